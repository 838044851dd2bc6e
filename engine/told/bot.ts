import type { Position } from '../play/position.ts'
import type { Random } from '../rules/chance.ts'
import type { Game, Step, Words } from '../rules/game.ts'
import type { Choice, Option, Seat } from '../rules/pause.ts'

/** What a bot sits in front of: no more than a player in its seat would know. */
export interface Seen<S> {
  readonly view: S
  readonly choice: Choice
  readonly random: Random
  /** The game as this seat knows it, to think ahead on. */
  position(): Position<S>
}

/** What is put before a bot that decides at first sight: to look ahead is refused. */
export function glance<S>(view: S, choice: Choice, random: Random): Seen<S> {
  return { view, choice, random, position: refusePosition }
}

function refusePosition(): never {
  throw new Error('This player decides at first sight: it may not look ahead')
}

/** A player that is a program: the index of the option it takes. */
export type Bot<S = unknown> = { decide(seen: Seen<S>): number }['decide']

/** What a game's index.ts exports, for every driver: app, command line, simulation. */
export interface GameModule<S = unknown> {
  readonly game: Game<S>
  readonly words: Words<S>
  /** The game's own competent player. */
  readonly heuristic: Bot<S>
  /** How far a search looks ahead in this game, and how sure it must be. */
  readonly thinking: Thinking<S>
}

/** What a search has to know of a game, and cannot find out by playing it. */
export interface Thinking<S = unknown> {
  /** A game that is tried out ends where one of these steps begins, and is judged as it stands. Empty: it is played out. */
  readonly until: readonly Step[]
  /** How many standard errors an answer must be better than the usual one to be taken instead. */
  readonly sure: number
  /** Games that are tried out in about a second on one core. */
  readonly second: number
  /** How many in a hundred answers do not occur to a cadet. */
  readonly slips: number
  /** What the board is worth to the first seat, where the standing alone would be short-sighted. */
  worth?(state: S): number
  /** A board on which what this seat does not know is drawn anew, where a view leaves anything out. */
  imagine?(view: S, seat: Seat, random: Random): S
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
