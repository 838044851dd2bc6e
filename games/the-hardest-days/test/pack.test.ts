import { describe, expect, test } from 'vitest'
import { packOf, standard } from '../pack/index.ts'
import {
  BOMBERS,
  COMBAT_RESULTS,
  FIGHTERS,
  type GroupSpec,
  LETTERS,
  type Letter,
  REGIONS,
  SCENARIOS,
  TARGET_TYPES,
  WARNINGS,
} from '../pack/types.ts'

const pack = standard
const components = packOf({ pack: 'standard' })
const { space, target, track, squadron, group, scenario } = components
const spaceIds = pack.spaces.map(({ id }) => id)
const fieldOf = (day: (typeof SCENARIOS)[number]) =>
  pack.squadrons.filter(
    ({ id, provisional }) => !provisional || scenario(day).provisionalSquadrons.includes(id),
  )
const sectorOf = (home: string) => home.slice(0, -1)
const isFighter = ({ type }: GroupSpec) => (FIGHTERS as readonly string[]).includes(type)
const isBomber = (entry: string) => (BOMBERS as readonly string[]).includes(entry)

function letterCount(units: readonly { letter: Letter }[]): number[] {
  return LETTERS.map(letter => units.filter(unit => unit.letter === letter).length)
}

/** Letters spread as evenly as the number of units allows. */
function expectSpread(units: readonly { letter: Letter }[], slack = 1) {
  const counts = letterCount(units)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(slack)
}

/** The spaces a raid passes on its way to a target (9.4). */
function wayOf(entry: string, goal: string): string[] {
  const way = [entry]
  for (let at = entry; at !== goal && way.length < 30; ) {
    const here = space(at)
    const arrow = (goal === 'London' ? here.arrowLondon : undefined) ?? here.arrow
    at = here.neighbours.includes(goal) ? goal : (arrow ?? 'nowhere')
    way.push(at)
    if (at === 'nowhere') break
  }
  return way
}

function* chartEntries() {
  for (const day of SCENARIOS)
    for (const { id, entry } of pack.tracks)
      for (const name of pack.targetChart.rows[day][id]) yield { day, track: id, entry, target: target(name) }
}

describe('the map', () => {
  test('THD-2.2.a spaces are named by sector, fighter group and letter', () => {
    const numbered = spaceIds.filter(id => id !== 'London' && id !== 'Thames Estuary')
    expect(numbered).toHaveLength(21)
    for (const id of numbered) expect(id).toMatch(/^[1-7]\/1[012][abc]$/)
  })

  test('THD-2.2.b London and the Thames Estuary have no sector number', () => {
    expect(spaceIds.filter(id => !/\d/.test(id)).sort()).toEqual(['London', 'Thames Estuary'])
  })

  test('THD-2.2.c 6/11c touches the Estuary and yet is not coastal', () => {
    expect(space('6/11c').neighbours).toContain('Thames Estuary')
    expect(space('6/11c').coastal).toBe(false)
    expect(pack.spaces.filter(({ coastal }) => coastal).map(({ id }) => id)).toEqual([
      '4/11a',
      '5/11a',
      'Thames Estuary',
      '6/11a',
      '6/11b',
      '7/11c',
      '7/11a',
      '2/11a',
      '1/11a',
      '1/11b',
      '4/10a',
    ])
  })

  test('THD-2.2.d the Thames Estuary is coastal', () => {
    expect(space('Thames Estuary').coastal).toBe(true)
  })

  test('THD-2.2.e Poling radar net stands in 1/11b, a coastal space', () => {
    expect(target('poling-radar')).toMatchObject({ type: 'radar', space: '1/11b' })
    expect(space('1/11b').coastal).toBe(true)
  })

  test('THD-2.2.f THD-D-17 LF2 South B points at 7/11a and lists nets 4 and 5', () => {
    expect(track('lf2-south-B')).toMatchObject({ entry: '7/11a', nets: [4, 5], letter: 'B' })
  })

  test('THD-2.2.g 4/10b is a space like any other', () => {
    expect(Object.keys(space('4/10b')).sort()).toEqual(
      ['airfield', 'beyondMe109', 'coastal', 'id', 'name', 'neighbours', 'ref', 'region', 'source'].sort(),
    )
  })

  test('THD-EX-01 THD-2.3.b 1/11c is adjacent neither to 2/11a nor to 4/10a', () => {
    expect(components.neighbours('1/11c')).not.toContain('2/11a')
    expect(components.neighbours('1/11c')).not.toContain('4/10a')
    expect(components.distance('1/11c', '2/11a')).toBe(2)
    expect(components.distance('1/11c', '4/10a')).toBe(2)
  })

  test('THD-EX-02 6/11c holds the airfield Hornchurch', () => {
    expect(space('6/11c').airfield).toBe('Hornchurch')
    expect(components.airfieldTarget('6/11c')).toBe('hornchurch-airfield')
  })

  test('THD-2.3.a THD-D-02 borders have two sides and the map hangs together', () => {
    for (const { id, neighbours } of pack.spaces) {
      expect(neighbours).not.toContain(id)
      for (const other of neighbours) expect(space(other).neighbours).toContain(id)
      for (const other of spaceIds) expect(components.distance(id, other)).toBeLessThan(spaceIds.length)
    }
    expect([...space('3/11a').neighbours].sort()).toEqual(['1/11c', '3/11b', '4/10c', 'London'])
    expect(space('6/11b').neighbours).toEqual(expect.arrayContaining(['6/11c', '7/11a']))
    expect(space('6/11b').neighbours).not.toContain('7/11b')
  })

  test('THD-D-03 London is adjacent to 6/11c, not to 6/11b', () => {
    expect(space('London').neighbours).toContain('6/11c')
    expect(space('London').neighbours).not.toContain('6/11b')
  })

  test('THD-D-04 the corner contacts of 1/11c have a common neighbour on either side', () => {
    const between = (a: string, b: string) =>
      space(a).neighbours.filter(id => space(b).neighbours.includes(id))
    expect(between('1/11c', '2/11a').sort()).toEqual(['1/11a', '2/11b'])
    expect(between('1/11c', '4/10a').sort()).toEqual(['1/11b', '4/10c'])
  })

  test('THD-2.6.a THD-D-05 every space lies in one of three regions; LF2 and LF3 meet along one line', () => {
    const inRegion = (region: string) => pack.spaces.filter(s => s.region === region).map(({ id }) => id)
    expect(inRegion('lf2-east')).toHaveLength(11)
    expect(inRegion('lf2-south')).toEqual(['3/11a', '7/11c', '7/11a', '7/11b', '2/11a', '2/11b'])
    expect(inRegion('lf3')).toEqual(['1/11a', '1/11b', '1/11c', '4/10a', '4/10b', '4/10c'])
    expect(space('London').region).toBe('lf2-east')
    expect(space('Thames Estuary').region).toBe('lf2-east')
  })

  test('THD-D-06 THD-D-28 3/11a has an airfield, and a squadron at home there', () => {
    expect(space('3/11a').airfield).toBe('Northolt')
    expect(pack.squadrons.filter(({ home, provisional }) => home === '3/11a' && !provisional)).toHaveLength(1)
  })

  test('THD-D-07 every squadron has an airfield at home, and no space has two', () => {
    for (const { home } of pack.squadrons) expect(space(home).airfield).toBeDefined()
    const airfields = pack.targets.filter(({ type }) => type === 'airfield')
    expect(new Set(airfields.map(({ space }) => space)).size).toBe(airfields.length)
    for (const { space: id, name } of airfields) expect(space(id).airfield).toBe(name)
    expect(airfields).toHaveLength(pack.spaces.filter(({ airfield }) => airfield !== undefined).length)
  })

  test('THD-D-08 every track ends in a coastal space of its own region', () => {
    for (const { entry, region } of pack.tracks) {
      expect(space(entry).coastal).toBe(true)
      expect(space(entry).region).toBe(region)
    }
  })

  test('THD-D-09 inland spaces have a coastal neighbour or an arrow to a space that has', () => {
    for (const { id, coastal, recovery } of pack.spaces) {
      if (coastal) continue
      const touches = (at: string) => space(at).neighbours.some(n => space(n).coastal)
      expect([id, touches(id) ? undefined : touches(recovery ?? id)]).toEqual([
        id,
        touches(id) ? undefined : true,
      ])
      expect(recovery !== undefined).toBe(!touches(id))
    }
  })
})

describe('targets, arrows and tracks', () => {
  test('THD-D-10 LF2 East C has targets in 6/11a and outside it', () => {
    const where = pack.targetChart.rows['1940-08-13']['lf2-east-C'].map(id => target(id).space)
    expect(where.filter(id => id === '6/11a')).toHaveLength(3)
    expect(where.filter(id => id === '6/11b')).toHaveLength(3)
  })

  test('THD-2.5.a THD-D-11 all six types of target occur, and every radar net has its own number', () => {
    expect(new Set(pack.targets.map(({ type }) => type))).toEqual(new Set(TARGET_TYPES))
    for (const { name, type, net } of pack.targets) {
      expect(name).not.toBe('')
      expect(net !== undefined).toBe(type === 'radar')
    }
    expect([...components.nets.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(components.nets.get(2)).toBe('poling-radar')
  })

  test('targets of every type can be rolled for', () => {
    const bombed = new Set([...chartEntries()].map(entry => entry.target.type))
    expect(bombed).toEqual(new Set(TARGET_TYPES))
  })

  test('THD-D-12 a headquarters can be rolled for', () => {
    const hit = [...chartEntries()].filter(entry => entry.target.type === 'headquarters')
    expect(new Set(hit.map(entry => entry.target.id))).toEqual(
      new Set(['uxbridge-headquarters', 'stanmore-headquarters']),
    )
  })

  test('THD-D-13 THD-D-57 every target of the chart is reached by arrows, without a circle', () => {
    for (const { entry, target } of chartEntries()) {
      const way = wayOf(entry, target.space)
      expect(way.at(-1)).toBe(target.space)
      expect(new Set(way).size).toBe(way.length)
    }
    expect(wayOf('6/11a', 'London')).toEqual(['6/11a', '6/11b', '6/11c', 'London'])
    expect(wayOf('6/11b', '7/11b')).toEqual(['6/11b', '7/11a', '7/11b'])
  })

  test('THD-D-14 arrows cross one border', () => {
    for (const { neighbours, arrow, arrowLondon, recovery } of pack.spaces)
      for (const to of [arrow, arrowLondon, recovery]) if (to !== undefined) expect(neighbours).toContain(to)
    expect(space('6/11b')).toMatchObject({ arrow: '7/11a', arrowLondon: '6/11c' })
    expect(pack.spaces.filter(({ arrowLondon }) => arrowLondon !== undefined)).toHaveLength(1)
  })

  test('THD-D-15 from every target the way home ends at the coast', () => {
    for (const start of pack.targets) {
      let at = space(start.space)
      let moves = 0
      while (!at.coastal && moves++ < 9) {
        const coast = at.neighbours.find(id => space(id).coastal)
        at = space(coast ?? (at.recovery as string))
      }
      expect(at.coastal).toBe(true)
      expect(moves).toBeLessThanOrEqual(2)
    }
  })

  test('THD-2.7.a THD-D-16 nine tracks, three to a region, from north-east to south-west', () => {
    expect(pack.tracks.map(({ id }) => id)).toEqual([
      'lf2-east-A',
      'lf2-east-B',
      'lf2-east-C',
      'lf2-south-A',
      'lf2-south-B',
      'lf2-south-C',
      'lf3-A',
      'lf3-B',
      'lf3-C',
    ])
    expect(pack.tracks.map(({ id }) => components.trackOrder(id))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(pack.tracks.map(({ entry }) => entry)).size).toBe(9)
  })

  test('THD-D-18 each net is listed with a track', () => {
    const listed = new Set(pack.tracks.flatMap(({ nets }) => nets))
    for (const net of components.nets.keys()) expect(listed).toContain(net)
  })

  test('THD-D-19 only LF2 East C is short, and it points at 6/11a', () => {
    expect(pack.tracks.filter(({ length }) => length === 2).map(({ id, entry }) => [id, entry])).toEqual([
      ['lf2-east-C', '6/11a'],
    ])
  })

  test('THD-2.6.c THD-D-20 seven spaces lie beyond the Me109 range, none of them an entry', () => {
    expect(
      pack.spaces
        .filter(({ beyondMe109 }) => beyondMe109)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['2/12a', '3/11a', '3/11b', '4/10b', '4/10c', '4/11a', '4/11b'])
    for (const { entry } of pack.tracks) expect(space(entry).beyondMe109).toBe(false)
  })

  test('THD-D-21 some targets lie beyond the line, and the way home crosses it back', () => {
    const beyond = [...chartEntries()].filter(entry => space(entry.target.space).beyondMe109)
    expect(beyond.length).toBeGreaterThan(10)
    for (const { coastal, beyondMe109, id } of pack.spaces)
      if (coastal && beyondMe109) expect(id).toBe('4/11a')
  })
})

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

describe('tables', () => {
  test('THD-D-43 the Coast Crossing Table has 90 entries, with those of the examples', () => {
    let entries = 0
    for (const day of SCENARIOS)
      for (const region of REGIONS)
        for (let die = 1; die <= 6; die++) {
          expect(track(components.crossingTrack(day, region, die)).region).toBe(region)
          entries++
        }
    expect(entries).toBe(90)
    expect(components.crossingTrack('1940-08-13', 'lf2-south', 5)).toBe('lf2-south-B')
    expect(components.crossingTrack('1940-08-13', 'lf2-east', 3)).toBe('lf2-east-C')
  })

  test('THD-D-44 each row has all three tracks', () => {
    for (const day of SCENARIOS)
      for (const region of REGIONS) expect(new Set(pack.crossing.rows[day][region])).toEqual(new Set('ABC'))
  })

  test('THD-D-45 warning never worsens as the total rises', () => {
    for (let total = 2; total <= 20; total++)
      expect(WARNINGS.indexOf(components.detection(total).warning)).toBeGreaterThanOrEqual(
        WARNINGS.indexOf(components.detection(total - 1).warning),
      )
  })

  test('THD-D-46 detection modifiers are additions, best in clear weather', () => {
    expect(pack.detection).toMatchObject({ perNet: 2, major: 3, weather: { patchy: 1 } })
    const { clear, patchy, broken } = pack.detection.weather
    expect(clear).toBeGreaterThanOrEqual(patchy)
    expect(patchy).toBeGreaterThanOrEqual(broken)
    expect(broken).toBeGreaterThanOrEqual(0)
  })

  test('THD-D-47 THD-D-48 every total from 1 has a row, and every level occurs', () => {
    const totals = Array.from({ length: 15 }, (_, i) => components.detection(i + 1))
    expect(new Set(totals.map(({ warning }) => warning)).size).toBe(5)
    expect(new Set(totals.map(({ intelligence }) => intelligence)).size).toBe(3)
    expect(components.detection(11)).toMatchObject({ warning: 'early', intelligence: 'poor' })
    expect(components.detection(-3)).toEqual(components.detection(1))
    expect(components.detection(99)).toEqual(components.detection(15))
  })

  test('THD-D-49 intelligence falls where a better warning begins', () => {
    expect(components.detection(10)).toMatchObject({ warning: 'sufficient', intelligence: 'accurate' })
    expect(components.detection(11).intelligence).toBe('poor')
  })

  test('THD-D-50 lists call for close escorts, channel patrols and Stukas, and B4 is as in the example', () => {
    const all = new Set(Object.values(pack.force.rows).flat(2))
    expect(all).toEqual(new Set(['Me109', 'Me109e', 'Me109cp', 'Me110', 'Do17', 'He111', 'Ju88', 'Ju87']))
    expect(components.forceList('B', 4).slice(0, 9)).toEqual([
      'Me109',
      'Me109',
      'Do17',
      'Me110',
      'Do17',
      'Me109',
      'Me110',
      'Me110',
      'Do17',
    ])
  })

  test('THD-D-52 some lists begin with fighters alone, some with one bomber among the first three', () => {
    const starts = Object.values(pack.force.rows).flatMap(lists =>
      lists.map(list => list.slice(0, 3).filter(isBomber)),
    )
    expect(starts.filter(bombers => bombers.length === 0).length).toBeGreaterThanOrEqual(3)
    expect(starts.filter(bombers => bombers.length === 1).length).toBeGreaterThanOrEqual(3)
  })

  test('THD-D-53 some lists have Stukas as their only bombers at first', () => {
    const stukas = Object.values(pack.force.rows)
      .flat()
      .filter(
        list =>
          list
            .slice(0, 9)
            .filter(isBomber)
            .every(entry => entry === 'Ju87') && list.includes('Ju87'),
      )
    expect(stukas.length).toBeGreaterThanOrEqual(3)
  })

  test('THD-D-54 the Raid Target Chart has 45 boxes of six targets on the map', () => {
    expect([...chartEntries()]).toHaveLength(45 * 6)
    for (const { target } of chartEntries()) expect(spaceIds).toContain(target.space)
  })

  test('THD-D-55 LF2 East C on 13 August has the four targets of the example, Rochford on a 2', () => {
    expect(new Set(pack.targetChart.rows['1940-08-13']['lf2-east-C'])).toEqual(
      new Set(['rochford-airfield', 'rochester-industry', 'dover-port', 'canterbury-industry']),
    )
    expect(components.targetOf('1940-08-13', 'lf2-east-C', 2)).toBe('rochford-airfield')
    expect(target('rochford-airfield').space).toBe('6/11b')
  })

  test('THD-D-56 24 August goes for airfields and industry, 7 September for London', () => {
    const share = (day: string, wanted: (entry: { type: string; space: string }) => boolean) => {
      const entries = [...chartEntries()].filter(entry => entry.day === day && entry.track.startsWith('lf2'))
      return entries.filter(entry => wanted(entry.target)).length / entries.length
    }
    expect(share('1940-08-24', ({ type }) => type === 'airfield' || type === 'industry')).toBeGreaterThan(0.8)
    expect(share('1940-09-07', ({ space }) => space === 'London')).toBeGreaterThan(0.6)
    for (const day of ['1940-08-13', '1940-08-15', '1940-08-18']) {
      expect(share(day, ({ space }) => space === 'London')).toBe(0)
      expect(share(day, ({ type }) => ['airfield', 'radar', 'port'].includes(type))).toBeGreaterThan(0.7)
    }
  })

  test('THD-D-58 the London arrow of 6/11b is used', () => {
    const ways = [...chartEntries()].map(({ entry, target }) => wayOf(entry, target.space).join(' '))
    expect(ways.some(way => way.includes('6/11b 6/11c London'))).toBe(true)
  })

  test('THD-D-59 THD-D-60 a rising index hurts the Germans more and the British less, without ends', () => {
    const rank = (result: (typeof COMBAT_RESULTS)[number]) => COMBAT_RESULTS.indexOf(result)
    for (let index = -9; index <= 30; index++) {
      expect(rank(components.groupResult(index))).toBeGreaterThanOrEqual(
        rank(components.groupResult(index - 1)),
      )
      expect(rank(components.squadronResult(index))).toBeLessThanOrEqual(
        rank(components.squadronResult(index - 1)),
      )
    }
  })

  test('THD-D-61 both columns have every result', () => {
    const indices = Array.from({ length: 30 }, (_, i) => i - 5)
    expect(new Set(indices.map(components.groupResult))).toEqual(new Set(COMBAT_RESULTS))
    expect(new Set(indices.map(components.squadronResult))).toEqual(new Set(COMBAT_RESULTS))
  })

  test('THD-D-62 THD-D-65 groups can survive where they are', () => {
    for (const row of ['group-hunt', 'group-escort', 'group-bomber'] as const) {
      expect(components.damage(row, false, 'none')).toEqual({})
      expect(components.damage(row, true, 'none')).toEqual({})
      expect(components.damage(row, false, 'D')).toEqual({ reduced: true })
    }
  })

  test('THD-D-63 a squadron passes from the Hunt Box to the Bomber Box', () => {
    expect(components.damage('squadron-hunt', false, 'none')).toEqual({ to: 'bomber' })
    expect(components.damage('squadron-hunt', true, 'none')).toEqual({ to: 'bomber' })
    expect(components.damage('squadron-hunt', false, 'D')).toEqual({ reduced: true, to: 'bomber' })
  })

  test('THD-D-64 after its own attack no squadron stays in the display', () => {
    for (const reduced of [false, true])
      for (const result of COMBAT_RESULTS)
        expect(['inflight', 'light', 'heavy']).toContain(
          components.damage('squadron-own', reduced, result).to,
        )
  })

  test('THD-D-66 a reduced unit fares no better than a full one', () => {
    const far = { inflight: 1, light: 2, heavy: 3, bomber: 0 }
    for (const row of Object.keys(pack.combatDamage.rows) as (keyof typeof pack.combatDamage.rows)[])
      for (const result of COMBAT_RESULTS) {
        const full = components.damage(row, false, result).to
        const reduced = components.damage(row, true, result).to
        expect(reduced ? far[reduced] : 0).toBeGreaterThanOrEqual(full ? far[full] : 0)
        if (result === 'A') expect([full, reduced]).toEqual(['inflight', 'light'])
        if (result === 'L') expect([full, reduced]).toEqual(['light', 'light'])
        if (result === 'H') expect([full, reduced]).toEqual(['heavy', 'heavy'])
      }
  })

  test('THD-D-67 a squadron attacked by an escort can stay to attack', () => {
    expect(components.damage('squadron-attacked', false, 'none')).toEqual({})
    expect(components.damage('squadron-attacked', false, 'D')).toEqual({ reduced: true })
    expect(components.damage('squadron-attacked', true, 'none')).toEqual({})
  })

  test('THD-D-68 points run from 0 to 4, more for strength and for clear skies', () => {
    for (let column = 0; column < 7; column++) {
      const [clear, patchy, broken] = (['clear', 'patchy', 'broken'] as const).map(w =>
        components.bombPoints(column, w),
      )
      expect([clear, patchy, broken]).toEqual([clear, patchy, broken].sort().reverse())
      for (const w of ['clear', 'patchy', 'broken'] as const)
        expect(components.bombPoints(column, w)).toBeGreaterThanOrEqual(components.bombPoints(column - 1, w))
    }
    expect(components.bombPoints(0, 'clear')).toBe(0)
    expect(components.bombPoints(6, 'clear')).toBe(4)
  })

  test('THD-D-69 a shift to the right stops at the last column', () => {
    expect(components.bombPoints(7, 'clear')).toBe(4)
    expect(components.bombPoints(8, 'broken')).toBe(components.bombPoints(6, 'broken'))
  })

  test('THD-D-70 each die face shares three letters out over the sections, as in the examples', () => {
    const { hunt, bomber } = pack.placement
    for (const faces of [hunt.map(({ letters }) => letters), bomber]) {
      expect(new Set(faces)).toEqual(new Set(['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA']))
      expect(faces).toHaveLength(6)
    }
    expect(bomber[2]).toBe('CBA')
    expect(hunt[1]).toEqual({ letters: 'CAB', evade: { section: 'right', when: 'always' } })
  })

  test('THD-D-71 all three kinds of Evade occur', () => {
    expect(new Set(pack.placement.hunt.flatMap(({ evade }) => evade?.when ?? []))).toEqual(
      new Set(['always', 'cloud', 'broken']),
    )
  })

  test('THD-D-72 hunters and close escorts have a section for each letter', () => {
    expect([...pack.placement.fixed].sort()).toEqual(['A', 'B', 'C'])
  })
})

test('every component says where it comes from', () => {
  const lists = [
    pack.spaces,
    pack.targets,
    pack.tracks,
    pack.squadrons,
    pack.groups,
    pack.sizeChits,
    pack.eventChits,
  ]
  const { crossing, detection, force, targetChart, combatResults, combatDamage, bombDamage, placement } = pack
  const tables = [crossing, detection, force, targetChart, combatResults, combatDamage, bombDamage, placement]
  for (const { source, ref } of [...lists.flat(), ...pack.scenarios, ...tables, pack.regionChits]) {
    expect(ref).toMatch(/THD-|^history: /)
    if (source !== 'designed') expect(ref).toMatch(/^THD-/)
  }
  expect(track('lf2-south-B').source).toBe('rulebook')
})
