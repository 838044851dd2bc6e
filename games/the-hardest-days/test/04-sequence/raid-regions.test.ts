import { expect, test } from 'vitest'
import { drawRegions } from '../../rules/04-sequence/raid-regions.ts'
import type { Day } from '../../state.ts'
import { aDay, groupsLike, offers, script } from '../kit/table.ts'

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
