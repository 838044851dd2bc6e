import { memo } from 'react'
import { SIDES } from '../../pack/types.ts'
import { forceOf, unitAt } from '../../rules/01-words/units.ts'
import type { Battle, Square, UnitNo } from '../../state.ts'
import { letterOf } from '../names.ts'
import { CELL } from '../sky/places.ts'
import type { Group, Layout } from './layout.ts'

const HALF = CELL / 2

/** What lies under the counters: the ring of a dogfight, and the corners of a square that several share. */
export function Grounds({ layout }: { readonly layout: Layout }) {
  return layout.groups.map(({ key, edge, whirls, units, at, ring }) =>
    edge !== undefined || (units.length < 2 && !whirls) ? undefined : (
      <GroundOf key={key} x={at.x} y={at.y} dogfight={whirls} ring={ring} />
    ),
  )
}

const GroundOf = memo(function GroundOf(props: {
  readonly x: number
  readonly y: number
  readonly dogfight: boolean
  readonly ring: number
}) {
  const { x, y, dogfight, ring } = props
  return (
    <g className={dogfight ? 'wl-ground wl-dogfight' : 'wl-ground'} transform={`translate(${x} ${y})`}>
      <rect x={-HALF} y={-HALF} width={CELL} height={CELL * ring} rx={dogfight ? 7 : 3} />
      {dogfight && (
        <path className="wl-swirl" transform={`translate(0 ${HALF * (ring - 1)}) scale(${ring})`} d={SWIRL} />
      )}
    </g>
  )
})

/** Three trails that turn about each other. */
const SWIRL = [0, 1, 2]
  .map(i => {
    const at = (turn: number, far: number) => {
      const angle = ((i * 120 + turn) * Math.PI) / 180
      return `${(Math.cos(angle) * HALF * far).toFixed(1)} ${(Math.sin(angle) * HALF * far).toFixed(1)}`
    }
    return `M${at(0, 0.93)}Q${at(50, 0.98)} ${at(80, 0.55)}T${at(110, 0.12)}`
  })
  .join('')

/** On each heap: who of either side lies in it, or how many, and whether it is about one of them. */
export function Counts(props: {
  readonly battle: Battle
  readonly layout: Layout
  readonly asked: ReadonlySet<UnitNo>
}) {
  const { battle, layout, asked } = props
  return layout.groups.map(({ key, ...group }) =>
    group.heaped ? (
      <g key={key}>
        {group.units.some(no => asked.has(no)) && (
          <path
            className="wl-heap-asked"
            transform={`translate(${group.at.x} ${group.at.y})`}
            d="M-19 -11V-19H-11M11 -19H19V-11M19 11V19H11M-11 19H-19V11"
          />
        )}
        <CountOf battle={battle} {...group} />
      </g>
    ) : undefined,
  )
}

/** More letters than this are counted instead. */
const LETTERS = 4

function CountOf({ battle, units, at }: { readonly battle: Battle } & Omit<Group, 'key'>) {
  const inHeap = units.map(no => unitAt(battle, no)).toSorted((a, b) => a.no - b.no)
  const letters = inHeap.map(({ id }) => letterOf(id))
  const isFew = letters.join('').length <= LETTERS
  const shown = SIDES.flatMap(side => {
    const own = inHeap.flatMap((unit, i) => (unit.side === side ? [letters[i]] : []))
    if (own.length === 0) return []
    const isAlone = own.length === units.length
    return { side, words: isFew ? own.join('') : isAlone ? `×${own.length}` : `${own.length}` }
  })
  const wide = (words: string) => 5 + 6 * words.length
  const all = shown.reduce((sum, { words }) => sum + wide(words), 0)
  return (
    <g className="wl-counts" transform={`translate(${at.x} ${at.y + HALF - 7.5})`}>
      {shown.map(({ side, words }, i) => {
        const before = shown.slice(0, i).reduce((sum, one) => sum + wide(one.words) + 1, 0)
        return (
          <g
            key={side}
            className={`wl-of-${forceOf(battle, side).nation}`}
            transform={`translate(${before + wide(words) / 2 - (all + shown.length - 1) / 2} 0)`}
          >
            <rect x={-wide(words) / 2} y="-7" width={wide(words)} height="14" rx="3.500" />
            <text y="4.600">{words}</text>
          </g>
        )
      })}
    </g>
  )
}

/** The group that lies in a square. */
export function groupAt(layout: Layout, square: Square | undefined): Group | undefined {
  return layout.groups.find(group => group.square === square && group.edge === undefined)
}
