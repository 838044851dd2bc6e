import type { Run } from '../play/run.ts'
import type { Choice, Seat } from '../rules/pause.ts'

/**
 * What a seat would be asked after giving these answers, by id. Undefined where the move ends: a die falls, somebody
 * else is asked, the game is over; or where one of them is not legal. `open` gives a fresh run at the question as the
 * seat knows it, so that nothing can be foreseen that the seat does not know.
 */
export function foresee<S>(open: () => Run<S>, seat: Seat, ids: readonly string[]): Foreseen<S> | undefined {
  const run = open()
  for (const id of ids) {
    const { pause } = run
    if (pause?.kind !== 'choice' || pause.seat !== seat) return undefined
    const index = pause.options.findIndex(option => option.id === id)
    if (index < 0) return undefined
    run.answer(index)
  }
  const { pause, state } = run
  return pause?.kind === 'choice' && pause.seat === seat ? { choice: pause, state } : undefined
}

export interface Foreseen<S> {
  readonly choice: Choice
  /** The board as it would stand then. */
  readonly state: S
}
