import type { Fate, PilotFate } from '../pack/types.ts'

/** What becomes of an aircraft in a Fate Box, and of the man in it. */

export const FATES: Readonly<Record<Fate, string>> = {
  hangar: 'it limps home to the hangar',
  crashes: 'it crashes',
  fire: 'it is on fire',
}

export const PILOT_FATES: Readonly<Record<PilotFate, string>> = {
  'bails-out': 'he bails out',
  wounded: 'he is wounded',
  killed: 'he is killed',
}
