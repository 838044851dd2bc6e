import { usePick, useTip } from '@tallyho/kit'
import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { createContext, memo, useContext } from 'react'
import { CARD, SquadronFace, squadronLabel } from '../pieces/SquadronFace.tsx'
import type { SquadronShown } from '../pieces/shown.ts'
import { SquadronTip } from '../pieces/tips.tsx'

interface CounterProps {
  readonly at: Rect
  /** Pilots run: it stands at a slant. */
  readonly tilted?: boolean
  /** It has decided in this step. */
  readonly decided?: boolean
  /** It cannot fly now: what it does instead, in a word. */
  readonly word?: string | undefined
  /** Another lies over its lower part. */
  readonly under?: boolean
  /** It is drawn a second time, fanned out: the piece itself lies on its pile. */
  readonly copy?: boolean
}

const placed = ({ x, y, width, height }: Rect): string =>
  `translate(${x + width / 2} ${y + height / 2}) scale(${(width / CARD).toFixed(4)})`

/** Whether another of these places covers the lower part of this one. */
export const isUnder = ({ x, y, height }: Rect, places: readonly Rect[]): boolean =>
  places.some(other => other.x === x && other.y > y && other.y < y + height)

/** Squadrons that could be chosen, but can do little about what is asked: their frame is faint. */
export const Faint = createContext<ReadonlySet<string>>(new Set())

/** A squadron on the map: number, type, the letter of its section, and its rating in the roundel. */
export const MapCounter = memo(function MapCounter({
  at,
  tilted = false,
  decided = false,
  word,
  copy = false,
  under = false,
  ...squadron
}: SquadronShown & CounterProps) {
  const { id } = squadron
  const pick = usePick(
    `squadron:${id}`,
    `${squadronLabel(squadron)}${tilted ? ', scrambling' : ''}${word ? `, ${word}` : ''}${decided ? ', has decided' : ''}`,
  )
  const tip = useTip(() => <SquadronTip {...squadron} />)
  const isFaint = useContext(Faint).has(id)
  return (
    <g
      data-faint={isFaint || undefined}
      className={word === undefined ? 'mapped' : 'mapped mapped-away'}
      data-piece={copy ? undefined : `squadron:${id}`}
      {...pick}
      {...tip}
    >
      <g transform={`${placed(at)}${tilted ? ' rotate(-7)' : ''}`}>
        <rect className="mapped-halo" x="-25" y="-25" width="50" height="50" rx="11" />
        <SquadronFace {...squadron} word={word} under={under} />
        {decided && (
          <g className="mapped-tick" transform="translate(-18.500 -19)">
            <circle r="6.500" />
            <path d="M-3.200 .2l2.300 2.600l4.300 -5" />
          </g>
        )}
      </g>
    </g>
  )
})

/** One that lies under others on a pile: seen at its edge alone; it is picked up where the pile is fanned out. */
export const Beneath = memo(function Beneath({ at, ...squadron }: SquadronShown & { readonly at: Rect }) {
  return (
    <g className="mapped" data-piece={`squadron:${squadron.id}`} transform={placed(at)}>
      <SquadronFace {...squadron} />
    </g>
  )
})
