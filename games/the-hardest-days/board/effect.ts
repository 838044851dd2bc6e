import type { Notes } from '../vocabulary.ts'

type Effect = Notes['fight']['groupEffect']

/** THD-12.3 Where a fight sends a unit, reduced or not; undefined: it stays. */
export function destinationIn(effect: Effect): 'inflight' | 'light' | 'heavy' | undefined {
  const to = effect.replace('reduced ', '')
  return to === 'inflight' || to === 'light' || to === 'heavy' ? to : undefined
}

/** The loss in it, if there is one: a unit that is merely in flight again has lost nothing that counts. */
export function lossIn(effect: Effect): 'light' | 'heavy' | undefined {
  const to = destinationIn(effect)
  return to === 'inflight' ? undefined : to
}
