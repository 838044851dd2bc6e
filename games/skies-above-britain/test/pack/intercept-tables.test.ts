import { read } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { standard, stationRow } from '../../pack/index.ts'
import {
  ALTITUDES,
  ESCORT_SIZES,
  GERMANS,
  POSITIONS,
  SIDES,
  STATION_COLUMNS,
  VISIBILITIES,
} from '../../pack/types.ts'
import { expectRising } from '../kit/pack-words.ts'

const { tables } = standard
/** X is worse than any number. */
const numberIn = (row: string, column: (typeof STATION_COLUMNS)[number]) =>
  stationRow(row)[column]?.number ?? 99
const numbersOf = (row: string) => STATION_COLUMNS.map(column => numberIn(row, column))
const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

describe('Intercept Escort tables', () => {
  test('SAB-K-077 SAB-K-078 the FLANK table as printed', () => {
    expect(tables.escort.flank).toEqual({
      high: { '109': '9 8F 6 9 9 5 6', '110': '8 5F 5 8 7 3 5' },
      low: { '109': 'X 11F 10F 11F 12F 8 9', '110': 'X 10F 8F 9F 10F 6 8' },
    })
  })

  test('SAB-K-080 110s are no harder than 109s, High no harder than Low, some cannot be reached', () => {
    for (const side of SIDES) {
      const table = tables.escort[side]
      for (const column of STATION_COLUMNS) {
        for (const altitude of ALTITUDES)
          expectRising(
            [table[altitude]['110'], table[altitude]['109']].map(row => numberIn(row, column)),
            side,
          )
        for (const type of GERMANS)
          expectRising(
            [table.high[type], table.low[type]].map(row => numberIn(row, column)),
            side,
          )
      }
      expect(JSON.stringify(table)).toContain('X')
    }
  })

  test('SAB-K-080 from the nose Lead and Ahead are easiest, from the tail Trailing', () => {
    const best = { lead: 'nose', ahead: 'nose', trailing: 'tail' } as const
    for (const column of ['lead', 'ahead', 'trailing'] as const)
      for (const altitude of ALTITUDES)
        for (const type of GERMANS)
          for (const side of SIDES)
            expect(numberIn(tables.escort[best[column]][altitude][type], column)).toBeLessThanOrEqual(
              numberIn(tables.escort[side][altitude][type], column),
            )
  })
})

describe('Intercept Bombers tables', () => {
  test('SAB-K-081 the FLANK table as printed', () => {
    expect(tables.bombers.flank).toEqual({
      high: { '109': '4 6 8 4 10 5 3', '110': '2 4 8 3 8 4 2', none: 5 },
      low: { '109': '5 8 11 5 11 9 3', '110': '3 5 10 4 9 3 2', none: 7 },
    })
  })

  test('SAB-K-082 no cell has Fuel of its own: the Low rows cost it, and the High row from the tail', () => {
    for (const side of SIDES)
      for (const altitude of ALTITUDES)
        for (const type of GERMANS) expect(tables.bombers[side][altitude][type]).not.toMatch(/[FX]/)
  })

  test('SAB-K-083 a number without escort for each altitude, and a place for who misses', () => {
    for (const side of SIDES)
      for (const altitude of ALTITUDES) expect(tables.bombers[side][altitude].none).toBeGreaterThan(1)
    for (const position of POSITIONS) expect(tables.missed[position]).not.toBe(position)
  })

  test('SAB-K-084 a weak escort alone may leave it easier than none', () => {
    for (const side of SIDES)
      for (const altitude of ALTITUDES)
        expect(Math.min(...numbersOf(tables.bombers[side][altitude]['110']))).toBeLessThan(
          tables.bombers[side][altitude].none,
        )
  })

  test('SAB-K-085 110s are no harder than 109s, and Low no easier without escort', () => {
    for (const side of SIDES) {
      const { high, low } = tables.bombers[side]
      expect(low.none).toBeGreaterThanOrEqual(high.none)
      for (const row of [high, low])
        for (const column of STATION_COLUMNS)
          expectRising(
            [row['110'], row['109']].map(one => numberIn(one, column)),
            side,
          )
    }
  })
})

describe('Circle, Suppression, Cruise and Chase', () => {
  test('SAB-K-086 the Circle Table as printed', () => {
    expect(tables.circle.forms).toEqual({
      high: { section: 11, flight: 5, squadron: 3 },
      low: { section: 12, flight: 6, squadron: 5 },
    })
  })

  test('SAB-K-089 at least three schwarms', () => {
    expect(tables.circle.schwarms).toBeGreaterThanOrEqual(3)
  })

  const rows = [...ESCORT_SIZES, 'circle'] as const

  test('SAB-K-090 SAB-K-094 blue is never above red, for 2 to 12 fighters', () => {
    for (const row of rows) {
      for (const { red, blue } of tables.suppression[row]) expect(blue).toBeLessThanOrEqual(red)
      expect(tables.suppression[row].at(-1)?.upTo).toBe(12)
    }
  })

  test('SAB-K-091 SAB-K-092 SAB-K-093 six fighters: 6 and 8 suppress, and reduce nothing', () => {
    for (const row of rows) {
      const { red = 0, blue = 99 } = tables.suppression[row].find(({ upTo }) => upTo >= 6) ?? {}
      expect(blue).toBeLessThanOrEqual(6)
      expect(red).toBeGreaterThan(8)
    }
  })

  test('SAB-K-095 more fighters lower the numbers; light escort is no harder than heavy', () => {
    for (const key of ['red', 'blue'] as const) {
      for (const row of rows) expectRising(tables.suppression[row].map(one => -one[key]))
      for (const [i, light] of tables.suppression.light.entries())
        expect(light[key]).toBeLessThanOrEqual(tables.suppression.heavy[i]?.[key] ?? 0)
    }
  })

  test('SAB-K-096 SAB-K-097 Cruise Table A', () => {
    expect(tables.cruise.a).toEqual({ '109': { high: 11, flank: 8 }, '110': { high: 10, flank: 7 } })
  })

  test('SAB-K-098 SAB-K-099 SAB-K-100 Table B: 10 breaks heavy escort, light escort never breaks', () => {
    const { heavy, light } = tables.cruise.b
    expect(read(heavy, 10)).toBe('break')
    expect(light.map(({ is }) => is)).not.toContain('break')
    for (const table of [heavy, light]) {
      expect(read(table, -1)).toBe('nothing')
      expect(table.at(-1)?.to).toBe(12)
    }
  })

  test('SAB-K-101 Table B: nothing, then Shift, then Break', () => {
    const order = ['nothing', 'shift', 'break']
    for (const size of ESCORT_SIZES)
      expectRising(DICE.map(die => order.indexOf(read(tables.cruise.b[size], die))))
  })

  const chase = tables.chase.number

  test('SAB-K-102 clear and heavy: 6 succeeds, 4 is intercepted', () => {
    expect([5, 6]).toContain(chase.clear.heavy.red)
    expect(chase.clear.heavy.green).toBeGreaterThanOrEqual(4)
  })

  test('SAB-K-103 haze and light: 8 succeeds', () => {
    expect(chase.haze.light.red).toBeLessThanOrEqual(8)
  })

  test('SAB-K-104 SAB-K-105 green lies below red, and nobody intercepts where there is no escort', () => {
    for (const visibility of VISIBILITIES) {
      for (const size of ESCORT_SIZES) {
        expect(chase[visibility][size].green).toBeGreaterThan(0)
        expect(chase[visibility][size].green).toBeLessThan(chase[visibility][size].red)
      }
      expect(chase[visibility].none.green).toBe(0)
    }
  })

  test('SAB-K-106 red rises with the clouds and falls with the escort, green widens with it', () => {
    for (const size of ['none', ...ESCORT_SIZES] as const)
      expectRising(VISIBILITIES.map(visibility => chase[visibility][size].red))
    for (const visibility of VISIBILITIES) {
      const { none, light, heavy } = chase[visibility]
      expectRising([heavy.red, light.red, none.red])
      expectRising([none.green, light.green, heavy.green])
    }
  })
})
