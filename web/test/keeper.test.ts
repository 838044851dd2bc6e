import { recordOf, seeded } from '@tallyho/engine'
import { expect, test, vi } from 'vitest'
import { GAME_IDS, loadModule } from '../games.ts'
import { catalogued } from '../lobby/catalogue.tsx'
import { memoryShelf } from '../store/db.ts'
import { isDamaged, loadGame, type StoredGame } from '../store/games.ts'
import { beginGame, importGame, Keeper, type KeepTrouble, reopen } from '../table/keeper.ts'
import { TableSession } from '../table/session.ts'

const PLAN = {
  game: 'sample',
  setup: { scenario: 'noon', pack: 'standard', options: {} },
  name: 'Noon, today',
  seating: { raf: 'person', luftwaffe: 'machine' },
  ownDice: false,
  practice: false,
} as const

async function begun() {
  const shelf = memoryShelf(undefined)
  const { standard } = (await loadModule('sample')).game.packs
  const id = await beginGame(shelf, { ...PLAN, setup: { ...PLAN.setup, pack: standard.id } })
  return { shelf, id, stored: await whole(shelf, id) }
}

async function whole(shelf: ReturnType<typeof memoryShelf>, id: string): Promise<StoredGame> {
  const stored = await loadGame(shelf, id)
  if (!stored || isDamaged(stored)) throw new Error('The game is not on the shelf')
  return stored
}

test('the lobby calls every game by the title it gives itself', async () => {
  for (const id of GAME_IDS) expect(catalogued(id).title).toBe((await loadModule(id)).game.title)
})

test('a game that does not exist is refused', async () => {
  await expect(loadModule('constructor')).rejects.toThrow(/no game 'constructor'/)
})

test('a begun game lies on the shelf with words for the lobby', async () => {
  const { stored } = await begun()
  expect(stored).toMatchObject({
    name: 'Noon, today',
    scenario: 'Noon',
    progress: 'Name the aces, 0 decisions',
  })
  expect(stored.seating).toEqual(PLAN.seating)
  expect(stored.outcome).toBeUndefined()
})

test('every answer is kept, and the game opens again at the same question', async () => {
  const { shelf, id, stored } = await begun()
  const { module, match } = await reopen(shelf, stored)
  const session = new TableSession({ module, match, ...PLAN, chance: seeded(3), save: () => keeper.save() })
  const keeper: Keeper = new Keeper(
    shelf,
    stored,
    () => ({ match: session.match, ownDice: true, words: module.words }),
    () => undefined,
  )
  session.machineOnce()
  session.machineOnce()
  session.machineOnce()
  await keeper.idle()
  const again = await whole(shelf, id)
  expect(again.ownDice).toBe(true)
  expect(again.record.answers).toEqual(recordOf(session.match).answers)
  const reopened = await reopen(shelf, again)
  expect(reopened.trouble).toBeUndefined()
  expect(reopened.match.pause).toEqual(session.match.pause)
  session.leave()
})

test('a finished game is kept with its outcome', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { shelf, id, stored } = await begun()
  const { module, match } = await reopen(shelf, stored)
  const session = new TableSession({ module, match, ...PLAN, chance: seeded(3) })
  const keeper = new Keeper(
    shelf,
    stored,
    () => ({ match: session.match, ownDice: false, words: module.words }),
    () => undefined,
  )
  session.machineOn()
  vi.runAllTimers()
  vi.useRealTimers()
  keeper.save()
  await keeper.idle()
  const score = session.shown.result?.score
  expect(session.shown.over).toBe(true)
  expect((await whole(shelf, id)).outcome).toEqual({
    level: module.words.level(session.shown.result?.level ?? ''),
    score,
  })
})

test('a full browser and another page are told apart', async () => {
  const { shelf, id, stored } = await begun()
  const { module, match } = await reopen(shelf, stored)
  const told: (KeepTrouble | undefined)[] = []
  const keeper = new Keeper(
    shelf,
    stored,
    () => ({ match, ownDice: false, words: module.words }),
    trouble => told.push(trouble),
  )
  const change = vi.spyOn(shelf, 'change').mockRejectedValueOnce(new DOMException('x', 'QuotaExceededError'))
  keeper.save()
  await keeper.idle()
  expect(told.at(-1)).toMatchObject({ kind: 'full', words: expect.stringMatching(/no room left/) })
  change.mockRestore()
  keeper.save()
  await keeper.idle()
  expect(told.at(-1)).toBeUndefined()
  await shelf.change('games', id, now => ({ ...(now as StoredGame), writer: 'another page' }))
  keeper.save()
  await keeper.idle()
  expect(told.at(-1)).toEqual({ kind: 'overtaken' })
})

test('an imported game gets its own place; one that does not fit goes on as far as it can', async () => {
  const { shelf, id, stored } = await begun()
  const first = await importGame(shelf, stored.record, undefined)
  expect(first.trouble).toBeUndefined()
  expect(first.id).not.toBe(id)
  expect((await whole(shelf, first.id)).name).toBe('Noon')
  const second = await importGame(shelf, { ...stored.record, answers: ['nonsense'] }, 'Mine')
  expect(second.trouble).toMatch(/does not fit its question/)
  expect(await whole(shelf, second.id)).toMatchObject({ name: 'Mine', record: { answers: [] } })
  await expect(importGame(shelf, { ...stored.record, game: 'chess' }, '')).rejects.toThrow(/no game 'chess'/)
})
