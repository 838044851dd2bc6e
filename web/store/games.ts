import type { GameRecord, Told } from '@tallyho/engine'
import type { GameChange, Shelf } from './db.ts'
import {
  type DamagedGame,
  isDamaged,
  type OnShelf,
  type Row,
  readHead,
  readWhole,
  type StoredGame,
  undamaged,
  type WholeGame,
} from './game-row.ts'

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

/** The end of a practice game, by the page that wrote it: everything can be taken back as long as that is open. */
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

function timeOf(game: OnShelf): number {
  return isDamaged(game) ? 0 : game.updated
}
