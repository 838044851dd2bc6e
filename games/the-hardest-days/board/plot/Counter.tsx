import { SILHOUETTES, usePick, useTip } from '@tallyho/kit'
import type { Rect } from '@tallyho/kit/labels.ts'
import { memo } from 'react'
import { squadronLabel } from '../pieces/counters.tsx'
import type { SquadronShown } from '../pieces/shown.ts'
import { SquadronTip } from '../pieces/tips.tsx'

/** Side of a counter in its own units. */
const SIDE = 44

/** Corners of a Spitfire's counter are round, a Hurricane's are not. */
const CORNER = { Spitfire: 9, Hurricane: 2.5 } as const

interface CounterProps {
  readonly at: Rect
  /** Pilots run: it stands at a slant. */
  readonly tilted?: boolean
  /** It has decided in this step. */
  readonly decided?: boolean
}

/** A squadron on the map: number, type, the letter of its section, and its rating in the roundel. */
export const MapCounter = memo(function MapCounter({
  at,
  tilted = false,
  decided = false,
  ...squadron
}: SquadronShown & CounterProps) {
  const { id } = squadron
  const pick = usePick(
    `squadron:${id}`,
    `${squadronLabel(squadron)}${tilted ? ', scrambling' : ''}${decided ? ', has decided' : ''}`,
  )
  const tip = useTip(() => <SquadronTip {...squadron} />)
  const k = at.width / SIDE
  const turn = tilted ? ' rotate(-7)' : ''
  return (
    <g className="mapped" data-piece={`squadron:${id}`} {...pick} {...tip}>
      <g
        transform={`translate(${at.x + at.width / 2} ${at.y + at.height / 2}) scale(${k.toFixed(4)})${turn}`}
      >
        <rect className="mapped-halo" x="-25" y="-25" width="50" height="50" rx="11" />
        <Face {...squadron} />
        {decided && (
          <g className="mapped-tick" transform="translate(-15 -15)">
            <circle r="7" />
            <path d="M-3.200 .2l2.300 2.600l4.300 -5" />
          </g>
        )}
      </g>
    </g>
  )
})

/** The cardboard itself. */
export function Face({ id, type, letter, reduced, rating }: Omit<SquadronShown, 'pack' | 'marker'>) {
  const rx = CORNER[type]
  return (
    <g className={`card card-${type}`}>
      <rect className="card-shadow" x="-21" y="-19.500" width="44" height="44" rx={rx} />
      <rect className="card-body" x="-22" y="-22" width="44" height="44" rx={rx} />
      <path className="card-bird" d={SILHOUETTES[type]} transform="translate(0 -7) scale(.4)" />
      <path
        className="card-foot"
        d={`M-22 6H22V${22 - rx}A${rx} ${rx} 0 0 1 ${22 - rx} 22H${rx - 22}A${rx} ${rx} 0 0 1 -22 ${22 - rx}Z`}
      />
      <text className="card-number" y="1.500" fontSize={id.length > 3 ? 17 : 23}>
        {id}
      </text>
      <text className="card-letter" x="-13" y="19">
        {type.charAt(0)}
      </text>
      <text className="card-letter" x="0" y="19">
        {letter}
      </text>
      <circle className="card-roundel" cx="13" cy="14" r="7.600" />
      <text className="card-rating" x="13" y="18.800">
        {rating}
      </text>
      {reduced && <path className="card-green" d="M22 -22H6L22 -6Z" />}
      <rect className="card-edge" x="-22" y="-22" width="44" height="44" rx={rx} />
    </g>
  )
}
