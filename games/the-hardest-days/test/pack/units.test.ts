import { describe, expect, test } from 'vitest'
import { BOMBERS, FIGHTERS, REGIONS, SCENARIOS } from '../../pack/types.ts'
import {
  components,
  expectSpread,
  fieldOf,
  group,
  isBomber,
  isFighter,
  pack,
  scenario,
  sectorOf,
  squadron,
} from '../kit/pack-words.ts'

describe('the scenario table', () => {
  test('THD-D-22 the cup of 13 August has ten chits', () => {
    const { regionChits } = scenario('1940-08-13')
    expect(regionChits).toEqual({ 'lf2-east': 2, 'lf2-south': 1, lf3: 3 })
    expect(2 + 1 + 3 + pack.regionChits.time).toBe(10)
    expect(scenario('1940-08-13').provisionalSizes).toEqual([5, 6, 7])
  })

  test('THD-D-23 green sectors have squadrons, and Spitfires enough', () => {
    for (const day of SCENARIOS) {
      const { greenSectors, greenSpitfires } = scenario(day)
      const based = greenSectors.map(sector => fieldOf(day).filter(({ home }) => sectorOf(home) === sector))
      for (const squadrons of based) expect(squadrons.length).toBeGreaterThan(0)
      const withSpitfires = based.filter(squadrons => squadrons.some(({ type }) => type === 'Spitfire'))
      expect(withSpitfires.length).toBeGreaterThanOrEqual(greenSpitfires)
      // The minimum binds: a choice with too few Spitfires is possible, and must be refused.
      const onlySpitfires = based.filter(squadrons => squadrons.every(({ type }) => type === 'Spitfire'))
      expect(onlySpitfires.length).toBeLessThan(greenSpitfires)
    }
    expect(scenario('1940-08-13')).toMatchObject({ greenSectors: { length: 3 }, greenSpitfires: 1 })
  })

  test('THD-D-24 no sector is green twice', () => {
    for (const { greenSectors } of pack.scenarios)
      expect(new Set(greenSectors).size).toBe(greenSectors.length)
  })

  test('the special rules of 24 August and 7 September are on those days only', () => {
    expect(pack.scenarios.map(({ stukas }) => stukas)).toEqual([true, true, true, false, false])
    expect(pack.scenarios.map(({ lf3FightersHelp }) => lf3FightersHelp)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
    expect(pack.scenarios.map(({ combatModifier }) => combatModifier)).toEqual([0, 0, 0, 0, 1])
    expect(pack.scenarios.map(({ minorUpTo }) => minorUpTo)).toEqual([2, 2, 2, 2, 1])
  })

  test('each day has a history of 60 to 110 words', () => {
    for (const { blurb } of pack.scenarios) {
      const words = blurb.split(/\s+/).length
      expect(words).toBeGreaterThanOrEqual(60)
      expect(words).toBeLessThanOrEqual(110)
    }
  })
})

describe('units', () => {
  test('THD-2.18.a THD-D-25 a high British rating is good: the reduced face has less', () => {
    for (const { combat } of pack.squadrons) expect(combat.reduced).toBeLessThan(combat.full)
    expect(squadron('54').combat.full).toBeGreaterThan(squadron('43').combat.full)
  })

  test('THD-2.22.a THD-D-26 squadrons have letters spread over types and sectors', () => {
    const standardOnes = pack.squadrons.filter(({ provisional }) => !provisional)
    for (const type of ['Spitfire', 'Hurricane']) expectSpread(standardOnes.filter(s => s.type === type))
    for (const sector of new Set(standardOnes.map(({ home }) => sectorOf(home))))
      expectSpread(standardOnes.filter(({ home }) => sectorOf(home) === sector))
  })

  test('THD-D-27 19 standard squadrons, so that the limit of 13 patrols can bind', () => {
    expect(pack.squadrons.filter(({ provisional }) => !provisional)).toHaveLength(19)
    for (const day of SCENARIOS) expect(fieldOf(day).length).toBeGreaterThan(13)
  })

  test('THD-2.21.a designations: home space of a squadron, Luftflotte of a group', () => {
    expect(squadron('54')).toMatchObject({ type: 'Spitfire', home: '6/11c', provisional: false })
    expect(squadron('RCAF')).toMatchObject({ type: 'Hurricane', provisional: true })
    expect(group('I/JG51')).toMatchObject({ type: 'Me109', luftflotte: 2 })
    const wings = new Set(pack.groups.map(({ id }) => id.replace(/^.*\//, '').replace(/\d+$/, '')))
    expect(wings).toEqual(new Set(['EGr', 'JG', 'KG', 'KGr', 'KuGr', 'LG', 'SG', 'ZG']))
  })

  test('THD-2.23.a provisional squadrons are named by a day, all others by none', () => {
    const named = new Set(pack.scenarios.flatMap(({ provisionalSquadrons }) => provisionalSquadrons))
    expect([...named].sort()).toEqual(
      pack.squadrons
        .filter(({ provisional }) => provisional)
        .map(({ id }) => id)
        .sort(),
    )
  })

  test('THD-D-29 74 groups, seven of them Ju87', () => {
    expect(pack.groups).toHaveLength(74)
    expect(pack.groups.filter(({ type }) => type === 'Ju87')).toHaveLength(7)
    expect(new Set(pack.groups.map(({ id }) => id)).size).toBe(74)
  })

  test('THD-2.18.a THD-2.19.a THD-D-30 a low German rating is good: reduced groups fight and bomb worse', () => {
    for (const { combat, bombing } of pack.groups) {
      expect(combat.reduced).toBeGreaterThan(combat.full)
      expect(bombing.reduced).toBeLessThanOrEqual(bombing.full)
      expect(bombing.reduced).toBeGreaterThanOrEqual(0)
    }
  })

  test('THD-D-31 every group can do some damage, Me109s too', () => {
    for (const { bombing } of pack.groups) expect(bombing.full).toBeGreaterThan(0)
  })

  test('THD-D-32 THD-D-33 THD-2.8.a Luftflotte 2 has what the examples call for', () => {
    const lf2 = (type: string) => pack.groups.filter(g => g.luftflotte === 2 && g.type === type).length
    expect([lf2('Me109'), lf2('Me110'), lf2('Do17'), lf2('He111'), lf2('Ju88'), lf2('Ju87')]).toEqual([
      15, 7, 8, 7, 2, 2,
    ])
    const lf3 = (type: string) => pack.groups.filter(g => g.luftflotte === 3 && g.type === type).length
    expect([lf3('Me109'), lf3('Me110'), lf3('Do17'), lf3('He111'), lf3('Ju88'), lf3('Ju87')]).toEqual([
      9, 3, 1, 6, 9, 5,
    ])
  })

  test('THD-D-34 letters are balanced for each type and Luftflotte', () => {
    for (const luftflotte of [2, 3])
      for (const type of [...FIGHTERS, ...BOMBERS])
        expectSpread(pack.groups.filter(g => g.luftflotte === luftflotte && g.type === type))
  })

  test('THD-D-35 each Luftflotte starts with two fighter groups or more', () => {
    for (const luftflotte of [2, 3])
      expect(
        pack.groups.filter(g => g.luftflotte === luftflotte && isFighter(g)).length,
      ).toBeGreaterThanOrEqual(2)
  })

  test('THD-2.20.a the types of aircraft', () => {
    expect(new Set(pack.squadrons.map(({ type }) => type))).toEqual(new Set(['Spitfire', 'Hurricane']))
    expect(new Set(pack.groups.map(({ type }) => type))).toEqual(
      new Set(['Me109', 'Me110', 'Do17', 'He111', 'Ju87', 'Ju88']),
    )
  })

  test('THD-2.20.b THD-D-36 two elite Me110 groups in Luftflotte 2, better than the others', () => {
    const elite = pack.groups.filter(g => g.elite)
    expect(elite.map(({ type, luftflotte }) => [type, luftflotte])).toEqual([
      ['Me110', 2],
      ['Me110', 2],
    ])
    for (const other of pack.groups.filter(g => g.type === 'Me110' && !g.elite)) {
      expect(elite[0]?.combat.full).toBeLessThan(other.combat.full)
      expect(elite[1]?.combat.reduced).toBeLessThan(other.combat.reduced)
    }
  })
})

describe('chits', () => {
  test('THD-2.1.a three kinds of chits fill three cups', () => {
    expect(pack.regionChits.time).toBe(4)
    expect(pack.sizeChits.filter(({ provisional }) => !provisional)).toHaveLength(14)
    expect(pack.eventChits).toHaveLength(20)
  })

  test('THD-D-01 the counters fit on a sheet of 176', () => {
    const markers = 3 + 3 + 1 + 1 + 3 // raid, target, clock, bomb damage and cloud markers
    const chits = pack.sizeChits.length + pack.eventChits.length + pack.regionChits.time
    expect(19 + 74 + chits + markers).toBe(148)
    const supply = REGIONS.reduce((sum, region) => sum + pack.regionChits.supply[region], 0)
    expect(176 - 148 - pack.squadrons.filter(({ provisional }) => provisional).length - supply).toBe(7)
  })

  test('THD-D-37 as many region chits as the busiest day takes', () => {
    for (const region of REGIONS)
      expect(Math.max(...pack.scenarios.map(({ regionChits }) => regionChits[region]))).toBe(
        pack.regionChits.supply[region],
      )
  })

  test('THD-2.25.a THD-D-38 provisional sizes are those the days call for', () => {
    const called = new Set(pack.scenarios.flatMap(({ provisionalSizes }) => provisionalSizes))
    const provisional = pack.sizeChits.filter(chit => chit.provisional).map(({ major }) => major)
    expect(provisional).toEqual([5, 6, 7, 14, 15, 16])
    expect([...called].sort((a, b) => a - b)).toEqual(provisional)
  })

  test('THD-D-39 THD-D-51 every list is long enough for the largest raid of its letter', () => {
    for (const { force, major } of pack.sizeChits)
      for (let die = 1; die <= 6; die++)
        expect(components.forceList(force, die).length).toBeGreaterThanOrEqual(major)
    expect(Object.keys(pack.force.rows)).toEqual(['A', 'B', 'C', 'D'])
  })

  test('THD-D-40 minor raids are smaller, and sizes of seven and eight both common', () => {
    for (const { major, minor } of pack.sizeChits) expect(minor).toBeLessThan(major)
    const small = pack.sizeChits.flatMap(({ major, minor }) => [major, minor]).filter(n => n < 8).length
    expect(small / (2 * pack.sizeChits.length)).toBeGreaterThan(0.3)
    expect(small / (2 * pack.sizeChits.length)).toBeLessThan(0.7)
    expect(components.sizeChit('9B')).toMatchObject({ major: 9, force: 'B', provisional: false })
  })

  test('THD-D-41 minor raids can have exactly one bomber, or Me109s only', () => {
    const minor = pack.sizeChits.flatMap(chit =>
      [1, 2, 3, 4, 5, 6].map(die => components.forceList(chit.force, die).slice(0, chit.minor)),
    )
    expect(minor.filter(list => list.filter(isBomber).length === 1).length).toBeGreaterThan(20)
    expect(minor.filter(list => list.every(entry => entry === 'Me109')).length).toBeGreaterThan(20)
  })

  test('THD-2.33.a THD-D-42 twenty event chits hold all 19 approach and 15 target events', () => {
    const sides = (side: 'approach' | 'target') =>
      pack.eventChits.map(chit => `${chit[side].event} ${chit[side].letter ?? ''}`)
    expect(new Set(sides('approach')).size).toBe(19)
    expect(new Set(sides('target')).size).toBe(15)
    const count = (side: 'approach' | 'target', event: string) =>
      pack.eventChits.filter(chit => chit[side].event === event).length
    expect(count('approach', 'undetected-raid')).toBe(2)
    expect([
      count('target', 'flak'),
      count('target', 'non-essential-target'),
      count('target', 'weather-shift'),
    ]).toEqual([6, 2, 2])
  })
})
