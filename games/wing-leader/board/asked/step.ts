import type { Choice, Pause } from '@tallyho/engine'
import { unitAt } from '../../rules/01-words/units.ts'
import type { Battle, Flight, Unit } from '../../state.ts'

/** What is reckoned of the next step of a move: once for each such question, for the list, the sky and the eye ask for it. */
export function onStep<T>(
  reckon: (battle: Battle, flight: Flight, unit: Unit, choice: Choice) => readonly T[],
): (battle: Battle, pause: Pause | undefined) => readonly T[] {
  const known = new WeakMap<Pause, readonly T[]>()
  const none: readonly T[] = []
  return (battle, pause) => {
    const { flight } = battle
    if (!flight || pause?.kind !== 'choice' || pause.ask !== 'move.step') return none
    const found = known.get(pause) ?? reckon(battle, flight, unitAt(battle, flight.unit), pause)
    known.set(pause, found)
    return found
  }
}
