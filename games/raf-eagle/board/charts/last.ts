import type { Logged } from '@tallyho/engine'
import type { Notes } from '../../vocabulary.ts'

/** What was last told under a key. The facts of a note are declared with its key. */
export function lastOf<K extends keyof Notes>(notes: readonly Logged[], what: K): Notes[K] | undefined {
  return notes.findLast(note => note.what === what)?.facts as Notes[K] | undefined
}
