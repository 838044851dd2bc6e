import { id, some, sourced, text, whole, wholeOr, within, words, yes } from '@tallyho/forms'
import * as v from 'valibot'
import { BOMBSIGHTS, CLASSES, NATIONS } from './types.ts'

/** The form of an Aircraft Data Card (WL-3.3.a). */

/** Ratings may be broken by a rocket plane, but no card is off the scale. */
const rating = whole(0, 20)
const altitude = whole(0, 19)
const month = v.pipe(
  v.string(),
  v.regex(
    /^19[0-9]{2}-(0[1-9]|1[0-2])$/,
    ({ received }) => `expected "1943-02" or the like but found ${received}`,
  ),
)

const CLIMBS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]

const band = v.strictObject({
  from: altitude,
  to: altitude,
  speed: rating,
  turn: rating,
  climb: v.pipe(
    v.union([v.number(), v.string()]),
    v.check(
      climb => climb === 'S' || CLIMBS.some(cost => cost === climb),
      ({ input }) => `expected 0.5 to 4 by halves or "S" but found ${JSON.stringify(input)}`,
    ),
  ),
})

const bombBand = v.strictObject({
  from: altitude,
  to: altitude,
  value: wholeOr(0, 99, '-'),
})

const abilities = v.strictObject({
  aar: yes,
  atGun: v.exactOptional(whole(0, 20)),
  atPod: yes,
  atgr: v.exactOptional(whole(0, 20)),
  diveBrakes: yes,
  dropTanks: yes,
  edge: yes,
  gunPod: yes,
  gyro: yes,
  heavyGun: v.exactOptional(whole(0, 20)),
  highSpeed: yes,
  jet: yes,
  lowDrag: yes,
  // WL-3.3.m
  maxLoad: v.exactOptional(whole(0, 99)),
  rearView: yes,
  rocket: yes,
  speedBrakes: yes,
  torpedo: v.exactOptional(v.strictObject({ modifier: whole(-9, 9), slow: yes })),
})

const throttle = v.strictObject({ speed: rating, turn: rating })

const ratings = {
  // WL-3.2.a
  class: v.picklist(CLASSES),
  vp: within(0, 20),
  bands: some(20, band),
  throttle: v.exactOptional(v.strictObject({ full: throttle, none: throttle })),
  bombs: some(20, bombBand),
  // WL-3.3.e
  firepower: wholeOr(0, 5, 'U'),
  // WL-3.3.f
  strafing: v.exactOptional(whole(0, 5)),
  // WL-3.3.g
  protection: v.pipe(
    v.array(whole(0, 12)),
    v.minLength(1, 'expected one or two numbers but found none'),
    v.maxLength(2, ({ received }) => `expected one or two numbers but found ${received}`),
  ),
  headOnWeakness: v.exactOptional(v.boolean()),
  bombsight: v.exactOptional(v.picklist(BOMBSIGHTS)),
  // WL-3.3.h
  defence: v.exactOptional(v.picklist([0, 1])),
  abilities,
}

const metres = whole(0, 30_000)
const speed = within(0, 2000)

const figures = v.strictObject({
  topSpeed: speed,
  topSpeedAt: metres,
  seaLevelSpeed: v.exactOptional(speed),
  climb: v.exactOptional(v.strictTuple([within(0, 300), within(0, 300), within(0, 300)])),
  circle: v.exactOptional(v.strictTuple([within(1, 200), within(1, 200)])),
  wingLoading: v.exactOptional(within(1, 1000)),
  ceiling: v.exactOptional(metres),
  guns: v.exactOptional(words(80)),
  defensiveGuns: v.exactOptional(words(80)),
  bombLoadKg: v.exactOptional(within(0, 30_000)),
  greatestLoadKg: v.exactOptional(within(0, 30_000)),
  engines: v.picklist([1, 2, 3, 4]),
  initialClimb: v.exactOptional(within(0, 300)),
  weightKg: v.exactOptional(within(0, 100_000)),
  build: v.exactOptional(v.picklist(['bare', 'usual', 'armoured'])),
  weakNose: v.exactOptional(v.boolean()),
  source: text(400),
})

const variant = v.strictObject({
  ...v.partial(v.strictObject(ratings)).entries,
  id,
  name: text(40),
  date: v.exactOptional(month),
  figures: v.exactOptional(figures),
})

export const aircraftCard = v.strictObject({
  id,
  name: text(40),
  nation: v.picklist(NATIONS),
  date: month,
  silhouette: text(40),
  background: words(2000),
  figures,
  variants: v.exactOptional(some(20, variant)),
  ...ratings,
  ...sourced,
})
