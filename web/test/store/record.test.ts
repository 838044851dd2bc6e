import { describe, expect, test } from 'vitest'
import { GAME_IDS, loadModule } from '../../games.ts'
import { machineOf, rulesOf } from '../../record/machine.ts'
import { own, recordOf, signOf } from '../../record/record.ts'
import type { OnShelf, StoredGame } from '../../store/game-row.ts'
import type { Seating } from '../../table/session/shown.ts'

const SEATS: Readonly<Record<string, readonly string[]>> = { duel: ['raider', 'defender'], solo: ['leader'] }
const seatsOf = (game: string) => SEATS[game] ?? []

let number = 0

function finished(
  game: string,
  score: number,
  seating: Seating,
  more: {
    readonly scenario?: string
    readonly updated?: number
    readonly rewinds?: number
    pack?: string
  } = {},
): StoredGame {
  const { scenario = 'noon', updated = ++number, rewinds = 0, pack = 'standard' } = more
  return {
    id: `game${++number}`,
    name: '',
    record: {
      tallyho: 1,
      game,
      rules: '1',
      setup: { scenario, pack, options: {} },
      practice: false,
      rewinds,
    },
    answers: 1,
    seating,
    ownDice: false,
    orders: {},
    created: 0,
    updated,
    scenario: scenario.toUpperCase(),
    progress: '',
    writer: '',
    outcome: { level: `level ${score}`, score },
  }
}

const MINE = { leader: 'person' } as const
const RAIDER = { raider: 'person', defender: 'machine' } as const
const DEFENDER = { raider: 'machine', defender: 'person' } as const

describe('the record', () => {
  test('adds finished games up: number, best, median, last', () => {
    const games = [5, -2, 9, 4].map((score, i) => finished('solo', score, MINE, { updated: 100 - i }))
    const { lines } = recordOf(games, seatsOf)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      game: 'solo',
      scenario: 'noon',
      title: 'NOON',
      side: 'leader',
      against: 'rules',
      count: 4,
      best: 9,
      median: 4.5,
      last: { id: games[0]?.id, level: 'level 5', score: 5, when: 100 },
    })
  })

  test('turns scores round for the second seat, so that more is better for it', () => {
    const { lines } = recordOf([finished('duel', -7, DEFENDER), finished('duel', 3, DEFENDER)], seatsOf)
    expect(lines[0]).toMatchObject({ side: 'defender', best: 7, median: 2, last: { score: -3 } })
    const [mine] = recordOf([finished('duel', -7, RAIDER)], seatsOf).lines
    expect(mine).toMatchObject({ side: 'raider', best: -7 })
    expect(Object.is(own(0, -1), 0)).toBe(true)
    expect([signOf('raider', ['raider', 'defender']), signOf('defender', ['raider', 'defender'])]).toEqual([
      1, -1,
    ])
  })

  test('tells apart scenario, components, side and who was against', () => {
    const games = [
      finished('duel', 1, RAIDER),
      finished('duel', 1, DEFENDER),
      finished('duel', 1, { ...RAIDER, defender: 'ace' }),
      finished('duel', 1, RAIDER, { scenario: 'dusk' }),
      finished('duel', 1, RAIDER, { pack: 'mine@1' }),
      finished('duel', 1, { raider: 'person', defender: 'person' }),
    ]
    const { lines } = recordOf(games, seatsOf)
    expect(lines).toHaveLength(6)
    expect(lines.map(({ against }) => against).sort()).toEqual(
      ['ace', 'machine', 'machine', 'machine', 'machine', 'person'].sort(),
    )
    expect(lines.find(({ against }) => against === 'person')?.side).toBeUndefined()
  })

  test('those played last come first', () => {
    const games = [
      finished('solo', 1, MINE, { scenario: 'old', updated: 5 }),
      finished('solo', 1, MINE, { scenario: 'new', updated: 9 }),
      finished('solo', 1, MINE, { scenario: 'old', updated: 2 }),
    ]
    expect(recordOf(games, seatsOf).lines.map(({ scenario }) => scenario)).toEqual(['new', 'old'])
  })

  test('counts steps back, and leaves out what is under way, damaged or played by the machine alone', () => {
    const { outcome: _, ...running } = finished('solo', 1, MINE)
    const damaged: OnShelf = { id: 'x', damaged: 7, reason: 'It is no game at all.' }
    const watched = finished('duel', 1, { raider: 'machine', defender: 'ace' })
    const games = [
      running,
      damaged,
      watched,
      finished('solo', 1, MINE, { rewinds: 3 }),
      finished('solo', 2, MINE),
    ]
    const record = recordOf(games, seatsOf)
    expect(record.watched).toBe(1)
    expect(record.lines).toMatchObject([{ count: 2, rewound: 1 }])
  })
})

describe('what the machine makes of a scenario', () => {
  test('is known for scenarios that there are, and for no others', async () => {
    let known = 0
    for (const id of GAME_IDS) {
      const { game } = await loadModule(id)
      for (const { id: scenario } of game.scenarios) {
        const measured = machineOf(id, scenario)
        if (!measured) continue
        known++
        expect(measured.min).toBeLessThanOrEqual(measured.median)
        expect(measured.median).toBeLessThanOrEqual(measured.max)
        expect(measured.decisions).toBeGreaterThan(0)
        const wins = Object.entries(measured.wins)
        expect(wins.every(([seat]) => game.seats.includes(seat))).toBe(true)
        expect(wins.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(measured.games)
      }
      expect(rulesOf(id)).toMatch(/^\w+$/)
    }
    expect(known).toBeGreaterThan(GAME_IDS.length)
    expect(machineOf('sample', 'nowhere')).toBeUndefined()
    expect(machineOf('chess', 'noon')).toBeUndefined()
    expect(machineOf('__proto__', 'noon')).toBeUndefined()
    expect(rulesOf('constructor')).toBeUndefined()
  })
})
