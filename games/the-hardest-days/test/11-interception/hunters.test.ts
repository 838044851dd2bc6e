import { describe, expect, test } from 'vitest'
import { intercept, interceptRaids } from '../../rules/11-interception.ts'
import { aloft, HARMLESS, raidWith, testMeetings } from '../kit/met.ts'
import { factsOf, offers, script, stopsFor, told } from '../kit/script.ts'
import { aDay, aRaid, expectAt, put, reduce, squadron } from '../kit/table.ts'

describe('where and when', () => {
  test.each([
    ['HIGH', 'join-attempt'],
    ['LOW', 'join-attempt'],
    ['MED', 'join'],
  ])('THD-11.1.a squadrons at %s in the space of a raid meet it: %s', (altitude, asked) => {
    const { day } = raidWith('', `${altitude} 54`)
    expect(stopsFor(interceptRaids(day))).toBe(asked)
    // Elsewhere they do not.
    put(day, '7/11b/MED 54')
    expect(script(interceptRaids(day)).value).toBe('bombing')
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
    const { day } = raidWith('I/JG3', 'MED 610, 2/11a/MED 615')
    const other = aRaid(day, { space: '2/11a', deployed: true, effort: 'minor', track: 'lf2-south-C' })
    put(day, 'hunt/left I/JG26', other)
    put(day, '2/11a/MED 615')
    const played = script(interceptRaids(day), 'hunt-placement 1, fight 1 6, hunt-placement 1, fight 1 6')
    expect(factsOf(played, 'fight').map(({ squadron: id }) => id)).toEqual(['610', '615'])
  })

  test('THD-11.1.b raids in different spaces come in raid order: majors first, then from the north-east', () => {
    const { day } = raidWith('', 'MED 610', { effort: 'minor', track: 'lf2-east-A' })
    aRaid(day, { space: '2/11a', track: 'lf2-south-C' })
    aRaid(day, { space: '6/11a', track: 'lf2-south-B' })
    put(day, '2/11a/MED 615, 6/11a/MED 54')
    const { pauses } = script(interceptRaids(day), 'join done, join done, join done')
    expect(pauses).toMatchObject([{ about: ['raid:3'] }, { about: ['raid:2'] }, { about: ['raid:1'] }])
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
  testMeetings({
    'THD-11.1.1.a with no more squadrons than hunters nothing is asked: all are taken':
      'I/JG3 II/JG3 | MED 610 32: = ? hunt-placement',
    'THD-11.1.2.a hunters look to other altitudes only if some are left over': [
      'I/JG3 | MED 610, LOW 32: = ? join-attempt',
      'I/JG3 II/JG3 | MED 610, LOW 32: = ? interception.hunters',
    ],
    'THD-11.1.2.a no roll without a squadron one level away': 'I/JG3 II/JG3 | MED 610: = ? hunt-placement',
    'THD-11.1.2.c with enough lower squadrons no higher one is taken':
      'I/JG3 | LOW 615 610, HIGH 43: interception.hunters 1, intercepted 610 = HIGH 43, LOW 615 ? join-attempt',
    'THD-11.1.2.c reduced squadrons first within each altitude': [
      'I/JG3 | LOW 615 610-: interception.hunters 3 = LOW 615 ? join-attempt',
      'I/JG3 | HIGH 615 610-: interception.hunters 1 = HIGH 615 ? join-attempt',
    ],
  })

  test('THD-11.1.1.a as many squadrons of the same box are forced in as there are hunters, and no more', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3', 'MED 54 610 32')
    expect(offers(intercept(day, raid))).toEqual(['54', '32', '610'])
    const taken = 'intercepted 610, intercepted 32, join done, hunt-placement 1, hunt-section left'
    script(intercept(day, raid), [taken, 'fight 1 6, fight 1 6'])
    expectAt(day, '7/11a/MED 54, inflight 610')
  })

  test('THD-11.1.1.b THD-11.3.a a squadron that is taken leaves its box at once, the others stay in theirs', () => {
    const { day, raid } = raidWith('I/JG3', 'MED 54 610')
    expect(stopsFor(intercept(day, raid), 'intercepted 610, join done')).toBe('hunt-placement')
    expect(squadron(day, '610').place).toEqual({ at: 'intercepting', raid: 1 })
    expectAt(day, '7/11a/MED 54')
  })

  test('THD-11.1.1.b reduced squadrons go before full ones', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3', 'MED 54 610- 32 615')
    // 610 is gone without a question; one of the others follows.
    expect(offers(intercept(day, raid)).sort()).toEqual(['32', '54', '615'])
    aloft(day, 'MED 610')
    reduce(day, '32 615')
    expect(offers(intercept(day, raid)).sort()).toEqual(['32', '610', '615'])
  })

  test.each([
    [1, 'inflight 32- 610'],
    [2, 'inflight 32-, 7/11a/HIGH 610'],
    [3, 'inflight 32-, 7/11a/HIGH 610'],
    [4, '7/11a/LOW 32, 7/11a/HIGH 610'],
    [6, '7/11a/LOW 32, 7/11a/HIGH 610'],
  ])('THD-11.1.2.b a roll of %i reaches the lower squadron and the higher one: %s', (die, after) => {
    const { day, raid } = raidWith('I/JG3 II/JG3 III/JG3', 'LOW 32, HIGH 610')
    const fights = after.startsWith('7') ? '' : die === 1 ? 'fight 1 6, fight 1 6' : 'fight 1 6'
    const lines = [`interception.hunters ${die}`, die === 1 ? '' : 'join-attempt no', fights]
    script(intercept(day, raid), lines, ['hunt-placement', 'hunt-section'])
    expectAt(day, after)
  })

  test('THD-11.1.2.c lower squadrons first, then higher, until the display matches the hunters, step 1 included', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3 III/JG3', 'MED 54, LOW 32, HIGH 610 615')
    const lines = [
      'interception.hunters 1, intercepted 615, join-attempt no, hunt-placement 1',
      'hunt-section left, set-aside 54, excess 54>bomber',
    ]
    const { notes } = script(intercept(day, raid), lines, HARMLESS)
    expect(notes.map(told).slice(0, 4)).toEqual([
      'THD-11.1.1.a intercepts raid 1, squadron 54, marker undefined',
      'THD-11.1.2.b hunters-roll raid 1, die 1, lower true, higher true, who 615,610,32',
      'THD-11.1.2.c intercepts raid 1, squadron 32, marker disadvantage',
      'THD-11.1.2.c intercepts raid 1, squadron 615, marker advantage',
    ])
    const placement = notes.find(({ rule }) => rule === 'THD-11.1.4.a')
    expect(placement).toMatchObject({ what: 'hunt-placement', facts: { squadrons: ['54', '32', '615'] } })
    expectAt(day, '7/11a/HIGH 610')
  })

  test.each([
    ['HIGH', 'LOW'],
    ['LOW', 'HIGH'],
  ] as const)(
    'THD-11.1.2.d THD-DX-06 a raid at %s: squadrons at %s are neither taken nor may they join',
    (altitude, far) => {
      const { day, raid } = raidWith('I/JG3', `${far} 610`, { altitude })
      expect(script(intercept(day, raid)).pauses).toEqual([])
      expectAt(day, `7/11a/${far} 610`)
      // One level away they are.
      aloft(day, 'MED 610')
      expect(stopsFor(intercept(day, raid))).toBe('interception.hunters')
    },
  )

  test('THD-11.1.2.e THD-2.32.a taken from below a squadron is at a disadvantage, from above at an advantage', () => {
    const { day, raid } = raidWith('I/JG3 II/JG3 III/JG3', 'MED 54, LOW 32, HIGH 610')
    expect(stopsFor(intercept(day, raid), 'interception.hunters 1')).toBe('hunt-placement')
    const markers = ['54', '32', '610'].map(id => squadron(day, id).altitudeMarker)
    expect(markers).toEqual([undefined, 'disadvantage', 'advantage'])
  })
})
