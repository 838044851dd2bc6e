import 'fake-indexeddb/auto'
import { Match, packedLog, recordOf } from '@tallyho/engine'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryShelf, openShelf, type Shelf } from '../../store/db.ts'
import { isDamaged, type StoredGame, type WholeGame } from '../../store/game-row.ts'
import {
  listGames,
  loadGame,
  loadHead,
  Overtaken,
  putGame,
  renameGame,
  type Written,
} from '../../store/games.ts'
import { Ledger } from '../../store/ledger.ts'
import { Saver } from '../../store/saver.ts'
import { DEFAULTS, readSettings } from '../../store/settings.ts'
import { SETUP, toy, words } from '../fake.ts'

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A game as a keeper would write it: a match of so many answers, and what the lobby tells. */
function put(
  shelf: Shelf,
  more: Partial<StoredGame> = {},
  lastWriter = '',
  answers = 0,
  end?: Written['end'],
) {
  const match = played(answers)
  const { answers: _, checkpoint: __, trail: ___, ...record } = recordOf(match)
  const game = {
    id: 'g1',
    name: 'My day',
    record,
    answers,
    seating: { raf: 'person' },
    ownDice: false,
    orders: {},
    created: 1,
    updated: 2,
    scenario: 'Noon',
    progress: 'plan',
    writer: 'page1',
    ...more,
  } as const
  const ledger = new Ledger(note => words.note(note))
  const change = (afresh: boolean) => ledger.changes(match, afresh).change
  return putGame(shelf, { game, change, ...(end && { end }) }, lastWriter)
}

function played(answers: number): Match<unknown> {
  const match = new Match(toy, SETUP)
  while (match.pause && match.journal.length < answers) match.play(1)
  return match as Match<unknown>
}
const WON = { result: { level: 'won', score: 7, figures: {} }, level: 'Won', figures: {} }

test('a game is put away and found again, the newest first', async () => {
  const shelf = await openShelf()
  expect(shelf.trouble).toBeUndefined()
  await put(shelf)
  await put(shelf, { id: 'g2', updated: 5 }, '', 3, WON)
  expect((await listGames(shelf)).map(({ id }) => id)).toEqual(['g2', 'g1'])
  const whole = (await loadGame(shelf, 'g2')) as WholeGame
  expect(whole.stored).toMatchObject({ name: 'My day', answers: 3, outcome: { level: 'Won', score: 7 } })
  expect(whole.record).toEqual({ ...recordOf(played(3)), told: { ...WON, log: packedLog(whole.lines) } })
  expect(whole.lines).toEqual([{ at: 3, rule: 'TOY-1', text: 'score 2' }])
  expect(await loadGame(shelf, 'nowhere')).toBeUndefined()
  await shelf.remove('games', 'g2')
  expect(await shelf.rows('g2')).toBeUndefined()
  expect(await listGames(shelf)).toHaveLength(1)
  await put(shelf, { id: 'g2' })
  expect((await shelf.rows('g2'))?.pages).toHaveLength(1)
})

test('a second page that writes is noticed, and nothing is overwritten', async () => {
  const shelf = await openShelf()
  await put(shelf)
  await put(shelf, { progress: 'two', writer: 'page2' }, 'page1')
  await expect(put(shelf, { progress: 'late' }, 'page1')).rejects.toThrow(Overtaken)
  expect(await loadHead(shelf, 'g1')).toMatchObject({ progress: 'two' })
  await put(shelf, { progress: 'three', writer: 'page3' }, 'page2')
  expect(await loadHead(shelf, 'g1')).toMatchObject({ progress: 'three', writer: 'page3' })
})

test('a new name stays when the game is written again', async () => {
  const shelf = await openShelf()
  await put(shelf)
  await renameGame(shelf, 'g1', 'Better')
  await renameGame(shelf, 'nowhere', 'x')
  await put(shelf, { progress: 'later' }, 'page1')
  expect(await loadHead(shelf, 'g1')).toMatchObject({ name: 'Better', progress: 'later' })
  expect(await listGames(shelf)).toHaveLength(1)
})

test('a finished game takes a new name and nothing else', async () => {
  const shelf = await openShelf()
  await put(shelf, {}, '', 9, WON)
  const before = await shelf.rows('g1')
  await put(shelf, { progress: 'undone' }, 'page1', 2)
  expect(await shelf.rows('g1')).toEqual(before)
  await renameGame(shelf, 'g1', 'Mine')
  expect(await loadHead(shelf, 'g1')).toMatchObject({ name: 'Mine', answers: 9, outcome: { score: 7 } })
  const old = { record: recordOf(played(9)), outcome: { level: 'Won', score: 3 }, writer: 'page1' }
  await shelf.change('games', 'old', () => old)
  await put(shelf, { id: 'old' }, 'page1', 2)
  expect(await shelf.get('games', 'old')).toEqual(old)
})

test('what is broken on the shelf is shown as damaged and breaks nothing else', async () => {
  const shelf = await openShelf()
  await put(shelf)
  await shelf.change('games', 'bad1', () => 'nonsense')
  await shelf.change('games', 'bad2', () => ({ name: 'x', record: { tallyho: 1, game: 'toy' } }))
  const games = await listGames(shelf)
  expect(games.filter(isDamaged).map(({ id, damaged }) => [id, typeof damaged])).toEqual([
    ['bad1', 'string'],
    ['bad2', 'object'],
  ])
  expect(games.filter(game => !isDamaged(game))).toHaveLength(1)
  await shelf.change('games', 'g1', now => ({ ...(now as object), answers: 70 }))
  expect(await loadGame(shelf, 'g1')).toMatchObject({ reason: 'Of 70 answers of this game 0 are left.' })
})

test('odd fields of a stored game get their defaults', async () => {
  const shelf = memoryShelf(undefined)
  const odd = {
    record: recordOf(played(2)),
    seating: { raf: 'cat', lw: 'machine' },
    outcome: 5,
    updated: 'x',
  }
  await shelf.change('games', 'g', () => odd)
  expect(await loadHead(shelf, 'g')).toMatchObject({
    name: 'A game without a name',
    seating: { raf: 'person', lw: 'machine' },
    answers: 2,
    updated: 0,
    ownDice: false,
  })
})

test('the row of an older Tallyho, a whole record, is read as it is', async () => {
  const { trail: _, board: __, ...record } = recordOf(played(6))
  const shelf = await openShelf()
  await shelf.change('games', 'old', () => ({ name: 'Old', record, updated: 4 }))
  expect(await loadGame(shelf, 'old')).toMatchObject({
    stored: { name: 'Old', answers: 6 },
    record,
    lines: [],
  })
})

test('the log of a finished game is read from a record, line by line or each phrase once', async () => {
  const shelf = await openShelf()
  const lines = [{ at: 1, rule: 'TOY-1', text: 'score: 2, 3' }]
  for (const log of [lines, packedLog(lines)]) {
    await shelf.change('games', 'old', () => ({ record: { ...recordOf(played(9)), told: { ...WON, log } } }))
    expect(((await loadGame(shelf, 'old')) as WholeGame).lines).toEqual(lines)
  }
})

test('the database of an older Tallyho is opened with all that is in it', async () => {
  await new Promise<void>(done => {
    const opening = indexedDB.open('tallyho', 1)
    opening.onupgradeneeded = () => {
      for (const name of ['games', 'packs']) opening.result.createObjectStore(name)
    }
    opening.onsuccess = () => {
      const writing = opening.result.transaction('games', 'readwrite')
      writing.objectStore('games').put({ name: 'Old', record: recordOf(played(4)) }, 'old')
      writing.oncomplete = () => {
        opening.result.close()
        done()
      }
    }
  })
  const shelf = await openShelf()
  expect(shelf.trouble).toBeUndefined()
  expect(await listGames(shelf)).toMatchObject([{ id: 'old', name: 'Old', answers: 4 }])
})

test('an older Tallyho in another tab that does not let go is told', async () => {
  const holding = await openDB('tallyho', 1, { upgrade: db => void db.createObjectStore('games') })
  const shelf = await openShelf()
  expect(shelf.trouble).toMatch(/Another tab holds an older Tallyho/)
  holding.close()
})

test('a newer Tallyho gets the database, and what is written after that is refused', async () => {
  const shelf = await openShelf()
  await put(shelf)
  const newer = await openDB('tallyho', 3)
  await expect(put(shelf, {}, 'page1', 2)).rejects.toThrow(/version/i)
  expect(await newer.get('games', 'g1')).toMatchObject({ answers: 0 })
  newer.close()
})

test('a connection that was closed is opened again', async () => {
  const shelf = await openShelf()
  await put(shelf)
  const clearing = await openDB('tallyho', 2)
  clearing.close()
  const other = indexedDB.deleteDatabase('tallyho')
  await new Promise(done => {
    other.onsuccess = done
  })
  await put(shelf, {}, 'page1', 2)
  expect(await loadHead(shelf, 'g1')).toMatchObject({ answers: 2 })
})

test('where the browser forbids its database the game goes on in memory and says so', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const shelf = await openShelf()
  expect(shelf.trouble).toMatch(/does not let Tallyho keep/)
  await put(shelf, {}, '', 3)
  expect(await loadGame(shelf, 'g1')).toMatchObject({ stored: { name: 'My day' }, record: { game: 'toy' } })
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
  await vi.waitFor(() => expect(gates).toHaveLength(2), { timeout: 60_000 })
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
    readSettings({ film: 'once', lessons: false, textSize: 'huge', confirmEnds: 1, dice: 'self', theme: 7 }),
  ).toEqual({
    ...DEFAULTS,
    film: 'once',
    lessons: false,
    dice: 'self',
  })
})

test('how loud each kind of sound is: what is no number from 0 to 100 has its default', () => {
  const volumes = { dice: 0, guns: 100, hit: 101, bombs: '20', bell: Number.NaN, whistle: 50 }
  const read = readSettings({ sound: true, volumes })
  expect(read.sound).toBe(true)
  expect(read.volumes).toEqual({ ...DEFAULTS.volumes, dice: 0, guns: 100 })
  expect(readSettings({ sound: 'on', volumes: 7 })).toEqual(DEFAULTS)
})
