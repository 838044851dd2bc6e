import { type Facts, type Note, note } from './note.ts'
import type { Option, Outcome, Procedure, Ref, Seat } from './pause.ts'
import { type Cup, chance, choose, chooseTogether, d6, d10, d12, draw, pick, stop } from './procedure.ts'

/**
 * What one game asks, tells and rolls for, declared once as types: questions by key with their options, notes by key
 * with their facts, chance by key with its outcomes. A key that is not declared does not compile, nor does a fact left out.
 */
export type Asks<A> = { readonly [K in keyof A]: Option }
export type Notes<N> = { readonly [K in keyof N]: object }
export type Rolls<R> = { readonly [K in keyof R]: Outcome }

type Key<T> = keyof T & string

/** A note of one game: its key says which facts it has. */
export type NoteOf<N, K extends Key<N> = Key<N>> =
  K extends Key<N> ? Omit<Note, 'what' | 'facts'> & { readonly what: K; readonly facts: N[K] } : never

/** Facts may be left out where a note has none. */
type FactsOf<F> = Record<string, never> extends F ? [facts?: F] : [facts: F]

/** The verbs that rules are written with, and the log read, for the keys of one game. */
export interface Vocabulary<A, N, R> {
  choose<K extends Key<A>, O extends A[K] & Option>(
    seat: Seat,
    ask: K,
    options: readonly O[],
    about?: readonly Ref[],
  ): Procedure<O>
  stop<K extends Key<A>, O extends A[K] & Option>(
    seat: Seat,
    ask: K,
    options: readonly O[],
    about?: readonly Ref[],
  ): Procedure<O>
  chooseTogether<K extends Key<A>, O extends A[K] & Option>(
    asks: readonly { readonly seat: Seat; readonly ask: K; readonly options: readonly O[] }[],
  ): Procedure<O[]>
  chance<K extends Key<R>, C extends R[K] & Outcome>(
    what: K,
    outcomes: readonly C[],
    about?: readonly Ref[],
    against?: number,
  ): Procedure<C>
  d6(what: Key<R>, about?: readonly Ref[], against?: number): Procedure<number>
  d10(what: Key<R>, about?: readonly Ref[], against?: number): Procedure<number>
  d12(what: Key<R>, about?: readonly Ref[], against?: number): Procedure<number>
  draw<C extends string>(what: Key<R>, cup: Cup<C>, about?: readonly Ref[]): Procedure<C>
  pick<T extends { readonly id: string }>(
    what: Key<R>,
    things: readonly T[],
    about?: readonly Ref[],
  ): Procedure<T>
  note<K extends Key<N>>(rule: string, what: K, ...facts: FactsOf<N[K]>): void
  /** What a note of the log tells, if it is of this key. */
  factsIf<K extends Key<N>>(note: Told, what: K): N[K] | undefined
  /** What all notes of a key tell, in order. */
  factsIn(notes: readonly Told[]): <K extends Key<N>>(what: K) => readonly N[K][]
  /** What a table over keys makes of a note; undefined where it has nothing for its key. */
  readBy<T>(table: { readonly [K in Key<N>]?: (facts: N[K]) => T }, note: Told): T | undefined
}

type Told = Pick<Note, 'what' | 'facts'>

/** The engine's own verbs, seen through the types of one game: nothing is added when it runs. */
export function vocabulary<
  A extends Asks<A>,
  N extends Notes<N>,
  R extends Rolls<R> = Record<never, Outcome>,
>(): Vocabulary<A, N, R> {
  return VERBS as unknown as Vocabulary<A, N, R>
}

const factsIf = ({ what, facts }: Told, key: string) => (what === key ? facts : undefined)

const factsIn = (notes: readonly Told[]) => (key: string) =>
  notes.flatMap(({ what, facts }) => (what === key ? [facts] : []))

const readBy = <T>(table: { readonly [key: string]: (facts: Facts) => T }, { what, facts }: Told) =>
  table[what]?.(facts)

const VERBS = {
  choose,
  stop,
  chooseTogether,
  chance,
  d6,
  d10,
  d12,
  draw,
  pick,
  note,
  factsIf,
  factsIn,
  readBy,
}
