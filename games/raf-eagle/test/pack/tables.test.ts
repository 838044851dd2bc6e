import { describe, expect, test } from 'vitest'
import { rowFrom, stepAt } from '../../pack/index.ts'
import { COMBAT_RESULTS, INTELLIGENCE, PRIORITIES, RESPONSES, WARNINGS } from '../../pack/types.ts'
import { SEPT_11 } from '../../rules/03-set-up.ts'
import { expectRising, range, tables, valuesTo } from '../kit/pack-words.ts'

const AUG_20 = 9
const SEPT_1 = 21
const CLASSES = ['none', 'minor', 'major']

describe('planning', () => {
  test('RE-EX-03 3.9 medium priority: no raid, minor, major', () => {
    expect(tables.raidPriority.medium).toEqual(['none', 'minor', 'major'])
  })

  test('RE-14.4.e 3.9 high priority and value 1 is not major by itself', () => {
    expect(tables.raidPriority.high[0]).not.toBe('major')
  })

  test('3.9 inferred: more priority or more value is never a lesser raid', () => {
    const rank = (name: string) => CLASSES.indexOf(name)
    for (const priority of PRIORITIES) expectRising(tables.raidPriority[priority].map(rank), priority)
    for (const value of [0, 1, 2] as const)
      expectRising(PRIORITIES.map(priority => rank(tables.raidPriority[priority][value])))
  })

  test('RE-6.1.d 3.10 channel patrol: none for one bomber, two for four, and no fewer for more', () => {
    const needs = valuesTo(tables.channelPatrol, 16)
    expect([needs[0], needs[1], needs[4]]).toEqual([0, 0, 2])
    expect(needs[2]).toBeGreaterThanOrEqual(1)
    expectRising(needs)
  })

  test('RE-EX-39 RE-15.1.b 3.21 three strategy cards at -7, and never more as the total rises', () => {
    expect(rowFrom(tables.strategies, -7).cards).toBe(3)
    const cards = range(-34, 34).map(vp => rowFrom(tables.strategies, vp).cards)
    expectRising([...cards].reverse())
    expect(Math.max(...cards)).toBeLessThanOrEqual(10)
  })
})

describe('detection and rendezvous', () => {
  const { track, size } = tables.detection

  test('RE-4.II.2 3.12 a result of 13 is early and poor; eight Gruppen count three', () => {
    expect(track[12]).toEqual({ warning: 'early', intelligence: 'poor' })
    expect(stepAt(size, 8)).toBe(3)
  })

  test('RE-6.2.f 3.12 every warning and every degree of intelligence is on the track', () => {
    expect(new Set(track.map(({ warning }) => warning))).toEqual(new Set(WARNINGS))
    expect(new Set(track.map(({ intelligence }) => intelligence))).toEqual(new Set(INTELLIGENCE))
  })

  test('3.12 inferred: the warning never falls as the result rises, nor does size count less', () => {
    expectRising(track.map(({ warning }) => WARNINGS.indexOf(warning)))
    expectRising(valuesTo(size, 16))
  })

  test('RE-6.3.a RE-6.32.a 3.15 one situation is another raid; every failure strikes one letter', () => {
    expect(tables.rendezvous.check).toContainEqual({ otherRaid: true })
    const failures = tables.rendezvous.failure.map(({ letter, effect }) => `${letter} ${effect}`)
    expect(new Set(failures).size).toBe(6)
  })

  test('RE-4.I.8.b 3.16 one die for the weather of both areas', () => expect(tables.weather.length).toBe(6))
})

describe('response', () => {
  const { response, tactics } = tables

  test('RE-EX-16 3.13 modifiers of the worked example, and high priority at 8', () => {
    const modifiers = [
      stepAt(response.date, SEPT_1),
      response.type.airfield,
      response.group[11],
      response.accurateWithBombers,
      stepAt(response.size, 7),
    ]
    expect(modifiers).toEqual([2, 2, 1, 2, 1])
    expect(stepAt(response.priority, 8)).toBe('high')
  })

  test('RE-EX-17 3.13 high priority takes three from a pool of nine', () =>
    expect(stepAt(response.removed.high, 9)).toBe(3))

  test('RE-7.2.a RE-7.22.a 3.13 four priorities; no more than the pool leaves it, and all of it may', () => {
    const totals = range(1, 16).map(total => RESPONSES.indexOf(stepAt(response.priority, total)))
    expect(new Set(totals).size).toBe(4)
    expectRising(totals)
    for (const pool of range(1, 20))
      for (const priority of RESPONSES)
        expect(stepAt(response.removed[priority], pool)).toBeLessThanOrEqual(pool)
    expect(range(1, 20).some(pool => stepAt(response.removed.minimal, pool) === pool)).toBe(true)
  })

  test('3.13 inferred: fewer leave the higher the priority, and no fewer from a larger pool', () => {
    for (const priority of RESPONSES) expectRising(valuesTo(response.removed[priority], 20), priority)
    for (const pool of range(1, 20))
      expectRising([...RESPONSES].reverse().map(priority => stepAt(response.removed[priority], pool)))
  })

  test.each([
    ['RE-EX-18 four squadrons against three hunters all respond', tactics.all, 3, 4, true],
    ['RE-EX-19 two squadrons against three hunters look at 1B', tactics.all, 3, 2, false],
    ['RE-EX-19 two squadrons against four hunters and escorts respond', tactics.hold, 4, 2, true],
    ['RE-EX-20 two squadrons against five hunters and escorts do not', tactics.hold, 5, 2, false],
    ['RE-EX-21 six squadrons against three sweeping all respond', tactics.sweep, 3, 6, true],
    ['RE-EX-22 two squadrons against nine Gruppen do not', tactics.limited, 9, 2, false],
    ['RE-EX-23 three squadrons against nine Gruppen respond', tactics.limited, 9, 3, true],
  ])('3.14 %s', (_, chart, against, pool, responds) => expect(pool >= stepAt(chart, against)).toBe(responds))

  test('RE-7.3.e 3.14 chart 4 tells minor raids from major ones', () =>
    expect(tactics.poor.minor).toBeLessThan(tactics.poor.major))

  test('3.14 inferred: without hunters everybody comes, and more Gruppen need more squadrons', () => {
    expect(stepAt(tactics.all, 0)).toBe(1)
    for (const chart of [tactics.all, tactics.hold, tactics.sweep, tactics.limited])
      expectRising(valuesTo(chart, 16))
  })
})

describe('combat', () => {
  const { columns, rows, lines } = tables.combat
  const row = (gruppen: number, value: number, level = 0) => {
    const tops = rows[columns[level]?.[gruppen - 1] ?? -1] ?? []
    const holding = tops.findIndex(top => value <= top)
    return 'ABCDEFGHIJKLM'[holding < 0 ? tops.length : holding]
  }
  const line = (name: string, die: number) => {
    const { german, british } = lines['ABCDEFGHIJKLM'.indexOf(name)]?.[die - 1] ?? { german: [], british: [] }
    return `${german.join('')} ${british.join('')}`
  }

  test('RE-EX-32 3.17 four Gruppen and a value of 12: row D, with its line for 2', () => {
    expect([row(4, 12), line('D', 2)]).toEqual(['D', 'AA- ALD'])
  })

  test('RE-EX-33 3.17 three Gruppen and a value of 20: row G, with its line for 2', () => {
    expect([row(3, 20), line('G', 2)]).toEqual(['G', 'DHA -LD'])
  })

  test('RE-9.1.b RE-9.1.c 3.17 one to sixteen Gruppen have columns at every depletion; a row lies beyond G', () => {
    for (const header of columns) {
      expect(header.length).toBe(16)
      for (const column of header) expect(rows[column]?.length).toBe(lines.length - 1)
    }
    expect(lines.length).toBeGreaterThan(7)
  })

  /** How much a row hurts, over all lines and letters. */
  const hurt = (name: 'german' | 'british') =>
    lines.map(row => {
      const results = row.flatMap(one => [...one[name]])
      return results.reduce((sum, result) => sum + COMBAT_RESULTS.indexOf(result), 0)
    })

  test('RE-CP.A1.a RE-CP.A6.a 3.17 further down it is worse for the Germans and better for the British', () => {
    expectRising(hurt('german'))
    expectRising([...hurt('british')].reverse())
  })

  test('3.17 inferred: more value is no higher row, more Gruppen no lower one, and depletion moves down', () => {
    for (const gruppen of range(1, 16)) {
      const at = (value: number, level = 0) => row(gruppen, value, level) ?? ''
      for (const value of range(1, 120)) {
        expect(at(value) >= at(value - 1)).toBe(true)
        if (gruppen > 1) expect(at(value) <= (row(gruppen - 1, value) ?? '')).toBe(true)
        expect(at(value, 1) >= at(value) && at(value, 2) >= at(value, 1)).toBe(true)
      }
    }
  })

  test('RE-9.2 3.18 the cells of the damage chart that the text gives', () => {
    const { german, british } = tables.damage
    expect(german.hunt.full['-']).toEqual(['stays', 'full'])
    expect(german.hunt.full.A).toEqual(['inflight', 'reduced'])
    expect(german.hunt.reduced.A).toEqual(['light-loss', 'full'])
    expect(british.hunt.full.D).toEqual(['stays', 'reduced'])
    expect(british.hunt.full.A).toEqual(['inflight', 'reduced'])
    expect(british.hunt.full.L).toEqual(['light-loss', 'full'])
    expect(german.bomber.full.D).toEqual(['stays', 'reduced'])
    expect(german.bomber.full.H).toEqual(['heavy-loss', 'full'])
    expect(german.escort?.full.A).toEqual(['inflight', 'reduced'])
    expect(german.escort?.full.H).toEqual(['heavy-loss', 'full'])
    expect(german.escort?.reduced.A).toEqual(['light-loss', 'full'])
    expect(british.bomber.full.D).toEqual(['inflight', 'reduced'])
    expect(british.bomber.full.L).toEqual(['light-loss', 'full'])
  })

  test('RE-9.2.b RE-9.2.c RE-9.2.d RE-9.23.b 3.18 the lost are full; hunters go on, squadrons and escort go home', () => {
    const { german, british } = tables.damage
    const charts = [german.hunt, german.bomber, german.escort, british.hunt, british.bomber]
    for (const chart of charts)
      for (const cells of [chart?.full, chart?.reduced])
        for (const [to, side] of Object.values(cells ?? {}))
          if (to.endsWith('loss')) expect(side).toBe('full')
    for (const chart of [german.hunt, german.bomber, british.hunt]) expect(chart.full['-'][0]).toBe('stays')
    for (const chart of [german.escort, british.bomber]) expect(chart?.full['-'][0]).toBe('inflight')
  })
})

describe('bombing', () => {
  const { columns, results } = tables.bombing

  test('RE-10.b RE-10.g 3.19 columns from 1 to 25+, six dice, results 0, 1, 2 and H', () => {
    expect([columns[0], columns.at(-1)]).toEqual([1, 24])
    expectRising(columns)
    expect(results.map(row => row.length)).toEqual(Array(6).fill(columns.length + 1))
    expect(new Set(results.flat())).toEqual(new Set([0, 1, 2, 'H']))
  })

  test('3.19 inferred: more strength is never worse, and three shifts matter either way', () => {
    for (const row of results) expectRising(row.map(result => (result === 'H' ? 3 : result)))
    expect(columns.length + 1).toBeGreaterThanOrEqual(7)
  })
})

describe('tracks and calendar', () => {
  test('3.20 tracks hold what the scenarios begin with, and inferred: fourteen pilots at once', () => {
    expect(tables.trackTop.Hurricane).toBeGreaterThanOrEqual(12)
    expect(tables.trackTop.pilots).toBeGreaterThanOrEqual(14)
    expect(tables.trackTop.fighter).toBeGreaterThanOrEqual(11)
    expect(tables.trackTop.bomber).toBeGreaterThanOrEqual(9)
  })

  test('RE-16.1 3.22 Sealion from Sept 11 to Oct 1: starts below where it is called off, with room between', () => {
    expect(tables.sealion.map(({ day }) => day)).toEqual(range(SEPT_11, 51))
    for (const { start, cancel } of tables.sealion) expect(cancel - start).toBeGreaterThan(1)
    const [first] = tables.sealion
    expect(first?.start).toBeLessThanOrEqual(-2)
    expect(first?.cancel).toBeGreaterThanOrEqual(1)
  })
})

describe('night', () => {
  const { commit, patrol, sectors, interception, bombing } = tables.night

  test('RE-18.11.a 3.23 low cities and high industry: four to eight Gruppen', () =>
    expect(commit.low.high).toEqual([4, 8]))

  test('RE-18.2.a RE-18.2.b 3.23 on Aug 20 a 5 sends two Blenheims, from 6/11 and 3/12', () => {
    expect(rowFrom(patrol, AUG_20).byDie[4]).toBe(2)
    expect(sectors.slice(0, 2)).toEqual(['6/11', '3/12'])
    expect(sectors.length).toBe(5)
  })

  test('RE-18.3.a 3.23 four Blenheims against nine Gruppen have a chance of 3', () => {
    expect(interception.length).toBe(5)
    expect(stepAt(interception[3] ?? [], 9)).toBe(3)
  })

  test('RE-18.5.c 3.23 some nights a Gruppe is lost on landing', () =>
    expect(bombing.flat().some(({ is }) => is.accident)).toBe(true))

  test('3.23 inferred: no fewer for a higher priority, chances within both numbers, more bombers never worse', () => {
    for (const priority of PRIORITIES)
      for (const end of [0, 1] as const) {
        expectRising(PRIORITIES.map(industry => commit[priority][industry][end]))
        expectRising(PRIORITIES.map(city => commit[city][priority][end]))
      }
    for (const gruppen of range(1, 20)) {
      const chances = interception.map(row => stepAt(row, gruppen))
      expectRising(chances)
      for (const [i, chance] of chances.entries())
        expect(chance).toBeLessThanOrEqual(Math.min(i + 1, gruppen))
    }
    for (const row of [...interception]) expectRising(valuesTo(row, 20))
    for (const row of bombing) expectRising(valuesTo(row, 20).map(({ vp }) => vp))
  })
})
