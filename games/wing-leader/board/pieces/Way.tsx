import type { Ref } from '@tallyho/engine'
import { nameOf, neighbour } from '../../rules/01-words/geometry.ts'
import { unitAt } from '../../rules/01-words/units.ts'
import type { Path } from '../../rules/08-movement/reach.ts'
import type { Battle, Facing, Square } from '../../state.ts'
import { centreOf } from '../sky/places.ts'

/** The way to the far square under the pointer, square by square. */
export function Way({
  battle,
  flights,
  hovered,
  over,
}: {
  readonly battle: Battle
  /** Where it can be sent at once. */
  readonly flights: readonly Path[]
  readonly hovered: ReadonlySet<Ref>
  /** The square under the pointer. */
  readonly over: Square | undefined
}) {
  const shown =
    flights.find(({ square }) => square === over) ??
    flights.find(({ square }) => hovered.has(`square:${nameOf(square)}`))
  if (!battle.flight || !shown) return undefined
  const spots = squaresAlong(unitAt(battle, battle.flight.unit).square, shown.facings).map(centreOf)
  const last = spots.at(-1)
  return (
    <g className="wl-way">
      <path className="wl-reach-path" d={`M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {last && <circle cx={last.x} cy={last.y} r="7" />}
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
