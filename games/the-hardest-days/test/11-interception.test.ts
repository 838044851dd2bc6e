import { describe, expect, test } from 'vitest'
import type { Altitude } from '../pack/types.ts'
import { intercept, interceptRaids } from '../rules/11-interception.ts'
import type { Day, Raid } from '../state.ts'
import {
  aDay,
  airborne,
  aRaid,
  factsOf,
  ids,
  inDisplay,
  lay,
  lines,
  list,
  pauseAfter,
  rolls,
  sameWeather,
  script,
  squadron,
  takes,
  whereIs,
} from './kit/table.ts'

/** A raid over 7/11a, with hunters in the sections of their letters. */
function raidWith(hunters: readonly string[], more: Partial<Raid> = {}): { day: Day; raid: Raid } {
  const day = aDay()
  const raid = aRaid(day, { space: '7/11a', deployed: true, ...more })
  for (const id of hunters)
    inDisplay(
      day,
      raid,
      `hunt/${id.startsWith('III/') ? 'right' : id.startsWith('II/') ? 'centre' : 'left'}`,
      [id],
    )
  return { day, raid }
}

function aloft(day: Day, altitude: Altitude, ids: readonly string[], space = '7/11a'): void {
  for (const id of ids) airborne(day, id, space, altitude)
}

function green(day: Day, ids: readonly string[]): void {
  for (const id of ids) squadron(day, id).reduced = true
}

/** Fights that hurt nobody much: the group is unharmed, the squadron goes on or home. */
const HARMLESS = ['combat.group', 'combat.squadron']
const NOBODY_HURT = (squadrons: number) => Array.from({ length: squadrons }, () => lines('fight 1 6')).flat()

describe('where and when', () => {
  test('THD-11.1.a squadrons in the space of a raid meet it whatever their altitudes; elsewhere they do not', () => {
    const { day } = raidWith([])
    aloft(day, 'MED', ['54'], '7/11b')
    expect(script(interceptRaids(day)).value).toBe('bombing')
    aloft(day, 'HIGH', ['54'])
    expect(pauseAfter(interceptRaids(day))).toMatchObject({ ask: 'join-attempt' })
    aloft(day, 'LOW', ['54'])
    expect(pauseAfter(interceptRaids(day))).toMatchObject({ ask: 'join-attempt' })
    aloft(day, 'MED', ['54'])
    expect(pauseAfter(interceptRaids(day))).toMatchObject({ ask: 'join' })
  })

  test('THD-11.1.a THD-15.1.a a recovering raid is intercepted like any other', () => {
    const { day } = raidWith(['I/JG3'], { recovering: true, bombed: true })
    aloft(day, 'MED', ['610'])
    script(interceptRaids(day), lines('hunt-placement 1; fight 1 6'))
    expect(whereIs(squadron(day, '610'))).toBe('inflight')
  })

  test('THD-11.1.a a raid still on its track is out of reach, even from the space it points at', () => {
    const day = aDay()
    aRaid(day)
    aloft(day, 'MED', ['54'])
    expect(script(interceptRaids(day)).pauses).toEqual([])
  })

  test('THD-4.1.d THD-4.II.5.a interception opens an Air Action Phase, which ends with the last raid', () => {
    const { day, raid } = raidWith(['I/JG3'])
    aloft(day, 'MED', ['610'])
    expect(day.action).toBe(0)
    // The only hunter is lost: the raid is over, and so is the phase.
    expect(script(interceptRaids(day), lines('hunt-placement 1; fight 6 6')).value).toBe('german-recovery')
    expect(day.action).toBe(1)
    expect(day.raids).not.toContain(raid)
  })

  test('THD-11.1.b THD-12.1.a each raid has its combat before the next is met', () => {
    const { day } = raidWith(['I/JG3'])
    const other = aRaid(day, { space: '2/11a', deployed: true, effort: 'minor', track: 'lf2-south-C' })
    lay(day, other, { 'hunt/left': 'I/JG26' })
    aloft(day, 'MED', ['610'])
    aloft(day, 'MED', ['615'], '2/11a')
    const played = script(
      interceptRaids(day),
      lines('hunt-placement 1; fight 1 6; hunt-placement 1; fight 1 6'),
    )
    expect(factsOf(played, 'fight').map(({ squadron: id }) => id)).toEqual(['610', '615'])
  })

  test('THD-11.1.b raids in different spaces come in raid order: majors first, then from the north-east', () => {
    const { day } = raidWith([], { effort: 'minor', track: 'lf2-east-A' })
    aRaid(day, { space: '2/11a', track: 'lf2-south-C' })
    aRaid(day, { space: '6/11a', track: 'lf2-south-B' })
    aloft(day, 'MED', ['610'])
    aloft(day, 'MED', ['615'], '2/11a')
    aloft(day, 'MED', ['54'], '6/11a')
    const played = script(interceptRaids(day), lines('join done; join done; join done'))
    expect(played.pauses).toMatchObject([{ about: ['raid:3'] }, { about: ['raid:2'] }, { about: ['raid:1'] }])
  })

  test('THD-11.1.c a raid met before is met again, with its groups as they are left', () => {
    const { day, raid } = raidWith(['I/JG3', 'II/JG3'])
    aloft(day, 'MED', ['610'])
    // The hunter of the left section is reduced and stays.
    script(interceptRaids(day), lines('hunt-placement 1; fight 3 6'))
    expect(raid.intercepted).toBe(true)
    aloft(day, 'MED', ['615'])
    const again = script(interceptRaids(day), lines('hunt-placement 1; fight 1 6'))
    expect(factsOf(again, 'fight')).toMatchObject([{ group: 'I/JG3', section: 'left', groupRating: 1 }])
  })
})

describe('hunters intercept', () => {
  test('THD-11.1.1.a as many squadrons of the same box are forced in as there are hunters, and no more', () => {
    const { day, raid } = raidWith(['I/JG3', 'II/JG3'])
    aloft(day, 'MED', ['54', '610', '32'])
    const [first] = script(intercept(day, raid), [
      takes('intercepted', '610'),
      takes('intercepted', '32'),
      takes('join', 'done'),
      rolls('hunt-placement', 1),
      takes('hunt-section', 'left'),
      ...NOBODY_HURT(2),
    ]).pauses
    expect(first && ids(first)).toEqual(['54', '32', '610'])
    expect(whereIs(squadron(day, '54'))).toBe('7/11a/MED')
    expect(whereIs(squadron(day, '610'))).toBe('inflight')
  })

  test('THD-11.1.1.a with no more squadrons than hunters nothing is asked: all are taken', () => {
    const { day, raid } = raidWith(['I/JG3', 'II/JG3'])
    aloft(day, 'MED', ['610', '32'])
    expect(pauseAfter(intercept(day, raid))).toMatchObject({ what: 'hunt-placement' })
  })

  test('THD-11.1.1.b reduced squadrons go before full ones', () => {
    const { day, raid } = raidWith(['I/JG3', 'II/JG3'])
    aloft(day, 'MED', ['54', '610', '32', '615'])
    green(day, ['610'])
    const pause = pauseAfter(intercept(day, raid))
    // 610 is gone without a question; one of the others follows.
    expect(ids(pause).sort()).toEqual(['32', '54', '615'])
    green(day, ['32', '615'])
    expect(ids(pauseAfter(intercept(day, raid))).sort()).toEqual(['32', '610', '615'])
  })

  test('THD-11.1.2.a hunters look to other altitudes only if some are left over', () => {
    const { day, raid } = raidWith(['I/JG3'])
    aloft(day, 'MED', ['610'])
    aloft(day, 'LOW', ['32'])
    expect(pauseAfter(intercept(day, raid))).toMatchObject({ ask: 'join-attempt' })
    lay(day, raid, { 'hunt/centre': 'II/JG3' })
    expect(pauseAfter(intercept(day, raid))).toMatchObject({ what: 'interception.hunters' })
  })

  test('THD-11.1.2.a no roll without a squadron one level away', () => {
    const { day, raid } = raidWith(['I/JG3', 'II/JG3'])
    aloft(day, 'MED', ['610'])
    expect(pauseAfter(intercept(day, raid))).toMatchObject({ what: 'hunt-placement' })
  })

  test.each([
    [1, 'inflight', 'inflight'],
    [2, 'inflight', '7/11a/HIGH'],
    [3, 'inflight', '7/11a/HIGH'],
    [4, '7/11a/LOW', '7/11a/HIGH'],
    [6, '7/11a/LOW', '7/11a/HIGH'],
  ])('THD-11.1.2.b a roll of %i: the lower squadron ends %s, the higher one %s', (die, low, high) => {
    const { day, raid } = raidWith(['I/JG3', 'II/JG3', 'III/JG3'])
    aloft(day, 'LOW', ['32'])
    aloft(day, 'HIGH', ['610'])
    const attempt = low === '7/11a/LOW' || high === '7/11a/HIGH' ? lines('join-attempt no') : []
    const fought = [low, high].filter(place => place === 'inflight').length
    script(intercept(day, raid), [
      rolls('interception.hunters', die),
      ...attempt,
      ...(fought > 0 ? lines('hunt-placement 1') : []),
      ...(fought > 1 ? lines('hunt-section left') : []),
      ...NOBODY_HURT(fought),
    ])
    expect(whereIs(squadron(day, '32'))).toBe(low)
    expect(whereIs(squadron(day, '610'))).toBe(high)
  })

  test('THD-11.1.2.c lower squadrons first, then higher, until the display matches the hunters, step 1 included', () => {
    const { day, raid } = raidWith(['I/JG3', 'II/JG3', 'III/JG3'])
    aloft(day, 'MED', ['54'])
    aloft(day, 'LOW', ['32'])
    aloft(day, 'HIGH', ['610', '615'])
    const played = script(
      intercept(day, raid),
      lines(`
        interception.hunters 1; intercepted 615; join-attempt no; hunt-placement 1
        hunt-section left; set-aside 54; excess 54>bomber
      `),
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
    expect(whereIs(squadron(day, '610'))).toBe('7/11a/HIGH')
  })

  test('THD-11.1.2.c with enough lower squadrons no higher one is taken', () => {
    const { day, raid } = raidWith(['I/JG3'])
    aloft(day, 'LOW', ['615', '610'])
    aloft(day, 'HIGH', ['43'])
    script(
      intercept(day, raid),
      lines(`
      interception.hunters 1; intercepted 610; join-attempt no; hunt-placement 1; fight 1 6
    `),
    )
    expect(whereIs(squadron(day, '43'))).toBe('7/11a/HIGH')
    expect(whereIs(squadron(day, '615'))).toBe('7/11a/LOW')
  })

  test('THD-11.1.2.c reduced squadrons first within each altitude', () => {
    const { day, raid } = raidWith(['I/JG3'])
    aloft(day, 'LOW', ['615', '610'])
    green(day, ['610'])
    const played = script(
      intercept(day, raid),
      lines('interception.hunters 3; join-attempt no; hunt-placement 1; fight 1 6'),
    )
    expect(factsOf(played, 'intercepts')).toEqual([{ raid: 1, squadron: '610', marker: 'disadvantage' }])
  })

  test('THD-11.1.2.d THD-DX-06 squadrons two levels away are neither taken nor may they join', () => {
    for (const [raidAt, squadronAt] of [
      ['HIGH', 'LOW'],
      ['LOW', 'HIGH'],
    ] as const) {
      const { day, raid } = raidWith(['I/JG3'], { altitude: raidAt })
      aloft(day, squadronAt, ['610'])
      expect(script(intercept(day, raid)).pauses).toEqual([])
      expect(whereIs(squadron(day, '610'))).toBe(`7/11a/${squadronAt}`)
      // One level away they are.
      aloft(day, 'MED', ['610'])
      expect(pauseAfter(intercept(day, raid))).toMatchObject({ what: 'interception.hunters' })
    }
  })

  test('THD-11.1.2.e THD-2.32.a taken from below a squadron is at a disadvantage, from above at an advantage', () => {
    const { day, raid } = raidWith(['I/JG3', 'II/JG3', 'III/JG3'])
    aloft(day, 'MED', ['54'])
    aloft(day, 'LOW', ['32'])
    aloft(day, 'HIGH', ['610'])
    expect(pauseAfter(intercept(day, raid), lines('interception.hunters 1'))).toMatchObject({
      what: 'hunt-placement',
    })
    expect(['54', '32', '610'].map(id => squadron(day, id).altitudeMarker)).toEqual([
      undefined,
      'disadvantage',
      'advantage',
    ])
  })
})

describe('squadrons intercept', () => {
  test('THD-11.1.3.a THD-A-37 without hunters nobody is forced, and everybody may try', () => {
    const { day, raid } = raidWith([])
    aloft(day, 'MED', ['54', '32'])
    expect(ids(pauseAfter(intercept(day, raid))).sort()).toEqual(['32', '54', 'done'])
    script(intercept(day, raid), lines('join done'))
    expect(whereIs(squadron(day, '54'))).toBe('7/11a/MED')
    expect(raid.intercepted).toBe(false)
  })

  test('THD-11.1.3.b THD-11.3.a at the same altitude each squadron joins or stays, as the player likes', () => {
    const { day, raid } = raidWith([])
    lay(day, raid, { 'bomber/left': 'I/KG2' })
    aloft(day, 'MED', ['54', '32', '615'])
    script(intercept(day, raid), lines('join 32; join done; hunt-placement 1; shift done'))
    expect(whereIs(squadron(day, '32'))).toBe('inflight')
    expect(whereIs(squadron(day, '54'))).toBe('7/11a/MED')
    expect(whereIs(squadron(day, '615'))).toBe('7/11a/MED')
    expect(raid.intercepted).toBe(true)
  })

  test.each([
    [1, ['610', '32', 'done']],
    [2, ['610', '32', 'done']],
    [3, ['610', 'done']],
  ])('THD-11.1.3.c a roll of %i lets %s join', (die, offered) => {
    const { day, raid } = raidWith([])
    aloft(day, 'LOW', ['32'])
    aloft(day, 'HIGH', ['610'])
    const pause = pauseAfter(intercept(day, raid), [
      takes('join-attempt', 'roll'),
      rolls('interception.squadrons', die),
    ])
    expect(ids(pause)).toEqual(offered)
  })

  test.each([4, 5, 6])('THD-11.1.3.c a roll of %i lets nobody join', die => {
    const { day, raid } = raidWith([])
    aloft(day, 'LOW', ['32'])
    aloft(day, 'HIGH', ['610'])
    script(intercept(day, raid), [takes('join-attempt', 'roll'), rolls('interception.squadrons', die)])
    expect(whereIs(squadron(day, '610'))).toBe('7/11a/HIGH')
  })

  test('THD-11.1.3.c the roll is the player’s to make, and asks for a squadron one level away', () => {
    const { day, raid } = raidWith([])
    aloft(day, 'HIGH', ['610'])
    script(intercept(day, raid), lines('join-attempt no'))
    expect(whereIs(squadron(day, '610'))).toBe('7/11a/HIGH')
    aloft(day, 'MED', ['610'])
    script(intercept(day, raid), lines('join done'))
  })

  test('THD-11.1.3.d after the roll each squadron may stay; who joins from above has the advantage, from below not', () => {
    const { day, raid } = raidWith([])
    lay(day, raid, { 'bomber/left': 'I/KG2' })
    aloft(day, 'MED', ['54'])
    aloft(day, 'LOW', ['32', '501'])
    aloft(day, 'HIGH', ['610', '615'])
    pauseAfter(
      intercept(day, raid),
      lines(`
      join 54; join-attempt roll; interception.squadrons 1; join 32; join 610; join done
      hunt-placement 1
    `),
    )
    expect(['54', '32', '610', '501', '615'].map(id => squadron(day, id).altitudeMarker)).toEqual([
      undefined,
      'disadvantage',
      'advantage',
      undefined,
      undefined,
    ])
    expect(['54', '32', '610', '501', '615'].map(id => whereIs(squadron(day, id)))).toEqual(
      list('bomber/centre bomber/centre bomber/left 7/11a/LOW 7/11a/HIGH'),
    )
  })
})

describe('squadrons deploy', () => {
  test('THD-11.1.4.a one die puts every squadron of the raid into the section of its letter', () => {
    const { day, raid } = raidWith(['I/JG3', 'II/JG3', 'III/JG3'])
    aloft(day, 'MED', ['610', '54', '501'])
    pauseAfter(intercept(day, raid), lines('hunt-placement 1'))
    expect(['610', '54', '501'].map(id => whereIs(squadron(day, id)))).toEqual(
      list('hunt/left hunt/centre hunt/right'),
    )
    // In clear weather a 3 lets nobody evade: B left, C centre, A right.
    aloft(day, 'MED', ['610', '54', '501'])
    pauseAfter(intercept(day, raid), lines('hunt-placement 3'))
    expect(['610', '54', '501'].map(id => whereIs(squadron(day, id)))).toEqual(
      list('hunt/right hunt/left hunt/centre'),
    )
  })

  test('THD-11.1.4.b exactly one squadron of an Evade section slips by, of the player’s choice, and must', () => {
    const { day, raid } = raidWith(['I/JG3', 'II/JG3', 'III/JG3'])
    aloft(day, 'MED', ['54', '32'])
    lay(day, raid, { 'bomber/left': 'I/KG2' })
    green(day, ['54'])
    const start = lines('hunt-placement 2')
    expect(ids(pauseAfter(intercept(day, raid), start)).sort()).toEqual(['32', '54'])
    aloft(day, 'MED', ['54', '32'])
    pauseAfter(intercept(day, raid), [...start, takes('evade', '54')])
    expect(whereIs(squadron(day, '54'))).toBe('bomber/right')
    expect(whereIs(squadron(day, '32'))).toBe('hunt/right')
  })

  test('THD-11.1.4.b nobody evades from the other sections', () => {
    const { day, raid } = raidWith(['I/JG3', 'II/JG3', 'III/JG3'])
    aloft(day, 'MED', ['610', '501'])
    pauseAfter(intercept(day, raid), lines('hunt-placement 2'))
    expect(['610', '501'].map(id => whereIs(squadron(day, id)))).toEqual(['hunt/centre', 'hunt/left'])
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
    const { day, raid } = raidWith(['I/JG3', 'II/JG3', 'III/JG3'])
    lay(day, raid, { 'bomber/left': 'I/KG2', 'bomber/centre': 'II/KG2' })
    Object.assign(day.weather, sameWeather('clear'), { 'lf2-south': weather })
    aloft(day, 'MED', [id])
    // In patchy weather a squadron in the Bomber Box may shift; in broken clouds or in the Hunt Box it fights at once.
    expect(pauseAfter(intercept(day, raid), [rolls('hunt-placement', die)])).toBeDefined()
    expect(whereIs(squadron(day, id))).toBe(place)
  })

  test('THD-11.1.4.c the weather is that of the space they meet in, whatever it is where the raid came from', () => {
    const { day, raid } = raidWith(['I/JG3'], { track: 'lf2-east-C' })
    lay(day, raid, { 'bomber/left': 'I/KG2' })
    Object.assign(day.weather, { 'lf2-east': 'clear', 'lf2-south': 'broken' })
    aloft(day, 'MED', ['610'])
    pauseAfter(intercept(day, raid), lines('hunt-placement 4'))
    expect(whereIs(squadron(day, '610'))).toBe('bomber/left')
  })

  test('THD-11.1.5.a all the squadrons of such a section do', () => {
    const { day, raid } = raidWith([])
    lay(day, raid, { 'bomber/left': 'I/KG2' })
    aloft(day, 'MED', ['54', '32'])
    pauseAfter(intercept(day, raid), lines('join 54; join 32; hunt-placement 1'))
    expect(['54', '32'].map(id => whereIs(squadron(day, id)))).toEqual(['bomber/centre', 'bomber/centre'])
  })

  test('THD-11.1.5.a squadrons in a section without hunters fly through to the same Bomber section', () => {
    const { day, raid } = raidWith(['III/JG3'])
    lay(day, raid, { 'bomber/right': 'III/KG2' })
    aloft(day, 'MED', ['610', '54', '501'])
    pauseAfter(intercept(day, raid), lines('intercepted 501; join 610; join 54; hunt-placement 2'))
    // C left, A centre, B right with an evasion: nobody but 54 meets the hunter, and it evades.
    expect(['610', '54', '501'].map(id => whereIs(squadron(day, id)))).toEqual(
      list('bomber/centre bomber/right bomber/left'),
    )
  })
})

describe('coincident raids', () => {
  function twoRaids(first: readonly string[], second: readonly string[]) {
    const { day, raid } = raidWith(first)
    const other = aRaid(day, { space: '7/11a', deployed: true, track: 'lf2-south-C' })
    inDisplay(day, other, 'hunt/left', second)
    aloft(day, 'HIGH', ['610'])
    return { day, first: raid, other }
  }
  test('THD-11.2.a the raid with most hunters comes first, though it has fewer groups and is last in raid order', () => {
    const { day, first } = twoRaids(['I/JG3'], ['I/JG26', 'I/JG51'])
    lay(day, first, { 'bomber/left': 'I/KG2 II/KG2 III/KG2' })
    const played = script(
      interceptRaids(day),
      lines('interception.hunters 6; join-attempt no; interception.hunters 6; join-attempt no'),
    )
    expect(factsOf(played, 'hunters-roll').map(({ raid }) => raid)).toEqual([2, 1])
  })

  test('THD-11.2.a hunters equal: most groups first, channel patrollers included', () => {
    const { day, other } = twoRaids(['I/JG3'], ['I/JG26'])
    lay(day, other, { patrol: 'I/JG51' })
    const played = script(
      interceptRaids(day),
      lines('interception.hunters 6; join-attempt no; interception.hunters 6; join-attempt no'),
    )
    expect(factsOf(played, 'hunters-roll').map(({ raid }) => raid)).toEqual([2, 1])
  })

  test('THD-11.2.a all equal: the player says', () => {
    const { day } = twoRaids(['I/JG3'], ['I/JG26'])
    const played = script(
      interceptRaids(day),
      lines(`
      raid-order 2; interception.hunters 6; join-attempt no; interception.hunters 6
      join-attempt no
    `),
    )
    expect(factsOf(played, 'hunters-roll').map(({ raid }) => raid)).toEqual([2, 1])
  })

  test('THD-11.2.a with nobody airborne there the order does not matter and is not asked', () => {
    const { day } = twoRaids(['I/JG3'], ['I/JG26'])
    aloft(day, 'HIGH', ['610'], '7/11b')
    expect(script(interceptRaids(day)).pauses).toEqual([])
  })
})
