import { expect, test } from 'vitest'
import { packOf } from '../pack/index.ts'
import { ALTITUDES } from '../pack/types.ts'
import {
  bombingOf,
  CLOCK,
  isAirborne,
  isReady,
  MOST_RAIDS,
  ratingOf,
  removeIfSpent,
  removeRaid,
  takeOut,
} from '../rules/02-terms/terms.ts'
import { patrol } from '../rules/05-patrol.ts'
import { offers } from './kit/script.ts'
import { aDay, aRaid, expectAt, group, put, reduce, squadron } from './kit/table.ts'

test('THD-2.4.a a squadron in LOW, MED or HIGH of a space is airborne', () => {
  const day = aDay()
  for (const altitude of ALTITUDES) {
    put(day, `6/11c/${altitude} 54`)
    expect(isAirborne(squadron(day, '54'))).toBe(true)
  }
})

test('THD-2.4.b THD-2.9.a squadrons in READY, SCRAMBLE or on the Tote Board are not airborne', () => {
  const day = aDay()
  const one = squadron(day, '54')
  expect(isAirborne(one)).toBe(false)
  for (const at of ['scramble', 'landing', 'rearm', 'light'] as const) {
    one.place = { at }
    expect(isAirborne(one)).toBe(false)
  }
})

test('THD-2.10.a the clock has seven segments and End of Day', () => {
  expect(CLOCK).toEqual(['0600', '0800', '1000', '1200', '1400', '1600', '1800', 'End of Day'])
})

test('THD-2.16.a THD-2.17.a the face that is up gives the ratings', () => {
  const day = aDay()
  const spitfires = squadron(day, '54')
  const dorniers = group(day, 'I/KG2')
  const { combat } = packOf(day).squadron('54')
  const spec = packOf(day).group('I/KG2')
  expect([spitfires.reduced, dorniers.reduced]).toEqual([false, false])
  expect(ratingOf(day, spitfires)).toBe(combat.full)
  expect(ratingOf(day, dorniers)).toBe(spec.combat.full)
  expect(bombingOf(day, dorniers)).toBe(spec.bombing.full)
  spitfires.reduced = dorniers.reduced = true
  expect(ratingOf(day, spitfires)).toBe(combat.reduced)
  expect(ratingOf(day, dorniers)).toBe(spec.combat.reduced)
  expect(bombingOf(day, dorniers)).toBe(spec.bombing.reduced)
  expect(combat.reduced).toBeLessThan(combat.full)
  expect(spec.combat.reduced).toBeGreaterThan(spec.combat.full)
  expect(spec.bombing.reduced).toBeLessThan(spec.bombing.full)
})

test('THD-2.17.b only a full group in its airbase is ready for a raid', () => {
  const day = aDay()
  const one = group(day, 'I/JG51')
  expect(isReady(one)).toBe(true)
  one.reduced = true
  expect(isReady(one)).toBe(false)
  one.reduced = false
  one.place = { at: 'clock', segment: 3 }
  expect(isReady(one)).toBe(false)
})

test('THD-2.17.c a reduced squadron on the map is green, and may fly', () => {
  const day = aDay({ forming: ['lf3'] })
  reduce(day, '54')
  expect(offers(patrol(day))).toContain('54')
})

test('THD-2.26.a there are three raid markers', () => {
  expect(MOST_RAIDS).toBe(3)
})

test('THD-2.26.a THD-17.1.a a raid that is gone is not removed again, and takes no other with it', () => {
  const day = aDay()
  const [gone, other] = [aRaid(day), aRaid(day)]
  put(day, 'patrol I/JG3', other)
  day.eventCup.E01 = 0
  gone.kept.push({ chit: 'E01', reminder: 'high-altitude' })
  for (let times = 0; times < 2; times++) {
    removeRaid(day, gone)
    expect([day.raids, day.eventCup.E01]).toEqual([[other], 1])
  }
  // Its number may be another raid's by now.
  const next = aRaid(day)
  expect(next.number).toBe(gone.number)
  put(day, 'patrol I/JG26', next)
  removeIfSpent(day, gone)
  expect(day.raids).toEqual([other, next])
  expectAt(day, 'patrol I/JG26')
})

test('what is in no list is not taken out of it', () => {
  const list = [1, 2]
  expect(() => takeOut(list, 3)).toThrow('cannot be taken out')
  expect(list).toEqual([1, 2])
})
