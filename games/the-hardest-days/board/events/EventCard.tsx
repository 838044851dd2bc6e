import type { CardProps, SumLine } from '@tallyho/kit'
import type { Day } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import { reasonName } from '../pieces/names.ts'

/** What the card of one of these notes is given. */
export type Card<K extends keyof Notes> = CardProps<Day, Notes[K]>

/** Itemised modifiers as lines of a sum. */
export function sumLines(modifiers: readonly { readonly why: string; readonly by: number }[]): SumLine[] {
  return modifiers.map(({ why, by }) => ({ what: reasonName(why), by }))
}
