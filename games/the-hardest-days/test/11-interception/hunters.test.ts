import { describe, expect, test } from 'vitest'
import { intercept, interceptRaids } from '../../rules/11-interception.ts'
import { aloft, HARMLESS, NOBODY_HURT, raidWith } from '../kit/met.ts'
import { factsOf, ids, offers, pauseAfter, script, stopsFor } from '../kit/script.ts'
import { aDay, aRaid, expectAt, put, reduce, squadron, whereIs } from '../kit/table.ts'

describe('where and when', () => {
  test('THD-11.1.a squadrons in the space of a raid meet it whatever their altitudes; elsewhere they do not', () => {
    const { day } = raidWith('')
    put(day, '7/11b/MED 54')
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
    put(day, 'hunt/left I/JG26', other)
    aloft(day, 'MED 610')
    put(day, '2/11a/MED 615')
    const played = script(interceptRaids(day), 'hunt-placement 1, fight 1 6, hunt-placement 1, fight 1 6')
    expect(factsOf(played, 'fight').map(({ squadron: id }) => id)).toEqual(['610', '615'])
  })

  test('THD-11.1.b raids in different spaces come in raid order: majors first, then from the north-east', () => {
    const { day } = raidWith('', '', { effort: 'minor', track: 'lf2-east-A' })
    aRaid(day, { space: '2/11a', track: 'lf2-south-C' })
    aRaid(day, { space: '6/11a', track: 'lf2-south-B' })
    aloft(day, 'MED 610')
    put(day, '2/11a/MED 615, 6/11a/MED 54')
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
    put(day, '7/11a/MED 610')
    reduce(day, '32 615')
    expect(offers(intercept(day, raid)).sort()).toEqual(['32', '610', '615'])
  })

  test('THD-11.1.2.a hunters look to other altitudes only if some are left over', () => {
    const { day, raid } = raidWith('I/JG3', 'MED 610, LOW 32')
    expect(stopsFor(intercept(day, raid))).toBe('join-attempt')
    put(day, 'hunt/centre II/JG3', raid)
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
