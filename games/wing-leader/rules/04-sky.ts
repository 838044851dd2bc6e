import { packOf } from '../pack/index.ts'
import type { ScenarioSpec, SunArc } from '../pack/types.ts'
import type { Battle, Square, Unit } from '../state.ts'
import { ALTITUDES, altitudeOf, COLUMNS, columnOf, squareAt, squareNamed, TOP } from './01-words/geometry.ts'
import { scenarioOf } from './01-words/units.ts'

/** Cloud, rain, haze, contrails, the Sun, and who can see whom (4.2 to 4.7.1). */

const CLEAR = 0
const BROKEN = 2
const DENSE = 3
/** WL-4.5.a */
const GRADE = { wispy: 1, broken: BROKEN, dense: DENSE } as const

const SQUARES = COLUMNS * ALTITUDES
const BLOCKED = -1
/** Sight lines not drawn yet; one drawn is kept as its value plus 2. */
const UNDRAWN = 0

interface Weather {
  /** WL-2.1.f Kind of cloud in every square. */
  readonly grades: Uint8Array
  /** WL-4.7.a What each kind takes off a roll. */
  readonly values: readonly number[]
  readonly haze: number
  readonly sights: Int8Array
}

const skies = new WeakMap<ScenarioSpec, Weather>()
let latest: ScenarioSpec | undefined
let latestSky: Weather | undefined

function skyOf(battle: Battle): Weather {
  const scenario = scenarioOf(battle)
  if (scenario === latest && latestSky !== undefined) return latestSky
  let sky = skies.get(scenario)
  if (sky === undefined) {
    const { wispy, broken, dense, haze } = packOf(battle).pack.tables.weather
    sky = {
      grades: cloudsOf(scenario),
      values: [0, wispy, broken, dense],
      haze,
      sights: new Int8Array(SQUARES * SQUARES),
    }
    skies.set(scenario, sky)
  }
  latest = scenario
  latestSky = sky
  return sky
}

// Asked for again in every game of a scenario.
const ranges = new Map<string, readonly Square[]>()

/** The squares of `C8-F9`: the whole block that the two squares span; or of `C8`. WL-4.5.b WL-4.5.c */
export function squaresOf(range: string): readonly Square[] {
  let squares = ranges.get(range)
  if (squares === undefined) {
    squares = spanned(range)
    ranges.set(range, squares)
  }
  return squares
}

// As above, for the list that a line of the order of battle gives.
const lists = new WeakMap<readonly string[], readonly Square[]>()

/** The squares of several ranges, each once. */
export function squaresOfAll(list: readonly string[]): readonly Square[] {
  let squares = lists.get(list)
  if (squares === undefined) {
    squares = [...new Set(list.flatMap(squaresOf))]
    lists.set(list, squares)
  }
  return squares
}

function spanned(range: string): Square[] {
  const [first, last] = range.split('-')
  const a = squareNamed(first ?? range)
  const b = last === undefined ? a : squareNamed(last)
  const squares: Square[] = []
  for (let x = Math.min(columnOf(a), columnOf(b)); x <= Math.max(columnOf(a), columnOf(b)); x++)
    for (let y = Math.min(altitudeOf(a), altitudeOf(b)); y <= Math.max(altitudeOf(a), altitudeOf(b)); y++)
      squares.push(squareAt(x, y))
  return squares
}

/** WL-5.1.j WL-5.3.a */
function cloudsOf({ sky }: ScenarioSpec): Uint8Array {
  const grades = new Uint8Array(SQUARES)
  for (const { type, squares } of sky.cloud)
    for (const range of squares)
      for (const square of squaresOf(range)) grades[square] = Math.max(grades[square] as number, GRADE[type])
  if (sky.rain) for (let column = 0; column < COLUMNS; column++) letItRain(grades, column)
  return grades
}

/** WL-4.5.1.a WL-4.5.1.b Below the lowest dense cloud of a column it rains, as if it were broken cloud. */
function letItRain(grades: Uint8Array, column: number): void {
  let lowest = 0
  while (lowest < ALTITUDES && grades[squareAt(column, lowest)] !== DENSE) lowest += 1
  if (lowest === ALTITUDES) return
  for (let altitude = 0; altitude < lowest; altitude++) grades[squareAt(column, altitude)] = BROKEN
}

/** WL-4.7.a What the weather in a square takes off a roll: 0 to 3. */
export function weatherAt(battle: Battle, square: Square): number {
  const { grades, values } = skyOf(battle)
  return values[grades[square] as number] as number
}

/** WL-4.3.a */
export function isHazy(battle: Battle, square: Square): boolean {
  const { haze } = scenarioOf(battle).sky
  return haze !== undefined && altitudeOf(square) <= haze
}

/** WL-4.4.a */
export function hasContrails(battle: Battle, square: Square): boolean {
  const { contrails } = scenarioOf(battle).sky
  return contrails !== undefined && altitudeOf(square) >= contrails
}

/** WL-4.7.1.a WL-4.7.1.b WL-4.7.1.c Weather on a sight line, or the haze that hides its object if that is worse. */
export function worseOfHaze(battle: Battle, weather: number, ...hidden: readonly Square[]): number {
  for (const square of hidden) if (isHazy(battle, square)) return Math.max(weather, skyOf(battle).haze)
  return weather
}

/** WL-4.6.a Worst weather on the line between two squares, or -1 if it is blocked. */
export function sightBetween(battle: Battle, a: Square, b: Square): number {
  const sky = skyOf(battle)
  const line = a * SQUARES + b
  const known = sky.sights[line] as number
  if (known !== UNDRAWN) return known - 2
  const sight = drawSight(sky, a, b)
  sky.sights[line] = sight + 2
  sky.sights[b * SQUARES + a] = sight + 2
  return sight
}

export function canSee(battle: Battle, a: Square, b: Square): boolean {
  return sightBetween(battle, a, b) !== BLOCKED
}

/** WL-4.6.1.b WL-4.6.1.d WL-4.6.1.e Cloud at either end affects the line, but only cloud between them blocks it. */
function drawSight(sky: Weather, a: Square, b: Square): number {
  const ends = Math.max(sky.grades[a] as number, sky.grades[b] as number)
  if (a === b) return sky.values[ends] as number
  const between = lookAlong(sky, a, b, false)
  return between === BLOCKED ? BLOCKED : (sky.values[Math.max(ends, between)] as number)
}

/**
 * Looks from the centre of one square through the centre of another, up to that square or beyond it to the edge of the
 * map: the worst cloud between, or -1 if cloud blocks the line. WL-2.1.c WL-4.6.1.a
 */
function lookAlong(sky: Weather, from: Square, through: Square, toTheEdge: boolean): number {
  const dx = columnOf(through) - columnOf(from)
  const dy = altitudeOf(through) - altitudeOf(from)
  const [nx, ny] = [Math.abs(dx), Math.abs(dy)]
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)]
  let [x, y] = [columnOf(from), altitudeOf(from)]
  let [crossedX, crossedY] = [1, 1]
  let worst: number = CLEAR
  let broken = 0
  for (;;) {
    // The line crosses the next side border at crossedX / 2nx of its length, the next level at crossedY / 2ny.
    const aside = crossedX * ny - crossedY * nx
    if (aside <= 0) {
      x += sx
      crossedX += 2
    }
    // WL-4.6.1.c Both at once: through the corner, past the two squares beside it.
    if (aside >= 0) {
      y += sy
      crossedY += 2
    }
    if (x < 0 || x >= COLUMNS || y < 0 || y > TOP) return worst
    const square = squareAt(x, y)
    if (square === through && !toTheEdge) return worst
    const grade = sky.grades[square] as number
    // WL-4.6.1.f WL-4.6.1.g WL-4.6.1.h WL-Q-07 WL-Q-10 Nothing past dense cloud or past a second broken square.
    if (grade === BROKEN) broken += 1
    if (grade === DENSE || broken === 2) return BLOCKED
    worst = Math.max(worst, grade)
  }
}

/** WL-4.2.a WL-4.2.b WL-Q-01 WL-C-03 WL-C-04 Five arcs over the top; the own square and all below are in none. */
export function isInSunArc(battle: Battle, viewer: Square, square: Square): boolean {
  const { sun } = scenarioOf(battle).sky
  return sun !== undefined && arcOf(viewer, square) === sun
}

function arcOf(viewer: Square, square: Square): SunArc | undefined {
  const dx = columnOf(square) - columnOf(viewer)
  const dy = altitudeOf(square) - altitudeOf(viewer)
  if (dy < 0 || viewer === square) return undefined
  const across = Math.abs(dx)
  if (dy > 2 * across) return 'above'
  const horizon = across > 2 * dy
  if (dx < 0) return horizon ? 'left-horizon' : 'left-upper'
  return horizon ? 'right-horizon' : 'right-upper'
}

/** WL-4.6.2.a */
export function isInTheSun(battle: Battle, viewer: Square, target: Square): boolean {
  return isInSunArc(battle, viewer, target) && isSunSeen(battle, viewer, target)
}

/** WL-4.6.2.b WL-4.6.2.e WL-Q-09 Cloud anywhere on the line out to the edge of the map hides the Sun. */
function isSunSeen(battle: Battle, viewer: Square, through: Square): boolean {
  return lookAlong(skyOf(battle), viewer, through, true) !== BLOCKED
}

/** WL-4.6.2.c Comes from a square in the target's Sun arc, after at least two squares inside it. */
export function comesOutOfTheSun(battle: Battle, attacker: Unit, target: Square): boolean {
  if (scenarioOf(battle).sky.sun === undefined) return false
  let from: Square | undefined
  let inArc = 0
  for (const leg of attacker.deeds.track) {
    if (leg.how === 'entered' && leg.square === target) from = leg.from
    // WL-4.6.2.d
    if (leg.how !== 'reversed' && isInSunArc(battle, target, leg.square)) inArc += 1
  }
  return from !== undefined && inArc >= 2 && isInTheSun(battle, target, from)
}
