import type { Stretches } from '@tallyho/bots'
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
import type { Orders } from '../table/session/parts.ts'
import { isPlayer, type Seating } from '../table/session/shown.ts'
import { readStretches } from '../table/session/stretches.ts'
import type { GameRows } from './db.ts'
import { readBoard, readPages } from './pages.ts'

/** What a record says of a game without its answers. */
type RecordHead = Omit<GameRecord, 'answers' | 'checkpoint' | 'trail' | 'told' | 'reviews' | 'byMachine'>

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
  /** Answers that the machine or the staff gave in a player's place; not known of games from before it was noted. */
  readonly byMachine?: Stretches | undefined
  /** The last answers that were given by one click each, and are taken back by one press. */
  readonly gestures?: Stretches | undefined
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
export type Row = Partial<Omit<StoredGame, 'id' | 'record' | 'outcome'>> & {
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

/** Reads what lies on the shelf, which may be anything. */
export function undamaged<T>(id: string, raw: unknown, read: () => T): T | DamagedGame {
  try {
    return read()
  } catch (error) {
    return { id, damaged: raw, reason: error instanceof Error ? error.message : String(error) }
  }
}

export function readHead(id: string, value: unknown): StoredGame {
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
    byMachine,
    gestures,
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
  const { answers: given, checkpoint: _, trail: __, told, reviews: ___, byMachine: filed, ...head } = whole
  const ended = end ?? told
  const number = typeof answers === 'number' ? answers : given.length
  const hands = readStretches(byMachine ?? filed, number)
  const together = readStretches(gestures, number)
  const result = ended ? { level: ended.level, score: ended.result.score } : outcome
  return {
    id,
    name: words(name) || 'A game without a name',
    record: head,
    answers: number,
    seating: readSeating(seating),
    ownDice: ownDice === true,
    orders: readOrders(orders),
    ...(Number.isSafeInteger(seen) && { seen }),
    ...(guided === true && { guided }),
    ...(hands && { byMachine: hands }),
    ...(together && { gestures: together }),
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

export function readWhole(id: string, { head, pages, boards }: GameRows): WholeGame {
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
      ...(stored.byMachine && { byMachine: stored.byMachine }),
    },
    lines,
    past: { journal, notes, checkpoints },
  }
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

function readSeating(data: unknown): Seating {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : []
  return Object.fromEntries(entries.map(([seat, who]) => [seat, isPlayer(who) ? who : 'person']))
}

function isOutcome(data: unknown): data is { level: string; score: number } {
  const { level, score } = (data ?? {}) as { level?: unknown; score?: unknown }
  return typeof level === 'string' && typeof score === 'number'
}
