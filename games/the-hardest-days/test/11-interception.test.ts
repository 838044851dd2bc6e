import { describe, expect, test } from 'vitest'
import { intercept, interceptRaids } from '../rules/11-interception.ts'
import type { Day, Raid } from '../state.ts'
import {
  aDay,
  aRaid,
  dayWith,
  expectAt,
  factsOf,
  fly,
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
  whereIs,
} from './kit/table.ts'

/** A raid over 7/11a, with hunters in the sections of their letters. */
function raidWith(hunters: string, squadrons = '', more: Partial<Raid> = {}): { day: Day; raid: Raid } {
  const section = (id: string) => (id.startsWith('III/') ? 'right' : id.startsWith('II/') ? 'centre' : 'left')
  const display = list(hunters).map(id => `hunt/${section(id)} ${id}`)
  const table = dayWith({ space: '7/11a', deployed: true, ...more }, display.join(', '))
  aloft(table.day, squadrons)
  return table
}

/** Squadrons over 7/11a: `MED 54 610, LOW 32`. */
function aloft(day: Day, squadrons: string): void {
  fly(day, squadrons.replace(/[A-Z]+/g, '7/11a/$&'))
}

/** Fights that hurt nobody much: the group is unharmed, the squadron goes on or home. */
const HARMLESS = ['combat.group', 'combat.squadron']
const NOBODY_HURT = (squadrons: number) => Array<string>(squadrons).fill('fight 1 6')

describe('where and when', () => {
  test('THD-11.1.a squadrons in the space of a raid meet it whatever their altitudes; elsewhere they do not', () => {
    const { day } = raidWith('')
    fly(day, '7/11b/MED 54')
    expect(script(interceptRaids(day)).value).toBe('bombing')
    aloft(day, 'HIGH 54')
    expect(stopsFor(interceptRaids(day))).toBe('join-attempt')
    aloft(day, 'LOW 54')
    expect(stopsFor(interceptRaids(day))).toBe('join-attempt')
    aloft(day, 'MED 54')
    expect(stopsFor(interceptRaids(day))).toBe('join')
  })

  test('THD-11.1.a THD-15.1.a a recovering raid is intercepted like any other', () => {
    const { day } = raidWith('I/JG3', 'MED 610', { recovering: true, bombed: true })
    script(interceptRaids(day), 'hunt-placement 1, fight 1 6')
    expectAt(day, 'inflight 610')
  })

  test('THD-11.1.a a raid still on its track is out of reach, even from the space it points at', () => {
    const day = aDay()
    aRaid(day)
    aloft(day, 'MED 54')
    expect(script(interceptRaids(day)).pauses).toEqual([])
  })

  test('THD-4.1.d THD-4.II.5.a interception opens an Air Action Phase, which ends with the last raid', () => {
    const { day, raid } = raidWith('I/JG3', 'MED 610')
    expect(day.action).toBe(0)
    // The only hunter is lost: the raid is over, and so is the phase.
    expect(script(interceptRaids(day), 'hunt-placement 1, fight 6 6').value).toBe('german-recovery')
    expect(day.action).toBe(1)
    expect(day.raids).not.toContain(raid)
  })

  test('THD-11.1.b THD-12.1.a each raid has its combat before the next is met', () => {
    const { day } = raidWith('I/JG3')
    const other = aRaid(day, { space: '2/11a', deployed: true, effort: 'minor', track: 'lf2-south-C' })
    lay(day, other, 'hunt/left I/JG26')
    aloft(day, 'MED 610')
    fly(day, '2/11a/MED 615')
    const played = script(interceptRaids(day), 'hunt-placement 1, fight 1 6, hunt-placement 1, fight 1 6')
    expect(factsOf(played, 'fight').map(({ squadron: id }) => id)).toEqual(['610', '615'])
  })

  test('THD-11.1.b raids in different spaces come in raid order: majors first, then from the north-east', () => {
    const { day } = raidWith('', '', { effort: 'minor', track: 'lf2-east-A' })
    aRaid(day, { space: '2/11a', track: 'lf2-south-C' })
    aRaid(day, { space: '6/11a', track: 'lf2-south-B' })
    aloft(day, 'MED 610')
    fly(day, '2/11a/MED 615, 6/11a/MED 54')
    const played = script(interceptRaids(day), 'join done, join done, join done')
    expect(played.pauses).toMatchObject([{ about: ['raid:3'] }, { about: ['raid:2'] }, { about: ['raid:1'] }])
  })

  test('THD-11.1.c a raid met before is met again, with its groups as they are left', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3', 'MED 610')
    // The hunter of the left section is reduced and stays.
    script(interceptRaids(day), 'hunt-placement 1, fight 3 6')
    expect(raid.intercepted).toBe(true)
    aloft(day, 'MED 615')
    const again = script(interceptRaids(day), 'hunt-placement 1, fight 1 6')
    expect(factsOf(again, 'fight')).toMatchObject([{ group: 'I/JG3', section: 'left', groupRating: 1 }])
  })
})

describe('hunters intercept', () => {
  test('THD-11.1.1.a as many squadrons of the same box are forced in as there are hunters, and no more', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3', 'MED 54 610 32')
    const [first] = script(intercept(day, raid), [
      'intercepted 610, intercepted 32, join done, hunt-placement 1, hunt-section left',
      ...NOBODY_HURT(2),
    ]).pauses
    expect(first && ids(first)).toEqual(['54', '32', '610'])
    expectAt(day, '7/11a/MED 54, inflight 610')
  })

  test('THD-11.1.1.a with no more squadrons than hunters nothing is asked: all are taken', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3', 'MED 610 32')
    expect(stopsFor(intercept(day, raid))).toBe('hunt-placement')
  })

  test('THD-11.1.1.b THD-11.3.a a squadron that is taken leaves its box at once, the others stay in theirs', () => {
    const { day, raid } = raidWith('I/JG3', 'MED 54 610')
    expect(stopsFor(intercept(day, raid), 'intercepted 610, join done')).toBe('hunt-placement')
    expect(squadron(day, '610').place).toEqual({ at: 'intercepting', raid: 1 })
    expectAt(day, '7/11a/MED 54')
  })

  test('THD-11.1.1.b reduced squadrons go before full ones', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3', 'MED 54 610 32 615')
    reduce(day, '610')
    const pause = pauseAfter(intercept(day, raid))
    // 610 is gone without a question; one of the others follows.
    expect(ids(pause).sort()).toEqual(['32', '54', '615'])
    fly(day, '7/11a/MED 610')
    reduce(day, '32 615')
    expect(offers(intercept(day, raid)).sort()).toEqual(['32', '610', '615'])
  })

  test('THD-11.1.2.a hunters look to other altitudes only if some are left over', () => {
    const { day, raid } = raidWith('I/JG3', 'MED 610, LOW 32')
    expect(stopsFor(intercept(day, raid))).toBe('join-attempt')
    lay(day, raid, 'hunt/centre II/JG3')
    expect(stopsFor(intercept(day, raid))).toBe('interception.hunters')
  })

  test('THD-11.1.2.a no roll without a squadron one level away', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3', 'MED 610')
    expect(stopsFor(intercept(day, raid))).toBe('hunt-placement')
  })

  test.each([
    [1, 'inflight', 'inflight'],
    [2, 'inflight', '7/11a/HIGH'],
    [3, 'inflight', '7/11a/HIGH'],
    [4, '7/11a/LOW', '7/11a/HIGH'],
    [6, '7/11a/LOW', '7/11a/HIGH'],
  ])('THD-11.1.2.b a roll of %i: the lower squadron ends %s, the higher one %s', (die, low, high) => {
    const { day, raid } = raidWith('I/JG3 II/JG3 III/JG3', 'LOW 32, HIGH 610')
    const attempt = low === '7/11a/LOW' || high === '7/11a/HIGH' ? 'join-attempt no' : ''
    const fought = [low, high].filter(place => place === 'inflight').length
    script(intercept(day, raid), [
      `interception.hunters ${die}`,
      attempt,
      fought > 0 ? 'hunt-placement 1' : '',
      fought > 1 ? 'hunt-section left' : '',
      ...NOBODY_HURT(fought),
    ])
    expectAt(day, `${low} 32, ${high} 610`)
  })

  test('THD-11.1.2.c lower squadrons first, then higher, until the display matches the hunters, step 1 included', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3 III/JG3', 'MED 54, LOW 32, HIGH 610 615')
    const played = script(
      intercept(day, raid),
      [
        'interception.hunters 1, intercepted 615, join-attempt no, hunt-placement 1',
        'hunt-section left, set-aside 54, excess 54>bomber',
      ],
      HARMLESS,
    )
    const taken = played.notes.filter(({ what }) => what === 'intercepts')
    expect(taken.map(({ rule, facts }) => [rule, facts])).toEqual([
      ['THD-11.1.1.a', { raid: 1, squadron: '54', marker: undefined }],
      ['THD-11.1.2.c', { raid: 1, squadron: '32', marker: 'disadvantage' }],
      ['THD-11.1.2.c', { raid: 1, squadron: '615', marker: 'advantage' }],
    ])
    expect(played.notes).toContainEqual({
      rule: 'THD-11.1.2.b',
      what: 'hunters-roll',
      facts: { raid: 1, die: 1, lower: true, higher: true },
    })
    const placement = played.notes.find(({ rule }) => rule === 'THD-11.1.4.a')
    expect(placement).toMatchObject({ what: 'hunt-placement', facts: { squadrons: ['54', '32', '615'] } })
    expectAt(day, '7/11a/HIGH 610')
  })

  test('THD-11.1.2.c with enough lower squadrons no higher one is taken', () => {
    const { day, raid } = raidWith('I/JG3', 'LOW 615 610, HIGH 43')
    script(
      intercept(day, raid),
      'interception.hunters 1, intercepted 610, join-attempt no, hunt-placement 1, fight 1 6',
    )
    expectAt(day, '7/11a/HIGH 43, 7/11a/LOW 615')
  })

  test('THD-11.1.2.c reduced squadrons first within each altitude', () => {
    const { day, raid } = raidWith('I/JG3', 'LOW 615 610')
    reduce(day, '610')
    const played = script(
      intercept(day, raid),
      'interception.hunters 3, join-attempt no, hunt-placement 1, fight 1 6',
    )
    expect(factsOf(played, 'intercepts')).toEqual([{ raid: 1, squadron: '610', marker: 'disadvantage' }])
  })

  test('THD-11.1.2.d THD-DX-06 squadrons two levels away are neither taken nor may they join', () => {
    for (const [raidAt, squadronAt] of [
      ['HIGH', 'LOW'],
      ['LOW', 'HIGH'],
    ] as const) {
      const { day, raid } = raidWith('I/JG3', `${squadronAt} 610`, { altitude: raidAt })
      expect(script(intercept(day, raid)).pauses).toEqual([])
      expect(whereIs(squadron(day, '610'))).toBe(`7/11a/${squadronAt}`)
      // One level away they are.
      aloft(day, 'MED 610')
      expect(stopsFor(intercept(day, raid))).toBe('interception.hunters')
    }
  })

  test('THD-11.1.2.e THD-2.32.a taken from below a squadron is at a disadvantage, from above at an advantage', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3 III/JG3', 'MED 54, LOW 32, HIGH 610')
    expect(stopsFor(intercept(day, raid), 'interception.hunters 1')).toBe('hunt-placement')
    expect(['54', '32', '610'].map(id => squadron(day, id).altitudeMarker)).toEqual([
      undefined,
      'disadvantage',
      'advantage',
    ])
  })
})

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
    lay(day, raid, 'bomber/left I/KG2')
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
    lay(day, raid, 'bomber/left I/KG2')
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
    lay(day, raid, 'bomber/left I/KG2')
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
    lay(day, raid, 'bomber/left I/KG2, bomber/centre II/KG2')
    Object.assign(day.weather, sameWeather('clear'), { 'lf2-south': weather })
    aloft(day, `MED ${id}`)
    // In patchy weather a squadron in the Bomber Box may shift; in broken clouds or in the Hunt Box it fights at once.
    expect(pauseAfter(intercept(day, raid), `hunt-placement ${die}`)).toBeDefined()
    expect(whereIs(squadron(day, id))).toBe(place)
  })

  test('THD-11.1.4.c the weather is that of the space they meet in, whatever it is where the raid came from', () => {
    const { day, raid } = raidWith('I/JG3', '', { track: 'lf2-east-C' })
    lay(day, raid, 'bomber/left I/KG2')
    Object.assign(day.weather, { 'lf2-east': 'clear', 'lf2-south': 'broken' })
    aloft(day, 'MED 610')
    pauseAfter(intercept(day, raid), 'hunt-placement 4')
    expectAt(day, 'bomber/left 610')
  })

  test('THD-11.1.5.a all the squadrons of such a section do', () => {
    const { day, raid } = raidWith('', 'MED 54 32')
    lay(day, raid, 'bomber/left I/KG2')
    pauseAfter(intercept(day, raid), 'join 54, join 32, hunt-placement 1')
    expectAt(day, 'bomber/centre 54 32')
  })

  test('THD-11.1.5.a squadrons in a section without hunters fly through to the same Bomber section', () => {
    const { day, raid } = raidWith('III/JG3', 'MED 610 54 501')
    lay(day, raid, 'bomber/right III/KG2')
    pauseAfter(intercept(day, raid), 'intercepted 501, join 610, join 54, hunt-placement 2')
    // C left, A centre, B right with an evasion: nobody but 54 meets the hunter, and it evades.
    expectAt(day, 'bomber/centre 610, bomber/right 54, bomber/left 501')
  })
})

describe('coincident raids', () => {
  function twoRaids(first: string, second: string) {
    const { day, raid } = raidWith(first)
    const other = aRaid(day, { space: '7/11a', deployed: true, track: 'lf2-south-C' })
    lay(day, other, `hunt/left ${second}`)
    aloft(day, 'HIGH 610')
    return { day, first: raid, other }
  }
  test('THD-11.2.a the raid with most hunters comes first, though it has fewer groups and is last in raid order', () => {
    const { day, first } = twoRaids('I/JG3', 'I/JG26 I/JG51')
    lay(day, first, 'bomber/left I/KG2 II/KG2 III/KG2')
    const played = script(
      interceptRaids(day),
      'interception.hunters 6, join-attempt no, interception.hunters 6, join-attempt no',
    )
    expect(factsOf(played, 'hunters-roll').map(({ raid }) => raid)).toEqual([2, 1])
  })

  test('THD-11.2.a hunters equal: most groups first, channel patrollers included', () => {
    const { day, other } = twoRaids('I/JG3', 'I/JG26')
    lay(day, other, 'patrol I/JG51')
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
    fly(day, '7/11b/HIGH 610')
    expect(script(interceptRaids(day)).pauses).toEqual([])
  })
})
