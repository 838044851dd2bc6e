import { atOnce } from '../play/at-once.ts'
import type { Answer, Choice, Option, Outcome, Pause, Procedure, Ref, Seat } from './pause.ts'

/** Asks one seat for one of the legal options. A forced choice is taken without a pause. */
export function* choose<O extends Option>(
  seat: Seat,
  ask: string,
  options: readonly O[],
  about?: readonly Ref[],
): Procedure<O> {
  if (options.length === 1) return options[0] as O
  const pause = question(seat, ask, options, about)
  return options[index(atOnce(pause) ?? (yield pause), options.length, ask)] as O
}

/** The same, but it waits for the answer even if there is only one: where a person looks at the table before going on. */
export function* stop<O extends Option>(
  seat: Seat,
  ask: string,
  options: readonly O[],
  about?: readonly Ref[],
): Procedure<O> {
  const pause = question(seat, ask, options, about)
  return options[index(atOnce(pause) ?? (yield pause), options.length, ask)] as O
}

function question<O extends Option>(
  seat: Seat,
  ask: string,
  options: readonly O[],
  about: readonly Ref[] | undefined,
): Choice<O> {
  if (options.length === 0) throw new Error(`No legal option for '${ask}'`)
  return { kind: 'choice', seat, ask, options, about }
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
export function* chance<C extends Outcome>(
  what: string,
  outcomes: readonly C[],
  about?: readonly Ref[],
  against?: number,
): Procedure<C> {
  if (outcomes.length === 1) return outcomes[0] as C
  if (outcomes.length === 0) throw new Error(`Nothing to draw for '${what}'`)
  const pause = fall(what, outcomes, about, against)
  return outcomes[index(atOnce(pause) ?? (yield pause), outcomes.length, what)] as C
}

function fall(
  what: string,
  outcomes: readonly Outcome[],
  about: readonly Ref[] | undefined,
  against: number | undefined,
): Pause {
  return { kind: 'chance', what, outcomes, about, against }
}

/** The faces of a die. */
export const SIX: readonly Outcome[] = faces(6)
export const TEN: readonly Outcome[] = faces(10)
export const TWELVE: readonly Outcome[] = faces(12)

function faces(count: number): readonly Outcome[] {
  return Object.freeze(Array.from({ length: count }, (_, i) => ({ id: String(i + 1), weight: 1 })))
}

/** One six-sided die. */
export function* d6(what: string, about?: readonly Ref[], against?: number): Procedure<number> {
  const pause = fall(what, SIX, about, against)
  return index(atOnce(pause) ?? (yield pause), 6, what) + 1
}

/** One ten-sided die, 1 to 10. */
export function* d10(what: string, about?: readonly Ref[], against?: number): Procedure<number> {
  const pause = fall(what, TEN, about, against)
  return index(atOnce(pause) ?? (yield pause), 10, what) + 1
}

/** One twelve-sided die. */
export function* d12(what: string, about?: readonly Ref[], against?: number): Procedure<number> {
  const pause = fall(what, TWELVE, about, against)
  return index(atOnce(pause) ?? (yield pause), 12, what) + 1
}

/** How many of each kind are in a cup or deck. The order is not known to anybody, so it is nowhere. */
export type Cup<C extends string = string> = Record<C, number>

export function cupSize(cup: Cup): number {
  let size = 0
  for (const kind in cup) size += cup[kind] as number
  return size
}

/** Draws one chit from a cup that is not empty, and takes it out. */
export function* draw<C extends string>(what: string, cup: Cup<C>, about?: readonly Ref[]): Procedure<C> {
  const outcomes: { id: C; weight: number }[] = []
  for (const id in cup) if (cup[id] > 0) outcomes.push({ id, weight: cup[id] })
  const drawn = (yield* chance(what, outcomes, about)).id
  cup[drawn] -= 1
  return drawn
}

export function putBack<C extends string>(cup: Cup<C>, chit: C): void {
  cup[chit] += 1
}

/** Picks one of several things at random, each as likely as the other. */
export function* pick<T extends { readonly id: string }>(
  what: string,
  things: readonly T[],
  about?: readonly Ref[],
): Procedure<T> {
  if (things.length === 1) return things[0] as T
  const outcomes = things.map(({ id }) => ({ id, weight: 1 }))
  if (outcomes.length === 0) throw new Error(`Nothing to pick for '${what}'`)
  const pause = fall(what, outcomes, about, undefined)
  return things[index(atOnce(pause) ?? (yield pause), things.length, what)] as T
}

function index(answer: Answer, length: number, ask: string): number {
  if (typeof answer === 'number' && answer >= 0 && answer < length && Number.isInteger(answer)) return answer
  throw new Error(`'${ask}' has ${length} answers; ${JSON.stringify(answer)} is none of them`)
}
