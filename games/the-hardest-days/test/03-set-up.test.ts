import type { Procedure } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { packOf, packs, standard } from '../pack/index.ts'
import { SCENARIOS, type ScenarioId } from '../pack/types.ts'
import { begin, setUp } from '../rules/03-set-up.ts'
import { combatValue } from '../rules/12-combat/fight.ts'
import type { Day } from '../state.ts'
import { ids, pauseAfter, script } from './kit/script.ts'
import { aDay, aRaid, group, squadron } from './kit/table.ts'

const FAIR_WEATHER = 'weather.lf2-east 1, weather.lf2-south 1, weather.lf3 1'

const green = (...squadrons: readonly string[]) => squadrons.map(id => `green-squadron ${id}`)

/** All ways to answer the choices of a procedure, until chance comes in. */
function everyWay(start: () => Procedure<unknown>, taken: readonly string[] = []): string[][] {
  const pause = pauseAfter(start(), green(...taken))
  if (pause.kind !== 'choice') return [[...taken]]
  return ids(pause).flatMap(id => everyWay(start, [...taken, id]))
}

describe('the board', () => {
  test('THD-3.1.a each of the five days can be chosen, and no other', () => {
    expect(SCENARIOS).toHaveLength(5)
    for (const scenario of SCENARIOS)
      expect(begin({ scenario, pack: 'standard', options: {} }).scenario).toBe(scenario)
    expect(() => begin({ scenario: '1940-08-14', pack: 'standard', options: {} })).toThrow(
      `no scenario '1940-08-14': choose one of ${SCENARIOS.join(', ')}`,
    )
  })

  test('THD-3.3.a the 19 standard squadrons are READY at home, full side', () => {
    for (const scenario of SCENARIOS) {
      const day = aDay({ scenario })
      const regular = standard.squadrons.filter(({ provisional }) => !provisional)
      expect(regular).toHaveLength(19)
      for (const { id, home, type, letter } of regular)
        expect(squadron(day, id)).toEqual({ id, home, type, letter, reduced: false, place: { at: 'ready' } })
    }
  })

  test('THD-3.3.b the provisional squadrons of the scenario are there, and no others', () => {
    for (const scenario of SCENARIOS) {
      const day = aDay({ scenario })
      const named = packOf(day).scenario(scenario).provisionalSquadrons
      expect(named.length).toBeGreaterThan(0)
      const extra = day.squadrons.filter(({ id }) => packOf(day).squadron(id).provisional)
      expect(extra.map(({ id }) => id).sort()).toEqual([...named].sort())
      for (const one of extra) expect(one).toMatchObject({ reduced: false, place: { at: 'ready' } })
    }
  })

  test('THD-3.3.c a READY box holds any number', () => {
    const inBox = aDay().squadrons.filter(({ home, place }) => home === '4/11b' && place.at === 'ready')
    expect(inBox.map(({ id }) => id)).toEqual(['17', '85', '257'])
  })

  test('THD-3.3.d all 74 groups are in their airbases, full side', () => {
    const { groups } = aDay()
    expect(groups).toHaveLength(74)
    expect(groups.every(({ place, reduced }) => place.at === 'airbase' && !reduced)).toBe(true)
    expect(groups.filter(({ elite }) => elite)).toHaveLength(2)
  })

  test('THD-3.3.e no Ju87s on 24 August and 7 September', () => {
    const stukas = (scenario: ScenarioId) =>
      aDay({ scenario }).groups.filter(({ type }) => type === 'Ju87').length
    expect(SCENARIOS.map(stukas)).toEqual([7, 7, 7, 0, 0])
    expect(aDay({ scenario: '1940-08-24' }).groups).toHaveLength(67)
  })

  test('THD-3.5.a THD-2.24.a the region cup has the region chits of the scenario and four Time chits', () => {
    for (const scenario of SCENARIOS) {
      const day = aDay({ scenario })
      expect(day.regionCup).toEqual({ ...packOf(day).scenario(scenario).regionChits, time: 4 })
    }
  })

  test('THD-3.6.a the size cup has the standard chits and the provisional ones named by major size', () => {
    for (const scenario of SCENARIOS) {
      const day = aDay({ scenario })
      const chits = Object.keys(day.sizeCup).map(packOf(day).sizeChit)
      const provisional = chits.filter(chit => chit.provisional).map(({ major }) => major)
      expect(provisional).toEqual(packOf(day).scenario(scenario).provisionalSizes)
      expect(chits).toHaveLength(14 + provisional.length)
      expect(Object.values(day.sizeCup).every(count => count === 1)).toBe(true)
    }
  })

  test('THD-3.7.a the event cup has all 20 event chits', () => {
    const { eventCup } = aDay()
    expect(Object.keys(eventCup)).toHaveLength(20)
    expect(Object.values(eventCup).every(count => count === 1)).toBe(true)
  })

  test('THD-3.9.a the clock is at 0600, no bomb damage, nothing in the air', () => {
    expect(aDay()).toMatchObject({
      segment: 0,
      bombDamage: 0,
      raids: [],
      forming: [],
      setAside: [],
      damaged: [],
      timeOnClock: false,
      timeOut: 0,
      action: 0,
      patrols: 0,
    })
  })
})

describe('green squadrons', () => {
  const ways = (scenario: ScenarioId) => everyWay(() => setUp(aDay({ scenario })))

  test('THD-3.4.a one squadron of each sector listed turns to its reduced side', () => {
    const day = aDay()
    const played = script(setUp(day), [...green('615', '152'), FAIR_WEATHER])
    const reduced = day.squadrons.filter(one => one.reduced).map(({ id }) => id)
    // 3/11 has one squadron only: no choice is asked.
    expect(reduced).toEqual(['615', '1', '152'])
    const told = played.notes.filter(({ rule }) => rule === 'THD-3.4.a')
    expect(told.map(({ what, facts }) => [what, facts.squadron, facts.sector])).toEqual([
      ['green-squadron', '615', '2/11'],
      ['green-squadron', '1', '3/11'],
      ['green-squadron', '152', '4/10'],
    ])
  })

  test('THD-3.4.a every squadron of the sector may be named', () => {
    const pause = pauseAfter(setUp(aDay()))
    expect(ids(pause)).toEqual(['111', '615', '64'])
    expect(pause).toMatchObject({
      options: [{ on: ['squadron:111'] }, {}, { squadron: '64', sector: '2/11' }],
    })
  })

  test('THD-3.4.a THD-2.2.a a space that is named with its letter in front is in the same sector', () => {
    const renamed = JSON.stringify({ ...standard, id: 'letters-in-front' }).replaceAll('"2/11b"', '"b2/11"')
    const pack = packs.register(JSON.parse(renamed))
    expect(ids(pauseAfter(setUp(aDay({ pack }))))).toEqual(['111', '615', '64'])
  })

  test('THD-3.4.b a later sector without Spitfires cannot provide one', () => {
    const scenarios = standard.scenarios.map(scenario => ({
      ...scenario,
      ...(scenario.id === '1940-08-13' && { greenSectors: ['7/11', '3/11'] }),
    }))
    const pack = packs.register({ ...standard, id: 'late-hurricanes', scenarios })
    const day = begin({ scenario: '1940-08-13', pack, options: {} })
    expect(packOf(day).scenario(day.scenario).greenSpitfires).toBe(1)
    script(setUp(day), FAIR_WEATHER)
    expect(day.squadrons.filter(({ reduced }) => reduced).map(({ id }) => id)).toEqual(['1', '610'])
  })

  test.each(SCENARIOS)(
    'THD-3.4.b %s: every way has the Spitfires that are due, and no legal way is barred',
    scenario => {
      const day = aDay({ scenario })
      const { greenSectors, greenSpitfires } = packOf(day).scenario(scenario)
      let all: string[][] = [[]]
      for (const sector of greenSectors) {
        const choices = day.squadrons.filter(({ home }) => home.startsWith(sector)).map(({ id }) => id)
        all = all.flatMap(way => (choices.length > 1 ? choices.map(id => [...way, id]) : [way]))
      }
      const forced = greenSectors.filter(
        sector => day.squadrons.filter(({ home }) => home.startsWith(sector)).length === 1,
      )
      const spitfires = (way: string[]) => way.filter(id => squadron(day, id).type === 'Spitfire').length
      const single = day.squadrons.filter(
        ({ home, type }) => type === 'Spitfire' && forced.includes(home.slice(0, -1)),
      )
      const legal = all.filter(way => spitfires(way) + single.length >= greenSpitfires)
      const offered = ways(scenario)
      // A last choice that is forced is not asked: compare what each way leads to.
      const reducedBy = (way: string[]) => {
        const one = aDay({ scenario })
        script(setUp(one), [...green(...way), FAIR_WEATHER])
        return one.squadrons
          .filter(({ reduced }) => reduced)
          .map(({ id }) => id)
          .sort()
          .join()
      }
      const expected = legal.map(way => [...way, ...forced.map(sector => only(day, sector))].sort().join())
      expect(new Set(offered.map(reducedBy))).toEqual(new Set(expected))
      expect(legal.length).toBeLessThan(all.length)
    },
  )

  function only(day: Day, sector: string): string {
    return day.squadrons.find(({ home }) => home.startsWith(sector))?.id ?? ''
  }
})

test('THD-3.8.a weather: clear on 1-3, patchy on 4-5, broken on 6, for each region', () => {
  const seen: string[] = []
  for (let die = 1; die <= 6; die++) {
    const day = aDay({ scenario: '1940-08-13' })
    const other = (die % 6) + 1
    const { value, notes } = script(setUp(day), [
      ...green('64', '238'),
      `weather.lf2-east ${die}, weather.lf2-south ${other}, weather.lf3 1`,
    ])
    seen.push(`${day.weather['lf2-east']} ${day.weather['lf2-south']} ${day.weather.lf3}`)
    expect(value).toBe('raid-regions')
    const facts = { region: 'lf2-south', die: other, weather: day.weather['lf2-south'] }
    expect(notes.at(-2)).toEqual({ rule: 'THD-3.8.a', what: 'weather', facts })
  }
  expect(seen).toEqual([
    'clear clear clear',
    'clear clear clear',
    'clear patchy clear',
    'patchy patchy clear',
    'patchy broken clear',
    'broken clear clear',
  ])
})

test('THD-3.10.a special rules: on 24 August and 7 September alone LF3 fighters may join LF2 raids', () => {
  const helps = SCENARIOS.map(scenario => packOf(aDay({ scenario })).scenario(scenario).lf3FightersHelp)
  expect(helps).toEqual([false, false, false, true, true])
})

test('THD-3.10.b special rules: on 7 September every combat value is one higher', () => {
  const value = (scenario: ScenarioId) => {
    const day = aDay({ scenario })
    return combatValue(day, aRaid(day), squadron(day, '54'), group(day, 'I/JG51'))
  }
  expect(value('1940-09-07')).toBe(value('1940-08-24') + 1)
})
