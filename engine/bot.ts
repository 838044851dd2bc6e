import type { Random } from './chance.ts'
import type { Game, Words } from './game.ts'
import type { Choice, Option } from './pause.ts'
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

/** How a player answers one question: the index of the option it takes. */
export type Decision<S, O extends Option = Option> = (view: S, choice: Choice<O>, seen: Seen<S>) => number

/** One decision for every question of a game: a question left out does not compile. */
export type Decisions<S, A> = { readonly [K in keyof A]: Decision<S, A[K] & Option> }

/** A player made of its decisions. */
export function playerOf<A, S>(decisions: Decisions<S, A>): Bot<S> {
  const byAsk = decisions as unknown as Readonly<Record<string, Decision<S>>>
  return seen => {
    const decide = byAsk[seen.choice.ask]
    if (decide === undefined) throw new Error(`The machine has no answer to '${seen.choice.ask}'`)
    return decide(seen.view, seen.choice, seen)
  }
}

/** The option of the highest worth; the first of equals. */
export function best<O extends Option>({ options }: Choice<O>, worth: (option: O) => number): number {
  let index = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < options.length; i++) {
    const value = worth(options[i] as O)
    if (value > most) {
      most = value
      index = i
    }
  }
  return index
}

/** The option of this id, or the first. */
export function named({ options }: Choice, id: string): number {
  for (let i = 0; i < options.length; i++) if (options[i]?.id === id) return i
  return 0
}

/** The same answer whenever it is offered. */
export function always(id: string): Decision<unknown> {
  return (_, choice) => named(choice, id)
}
