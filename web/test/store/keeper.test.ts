import { linesOf, type Match, recordOf } from '@tallyho/engine'
import { expect, test, vi } from 'vitest'
import { GAME_IDS, loadModule } from '../../games.ts'
import { catalogued } from '../../lobby/catalogue.ts'
import { standsWords } from '../../lobby/ShelfList.tsx'
import { memoryShelf } from '../../store/db.ts'
import { markSeen } from '../../store/games.ts'
import { beginGame } from '../../table/session/add-game.ts'
import type { KeepTrouble } from '../../table/session/keeper.ts'
import { reopen } from '../../table/session/reopen.ts'
import { answer, begun, PLAN, sitDown, standing, whole } from './kept.ts'

test('the lobby counts the decisions of the person alone, and does not give away what was not seen', async () => {
  const { shelf, id } = await begun()
  const table = await sitDown(shelf, id)
  await answer(table, 20)
  const { stored } = await whole(shelf, id)
  const mine = table.session.match.journal.filter(
    ({ kind, seat }) => kind !== 'chance' && seat !== 'luftwaffe',
  )
  expect(mine.length).toBeLessThan(20)
  expect(standsWords(stored)).toBe(
    `${mine.length} decisions, Offer battle · score ${table.session.match.game.standing(table.session.match.state)}`,
  )
  expect(standsWords({ ...stored, seen: 1 })).toBe(`${mine.length} decisions, Offer battle`)
})

test('the lobby calls every game by the title it gives itself', async () => {
  for (const id of GAME_IDS) expect(catalogued(id).title).toBe((await loadModule(id)).game.title)
})

test('a game that does not exist is refused', async () => {
  await expect(loadModule('constructor')).rejects.toThrow(/no game 'constructor'/)
})

test('a begun game lies on the shelf with words for the lobby', async () => {
  const { shelf, id } = await begun()
  const { stored } = await whole(shelf, id)
  expect(stored).toMatchObject({
    name: 'Noon, today',
    scenario: 'Noon',
    progress: '0 decisions, Name the aces',
    seating: PLAN.seating,
  })
  expect(stored.outcome).toBeUndefined()
})

test('how far the film was seen is kept with the game, by a write of its head alone', async () => {
  const { shelf, id } = await begun()
  const table = await sitDown(shelf, id)
  await answer(table, 3)
  expect((await whole(shelf, id)).stored.seen).toBeUndefined()
  const keep = vi.spyOn(shelf, 'keep')
  table.session.saw(1)
  await table.keeper.idle()
  expect(keep).not.toHaveBeenCalled()
  expect((await whole(shelf, id)).stored.seen).toBe(1)
  const change = vi.spyOn(shelf, 'change')
  const again = await sitDown(shelf, id)
  expect(again.session.seenSoFar).toBe(1)
  expect(change).not.toHaveBeenCalled()
  // The next answer keeps it, and the end of the film takes it away.
  await answer(again, 1)
  expect((await whole(shelf, id)).stored.seen).toBe(1)
  again.session.saw(undefined)
  await again.keeper.idle()
  expect((await whole(shelf, id)).stored.seen).toBeUndefined()
})

test('the level of the machine is changed at the table, in its own seat alone, and kept', async () => {
  const { shelf, id } = await begun()
  const { session, keeper } = await sitDown(shelf, id)
  session.setLevel('raf', 'ace')
  session.setLevel('luftwaffe', 'veteran')
  await keeper.idle()
  const seating = { raf: 'person', luftwaffe: 'veteran' }
  expect(session.seating).toEqual(seating)
  expect((await whole(shelf, id)).stored.seating).toEqual(seating)
})

test('a page that another one has overtaken marks nothing, and nor does one whose game is over', async () => {
  const { shelf, id } = await begun()
  await answer(await sitDown(shelf, id), 3)
  const before = await shelf.get('games', id)
  await markSeen(shelf, id, 1, ['another page'])
  expect(await shelf.get('games', id)).toEqual(before)
  const table = await sitDown(shelf, id)
  await answer(table, 500)
  expect(table.session.match.over).toBe(true)
  const over = await shelf.get('games', id)
  table.session.saw(1)
  await table.keeper.idle()
  expect(await shelf.get('games', id)).toEqual(over)
})

test('every answer is kept, and the game opens again at the same question without a write', async () => {
  const { shelf, id } = await begun()
  const table = await sitDown(shelf, id)
  table.session.setOwnDice(true)
  await answer(table, 3)
  const rows = await shelf.rows(id)
  const again = await whole(shelf, id)
  expect(again.stored).toMatchObject({ ownDice: true, answers: table.session.match.journal.length })
  expect(again.record).toMatchObject({ answers: recordOf(table.session.match).answers })
  const reopened = await sitDown(shelf, id)
  expect(reopened.trouble).toBeUndefined()
  expect(standing(reopened.session.match)).toEqual(standing(table.session.match))
  expect(await shelf.rows(id)).toEqual(rows)
  table.session.leave()
  reopened.session.leave()
})

test('an answer writes the page it stands on and no other', async () => {
  const { shelf, id } = await begun()
  const table = await sitDown(shelf, id)
  await answer(table, 60)
  const { length } = table.session.match.journal
  expect(length).toBeGreaterThan(64)
  const keep = vi.spyOn(shelf, 'keep')
  const changes: unknown[] = []
  keep.mockImplementation(async (_, make) => {
    changes.push(make(await shelf.get('games', id)))
  })
  await answer(table, 1)
  keep.mockRestore()
  expect(changes).toMatchObject([
    { afresh: false, from: Math.floor(length / 64), pages: [expect.any(String)] },
  ])
  table.session.leave()
})

test('whatever is undone and played otherwise, the shelf holds the game as it stands', async () => {
  const { shelf, id } = await begun()
  const table = await sitDown(shelf, id)
  const match = table.session.match
  match.practice = true
  for (let round = 0; round < 40 && !match.over; round++) {
    if (round % 3 === 2) for (let back = 0; back < (round % 5) * 12; back++) table.session.undo()
    await answer(table, 1 + (round % 4))
    const { match: again } = await reopen(shelf, await whole(shelf, id))
    expect(standing(again)).toEqual(standing(table.session.match))
  }
  table.session.leave()
})

test('what was given by one click is taken back by one press on another day too', async () => {
  const { shelf, id } = await begun(undefined, true)
  const table = await sitDown(shelf, id)
  while (table.session.match.asked('raf')?.ask !== 'order') table.session.machineOnce()
  const { length } = table.session.match.journal
  table.session.desk?.give(['break', 'break'])
  expect(table.session.match.journal.length).toBe(length + 2)
  await table.keeper.idle()
  const again = await sitDown(shelf, id)
  again.session.undo()
  expect(again.session.match.journal).toHaveLength(length)
})

test('a finished game is kept with its result and log, and nothing is written to it any more', async () => {
  const { shelf, id } = await begun()
  const table = await sitDown(shelf, id)
  await answer(table, 2000)
  const { shown, match } = table.session
  expect(shown.over).toBe(true)
  const { stored, record } = await whole(shelf, id)
  const level = table.module.words.level(shown.result?.level ?? '')
  expect(stored.outcome).toEqual({ level, score: shown.result?.score })
  // The machine has played all of it.
  const { byMachine } = table.session
  expect(record).toEqual({ ...recordOf(match, table.module.words), byMachine })
  expect(record.told && linesOf(record.told).at(-1)?.text).toBe(
    table.module.words.note(match.notes.at(-1) as never),
  )
  const rows = await shelf.rows(id)
  const again = await sitDown(shelf, id)
  expect(again.session.shown).toMatchObject({ over: true, noUndo: expect.stringMatching(/stays as it was/) })
  again.session.undo()
  again.session.setOwnDice(true)
  again.keeper.save()
  await again.keeper.idle()
  expect(await shelf.rows(id)).toEqual(rows)
})

test('the end of a practice game is taken back on the shelf too, by whoever came to it', async () => {
  const { shelf, id } = await begun(undefined, true)
  const table = await sitDown(shelf, id)
  await answer(table, 2000)
  expect((await whole(shelf, id)).stored.outcome).toBeDefined()
  table.session.undo()
  await table.keeper.idle()
  const { stored } = await whole(shelf, id)
  expect(stored.outcome).toBeUndefined()
  expect(stored.answers).toBe(table.session.match.journal.length)
  table.session.leave()
})

test('a full browser and another page are told apart', async () => {
  const { shelf, id } = await begun()
  const told: (KeepTrouble | undefined)[] = []
  const { keeper } = await sitDown(shelf, id, trouble => told.push(trouble))
  const keep = vi.spyOn(shelf, 'keep').mockRejectedValueOnce(new DOMException('x', 'QuotaExceededError'))
  keeper.save()
  await keeper.idle()
  expect(told.at(-1)).toMatchObject({ kind: 'full', words: expect.stringMatching(/no room left/) })
  keep.mockRestore()
  keeper.save()
  await keeper.idle()
  expect(told.at(-1)).toBeUndefined()
  await shelf.change('games', id, now => ({ ...(now as object), writer: 'another page' }))
  keeper.save()
  await keeper.idle()
  expect(told.at(-1)).toEqual({ kind: 'overtaken' })
})

test('a game that was deleted in another tab while it is played is written whole again', async () => {
  const { shelf, id } = await begun()
  const table = await sitDown(shelf, id)
  await answer(table, 40)
  await shelf.remove('games', id)
  await answer(table, 1)
  const { match } = await reopen(shelf, await whole(shelf, id))
  expect(standing(match)).toEqual(standing(table.session.match))
  table.session.leave()
})

test('the browser is asked once to keep the shelf', async () => {
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', { storage: { persist } })
  await begun()
  await begun()
  expect(persist).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('a game whose pilots are named anew is told with that name, and can be gone on with', async () => {
  const shelf = memoryShelf(undefined)
  const setup = { scenario: 'patrol-1', pack: 'standard', options: {} }
  const id = await beginGame(shelf, {
    ...PLAN,
    game: 'skies-above-britain',
    setup,
    seating: { squadron: 'person' },
  })
  const table = await sitDown(shelf, id)
  await answer(table, 30)
  const nameOf = ({ state }: Match<unknown>) =>
    (state as { readonly pilots: readonly { readonly name: string }[] }).pilots[0]?.name ?? ''
  const first = nameOf(table.session.match)
  await table.keeper.nameAnew(first, 'Amy Johnson')
  const again = await sitDown(shelf, id)
  expect(again.trouble).toBeUndefined()
  expect(nameOf(again.session.match)).toBe('Amy Johnson')
  expect(again.session.match.journal).toEqual(table.session.match.journal)
  expect((await whole(shelf, id)).lines.some(({ text }) => text.includes(first))).toBe(false)
  await answer(again, 5)
  expect((await whole(shelf, id)).record.answers.length).toBeGreaterThan(table.session.match.journal.length)
  await again.keeper.nameAnew('Amy Johnson', '')
  expect(nameOf((await sitDown(shelf, id)).session.match)).toBe(first)
})
