import { describe, expect, test } from 'vitest'
import {
  advanceClock,
  fighterTurnaround,
  nextSegment,
  recoverGroups,
  squadronTurnaround,
} from '../../rules/04-sequence/airfield-operations.ts'
import {
  aDay,
  expectAt,
  fly,
  group,
  groupsLike,
  onlyReady,
  reduce,
  script,
  squadron,
  whereIs,
} from '../kit/table.ts'

describe('German recovery', () => {
  /** Where a fighter group goes that is in the Inflight Box at this segment, and its face then. */
  function fighterAt(segment: number, reduced: boolean) {
    const day = aDay({ segment })
    const one = group(day, 'I/JG51')
    one.place = { at: 'inflight' }
    one.reduced = reduced
    script(recoverGroups(day))
    return [whereIs(one), one.reduced]
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
    expect([0, 1, 2, 3, 4, 5, 6].map(segment => fighterAt(segment, false))).toEqual([
      ['clock 3', false],
      ['clock 4', false],
      ['clock 5', false],
      ['clock 6', false],
      ['airbase', true],
      ['airbase', true],
      ['airbase', true],
    ])
  })

  test('THD-15.2.c THD-15.2.d THD-DX-02 reduced fighters are made good, and come back four spaces later', () => {
    expect([0, 1, 2, 3, 4, 6].map(segment => fighterAt(segment, true))).toEqual([
      ['clock 4', false],
      ['clock 5', false],
      ['clock 6', false],
      ['airbase', true],
      ['airbase', true],
      ['airbase', true],
    ])
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
    fly(day, '6/11c/LOW 54')
    expect(script(advanceClock(day)).value).toBeUndefined()
    expect(day.segment).toBe(7)
    expect(script(advanceClock(aDay({ segment: 5 }))).value).toBe('fighter-turnaround')
  })
})

test('THD-4.III.3.a fighter groups whose clock space is reached are back, full, and no others', () => {
  const day = aDay({ segment: 3 })
  const [due, later, flying] = ['I/JG3', 'II/JG3', 'III/JG3'].map(id => group(day, id))
  if (!due || !later || !flying) throw new Error('Three groups are needed')
  due.place = { at: 'clock', segment: 3 }
  due.reduced = true
  later.place = { at: 'clock', segment: 4 }
  flying.place = { at: 'inflight' }
  flying.reduced = true
  expect(script(fighterTurnaround(day)).value).toBe('squadron-turnaround')
  expect([whereIs(due), due.reduced]).toEqual(['airbase', false])
  expect(whereIs(later)).toBe('clock 4')
  expect([whereIs(flying), flying.reduced]).toEqual(['inflight', true])
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
    fly(day, 'London/HIGH 54, 6/11c/LOW 65')
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

describe('next segment', () => {
  test('THD-4.III.5.a with two ready fighter groups in one Luftflotte the raids go on, else this phase again', () => {
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
})
