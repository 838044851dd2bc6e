import type { Fault, GameModule } from '@tallyho/engine'
import type { Shelf } from './db.ts'

/** A player's own component pack on the shelf. */
export interface StoredPack {
  readonly game: string
  readonly id: string
  readonly data: unknown
}

export async function listPacks(shelf: Shelf, game?: string): Promise<readonly StoredPack[]> {
  const packs = (await shelf.all('packs')).map(({ value }) => value).filter(isStoredPack)
  return game === undefined ? packs : packs.filter(pack => pack.game === game)
}

/** Checks a pack against its game and keeps it. The faults, if there are any, are returned and nothing is kept. */
export async function addPack(shelf: Shelf, module: GameModule, data: unknown): Promise<readonly Fault[]> {
  const { id: game, packs } = module.game
  const faults = packs.check(data)
  if (faults.length > 0) return faults
  const id = packs.register(data)
  await shelf.change('packs', `${game}/${id}`, () => ({ game, id, data }))
  return []
}

export async function removePack(shelf: Shelf, { game, id }: StoredPack): Promise<void> {
  await shelf.remove('packs', `${game}/${id}`)
}

/** Makes the player's packs playable again after the page was loaded. What no longer fits stays on the shelf. */
export async function registerPacks(shelf: Shelf, module: GameModule): Promise<void> {
  for (const { id, data } of await listPacks(shelf, module.game.id)) {
    const { packs } = module.game
    if (!packs.has(id) && packs.check(data).length === 0) packs.register(data)
  }
}

function isStoredPack(value: unknown): value is StoredPack {
  const { game, id } = (value ?? {}) as { game?: unknown; id?: unknown }
  return typeof game === 'string' && typeof id === 'string'
}
