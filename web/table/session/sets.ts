import type { Choice, Option, Pause, Ref, Run } from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/manners.ts'

/** So many of several, chosen at one stroke where the rules ask for one after the other. */
export interface Ticks {
  readonly least: number
  readonly most: number
  /** Answers that are ticked, in the order in which they were. */
  readonly ticked: readonly string[]
  /** Answers that can be ticked besides. */
  readonly open: ReadonlySet<string>
  /** All that are ticked can be given together. */
  readonly fits: boolean
}

/** The questions of a set, answered with what is ticked. */
export interface Walk extends Pick<Ticks, 'least' | 'most' | 'open'> {
  /** Everything that is offered on the way. */
  readonly options: readonly Option[]
  /** What is ticked, in the order in which it is asked for. */
  readonly given: readonly string[]
}

const unended = (options: readonly Option[]) => options.filter(({ ends }) => !ends)

/** Whether a question asks for one more of the same: another one, for the same reason. */
function goesOn(before: Choice, taken: string, next: Pause | undefined): next is Choice {
  if (next?.kind !== 'choice' || next.ask !== before.ask || next.seat !== before.seat) return false
  return next.options.every(({ id }) => id !== taken) && isAboutTheSame(before, next)
}

export function isAboutTheSame({ about: one = [] }: Choice, { about: other = [] }: Choice): boolean {
  return one.length === other.length && one.every((ref, i) => other[i] === ref)
}

/** The one question follows the other as part of the same move, and is not about another piece of the same kind. */
export function isPartOf<S>(moves: Manners<S>['moves'], before: Choice, next: Choice): boolean {
  const { about = [] } = before
  const kinds = new Set(about.map(kindOf))
  const others = next.about?.filter(ref => kinds.has(kindOf(ref))) ?? []
  const isSame = others.length === 0 || others.some(ref => about.includes(ref))
  return isSame && (moves?.[before.ask]?.includes(next.ask) ?? false)
}

function kindOf(ref: Ref): string {
  return ref.slice(0, ref.indexOf(':'))
}

/** Whether two questions that follow each other are answered by one gesture: who, then where; or one of a set after another. */
export function isOneMove(
  before: Choice,
  taken: string,
  next: Choice,
  { moves = {}, sets = [] }: Pick<Manners<unknown>, 'moves' | 'sets'>,
): boolean {
  if (isPartOf(moves, before, next)) return true
  return sets.includes(next.ask) && goesOn(before, taken, next)
}

/** Answers the questions of a set on a copy, with what is ticked as far as it is offered. */
export function walk<S>(run: Run<S>, choice: Choice, ticked: readonly string[] = []): Walk {
  const offered = new Map<string, Option>()
  const open = new Set<string>()
  const given: string[] = []
  let taken = 0
  let least: number | undefined
  for (let now = choice; ; ) {
    const options = unended(now.options)
    for (const option of options) offered.set(option.id, offered.get(option.id) ?? option)
    if (options.length < now.options.length) least ??= taken
    const wanted = ticked.find(id => options.some(option => option.id === id))
    const next = wanted ?? options[0]?.id
    if (wanted !== undefined) given.push(wanted)
    else for (const { id } of options) open.add(id)
    if (next === undefined) break
    taken++
    run.answer(now.options.findIndex(({ id }) => id === next))
    if (!goesOn(now, next, run.pause)) break
    now = run.pause
  }
  for (const id of ticked) open.delete(id)
  return { least: least ?? taken, most: taken, open, options: [...offered.values()], given }
}

export function isWhole({ ticked, least, fits }: Ticks): boolean {
  return ticked.length >= least && fits
}

/** What is still to be done, in words: `2 of 5 wanted, 1 more`. */
export function ticksWanted({ ticked, least, most, fits }: Ticks, of: number): string {
  const wanted = least === most ? `${most} of ${of}` : `${least} to ${most} of ${of}`
  const over = ticked.length - most
  if (over > 0) return `${wanted}: untick ${over}`
  const under = least - ticked.length
  if (under > 0) return `${wanted}: tick ${under === least ? least : `${under} more`}`
  return `${wanted}: ${fits ? `${ticked.length} ticked` : 'these do not go together'}`
}
