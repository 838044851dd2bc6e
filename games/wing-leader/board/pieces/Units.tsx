import { useLooked } from '@tallyho/kit'
import { memo } from 'react'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { unitAt } from '../../rules/01-words/units.ts'
import type { Battle, UnitNo } from '../../state.ts'
import { faceOf, unitLabel } from '../shown.ts'
import { CELL } from '../sky/places.ts'
import { type Group, LARGE, type Layout } from './layout.ts'
import { type FaceProps, UnitFace } from './UnitFace.tsx'
import { useUnit } from './useUnit.tsx'

/** Farther from its square than this a counter is tied to it by a line. */
const NEAR = 15

/** What lies under the counters: the ring of a dogfight, and to which square a heap belongs. */
export function Grounds({ layout }: { readonly layout: Layout }) {
  return layout.groups.map(({ key, ...group }) => <GroundOf key={key} {...group} />)
}

const GroundOf = memo(function GroundOf({
  square,
  edge,
  dogfight,
  units,
  home,
  at,
  radius,
  wide,
  high,
}: Omit<Group, 'key'>) {
  const away = Math.hypot(at.x - home.x, at.y - home.y) > NEAR
  const half = CELL / 2
  return (
    <>
      {edge === undefined && (away || units.length > 1) && (
        <g className="wl-tether">
          {away && <path className="wl-tether-line" d={`M${home.x} ${home.y}L${at.x} ${at.y}`} />}
          <path
            d={`M${home.x - half} ${home.y - half + 9}v-9h9M${home.x + half - 9} ${home.y - half}h9v9M${home.x + half} ${home.y + half - 9}v9h-9M${home.x - half + 9} ${home.y + half}h-9v-9`}
          />
        </g>
      )}
      {dogfight === undefined && units.length > 1 && (
        <rect className="wl-heap" x={at.x - wide / 2} y={at.y - high / 2} width={wide} height={high} rx="9" />
      )}
      {dogfight !== undefined && (
        <g className="wl-dogfight" transform={`translate(${at.x} ${at.y})`}>
          <circle r={radius} />
          <path className="wl-swirl" d={swirl(radius)} />
          <text y={radius - 5} fontSize="13.500">
            dogfight {dogfight} · {nameOf(square)}
          </text>
        </g>
      )}
    </>
  )
})

/** Three trails that turn about each other. */
function swirl(r: number): string {
  return [0, 1, 2]
    .map(i => {
      const at = (turn: number, far: number) => {
        const angle = ((i * 120 + turn) * Math.PI) / 180
        return `${(Math.cos(angle) * r * far).toFixed(1)} ${(Math.sin(angle) * r * far).toFixed(1)}`
      }
      return `M${at(0, 0.93)}Q${at(50, 0.98)} ${at(80, 0.55)}T${at(110, 0.12)}`
    })
    .join('')
}

/** Every unit that flies, each one element wherever it goes. */
export function Units({ battle, layout }: { readonly battle: Battle; readonly layout: Layout }) {
  return battle.units.map(({ no }) => {
    const spot = layout.spots.get(no)
    if (!spot) return undefined
    const unit = unitAt(battle, no)
    return (
      <UnitPiece
        key={no}
        no={no}
        x={spot.x}
        y={spot.y}
        label={unitLabel(battle, unit)}
        {...faceOf(battle, unit)}
      />
    )
  })
}

interface PieceProps extends FaceProps {
  readonly no: UnitNo
  readonly x: number
  readonly y: number
  readonly label: string
}

/** One counter that can be picked, looked at and explained. */
const UnitPiece = memo(function UnitPiece({ no, x, y, label, ...face }: PieceProps) {
  const handlers = useUnit(no, label)
  const selected = useLooked(({ selected }) => selected === no)
  return (
    <g
      className={selected ? 'wl-unit wl-unit-selected' : 'wl-unit'}
      transform={`translate(${x} ${y}) scale(${LARGE})`}
      data-piece={`unit:${no}`}
      {...handlers}
    >
      <path className="wl-asked" d="M-24 -15V-23H-15M15 -23H24V-15M24 15V23H15M-15 23H-24V15" />
      <UnitFace {...face} />
    </g>
  )
})
