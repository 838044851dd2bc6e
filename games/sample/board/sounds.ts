import type { Sounds } from '@tallyho/kit/sounds.ts'
import type { Notes } from '../vocabulary.ts'

/** What each note sounds like. */
export const SOUNDS: Sounds<Notes> = {
  sky: { rolls: 'card' },
  altitude: 'engines',
  shot: { rolls: 'dice', result: ({ hit }) => (hit ? 'hit' : 'guns') },
}
