import { id, some, sourced, text, whole, wholeOr, within, words, yes } from '@tallyho/forms'
import * as v from 'valibot'
import { BOMBSIGHTS, CLASSES, NATIONS } from './names.ts'

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
  /** Movement Points for the first level climbed in a phase; `S` climbs slowly (8.5.1). */
  climb: v.pipe(
    v.union([v.number(), v.string()]),
    v.check(
      climb => climb === 'S' || CLIMBS.some(cost => cost === climb),
      ({ input }) => `expected 0.5 to 4 by halves or "S" but found ${JSON.stringify(input)}`,
    ),
    v.transform(climb => climb as number | 'S'),
  ),
})

/** Bomb value for a unit that starts in these altitudes; `-` means that no load can be taken there. */
const bombBand = v.strictObject({
  from: altitude,
  to: altitude,
  value: wholeOr(0, 99, '-'),
})

export const abilities = v.strictObject({
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
  /** At high speed unless it climbs, and unhindered by rockets: the Me 262 (13.8.3, 13.5.3). */
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

/** What a variant may change of its card. */
export const ratings = v.strictObject({
  // WL-3.2.a
  class: v.picklist(CLASSES),
  /** Victory Points for each aircraft lost. */
  vp: within(0, 20),
  /** Ratings by altitude; a rocket plane's are by throttle instead (13.8.2). */
  bands: some(20, band),
  throttle: v.exactOptional(v.strictObject({ full: throttle, none: throttle })),
  bombs: some(20, bombBand),
  // WL-3.3.e Or U for unarmed.
  firepower: wholeOr(0, 5, 'U'),
  // WL-3.3.f Where it differs.
  strafing: v.exactOptional(whole(0, 5)),
  // WL-3.3.g
  protection: v.pipe(
    v.array(whole(0, 12)),
    v.minLength(1, 'expected one or two numbers but found none'),
    v.maxLength(2, ({ received }) => `expected one or two numbers but found ${received}`),
  ),
  /** Weak against attacks from ahead. */
  headOnWeakness: v.exactOptional(v.boolean()),
  bombsight: v.exactOptional(v.picklist(BOMBSIGHTS)),
  // WL-3.3.h
  defence: v.exactOptional(v.picklist([0, 1])),
  abilities,
})

const metres = whole(0, 30_000)
const speed = within(0, 2000)

/** Measured or published performance: what the ratings are made of. Fields that no source gives are left out. */
export const figures = v.strictObject({
  /** Top speed in km/h, at the height in metres where it is reached, and at sea level. */
  topSpeed: speed,
  topSpeedAt: metres,
  seaLevelSpeed: v.exactOptional(speed),
  /** Metres a second at 0, 3000 and 6000 m. */
  climb: v.exactOptional(v.strictTuple([within(0, 300), within(0, 300), within(0, 300)])),
  /** Seconds for a sustained full circle at 0 and 3000 m. */
  circle: v.exactOptional(v.strictTuple([within(1, 200), within(1, 200)])),
  /** kg/m2 where no circle time is known. */
  wingLoading: v.exactOptional(within(1, 1000)),
  ceiling: v.exactOptional(metres),
  /** Forward guns: `2x20 2x7.92`. */
  guns: v.exactOptional(words(80)),
  defensiveGuns: v.exactOptional(words(80)),
  bombLoadKg: v.exactOptional(within(0, 30_000)),
  /** With overload: what Max Load is reckoned from. */
  greatestLoadKg: v.exactOptional(within(0, 30_000)),
  engines: v.picklist([1, 2, 3, 4]),
  /** Metres a second at sea level, where the climb at greater heights is not known. */
  initialClimb: v.exactOptional(within(0, 300)),
  /** Loaded, where the machine is heavier than most of its kind. */
  weightKg: v.exactOptional(within(0, 100_000)),
  /** Tanks and crew unprotected; the usual tanks and plates; or armoured throughout. Left out: the usual. */
  build: v.exactOptional(v.picklist(['bare', 'usual', 'armoured'])),
  /** A glazed nose with little to fire from it. */
  weakNose: v.exactOptional(v.boolean()),
  source: text(400),
})

type Changes<E> = { readonly [K in keyof E]: v.ExactOptionalSchema<E[K] & v.GenericSchema, undefined> }

/** Each of these, or nothing in its place. */
export function changesOf<E extends v.ObjectEntries>(entries: E): Changes<E> {
  const changes = Object.entries(entries).map(([key, entry]) => [
    key,
    v.exactOptional(entry as v.GenericSchema),
  ])
  return Object.fromEntries(changes) as Changes<E>
}

const variant = v.strictObject({
  ...changesOf(ratings.entries),
  id,
  name: text(40),
  date: v.exactOptional(month),
  figures: v.exactOptional(figures),
})

/** One Aircraft Data Card (3.3). */
export const aircraftCard = v.strictObject({
  id,
  /** `Bf 109G-6`. */
  name: text(40),
  nation: v.picklist(NATIONS),
  /** Year and month of entry into service. */
  date: month,
  silhouette: text(40),
  background: v.exactOptional(words(2000)),
  figures,
  variants: v.exactOptional(some(20, variant)),
  ...ratings.entries,
  ...sourced,
})
