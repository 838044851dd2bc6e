import { describe, expect, test } from 'vitest'
import { TABLES } from '../../pack/tables.ts'
import { PROFILES } from '../../pack/types.ts'

const COLUMNS = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
const { airCombat, cohesion, flak, bombing, altitude, reaction, tally, weather } = TABLES

/** The row that holds for a total: the last one that does not begin above it. */
function rowAt<R extends { readonly total: number }>(rows: readonly R[], total: number): R {
  const row = rows.findLast(one => one.total <= total) ?? rows[0]
  if (!row) throw new Error('no rows')
  return row
}

function hits(column: number, total: number): number {
  return rowAt(airCombat.rows, total).hits[column + 4] ?? Number.NaN
}

const DICE = [1, 2, 3, 4, 5, 6]
const TWO_DICE = DICE.flatMap(a => DICE.map(b => a + b))
const TOTALS = Array.from({ length: 24 }, (_, i) => i - 4)

describe('the Air Combat Table', () => {
  test('WL-C-18 column +4, total 7: two hits', () => expect(hits(4, 7)).toBe(2))
  test('WL-C-19 column -4, total 10: one hit', () => expect(hits(-4, 10)).toBe(1))

  test('WL-C-20 WL-C-21 hits never fall as the total or the column rises', () => {
    for (const total of TOTALS)
      for (const column of COLUMNS) {
        expect(hits(column, total + 1)).toBeGreaterThanOrEqual(hits(column, total))
        if (column < 4) expect(hits(column + 1, total)).toBeGreaterThanOrEqual(hits(column, total))
      }
  })

  test('WL-C-22 WL-C-23 what follows for the cells around those two, and dashes at the low end', () => {
    for (const column of COLUMNS) {
      expect(hits(column, 10)).toBeGreaterThanOrEqual(1)
      expect(hits(column, 7)).toBeLessThanOrEqual(2)
      expect(hits(column, 2)).toBe(0)
    }
    for (const total of [7, 8, 9, 10, 11, 12]) expect(hits(4, total)).toBeGreaterThanOrEqual(2)
    for (const total of [2, 5, 8, 10]) expect(hits(-4, total)).toBeLessThanOrEqual(1)
  })

  test('every column differs from the next somewhere on two dice', () => {
    for (const column of COLUMNS.slice(1)) {
      const cells = (at: number) => [...new Set(TWO_DICE)].map(total => hits(at, total)).join(' ')
      expect(cells(column), `${column}`).not.toBe(cells(column - 1))
    }
  })

  test('WL-C-24 WL-C-25 WL-C-26 WL-C-61 the modifiers are bounce, evasion, Lufbery, gyro and the turning fight, no others', () => {
    expect(Object.keys(airCombat.modifiers).sort()).toEqual(
      'bounceAttacker bounceDefender evasionAttacker evasionDefender gyro lufberyDefender turningDefence'.split(
        ' ',
      ),
    )
    expect(airCombat.modifiers.turningDefence).toBe(2)
  })

  test('WL-C-52 bounce favours the attacker, evasion costs both, Lufbery and gyro help', () => {
    const { modifiers: by } = airCombat
    expect(Math.min(by.bounceAttacker, by.lufberyDefender, by.gyro)).toBeGreaterThan(0)
    expect(Math.max(by.bounceDefender, by.evasionAttacker, by.evasionDefender)).toBeLessThan(0)
  })

  test('WL-C-62 equal squadrons score none to two hits a round, almost always', () => {
    expect(TWO_DICE.filter(total => hits(0, total) <= 2).length / TWO_DICE.length).toBeGreaterThan(0.9)
    expect(new Set(TWO_DICE.map(total => hits(0, total)))).toEqual(new Set([0, 1, 2]))
  })
})

describe('losses reckoned exactly', () => {
  /**
   * Mean aircraft lost to a number of hits, firepower 1 against protection 4: a natural 1 does nothing, a natural 6
   * kills, a total of 4 makes a straggler, and a second straggler is a loss. A lone straggler is no loss.
   */
  function losses(count: number, straggler = false): number {
    if (count === 0) return 0
    let sum = 0
    for (const die of DICE) {
      const total = die + 1
      const isLoss = die === 6 || (die > 1 && total > 4)
      const straggles = die > 1 && !isLoss && total === 4
      const lost = isLoss || (straggles && straggler)
      sum += (lost ? 1 : 0) + losses(count - 1, straggles ? !straggler : straggler)
    }
    return sum / 6
  }

  const inflicted = (column: number) =>
    TWO_DICE.reduce((sum, total) => sum + losses(hits(column, total)), 0) / TWO_DICE.length
  const exchange = (column: number) => inflicted(column) / inflicted(-column)

  const expectBetween = (value: number, low: number, high: number) => {
    expect(value).toBeGreaterThan(low)
    expect(value).toBeLessThan(high)
  }

  test('the reckoning itself', () => {
    expect(losses(1)).toBeCloseTo(1 / 2)
    expect(losses(2)).toBeCloseTo(1 + 1 / 36)
  })

  test('level terms cost each side half an aircraft', () => {
    expectBetween(inflicted(0), 0.45, 0.55)
  })

  test('two points ahead exchanges 2.5 for 1, three points 4 for 1', () => {
    expectBetween(exchange(2), 2.3, 2.7)
    expectBetween(exchange(3), 3.6, 4.4)
  })

  test('the weaker side loses almost a whole aircraft at the extreme', () => {
    expectBetween(inflicted(4), 0.85, 1)
  })

  test('every column is worth more than the one before', () => {
    for (const column of COLUMNS.slice(1)) expect(inflicted(column)).toBeGreaterThan(inflicted(column - 1))
  })
})

describe('tally, weather and reaction', () => {
  test('WL-C-12 behind and in the Sun stack, with weather off the same roll', () => {
    expect(tally.behind - weather.wispy).toBe(-3)
    expect(tally.behind + tally.inTheSun - weather.wispy).toBe(-4)
  })

  test('WL-C-13 WL-C-14 WL-C-15 a radio call and contrails help, and nothing else is on the card', () => {
    expect(tally.radioCall).toBeGreaterThan(0)
    expect(tally.contrails).toBeGreaterThan(0)
    expect(Object.keys(tally).sort()).toEqual('behind contrails inTheSun radioCall ref source'.split(' '))
  })

  test('WL-Q-05 weather takes off 1, 2 and 3, haze 1', () =>
    expect(weather).toMatchObject({ wispy: 1, broken: 2, dense: 3, haze: 1 }))

  test('WL-C-16 higher is better, and all three results can be rolled next to the bomber', () => {
    expect(reaction.successful).toBeGreaterThan(reaction.late)
    expect(reaction.late).toBeGreaterThan(2)
    expect(reaction.successful).toBeLessThanOrEqual(12)
  })

  test('WL-C-17 WL-C-60 a fast intruder is harder to meet; distance and greenness too', () => {
    const { highSpeed, veteran, green, perSquare, alerted } = reaction.modifiers
    expect([highSpeed, green, perSquare].every(by => by < 0)).toBe(true)
    expect([veteran, alerted].every(by => by > 0)).toBe(true)
    // Even three squares off a lucky escort can come in time.
    expect(12 + 3 * perSquare).toBeGreaterThanOrEqual(reaction.successful)
  })
})

describe('the Cohesion Table', () => {
  const kinds = ['fighter', 'bomber', 'flak'] as const
  const disruptions = (kind: (typeof kinds)[number], total: number) => rowAt(cohesion.rows, total)[kind]
  const mean = (kind: (typeof kinds)[number], by = 0) =>
    TWO_DICE.reduce<number>((sum, total) => sum + disruptions(kind, total + by), 0) / TWO_DICE.length

  test('WL-C-27 the lower the total, the worse', () => {
    for (const kind of kinds)
      for (const total of TOTALS)
        expect(disruptions(kind, total + 1)).toBeLessThanOrEqual(disruptions(kind, total))
  })

  test('WL-C-30 WL-C-31 every column has 0, 1 and 2 on two dice without modifiers', () => {
    for (const kind of kinds)
      expect(new Set(TWO_DICE.map(total => disruptions(kind, total)))).toEqual(new Set([0, 1, 2]))
  })

  test('WL-C-28 WL-C-29 WL-C-54 low ammunition is a penalty, and none left a worse one', () => {
    const { lowAmmo, depletedAmmo } = cohesion.modifiers
    expect(lowAmmo).toBeLessThan(0)
    expect(depletedAmmo).toBeLessThan(lowAmmo)
    expect(mean('fighter', lowAmmo)).toBeGreaterThan(mean('fighter'))
  })

  test('WL-C-53 fighters break up sooner than bombers', () => {
    expect(mean('fighter')).toBeGreaterThan(mean('bomber'))
    expect(mean('fighter', cohesion.modifiers.depletedAmmo)).toBeGreaterThan(1.2)
  })

  test('losses, greenness and surprise shake a unit; veterans and leaders steady it', () => {
    const { perLoss, green, bounced, veteran, leader } = cohesion.modifiers
    expect([perLoss, green, bounced].every(by => by < 0)).toBe(true)
    expect([veteran, leader].every(by => by > 0)).toBe(true)
  })
})

describe('the Flak Attack Table', () => {
  const worth = (result: unknown) =>
    result === '-' ? 0 : result === 'C' ? 0.5 : result === 'd6' ? 3.5 : Number(result)

  test('WL-C-37 no result falls as the total rises, 1d6 is the best, and the bomb penalty only grows', () => {
    for (const total of TOTALS) {
      const row = rowAt(flak.rows, total)
      const next = rowAt(flak.rows, total + 1)
      expect(worth(next.barrage)).toBeGreaterThanOrEqual(worth(row.barrage))
      expect(worth(next.direct)).toBeGreaterThanOrEqual(worth(row.direct))
      expect(next.bomb).toBeLessThanOrEqual(row.bomb)
      expect(worth(row.direct)).toBeGreaterThanOrEqual(worth(row.barrage))
    }
    expect(flak.rows.at(-1)).toMatchObject({ barrage: 'd6', direct: 'd6', bomb: -2 })
    expect(flak.rows[0]).toMatchObject({ barrage: '-', direct: '-', bomb: 0 })
  })

  test('WL-C-32 WL-C-36 strength helps the guns', () => expect(flak.modifiers.strength).toBeGreaterThan(0))

  test('WL-C-33 WL-C-59 the faster the target, the harder to hit', () => {
    const by = flak.modifiers.speed.map(band => band.by)
    expect(by).toEqual([...by].sort((a, b) => b - a))
    expect(by[0]).toBeGreaterThan(by.at(-1) ?? 0)
  })

  test('WL-C-34 altitude matters to aimed fire, and every altitude has its modifier', () => {
    const covered = flak.modifiers.altitude.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, i) => from + i),
    )
    expect(covered).toEqual(Array.from({ length: 20 }, (_, i) => i))
    expect(new Set(flak.modifiers.altitude.map(({ by }) => by)).size).toBeGreaterThan(1)
  })

  test('WL-C-35 WL-C-55 better direction and proximity fuses both help, each by its own', () => {
    expect(flak.modifiers.improvedFireDirection).toBeGreaterThan(0)
    expect(flak.modifiers.proximityFuse).toBeGreaterThan(0)
  })
})

describe('the Bombing Table', () => {
  const percent = (total: number) => rowAt(bombing.rows, total).percent

  test('WL-C-38 totals from -4 to 18 are covered', () => {
    expect(bombing.rows[0]?.total).toBe(-4)
    expect([-4, 18].map(percent)).toEqual([0, 100])
  })

  test('WL-C-39 a higher total never gives less', () => {
    for (const total of TOTALS) expect(percent(total + 1)).toBeGreaterThanOrEqual(percent(total))
  })

  test('WL-C-46 the percentages are 0, 10, 25, 50 and 100', () =>
    expect(bombing.rows.map(row => row.percent)).toEqual([0, 10, 25, 50, 100]))

  test('WL-C-40 the Swedish sight betters steep and glide attacks', () => {
    expect(bombing.swedish.steep).toBeGreaterThan(bombing.profile.steep)
    expect(bombing.swedish.glide).toBeGreaterThan(bombing.profile.glide)
  })

  test('WL-C-41 WL-C-56 armour is a penalty', () => expect(bombing.modifiers.armoured).toBeLessThan(0))

  test('WL-C-42 WL-C-57 long range hurts and an anvil helps', () => {
    expect(bombing.modifiers.longRange).toBeLessThan(0)
    expect(bombing.modifiers.anvil).toBeGreaterThan(0)
  })

  test('WL-C-43 WL-C-58 disrupted bombers aim worse, broken ones no better than those', () => {
    expect(bombing.modifiers.disrupted).toBeLessThan(0)
    expect(bombing.modifiers.broken).toBeLessThanOrEqual(bombing.modifiers.disrupted)
  })

  test('WL-C-44 every profile has its modifier, dive +3, and no aim is -1', () => {
    expect(Object.keys(bombing.profile).sort()).toEqual([...PROFILES].sort())
    expect(bombing.profile.dive).toBe(3)
    expect(bombing.modifiers.noAim).toBe(-1)
  })

  test('WL-C-45 a kamikaze flight in good order can roll 25 per cent against a carrier', () => {
    const against = bombing.profile.kamikaze - 1
    expect(TWO_DICE.map(total => percent(total + against))).toContain(25)
  })
})

test('WL-C-47 the Altitude Modifier Table: one modifier for each sight at each altitude, worse with height, best with gyros', () => {
  const covered = altitude.rows.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i),
  )
  expect(covered).toEqual(Array.from({ length: 20 }, (_, i) => i))
  for (const [i, row] of altitude.rows.entries()) {
    expect(row.G).toBeGreaterThanOrEqual(row.V)
    expect(row.V).toBeGreaterThanOrEqual(row.T)
    expect(row.S).toBe(row.T)
    const below = altitude.rows[i - 1]
    if (below) expect(row.T).toBeLessThan(below.T)
  }
})

test('every table says where it comes from', () => {
  for (const table of Object.values(TABLES)) {
    expect(['rulebook', 'constrained', 'designed']).toContain(table.source)
    expect(table.ref).toMatch(/WL-/)
  }
})
