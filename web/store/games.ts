import {
  type Entry,
  type GameRecord,
  type Kept,
  type Logged,
  linesOf,
  packedLog,
  parseRecord,
  plainName,
  type Told,
  type ToldLine,
  writtenAnswer,
} from '@tallyho/engine'
import type { Orders } from '../table/session/dealer.ts'
import { isPlayer, type Seating } from '../table/session/shown.ts'
import type { GameChange, GameRows, Shelf } from './db.ts'
import { readBoard, readPages } from './pages.ts'

/** What a record says of a game without its answers. */
type RecordHead = Omit<GameRecord, 'answers' | 'checkpoint' | 'trail' | 'told' | 'reviews'>

/** The head of a game on the shelf: what the lobby tells about it without playing it through. */
export interface StoredGame {
  readonly id: string
  readonly name: string
  readonly record: RecordHead
  /** How many answers have been given. */
  readonly answers: number
  readonly seating: Seating
  readonly ownDice: boolean
  /** Questions that are always answered so. */
  readonly orders: Orders
  /** So many notes have been shown, if the film was left before its end. */
  readonly seen?: number | undefined
  /** It is a lesson, as long as that is followed. */
  readonly guided?: true | undefined
  readonly created: number
  readonly updated: number
  /** Title of the scenario. */
  readonly scenario: string
  /** How far it is, in words. */
  readonly progress: string
  /** What the score would be if it ended now, in words; and whose decision is awaited. */
  readonly standing?: string | undefined
  readonly turn?: string | undefined
  /** A finished game: nothing is written to it any more. */
  readonly outcome?: { readonly level: string; readonly score: number }
  /** The page that wrote it last: two tabs never overwrite each other unnoticed. */
  readonly writer: string
}

/** A game with all that lies on the shelf of it. */
export interface WholeGame {
  readonly stored: StoredGame
  /** As a file: for export, and for a replay that is held against it. */
  readonly record: GameRecord
  /** The log as it was told. */
  readonly lines: readonly ToldLine[]
  /** What a match can go on from without being played again; undefined for a row of the old form. */
  readonly past?: {
    readonly journal: readonly Entry[]
    readonly notes: readonly Logged[]
    readonly checkpoints: readonly Kept<unknown>[]
  }
}

/** The row in the database. Before there were pages the whole record lay in it. */
type Row = Partial<Omit<StoredGame, 'id' | 'record' | 'outcome'>> & {
  readonly record?: Partial<GameRecord>
  readonly end?: Omit<Told, 'log'>
  readonly outcome?: unknown
  /** Of a finished game, by whomever they were made: `readReviews`. */
  readonly reviews?: unknown
}

/** A game that cannot be read any more: shown, exported and deleted, never opened. */
export interface DamagedGame {
  readonly id: string
  readonly damaged: unknown
  readonly reason: string
}

export type OnShelf = StoredGame | DamagedGame

export function isDamaged(game: OnShelf | WholeGame): game is DamagedGame {
  return 'damaged' in game
}

export async function listGames(shelf: Shelf): Promise<readonly OnShelf[]> {
  const games = (await shelf.all('games')).map(({ key, value }) =>
    undamaged(key, value, () => readHead(key, value)),
  )
  return games.sort((a, b) => timeOf(b) - timeOf(a))
}

export async function loadHead(shelf: Shelf, id: string): Promise<OnShelf | undefined> {
  const row = await shelf.get('games', id)
  return row === undefined ? undefined : undamaged(id, row, () => readHead(id, row))
}

export async function loadGame(shelf: Shelf, id: string): Promise<WholeGame | DamagedGame | undefined> {
  const rows = await shelf.rows(id)
  return rows && undamaged(id, rows.pages.length > 0 ? rows : rows.head, () => readWhole(id, rows))
}

/** Reads what lies on the shelf, which may be anything. */
function undamaged<T>(id: string, raw: unknown, read: () => T): T | DamagedGame {
  try {
    return read()
  } catch (error) {
    return { id, damaged: raw, reason: error instanceof Error ? error.message : String(error) }
  }
}

function readHead(id: string, value: unknown): StoredGame {
  if (typeof value !== 'object' || value === null) throw new Error('It is no game at all.')
  const {
    name,
    record,
    answers,
    seating,
    ownDice,
    orders,
    seen,
    guided,
    created,
    updated,
    scenario,
    progress,
    standing,
    turn,
    writer,
    end,
    outcome,
  } = value as Row
  const whole = parseRecord({ ...record, answers: record?.answers ?? [] })
  const { answers: given, checkpoint: _, trail: __, told, reviews: ___, ...head } = whole
  const ended = end ?? told
  const result = ended ? { level: ended.level, score: ended.result.score } : outcome
  return {
    id,
    name: words(name) || 'A game without a name',
    record: head,
    answers: typeof answers === 'number' ? answers : given.length,
    seating: readSeating(seating),
    ownDice: ownDice === true,
    orders: readOrders(orders),
    ...(Number.isSafeInteger(seen) && { seen }),
    ...(guided === true && { guided }),
    created: isTime(created) ? created : 0,
    updated: isTime(updated) ? updated : 0,
    scenario: words(scenario ?? head.setup.scenario),
    progress: words(progress),
    ...(standing !== undefined && { standing: words(standing) }),
    ...(turn !== undefined && { turn: words(turn) }),
    ...(isOutcome(result) && { outcome: { ...result, level: words(result.level) } }),
    writer: typeof writer === 'string' ? writer : '',
  }
}

function readOrders(orders: unknown): Orders {
  const pairs = typeof orders === 'object' && orders !== null ? Object.entries(orders) : []
  return Object.fromEntries(
    pairs.flatMap(([ask, order]) =>
      typeof order?.id === 'string' ? [[ask, { id: order.id, said: words(order.said) }]] : [],
    ),
  )
}

function readWhole(id: string, { head, pages, boards }: GameRows): WholeGame {
  const stored = readHead(id, head)
  const { record, end, reviews } = head as Row
  if (record?.answers !== undefined) {
    const whole = parseRecord({ ...record, ...(reviews !== undefined && { reviews }) })
    return { stored, record: whole, lines: whole.told ? linesOf(whole.told) : [] }
  }
  const { journal, notes, lines } = readPages(pages)
  if (journal.length !== stored.answers)
    throw new Error(`Of ${stored.answers} answers of this game ${journal.length} are left.`)
  const checkpoints = boards.map(readBoard)
  const last = checkpoints.at(-1)
  return {
    stored,
    record: {
      ...stored.record,
      answers: journal.map(writtenAnswer),
      ...(last && { checkpoint: { at: last.at, step: last.step, state: last.state, hash: last.hash } }),
      trail: checkpoints.map(({ at, hash }) => [at, hash]),
      ...(end && { told: { ...end, log: packedLog(lines) } }),
      ...(reviews !== undefined && { reviews }),
    },
    lines,
    past: { journal, notes, checkpoints },
  }
}

/** Thrown when another tab has written the game since this one read it. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** What one write makes of a game: its head, with the words of its end if it has come to one, and its pages. */
export interface Written {
  readonly game: Omit<StoredGame, 'outcome'>
  readonly end?: Omit<Told, 'log'>
  readonly reviews?: unknown
  /** Pages and boards; all of them if nothing lies there. */
  change(afresh: boolean): Omit<GameChange, 'head'>
}

/** Puts a game on the shelf, unless another page has written it meanwhile, or it is finished. */
export async function putGame(
  shelf: Shelf,
  { game, end, reviews, change }: Written,
  lastWriter: string,
): Promise<void> {
  let overtaken = false
  const { id, ...head } = game
  await shelf.keep(id, now => {
    const { writer, name = game.name } = (now ?? {}) as Row
    overtaken = now !== undefined && writer !== lastWriter && writer !== game.writer
    if (overtaken || (isFinished(now) && !isTakenBack(game, writer))) return undefined
    return {
      head: { ...head, name, ...(end && { end }), ...(reviews !== undefined && { reviews }) },
      ...change(now === undefined),
    }
  })
  if (overtaken) throw new Overtaken('Another tab has gone on with this game.')
}

/** Puts a file on the shelf as it is, whether these rules can replay it or not. */
export async function putFile(
  shelf: Shelf,
  game: Omit<StoredGame, 'outcome' | 'record'> & { readonly record: GameRecord },
): Promise<void> {
  const { id, ...row } = game
  await shelf.change('games', id, () => row)
}

/** Nothing but its name and its reviews changes in a game that has come to its end. */
function isFinished(row: unknown): boolean {
  const { end, outcome, record } = (row ?? {}) as Row
  return end !== undefined || outcome !== undefined || record?.told !== undefined
}

/** The end of a practice game, by the page that wrote it: everything can be taken back as long as one sits there. */
function isTakenBack({ record, writer }: Written['game'], last: string | undefined): boolean {
  return record.practice === true && writer === last
}

/** Notes how far the film of a game has been seen, unless another page has written it meanwhile, or it is finished. */
export async function markSeen(
  shelf: Shelf,
  id: string,
  seen: number | undefined,
  writers: readonly string[],
): Promise<void> {
  await shelf.change('games', id, now => {
    const { writer = '' } = (now ?? {}) as Row
    if (now === undefined || isFinished(now) || !writers.includes(writer)) return undefined
    return { ...now, seen }
  })
}

export async function renameGame(shelf: Shelf, id: string, name: string): Promise<void> {
  await shelf.change('games', id, now => (now === undefined ? undefined : { ...(now as Row), name }))
}

/** Keeps what was found in a finished game with it: `change` is given what lies there. */
export async function keepReviews(
  shelf: Shelf,
  id: string,
  change: (reviews: unknown) => unknown,
): Promise<void> {
  await shelf.change('games', id, now => {
    if (now === undefined || !isFinished(now)) return undefined
    const row = now as Row
    return { ...row, reviews: change(row.reviews ?? row.record?.reviews) }
  })
}

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map(byte => (byte % 36).toString(36)).join('')
}

/** Longer than any name, and than any scenario's title. */
export const LONGEST_NAME = 120

/** What a file or the shelf says, as the lobby may show it. */
function words(value: unknown): string {
  return typeof value === 'string' ? plainName(value, LONGEST_NAME) : ''
}

/** A moment that a calendar has. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime())
}

function timeOf(game: OnShelf): number {
  return isDamaged(game) ? 0 : game.updated
}

function readSeating(data: unknown): Seating {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : []
  return Object.fromEntries(entries.map(([seat, who]) => [seat, isPlayer(who) ? who : 'person']))
}

function isOutcome(data: unknown): data is { level: string; score: number } {
  const { level, score } = (data ?? {}) as { level?: unknown; score?: unknown }
  return typeof level === 'string' && typeof score === 'number'
}
