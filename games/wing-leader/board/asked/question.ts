import type { Option, Pause, Ref } from '@tallyho/engine'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { unitAt } from '../../rules/01-words/units.ts'
import { type MoveOption, optionsFor } from '../../rules/08-movement/move-options.ts'
import { circlesOut, farPaths, type Path } from '../../rules/08-movement/reach.ts'
import type { Battle, Square, Unit } from '../../state.ts'
import { attacksIn } from './attack.ts'
import { onStep } from './step.ts'

/** Questions that the board asks of the pause. */

const NO_FLIGHTS: readonly Path[] = []
const NO_COSTS: ReadonlyMap<Square, number> = new Map()

function unitIn(battle: Battle, refs: Iterable<Ref>): Unit | undefined {
  for (const ref of refs) if (ref.startsWith('unit:')) return unitAt(battle, Number(ref.slice(5)))
  return undefined
}

/** The unit that the question is about: whose facing or next step is chosen. */
export function moverOf(battle: Battle, pause: Pause | undefined): Unit | undefined {
  if (pause?.kind !== 'choice') return undefined
  return unitIn(battle, pause.about ?? []) ?? (battle.flight && unitAt(battle, battle.flight.unit))
}

/** The first unit among the answers, else the first of whoever is asked. */
export function askedUnit(battle: Battle, pause: Pause | undefined): Unit | undefined {
  if (pause?.kind !== 'choice') return undefined
  const { seat, options } = pause
  const first = options.flatMap(({ on }) => on ?? []).find(ref => ref.startsWith('unit:'))
  return first === undefined
    ? battle.units.find(({ side, at }) => side === seat && at === 'map')
    : unitIn(battle, [first])
}

/** Far squares to which the unit that moves can be sent at once. */
export const flightsIn = onStep<Path>((battle, flight, unit, pause) => {
  // In a lesson not all that the rules offer is asked for.
  const paths = farPaths(battle, unit, flight, optionsFor(battle, unit, flight))
  const [attack] = attacksIn(battle, pause)
  // To its prey it goes the way that is best to attack by.
  return attack ? [...paths.filter(({ square }) => square !== attack.path.square), attack.path] : paths
})

/** WL-8.3.f The answers that circle where it is until the move is over, if they are several. */
export const roundsIn = onStep<string>((battle, flight, unit) => circlesOut(battle, unit, flight))

/** The squares next to it, each a way of one step. */
export function stepsIn(pause: Pause | undefined): readonly Path[] {
  if (pause?.kind !== 'choice' || pause.ask !== 'move.step') return NO_FLIGHTS
  return (pause.options as readonly MoveOption[]).flatMap(option =>
    option.act === 'step' && option.square !== undefined && !option.leavesWing
      ? [{ square: option.square, cost: option.cost, facings: [option.facing] }]
      : [],
  )
}

/** A number that an option carries for its rule. */
function numberIn(option: Option, field: string): number | undefined {
  const value: unknown = Reflect.get(option, field)
  return typeof value === 'number' ? value : undefined
}

/** The cheapest way into each square that an option leads to, in half Movement Points. */
export function costsOf(pause: Pause | undefined, flights: readonly Path[]): ReadonlyMap<Square, number> {
  if (pause?.kind !== 'choice' || pause.ask !== 'move.step') return NO_COSTS
  const costs = new Map<Square, number>(flights.map(({ square, cost }) => [square, cost]))
  for (const option of pause.options) {
    const cost = numberIn(option, 'cost')
    if (cost === undefined) continue
    for (const ref of option.on ?? [])
      if (ref.startsWith('square:')) {
        const square = squareNamed(ref.slice(7))
        costs.set(square, Math.min(cost, costs.get(square) ?? cost))
      }
  }
  return costs
}

/** WL-8.2.e Squares that only a declared dive comes to. */
export function divesIn(flights: readonly Path[]): ReadonlySet<Square> {
  return new Set(flights.filter(({ bonus }) => bonus).map(({ square }) => square))
}

export function facingsOf(lit: ReadonlySet<Ref>): readonly number[] {
  const facings: number[] = []
  for (const ref of lit) if (ref.startsWith('facing:')) facings.push(Number(ref.slice(7)))
  return facings
}
