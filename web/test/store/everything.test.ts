import { packKey, Refused } from '@tallyho/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownPack, recognise } from '../../exchange/files.ts'
import { loadModule } from '../../games.ts'
import { type Brought, bring, broughtWords, gathered } from '../../record/everything.ts'
import { memoryShelf, type Shelf } from '../../store/db.ts'
import { isDamaged, type StoredGame } from '../../store/game-row.ts'
import { listGames, loadGame, renameGame } from '../../store/games.ts'
import { addPack, listPacks } from '../../store/packs.ts'
import { DEFAULTS, saveSettings } from '../../store/settings.ts'
import { beginGame } from '../../table/session/add-game.ts'

/** Files come to an end at once. */
class QuickWorker extends EventTarget {
  postMessage(): void {
    this.dispatchEvent(new Event('message'))
  }
  terminate(): void {}
}
beforeEach(() => void vi.stubGlobal('Worker', QuickWorker))
afterEach(() => void vi.unstubAllGlobals())

const SEATING = { raf: 'veteran', luftwaffe: 'person' } as const
const DAY = Date.UTC(1990, 7, 18)

/** A shelf with a game of the sample against a veteran, begun long ago, and a pack. */
async function filled(): Promise<Shelf> {
  const shelf = memoryShelf(undefined)
  const module = await loadModule('sample')
  const pack = module.game.packs.standard.id
  const id = await beginGame(shelf, {
    game: 'sample',
    setup: { scenario: 'noon', pack, options: {} },
    name: 'My noon',
    seating: SEATING,
    ownDice: true,
    practice: true,
  })
  await shelf.change('games', id, row => ({ ...(row as object), created: DAY, updated: DAY }))
  expect(await addPack(shelf, module, ownPack(module.game.packs.standard))).toEqual([])
  return shelf
}

async function gamesOf(shelf: Shelf): Promise<readonly StoredGame[]> {
  return (await listGames(shelf)).filter((game): game is StoredGame => !isDamaged(game))
}

async function fileOf(shelf: Shelf): Promise<Record<string, unknown>> {
  return JSON.parse(await gathered(shelf))
}

describe('everything kept, in one file', () => {
  test('comes to an empty shelf as it was: games with seats and dates, packs', async () => {
    const shelf = await filled()
    const found = recognise(await gathered(shelf))
    if (found.kind !== 'everything') throw new Error(found.kind)
    const other = memoryShelf(undefined)
    expect(await bring(other, found.data)).toMatchObject({ games: 1, packs: 1, already: 0, refused: [] })
    const [game] = await gamesOf(other)
    const [before] = await gamesOf(shelf)
    expect(game).toMatchObject({
      name: 'My noon',
      seating: SEATING,
      ownDice: true,
      created: DAY,
      updated: DAY,
      record: { ...before?.record, practice: true },
    })
    const packs = async (one: Shelf) => (await listPacks(one)).map(({ id, data }) => [id, data])
    expect(await packs(other)).toEqual(await packs(shelf))
  })

  test('brought twice adds nothing, whatever a game is called by now', async () => {
    const shelf = await filled()
    const file = await fileOf(shelf)
    const [{ id = '' } = {}] = await gamesOf(shelf)
    await renameGame(shelf, id, 'Another name')
    const brought = await bring(shelf, file)
    expect(brought).toMatchObject({ games: 0, packs: 0, already: 2, refused: [] })
    expect(broughtWords(brought)).toBe('Nothing new came to the shelf. 2 were here already.')
    expect((await gamesOf(shelf)).map(({ name }) => name)).toEqual(['Another name'])
    expect(await listPacks(shelf)).toHaveLength(1)
  })

  test('replaces nothing: a game that went another way lies beside the one that is here', async () => {
    const shelf = await filled()
    const file = await fileOf(shelf)
    const [game] = file.games as { setup: object }[]
    const other = { ...game, setup: { ...game?.setup, scenario: 'dusk' } }
    expect(await bring(shelf, { ...file, games: [other] })).toMatchObject({ games: 1, already: 1 })
    const scenarios = (await gamesOf(shelf)).map(({ record }) => record.setup.scenario)
    expect(scenarios.sort()).toEqual(['dusk', 'noon'])
  })

  test('leaves settings alone, and hands over what is sound in them', async () => {
    saveSettings({ ...DEFAULTS, film: 'slow' })
    const file = await fileOf(await filled())
    saveSettings(DEFAULTS)
    const settings = { ...(file.settings as object), textSize: 'huge' }
    const brought = await bring(memoryShelf(undefined), { ...file, settings })
    expect(brought.settings).toEqual({ ...DEFAULTS, film: 'slow' })
    expect(JSON.parse(await gathered(memoryShelf(undefined))).settings).toEqual(DEFAULTS)
    const { settings: _, ...bare } = file
    expect((await bring(memoryShelf(undefined), bare)).settings).toBeUndefined()
  })

  test('takes a damaged game along as it lies there, and never brings it back', async () => {
    const shelf = await filled()
    await shelf.change('games', 'broken', () => ({ record: 'garbage' }))
    const file = await fileOf(shelf)
    expect(file.damaged).toEqual([{ record: 'garbage' }])
    expect(file.games).toHaveLength(1)
    const other = memoryShelf(undefined)
    await bring(other, file)
    expect(await listGames(other)).toHaveLength(1)
  })

  test.each([
    [{ everything: 2, games: [], packs: [] }, /newer Tallyho/],
    [{ everything: 'yes', games: [], packs: [] }, /newer Tallyho/],
    [{ everything: 1, packs: [] }, /damaged: its list of games or packs is missing/],
    [{ everything: 1, games: {}, packs: [] }, /damaged/],
    [{ everything: 1, games: Array(5001).fill(7), packs: [] }, /more games or packs than anybody keeps/],
  ])('is refused whole where %o is all it says', async (data, words) => {
    const shelf = memoryShelf(undefined)
    await expect(bring(shelf, data)).rejects.toThrow(words)
    await expect(bring(shelf, data)).rejects.toBeInstanceOf(Refused)
  })

  test('what is broken in it is left out with a sentence, and the rest comes', async () => {
    const file = await fileOf(await filled())
    const [game] = file.games as { setup: object; name: string }[]
    const [pack] = file.packs as { data: { id: string; title?: string } }[]
    const shelf = memoryShelf(undefined)
    const brought = await bring(shelf, {
      ...file,
      games: [7, { ...game, answers: 'all' }, { ...game, game: 'chess', name: 'Kings' }, game],
      packs: [null, { game: 'sample', data: { id: 'bare' } }, { game: 'chess', data: { id: 'x' } }, pack],
    })
    expect(brought).toMatchObject({ games: 1, packs: 1, already: 0 })
    expect(brought.refused).toEqual([
      'The pack without a name was left out: it is no component pack.',
      expect.stringMatching(/^The pack “bare” was left out: .+\.$/),
      expect.stringMatching(/^The pack “x” was left out: There is no game 'chess'/),
      'The game without a name was left out: This is not a Tallyho game file.',
      expect.stringMatching(/^The game “My noon” was left out: .*list of answers/),
      expect.stringMatching(/^The game “Kings” was left out: There is no game 'chess'/),
    ])
    expect(broughtWords(brought)).toMatch(/^1 game and 1 pack came to the shelf\. The pack without a name/)
    expect(await gamesOf(shelf)).toHaveLength(1)
  })

  test('seats and dates that are not sound are those of any imported game', async () => {
    const file = await fileOf(await filled())
    const [game] = file.games as object[]
    const kept = { seating: { raf: 'nobody', luftwaffe: 'person' }, created: 'long ago', updated: Number.NaN }
    const shelf = memoryShelf(undefined)
    await bring(shelf, { ...file, games: [{ ...game, kept }] })
    const [stored] = await gamesOf(shelf)
    expect(stored?.seating).toEqual({ raf: 'person', luftwaffe: 'person' })
    expect(stored?.created).toBeGreaterThan(DAY)
    expect(stored?.ownDice).toBe(false)
  })

  test('a name in a file shows no hidden characters', async () => {
    const file = await fileOf(await filled())
    const [game] = file.games as object[]
    const shelf = memoryShelf(undefined)
    await bring(shelf, { ...file, games: [{ ...game, name: 'A\u202eB' }] })
    expect((await gamesOf(shelf))[0]?.name).toBe('A B')
    const { refused } = await bring(shelf, { ...file, games: [{ name: 'C\u202eD' }], packs: [] })
    expect(refused[0]).toContain('“C D”')
  })
})

test('what came is told with its numbers', () => {
  const nothing: Brought = { games: 0, packs: 0, already: 0, refused: [], settings: undefined }
  expect(broughtWords({ ...nothing, games: 2, packs: 1, already: 1 })).toBe(
    '2 games and 1 pack came to the shelf. One was here already.',
  )
  expect(broughtWords({ ...nothing, packs: 2, refused: ['It was left out.'] })).toBe(
    '2 packs came to the shelf. It was left out.',
  )
})

test('a pack is known by its content: the same id with another content is another pack', async () => {
  const shelf = await filled()
  const file = await fileOf(shelf)
  const [pack] = file.packs as { game: string; data: { id: string } }[]
  const data = { ...pack?.data, id: 'my-pack', toHit: 4 }
  expect(await bring(shelf, { ...file, games: [], packs: [{ game: 'sample', data }] })).toMatchObject({
    packs: 1,
  })
  const keys = (await listPacks(shelf)).map(({ id }) => id)
  expect(keys).toHaveLength(2)
  expect(keys).toContain(packKey(data))
  const [{ id = '' } = {}] = await gamesOf(shelf)
  expect(await loadGame(shelf, id)).toBeDefined()
})
