import type { STEPS } from '../../sequence.ts'
import type { Asks, Notes, Rolls } from '../../vocabulary.ts'

/** What brings a lesson up: a step, a question, a roll or a note. */
export type Key = keyof typeof STEPS | keyof Asks | keyof Rolls | keyof Notes
