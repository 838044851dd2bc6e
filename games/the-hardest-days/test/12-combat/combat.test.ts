import { describe, expect, test } from 'vitest'
import { packOf, packs, standard } from '../../pack/index.ts'
import type { Weather } from '../../pack/types.ts'
import { combat } from '../../rules/12-combat/combat.ts'
import type { Day } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import {
  dayWith,
  expectAt,
  factsOf,
  ids,
  lay,
  list,
  offers,
  pauseAfter,
  reduce,
  sameWeather,
  script,
  squadron,
  stopsFor,
  targetChit,
} from '../kit/table.ts'

function aFight(display: string, weather: Weather = 'broken') {
  return dayWith({ space: '7/11a', deployed: true, intercepted: true, target: 'dover-port' }, display, {
    weather: { ...sameWeather('clear'), 'lf2-south': weather },
  })
}

const foughtIn = (played: Parameters<typeof factsOf>[0]) =>
  factsOf(played, 'fight').map(({ squadron: one, group: other }) => `${one}>${other}`)

describe('Hunt Box', () => {
  test('THD-12.1.a all Hunt sections come first, one at a time in any order, then the Bomber sections', () => {
    const { day, raid } = aFight(
      'hunt/left I/JG3 I/JG26 610 615, hunt/right III/JG3 501, bomber/left I/KG2 I/KG3, bomber/centre II/KG2 54, bomber/right III/KG2',
    )
    const played = script(combat(day, raid), [
      'hunt-section left, pair 615>I/JG26, fight 1 6, fight 1 6, fight 1 6',
      'bomber-section left, attack 615>I/KG3, fight 1 6, attack 610>I/KG2, fight 1 6',
      'bomber-section right, fight 1 6, fight 1 6',
    ])
    expect(foughtIn(played)).toEqual(
      list('615>I/JG26 610>I/JG3 501>III/JG3 615>I/KG3 610>I/KG2 501>III/KG2 54>II/KG2'),
    )
  })

  test('THD-12.1.b a squadron that goes on after the Hunt Box fights again in the Bomber Box', () => {
    const { day, raid } = aFight('hunt/left I/JG3 610, bomber/left I/KG2')
    const played = script(combat(day, raid), 'fight 1 6, fight 1 6')
    expect(foughtIn(played)).toEqual(['610>I/JG3', '610>I/KG2'])
  })

  test('THD-12.2.1.a units are paired one to one, as the player likes', () => {
    const { day, raid } = aFight('hunt/left I/JG3 I/JG26 610 615')
    expect(offers(combat(day, raid)).sort()).toEqual(list('610>I/JG26 610>I/JG3 615>I/JG26 615>I/JG3'))
    const played = script(combat(day, raid), 'pair 610>I/JG26, fight 1 6, fight 1 6')
    expect(foughtIn(played)).toEqual(['610>I/JG26', '615>I/JG3'])
  })

  test('THD-12.2.1.a a Hunt section without both sides sees no combat', () => {
    const { day, raid } = aFight('hunt/right III/JG3, hunt/left 610')
    const played = script(combat(day, raid))
    expect(played.pauses).toEqual([])
    expect(factsOf(played, 'moves-on')).toEqual([])
    expectAt(day, 'inflight 610')
  })

  test('THD-12.2.1.b the side with more units sets the excess aside before anybody fights', () => {
    const { day, raid } = aFight('hunt/left I/JG3 610 615 54')
    const asides = 'set-aside 610, set-aside 54'
    expect(pauseAfter(combat(day, raid))).toMatchObject({
      about: ['section:1/hunt/left'],
      options: [{ squadron: '615', on: ['squadron:615'] }, { squadron: '54' }, { squadron: '610' }],
    })
    expect(stopsFor(combat(day, raid), asides)).toBe('combat.group')
    const played = script(combat(day, raid), [asides, 'fight 1 6, excess 54>bomber, excess 610>bomber'])
    expect(foughtIn(played)).toEqual(['615>I/JG3'])
    const facts = { raid: 1, section: 'left', squadron: '610' }
    expect(played.notes[0]).toEqual({ rule: 'THD-12.2.1.b', what: 'set-aside', facts })
  })

  test('THD-12.2.1.b THD-12.2.1.c excess groups are set aside by the player and do not attack', () => {
    const { day, raid } = aFight('hunt/left I/JG3 I/JG26 I/JG51 610')
    expect(pauseAfter(combat(day, raid))).toMatchObject({
      options: [{ group: 'I/JG3' }, { group: 'I/JG26' }, { group: 'I/JG51' }],
    })
    const played = script(combat(day, raid), 'set-aside I/JG51, set-aside I/JG3, fight 1 6')
    expect(foughtIn(played)).toEqual(['610>I/JG26'])
    expectAt(day, 'hunt/left I/JG3')
  })

  test('THD-12.2.2.a an excess squadron moves on, or attacks a hunter of its section that is still there', () => {
    const { day, raid } = aFight('hunt/left I/JG3 610 615 54, hunt/right III/JG3, bomber/left I/KG2')
    const start = 'set-aside 615, set-aside 54'
    const pause = pauseAfter(combat(day, raid), [start, 'fight 1 6'])
    expect(ids(pause).sort()).toEqual(['54>I/JG3', '54>bomber', '615>I/JG3', '615>bomber'])
    lay(day, raid, 'hunt/left 610')
    const after = pauseAfter(combat(day, raid), [
      start,
      'fight 1 6, excess 615>bomber, excess 54>I/JG3, fight 1 1',
    ])
    expectAt(day, 'bomber/left 615, light 54')
    expect(after).toMatchObject({ ask: 'attack' })
  })

  test('THD-12.2.2.a with no hunter left the excess squadrons move on unasked', () => {
    const { day, raid } = aFight('hunt/left I/JG3 610 615 54, bomber/left I/KG2 I/KG3')
    const played = script(
      combat(day, raid),
      'set-aside 615, set-aside 54, fight 6 1, attack 54>I/KG2, fight 1 6, fight 1 6',
    )
    expect(factsOf(played, 'moves-on')).toEqual([
      { raid: 1, squadron: '615', section: 'left' },
      { raid: 1, squadron: '54', section: 'left' },
    ])
  })

  test('THD-12.2.2.b a hunter may be attacked again and again, an excess squadron attacks once', () => {
    const { day, raid } = aFight('hunt/left I/JG3 610 615 54')
    const played = script(combat(day, raid), [
      'set-aside 615, set-aside 54, fight 1 6, excess 615>I/JG3, fight 1 6, excess 54>I/JG3',
      'fight 1 6',
    ])
    expect(foughtIn(played)).toEqual(['610>I/JG3', '615>I/JG3', '54>I/JG3'])
  })
})

describe('shifts', () => {
  test.each([
    ['clear', 2],
    ['patchy', 1],
    ['broken', 0],
  ] as const)('THD-12.2.3.a in %s weather up to %i squadrons may change section', (weather, most) => {
    const { day, raid } = aFight('bomber/right III/KG2, bomber/left 610 615 54', weather)
    const shifts = ['610>right', '615>centre'].slice(0, most).map(id => `shift ${id}`)
    const played = script(combat(day, raid), [...shifts, most > 0 ? 'fight 1 6' : ''])
    expect(played.notes.filter(({ rule }) => rule === 'THD-12.2.3.a').map(({ facts }) => facts)).toEqual(
      [
        { raid: 1, squadron: '610', section: 'right' },
        { raid: 1, squadron: '615', section: 'centre' },
      ].slice(0, most),
    )
    expect(foughtIn(played)).toEqual(most > 0 ? ['610>III/KG2'] : [])
  })

  test('THD-12.2.3.a each squadron once, to any other section, or not at all', () => {
    const { day, raid } = aFight('bomber/right III/KG2, bomber/left 610, bomber/centre 54', 'clear')
    expect(offers(combat(day, raid)).sort()).toEqual(list('54>left 54>right 610>centre 610>right done'))
    expect(offers(combat(day, raid), 'shift 610>centre').sort()).toEqual(list('54>left 54>right done'))
    lay(day, raid, 'bomber/left 610')
    expect(script(combat(day, raid), 'shift done').value).toBeUndefined()
  })

  test('THD-12.2.3.a the weather is that over the raid, whatever it is elsewhere', () => {
    const { day, raid } = aFight('bomber/right III/KG2, bomber/left 610')
    raid.place = { on: 'map', space: '6/11b' }
    expect(stopsFor(combat(day, raid))).toBe('shift')
  })

  test('THD-12.2.3.a escorts alone are worth a shift; with nobody to attack it is not asked', () => {
    const { day, raid } = aFight('bomber/left 610, hunt/right III/JG3', 'clear')
    expect(script(combat(day, raid)).pauses).toEqual([])
    lay(day, raid, 'bomber/left 610, escort/right III/ZG26')
    expect(stopsFor(combat(day, raid))).toBe('shift')
    lay(day, raid, 'bomber/right III/KG2')
    expect(stopsFor(combat(day, raid))).toBe('shift')
  })
})

describe('Bomber Box', () => {
  test('THD-12.2.4.a squadrons in excess of the escorts attack first, any group of the section or its escort', () => {
    const { day, raid } = aFight('bomber/left I/KG2 I/KG3 610 615, escort/left I/ZG26, bomber/right III/KG2')
    expect(offers(combat(day, raid)).sort()).toEqual(
      list('610>I/KG2 610>I/KG3 610>I/ZG26 615>I/KG2 615>I/KG3 615>I/ZG26'),
    )
    // One in excess: it attacks, then it is the escort's turn.
    expect(stopsFor(combat(day, raid), 'attack 610>I/KG3, fight 1 6')).toBe('combat.group')
  })

  test('THD-12.2.4.a squadrons and escorts are counted anew before each attack', () => {
    const { day, raid } = aFight('bomber/left I/KG2 610 615, escort/left I/ZG26')
    // The escort is shot down by the excess squadron: the other one is in excess too and attacks unmolested.
    const played = script(combat(day, raid), 'attack 610>I/ZG26, fight 6 6, fight 1 6')
    expect(foughtIn(played)).toEqual(['610>I/ZG26', '615>I/KG2'])
  })

  test('THD-12.2.5.a with as many escorts as squadrons an escort begins', () => {
    const { day, raid } = aFight('bomber/left I/KG2 610, escort/left I/ZG26')
    // Value 6: the escort's attack sends the squadron home reduced, so it never attacks.
    const played = script(combat(day, raid), 'fight 1 1')
    expect(foughtIn(played)).toEqual(['610>I/ZG26'])
    expect(squadron(day, '610')).toMatchObject({ reduced: true, place: { at: 'inflight' } })
  })

  test('THD-12.2.5.b THD-12.2.5.d turn by turn: escort, squadron, escort, squadron, until all are done', () => {
    const { day, raid } = aFight('bomber/left I/KG2 I/KG3 610 54, escort/left I/ZG26 II/ZG26 III/ZG26')
    const played = script(combat(day, raid), [
      'escort-attack I/ZG26>610, fight 1 6, attack 54>I/KG2, fight 1 6',
      'escort-attack III/ZG26>610, fight 1 6, attack 610>I/KG3, fight 1 6',
    ])
    // An escort that has attacked is not asked again, and the last one finds nobody left.
    const turns = played.pauses.filter(pause => pause.kind === 'choice' && pause.ask === 'escort-attack')
    expect(turns.map(ids)).toEqual([
      ['I/ZG26>54', 'I/ZG26>610', 'II/ZG26>54', 'II/ZG26>610', 'III/ZG26>54', 'III/ZG26>610'],
      ['II/ZG26>610', 'III/ZG26>610'],
    ])
    expect(foughtIn(played)).toEqual(['610>I/ZG26', '54>I/KG2', '610>III/ZG26', '610>I/KG3'])
  })

  test('THD-12.2.5.b the player picks the escort and a squadron of its section', () => {
    const { day, raid } = aFight(
      'bomber/left I/KG2 610 54, escort/left I/ZG26 II/ZG26, escort/right III/ZG26',
    )
    expect(offers(combat(day, raid)).sort()).toEqual(list('I/ZG26>54 I/ZG26>610 II/ZG26>54 II/ZG26>610'))
  })

  test('THD-12.2.5.b once the escorts are done, the squadrons finish one after the other', () => {
    const { day, raid } = aFight(
      'bomber/left I/JG3 610 54 65 74, escort/left I/ZG26 II/ZG26 III/ZG26 II/ZG76',
    )
    const played = script(combat(day, raid), [
      // Every escort that fights is shot down.
      'escort-attack I/ZG26>610, fight 6 6, attack 610>II/ZG26, fight 6 6',
      'escort-attack III/ZG26>54, fight 6 6, attack 54>II/ZG76, fight 6 6',
      'attack 74>I/JG3, fight 1 6, fight 1 6',
    ])
    expect(foughtIn(played).slice(4)).toEqual(['74>I/JG3', '65>I/JG3'])
  })

  test('THD-12.2.5.b THD-12.2.5.c by a chart that lets squadrons stay, one that has attacked attacks no more, but is attacked', () => {
    const { rows } = standard.combatDamage
    const own = rows['squadron-own']
    const pack = packs.register({
      ...packOf({ pack: PROOF_PACK }).pack,
      id: 'squadrons-stay',
      combatDamage: {
        ...standard.combatDamage,
        rows: { ...rows, 'squadron-own': { ...own, full: { ...own.full, none: {} } } },
      },
    })
    const fight = aFight('bomber/left I/KG2 I/KG3 610, escort/left I/ZG26 II/ZG26 III/ZG26')
    const day: Day = { ...fight.day, pack }
    const played = script(combat(day, fight.raid), [
      'escort-attack I/ZG26>610, fight 1 6, attack 610>I/KG2, fight 1 6',
      'escort-attack II/ZG26>610, fight 1 6, fight 1 6',
    ])
    expect(foughtIn(played)).toEqual(['610>I/ZG26', '610>I/KG2', '610>II/ZG26', '610>III/ZG26'])
    expectAt(day, 'inflight 610')
  })

  test('THD-12.2.5.c every squadron must attack while there is a group, and attacks once', () => {
    const { day, raid } = aFight('bomber/left I/JG3 610 54 615')
    const played = script(
      combat(day, raid),
      'attack 54>I/JG3, fight 1 6, attack 615>I/JG3, fight 1 6, fight 1 6',
    )
    expect(foughtIn(played)).toEqual(['54>I/JG3', '615>I/JG3', '610>I/JG3'])
  })

  test('THD-12.2.5.d an escort attacks once, also after it was attacked itself', () => {
    const { day, raid } = aFight('bomber/left I/KG2 32 501, escort/left I/ZG26')
    // Hurricane 3 and Me110 2: a die of 1 leaves the escort unharmed. It was attacked, attacks, and does not again.
    const played = script(
      combat(day, raid),
      'attack 32>I/ZG26, fight 1 6, fight 1 6, attack 501>I/KG2, fight 1 6',
    )
    expect(foughtIn(played)).toEqual(['32>I/ZG26', '501>I/ZG26', '501>I/KG2'])
  })

  test('THD-12.2.5.e bombers and strafers do not attack, and may be attacked any number of times', () => {
    const { day, raid } = aFight('bomber/left I/KG2 I/ZG26 610 54')
    const played = script(combat(day, raid), 'attack 610>I/ZG26, fight 1 6, attack 54>I/ZG26, fight 1 6')
    expect(factsOf(played, 'fight')).toHaveLength(2)
  })

  test('THD-12.2.4.a escorts without bombers beside them are fought all the same', () => {
    const { day, raid } = aFight('escort/left I/ZG26, bomber/right III/KG2, bomber/left 610')
    const played = script(combat(day, raid), 'fight 1 6, fight 1 6')
    expect(foughtIn(played)).toEqual(['610>I/ZG26', '610>I/ZG26'])
  })
})

describe('after combat', () => {
  test('THD-12.2.6.a squadrons without a group to fight go to the Inflight Box, with their faces', () => {
    const { day, raid } = aFight('bomber/right III/KG2, bomber/left 610 54')
    reduce(day, '54')
    squadron(day, '54').altitudeMarker = 'advantage'
    expect(script(combat(day, raid)).pauses).toEqual([])
    expect(squadron(day, '610')).toMatchObject({ reduced: false, place: { at: 'inflight' } })
    expect(squadron(day, '54')).toMatchObject({
      reduced: true,
      place: { at: 'inflight' },
      altitudeMarker: undefined,
    })
  })

  test('THD-12.4.b a squadron that goes home without a combat leaves its altitude marker behind', () => {
    const { day, raid } = aFight('bomber/right III/KG2, bomber/left 610')
    squadron(day, '610').altitudeMarker = 'advantage'
    const { notes } = script(combat(day, raid))
    const facts = { raid: 1, squadron: '610' }
    expect(notes).toEqual([{ rule: 'THD-12.2.6.a', what: 'leaves-display', facts }])
    expect(squadron(day, '610')).toMatchObject({ place: { at: 'inflight' }, altitudeMarker: undefined })
  })

  test('THD-12.2.6.a so do those whose last opponent is gone before their turn', () => {
    const { day, raid } = aFight('bomber/left I/KG2 610 54, bomber/right III/KG2')
    script(combat(day, raid), 'attack 610>I/KG2, fight 6 6')
    expectAt(day, 'inflight 54')
  })

  test('THD-12.2.7.a escorts whose Bomber section is empty strafe from there, the others stay', () => {
    const { day, raid } = aFight(
      'escort/left I/ZG26, escort/right III/ZG26, bomber/right III/KG2, bomber/centre II/KG2 610',
    )
    const { notes } = script(combat(day, raid), 'fight 1 6')
    const facts = { raid: 1, group: 'I/ZG26', section: 'left' }
    expect(notes.at(-1)).toEqual({ rule: 'THD-12.2.7.a', what: 'becomes-strafer', facts })
    expectAt(day, 'bomber/left I/ZG26, escort/right III/ZG26')
  })

  test('THD-12.2.7.b THD-2.12.a a raid with nobody left but channel patrollers is removed, and they fly home', () => {
    const { day, raid } = aFight('bomber/left I/KG2, patrol I/JG3')
    const chit = targetChit('patrollers-hunt')
    day.eventCup[chit] = 0
    raid.kept.push({ chit, reminder: 'patrollers-hunt' })
    lay(day, raid, 'bomber/left 610')
    script(combat(day, raid), 'fight 6 6')
    expect(day.raids).toEqual([])
    expectAt(day, 'inflight I/JG3')
    expect(day.eventCup[chit]).toBe(1)
  })

  test('THD-12.2.7.b one hunter left keeps the raid going', () => {
    const { day, raid } = aFight('bomber/left I/KG2 610, hunt/left I/JG3')
    script(combat(day, raid), 'combat.group 6, combat.squadron 6')
    expect(day.raids).toEqual([raid])
    expectAt(day, 'hunt/left I/JG3')
  })
})
