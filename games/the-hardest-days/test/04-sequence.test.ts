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
import { offers, script, testLines, told } from './kit/script.ts'
import { aDay, expectAt, group, groupsLike, list, onlyReady, put } from './kit/table.ts'

/** Leaves a Luftflotte with so many full fighter groups in its airbases. */
function readyFighters(day: Day, luftflotte: 2 | 3, count: number): void {
  const fighters = (['Me109', 'Me110'] as const).flatMap(type => groupsLike(day, { luftflotte, type }))
  for (const [i, one] of fighters.entries()) one.reduced = i >= count
}

const draws = (chits: string) => list(chits).map(chit => `region ${chit}`)

test('THD-4.I.1.a chits are drawn one at a time, out of the cup', () => {
  expect(offers(drawRegions(aDay()))).toEqual(['lf2-east', 'lf2-south', 'lf3', 'time'])
  expect(offers(drawRegions(aDay()), draws('lf2-south'))).toEqual(['lf2-east', 'lf3', 'time'])
})

// What is out of the way (LF3 with one ready fighter group, chits in the cup); the chits drawn; what follows, with the regions whose
// raids form up, those set aside, and where the Time chit is.
testLines(
  {
    'THD-4.I.1.b a Time chit drawn first: no raids, it stays out, and the day goes on to the airfields':
      ': time = german-recovery out',
    'THD-4.I.1.c THD-4.I.1.e a region chit is placed and another drawn; a Time chit after it goes on the clock':
      ': lf3 time = patrol lf3 clock',
    'THD-4.I.1.d a Luftflotte with fewer than two ready fighter groups raises no raid: its chit is set aside':
      [
        '3 has 1: lf3 lf2-east time = patrol lf2-east (lf3) clock',
        '3 has 2: lf3 time = patrol lf3 clock',
        '2 has 1: lf2-south lf2-east lf3 time = patrol lf3 (lf2-south) (lf2-east) clock',
      ],
    'THD-4.I.1.e all region chits set aside, then a Time chit: no raids, but the chit waits on the clock':
      '3 has 0: lf3 time = german-recovery (lf3) clock',
    'THD-4.I.1.f the third raid ends the draw; one set aside does not count':
      '2 has 0: lf3 lf2-east lf3 lf3 = patrol lf3 lf3 lf3 (lf2-east)',
    'THD-4.I.1.g one region may have several raids':
      ': lf2-east lf2-east time = patrol lf2-east lf2-east clock',
    'THD-DX-08 with all Time chits gone the draw stops at three raids or at an empty cup': [
      'cup 2 1 3: lf3 lf3 lf2-south = patrol lf3 lf3 lf2-south',
      'cup 1 0 1: lf3 = patrol lf3 lf2-east',
      'cup 0 0 0: = german-recovery',
    ],
  },
  (before, chits, after) => {
    const day = aDay()
    const [first, ...counts] = before.split(' ')
    const [east = 0, south = 0, lf3 = 0] = counts.map(Number)
    if (first === 'cup') Object.assign(day.regionCup, { 'lf2-east': east, 'lf2-south': south, lf3, time: 0 })
    else if (first) readyFighters(day, first === '2' ? 2 : 3, south)
    const cup = { ...day.regionCup }
    const { value } = script(drawRegions(day), draws(chits))
    const { forming, setAside, timeOnClock, timeOut, regionCup } = day
    const time = timeOnClock ? ['clock'] : timeOut === 1 ? ['out'] : []
    expect([value, ...forming, ...setAside.map(region => `(${region})`), ...time]).toEqual(list(after))
    for (const chit of ['lf2-south', 'lf3', 'time'] as const)
      expect(regionCup[chit]).toBe(cup[chit] - list(chits).filter(one => one === chit).length)
  },
)

test('THD-4.I.1.b THD-4.I.1.e the log tells why there are no raids', () => {
  expect(script(drawRegions(aDay()), draws('time')).notes.map(({ rule, what }) => [rule, what])).toEqual([
    ['THD-4.I.1.b', 'time-first'],
    ['THD-4.I.1.b', 'no-raids'],
  ])
  const day = aDay()
  readyFighters(day, 3, 0)
  expect(told(script(drawRegions(day), draws('lf3 time')).notes.at(-1))).toMatch(/^THD-A-06 no-raids/)
})

test('THD-4.I.1.d bombers and groups away from their airbases do not count as ready fighters', () => {
  const day = aDay()
  readyFighters(day, 3, 2)
  const [away] = groupsLike(day, { luftflotte: 3, type: 'Me109' }).filter(({ reduced }) => !reduced)
  if (away) away.place = { at: 'clock', segment: 3 }
  script(drawRegions(day), draws('lf3 lf2-east time'))
  expect(day.setAside).toEqual(['lf3'])
})

test('THD-5.4.a the count of patrols begins anew with each segment', () => {
  const day = aDay({ patrols: 5, action: 4 })
  script(drawRegions(day), draws('time'))
  expect(day).toMatchObject({ patrols: 0, action: 0 })
})

describe('German recovery', () => {
  /** When a fighter group is back, full, that is in the Inflight Box at this segment; 0 if it is spent for the day. */
  function backAt(segment: number, unit: string) {
    const day = aDay({ segment })
    put(day, `inflight ${unit}`)
    script(recoverGroups(day))
    const one = group(day, 'I/JG51')
    expect(one.reduced).toBe(one.place.at === 'airbase')
    return one.place.at === 'clock' ? one.place.segment : 0
  }

  test('THD-4.III.1.a THD-2.12.a every group leaves the Inflight Box, the others stay where they are', () => {
    const day = aDay()
    put(day, 'inflight I/JG3 I/KG1 I/JG2, light II/KG1')
    expect(script(recoverGroups(day)).value).toBe('time-advance')
    expect(day.groups.filter(({ place }) => place.at === 'inflight')).toEqual([])
    expectAt(day, 'light II/KG1, airbase III/JG3')
  })

  test.each(['I/KG1', 'I/KG1-'])('THD-15.2.a a bomber, %s, goes to its airbase on the reduced side', unit => {
    const day = aDay()
    put(day, `inflight ${unit}`)
    script(recoverGroups(day))
    expectAt(day, 'airbase I/KG1-')
  })

  test('THD-15.2.b THD-15.2.d THD-DX-01 full fighters come back three clock spaces later, or no more today', () =>
    expect([0, 1, 2, 3, 4, 5, 6].map(segment => backAt(segment, 'I/JG51'))).toEqual([3, 4, 5, 6, 0, 0, 0]))

  test('THD-15.2.c THD-15.2.d THD-DX-02 reduced fighters are made good, and come back four spaces later', () =>
    expect([0, 1, 2, 3, 4, 6].map(segment => backAt(segment, 'I/JG51-'))).toEqual([4, 5, 6, 0, 0, 0]))

  test('THD-15.2.e a fighter group that flies whenever it can flies at 0600, 1200 and 1800', () => {
    const day = aDay()
    const one = group(day, 'I/JG51')
    const flown: number[] = []
    for (let segment = 0; segment <= 6; segment++) {
      if (one.place.at === 'airbase' && !one.reduced) {
        flown.push(segment)
        one.place = { at: 'inflight' }
      }
      for (const step of [recoverGroups, advanceClock, fighterTurnaround]) script(step(day))
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
    for (let times = 0; times < 2; times++) {
      script(advanceClock(day))
      expect(day).toMatchObject({ regionCup: { lf3: 3, time: 4 }, setAside: [], timeOnClock: false })
    }
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
  put(day, 'clock/3 I/JG3-, clock/4 II/JG3, inflight III/JG3-')
  expect(script(fighterTurnaround(day)).value).toBe('squadron-turnaround')
  expectAt(day, 'airbase I/JG3, clock/4 II/JG3, inflight III/JG3-')
})

testLines(
  {
    'THD-4.III.4.a THD-2.9.a squadrons go from the Re-Arm box to READY, face kept':
      'rearm 54 65-: = ready 54 65-',
    'THD-4.III.4.b from the Landing box to the Re-Arm box, and not on to READY':
      'landing 54 65-: = rearm 54 65-',
    'THD-4.III.4.c airborne squadrons re-arm, wherever they are':
      'London/HIGH 54, 6/11c/LOW 65-: = rearm 54 65-',
    'THD-4.III.4.d full squadrons in the Inflight Box re-arm': 'inflight 54: = rearm 54',
    'THD-4.III.4.e reduced ones land, and are full again': 'inflight 54-: = landing 54',
    'THD-4.III.4.a READY, SCRAMBLE and lost squadrons stay as they are': [
      'ready 54 65-, scramble 74 32-: = ready 54 65-, scramble 74 32-',
      'light 501 610-, heavy 1 17-: = light 501 610-, heavy 1 17-',
    ],
  },
  (before, _, after) => {
    const day = aDay()
    put(day, before)
    expect(script(squadronTurnaround(day)).value).toBe('next-segment')
    expectAt(day, after)
  },
)

test('THD-4.III.5.a next segment: with two ready fighter groups in one Luftflotte the raids go on, else this phase again', () => {
  const day = aDay()
  const then = (...ready: string[]) => {
    onlyReady(day, ready)
    return script(nextSegment(day)).value
  }
  expect(then('I/JG3', 'II/JG3')).toBe('raid-regions')
  expect(then('I/ZG2', 'II/ZG2')).toBe('raid-regions')
  expect(then('I/JG3', 'I/ZG2')).toBe('german-recovery')
  // Bombers do not count, nor does a fighter group on the clock.
  put(day, 'clock/3 I/JG3')
  expect(then('I/JG3', 'II/JG3', 'I/KG1', 'II/KG1')).toBe('german-recovery')
})
