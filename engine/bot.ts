import type { Random } from './chance.ts'
import type { Game, Words } from './game.ts'
import type { Choice } from './pause.ts'
import type { Run } from './run.ts'

/** What a bot sits in front of: no more than a player in its seat would know. */
export interface Seen<S> {
  readonly view: S
  readonly choice: Choice
  readonly random: Random
  /** A copy of the game as this seat knows it, to think ahead on. */
  fork(): Run<S>
}

/** A player that is a program: the index of the option it takes. */
export type Bot<S = unknown> = { decide(seen: Seen<S>): number }['decide']

/** What a game's index.ts exports, for every driver: app, command line, simulation. */
export interface GameModule<S = unknown> {
  readonly game: Game<S>
  readonly words: Words<S>
  /** The game's own competent player. */
  readonly heuristic: Bot<S>
}
