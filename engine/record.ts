import { type Game, type Setup, scenariosOf } from './game.ts'
import { fingerprint, hashState } from './hash.ts'
import { answerOf } from './journal.ts'
import { type Checkpoint, Match } from './match.ts'
import { underItsKey } from './pack-key.ts'
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
  /** What a rule threw on the answer that could not be carried over, if it was that. */
  readonly crash?: unknown
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
  if (!isObject(data) || typeof data.tallyho !== 'number' || data.tallyho < 1)
    throw new Refused('This is not a Tallyho game file.')
  if (data.tallyho !== 1)
    throw new Refused('This game file was written by a newer Tallyho: update this one to open it.')
  if (!isTame(data)) throw damaged('it is nested too deep, or holds names that no game uses')
  const { game, rules, setup, answers, practice, rewinds, base, checkpoint, pack } = data
  const text = (value: unknown, what: string) => {
    if (typeof value !== 'string' || value === '') throw damaged(`${what} is missing`)
    return value
  }
  if (!Array.isArray(answers) || !answers.every(answer => typeof answer === 'string'))
    throw damaged('the list of answers is missing or holds something else')
  return underItsKey({
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
  })
}

/**
 * Sets the game up again and gives every recorded answer. If an answer no longer fits its question (newer rules,
 * a damaged file) or a rule crashes on it, the game goes on from its last good checkpoint instead of dying, and says so.
 */
export function resume<S>(game: Game<S>, record: GameRecord): Resumed<S> {
  checkSetup(game, record)
  const { match: fresh, reached: given, crash } = fromStart(game, record)
  if (given === record.answers.length) return { match: seasoned(fresh, record) }
  const saved = fromCheckpoint(game, record)
  const { match, reached } = saved && saved.reached > given ? saved : { match: fresh, reached: given }
  return {
    match: seasoned(match, record),
    trouble:
      record.rules === game.version
        ? `Answer ${given + 1} of ${record.answers.length} in this file ${crash ? 'makes a rule crash' : 'does not fit its question'}: ${went(reached, record)}`
        : `This game was played with other rules (${record.rules}; these are ${game.version}): ${went(reached, record)}`,
    ...(crash !== undefined && { crash }),
  }
}

/** Like `resume`, but an answer that does not fit is refused, and a crash is one: for tests, links and `replay`. */
export function replayExactly<S>(game: Game<S>, record: GameRecord): Match<S> {
  const { match, trouble, crash } = resume(game, record)
  if (crash !== undefined) throw record.base ? unplayable(crash) : crash
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

interface Replayed<S> {
  readonly match: Match<S>
  /** How many of the recorded answers stand. */
  readonly reached: number
  readonly crash?: unknown
}

function fromStart<S>(game: Game<S>, record: GameRecord): Replayed<S> {
  const { base, setup } = record
  if (base) {
    try {
      return fromBoard(game, record, base, 0)
    } catch (cause) {
      throw unplayable(cause)
    }
  }
  return replay(new Match(game, setup), record, 0)
}

function fromCheckpoint<S>(game: Game<S>, record: GameRecord): Replayed<S> | undefined {
  const { checkpoint, answers } = record
  if (!checkpoint || checkpoint.at > answers.length || checkpoint.hash !== hashState(checkpoint.state))
    return undefined
  try {
    return fromBoard(game, record, checkpoint, checkpoint.at)
  } catch {
    return undefined // a board of other rules that these cannot play on
  }
}

/** Plays on from a board of the file. One that is not a board of this game fails here, if it can be seen at once. */
function fromBoard<S>(
  game: Game<S>,
  record: GameRecord,
  { at, step, state }: MarkedCheckpoint,
  from: number,
): Replayed<S> {
  if (!Object.hasOwn(game.steps, step)) throw new Error(`${game.title} has no step '${step}'`)
  game.counters(state as S)
  game.standing(state as S)
  return replay(new Match(game, record.setup, { at, step, state: state as S }), record, from)
}

/** Gives the recorded answers from number `from` on, as far as they stand. */
function replay<S>(match: Match<S>, { answers }: GameRecord, from: number): Replayed<S> {
  for (let i = from; i < answers.length; i++) {
    const { pause } = match
    const [id, mark] = splitAnswer(answers[i] as string)
    if (!pause || (mark !== undefined && mark !== fingerprint(pause))) return { match, reached: i }
    const answer = answerOf(pause, id)
    if (answer === undefined) return { match, reached: i }
    try {
      match.play(answer)
    } catch (crash) {
      return { match: match.fork(i - from), reached: i, crash }
    }
  }
  return { match, reached: answers.length }
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
  if (!game.packs.has(pack))
    throw new Refused(`The component pack '${pack}' is not here: import it first, then open the game again.`)
  const scenarios = scenariosOf(game, pack).map(({ id }) => id)
  if (!scenarios.includes(scenario))
    throw new Refused(`${game.title} has no scenario '${scenario}'. It has: ${scenarios.join(', ')}.`)
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
    Number.isInteger(data.at) &&
    data.at >= 0 &&
    typeof data.step === 'string' &&
    typeof data.hash === 'string' &&
    isObject(data.state)
  )
}

/** Far more levels than the board of any game has. */
const DEEPEST = 64

/** False for data that would exhaust the stack, or change what every object is made of. */
function isTame(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0 || Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every(item => isTame(item, levels - 1))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('This file is damaged or cut short: it cannot be read as a game.')
  }
}

function unplayable(crash: unknown): Refused {
  return damaged('the board it begins from cannot be played on', crash)
}

function damaged(what: string, cause?: unknown): Refused {
  return new Refused(`This game file is damaged: ${what}.`, { cause })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
