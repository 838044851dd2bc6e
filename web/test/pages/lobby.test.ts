import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import { beginHash, chooseHash, RECORD_HASH, routeOf } from '../../app/route.ts'
import { hasBoard, loadBoard } from '../../boards.ts'
import { ownPack, packFile, recognise } from '../../exchange/files.ts'
import { GAME_IDS, loadModule } from '../../games.ts'
import { catalogued } from '../../lobby/catalogue.ts'
import { agreed, loadLast, NO_TERMS, readLast, saveLast, termsOf } from '../../lobby/last.ts'
import { contentWords, holdsScenariosAlone } from '../../lobby/own.ts'
import { nextOf, playedOf } from '../../lobby/played.ts'
import { grouped } from '../../lobby/ScenarioList.tsx'
import { moveWords } from '../../lobby/ShelfList.tsx'
import { firstSentence, hardWords, lengthWords, tableWords } from '../../lobby/words.ts'
import type { OnShelf, StoredGame } from '../../store/game-row.ts'

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

  test('is what a newcomer begins with, as long as nothing was agreed on', () => {
    const last = readLast(undefined)
    expect(termsOf(last, 'sample')).toMatchObject({ practice: true })
    const changed = agreed(last, 'sample', { scenario: 'dusk' })
    expect(termsOf(changed, 'sample')).toEqual({ ...NO_TERMS, scenario: 'dusk' })
    expect(termsOf(agreed(changed, 'sample', { practice: false }), 'sample').practice).toBe(false)
  })

  test.each(GAME_IDS)('%s is first played in the seat of its lesson, from the lobby too', async id => {
    const [{ game }, board] = await Promise.all([loadModule(id), loadBoard(id)])
    const guide = await board.guide?.()
    if (guide) expect(catalogued(id).first?.seat ?? game.seats[0]).toBe(guide.seat)
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

test('scenarios are ticked off that were played to their end, each in its own game; a guided lesson is none', () => {
  const stored = (game: string, scenario: string, over: boolean): OnShelf => ({
    id: scenario,
    name: scenario,
    record: { tallyho: 1, game, setup: { scenario, pack: 'standard', options: {} } } as StoredGame['record'],
    answers: 1,
    seating: {},
    ownDice: false,
    orders: {},
    created: 0,
    updated: 0,
    scenario,
    progress: '',
    writer: '',
    ...(over && { outcome: { level: 'won', score: 1 } }),
  })
  const guided: OnShelf = { ...stored('sky', 'four', true), guided: true }
  const games = [
    stored('sky', 'one', true),
    stored('sky', 'two', false),
    stored('sea', 'three', true),
    guided,
  ]
  expect([...playedOf(games, 'sky')]).toEqual(['one'])
})

describe('the page where a scenario is chosen', () => {
  const scenario = (id: string, more: object = {}) => ({ id, title: id, date: '1940', blurb: '', ...more })

  test('has its own address, and so has the record; what is unknown leads to the lobby', () => {
    expect(routeOf(chooseHash('wing-leader'))).toEqual({ at: 'choose', game: 'wing-leader', ready: false })
    expect(routeOf(beginHash('wing-leader'))).toEqual({ at: 'choose', game: 'wing-leader', ready: true })
    expect(routeOf(RECORD_HASH)).toEqual({ at: 'record' })
    for (const hash of ['', '#/', '#/choose/', '#/choose/a/b', '#/record/1', '#/begin'])
      expect(routeOf(hash)).toEqual({ at: 'lobby' })
  })

  test('groups scenarios as the game says, many of them by how hard they are, few not at all', () => {
    const school = [
      scenario('a', { group: 'School' }),
      scenario('b', { group: 'War' }),
      scenario('c', { group: 'School' }),
    ]
    expect(grouped(school).map(({ title, scenarios }) => [title, scenarios.map(({ id }) => id)])).toEqual([
      ['School', ['a', 'c']],
      ['War', ['b']],
    ])
    const few = [scenario('a', { difficulty: 1 }), scenario('b', { difficulty: 4 })]
    expect(grouped(few).map(({ title }) => title)).toEqual([''])
    const many = Array.from({ length: 14 }, (_, i) => scenario(`${i}`, { difficulty: i < 3 ? 1 : 4 }))
    expect(grouped(many).map(({ title, scenarios }) => [title, scenarios.length])).toEqual([
      ['A first game', 3],
      ['Demanding', 11],
    ])
  })

  test('says how hard a scenario is, whatever number is given', () => {
    expect([1, 2, 3, 4, 5].map(hardWords)).toEqual(['a first game', 'easy', 'middling', 'demanding', 'hard'])
    expect([0, -3, 9, 2.4].map(hardWords)).toEqual(['a first game', 'a first game', 'hard', 'easy'])
  })

  test('says who plays whom', async () => {
    const duel = await loadModule('wing-leader')
    const [dover] = duel.game.scenarios
    expect(tableWords(duel, dover, { raider: 'ace', defender: 'person' })).toBe(
      'You lead 11 Group against the machine, an ace.',
    )
    expect(tableWords(duel, dover, { raider: 'person', defender: 'person' })).toBe(
      'Two people play, at this screen.',
    )
    expect(tableWords(duel, dover, { raider: 'cadet', defender: 'machine' })).toBe(
      'The machine plays both sides, and you watch.',
    )
    const solo = await loadModule('the-hardest-days')
    expect(tableWords(solo, undefined, { raf: 'person' })).toBe('Your seat: Fighter Command.')
  })

  test('shows the forces of Wing Leader: every unit of both sides, by aircraft', async () => {
    const { game } = await loadModule('wing-leader')
    expect(game.scenarios[0]).toMatchObject({
      place: 'Straits of Dover',
      forces: {
        raider: [{ count: 3, name: 'Bf 109E-4', engines: 1, nation: 'germany' }],
        defender: [{ count: 3, name: 'Spitfire IA', engines: 1, nation: 'britain' }],
      },
    })
  })

  test('begins a history with its first sentence', () => {
    expect(firstSentence('It is noon. The sun is high.')).toBe('It is noon.')
    expect(firstSentence('Who sees whom? Nobody knows.')).toBe('Who sees whom?')
    expect(firstSentence('At 12.30 they come')).toBe('At 12.30 they come')
  })
})

test('a game under way says whose move it is', () => {
  const move = (seating: StoredGame['seating'], turn?: string, guided?: true) =>
    moveWords({ seating, turn, guided } as StoredGame)
  expect(move({ raf: 'person' })).toBe('Your move')
  expect(move({ raf: 'person', luftwaffe: 'ace' }, 'RAF')).toBe('Your move')
  expect(move({ raf: 'person', luftwaffe: 'person' }, 'Luftwaffe')).toBe('Luftwaffe to move')
  expect(move({ raf: 'cadet', luftwaffe: 'ace' }, 'RAF')).toBe('The machine plays, and you watch')
  expect(move({ raf: 'person' }, undefined, true)).toBe('Your lesson')
})

test('the lobby has a picture, a sentence and a first scenario for every game that is not for builders', async () => {
  for (const id of GAME_IDS) {
    const { line, picture, first, forBuilders } = catalogued(id)
    expect(line).toMatch(/\.$/)
    expect(picture).toContain('.svg')
    if (forBuilders) continue
    const { scenarios } = (await loadModule(id)).game
    expect(scenarios.find(({ id: one }) => one === first?.scenario)?.title).toBe(first?.words)
  }
})

test('what the lobby begins with gives way, once played, to what comes after it', () => {
  const scenarios = ['lesson', 'one', 'two'].map(id => ({ id, title: id, date: '1940', blurb: '' }))
  const next = (...played: string[]) => nextOf({ scenarios }, new Set(played), 'one')
  expect([next(), next('one'), next('one', 'two')]).toEqual(['one', 'two', 'one'])
})

test('how long a scenario takes is said in round figures', () => {
  expect([1, 13, 36, 54, 58, 87, 300, 1080].map(lengthWords)).toEqual([
    'a few minutes',
    '15 minutes',
    '35 minutes',
    '55 minutes',
    '1 hour',
    '1½ hours',
    '5 hours',
    '18 hours',
  ])
})
