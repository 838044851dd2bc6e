import { noted, type Procedure } from '@tallyho/engine'
import type { Battle, Unit, UnitNo } from '../../state.ts'
import { d6, note } from '../../vocabulary.ts'
import { altitudeOf } from '../01-words/geometry.ts'
import { named, unitAt } from '../01-words/units.ts'
import { basicSpeed } from '../03-aircraft/ratings.ts'

/** Who moves before whom among fighters (6.1.1). */

/** WL-6.1.1.a Lower units before higher ones, slower before faster. */
export function initiativeOf(battle: Battle, unit: Unit): number {
  return altitudeOf(unit.square) * 100 + basicSpeed(battle, unit)
}

/** Units in the order of their initiative, ties settled by dice. */
export function* initiativeOrder(battle: Battle, units: readonly UnitNo[]): Procedure<UnitNo[]> {
  if (units.length < 2) return [...units]
  return yield* inOrder(battle, units, no => initiativeOf(battle, unitAt(battle, no)))
}

/** Sorts by a figure, lowest first; whoever shares a figure rolls for the order among themselves. */
function* inOrder(
  battle: Battle,
  units: readonly UnitNo[],
  figureOf: (no: UnitNo) => number,
): Procedure<UnitNo[]> {
  const figures = units.map(figureOf)
  const places = units.map((_, place) => place)
  places.sort((a, b) => (figures[a] as number) - (figures[b] as number) || a - b)
  const order: UnitNo[] = []
  for (let from = 0; from < places.length; ) {
    const figure = figures[places[from] as number]
    let to = from + 1
    while (to < places.length && figures[places[to] as number] === figure) to += 1
    const tied = places.slice(from, to).map(place => units[place] as UnitNo)
    order.push(...(tied.length === 1 ? tied : yield* rollOff(battle, tied)))
    from = to
  }
  return order
}

/** WL-6.1.1.b Low moves first; those who tie roll again, and only for their order among themselves. */
function* rollOff(battle: Battle, tied: readonly UnitNo[]): Procedure<UnitNo[]> {
  const dice: number[] = []
  for (const no of tied) {
    const die = yield* d6('initiative.roll')
    dice.push(die)
    if (noted())
      note('WL-6.1.1.b', 'initiative', {
        ...named(unitAt(battle, no)),
        dice: [die],
        modifiers: [],
        total: die,
      })
  }
  return yield* inOrder(battle, tied, no => dice[tied.indexOf(no)] as number)
}
