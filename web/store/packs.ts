import { type Fault, type GameModule, packKey, plainName } from '@tallyho/engine'
import type { Shelf } from './db.ts'
import { isTime, LONGEST_NAME } from './game-row.ts'

/** A player's own component pack on the shelf. */
export interface StoredPack {
  readonly game: string
  /** The key that set-ups call it by: made of its own id and its content. */
  readonly id: string
  readonly title: string
  /** When it was put on the shelf; undefined if that is not known. */
  readonly added: number | undefined
  readonly data: unknown
}

export async function listPacks(shelf: Shelf, game?: string): Promise<readonly StoredPack[]> {
  const packs = (await rows(shelf)).map(({ pack }) => pack)
  return game === undefined ? packs : packs.filter(pack => pack.game === game)
}

/** A pack among others, which may have the same title: `Late summer (mine@k3f9ab), 4 Sept 2026`. */
export function packWords({ title, id, added }: StoredPack): string {
  const day = added && new Date(added).toLocaleDateString(undefined, { dateStyle: 'medium' })
  return [title === '' ? id : `${title} (${id})`, day].filter(Boolean).join(', ')
}

/**
 * Checks a pack against its game and keeps it beside all others: it takes the place of none. The faults, if there
 * are any, are returned and nothing is kept.
 */
export async function addPack(shelf: Shelf, module: GameModule, data: unknown): Promise<readonly Fault[]> {
  const { id: game, packs } = module.game
  const faults = packs.check(data)
  if (faults.length > 0) return faults
  const key = packs.register(data)
  await shelf.change('packs', `${game}/${key}`, now => now ?? { game, data, added: Date.now() })
  return []
}

/** Keeps a pack that was changed here. It takes the place of the one it was made from, unless it has an id of its own. */
export async function keepChanged(
  shelf: Shelf,
  module: GameModule,
  data: unknown,
  from: StoredPack | undefined,
): Promise<readonly Fault[]> {
  const faults = await addPack(shelf, module, data)
  if (faults.length > 0 || !from || !isPack(data) || !isPack(from.data)) return faults
  if (data.id === from.data.id && packKey(data) !== from.id) await removePack(shelf, from)
  return []
}

export async function removePack(shelf: Shelf, { game, id }: StoredPack): Promise<void> {
  for (const { at, pack } of await rows(shelf))
    if (pack.game === game && pack.id === id) await shelf.remove('packs', at)
}

/** Makes the player's packs playable again after the page was loaded. What no longer fits stays on the shelf. */
export async function registerPacks(shelf: Shelf, module: GameModule): Promise<void> {
  for (const { id, data } of await listPacks(shelf, module.game.id)) {
    const { packs } = module.game
    if (!packs.has(id) && packs.check(data).length === 0) packs.register(data)
  }
}

/** What lies on the shelf and is a pack, with the place where it lies. */
async function rows(shelf: Shelf): Promise<{ readonly at: string; readonly pack: StoredPack }[]> {
  return (await shelf.all('packs')).flatMap(({ key, value }) => {
    const pack = readPack(value)
    return pack ? [{ at: key, pack }] : []
  })
}

function readPack(value: unknown): StoredPack | undefined {
  const { game, data, added } = (value ?? {}) as { game?: unknown; data?: unknown; added?: unknown }
  if (typeof game !== 'string' || !isPack(data)) return undefined
  return {
    game,
    id: packKey(data),
    title: typeof data.title === 'string' ? plainName(data.title, LONGEST_NAME) : '',
    added: isTime(added) ? added : undefined,
    data,
  }
}

function isPack(data: unknown): data is { readonly id: string; readonly title?: unknown } {
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string'
}
