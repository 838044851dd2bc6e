import { atOnce } from '../play/at-once.ts'
import type { Answer, Option, Outcome, Pause, Procedure, Ref, Seat } from './pause.ts'

/** Asks one seat for one of the legal options. A forced choice is taken without a pause. */
export function choose<O extends Option>(
  seat: Seat,
  ask: string,
  options: readonly O[],
  about?: readonly Ref[],
): Procedure<O> {
  return options.length === 1 ? new Known(options[0] as O) : stop(seat, ask, options, about)
}

/** The same, but it waits for the answer even if there is only one: where a person looks at the table before going on. */
export function stop<O extends Option>(
  seat: Seat,
  ask: string,
  options: readonly O[],
  about?: readonly Ref[],
): Procedure<O> {
  if (options.length === 0) throw new Error(`No legal option for '${ask}'`)
  return answered({ kind: 'choice', seat, ask, options, about }, options, ask)
}

/** Asks several seats at once; nobody sees another's answer before all have answered. */
export function* chooseTogether<O extends Option>(
  asks: readonly { seat: Seat; ask: string; options: readonly O[] }[],
): Procedure<O[]> {
  for (const { ask, options } of asks)
    if (options.length === 0) throw new Error(`No legal option for '${ask}'`)
  const pause: Pause = { kind: 'together', asks: asks.map(ask => ({ kind: 'choice', ...ask })) }
  const answer = atOnce(pause) ?? (yield pause)
  if (typeof answer === 'number' || answer.length !== asks.length)
    throw new Error('A secret choice needs one answer from every seat')
  return asks.map(({ ask, options }, i) => options[index(answer[i] ?? -1, options.length, ask)] as O)
}

/** Lets chance pick one of the weighted outcomes. A certain outcome is taken without a pause. */
export function chance<C extends Outcome>(
  what: string,
  outcomes: readonly C[],
  about?: readonly Ref[],
  against?: number,
): Procedure<C> {
  if (outcomes.length === 1) return new Known(outcomes[0] as C)
  if (outcomes.length === 0) throw new Error(`Nothing to draw for '${what}'`)
  return fall(what, outcomes, outcomes, about, against)
}

/** Chance picks one of these things, by the outcome in its place. */
function fall<T>(
  what: string,
  outcomes: readonly Outcome[],
  things: readonly T[],
  about: readonly Ref[] | undefined,
  against: number | undefined,
): Procedure<T> {
  return answered({ kind: 'chance', what, outcomes, about, against }, things, what)
}

/** The faces of a die. */
export const SIX: readonly Outcome[] = faces(6)
export const TEN: readonly Outcome[] = faces(10)
export const TWELVE: readonly Outcome[] = faces(12)

function faces(count: number): readonly Outcome[] {
  return Object.freeze(Array.from({ length: count }, (_, i) => ({ id: String(i + 1), weight: 1 })))
}

const ONE_TO_SIX = [1, 2, 3, 4, 5, 6]
const ONE_TO_TEN = [...ONE_TO_SIX, 7, 8, 9, 10]
const ONE_TO_TWELVE = [...ONE_TO_TEN, 11, 12]

/** One six-sided die. */
export function d6(what: string, about?: readonly Ref[], against?: number): Procedure<number> {
  return fall(what, SIX, ONE_TO_SIX, about, against)
}

/** One ten-sided die, 1 to 10. */
export function d10(what: string, about?: readonly Ref[], against?: number): Procedure<number> {
  return fall(what, TEN, ONE_TO_TEN, about, against)
}

/** One twelve-sided die. */
export function d12(what: string, about?: readonly Ref[], against?: number): Procedure<number> {
  return fall(what, TWELVE, ONE_TO_TWELVE, about, against)
}

/** How many of each kind are in a cup or deck. The order is not known to anybody, so it is nowhere. */
export type Cup<C extends string = string> = Record<C, number>

export function cupSize(cup: Cup): number {
  let size = 0
  for (const kind in cup) size += cup[kind] as number
  return size
}

/** Draws one chit from a cup that is not empty, and takes it out. */
export function draw<C extends string>(what: string, cup: Cup<C>, about?: readonly Ref[]): Procedure<C> {
  const outcomes: { id: C; weight: number }[] = []
  for (const id in cup) if (cup[id] > 0) outcomes.push({ id, weight: cup[id] })
  return after(chance(what, outcomes, about), ({ id }) => {
    cup[id] -= 1
    return id
  })
}

export function putBack<C extends string>(cup: Cup<C>, chit: C): void {
  cup[chit] += 1
}

/** Picks one of several things at random, each as likely as the other. */
export function pick<T extends { readonly id: string }>(
  what: string,
  things: readonly T[],
  about?: readonly Ref[],
): Procedure<T> {
  if (things.length === 1) return new Known(things[0] as T)
  if (things.length === 0) throw new Error(`Nothing to pick for '${what}'`)
  const outcomes = things.map(({ id }) => ({ id, weight: 1 }))
  return fall(what, outcomes, things, about, undefined)
}

/** What nobody waits for: a forced choice, or an answer that was given at once. It is its own end. */
class Known<T> implements Procedure<T> {
  readonly done = true

  constructor(readonly value: T) {}

  next(): this {
    return this
  }

  [Symbol.iterator](): this {
    return this
  }
}

/** A procedure that has nothing to ask. */
export function known<T>(value: T): Procedure<T> {
  return new Known(value)
}

/**
 * What comes of a procedure, without another pause: `after(d6('fuse'), die => die > 4)`. The same as a generator that says
 * so, but where nobody waits there is none to be made: worth it for what is asked all the time.
 */
export function after<T, U>(first: Procedure<T>, then: (value: T) => U): Procedure<U> {
  return first instanceof Known ? new Known(then(first.value)) : afterWait(first, then)
}

function* afterWait<T, U>(first: Procedure<T>, then: (value: T) => U): Procedure<U> {
  return then(yield* first)
}

/** One of these things, by the answer to a pause. */
function answered<T>(pause: Pause, things: readonly T[], ask: string): Procedure<T> {
  const answer = atOnce(pause)
  if (answer === undefined) return waited(pause, things, ask)
  return new Known(things[index(answer, things.length, ask)] as T)
}

function* waited<T>(pause: Pause, things: readonly T[], ask: string): Procedure<T> {
  return things[index(yield pause, things.length, ask)] as T
}

function index(answer: Answer, length: number, ask: string): number {
  if (typeof answer === 'number' && answer >= 0 && answer < length && Number.isInteger(answer)) return answer
  throw new Error(`'${ask}' has ${length} answers; ${JSON.stringify(answer)} is none of them`)
}
