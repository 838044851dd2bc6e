import { describe, expect, test } from 'vitest'
import { packOf, packs, standard } from '../../pack/index.ts'
import type { Weather } from '../../pack/types.ts'
import { combat } from '../../rules/12-combat/combat.ts'
import type { Day } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { factsOf, ids, offers, pauseAfter, script, stopsFor, testLines, told } from '../kit/script.ts'
import { dayWith, expectAt, list, put, sameWeather, squadron, targetChit } from '../kit/table.ts'

function aFight(display: string, weather: Weather = 'broken') {
  return dayWith({ space: '7/11a', deployed: true, intercepted: true, target: 'dover-port' }, display, {
    weather: { ...sameWeather('clear'), 'lf2-south': weather },
  })
}

/** A display, the answers, who fought whom, and after a semicolon who is where then. */
const testCombats = (tests: Parameters<typeof testLines>[0]) =>
  testLines(tests, (before, lines, after) => {
    const { day, raid } = aFight(before)
    const [fought = '', places = ''] = after.split(/ ?; /)
    expect(foughtIn(script(combat(day, raid), lines))).toEqual(list(fought))
    expectAt(day, places)
  })

const foughtIn = (played: Parameters<typeof factsOf>[0]) =>
  factsOf(played, 'fight').map(({ squadron: one, group: other }) => `${one}>${other}`)

/** What a display is asked first, or after these answers. */
const offeredIn = (display: string, lines = '', weather?: Weather) => {
  const { day, raid } = aFight(display, weather)
  return offers(combat(day, raid), lines).sort().join(' ')
}

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

  testCombats({
    'THD-12.1.b a squadron that goes on after the Hunt Box fights again in the Bomber Box':
      'hunt/left I/JG3 610, bomber/left I/KG2: fight 1 6, fight 1 6 = 610>I/JG3 610>I/KG2',
    'THD-12.2.1.a units are paired one to one, as the player likes':
      'hunt/left I/JG3 I/JG26 610 615: pair 610>I/JG26, fight 1 6, fight 1 6 = 610>I/JG26 615>I/JG3',
    'THD-12.2.1.b THD-12.2.1.c excess groups are set aside by the player and do not attack':
      'hunt/left I/JG3 I/JG26 I/JG51 610: set-aside I/JG51, set-aside I/JG3, fight 1 6 = 610>I/JG26; hunt/left I/JG3',
    'THD-12.2.2.b a hunter may be attacked again and again, an excess squadron attacks once':
      'hunt/left I/JG3 610 615: set-aside 615, fight 1 6, excess 615>I/JG3, fight 1 6 = 610>I/JG3 615>I/JG3',
  })

  test('THD-12.2.1.a all pairs are offered', () =>
    expect(offeredIn('hunt/left I/JG3 I/JG26 610 615')).toBe('610>I/JG26 610>I/JG3 615>I/JG26 615>I/JG3'))

  test('THD-12.2.1.a a Hunt section without both sides sees no combat', () => {
    const { day, raid } = aFight('hunt/right III/JG3, hunt/left 610')
    const played = script(combat(day, raid))
    expect([played.pauses, factsOf(played, 'moves-on')]).toEqual([[], []])
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
    expect(told(played.notes[0])).toBe('THD-12.2.1.b set-aside raid 1, section left, squadron 610')
  })

  test('THD-12.2.2.a an excess squadron moves on, or attacks a hunter of its section that is still there', () => {
    const { day, raid } = aFight('hunt/left I/JG3 610 615 54, hunt/right III/JG3, bomber/left I/KG2')
    const start = 'set-aside 615, set-aside 54, fight 1 6'
    expect(offers(combat(day, raid), start).sort()).toEqual(list('54>I/JG3 54>bomber 615>I/JG3 615>bomber'))
    put(day, 'hunt/left 610')
    const then = [start, 'excess 615>bomber, excess 54>I/JG3, fight 1 1']
    expect(stopsFor(combat(day, raid), then)).toBe('attack')
    expectAt(day, 'bomber/left 615, light 54')
  })

  test('THD-12.2.2.a with no hunter left the excess squadrons move on unasked', () => {
    const { day, raid } = aFight('hunt/left I/JG3 610 615 54, bomber/left I/KG2 I/KG3')
    const lines = 'set-aside 615, set-aside 54, fight 6 1, attack 54>I/KG2, fight 1 6, fight 1 6'
    expect(factsOf(script(combat(day, raid), lines), 'moves-on')).toEqual([
      { raid: 1, squadron: '615', section: 'left' },
      { raid: 1, squadron: '54', section: 'left' },
    ])
  })
})

describe('shifts', () => {
  test.each([
    ['clear', 2],
    ['patchy', 1],
    ['broken', 0],
  ] as const)('THD-12.2.3.a in %s weather up to %i squadrons may change section', (weather, most) => {
    const { day, raid } = aFight('bomber/right III/KG2, bomber/left 610 615 54', weather)
    const shifts = ['610>right', '615>centre'].slice(0, most)
    const lines = [...shifts.map(id => `shift ${id}`), most > 0 ? 'fight 1 6' : '']
    const played = script(combat(day, raid), lines)
    const told = played.notes.filter(({ rule }) => rule === 'THD-12.2.3.a')
    expect(told.map(({ facts }) => `${facts.squadron}>${facts.section}`)).toEqual(shifts)
    expect(foughtIn(played)).toEqual(most > 0 ? ['610>III/KG2'] : [])
  })

  test('THD-12.2.3.a each squadron once, to any other section, or not at all', () => {
    const display = 'bomber/right III/KG2, bomber/left 610, bomber/centre 54'
    expect(offeredIn(display, '', 'clear')).toBe('54>left 54>right 610>centre 610>right done')
    expect(offeredIn(display, 'shift 610>centre', 'clear')).toBe('54>left 54>right done')
    const { day, raid } = aFight(display, 'clear')
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
    for (const more of ['bomber/left 610, escort/right III/ZG26', 'bomber/right III/KG2']) {
      put(day, more)
      expect(stopsFor(combat(day, raid))).toBe('shift')
    }
  })
})

describe('Bomber Box', () => {
  test('THD-12.2.4.a squadrons in excess of the escorts attack first, any group of the section or its escort', () => {
    const display = 'bomber/left I/KG2 I/KG3 610 615, escort/left I/ZG26, bomber/right III/KG2'
    expect(offeredIn(display)).toBe('610>I/KG2 610>I/KG3 610>I/ZG26 615>I/KG2 615>I/KG3 615>I/ZG26')
    // One in excess: it attacks, then it is the escort's turn.
    const { day, raid } = aFight(display)
    expect(stopsFor(combat(day, raid), 'attack 610>I/KG3, fight 1 6')).toBe('combat.group')
  })

  testCombats({
    // The escort is shot down by the excess squadron: the other one is in excess too and attacks unmolested.
    'THD-12.2.4.a squadrons and escorts are counted anew before each attack':
      'bomber/left I/KG2 610 615, escort/left I/ZG26: attack 610>I/ZG26, fight 6 6, fight 1 6 = 610>I/ZG26 615>I/KG2',
    'THD-12.2.4.a escorts without bombers beside them are fought all the same':
      'escort/left I/ZG26, bomber/right III/KG2, bomber/left 610: fight 1 6, fight 1 6 = 610>I/ZG26 610>I/ZG26',
    // Value 6: the escort's attack sends the squadron home reduced, so it never attacks.
    'THD-12.2.5.a with as many escorts as squadrons an escort begins':
      'bomber/left I/KG2 610, escort/left I/ZG26: fight 1 1 = 610>I/ZG26; inflight 610-',
    'THD-12.2.5.c every squadron must attack while there is a group, and attacks once':
      'bomber/left I/JG3 610 54: attack 54>I/JG3, fight 1 6, fight 1 6 = 54>I/JG3 610>I/JG3',
    // Hurricane 3 and Me110 2: a die of 1 leaves the escort unharmed. It was attacked, attacks, and does not again.
    'THD-12.2.5.d an escort attacks once, also after it was attacked itself':
      'bomber/left 32 501, escort/left I/ZG26: attack 32>I/ZG26, fight 1 6, fight 1 6, fight 1 6 = 32>I/ZG26 501>I/ZG26 501>I/ZG26',
    'THD-12.2.5.e bombers and strafers do not attack, and may be attacked any number of times':
      'bomber/left I/KG2 I/ZG26 610 54: attack 610>I/ZG26, fight 1 6, attack 54>I/ZG26, fight 1 6 = 610>I/ZG26 54>I/ZG26',
  })

  test('THD-12.2.5.b THD-12.2.5.d turn by turn: escort, squadron, escort, squadron, until all are done', () => {
    const { day, raid } = aFight('bomber/left I/KG2 I/KG3 610 54, escort/left I/ZG26 II/ZG26 III/ZG26')
    const played = script(combat(day, raid), [
      'escort-attack I/ZG26>610, fight 1 6, attack 54>I/KG2, fight 1 6',
      'escort-attack III/ZG26>610, fight 1 6, attack 610>I/KG3, fight 1 6',
    ])
    // An escort that has attacked is not asked again, and the last one finds nobody left.
    const turns = played.pauses.filter(pause => pause.kind === 'choice' && pause.ask === 'escort-attack')
    expect(turns.map(turn => ids(turn).join(' '))).toEqual([
      'I/ZG26>54 I/ZG26>610 II/ZG26>54 II/ZG26>610 III/ZG26>54 III/ZG26>610',
      'II/ZG26>610 III/ZG26>610',
    ])
    expect(foughtIn(played)).toEqual(['610>I/ZG26', '54>I/KG2', '610>III/ZG26', '610>I/KG3'])
  })

  test('THD-12.2.5.b the player picks the escort and a squadron of its section', () =>
    expect(offeredIn('bomber/left I/KG2 610 54, escort/left I/ZG26 II/ZG26, escort/right III/ZG26')).toBe(
      'I/ZG26>54 I/ZG26>610 II/ZG26>54 II/ZG26>610',
    ))

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
    const foughtBy = (display: string, lines: readonly string[]) => {
      const fight = aFight(display)
      const day: Day = { ...fight.day, pack }
      const played = script(combat(day, fight.raid), lines)
      expectAt(day, 'inflight 610')
      return foughtIn(played).join(' ')
    }
    expect(
      foughtBy('bomber/left I/KG2 I/KG3 610, escort/left I/ZG26 II/ZG26 III/ZG26', [
        'escort-attack I/ZG26>610, fight 1 6, attack 610>I/KG2, fight 1 6',
        'escort-attack II/ZG26>610, fight 1 6, fight 1 6',
      ]),
    ).toBe('610>I/ZG26 610>I/KG2 610>II/ZG26 610>III/ZG26')
    // Nor is it in excess of the escorts any more: after one attack it is the escort's turn.
    expect(
      foughtBy('bomber/left I/KG2 I/KG3 610 54, escort/left I/ZG26', [
        'attack 610>I/KG2, fight 1 6, escort-attack I/ZG26>610, fight 1 6, attack 54>I/KG3, fight 1 6',
      ]),
    ).toBe('610>I/KG2 610>I/ZG26 54>I/KG3')
  })
})

describe('after combat', () => {
  test('THD-12.2.6.a THD-12.4.b squadrons without a group to fight go to the Inflight Box, with their faces and no marker', () => {
    const { day, raid } = aFight('bomber/right III/KG2, bomber/left 610 54-')
    squadron(day, '54').altitudeMarker = 'advantage'
    const { pauses, notes } = script(combat(day, raid))
    expect(pauses).toEqual([])
    expect(notes.map(told)).toEqual([
      'THD-12.2.6.a leaves-display raid 1, squadron 54, idle left, barred true',
      'THD-12.2.6.a leaves-display raid 1, squadron 610, idle left, barred true',
    ])
    expectAt(day, 'inflight 610 54-')
    expect(squadron(day, '54').altitudeMarker).toBeUndefined()
  })

  testCombats({
    'THD-12.2.6.a so do those whose last opponent is gone before their turn':
      'bomber/left I/KG2 610 54, bomber/right III/KG2: attack 610>I/KG2, fight 6 6 = 610>I/KG2; inflight 54',
    'THD-12.2.7.a escorts whose Bomber section is empty strafe from there, the others stay': [
      'escort/left I/ZG26, bomber/centre II/KG2 610: fight 1 6 = 610>II/KG2; bomber/left I/ZG26',
      'escort/right III/ZG26, bomber/right III/KG2, bomber/centre II/KG2 610: fight 1 6 = 610>II/KG2; escort/right III/ZG26',
    ],
  })

  test('THD-12.2.7.a the log tells who strafes', () => {
    const { day, raid } = aFight('escort/left I/ZG26, bomber/centre II/KG2 610')
    const { notes } = script(combat(day, raid), 'fight 1 6')
    expect(told(notes.at(-1))).toBe('THD-12.2.7.a becomes-strafer raid 1, group I/ZG26, section left')
  })

  test('THD-12.2.7.b THD-2.12.a a raid with nobody left but channel patrollers is removed, and they fly home', () => {
    const { day, raid } = aFight('bomber/left I/KG2 610, patrol I/JG3')
    const chit = targetChit('patrollers-hunt')
    day.eventCup[chit] = 0
    raid.kept.push({ chit, reminder: 'patrollers-hunt' })
    script(combat(day, raid), 'fight 6 6')
    expect([day.raids, day.eventCup[chit]]).toEqual([[], 1])
    expectAt(day, 'inflight I/JG3')
  })

  test('THD-12.2.7.b one hunter left keeps the raid going', () => {
    const { day, raid } = aFight('bomber/left I/KG2 610, hunt/left I/JG3')
    script(combat(day, raid), 'fight 6 6')
    expect(day.raids).toEqual([raid])
    expectAt(day, 'hunt/left I/JG3')
  })
})
