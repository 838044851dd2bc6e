import { noted, type Procedure } from '@tallyho/engine'
import type { Battle, Unit, UnitNo } from '../../state.ts'
import { d6, note } from '../../vocabulary.ts'
import { altitudeOf } from '../01-words/geometry.ts'
import { named, unitAt } from '../01-words/units.ts'
import { basicSpeed } from '../03-aircraft/ratings.ts'

/** Who moves before whom among fighters (6.1.1). */

/** WL-6.1.1.a Lower units before higher ones, then slower before faster: less than 0 if the first moves before the second. */
export function byInitiative(battle: Battle, a: Unit, b: Unit): number {
  return altitudeOf(a.square) - altitudeOf(b.square) || basicSpeed(battle, a) - basicSpeed(battle, b)
}

/** Units in the order of their initiative, ties settled by dice. */
export function* initiativeOrder(battle: Battle, units: readonly UnitNo[]): Procedure<UnitNo[]> {
  if (units.length < 2) return [...units]
  return yield* inOrder(battle, units, (a, b) => byInitiative(battle, unitAt(battle, a), unitAt(battle, b)))
}

/** Sorts; those between whom nothing decides roll for the order among themselves. */
function* inOrder(
  battle: Battle,
  units: readonly UnitNo[],
  compare: (a: UnitNo, b: UnitNo) => number,
): Procedure<UnitNo[]> {
  const sorted = [...units].sort(compare)
  const order: UnitNo[] = []
  while (order.length < sorted.length) {
    const first = sorted[order.length] as UnitNo
    const tied = sorted.slice(order.length).filter(no => compare(first, no) === 0)
    order.push(...(tied.length === 1 ? tied : yield* rollOff(battle, tied)))
  }
  return order
}

/** WL-6.1.1.b Low moves first; those who tie roll again, and only for their order among themselves. */
function* rollOff(battle: Battle, tied: readonly UnitNo[]): Procedure<UnitNo[]> {
  const dice: number[] = []
  for (const no of tied) {
    const die = yield* d6('initiative.roll', [`unit:${no}`])
    dice.push(die)
    if (noted())
      note('WL-6.1.1.b', 'initiative', {
        ...named(unitAt(battle, no)),
        dice: [die],
        modifiers: [],
        total: die,
      })
  }
  const rolled = (no: UnitNo) => dice[tied.indexOf(no)] as number
  return yield* inOrder(battle, tied, (a, b) => rolled(a) - rolled(b))
}
