import { describe, expect, test } from 'vitest'
import { intercept, interceptRaids } from '../../rules/11-interception.ts'
import { aloft, raidWith } from '../kit/met.ts'
import { factsOf, offers, pauseAfter, script } from '../kit/script.ts'
import { aRaid, expectAt, put, reduce, sameWeather, squadron, whereIs } from '../kit/table.ts'

describe('squadrons intercept', () => {
  test('THD-11.1.3.a THD-A-37 without hunters nobody is forced, and everybody may try', () => {
    const { day, raid } = raidWith('', 'MED 54 32')
    expect(offers(intercept(day, raid)).sort()).toEqual(['32', '54', 'done'])
    script(intercept(day, raid), 'join done')
    expectAt(day, '7/11a/MED 54')
    expect(raid.intercepted).toBe(false)
  })

  test('THD-11.1.3.b THD-11.3.a at the same altitude each squadron joins or stays, as the player likes', () => {
    const { day, raid } = raidWith('', 'MED 54 32 615')
    put(day, 'bomber/left I/KG2', raid)
    script(intercept(day, raid), 'join 32, join done, hunt-placement 1, shift done')
    expectAt(day, 'inflight 32, 7/11a/MED 54 615')
    expect(raid.intercepted).toBe(true)
  })

  test.each([
    [1, ['610', '32', 'done']],
    [2, ['610', '32', 'done']],
    [3, ['610', 'done']],
  ])('THD-11.1.3.c a roll of %i lets %s join', (die, offered) => {
    const { day, raid } = raidWith('', 'LOW 32, HIGH 610')
    expect(offers(intercept(day, raid), `join-attempt roll, interception.squadrons ${die}`)).toEqual(offered)
  })

  test.each([4, 5, 6])('THD-11.1.3.c a roll of %i lets nobody join', die => {
    const { day, raid } = raidWith('', 'LOW 32, HIGH 610')
    script(intercept(day, raid), `join-attempt roll, interception.squadrons ${die}`)
    expectAt(day, '7/11a/HIGH 610')
  })

  test('THD-11.1.3.c the roll is the player’s to make, and asks for a squadron one level away', () => {
    const { day, raid } = raidWith('', 'HIGH 610')
    script(intercept(day, raid), 'join-attempt no')
    expectAt(day, '7/11a/HIGH 610')
    aloft(day, 'MED 610')
    script(intercept(day, raid), 'join done')
  })

  test('THD-11.1.3.d after the roll each squadron may stay; who joins from above has the advantage, from below not', () => {
    const { day, raid } = raidWith('', 'MED 54, LOW 32 501, HIGH 610 615')
    put(day, 'bomber/left I/KG2', raid)
    pauseAfter(intercept(day, raid), [
      'join 54, join-attempt roll, interception.squadrons 1, join 32, join 610, join done',
      'hunt-placement 1',
    ])
    expect(['54', '32', '610', '501', '615'].map(id => squadron(day, id).altitudeMarker)).toEqual([
      undefined,
      'disadvantage',
      'advantage',
      undefined,
      undefined,
    ])
    expectAt(day, 'bomber/centre 54 32, bomber/left 610, 7/11a/LOW 501, 7/11a/HIGH 615')
  })
})

describe('squadrons deploy', () => {
  test('THD-11.1.4.a one die puts every squadron of the raid into the section of its letter', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3 III/JG3', 'MED 610 54 501')
    pauseAfter(intercept(day, raid), 'hunt-placement 1')
    expectAt(day, 'hunt/left 610, hunt/centre 54, hunt/right 501')
    // In clear weather a 3 lets nobody evade: B left, C centre, A right.
    aloft(day, 'MED 610 54 501')
    pauseAfter(intercept(day, raid), 'hunt-placement 3')
    expectAt(day, 'hunt/right 610, hunt/left 54, hunt/centre 501')
  })

  test('THD-11.1.4.b exactly one squadron of an Evade section slips by, of the player’s choice, and must', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3 III/JG3', 'MED 54 32')
    put(day, 'bomber/left I/KG2', raid)
    reduce(day, '54')
    const start = 'hunt-placement 2'
    expect(offers(intercept(day, raid), start).sort()).toEqual(['32', '54'])
    aloft(day, 'MED 54 32')
    pauseAfter(intercept(day, raid), [start, 'evade 54'])
    expectAt(day, 'bomber/right 54, hunt/right 32')
  })

  test('THD-11.1.4.b nobody evades from the other sections', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3 III/JG3', 'MED 610 501')
    pauseAfter(intercept(day, raid), 'hunt-placement 2')
    expectAt(day, 'hunt/centre 610, hunt/left 501')
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
    const { day, raid } = raidWith('I/JG3 II/JG3 III/JG3')
    put(day, 'bomber/left I/KG2, bomber/centre II/KG2', raid)
    Object.assign(day.weather, sameWeather('clear'), { 'lf2-south': weather })
    aloft(day, `MED ${id}`)
    // In patchy weather a squadron in the Bomber Box may shift; in broken clouds or in the Hunt Box it fights at once.
    expect(pauseAfter(intercept(day, raid), `hunt-placement ${die}`)).toBeDefined()
    expect(whereIs(squadron(day, id))).toBe(place)
  })

  test('THD-11.1.4.c the weather is that of the space they meet in, whatever it is where the raid came from', () => {
    const { day, raid } = raidWith('I/JG3', '', { track: 'lf2-east-C' })
    put(day, 'bomber/left I/KG2', raid)
    Object.assign(day.weather, { 'lf2-east': 'clear', 'lf2-south': 'broken' })
    aloft(day, 'MED 610')
    pauseAfter(intercept(day, raid), 'hunt-placement 4')
    expectAt(day, 'bomber/left 610')
  })

  test('THD-11.1.5.a all the squadrons of such a section do', () => {
    const { day, raid } = raidWith('', 'MED 54 32')
    put(day, 'bomber/left I/KG2', raid)
    pauseAfter(intercept(day, raid), 'join 54, join 32, hunt-placement 1')
    expectAt(day, 'bomber/centre 54 32')
  })

  test('THD-11.1.5.a squadrons in a section without hunters fly through to the same Bomber section', () => {
    const { day, raid } = raidWith('III/JG3', 'MED 610 54 501')
    put(day, 'bomber/right III/KG2', raid)
    pauseAfter(intercept(day, raid), 'intercepted 501, join 610, join 54, hunt-placement 2')
    // C left, A centre, B right with an evasion: nobody but 54 meets the hunter, and it evades.
    expectAt(day, 'bomber/centre 610, bomber/right 54, bomber/left 501')
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
  test('THD-11.2.a the raid with most hunters comes first, though it has fewer groups and is last in raid order', () => {
    const { day, first } = twoRaids('I/JG3', 'I/JG26 I/JG51')
    put(day, 'bomber/left I/KG2 II/KG2 III/KG2', first)
    const played = script(
      interceptRaids(day),
      'interception.hunters 6, join-attempt no, interception.hunters 6, join-attempt no',
    )
    expect(factsOf(played, 'hunters-roll').map(({ raid }) => raid)).toEqual([2, 1])
  })

  test('THD-11.2.a hunters equal: most groups first, channel patrollers included', () => {
    const { day, other } = twoRaids('I/JG3', 'I/JG26')
    put(day, 'patrol I/JG51', other)
    const played = script(
      interceptRaids(day),
      'interception.hunters 6, join-attempt no, interception.hunters 6, join-attempt no',
    )
    expect(factsOf(played, 'hunters-roll').map(({ raid }) => raid)).toEqual([2, 1])
  })

  test('THD-11.2.a all equal: the player says', () => {
    const { day } = twoRaids('I/JG3', 'I/JG26')
    const played = script(interceptRaids(day), [
      'raid-order 2, interception.hunters 6, join-attempt no, interception.hunters 6',
      'join-attempt no',
    ])
    expect(factsOf(played, 'hunters-roll').map(({ raid }) => raid)).toEqual([2, 1])
  })

  test('THD-11.2.a with nobody airborne there the order does not matter and is not asked', () => {
    const { day } = twoRaids('I/JG3', 'I/JG26')
    put(day, '7/11b/HIGH 610')
    expect(script(interceptRaids(day)).pauses).toEqual([])
  })
})
