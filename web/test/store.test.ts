import 'fake-indexeddb/auto'
import { Match, recordOf } from '@tallyho/engine'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryShelf, openShelf } from '../store/db.ts'
import {
  isDamaged,
  listGames,
  loadGame,
  Overtaken,
  putGame,
  renameGame,
  type StoredGame,
} from '../store/games.ts'
import { Saver } from '../store/saver.ts'
import { DEFAULTS, readSettings } from '../store/settings.ts'
import { SETUP, toy } from './fake.ts'

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function stored(more: Partial<StoredGame> = {}): StoredGame {
  return {
    id: 'g1',
    name: 'My day',
    record: recordOf(new Match(toy, SETUP)),
    seating: { raf: 'person' },
    ownDice: false,
    created: 1,
    updated: 2,
    scenario: 'Noon',
    progress: 'plan',
    writer: 'page1',
    ...more,
  }
}

test('a game is put away and found again, the newest first', async () => {
  const shelf = await openShelf()
  expect(shelf.trouble).toBeUndefined()
  await putGame(shelf, stored(), '')
  await putGame(shelf, stored({ id: 'g2', updated: 5, outcome: { level: 'won', score: 7 } }), '')
  expect((await listGames(shelf)).map(({ id }) => id)).toEqual(['g2', 'g1'])
  expect(await loadGame(shelf, 'g2')).toMatchObject({ name: 'My day', outcome: { level: 'won', score: 7 } })
  expect(await loadGame(shelf, 'nowhere')).toBeUndefined()
  await shelf.remove('games', 'g1')
  expect(await listGames(shelf)).toHaveLength(1)
})

test('a second page that writes is noticed, and nothing is overwritten', async () => {
  const shelf = await openShelf()
  await putGame(shelf, stored(), '')
  await putGame(shelf, stored({ progress: 'two', writer: 'page2' }), 'page1')
  await expect(putGame(shelf, stored({ progress: 'late' }), 'page1')).rejects.toThrow(Overtaken)
  expect(await loadGame(shelf, 'g1')).toMatchObject({ progress: 'two' })
  await putGame(shelf, stored({ progress: 'three', writer: 'page3' }), 'page2')
  expect(await loadGame(shelf, 'g1')).toMatchObject({ progress: 'three', writer: 'page3' })
})

test('a new name stays when the game is written again', async () => {
  const shelf = await openShelf()
  await putGame(shelf, stored(), '')
  await renameGame(shelf, 'g1', 'Better')
  await renameGame(shelf, 'nowhere', 'x')
  await putGame(shelf, stored({ progress: 'later' }), 'page1')
  expect(await loadGame(shelf, 'g1')).toMatchObject({ name: 'Better', progress: 'later' })
  expect(await listGames(shelf)).toHaveLength(1)
})

test('what is broken on the shelf is shown as damaged and breaks nothing else', async () => {
  const shelf = await openShelf()
  await putGame(shelf, stored(), '')
  await shelf.change('games', 'bad1', () => 'nonsense')
  await shelf.change('games', 'bad2', () => ({ name: 'x', record: { tallyho: 1, game: 'toy' } }))
  const games = await listGames(shelf)
  expect(games.filter(isDamaged).map(({ id, damaged }) => [id, typeof damaged])).toEqual([
    ['bad1', 'string'],
    ['bad2', 'object'],
  ])
  expect(games.filter(game => !isDamaged(game))).toHaveLength(1)
})

test('odd fields of a stored game get their defaults', async () => {
  const shelf = memoryShelf(undefined)
  const odd = { record: stored().record, seating: { raf: 'cat', lw: 'machine' }, outcome: 5, updated: 'x' }
  await shelf.change('games', 'g', () => odd)
  expect(await loadGame(shelf, 'g')).toMatchObject({
    name: 'A game without a name',
    seating: { raf: 'person', lw: 'machine' },
    updated: 0,
    ownDice: false,
  })
})

test('where the browser forbids its database the game goes on in memory and says so', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const shelf = await openShelf()
  expect(shelf.trouble).toMatch(/does not let Tallyho keep/)
  await putGame(shelf, stored(), '')
  expect(await loadGame(shelf, 'g1')).toMatchObject({ name: 'My day' })
  await shelf.remove('games', 'g1')
  expect(await listGames(shelf)).toEqual([])
})

test('writes follow one another; what is asked for meanwhile is written once', async () => {
  const log: string[] = []
  let state = 0
  const gates: (() => void)[] = []
  const saver = new Saver(
    async () => {
      const writing = state
      await new Promise<void>(done => gates.push(done))
      log.push(`wrote ${writing}`)
    },
    () => log.push('failed'),
  )
  state = 1
  saver.save()
  state = 2
  saver.save()
  state = 3
  saver.save()
  gates[0]?.()
  await vi.waitFor(() => expect(gates).toHaveLength(2))
  gates[1]?.()
  await saver.idle()
  expect(log).toEqual(['wrote 1', 'wrote 3'])
})

test('a write that fails is told, and the next one is tried', async () => {
  const told: string[] = []
  let full = true
  const saver = new Saver(
    async () => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
    },
    error => told.push((error as Error).name),
    () => told.push('kept'),
  )
  saver.save()
  await saver.idle()
  full = false
  saver.save()
  await saver.idle()
  expect(told).toEqual(['QuotaExceededError', 'kept'])
})

test('settings from anything are settings', () => {
  expect(readSettings(undefined)).toEqual(DEFAULTS)
  expect(readSettings('x')).toEqual(DEFAULTS)
  expect(
    readSettings({ events: 'off', lessons: false, textSize: 'huge', confirmEnds: 1, machine: 'fast' }),
  ).toEqual({
    ...DEFAULTS,
    events: 'off',
    lessons: false,
    machine: 'fast',
  })
})
