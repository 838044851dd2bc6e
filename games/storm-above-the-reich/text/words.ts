import type { AskWords, Option, WordsOf } from '@tallyho/engine'
import type { Campaign } from '../state.ts'
import type { Asks, Notes, Rolls } from '../vocabulary.ts'

/** Words for everything the game asks, tells and rolls for. */
export type All = WordsOf<Asks, Notes, Campaign, Rolls>

/** Those of one chapter: a key that the vocabulary does not have does not compile, and text.ts sees that none is left out. */
export type Chapter = { readonly [K in keyof All]: Partial<All[K]> }

/** Words for a question whose answers are of one kind. */
export type Words<O extends Option> = AskWords<Campaign, O>
