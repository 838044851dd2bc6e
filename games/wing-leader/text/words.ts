import type { WordsOf } from '@tallyho/engine'
import type { Battle } from '../state.ts'
import type { Asks, Notes, Rolls } from '../vocabulary.ts'

/** Words for all that the game asks, tells and rolls for. */
export type GameWords = WordsOf<Asks, Notes, Battle, Rolls>

/** Those of one chapter; text.ts puts the chapters together, and none may be left out. */
export type ChapterWords = { readonly [Part in keyof GameWords]: Partial<GameWords[Part]> }
