import type { Checkpoint, Kept } from '../play/checkpoint.ts'
import { hashState } from '../play/hash.ts'
import type { Entry } from '../play/journal.ts'
import type { Match } from '../play/match.ts'
import { Refused } from '../play/refused.ts'
import { type Game, type Setup, scenariosOf, type Words } from '../rules/game.ts'
import { isTold, type Told, toldOf } from '../told/told.ts'
import { isNames } from './names.ts'
import { underItsKey } from './pack-key.ts'

/**
 * A game as a file: set-up, every answer with its question's fingerprint, the boards that were reached, and the last
 * checkpoint. Files from before `trail`, `board` and `told` stay readable.
 */
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
  /** Marks of the boards at the checkpoints, by the number of answers given. */
  readonly trail?: Trail
  /** A mark of the board after the last answer. */
  readonly board?: string
  /** The end of a finished game as it was told. */
  readonly told?: Told
  /** The player's own component pack, where one is used. */
  readonly pack?: unknown
  /** What the machine found when it looked through a finished game. Whoever shows it checks it. */
  readonly reviews?: unknown
  /** Stretches of answers that the machine gave in a player's place. Whoever uses it checks it. */
  readonly byMachine?: unknown
}

/** Stands between an answer's id and its mark; no option id may hold it. */
export const MARKED = ' #'

export type Trail = readonly (readonly [at: number, hash: string])[]

export interface MarkedCheckpoint extends Checkpoint<unknown> {
  readonly hash: string
}

export function recordOf<S>(match: Match<S>, words?: Words<S>): GameRecord {
  const { game, setup, practice, rewinds, base, checkpoints, state } = match
  const { at, step, state: last, hash } = checkpoints.at(-1) as Kept<S>
  const told = words && toldOf(match, words)
  return {
    tallyho: 1,
    game: game.id,
    rules: game.version,
    setup,
    practice,
    rewinds,
    answers: match.journal.map(writtenAnswer),
    ...(base && { base: { ...base, hash: hashState(base.state) } }),
    checkpoint: { at, step, state: last, hash },
    trail: checkpoints.map(one => [one.at, one.hash]),
    board: hashState(state),
    ...(told && { told }),
  }
}

export function writtenAnswer({ id, mark }: Pick<Entry, 'id' | 'mark'>): string {
  return `${id}${MARKED}${mark}`
}

export function splitAnswer(answer: string): [id: string, mark: string | undefined] {
  const end = answer.lastIndexOf(MARKED)
  return end < 0 ? [answer, undefined] : [answer.slice(0, end), answer.slice(end + MARKED.length)]
}

/** The shortest form that still replays and knows where it should come to: for links. */
export function sharedRecordOf<S>(match: Match<S>): GameRecord {
  const record = withoutBoards(recordOf(match))
  return { ...record, answers: match.journal.map(({ id }) => id), board: hashState(match.state) }
}

/** Set-up and answers alone, without anything that a replay of them would be held against. */
export function withoutBoards(record: GameRecord): GameRecord {
  const { checkpoint: _, trail: __, board: ___, told: ____, reviews: _____, ...rest } = record
  return rest
}

/** Reads a record from text or data that may be anything. */
export function parseRecord(source: unknown): GameRecord {
  const data = typeof source === 'string' ? parseJson(source) : source
  if (!isObject(data) || typeof data.tallyho !== 'number' || data.tallyho < 1)
    throw new Refused('This is not a Tallyho game file.')
  if (data.tallyho !== 1)
    throw new Refused('This game file was written by a newer Tallyho: update this one to open it.')
  if (!isTame(data)) throw damaged('it is nested too deep, or holds names that no game uses')
  const {
    game,
    rules,
    setup,
    answers,
    practice,
    rewinds,
    base,
    checkpoint,
    trail,
    board,
    told,
    pack,
    reviews,
    byMachine,
  } = data
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
    ...(isTrail(trail) && { trail }),
    ...(typeof board === 'string' && { board }),
    ...(isTold(told) && { told }),
    ...(pack !== undefined && { pack }),
    ...(reviews !== undefined && { reviews }),
    ...(byMachine !== undefined && { byMachine }),
  })
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
  const { scenario, pack = 'standard', options = {}, names } = setup
  if (typeof pack !== 'string') throw damaged('the name of the component pack is not a text')
  if (!isObject(options) || !Object.values(options).every(on => typeof on === 'boolean'))
    throw damaged('the optional rules are not yes or no')
  if (names !== undefined && !isNames(names))
    throw damaged('the names of its people are too long, too many or no names')
  return { scenario, pack, options: options as Record<string, boolean>, ...(names && { names }) }
}

function parseCheckpoint(data: unknown): MarkedCheckpoint {
  if (!isCheckpoint(data) || data.hash !== hashState(data.state))
    throw damaged('the board it begins from is broken')
  return data
}

function isTrail(data: unknown): data is Trail {
  const isMark = (mark: unknown) =>
    Array.isArray(mark) && Number.isInteger(mark[0]) && mark[0] >= 0 && typeof mark[1] === 'string'
  return Array.isArray(data) && data.every(isMark)
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

export function damaged(what: string, cause?: unknown): Refused {
  return new Refused(`This game file is damaged: ${what}.`, { cause })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
