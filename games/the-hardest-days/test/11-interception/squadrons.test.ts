import { describe, expect, test } from 'vitest'
import { intercept, interceptRaids } from '../../rules/11-interception.ts'
import { aloft, raidWith, testMeetings } from '../kit/met.ts'
import { factsOf, offers, pauseAfter, script } from '../kit/script.ts'
import { aRaid, expectAt, list, put, squadron } from '../kit/table.ts'

describe('squadrons intercept', () => {
  test('THD-11.1.3.a THD-A-37 without hunters nobody is forced, and everybody may try', () => {
    const { day, raid } = raidWith('', 'MED 54 32')
    expect(offers(intercept(day, raid)).sort()).toEqual(['32', '54', 'done'])
    script(intercept(day, raid), 'join done')
    expectAt(day, '7/11a/MED 54')
    expect(raid.intercepted).toBe(false)
  })

  test('THD-11.1.3.b THD-11.3.a at the same altitude each squadron joins or stays, as the player likes', () => {
    const { day, raid } = raidWith('', 'MED 54 32 615, bomber/left I/KG2')
    script(intercept(day, raid), 'join 32, join done, hunt-placement 1, shift done')
    expectAt(day, 'inflight 32, 7/11a/MED 54 615')
    expect(raid.intercepted).toBe(true)
  })

  test.each([
    [1, '610 32 done'],
    [2, '610 32 done'],
    [3, '610 done'],
  ])('THD-11.1.3.c a roll of %i lets %s join', (die, offered) => {
    const { day, raid } = raidWith('', 'LOW 32, HIGH 610')
    const lines = `join-attempt roll, interception.squadrons ${die}`
    expect(offers(intercept(day, raid), lines)).toEqual(list(offered))
  })

  testMeetings({
    'THD-11.1.3.c a roll of 4, 5 or 6 lets nobody join': [
      '| LOW 32, HIGH 610: join-attempt roll, interception.squadrons 4 = LOW 32, HIGH 610',
      '| LOW 32, HIGH 610: join-attempt roll, interception.squadrons 5 = LOW 32, HIGH 610',
      '| LOW 32, HIGH 610: join-attempt roll, interception.squadrons 6 = LOW 32, HIGH 610',
    ],
    'THD-11.1.3.c the roll is the player’s to make, and asks for a squadron one level away': [
      '| HIGH 610: join-attempt no = HIGH 610',
      '| MED 610: join done = MED 610',
    ],
  })

  test('THD-11.1.3.d after the roll each squadron may stay; who joins from above has the advantage, from below not', () => {
    const { day, raid } = raidWith('', 'MED 54, LOW 32 501, HIGH 610 615, bomber/left I/KG2')
    const joined = 'join 54, join-attempt roll, interception.squadrons 1, join 32, join 610, join done'
    pauseAfter(intercept(day, raid), [joined, 'hunt-placement 1'])
    const markers = ['54', '32', '610', '501', '615'].map(id => squadron(day, id).altitudeMarker)
    expect(markers).toEqual([undefined, 'disadvantage', 'advantage', undefined, undefined])
    expectAt(day, 'bomber/centre 54 32, bomber/left 610, 7/11a/LOW 501, 7/11a/HIGH 615')
  })
})

describe('squadrons deploy', () => {
  const ALL = 'I/JG3 II/JG3 III/JG3'

  testMeetings({
    // In clear weather a 3 lets nobody evade: B left, C centre, A right.
    'THD-11.1.4.a one die puts every squadron of the raid into the section of its letter': [
      `${ALL} | MED 610 54 501: hunt-placement 1 = hunt/left 610, hunt/centre 54, hunt/right 501 ? hunt-section`,
      `${ALL} | MED 610 54 501: hunt-placement 3 = hunt/right 610, hunt/left 54, hunt/centre 501 ? hunt-section`,
    ],
    'THD-11.1.4.b exactly one squadron of an Evade section slips by, of the player’s choice, and must': [
      `${ALL} | MED 54- 32, bomber/left I/KG2: hunt-placement 2 = ? evade`,
      `${ALL} | MED 54- 32, bomber/left I/KG2: hunt-placement 2, evade 54 = bomber/right 54-, hunt/right 32 ? combat.group`,
    ],
    'THD-11.1.4.b nobody evades from the other sections': [
      `${ALL} | MED 610 501: hunt-placement 2 = hunt/centre 610, hunt/left 501 ? hunt-section`,
    ],
    'THD-11.1.5.a all the squadrons of such a section do':
      '| MED 54 32, bomber/left I/KG2: join 54, join 32, hunt-placement 1 = bomber/centre 54 32 ? shift',
    // A centre, B right with an evasion: nobody but 54 meets the hunter, and it evades.
    'THD-11.1.5.a squadrons in a section without hunters fly through to the same Bomber section':
      'III/JG3 | MED 610 54, bomber/right III/KG2: intercepted 54, join 610, hunt-placement 2 = bomber/centre 610, bomber/right 54 ? shift',
  })

  test('THD-11.1.4.b both of them are offered', () => {
    const { day, raid } = raidWith(ALL, 'MED 54- 32, bomber/left I/KG2')
    expect(offers(intercept(day, raid), 'hunt-placement 2').sort()).toEqual(['32', '54'])
  })

  test.each([
    // Die 6 always, die 4 in clouds, die 3 in broken clouds; B and A squadrons stand in those sections.
    [6, '54', 'clear', 'bomber/centre'],
    [4, '610', 'clear', 'hunt/left'],
    [4, '610', 'patchy', 'bomber/left'],
    [4, '610', 'broken', 'bomber/left'],
    [3, '54', 'clear', 'hunt/left'],
    [3, '54', 'patchy', 'hunt/left'],
    [3, '54', 'broken', 'bomber/left'],
  ] as const)('THD-11.1.4.c die %i, squadron %s, %s weather: %s', (die, id, weather, place) => {
    const { day, raid } = raidWith(ALL, `MED ${id}, bomber/left I/KG2, bomber/centre II/KG2`)
    Object.assign(day.weather, { 'lf2-south': weather })
    // In patchy weather a squadron in the Bomber Box may shift; in broken clouds or in the Hunt Box it fights at once.
    expect(pauseAfter(intercept(day, raid), `hunt-placement ${die}`)).toBeDefined()
    expectAt(day, `${place} ${id}`)
  })

  test('THD-11.1.4.c the weather is that of the space they meet in, whatever it is where the raid came from', () => {
    const { day, raid } = raidWith('I/JG3', 'MED 610, bomber/left I/KG2', { track: 'lf2-east-C' })
    Object.assign(day.weather, { 'lf2-east': 'clear', 'lf2-south': 'broken' })
    pauseAfter(intercept(day, raid), 'hunt-placement 4')
    expectAt(day, 'bomber/left 610')
  })
})

describe('coincident raids', () => {
  function twoRaids(first: string, second: string) {
    const { day, raid } = raidWith(first)
    const other = aRaid(day, { space: '7/11a', deployed: true, track: 'lf2-south-C' })
    put(day, `hunt/left ${second}`, other)
    aloft(day, 'HIGH 610')
    return { day, first: raid, other }
  }
  const BOTH = 'interception.hunters 6, join-attempt no, interception.hunters 6, join-attempt no'
  const orderIn = (day: ReturnType<typeof twoRaids>['day'], lines = BOTH) =>
    factsOf(script(interceptRaids(day), lines), 'hunters-roll').map(({ raid }) => raid)

  test('THD-11.2.a the raid with most hunters comes first, though it has fewer groups and is last in raid order', () => {
    const { day, first } = twoRaids('I/JG3', 'I/JG26 I/JG51')
    put(day, 'bomber/left I/KG2 II/KG2 III/KG2', first)
    expect(orderIn(day)).toEqual([2, 1])
  })

  test('THD-11.2.a hunters equal: most groups first, channel patrollers included', () => {
    const { day, other } = twoRaids('I/JG3', 'I/JG26')
    put(day, 'patrol I/JG51', other)
    expect(orderIn(day)).toEqual([2, 1])
  })

  test('THD-11.2.a all equal: the player says', () =>
    expect(orderIn(twoRaids('I/JG3', 'I/JG26').day, `raid-order 2, ${BOTH}`)).toEqual([2, 1]))

  test('THD-11.2.a with nobody airborne there the order does not matter and is not asked', () => {
    const { day } = twoRaids('I/JG3', 'I/JG26')
    put(day, '7/11b/HIGH 610')
    expect(script(interceptRaids(day)).pauses).toEqual([])
  })
})
