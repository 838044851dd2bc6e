import { describe, expect, test } from 'vitest'
import { approachEvent, undetectedRaid } from '../../rules/17-events/approach-events.ts'
import { ids, pauseAfter, script, told } from '../kit/script.ts'
import { aDay, aRaid, dayWith, expectAt, list } from '../kit/table.ts'
import { drawn, testChit } from './chits.ts'

describe('Undetected Raid', () => {
  test('THD-17.11.a it applies while fewer than three raids are on the map', () => {
    const { day, raid } = dayWith()
    expect(drawn(day, raid, 'undetected')).toMatchObject({ value: true, applies: true })
    aRaid(day, { track: 'lf3-A' })
    expect(drawn(day, raid, 'undetected').value).toBe(true)
    aRaid(day, { track: 'lf3-B' })
    expect(drawn(day, raid, 'undetected')).toMatchObject({ value: false, applies: false })
    expect(script(undetectedRaid(day, raid)).pauses).toEqual([])
  })

  test('THD-17.11.a other events let nobody through', () => {
    const { day, raid } = dayWith({}, 'bomber/left I/KG2')
    expect(drawn(day, raid, 'breakFormationA').value).toBe(false)
  })

  test('THD-17.11.a a region chit is drawn, Time chits skipped; crossing, effort and detection follow at once', () => {
    const { day, raid } = dayWith({}, '', { regionCup: { 'lf2-east': 2, 'lf2-south': 0, lf3: 1, time: 4 } })
    expect(pauseAfter(undetectedRaid(day, raid))).toMatchObject({
      kind: 'chance',
      outcomes: [
        { id: 'lf2-east', weight: 2 },
        { id: 'lf3', weight: 1 },
      ],
    })
    const lines = 'undetected.region lf3, crossing 1, effort 1, detection 5'
    const { notes } = script(undetectedRaid(day, raid), lines)
    expect(day.raids[1]).toMatchObject({ number: 2, track: 'lf3-A', effort: 'minor', warning: 'early' })
    expect(day).toMatchObject({ forming: [], regionCup: { 'lf2-east': 2, lf3: 1, time: 4 } })
    expect(notes[0]).toMatchObject({ rule: 'THD-17.11.a', facts: { raid: 1, region: 'lf3' } })
    expect(notes.map(({ what }) => what)).toEqual(
      list('undetected-raid crossing effort detection raid-advances'),
    )
  })

  test('THD-17.11.a while it crosses, its chit lies off the coast', () => {
    const { day, raid } = dayWith()
    pauseAfter(undetectedRaid(day, raid), 'undetected.region lf3')
    expect([day.forming, day.regionCup.lf3]).toEqual([['lf3'], 2])
  })

  test.each([
    [1, true],
    [0, false],
  ])('THD-17.11.a with %i region chits in the cup there is an event: %s', (lf3, happens) => {
    const day = aDay({ regionCup: { 'lf2-east': 0, 'lf2-south': 0, lf3, time: 4 } })
    const raid = aRaid(day)
    expect(drawn(day, raid, 'undetected').value).toBe(happens)
    if (!happens) expect(script(undetectedRaid(day, raid)).pauses).toEqual([])
  })
})

describe('Vectored Away', () => {
  // Of 54, 32 and 234, letter B; 610 has another.
  testChit(
    'vectoredAwayB',
    {
      'THD-17.12.a the nearest full airborne squadron of the letter goes to the Inflight Box':
        '6/11c/HIGH 54, 7/11b/LOW 32, 7/11a/MED 610 64-: = inflight 32, 6/11c/HIGH 54, 7/11a/MED 64- 610',
      'THD-17.12.a nobody eligible in the air: no event': '7/11a/MED 610: = no event',
    },
    { space: '7/11a' },
  )
  testChit(
    'vectoredAwayB',
    {
      'THD-17.12.a a raid over England counts from where it is, not from where it came in':
        '6/11c/HIGH 54, 4/10b/LOW 234: = inflight 54, 4/10b/LOW 234',
    },
    { track: 'lf3-C', space: '6/11b' },
  )
  testChit(
    'vectoredAwayB',
    {
      'THD-17.12.a a raid on its track counts from the space the track points at':
        '6/11c/HIGH 54, 4/10b/LOW 234: = inflight 234, 6/11c/HIGH 54',
      'THD-17.12.a one eligible squadron is enough, however far away': '6/11c/HIGH 54: = inflight 54',
    },
    { track: 'lf3-C' },
  )

  test('THD-17.12.a among the nearest the player chooses', () => {
    const { day, raid } = dayWith({ space: '7/11a' }, '7/11b/HIGH 54, 6/11b/LOW 32, London/LOW 1')
    const pause = pauseAfter(approachEvent(day, raid), 'event.approach E19')
    expect(pause).toMatchObject({ kind: 'choice', seat: 'raf', ask: 'vectored-away', about: ['raid:1'] })
    expect(ids(pause)).toEqual(['54', '32'])
    const { notes } = drawn(day, raid, 'vectoredAwayB', 'vectored-away 54')
    expectAt(day, 'inflight 54, 6/11b/LOW 32')
    expect(told(notes.at(-1))).toBe('THD-17.12.a vectored-away raid 1, squadron 54')
  })
})
