import {
  type Choice,
  expected,
  type Match,
  type Prospect,
  prospects,
  type Run,
  samples,
  seeded,
} from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/manners.ts'
import { openerOf } from './foresight.ts'
import type { Item } from './items.ts'

/** What an answer does to the standing before the seat is asked again, seen from that seat. */
export interface Odds {
  readonly mean: number
  readonly low: number
  readonly high: number
  /** More is rolled before the next decision than could be followed to the end: these are of a sample. */
  readonly partial: boolean
  /** Nothing has come of it yet, and more of the same is asked: what it costs is not decided. */
  readonly again: boolean
}

/** Answers by id; what is not in it has not been reckoned, what is undefined cannot be. */
export type OddsOf = ReadonlyMap<string, Odds | undefined>

/** Rolls that are followed at most, and boards that are opened at most for one answer. */
const ROLLS = 3
const BOARDS = 60
/** Where that is too little, so many ways to the next decision are tried instead: the same each time. */
const SAMPLES = 60
const SEED = 1940
/** Answers that are reckoned at most for one question. */
export const MOST_ODDS = 24
/** Milliseconds of reckoning at a stretch, before the screen is painted. */
const STRETCH = 12

class TooMany extends Error {}

/**
 * The odds of one option up to the next decision, through all rolls: exact where they are quick to follow, else of a
 * sample; undefined if a rule fails.
 */
export function oddsOf<S>(
  match: Match<S>,
  choice: Choice,
  index: number,
  { moves = {} }: Pick<Manners<S>, 'moves'> = {},
): Odds | undefined {
  const { game } = match
  const side = choice.seat === game.seats[0] ? 1 : -1
  const open = openerOf(match, choice)
  const now = game.standing(open().state)
  // Who and where are one decision: after the first half nothing is decided.
  const same = new Set([choice.ask, ...(moves[choice.ask] ?? [])])
  const read = (run: Run<S>) => ({
    by: side * (game.standing(run.state) - now),
    open: run.pause?.kind === 'chance',
    again: run.pause?.kind === 'choice' && same.has(run.pause.ask) && run.pause.seat === choice.seat,
  })
  try {
    for (let rolls = 1; rolls <= ROLLS; rolls++) {
      const odds = exactly(open, index, read, rolls)
      if (!odds) break
      if (!odds.partial) return odds
    }
    return { ...summed(samples(open, index, read, seeded(SEED), SAMPLES)), partial: true }
  } catch {
    return undefined
  }
}

interface Read {
  readonly by: number
  readonly open: boolean
  readonly again: boolean
}

/** Every outcome of so many rolls; undefined if those are too many boards. */
function exactly<S>(
  open: () => Run<S>,
  index: number,
  read: (run: Run<S>) => Read,
  rolls: number,
): Odds | undefined {
  let boards = 0
  const counted = () => {
    if (++boards > BOARDS) throw new TooMany()
    return open()
  }
  try {
    return summed(prospects(counted, index, read, rolls))
  } catch (error) {
    if (error instanceof TooMany) return undefined
    throw error
  }
}

function summed(found: readonly Prospect<Read>[]): Odds {
  const values = found.map(({ value }) => value.by)
  return {
    mean: expected(found.map(({ chance, value }) => ({ chance, value: value.by }))),
    low: Math.min(...values),
    high: Math.max(...values),
    partial: found.some(({ value }) => value.open),
    again: found.every(({ value }) => value.again && value.by === 0),
  }
}

/**
 * What can be said of the answers before the next decision: undefined while it is being reckoned, where all of them do
 * the same, and where one of them is not decided yet, because what it costs comes later and would look like nothing.
 */
export function oddsTold(odds: OddsOf, listed: readonly { readonly id: string }[]): OddsOf | undefined {
  const reckoned = listed.slice(0, MOST_ODDS)
  if (!reckoned.every(({ id }) => odds.has(id))) return undefined
  const found = reckoned.flatMap(({ id }) => odds.get(id) ?? [])
  const differ = new Set(found.map(oddsWords)).size > 1
  return differ && !found.some(({ again }) => again) ? odds : undefined
}

/** `at once +0.3 points on average, −1 to +2`; `at once no points` if nothing changes. */
export function oddsWords({ mean, low, high, partial }: Odds): string {
  if (low === high) return `at once ${points(low)}`
  return `at once ${partial ? 'about ' : ''}${points(mean)} on average, ${signed(low)} to ${signed(high)}`
}

function points(value: number): string {
  const words = signed(value)
  return words === '0' ? 'no points' : `${words} ${words === '+1' || words === '−1' ? 'point' : 'points'}`
}

function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10
  if (rounded === 0) return '0'
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}`
}

/** Reckons the odds of one answer after another, in slices, so that the page stays quick. */
export class Reckoner {
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Reckons what is listed and not yet known, and tells after every slice. */
  begin<S>(
    match: Match<S>,
    choice: Choice,
    listed: readonly Item[],
    known: OddsOf,
    manners: Pick<Manners<S>, 'moves'>,
    tell: (odds: OddsOf) => void,
  ): void {
    this.stop()
    const left = listed.slice(0, MOST_ODDS).filter(({ id }) => !known.has(id))
    let odds = known
    const slice = () => {
      const until = performance.now() + STRETCH
      const found = new Map(odds)
      do {
        const id = left.shift()?.id
        const index = choice.options.findIndex(option => option.id === id)
        // Several answers in one have no odds of their own.
        const one = index < 0 ? undefined : oddsOf(match, choice, index, manners)
        if (id !== undefined) found.set(id, one)
      } while (left.length > 0 && performance.now() < until)
      odds = found
      if (left.length > 0) this.timer = setTimeout(slice, 0)
      tell(odds)
    }
    if (left.length > 0) this.timer = setTimeout(slice, 0)
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
