import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { hasBoard } from '../boards.ts'
import { ownPack, packFile, recognise } from '../exchange/files.ts'
import { GAME_IDS, loadModule } from '../games.ts'
import { agreed, loadLast, NO_TERMS, readLast, saveLast, termsOf } from '../lobby/last.ts'
import { contentWords, holdsScenariosAlone } from '../lobby/own.ts'

describe('the lobby as it was left', () => {
  const drawer = new Map<string, string>()
  beforeEach(() => {
    drawer.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => drawer.get(key) ?? null,
      setItem: (key: string, text: string) => drawer.set(key, text),
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  const terms = {
    pack: 'mine@1',
    scenario: 'dusk',
    options: { aces: true },
    seating: { raf: 'machine' },
    ownDice: true,
    practice: true,
  } as const

  test('is kept, each game with its own terms', () => {
    const first = agreed(readLast(undefined), 'sample', terms)
    saveLast(agreed(first, 'wing-leader', { scenario: 'wl-02' }))
    const last = loadLast()
    expect(last.game).toBe('wing-leader')
    expect(termsOf(last, 'sample')).toEqual(terms)
    expect(termsOf(last, 'wing-leader')).toMatchObject({ ...NO_TERMS, scenario: 'wl-02' })
    expect(termsOf(last, 'the-hardest-days')).toEqual(NO_TERMS)
  })

  test.each([
    '{',
    'null',
    '7',
    '[]',
    '"x"',
    '{"game":7,"terms":7}',
    '{"terms":{"chess":{},"__proto__":{"ownDice":true}}}',
  ])('is as on the first day where %s is kept', text => {
    drawer.set('tallyho/lobby', text)
    expect(loadLast()).toEqual({ game: GAME_IDS[0], terms: {} })
  })

  test('passes over what is broken and keeps the rest', () => {
    const broken = {
      pack: 7,
      scenario: 'dusk',
      options: { aces: 'yes', fog: false },
      seating: { raf: 'nobody', luftwaffe: 'person' },
      ownDice: 'true',
      practice: true,
    }
    expect(readLast({ game: 'sample', terms: { sample: broken } })).toEqual({
      game: 'sample',
      terms: {
        sample: {
          pack: undefined,
          scenario: 'dusk',
          options: { fog: false },
          seating: { luftwaffe: 'person' },
          ownDice: false,
          practice: true,
        },
      },
    })
    expect(readLast({ terms: { sample: null } }).terms).toMatchObject({ sample: NO_TERMS })
  })
})

describe('a pack of one’s own', () => {
  const scenarios = [{ title: 'Dover again' }]

  test('brings scenarios alone, or components', () => {
    expect(holdsScenariosAlone({ game: 'x', id: 'mine', title: 'Mine', scenarios })).toBe(true)
    for (const data of [
      undefined,
      7,
      {},
      { scenarios: {} },
      { scenarios, aircraft: [] },
      { scenarios, toHit: 5 },
    ])
      expect(holdsScenariosAlone(data)).toBe(false)
  })

  test('is told by what is in it, whatever that is', () => {
    expect(contentWords({ scenarios })).toBe('scenario: Dover again')
    expect(contentWords({ scenarios: [...scenarios, { title: ' ' }, null, 7] })).toBe(
      '4 scenarios: Dover again, without a title, without a title, without a title',
    )
    expect(contentWords({ scenarios: Array(7).fill(scenarios[0]) })).toMatch(/^7 scenarios: .* and 2 more$/)
    expect(contentWords({ scenarios: [{ title: `A\u202eB${'x'.repeat(200)}` }] })).toBe(
      `scenario: A B${'x'.repeat(56)}…`,
    )
    expect(contentWords({ scenarios, aircraft: [] })).toMatch(/^components/)
  })

  test.each(GAME_IDS)('begins with the components of %s, which can be imported at once', async id => {
    const { packs } = (await loadModule(id)).game
    const found = recognise(packFile(ownPack(packs.standard)))
    expect(found).toMatchObject({ kind: 'pack', game: id })
    if (found.kind !== 'pack') return
    expect(packs.check(found.data)).toEqual([])
    expect(packs.has(packs.register(found.data))).toBe(true)
  })
})

test('a game that has no board yet is not offered, and nothing opens it here', async () => {
  expect(GAME_IDS).toEqual(Object.keys(GAMES).filter(hasBoard))
  for (const id of ['chess', ...Object.keys(GAMES).filter(one => !hasBoard(one))])
    await expect(loadModule(id)).rejects.toThrow(`There is no game '${id}' on this table.`)
})
