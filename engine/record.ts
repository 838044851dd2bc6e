import type { Game, Setup } from './game.ts'
import { fingerprint, hashState } from './hash.ts'
import { answerOf } from './journal.ts'
import { type Checkpoint, Match } from './match.ts'
import { Refused } from './refused.ts'

/** A game as a file: set-up, every answer with its question's fingerprint, and the last checkpoint. */
export interface GameRecord {
  readonly tallyho: 1
  readonly game: string
  /** Version of the rules it was played with. */
  readonly rules: string
  readonly setup: Setup
  readonly practice: boolean
  readonly rewinds: number
  /** `id` or `id #mark` each; the mark is the fingerprint. */
  readonly answers: readonly string[]
  /** The board the answers begin from, if not set-up. */
  readonly base?: MarkedCheckpoint
  readonly checkpoint?: MarkedCheckpoint
  /** The player's own component pack, where one is used. */
  readonly pack?: unknown
}

/** Stands between an answer's id and its mark; no option id may hold it. */
export const MARKED = ' #'

export interface MarkedCheckpoint extends Checkpoint<unknown> {
  readonly hash: string
}

export interface Resumed<S> {
  readonly match: Match<S>
  /** What could not be carried over, in one sentence; undefined if everything could. */
  readonly trouble?: string
}

export function recordOf<S>(match: Match<S>): GameRecord {
  const { game, setup, practice, rewinds, base } = match
  return {
    tallyho: 1,
    game: game.id,
    rules: game.version,
    setup,
    practice,
    rewinds,
    answers: match.journal.map(({ id, mark }) => `${id}${MARKED}${mark}`),
    ...(base && { base: { ...base, hash: hashState(base.state) } }),
    checkpoint: match.lastCheckpoint(),
  }
}

/** The shortest form that still replays: for links. */
export function sharedRecordOf<S>(match: Match<S>): GameRecord {
  const { checkpoint: _, ...record } = recordOf(match)
  return { ...record, answers: match.journal.map(({ id }) => id) }
}

/** Reads a record from text or data that may be anything. */
export function parseRecord(source: unknown): GameRecord {
  const data = typeof source === 'string' ? parseJson(source) : source
  if (!isObject(data) || !('tallyho' in data)) throw new Refused('This is not a Tallyho game file.')
  if (data.tallyho !== 1)
    throw new Refused('This game file was written by a newer Tallyho: update this one to open it.')
  const { game, rules, setup, answers, practice, rewinds, base, checkpoint, pack } = data
  const text = (value: unknown, what: string) => {
    if (typeof value !== 'string' || value === '') throw damaged(`${what} is missing`)
    return value
  }
  if (!Array.isArray(answers) || !answers.every(answer => typeof answer === 'string'))
    throw damaged('the list of answers is missing or holds something else')
  return {
    tallyho: 1,
    game: text(game, 'the name of the game'),
    rules: text(rules, 'the version of the rules'),
    setup: parseSetup(setup),
    answers,
    practice: practice === true,
    rewinds: typeof rewinds === 'number' && Number.isInteger(rewinds) && rewinds > 0 ? rewinds : 0,
    ...(base !== undefined && { base: parseCheckpoint(base) }),
    ...(isCheckpoint(checkpoint) && { checkpoint }),
    ...(pack !== undefined && { pack }),
  }
}

/**
 * Sets the game up again and gives every recorded answer. If an answer no longer fits its question (newer rules,
 * a damaged file) the game goes on from its last good checkpoint instead of dying, and says so.
 */
export function resume<S>(game: Game<S>, record: GameRecord): Resumed<S> {
  checkSetup(game, record)
  const fresh = new Match(game, record.setup, record.base as Checkpoint<S> | undefined)
  const given = replay(fresh, record, 0)
  if (given === record.answers.length) return { match: seasoned(fresh, record) }
  const saved = fromCheckpoint(game, record)
  const match = saved && saved.reached > given ? saved.match : fresh
  const reached = Math.max(given, saved?.reached ?? 0)
  return {
    match: seasoned(match, record),
    trouble:
      record.rules === game.version
        ? `Answer ${given + 1} of ${record.answers.length} in this file does not fit its question: ${went(reached, record)}`
        : `This game was played with other rules (${record.rules}; these are ${game.version}): ${went(reached, record)}`,
  }
}

/** Like `resume`, but an answer that does not fit is refused: for tests, links and `replay`. */
export function replayExactly<S>(game: Game<S>, record: GameRecord): Match<S> {
  const { match, trouble } = resume(game, record)
  if (trouble) throw new Refused(trouble)
  return match
}

function went(reached: number, { answers }: GameRecord): string {
  return reached === 0
    ? 'the game begins again at set-up.'
    : `it goes on after ${reached} of its ${answers.length} answers.`
}

function seasoned<S>(match: Match<S>, { practice, rewinds }: GameRecord): Match<S> {
  match.practice = practice
  match.rewinds = rewinds
  return match
}

function fromCheckpoint<S>(game: Game<S>, record: GameRecord) {
  const { checkpoint } = record
  if (!checkpoint || checkpoint.hash !== hashState(checkpoint.state) || !(checkpoint.step in game.steps))
    return
  try {
    const match = new Match(game, record.setup, { ...(checkpoint as Checkpoint<S>) })
    return { match, reached: replay(match, record, checkpoint.at) }
  } catch {
    return undefined // a board of other rules that these cannot play on
  }
}

/** Gives the recorded answers from number `from` on; returns how many of them stand. */
function replay<S>(match: Match<S>, { answers }: GameRecord, from: number): number {
  for (let i = from; i < answers.length; i++) {
    const { pause } = match
    const [id, mark] = splitAnswer(answers[i] as string)
    if (!pause || (mark !== undefined && mark !== fingerprint(pause))) return i
    const answer = answerOf(pause, id)
    if (answer === undefined) return i
    match.play(answer)
  }
  return answers.length
}

function splitAnswer(answer: string): [id: string, mark: string | undefined] {
  const end = answer.lastIndexOf(MARKED)
  return end < 0 ? [answer, undefined] : [answer.slice(0, end), answer.slice(end + MARKED.length)]
}

function checkSetup<S>(game: Game<S>, { game: id, setup, pack }: GameRecord): void {
  if (id !== game.id) throw new Refused(`This file holds a game of '${id}', not of ${game.title}.`)
  if (pack !== undefined) game.packs.register(pack)
  checkPlayable(game, setup)
}

/** Refuses a set-up that names a scenario, pack or optional rule which the game does not have. */
export function checkPlayable<S>(game: Game<S>, { scenario, pack, options }: Setup): void {
  const scenarios = game.scenarios.map(({ id }) => id)
  if (!scenarios.includes(scenario))
    throw new Refused(`${game.title} has no scenario '${scenario}'. It has: ${scenarios.join(', ')}.`)
  if (!game.packs.has(pack))
    throw new Refused(`The component pack '${pack}' is not here: import it first, then open the game again.`)
  const rules = game.optionalRules.map(({ id }) => id)
  for (const id in options)
    if (!rules.includes(id))
      throw new Refused(`${game.title} has no optional rule '${id}'. It has: ${rules.join(', ') || 'none'}.`)
}

function parseSetup(setup: unknown): Setup {
  if (!isObject(setup) || typeof setup.scenario !== 'string') throw damaged('the set-up is missing')
  const { scenario, pack = 'standard', options = {} } = setup
  if (typeof pack !== 'string') throw damaged('the name of the component pack is not a text')
  if (!isObject(options) || !Object.values(options).every(on => typeof on === 'boolean'))
    throw damaged('the optional rules are not yes or no')
  return { scenario, pack, options: options as Record<string, boolean> }
}

function parseCheckpoint(data: unknown): MarkedCheckpoint {
  if (!isCheckpoint(data) || data.hash !== hashState(data.state))
    throw damaged('the board it begins from is broken')
  return data
}

function isCheckpoint(data: unknown): data is MarkedCheckpoint {
  return (
    isObject(data) &&
    typeof data.at === 'number' &&
    typeof data.step === 'string' &&
    typeof data.hash === 'string' &&
    isObject(data.state)
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('This file is damaged or cut short: it cannot be read as a game.')
  }
}

function damaged(what: string): Refused {
  return new Refused(`This game file is damaged: ${what}.`)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
