import { describe, expect, test } from 'vitest'
import {
  advanceClock,
  drawRegions,
  fighterTurnaround,
  nextSegment,
  recoverGroups,
  squadronTurnaround,
} from '../rules/04-sequence.ts'
import type { Day } from '../state.ts'
import { offers, script } from './kit/script.ts'
import { aDay, expectAt, group, groupsLike, onlyReady, put, reduce, squadron, whereIs } from './kit/table.ts'

const draws = (...chits: string[]) => chits.map(chit => `region ${chit}`)

/** Leaves a Luftflotte with so many full fighter groups in its airbases. */
function readyFighters(day: Day, luftflotte: 2 | 3, count: number): void {
  const fighters = [
    ...groupsLike(day, { luftflotte, type: 'Me109' }),
    ...groupsLike(day, { luftflotte, type: 'Me110' }),
  ]
  for (const [i, one] of fighters.entries()) one.reduced = i >= count
}

test('THD-4.I.1.a chits are drawn one at a time, out of the cup', () => {
  const day = aDay()
  expect(offers(drawRegions(day))).toEqual(['lf2-east', 'lf2-south', 'lf3', 'time'])
  expect(offers(drawRegions(aDay()), draws('lf2-south'))).toEqual(['lf2-east', 'lf3', 'time'])
})

test('THD-4.I.1.b a Time chit drawn first: no raids, it stays out, and the day goes on to the airfields', () => {
  const day = aDay()
  const { value, notes } = script(drawRegions(day), draws('time'))
  expect(value).toBe('german-recovery')
  expect(day).toMatchObject({ forming: [], timeOut: 1, timeOnClock: false })
  expect(day.regionCup.time).toBe(3)
  expect(notes.map(({ rule, what }) => [rule, what])).toEqual([
    ['THD-4.I.1.b', 'time-first'],
    ['THD-4.I.1.b', 'no-raids'],
  ])
})

test('THD-4.I.1.c THD-4.I.1.e a region chit is placed and another drawn; a Time chit after it goes on the clock', () => {
  const day = aDay()
  const { value } = script(drawRegions(day), draws('lf3', 'time'))
  expect(value).toBe('patrol')
  expect(day).toMatchObject({ forming: ['lf3'], timeOut: 0, timeOnClock: true })
  expect(day.regionCup).toEqual({ 'lf2-east': 2, 'lf2-south': 1, lf3: 2, time: 3 })
})

test('THD-4.I.1.d a Luftflotte with fewer than two ready fighter groups raises no raid: its chit is set aside', () => {
  const day = aDay()
  readyFighters(day, 3, 1)
  const { value } = script(drawRegions(day), draws('lf3', 'lf2-east', 'time'))
  expect(value).toBe('patrol')
  expect(day).toMatchObject({ setAside: ['lf3'], forming: ['lf2-east'], timeOnClock: true })

  const enough = aDay()
  readyFighters(enough, 3, 2)
  script(drawRegions(enough), draws('lf3', 'time'))
  expect(enough.forming).toEqual(['lf3'])

  const east = aDay()
  readyFighters(east, 2, 1)
  script(drawRegions(east), draws('lf2-south', 'lf2-east', 'lf3', 'time'))
  expect(east).toMatchObject({ setAside: ['lf2-south', 'lf2-east'], forming: ['lf3'] })
})

test('THD-4.I.1.d bombers and groups away from their airbases do not count as ready fighters', () => {
  const day = aDay()
  readyFighters(day, 3, 2)
  const away = day.groups.find(
    ({ luftflotte, type, reduced }) => luftflotte === 3 && type === 'Me109' && !reduced,
  )
  if (away) away.place = { at: 'clock', segment: 3 }
  script(drawRegions(day), draws('lf3', 'lf2-east', 'time'))
  expect(day.setAside).toEqual(['lf3'])
})

test('THD-4.I.1.e all region chits set aside, then a Time chit: no raids, but the chit waits on the clock', () => {
  const day = aDay()
  readyFighters(day, 3, 0)
  const { value, notes } = script(drawRegions(day), draws('lf3', 'time'))
  expect(value).toBe('german-recovery')
  expect(notes.at(-1)).toMatchObject({ rule: 'THD-A-06', what: 'no-raids' })
  expect(day).toMatchObject({ timeOut: 0, timeOnClock: true, setAside: ['lf3'], forming: [] })
})

test('THD-4.I.1.f the third raid ends the draw; one set aside does not count', () => {
  const day = aDay()
  readyFighters(day, 2, 0)
  const { value } = script(drawRegions(day), draws('lf3', 'lf2-east', 'lf3', 'lf3'))
  expect(value).toBe('patrol')
  expect(day).toMatchObject({ forming: ['lf3', 'lf3', 'lf3'], setAside: ['lf2-east'], timeOnClock: false })
})

test('THD-4.I.1.g one region may have several raids', () => {
  const day = aDay()
  script(drawRegions(day), draws('lf2-east', 'lf2-east', 'time'))
  expect(day.forming).toEqual(['lf2-east', 'lf2-east'])
})

test('THD-DX-08 with all Time chits gone the draw stops at three raids or at an empty cup', () => {
  const full = aDay({ regionCup: { 'lf2-east': 2, 'lf2-south': 1, lf3: 3, time: 0 } })
  script(drawRegions(full), draws('lf3', 'lf3', 'lf2-south'))
  expect(full.forming).toHaveLength(3)

  const scarce = aDay({ regionCup: { 'lf2-east': 1, 'lf2-south': 0, lf3: 1, time: 0 } })
  const { value } = script(drawRegions(scarce), draws('lf3'))
  expect(value).toBe('patrol')
  expect(scarce).toMatchObject({ forming: ['lf3', 'lf2-east'], timeOnClock: false })

  const empty = aDay({ regionCup: { 'lf2-east': 0, 'lf2-south': 0, lf3: 0, time: 0 } })
  expect(script(drawRegions(empty)).value).toBe('german-recovery')
})

test('THD-5.4.a the count of patrols begins anew with each segment', () => {
  const day = aDay({ patrols: 5, action: 4 })
  script(drawRegions(day), draws('time'))
  expect(day).toMatchObject({ patrols: 0, action: 0 })
})

describe('German recovery', () => {
  /** When a fighter group is back, full, that is in the Inflight Box at this segment; 0 if it is spent for the day. */
  function backAt(segment: number, reduced: boolean) {
    const day = aDay({ segment })
    const one = group(day, 'I/JG51')
    Object.assign(one, { place: { at: 'inflight' }, reduced })
    script(recoverGroups(day))
    expect(one.reduced).toBe(one.place.at === 'airbase')
    return one.place.at === 'clock' ? one.place.segment : 0
  }

  test('THD-4.III.1.a THD-2.12.a every group leaves the Inflight Box, the others stay where they are', () => {
    const day = aDay()
    for (const id of ['I/JG3', 'I/KG1', 'I/JG2']) group(day, id).place = { at: 'inflight' }
    group(day, 'II/KG1').place = { at: 'light' }
    expect(script(recoverGroups(day)).value).toBe('time-advance')
    expect(day.groups.filter(({ place }) => place.at === 'inflight')).toEqual([])
    expectAt(day, 'light II/KG1')
    expect(group(day, 'III/JG3')).toMatchObject({ reduced: false, place: { at: 'airbase' } })
  })

  test('THD-15.2.a bombers go to their airbases on the reduced side', () => {
    const day = aDay()
    for (const reduced of [false, true]) {
      const bomber = group(day, 'I/KG1')
      bomber.place = { at: 'inflight' }
      bomber.reduced = reduced
      script(recoverGroups(day))
      expect([whereIs(bomber), bomber.reduced]).toEqual(['airbase', true])
    }
  })

  test('THD-15.2.b THD-15.2.d THD-DX-01 full fighters come back three clock spaces later, or no more today', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(segment => backAt(segment, false))).toEqual([3, 4, 5, 6, 0, 0, 0])
  })

  test('THD-15.2.c THD-15.2.d THD-DX-02 reduced fighters are made good, and come back four spaces later', () => {
    expect([0, 1, 2, 3, 4, 6].map(segment => backAt(segment, true))).toEqual([4, 5, 6, 0, 0, 0])
  })

  test('THD-15.2.e a fighter group that flies whenever it can flies at 0600, 1200 and 1800', () => {
    const day = aDay()
    const one = group(day, 'I/JG51')
    const flown: number[] = []
    for (let segment = 0; segment <= 6; segment++) {
      if (one.place.at === 'airbase' && !one.reduced) {
        flown.push(segment)
        one.place = { at: 'inflight' }
      }
      script(recoverGroups(day))
      script(advanceClock(day))
      script(fighterTurnaround(day))
    }
    expect(flown).toEqual([0, 3, 6])
  })
})

describe('time advance', () => {
  test('THD-4.III.2.a the clock moves one space', () => {
    const day = aDay({ segment: 2 })
    expect(script(advanceClock(day)).value).toBe('fighter-turnaround')
    expect(day.segment).toBe(3)
  })

  test('THD-4.III.2.b chits set aside and the Time chit on the clock go back to the cup, once', () => {
    const day = aDay({ setAside: ['lf3', 'lf3'], timeOnClock: true })
    Object.assign(day.regionCup, { lf3: 1, time: 3 })
    script(advanceClock(day))
    expect(day.regionCup).toMatchObject({ lf3: 3, time: 4 })
    expect([day.setAside, day.timeOnClock]).toEqual([[], false])
    script(advanceClock(day))
    expect(day.regionCup).toMatchObject({ lf3: 3, time: 4 })
  })

  test('THD-4.III.2.b a Time chit that came first stays out for the day', () => {
    const day = aDay({ timeOut: 1 })
    day.regionCup.time = 3
    script(advanceClock(day))
    expect([day.regionCup.time, day.timeOut]).toEqual([3, 1])
  })

  test('THD-4.III.2.c THD-4.1.a the clock entering End of Day ends the game at once', () => {
    const day = aDay({ segment: 6 })
    put(day, '6/11c/LOW 54')
    expect(script(advanceClock(day)).value).toBeUndefined()
    expect(day.segment).toBe(7)
    expect(script(advanceClock(aDay({ segment: 5 }))).value).toBe('fighter-turnaround')
  })
})

test('THD-4.III.3.a fighter groups whose clock space is reached are back, full, and no others', () => {
  const day = aDay({ segment: 3 })
  group(day, 'I/JG3').place = { at: 'clock', segment: 3 }
  group(day, 'II/JG3').place = { at: 'clock', segment: 4 }
  group(day, 'III/JG3').place = { at: 'inflight' }
  reduce(day, 'I/JG3 III/JG3')
  expect(script(fighterTurnaround(day)).value).toBe('squadron-turnaround')
  expect(group(day, 'I/JG3')).toMatchObject({ reduced: false, place: { at: 'airbase' } })
  expect(whereIs(group(day, 'II/JG3'))).toBe('clock 4')
  expect(group(day, 'III/JG3')).toMatchObject({ reduced: true, place: { at: 'inflight' } })
})

describe('squadron turnaround', () => {
  function turned(
    at: 'ready' | 'scramble' | 'landing' | 'rearm' | 'inflight' | 'light' | 'heavy',
    reduced = false,
  ) {
    const day = aDay()
    const one = squadron(day, '54')
    one.place = { at }
    one.reduced = reduced
    expect(script(squadronTurnaround(day)).value).toBe('next-segment')
    return [whereIs(one), one.reduced]
  }

  test('THD-4.III.4.a THD-2.9.a from the Re-Arm box to READY, face kept', () => {
    expect(turned('rearm')).toEqual(['ready', false])
    expect(turned('rearm', true)).toEqual(['ready', true])
  })

  test('THD-4.III.4.b from the Landing box to the Re-Arm box, and not on to READY', () => {
    expect(turned('landing')).toEqual(['rearm', false])
    expect(turned('landing', true)).toEqual(['rearm', true])
  })

  test('THD-4.III.4.c airborne squadrons re-arm, wherever they are', () => {
    const day = aDay()
    put(day, 'London/HIGH 54, 6/11c/LOW 65')
    reduce(day, '65')
    script(squadronTurnaround(day))
    expect([whereIs(squadron(day, '54')), squadron(day, '54').reduced]).toEqual(['rearm', false])
    expect([whereIs(squadron(day, '65')), squadron(day, '65').reduced]).toEqual(['rearm', true])
  })

  test('THD-4.III.4.d full squadrons in the Inflight Box re-arm', () => {
    expect(turned('inflight')).toEqual(['rearm', false])
  })

  test('THD-4.III.4.e reduced ones land, and are full again', () => {
    expect(turned('inflight', true)).toEqual(['landing', false])
  })

  test('THD-4.III.4.a READY, SCRAMBLE and lost squadrons stay as they are', () => {
    for (const at of ['ready', 'scramble', 'light', 'heavy'] as const)
      for (const reduced of [false, true]) expect(turned(at, reduced)).toEqual([at, reduced])
  })
})

test('THD-4.III.5.a next segment: with two ready fighter groups in one Luftflotte the raids go on, else this phase again', () => {
  const day = aDay()
  const [a, b] = groupsLike(day, { type: 'Me109', luftflotte: 2 })
  const [c, d] = groupsLike(day, { type: 'Me110', luftflotte: 3 })
  if (!a || !b || !c || !d) throw new Error('Both Luftflotten have fighters')
  onlyReady(day, [a.id, b.id])
  expect(script(nextSegment(day)).value).toBe('raid-regions')
  onlyReady(day, [c.id, d.id])
  expect(script(nextSegment(day)).value).toBe('raid-regions')
  onlyReady(day, [a.id, c.id])
  expect(script(nextSegment(day)).value).toBe('german-recovery')
  // Bombers do not count, nor does a fighter group on the clock.
  onlyReady(day, [a.id, b.id, 'I/KG1', 'II/KG1'])
  a.place = { at: 'clock', segment: 3 }
  expect(script(nextSegment(day)).value).toBe('german-recovery')
})
