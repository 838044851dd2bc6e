import type { Stretches } from '@tallyho/bots'
import type { ChanceSource, GameModule, Guide, Match, Random } from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/manners.ts'
import type { Seating } from './shown.ts'

/** Answers that a player gives always, by question, with the words in which they were given. */
export type Orders = Readonly<Record<string, { readonly id: string; readonly said: string }>>

export interface DealerParts<S> {
  readonly module: GameModule<S>
  readonly manners?: Manners<S>
  readonly match: Match<S>
  readonly seating: Seating
  readonly ownDice: boolean
  readonly orders?: Orders | undefined
  /** Answers that the machine gave in a player's place, as far as it is known. */
  readonly byMachine?: Stretches | undefined
  /** It has ended, but everything of it may still be taken back. */
  readonly mayReopen?: boolean
  /** Whether dice wait for the player's press after a decision of his. */
  press?(): boolean
  /** Whether the first of them waits too: a game that teaches begins with the board as it lies. */
  readonly beginsAtRest?: boolean
  /** Whether a question is asked even if nothing but rare answers is left to do. */
  asksAll?(): boolean
  readonly chance?: ChanceSource
  readonly numbers?: Random
  /** The lesson that this game is, if it is one. */
  readonly guide?: Guide<S> | undefined
}
