import type { SunArc } from '../../pack/types.ts'
import { ALTITUDES, altitudeOf, COLUMNS, columnOf } from '../../rules/01-words/geometry.ts'
import type { Square } from '../../state.ts'

/** Where squares lie on the drawing. */

/** Side of a square. */
export const CELL = 40
/** Beside the sky, where units wait that are about to enter. */
export const LEFT_MARGIN = 56
const RIGHT_MARGIN = 56
export const TOP_MARGIN = 4
/** The strip below altitude 0 on which surface units stand, in two rows. */
export const GROUND = 124

export const SKY_WIDTH = COLUMNS * CELL
export const SKY_HEIGHT = ALTITUDES * CELL
export const RIGHT_EDGE = LEFT_MARGIN + SKY_WIDTH
/** Where altitude 0 ends and the ground begins. */
export const GROUND_LINE = TOP_MARGIN + SKY_HEIGHT

export const BOX = {
  x: 0,
  y: 0,
  width: RIGHT_EDGE + RIGHT_MARGIN,
  height: GROUND_LINE + GROUND,
}

/** The picture of the sky goes on beyond the drawing, whatever the shape of the window. */
export const BLEED = 300

/** Left side of a column. */
export function leftOf(column: number): number {
  return LEFT_MARGIN + column * CELL
}

/** Upper side of an altitude. */
export function topOf(altitude: number): number {
  return TOP_MARGIN + (ALTITUDES - 1 - altitude) * CELL
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export function centreOf(square: Square): Spot {
  return { x: leftOf(columnOf(square)) + CELL / 2, y: topOf(altitudeOf(square)) + CELL / 2 }
}

/** The square under a point of the drawing, or nothing. */
export function squareUnder(x: number, y: number): Square | undefined {
  const column = Math.floor((x - LEFT_MARGIN) / CELL)
  const altitude = ALTITUDES - 1 - Math.floor((y - TOP_MARGIN) / CELL)
  if (column < 0 || column >= COLUMNS || altitude < 0 || altitude >= ALTITUDES) return undefined
  return column * ALTITUDES + altitude
}

/** Altitude 19 lies at about 33,000 feet. */
const FEET_A_LEVEL = 33_000 / 19

/** Feet of an altitude, to the nearest 500. */
function feetOf(altitude: number): number {
  return Math.round((altitude * FEET_A_LEVEL) / 500) * 500
}

export function feetText(altitude: number): string {
  return altitude === 0 ? 'on the deck' : `${feetOf(altitude).toLocaleString('en-GB')} ft`
}

/** A number from 0 to 1 that is always the same for the same seed: for what is strewn over the drawing. */
export function strewn(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return wave - Math.floor(wave)
}

/** Altitudes whose height in feet is written. */
export const LEVELS: readonly number[] = [5, 10, 15]

export const ALL_ALTITUDES: readonly number[] = Array.from({ length: ALTITUDES }, (_, altitude) => altitude)
export const ALL_COLUMNS: readonly number[] = Array.from({ length: COLUMNS }, (_, column) => column)

/** Where the Sun stands. */
export const SUN_AT: Readonly<Record<SunArc, Spot>> = {
  'left-horizon': { x: 34, y: GROUND_LINE - 36 },
  'left-upper': { x: 44, y: TOP_MARGIN + 52 },
  above: { x: BOX.width / 2, y: TOP_MARGIN + 16 },
  'right-upper': { x: RIGHT_EDGE + 12, y: TOP_MARGIN + 52 },
  'right-horizon': { x: RIGHT_EDGE + 22, y: GROUND_LINE - 36 },
}
