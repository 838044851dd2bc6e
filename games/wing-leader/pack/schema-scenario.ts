import { atMost, id, some, sourced, text, whole, within, words, yes } from '@tallyho/forms'
import * as v from 'valibot'
import {
  CLOUDS,
  EDGES,
  type Edge,
  FAMILIES,
  LEVELS,
  LOADS,
  MISSIONS,
  NATIONS,
  SIDES,
  type SquareRange,
  SUN_ARCS,
} from './names.ts'
import { column, square, squareRange } from './schema-parts.ts'

/** The form of a scenario (WL-5.1.b to WL-5.1.p). */

const turn = whole(1, 99)
const altitude = whole(0, 19)
const squares = some(20, squareRange)
const count = v.exactOptional(whole(0, 50))
const edge = v.picklist(EDGES)
const doctrine = v.picklist(['loose', 'rigid'])
const net = text(40)

/** Where and when units of a line begin (5.3, 5.3.1, 13.7). Several squares or a range leave the choice to the player. */
type Start =
  | { readonly squares: readonly SquareRange[] }
  /** Escorts choose their own squares near the bombers (5.3.d, 5.3.e). */
  | { readonly near: 'bombers' }
  | { readonly turn: number; readonly squares: readonly SquareRange[] }
  | {
      readonly turn: number
      readonly edge: Edge
      readonly altitudes: readonly number[]
      readonly inTrail?: true
    }
  /** Index into the scenario's surface list: an airfield or carrier. */
  | { readonly turn: number; readonly takeOffFrom: number }

/** WL-5.1.b Which keys it has says of which kind it is. */
const start = v.pipe(
  v.strictObject({
    squares: v.exactOptional(squares),
    near: v.exactOptional(v.literal('bombers')),
    turn: v.exactOptional(turn),
    edge: v.exactOptional(edge),
    altitudes: v.exactOptional(some(20, altitude)),
    inTrail: yes,
    takeOffFrom: v.exactOptional(whole(0, 199)),
  }),
  v.check(
    start =>
      STARTS.includes(
        Object.keys(start)
          .filter(key => key !== 'inTrail' || !start.edge)
          .sort()
          .join(' '),
      ),
    'expected squares; or near; or turn with squares, with edge and altitudes, or with takeOffFrom',
  ),
  v.transform(start => start as Start),
)

const STARTS = ['squares', 'near', 'squares turn', 'altitudes edge turn', 'takeOffFrom turn']

/** WL-5.1.b to WL-5.1.d, WL-5.1.i */
export const unitLine = v.strictObject({
  /** The historical formation: `II./JG 26`. */
  name: text(80),
  model: id,
  size: v.picklist(['squadron', 'flight']),
  count: whole(1, 20),
  mission: v.picklist(MISSIONS),
  facing: edge,
  start,
  /** Lines with the same wing name fly as one wing under one wing leader (9.5). */
  wing: v.exactOptional(text(60)),
  /** Radio net; `none` for units without radios. Left out: the side's only net. */
  net: v.exactOptional(net),
  alerted: yes,
  /** Loads the owner may choose from; a bombing mission without this carries bombs. */
  loads: v.exactOptional(some(LOADS.length, v.picklist(LOADS))),
  /** 15.2.1.1: strafers whose owner may take pods instead of the load. */
  pods: v.exactOptional(v.picklist(['gun', 'at'])),
  dropTanks: yes,
  /** May carry air-to-air rockets by the owner's choice. */
  aar: yes,
  /** Gyro sights work (13.5.4). */
  gyro: yes,
  /** 13.3: starts with Low Ammo. */
  fuelLimit: yes,
  kamikaze: yes,
  skipTrained: yes,
  /** Squadrons of medium or heavy bombers may glide-bomb (15.3.4). */
  glide: yes,
  /** Raised bomb value, at most the card's Max Load. */
  bombValue: v.exactOptional(whole(0, 99)),
  doctrine: v.exactOptional(doctrine),
  flexible: yes,
  /** A flight of one aircraft (13.6). */
  single: yes,
  /** Instead of the side's figure. */
  maxLosses: v.exactOptional(whole(1, 99)),
})

export const force = v.strictObject({
  nation: v.picklist(NATIONS),
  /** What the side is called at the table: `Luftwaffe`, `8th Air Force`. */
  name: text(80),
  // WL-5.1.f
  edge,
  // WL-5.1.g
  doctrine,
  // WL-5.1.h
  gci: v.exactOptional(v.strictObject({ rating: whole(1, 6), nets: atMost(10, net) })),
  // WL-5.1.c
  maxLosses: v.strictObject({ squadron: whole(1, 99), flight: whole(1, 99) }),
  // WL-5.1.e Markers to allot (5.2.1).
  quality: v.strictObject({
    veteranFighters: count,
    veteranBombers: count,
    greenFighters: count,
    greenBombers: count,
    experten: count,
  }),
  // WL-5.1.k Flights that splitting may create, in all and by model.
  splitLimit: v.exactOptional(
    v.strictObject({ all: count, models: v.exactOptional(v.record(id, whole(0, 50))) }),
  ),
  flak: v.exactOptional(v.strictObject({ improvedFireDirection: yes, proximityFuse: yes, dualFuse: yes })),
  units: atMost(40, unitLine),
})

/** WL-5.1.j */
export const sky = v.strictObject({
  sun: v.exactOptional(v.picklist(SUN_ARCS)),
  haze: v.exactOptional(altitude),
  contrails: v.exactOptional(altitude),
  cloud: atMost(40, v.strictObject({ type: v.picklist(CLOUDS), squares })),
  rain: yes,
  ground: v.picklist(['land', 'sea', 'coast']),
})

/** WL-5.1.o */
const victory = v.strictObject({
  /** Lowest difference (raider's VP less defender's) for each level above the lowest, best for the raider first. */
  levels: some(4, v.strictObject({ atLeast: within(-999, 999), level: v.picklist(LEVELS) })),
  /** The level below all of them. */
  otherwise: v.picklist(LEVELS),
  /** 12.1.a: VP are divided by this and rounded before they are compared. */
  divisor: v.exactOptional(within(0.5, 100)),
  /** Surface damage scores at most this multiple of a unit's VP. */
  damageCap: v.exactOptional(v.picklist([1, 2, 3])),
  /** The game ends at the end of this turn. */
  lastTurn: turn,
})

export const scenario = v.strictObject({
  /** `wl-01`. */
  id,
  title: text(100),
  date: v.pipe(
    v.string(),
    v.regex(
      /^19[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/,
      ({ received }) => `expected "1940-08-13" or the like but found ${received}`,
    ),
  ),
  place: text(100),
  /** 1 easiest to 5. */
  difficulty: v.picklist([1, 2, 3, 4, 5]),
  families: atMost(FAMILIES.length, v.picklist(FAMILIES)),
  background: words(4000),
  advice: words(4000),
  aftermath: v.exactOptional(words(4000)),
  setsUpFirst: v.picklist(SIDES),
  raider: force,
  defender: force,
  sky,
  // WL-5.1.n Rule 15 is in force.
  bombing: v.boolean(),
  // WL-5.1.l
  surface: atMost(
    60,
    v.strictObject({
      type: id,
      /** `Akagi`, `Ploesti refinery`. */
      name: text(80),
      column,
      side: v.exactOptional(v.picklist(SIDES)),
      deadInTheWater: yes,
      /** A Barrage marker is out when play begins: the corner to the right of and above this square. */
      barrage: v.exactOptional(square),
    }),
  ),
  balloons: atMost(40, v.strictObject({ square, side: v.exactOptional(v.picklist(SIDES)) })),
  // WL-5.1.m For the player to read; the data above carries them out.
  special: atMost(30, text(1000)),
  victory,
  ...sourced,
})
