import type { Ref } from '@tallyho/engine'
import { nameOf, neighbour } from '../../rules/01-words/geometry.ts'
import { unitAt } from '../../rules/01-words/units.ts'
import type { Path } from '../../rules/08-movement/reach.ts'
import type { Battle, Facing, Square } from '../../state.ts'
import { points } from '../names.ts'
import { CELL, centreOf } from '../sky/places.ts'

/** The way to the far square under the pointer, square by square, and what it costs. */
export function Way(props: {
  readonly battle: Battle
  /** Where it can be sent at once. */
  readonly flights: readonly Path[]
  readonly hovered: ReadonlySet<Ref>
  /** The square under the pointer. */
  readonly over: Square | undefined
}) {
  const { battle, flights, hovered, over } = props
  const shown =
    flights.find(({ square }) => square === over) ??
    flights.find(({ square }) => hovered.has(`square:${nameOf(square)}`))
  if (!battle.flight || !shown) return undefined
  const spots = squaresAlong(unitAt(battle, battle.flight.unit).square, shown.facings).map(centreOf)
  const last = spots.at(-1)
  const d = `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`
  const half = CELL / 2
  return (
    <g className="wl-way">
      <path className="wl-way-under" d={d} />
      <path className="wl-way-line" d={d} />
      {spots.slice(1, -1).map(({ x, y }) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r="5" />
      ))}
      {last && (
        <g className="wl-goal" transform={`translate(${last.x} ${last.y})`}>
          <path
            d={`M${-half} ${-half + 11}v-11h11M${half - 11} ${-half}h11v11M${half} ${half - 11}v11h-11M${-half + 11} ${half}h-11v-11`}
          />
          <rect x="-17" y={-half - 9} width="34" height="18" rx="9" />
          <text y={-half + 5} fontSize="13.500">
            {points(shown.cost)}
          </text>
        </g>
      )}
    </g>
  )
}

function squaresAlong(from: Square, facings: readonly Facing[]): Square[] {
  const squares = [from]
  for (const facing of facings) {
    const next = neighbour(squares.at(-1) as Square, facing)
    if (next !== undefined) squares.push(next)
  }
  return squares
}
