import type { Choice, Option, Pause, Run } from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/board.ts'

/** So many of several, chosen at one stroke where the rules ask for one after the other. */
export interface Ticks {
  readonly least: number
  readonly most: number
  /** Answers that are ticked, in the order in which they were. */
  readonly ticked: readonly string[]
  /** Answers that can be ticked besides. */
  readonly open: ReadonlySet<string>
}

/** How many are wanted in all. */
export interface SetSize extends Pick<Ticks, 'least' | 'most'> {
  /** Whatever is taken, all others can be taken besides. */
  readonly plain: boolean
}

const unended = (options: readonly Option[]) => options.filter(({ ends }) => !ends)

/** Whether a question goes on with what the one before it left of its answers. */
export function goesOn(before: Choice, taken: string, next: Pause | undefined): next is Choice {
  if (next?.kind !== 'choice' || next.ask !== before.ask || next.seat !== before.seat) return false
  const left = new Set(before.options.flatMap(({ id }) => (id === taken ? [] : [id])))
  return unended(next.options).every(({ id }) => left.has(id)) && isAboutTheSame(before, next)
}

function isAboutTheSame({ about: one = [] }: Choice, { about: other = [] }: Choice): boolean {
  return one.length === other.length && one.every((ref, i) => other[i] === ref)
}

/** Whether two questions that follow each other are answered by one gesture: who, then where; or one of a set after another. */
export function isOneMove(
  before: Choice,
  taken: string,
  next: Choice,
  { moves = {}, sets = [] }: Pick<Manners<unknown>, 'moves' | 'sets'>,
): boolean {
  if (moves[before.ask]?.includes(next.ask)) return true
  return sets.includes(next.ask) && goesOn(before, taken, next)
}

/** How often a question is asked, found by answering it on a copy; undefined if that is but once. */
export function sizeOf<S>(run: Run<S>, choice: Choice): SetSize | undefined {
  let now = choice
  let least: number | undefined
  let most = 0
  let plain = true
  for (;;) {
    if (now.options.some(({ ends }) => ends)) least ??= most
    const index = now.options.findIndex(({ ends }) => !ends)
    const taken = now.options[index]?.id
    if (taken === undefined) break
    run.answer(index)
    most++
    if (!goesOn(now, taken, run.pause)) break
    plain &&= unended(run.pause.options).length === unended(now.options).length - 1
    now = run.pause
  }
  return most > 1 ? { least: least ?? most, most, plain } : undefined
}

/** What is ticked at first: where more than half of them are wanted, all; the player says who is not. */
export function tickedAtFirst({ least, most, plain }: SetSize, { options }: Choice): readonly string[] {
  const ids = unended(options).map(({ id }) => id)
  return plain && least === most && 2 * most > ids.length ? ids : []
}

export function isWhole({ ticked, least, most }: Ticks): boolean {
  return ticked.length >= least && ticked.length <= most
}

/** What is still to be done, in words: `2 of 5 wanted, 1 more`. */
export function ticksWanted({ ticked, least, most }: Ticks, of: number): string {
  const wanted = least === most ? `${most} of ${of}` : `${least} to ${most} of ${of}`
  const over = ticked.length - most
  if (over > 0) return `${wanted}: untick ${over}`
  const under = least - ticked.length
  if (under > 0) return `${wanted}: tick ${under === least ? least : `${under} more`}`
  return `${wanted}: ${ticked.length} ticked`
}
