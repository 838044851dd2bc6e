import type { Facing, Square } from '../../state.ts'

/** WL-2.1.a The map: 26 columns A to Z by 20 altitudes. */
export const COLUMNS = 26
export const ALTITUDES = 20
export const TOP = ALTITUDES - 1

export const RIGHT = 0
export const UP = 2
export const LEFT = 4
export const DOWN = 6
export const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5, 6, 7]

const DX: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1]
const DY: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1]

export function squareAt(column: number, altitude: number): Square {
  return column * ALTITUDES + altitude
}

const SQUARES = COLUMNS * ALTITUDES
// Looked up rather than reckoned: nothing is asked for more often.
const COLUMN_OF = Uint8Array.from({ length: SQUARES }, (_, square) => Math.floor(square / ALTITUDES))
const ALTITUDE_OF = Uint8Array.from({ length: SQUARES }, (_, square) => square % ALTITUDES)

export function columnOf(square: Square): number {
  return COLUMN_OF[square] as number
}

/** WL-1.1.c */
export function altitudeOf(square: Square): number {
  return ALTITUDE_OF[square] as number
}

const NAMES = Array.from(
  { length: SQUARES },
  (_, square) => String.fromCharCode(65 + columnOf(square)) + altitudeOf(square),
)

/** WL-2.1.b `G13`. */
export function nameOf(square: Square): string {
  return NAMES[square] as string
}

const REFS = NAMES.map((name): readonly string[] => [`square:${name}`])

/** What lights up on the board if an option leads to a square. */
export function refsOf(square: Square): readonly string[] {
  return REFS[square] as readonly string[]
}

/** The square of a name that the pack's schema has checked. */
export function squareNamed(name: string): Square {
  return squareAt(name.charCodeAt(0) - 65, Number(name.slice(1)))
}

/** WL-1.1.b */
export function distance(a: Square, b: Square): number {
  return Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(altitudeOf(a) - altitudeOf(b)))
}

/** WL-1.1.a */
export function areAdjacent(a: Square, b: Square): boolean {
  return distance(a, b) === 1
}

export function rise(facing: Facing): number {
  return DY[facing] as number
}

export function run(facing: Facing): number {
  return DX[facing] as number
}

/** WL-1.1.h */
export function isLevel(facing: Facing): boolean {
  return facing === RIGHT || facing === LEFT
}

const OFF = -1
const NEIGHBOURS = Int16Array.from({ length: SQUARES * 8 }, (_, i) => {
  const square = Math.floor(i / 8)
  const column = columnOf(square) + run((i % 8) as Facing)
  const altitude = altitudeOf(square) + rise((i % 8) as Facing)
  const isOff = column < 0 || column >= COLUMNS || altitude < 0 || altitude > TOP
  return isOff ? OFF : squareAt(column, altitude)
})

/** The square ahead in a direction; WL-4.1.b WL-5.1.q undefined where the map ends: it neither scrolls nor has a below. */
export function neighbour(square: Square, facing: Facing): Square | undefined {
  const to = NEIGHBOURS[square * 8 + facing] as Square
  return to === OFF ? undefined : to
}

export function opposite(facing: Facing): Facing {
  return ((facing + 4) % 8) as Facing
}

/** Eighths of a circle between two facings: 0 to 4. */
export function turnBetween(a: Facing, b: Facing): number {
  const eighths = Math.abs(a - b)
  return eighths > 4 ? 8 - eighths : eighths
}

/** The facing from a square toward another: exact for the eight directions, else the nearest. */
export function facingTo(from: Square, to: Square): Facing {
  const dx = columnOf(to) - columnOf(from)
  const dy = altitudeOf(to) - altitudeOf(from)
  const eighths = Math.round(Math.atan2(dy, dx) / (Math.PI / 4))
  return ((eighths + 8) % 8) as Facing
}

/** WL-8.1.2.a WL-Q-02 Ahead: within 45 degrees of the nose. */
export function isAhead(of: Square, facing: Facing, square: Square): boolean {
  const dx = columnOf(square) - columnOf(of)
  const dy = altitudeOf(square) - altitudeOf(of)
  if (dx === 0 && dy === 0) return false
  // Components along and across the nose, scaled alike for straight and diagonal facings.
  const fx = run(facing)
  const fy = rise(facing)
  const along = dx * fx + dy * fy
  const across = Math.abs(dy * fx - dx * fy)
  return along > 0 && across <= along
}

/** WL-8.1.2.a WL-Q-02 Behind: within 45 degrees of the tail. */
export function isBehind(of: Square, facing: Facing, square: Square): boolean {
  return isAhead(of, opposite(facing), square)
}
