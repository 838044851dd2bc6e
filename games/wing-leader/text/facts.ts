import type { Logged } from '@tallyho/engine'
import type { Notes } from '../vocabulary.ts'

/** The facts of a note, if it is of this kind. */
export function factsIf<K extends keyof Notes>({ what, facts }: Logged, kind: K): Notes[K] | undefined {
  // Which facts a note has is known by its key.
  return what === kind ? (facts as unknown as Notes[K]) : undefined
}
