import { atMost, id, some, sourced, text, whole, within, words, yes } from '@tallyho/forms'
import * as v from 'valibot'
import { column, square, squareRange } from './schema-parts.ts'
import { CLOUDS, EDGES, FAMILIES, LEVELS, LOADS, MISSIONS, NATIONS, SIDES, SUN_ARCS } from './types.ts'

/** The form of a scenario (WL-5.1.b to WL-5.1.p). */

const turn = whole(1, 99)
const altitude = whole(0, 19)
const squares = some(20, squareRange)
const count = v.exactOptional(whole(0, 50))
const edge = v.picklist(EDGES)
const doctrine = v.picklist(['loose', 'rigid'])
const net = text(40)

/** WL-5.1.b Where a line starts: which keys it has says of which kind. */
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
)

const STARTS = ['squares', 'near', 'squares turn', 'altitudes edge turn', 'takeOffFrom turn']

/** WL-5.1.b to WL-5.1.d, WL-5.1.i */
const unitLine = v.strictObject({
  name: text(80),
  model: id,
  size: v.picklist(['squadron', 'flight']),
  count: whole(1, 20),
  mission: v.picklist(MISSIONS),
  facing: edge,
  start,
  wing: v.exactOptional(text(60)),
  net: v.exactOptional(net),
  alerted: yes,
  loads: v.exactOptional(some(LOADS.length, v.picklist(LOADS))),
  pods: v.exactOptional(v.picklist(['gun', 'at'])),
  dropTanks: yes,
  aar: yes,
  gyro: yes,
  fuelLimit: yes,
  kamikaze: yes,
  skipTrained: yes,
  glide: yes,
  bombValue: v.exactOptional(whole(0, 99)),
  doctrine: v.exactOptional(doctrine),
  flexible: yes,
  single: yes,
  maxLosses: v.exactOptional(whole(1, 99)),
})

const force = v.strictObject({
  nation: v.picklist(NATIONS),
  name: text(80),
  // WL-5.1.f
  edge,
  // WL-5.1.g
  doctrine,
  // WL-5.1.h
  gci: v.exactOptional(v.strictObject({ rating: whole(1, 6), nets: atMost(10, net) })),
  // WL-5.1.c
  maxLosses: v.strictObject({ squadron: whole(1, 99), flight: whole(1, 99) }),
  // WL-5.1.e
  quality: v.strictObject({
    veteranFighters: count,
    veteranBombers: count,
    greenFighters: count,
    greenBombers: count,
    experten: count,
  }),
  // WL-5.1.k
  splitLimit: v.exactOptional(
    v.strictObject({ all: count, models: v.exactOptional(v.record(id, whole(0, 50))) }),
  ),
  flak: v.exactOptional(v.strictObject({ improvedFireDirection: yes, proximityFuse: yes, dualFuse: yes })),
  units: atMost(40, unitLine),
})

/** WL-5.1.j */
const sky = v.strictObject({
  sun: v.exactOptional(v.picklist(SUN_ARCS)),
  haze: v.exactOptional(altitude),
  contrails: v.exactOptional(altitude),
  cloud: atMost(40, v.strictObject({ type: v.picklist(CLOUDS), squares })),
  rain: yes,
  ground: v.picklist(['land', 'sea', 'coast']),
})

/** WL-5.1.o */
const victory = v.strictObject({
  levels: some(4, v.strictObject({ atLeast: within(-999, 999), level: v.picklist(LEVELS) })),
  otherwise: v.picklist(LEVELS),
  divisor: v.exactOptional(within(0.5, 100)),
  damageCap: v.exactOptional(v.picklist([1, 2, 3])),
  lastTurn: turn,
})

export const scenario = v.strictObject({
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
  difficulty: v.picklist([1, 2, 3, 4, 5]),
  families: atMost(FAMILIES.length, v.picklist(FAMILIES)),
  background: words(4000),
  advice: words(4000),
  aftermath: words(4000),
  setsUpFirst: v.picklist(SIDES),
  raider: force,
  defender: force,
  sky,
  // WL-5.1.n
  bombing: v.boolean(),
  // WL-5.1.l
  surface: atMost(
    60,
    v.strictObject({
      type: id,
      name: text(80),
      column,
      side: v.exactOptional(v.picklist(SIDES)),
      deadInTheWater: yes,
      barrage: v.exactOptional(square),
    }),
  ),
  balloons: atMost(40, v.strictObject({ square, side: v.exactOptional(v.picklist(SIDES)) })),
  // WL-5.1.m
  special: atMost(30, text(1000)),
  victory,
  ...sourced,
})
