import {
  type Choice,
  type Decided,
  listed,
  type Match,
  type Option,
  type Run,
  type Words,
} from '@tallyho/engine'
import type { Far, Manners } from '@tallyho/kit/manners.ts'
import { openerOf } from './foresight.ts'

/** As many as this are offered one by one; beyond them only all. */
const FEW = 4

/** What was just done with one piece, done with the next ones as well: tried on a copy, and offered as far as it goes. */
export function likewise<S>(
  words: Words<S>,
  match: Match<S>,
  choice: Choice,
  state: S,
  asks: Manners<S>['likewise'] = [],
): readonly Far[] {
  const [who, ...how] = asks.includes(choice.ask) ? lastMove(match, choice) : []
  if (!who) return []
  const others = choice.options.filter(option => isAlike(option, who.option))
  const rows = followers(openerOf(match, choice), choice, others, how)
  const names = rows.map(({ option }) => words.ref(option.on?.[0] ?? '', state))
  return rows.flatMap(({ ids }, i) => {
    const count = i + 1
    const isOffered = count <= FEW || count === rows.length
    const said = `Likewise: ${listed(names.slice(0, count))}`
    return isOffered ? [{ id: `likewise/${count}`, words: said, on: [], ids }] : []
  })
}

/** Who was chosen last at this question, and how it went on with him; nothing if a die fell since. */
function lastMove<S>(match: Match<S>, { seat, ask }: Choice): readonly Decided[] {
  const [first] = match.revisable(seat)
  const made = first === undefined ? [] : match.decisionsFrom(first)
  const from = made.findLastIndex(decided => decided.ask === ask)
  return from < 0 || made[from]?.option.ends ? [] : made.slice(from)
}

/** Another of the same kind. */
function isAlike(option: Option, { id }: Option): boolean {
  return !option.ends && !option.rare && kindOf(option.id) === kindOf(id)
}

function kindOf(id: string): string {
  return id.slice(0, Math.max(id.indexOf('/'), 0))
}

interface Row {
  readonly option: Option
  /** The answers of all up to this one. */
  readonly ids: readonly string[]
}

/** Whoever can do the same, one after the other. */
function followers<S>(
  open: () => Run<S>,
  choice: Choice,
  others: readonly Option[],
  how: readonly Decided[],
): readonly Row[] {
  const rows: Row[] = []
  let run = open()
  for (const option of others) {
    const before = rows.at(-1)?.ids ?? []
    const ids = follow(run, choice, option, how)
    if (ids) rows.push({ option, ids: [...before, ...ids] })
    else {
      run = open()
      for (const id of before) give(run, choice.seat, id)
    }
  }
  return rows
}

/** The answers that make one do the same; the last of them is sent without a question. Undefined if he cannot. */
function follow<S>(
  run: Run<S>,
  { seat, ask }: Choice,
  { id }: Option,
  how: readonly Decided[],
): readonly string[] | undefined {
  const ids = asks(run, seat, ask) ? [id] : []
  for (const one of ids) if (!give(run, seat, one)) return undefined
  for (const decided of how) {
    if (!asks(run, seat, decided.ask) || !give(run, seat, decided.option.id)) return undefined
    ids.push(decided.option.id)
  }
  return ids.length > 0 ? ids : undefined
}

function asks<S>({ pause }: Run<S>, seat: string, ask: string): boolean {
  return pause?.kind === 'choice' && pause.seat === seat && pause.ask === ask
}

function give<S>(run: Run<S>, seat: string, id: string): boolean {
  const { pause } = run
  const index =
    pause?.kind === 'choice' && pause.seat === seat ? pause.options.findIndex(one => one.id === id) : -1
  if (index >= 0) run.answer(index)
  return index >= 0
}
