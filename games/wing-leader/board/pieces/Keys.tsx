import type { Ref } from '@tallyho/engine'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import type { Battle } from '../../state.ts'
import { CELL, centreOf } from '../sky/places.ts'

/** Of so many answers with a key the sky shows where they lead. */
const MOST = 9

/** The squares that the answers beside the sky name, each with the key of its answer. */
export function Keys(props: {
  readonly battle: Battle
  /** Where each of the answers that are listed leads, in their order; undefined for one that leads nowhere. */
  readonly named: readonly (string | undefined)[]
  readonly lit: ReadonlySet<Ref>
  readonly ink: number
  /** By touch answers have no keys: the squares say their names. */
  readonly byName: boolean
}) {
  const { battle, named, lit, ink, byName } = props
  const isFree = (name: string) =>
    !battle.units.some(({ at, square }) => at === 'map' && square === squareNamed(name))
  const shown = named.filter(name => name === undefined || lit.has(`square:${name}`)).slice(0, MOST)
  return shown.map((name, i) => {
    // Over a counter it would hide its letter, and the answer names that.
    if (name === undefined || !isFree(name)) return undefined
    const { x, y } = centreOf(squareNamed(name))
    const side = 8.5 * ink
    const wide = byName ? 15 : 8.5
    return (
      <g
        key={name}
        className="wl-key"
        transform={`translate(${x - CELL / 2 + wide * ink} ${y - CELL / 2 + side}) scale(${ink})`}
      >
        <rect x={-wide} y="-8.500" width={2 * wide} height="17" rx="3" />
        <text y="4.500" fontSize="12.500" textAnchor="middle">
          {byName ? name : i + 1}
        </text>
      </g>
    )
  })
}
