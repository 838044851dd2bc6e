import type { Ref } from '@tallyho/engine'
import { nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import type { Battle, Square, Unit } from '../../state.ts'
import { CELL, centreOf } from '../sky/places.ts'
import { besides } from './besides.ts'

/** Of so many answers with a key the sky shows where they lead. */
const MOST = 9

/** The squares that the answers beside the sky name, each with the key of its answer. */
export function Keys(props: {
  readonly battle: Battle
  /** Where each of the answers that are listed leads, in their order; undefined for one that leads nowhere. */
  readonly named: readonly (string | undefined)[]
  readonly lit: ReadonlySet<Ref>
  /** The unit that is asked about: it may stay where it is. */
  readonly mover: Unit | undefined
  readonly ink: number
  /** By touch answers have no keys: the squares say their names. */
  readonly byName: boolean
}) {
  const { battle, named, lit, mover, ink, byName } = props
  const isFree = (name: string) =>
    !battle.units.some(({ at, square }) => at === 'map' && square === squareNamed(name))
  const here = mover && nameOf(mover.square)
  const open = [...lit].filter(ref => ref.startsWith('square:')).map(ref => ref.slice('square:'.length))
  const isOpen = (square: Square) => lit.has(`square:${nameOf(square)}`)
  const shown = named
    .filter(name => name === undefined || name === here || lit.has(`square:${name}`))
    .slice(0, MOST)
  // In a lesson the only square that is open may be none of those that are wanted most.
  const keyed = open.length === 1 && shown.every(name => name === undefined) ? open : shown
  return keyed.map((name, i) => {
    // A square with a counter in it is known by that, where there is no key.
    if (name === undefined || (byName && !isFree(name))) return undefined
    const { x, y } = centreOf(squareNamed(name))
    const wide = byName ? 15 : 8.5
    // Two ways to one square side by side; round a counter, whose letter and name are to be read.
    const nth = keyed.slice(0, i).filter(other => other === name).length
    const corner = { x: x - CELL / 2 + wide * ink, y: y - CELL / 2 + 8.5 * ink }
    const spots = isFree(name) ? [] : besides(battle, squareNamed(name), isOpen, wide * ink, 8.5 * ink)
    // Each place has room for one; at the second stands the cost of a square with a counter in it.
    const at = spots[nth === 0 ? 0 : nth + 1] ?? { ...corner, x: corner.x + 2 * wide * ink * nth }
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: by the key of its answer
        key={i}
        className="wl-key"
        transform={`translate(${at.x} ${at.y}) scale(${ink})`}
      >
        <rect x={-wide} y="-8.500" width={2 * wide} height="17" rx="3" />
        <text y="4.500" fontSize="12.500" textAnchor="middle">
          {byName ? name : i + 1}
        </text>
      </g>
    )
  })
}
