import { parseRecord, withoutBoards } from '@tallyho/engine'
import { expect, test, vi } from 'vitest'
import { gameFile, recognise } from '../../exchange/files.ts'
import { importGame } from '../../table/session/add-game.ts'
import { answer, begun, sitDown, whole } from './kept.ts'

/** Files come to an end at once. */
class QuickWorker extends EventTarget {
  postMessage(): void {
    this.dispatchEvent(new Event('message'))
  }
  terminate(): void {}
}

test('an imported game gets its own place; one that does not fit is kept whole', async () => {
  vi.stubGlobal('Worker', QuickWorker)
  const { shelf, id } = await begun()
  const { record } = await whole(shelf, id)
  const first = await importGame(shelf, record, undefined)
  expect(first.trouble).toBeUndefined()
  expect(first.id).not.toBe(id)
  expect((await whole(shelf, first.id)).stored.name).toBe('Noon')
  const bad = { ...record, answers: ['nonsense'] }
  const second = await importGame(shelf, bad, 'Mine')
  expect(second.trouble).toMatch(/does not fit its question/)
  expect(await whole(shelf, second.id)).toMatchObject({ stored: { name: 'Mine', answers: 1 }, record: bad })
  await expect(importGame(shelf, { ...record, game: 'chess' }, '')).rejects.toThrow(/no game 'chess'/)
})

test('an imported game brings its reviews if it is over, as far as they are sound', async () => {
  vi.stubGlobal('Worker', QuickWorker)
  const { shelf, id } = await begun()
  const table = await sitDown(shelf, id)
  await answer(table, 1000)
  table.session.leave()
  const { record, stored } = await whole(shelf, id)
  expect(stored.outcome).toBeDefined()
  const effort = { games: 10, points: 1, eachPoint: 4, told: 1, eachTold: 10 }
  const sound = {
    ...{ seat: 'raf', seed: 1, effort, decisions: 1, differing: 1, tried: 1, done: 0.5 },
    ...{ curve: [], weighed: [], costly: [], sought: [] },
  }
  const { id: reviewed } = await importGame(shelf, { ...record, reviews: [sound, { seat: 'x' }] }, 'Mine')
  expect((await whole(shelf, reviewed)).record.reviews).toEqual([sound])
  const cut = { ...record, answers: record.answers.slice(0, 3), reviews: [sound] }
  const { id: begunAgain } = await importGame(shelf, withoutBoards(cut), 'Mine')
  expect((await whole(shelf, begunAgain)).record).not.toHaveProperty('reviews')
})

test('who gave an answer is kept with the game, opened again, and goes out and in with its file', async () => {
  vi.stubGlobal('Worker', QuickWorker)
  const { shelf, id } = await begun()
  const table = await sitDown(shelf, id)
  table.session.take(table.session.shown.items[0]?.id ?? '')
  await table.keeper.idle()
  expect((await whole(shelf, id)).stored.byMachine, 'what he answers himself is not noted').toBeUndefined()
  await answer(table, 12)
  const { byMachine } = table.session
  expect(byMachine.length).toBeGreaterThan(0)
  table.session.leave()
  const again = await sitDown(shelf, id)
  expect(again.session.byMachine).toEqual(byMachine)
  again.session.leave()
  const { record, stored } = await whole(shelf, id)
  expect(stored.byMachine).toEqual(byMachine)
  const file = recognise(gameFile(record, 'Mine'))
  if (file.kind !== 'game') throw new Error('no game')
  const brought = await whole(shelf, (await importGame(shelf, file.record, 'Mine')).id)
  expect(brought.stored.byMachine).toEqual(byMachine)
  // As it was before anybody noted it, or with something broken: the game opens, and nothing is known.
  for (const strange of [undefined, 'all of them', [[5, 2]]]) {
    const old = parseRecord({ ...record, byMachine: strange })
    const opened = await whole(shelf, (await importGame(shelf, old, 'Mine')).id)
    expect(opened.stored.byMachine).toBeUndefined()
    expect(opened.stored.answers).toBe(stored.answers)
  }
})

test('a file that these rules do not replay keeps who gave its answers', async () => {
  vi.stubGlobal('Worker', QuickWorker)
  const { shelf, id } = await begun()
  const { record } = await whole(shelf, id)
  const bad = { ...record, answers: ['nonsense', 'more'], byMachine: [[1, 2]] }
  const { id: kept, trouble } = await importGame(shelf, bad, 'Mine')
  expect(trouble).toBeDefined()
  expect(await whole(shelf, kept)).toMatchObject({
    stored: { byMachine: [[1, 2]] },
    record: { byMachine: [[1, 2]] },
  })
})
