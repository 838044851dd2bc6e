import { read } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { compile } from '../../pack/components.ts'
import { standard } from '../../pack/index.ts'
import {
  type AerialResult,
  type BailOut,
  type DieTable,
  ESCORT_TYPES,
  type EscortType,
  FIGHTER_KINDS,
  type FighterKind,
  HIT_TYPES,
  type HitType,
} from '../../pack/types.ts'

const { escorts, combat, fate } = standard
const components = compile(standard)
const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const all = <T>(table: DieTable<T>) => DICE.map(die => read(table, die))

describe('escorts', () => {
  test('SR-K-ESC-01 seven markers of each of four types; Heavy places seven, Light five', () => {
    expect(Object.keys(escorts.markers.numbers).sort()).toEqual([...ESCORT_TYPES].sort())
    for (const type of ESCORT_TYPES) expect(escorts.markers.numbers[type]).toHaveLength(7)
    const placed = (strength: 'heavy' | 'light') =>
      all(escorts.setUp[strength]).map(is => Object.values(is).reduce((sum, n) => sum + n, 0))
    expect(new Set(placed('heavy'))).toEqual(new Set([7]))
    expect(new Set(placed('light'))).toEqual(new Set([5]))
  })

  test('SR-K-ESC-01 the set-up table is the printed one', () => {
    const row = (strength: 'heavy' | 'light') =>
      escorts.setUp[strength].map(({ to, is }) => [
        to,
        is['above-trailing'] ?? 0,
        is.forward ?? 0,
        is['below-trailing'] ?? 0,
      ])
    expect(row('heavy')).toEqual([
      [2, 7, 0, 0],
      [5, 4, 3, 0],
      [8, 0, 3, 4],
      [10, 0, 4, 3],
    ])
    expect(row('light')).toEqual([
      [2, 5, 0, 0],
      [5, 0, 3, 2],
      [8, 0, 2, 3],
      [10, 0, 0, 5],
    ])
  })

  test('SR-K-ESC-02 a Spitfire marker of 4 and a marker of 2', () => {
    expect(escorts.markers.numbers.spitfire).toContain(4)
    expect(Object.values(escorts.markers.numbers).flat()).toContain(2)
  })

  test('SR-Q-04 the station checks as they are read', () => {
    expect(all(escorts.stations['above-trailing'])).toEqual([
      'forward',
      'tail/high',
      'tail/high',
      'tail/return/high',
      'least',
      ...Array(5).fill('most'),
    ])
    expect(all(escorts.stations.forward)).toEqual([
      ...Array(4).fill('above-trailing'),
      ...Array(3).fill('nose/level'),
      ...Array(3).fill('below-trailing'),
    ])
    expect(all(escorts.stations['below-trailing'])).toEqual([
      'exit',
      'forward',
      ...Array(3).fill('tail/low'),
      'left/level',
      'right/level',
      ...Array(3).fill('above-trailing'),
    ])
  })
})

/** What a result is worth to the fighters: to stay is best, an x is worse than any without. */
function worth(result: AerialResult): number {
  const base = { R: 4, B: 3, D: 2, S: 1 }[result[0] as 'R' | 'B' | 'D' | 'S']
  if (result.endsWith('x')) return base - 4
  return result.endsWith('e') ? base + 0.5 : base
}

const row = (kind: FighterKind, escort: EscortType, higher: boolean, more: boolean) =>
  components.aerial(kind, escort, higher, more).map(worth)

const ANSWERS = [
  [false, false],
  [false, true],
  [true, false],
  [true, true],
] as const

/** Every line of the table, once for each answer. */
const LINES = FIGHTER_KINDS.flatMap(kind =>
  ESCORT_TYPES.flatMap(escort => ANSWERS.map(([higher, more]) => [kind, escort, higher, more] as const)),
)
type Row = (typeof LINES)[number]

/** Die by die at least as good, and somewhere better. */
function expectBetter(good: Row, bad: Row) {
  const others = row(...bad)
  const gains = row(...good).map((value, i) => value - (others[i] ?? 99))
  expect(Math.min(...gains), `${good} against ${bad}`).toBeGreaterThanOrEqual(0)
  expect(Math.max(...gains), `${good} against ${bad}`).toBeGreaterThan(0)
}

describe('the Aerial Combat Table', () => {
  test('SR-K-ACT-01 the Me163 has one row for all answers, better than any other row', () => {
    for (const escort of ESCORT_TYPES) expect(Object.keys(combat.rows.me163[escort])).toEqual(['any'])
    for (const line of LINES) if (line[0] !== 'me163') expectBetter(['me163', line[1], false, false], line)
  })

  test('SR-K-ACT-02 FW190, MC202, IAR80, Bf110, Ju88: each is better than the next', () => {
    const next: Partial<Record<FighterKind, FighterKind>> = {
      fw190: 'mc202',
      mc202: 'iar80',
      iar80: 'bf110',
      bf110: 'ju88',
    }
    for (const [kind, ...rest] of LINES) {
      const worse = next[kind]
      if (worse) expectBetter([kind, ...rest], [worse, ...rest])
    }
  })

  test('SR-K-ACT-03 the P-51 is the most lethal escort', () => {
    for (const [kind, escort, ...rest] of LINES)
      if (escort !== 'p-51') expectBetter([kind, escort, ...rest], [kind, 'p-51', ...rest])
  })

  test('SR-K-ACT-04 altitude is worth more than numbers, and each is worth something', () => {
    for (const [i, line] of LINES.entries()) {
      const below = LINES[i - 1]
      if (below && i % ANSWERS.length > 0 && line[0] !== 'me163') expectBetter(line, below)
    }
  })

  test('SR-K-ACT-05 low dice are worse for the fighters', () => {
    for (const line of LINES) {
      const values = row(...line)
      expect(values).toEqual([...values].sort((a, b) => a - b))
      expect(values[0]).toBeLessThan(values[9] ?? 0)
    }
  })

  test('SR-K-ACT-06 SR-K-ACT-07 ten results of one or two letters for six types and four escorts', () => {
    expect(Object.keys(combat.rows).sort()).toEqual([...FIGHTER_KINDS].sort())
    for (const kind of FIGHTER_KINDS)
      for (const escort of ESCORT_TYPES)
        for (const line of Object.values(combat.rows[kind][escort])) {
          const results = String(line).split(/\s+/)
          expect(results).toHaveLength(10)
          for (const result of results) expect(result).toMatch(/^[BDRS][ex]?$/)
        }
  })

  test('SR-K-ACT-07 MC202 against Spitfire, neither higher nor more, die 1 is Dx', () => {
    expect(components.aerial('mc202', 'spitfire', false, false)[0]).toBe('Dx')
  })
})

const AIRCRAFT = ['rocket', 'twin', 'single'] as const
const LADDER = ['explodes', 'fire', 'crashes', 'lands']
const KIND: Readonly<Record<BailOut, number>> = { no: 0, wounded: 1, yes: 2 }

/** `1 2-4 5-8 9-10` as printed, in the order of the outcomes. */
function ranges(table: DieTable<string>): string {
  return table
    .map(({ to }, i) => {
      const from = (table[i - 1]?.to ?? 0) + 1
      return from === to ? `${to}` : `${from}-${to}`
    })
    .join(' ')
}

function printed(type: HitType) {
  const { armor, fate: columns, bailOut } = fate[type]
  return [
    armor,
    ...AIRCRAFT.map(each => ranges(columns[each])),
    ranges(bailOut.fire),
    ranges(bailOut.explodes),
  ]
}

describe('the Fate Boxes', () => {
  test('SR-K-FAT-01 every column reads Explodes, Fire, Crashes, Lands and covers all dice', () => {
    for (const type of HIT_TYPES)
      for (const each of AIRCRAFT) {
        const column = fate[type].fate[each]
        expect(column.map(({ is }) => is)).toEqual(LADDER)
        expect(column.at(-1)?.to).toBe(10)
        const tops = column.map(({ to }) => to)
        expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
      }
  })

  test('SR-K-FAT-01 Cockpit and Fuselage are the printed tables', () => {
    expect(printed('cockpit')).toEqual([
      true,
      '1 2-4 5-9 10',
      '1 2-4 5-6 7-10',
      '1 2-4 5-8 9-10',
      '1-4 5-8 9-10',
      '1-7 8-9 10',
    ])
    expect(printed('fuselage')).toEqual([
      false,
      '1-2 3-4 5-7 8-10',
      '1-2 3-4 5 6-10',
      '1 2-4 5-6 7-10',
      '1-4 5-6 7-10',
      '1-7 8 9-10',
    ])
  })

  test('SR-K-FAT-02 Armor counts for Cockpit, Engine and Fuel alone', () => {
    expect(HIT_TYPES.filter(type => fate[type].armor)).toEqual(['cockpit', 'engine', 'fuel'])
    expect(read(fate.fuel.fate.single, 12)).toBe('lands')
  })

  test('SR-K-FAT-03 bail out rows cover all dice, and Explodes is never kinder than Fire', () => {
    for (const type of HIT_TYPES) {
      const { explodes, fire } = fate[type].bailOut
      for (const table of [explodes, fire]) {
        expect(table.map(({ is }) => is)).toEqual(['no', 'wounded', 'yes'])
        expect(table.at(-1)?.to).toBe(10)
      }
      for (const die of DICE) expect(KIND[read(explodes, die)]).toBeLessThanOrEqual(KIND[read(fire, die)])
    }
    expect(all(combat.bailOut).map(is => KIND[is])).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 2, 2])
  })

  test('SR-Q-05 who crashes bails out as from a fire', () => {
    for (const type of HIT_TYPES) expect(fate[type].bailOut.crashes).toEqual(fate[type].bailOut.fire)
  })
})
