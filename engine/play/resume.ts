import {
  checkPlayable,
  damaged,
  type GameRecord,
  type MarkedCheckpoint,
  splitAnswer,
  withoutBoards,
} from '../kept/record.ts'
import type { Game, Setup } from '../rules/game.ts'
import type { Checkpoint, Past } from './checkpoint.ts'
import { fingerprint, hashState } from './hash.ts'
import { answerOf } from './journal.ts'
import { Match } from './match.ts'
import { Refused } from './refused.ts'

/** Where a replay goes another way than its record, after so many answers. */
export interface Stray {
  /** An answer does not fit its question, a rule crashes on it, or it leads to another board or another result. */
  readonly why: 'answer' | 'crash' | 'board' | 'result'
  readonly at: number
}

export interface Resumed<S> {
  readonly match: Match<S>
  /** What could not be carried over, in one sentence; undefined if everything could. */
  readonly trouble?: string
  readonly stray?: Stray
  /** What a rule threw on the answer that could not be carried over, if it was that. */
  readonly crash?: unknown
}

/** A replay as far as it goes: the match there, and why it goes no further. */
interface Replayed<S> {
  readonly match: Match<S>
  /** How many of the recorded answers stand. */
  readonly reached: number
  readonly stray?: Stray
  readonly crash?: unknown
}

/** Work that can be done in slices; each gives how many answers have been replayed. */
type InSlices<T> = Generator<number, T, void>

/** Answers that are replayed at a stretch. */
const SLICE = 200

/**
 * Sets the game up again and gives every recorded answer. If an answer no longer fits its question (newer rules,
 * a damaged file), a rule crashes on it or it leads to another board than it did, the game goes on from its last good
 * checkpoint instead of dying, and says so.
 */
export function resume<S>(game: Game<S>, record: GameRecord): Resumed<S> {
  return atOnce(resuming(game, record))
}

/** The same in slices, for a page that must not freeze. */
export function* resuming<S>(game: Game<S>, record: GameRecord): InSlices<Resumed<S>> {
  checkSetup(game, record)
  const fresh = yield* fromStart(game, record)
  const { stray, crash } = fresh
  if (!stray) return { match: seasoned(fresh.match, record) }
  const saved = yield* fromCheckpoint(game, record)
  // Where both lead as far, the board of the file is the truer one if these rules lead to another.
  const lead = saved ? saved.reached - fresh.reached : -1
  const { match, reached } = saved && (lead > 0 || (lead === 0 && isOther(stray))) ? saved : fresh
  return {
    match: seasoned(match, record),
    trouble: `${strayWords(game, record, stray)}: ${went(reached, record)}`,
    stray,
    ...(crash !== undefined && { crash }),
  }
}

/** Like `resume`, but whatever strays is refused, and a crash is one: for tests, links and `replay`. */
export function replayExactly<S>(game: Game<S>, record: GameRecord): Match<S> {
  const { match, trouble, crash } = resume(game, record)
  if (crash !== undefined) throw record.base ? unplayable(crash) : crash
  if (trouble) throw new Refused(trouble)
  return match
}

/** Gives the recorded answers as far as they fit, whatever board they lead to now: for recording a game anew. */
export function replayAnswers<S>(game: Game<S>, record: GameRecord): Match<S> {
  return resume(game, withoutBoards(record)).match
}

/**
 * Goes on with a match that was kept whole, from its last checkpoint. Undefined if that is damaged, or these rules do
 * not ask from there what was answered.
 */
export function restored<S>(
  game: Game<S>,
  setup: Setup,
  past: Past<S>,
  base?: Checkpoint<S>,
): Match<S> | undefined {
  const { journal, checkpoints } = past
  const from = checkpoints.at(-1)
  if (!from || from.at > journal.length) return undefined
  try {
    if (from.hash !== hashState(from.state)) return undefined
    const match = new Match(game, setup, base, past)
    return journal.every(({ mark }, i) => match.journal[i]?.mark === mark) ? match : undefined
  } catch {
    return undefined // other rules, that crash on this board
  }
}

function atOnce<T>(work: InSlices<T>): T {
  for (;;) {
    const slice = work.next()
    if (slice.done) return slice.value
  }
}

function isOther({ why }: Stray): boolean {
  return why === 'board' || why === 'result'
}

function strayWords<S>({ version }: Game<S>, { rules, answers }: GameRecord, { why, at }: Stray): string {
  if (rules !== version) return `This game was played with other rules (${rules}; these are ${version})`
  const answer = `Answer ${at + 1} of ${answers.length} in this file`
  if (why === 'answer') return `${answer} does not fit its question`
  if (why === 'crash') return `${answer} makes a rule crash`
  if (why === 'result') return 'This game ends with another result now'
  return at === 0
    ? 'The set-up in this file is another board than it was'
    : `The first ${at} answers in this file lead to another board than they did`
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

function* fromStart<S>(game: Game<S>, record: GameRecord): InSlices<Replayed<S>> {
  const { base, setup } = record
  if (!base) return yield* replay(new Match(game, setup), record, 0)
  try {
    return yield* fromBoard(game, record, base, 0)
  } catch (cause) {
    throw unplayable(cause)
  }
}

function* fromCheckpoint<S>(game: Game<S>, record: GameRecord): InSlices<Replayed<S> | undefined> {
  const { checkpoint, answers } = record
  if (!isSound(checkpoint) || checkpoint.at > answers.length) return undefined
  try {
    return yield* fromBoard(game, record, checkpoint, checkpoint.at)
  } catch {
    return undefined // a board of other rules that these cannot play on
  }
}

/** Plays on from a board of the file, once it is seen to be a board of this game. */
function* fromBoard<S>(
  game: Game<S>,
  record: GameRecord,
  { at, step, state }: MarkedCheckpoint,
  from: number,
): InSlices<Replayed<S>> {
  if (!Object.hasOwn(game.steps, step)) throw new Error(`${game.title} has no step '${step}'`)
  const [fault] = game.checkBoard(state)
  if (fault) throw new Refused(`${fault.path}: ${fault.message}`)
  game.counters(state as S)
  game.standing(state as S)
  return yield* replay(new Match(game, record.setup, { at, step, state: state as S }), record, from)
}

/**
 * Gives the recorded answers from number `from` on, as far as they fit. The first board that is another than was recorded
 * is told; the answers go on, since the same was asked and answered.
 */
function* replay<S>(match: Match<S>, record: GameRecord, from: number): InSlices<Replayed<S>> {
  const { answers } = record
  const trail = trailOf(record)
  let stray: Stray | undefined
  for (let i = from; ; i++) {
    const hash = trail.get(i)
    if (hash !== undefined && !isAt(match, i - from, hash)) stray ??= { why: 'board', at: i }
    if (i === answers.length) break
    const { pause } = match
    const [id, mark] = splitAnswer(answers[i] as string)
    const fits = pause && (mark === undefined || mark === fingerprint(pause))
    const answer = fits ? answerOf(pause, id) : undefined
    if (answer === undefined) return { match, reached: i, stray: stray ?? { why: 'answer', at: i } }
    try {
      match.play(answer)
    } catch (crash) {
      return { match: match.fork(i - from), reached: i, stray: stray ?? { why: 'crash', at: i }, crash }
    }
    if (i % SLICE === 0) yield i
  }
  const why = endsOtherwise(match, record)
  stray ??= why && { why, at: answers.length }
  return { match, reached: answers.length, ...(stray && { stray }) }
}

/** The boards that the replay must come by. What was written before there was a trail has the checkpoint alone. */
function trailOf({ trail, checkpoint }: GameRecord): ReadonlyMap<number, string> {
  if (trail) return new Map(trail)
  return new Map(isSound(checkpoint) ? [[checkpoint.at, checkpoint.hash]] : [])
}

function isSound(checkpoint: MarkedCheckpoint | undefined): checkpoint is MarkedCheckpoint {
  return checkpoint?.hash === hashState(checkpoint?.state)
}

function isAt<S>({ checkpoints }: Match<S>, at: number, hash: string): boolean {
  const last = checkpoints.at(-1)
  return last?.at === at && last.hash === hash
}

function endsOtherwise<S>(match: Match<S>, { board, told }: GameRecord): Stray['why'] | undefined {
  if (board !== undefined && board !== hashState(match.state)) return 'board'
  if (told && hashState(told.result) !== hashState(match.over ? match.result : undefined)) return 'result'
  return undefined
}

function checkSetup<S>(game: Game<S>, { game: id, setup, pack }: GameRecord): void {
  if (id !== game.id) throw new Refused(`This file holds a game of '${id}', not of ${game.title}.`)
  if (pack !== undefined) game.packs.register(pack)
  checkPlayable(game, setup)
}

function unplayable(crash: unknown): Refused {
  const why = crash instanceof Refused ? ` (${crash.message})` : ''
  return damaged(`the board it begins from cannot be played on${why}`, crash)
}
