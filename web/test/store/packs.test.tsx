import 'fake-indexeddb/auto'
import { hiddenIn, Match, packKey, recordOf } from '@tallyho/engine'
import { IDBFactory } from 'fake-indexeddb'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppContext } from '../../app/context.ts'
import { PackList } from '../../lobby/PackList.tsx'
import { ShelfList } from '../../lobby/ShelfList.tsx'
import { memoryShelf, openShelf, type Shelf } from '../../store/db.ts'
import { listGames } from '../../store/games.ts'
import { addPack, keepChanged, listPacks, packWords, registerPacks, removePack } from '../../store/packs.ts'
import { DEFAULTS } from '../../store/settings.ts'
import { SETUP, toy, toyModule } from '../fake.ts'

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const module = toyModule as never

test('packs are checked, kept, registered again and removed', async () => {
  const shelf = await openShelf()
  expect(await addPack(shelf, module, { id: 'bad' })).toEqual([{ path: 'id', message: "expected 'own'" }])
  expect(await listPacks(shelf)).toEqual([])
  expect(await addPack(shelf, module, { id: 'own' })).toEqual([])
  await shelf.change('packs', 'junk', () => 7)
  const [own] = await listPacks(shelf, 'toy')
  expect(own).toMatchObject({ game: 'toy', id: packKey({ id: 'own' }), title: '', data: { id: 'own' } })
  expect(await listPacks(shelf, 'other')).toEqual([])
  const has = vi.spyOn(toy.packs, 'has').mockReturnValue(false)
  const register = vi.spyOn(toy.packs, 'register')
  await registerPacks(shelf, module)
  expect(register).toHaveBeenCalledExactlyOnceWith({ id: 'own' })
  has.mockReturnValue(true)
  await registerPacks(shelf, module)
  expect(register).toHaveBeenCalledTimes(1)
  if (own) await removePack(shelf, own)
  expect(await listPacks(shelf)).toEqual([])
})

test('an imported pack takes the place of none: two of one id and title lie side by side, told apart', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 8, 4, 12))
  const shelf = await openShelf()
  const [first, second] = [2, 3].map(dice => ({ id: 'own', title: 'Mine', dice }))
  for (const data of [first, second, first]) expect(await addPack(shelf, module, data)).toEqual([])
  const packs = await listPacks(shelf, 'toy')
  expect(packs.map(({ data }) => data)).toHaveLength(2)
  expect(packs.map(({ data }) => data)).toEqual(expect.arrayContaining([first, second]))
  const words = packs.map(packWords)
  expect(new Set(words).size).toBe(2)
  for (const line of words) expect(line).toMatch(/^Mine \(own@[a-z0-9]+\), .*2026/)
})

test('a pack that was changed here takes the place of the one it was made from, and of no other', async () => {
  const shelf = await openShelf()
  for (const dice of [2, 3]) await addPack(shelf, module, { id: 'own', dice })
  const opened = (await listPacks(shelf)).find(({ data }) => (data as { dice: number }).dice === 2)
  expect(await keepChanged(shelf, module, { id: 'bad' }, opened)).toHaveLength(1)
  expect(await keepChanged(shelf, module, { id: 'own', dice: 2 }, opened)).toEqual([])
  expect(await listPacks(shelf)).toHaveLength(2)
  expect(await keepChanged(shelf, module, { id: 'own', dice: 4 }, opened)).toEqual([])
  const left = (await listPacks(shelf)).map(({ data }) => (data as { dice: number }).dice)
  expect(left.sort()).toEqual([3, 4])
  expect(await keepChanged(shelf, module, { id: 'own', dice: 5 }, undefined)).toEqual([])
  expect(await listPacks(shelf)).toHaveLength(3)
})

test('a pack that was kept under its bare id is found by its key, and removed', async () => {
  const shelf = memoryShelf(undefined)
  await shelf.change('packs', 'toy/own', () => ({ game: 'toy', id: 'own', data: { id: 'own' } }))
  const packs = await listPacks(shelf)
  expect(packs).toMatchObject([{ id: packKey({ id: 'own' }), added: undefined }])
  for (const pack of packs) await removePack(shelf, pack)
  expect(await listPacks(shelf)).toEqual([])
})

test('a stored date that is no date does not take the lobby down', async () => {
  const shelf = memoryShelf(undefined)
  const record = recordOf(new Match(toy, SETUP))
  const odd = [Number.NaN, Number.POSITIVE_INFINITY, 8.65e15, -1e300, '1940-08-18']
  for (const [i, date] of odd.entries())
    await shelf.change('games', `g${i}`, () => ({ record, created: date, updated: date }))
  await shelf.change('packs', 'toy/own', () => ({ game: 'toy', data: { id: 'own' }, added: Number.NaN }))
  const lobby = await drawn(shelf)
  expect(lobby.match(/data-testid="stored-g\d"/g)).toHaveLength(odd.length)
  expect(lobby).toContain(packKey({ id: 'own' }))
})

test('names and titles on the shelf are one line that ends, and hide nothing', async () => {
  const shelf = memoryShelf(undefined)
  const record = recordOf(new Match(toy, SETUP))
  const foul = `My \u202eyad\n\u001b[2J${'x'.repeat(1000)}`
  const game = { record, name: foul, scenario: foul, progress: foul }
  await shelf.change('games', 'g1', () => game)
  await shelf.change('games', 'g2', () => ({ ...game, outcome: { level: foul, score: 3 } }))
  await shelf.change('packs', 'toy/own', () => ({ game: 'toy', data: { id: 'own', title: foul } }))
  const lobby = await drawn(shelf)
  expect(hiddenIn(lobby)).toBeUndefined()
  expect(lobby.match(/My yad \[2Jx{109}…/g)?.length).toBeGreaterThanOrEqual(7)
  expect(lobby).not.toMatch(/x{110}/)
})

/** What the lobby shows of a shelf. */
async function drawn(shelf: Shelf): Promise<string> {
  const nothing = () => undefined
  const app = { shelf, settings: DEFAULTS, setSettings: nothing, seen: new Set<string>(), setSeen: nothing }
  return renderToStaticMarkup(
    <AppContext value={{ ...app, tell: nothing, hush: nothing }}>
      <ShelfList games={await listGames(shelf)} onChange={nothing} />
      <PackList game="toy" packs={await listPacks(shelf)} onChange={nothing} onPlay={nothing} />
    </AppContext>,
  )
}
