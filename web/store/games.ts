import type { GameRecord } from '@tallyho/engine'
import { parseRecord, plainName } from '@tallyho/engine'
import type { Seating } from '../table/shown.ts'
import type { Shelf } from './db.ts'

/** A game on the shelf: the record, and what the lobby tells about it without playing it through. */
export interface StoredGame {
  readonly id: string
  readonly name: string
  readonly record: GameRecord
  readonly seating: Seating
  readonly ownDice: boolean
  readonly created: number
  readonly updated: number
  /** Title of the scenario. */
  readonly scenario: string
  /** How far it is, in words. */
  readonly progress: string
  readonly outcome?: { readonly level: string; readonly score: number }
  /** The page that wrote it last: two tabs never overwrite each other unnoticed. */
  readonly writer: string
}

/** A game that cannot be read any more: shown, exported and deleted, never opened. */
export interface DamagedGame {
  readonly id: string
  readonly damaged: unknown
  readonly reason: string
}

export type OnShelf = StoredGame | DamagedGame

export function isDamaged(game: OnShelf): game is DamagedGame {
  return 'damaged' in game
}

export async function listGames(shelf: Shelf): Promise<readonly OnShelf[]> {
  const games = (await shelf.all('games')).map(({ key, value }) => readGame(key, value))
  return games.sort((a, b) => timeOf(b) - timeOf(a))
}

export async function loadGame(shelf: Shelf, id: string): Promise<OnShelf | undefined> {
  const value = await shelf.get('games', id)
  return value === undefined ? undefined : readGame(id, value)
}

/** Reads what lies on the shelf, which may be anything. */
function readGame(id: string, value: unknown): OnShelf {
  try {
    if (typeof value !== 'object' || value === null) throw new Error('It is no game at all.')
    const { name, record, seating, ownDice, created, updated, scenario, progress, outcome, writer } =
      value as Partial<StoredGame>
    return {
      id,
      name: words(name) || 'A game without a name',
      record: parseRecord(record),
      seating: readSeating(seating),
      ownDice: ownDice === true,
      created: isTime(created) ? created : 0,
      updated: isTime(updated) ? updated : 0,
      scenario: words(scenario ?? record?.setup.scenario),
      progress: words(progress),
      ...(isOutcome(outcome) && { outcome: { ...outcome, level: words(outcome.level) } }),
      writer: typeof writer === 'string' ? writer : '',
    }
  } catch (error) {
    return { id, damaged: value, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Thrown when another tab has written the game since this one read it. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** Puts a game on the shelf, unless another page has written it meanwhile. */
export async function putGame(shelf: Shelf, game: StoredGame, lastWriter: string): Promise<void> {
  let overtaken = false
  await shelf.change('games', game.id, now => {
    const { writer, name = game.name } = (now ?? {}) as Partial<StoredGame>
    overtaken = now !== undefined && writer !== lastWriter && writer !== game.writer
    return overtaken ? undefined : { ...game, name }
  })
  if (overtaken) throw new Overtaken('Another tab has gone on with this game.')
}

export async function renameGame(shelf: Shelf, id: string, name: string): Promise<void> {
  await shelf.change('games', id, now => (now === undefined ? undefined : { ...(now as StoredGame), name }))
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
  return Object.fromEntries(entries.map(([seat, who]) => [seat, who === 'machine' ? 'machine' : 'person']))
}

function isOutcome(data: unknown): data is { level: string; score: number } {
  const { level, score } = (data ?? {}) as { level?: unknown; score?: unknown }
  return typeof level === 'string' && typeof score === 'number'
}
