import type { Logged } from '@tallyho/engine'
import type { Notes } from '../../vocabulary.ts'

/** The facts of a note, if it is of this key: they are declared with it. */
export function factsIf<K extends keyof Notes>({ what, facts }: Logged, key: K): Notes[K] | undefined {
  return what === key ? (facts as Notes[keyof Notes] as Notes[K]) : undefined
}

/** What was last told under a key. */
export function lastOf<K extends keyof Notes>(notes: readonly Logged[], key: K): Notes[K] | undefined {
  const note = notes.findLast(({ what }) => what === key)
  return note && factsIf(note, key)
}
