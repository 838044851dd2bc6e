import type { Size } from '@tallyho/kit'
import type { FaceSize } from '../pieces/FighterFace.tsx'

/** The sheet that the air is drawn on, in pixels: as large as its window, or larger where that is too small for it. */

export interface Rect extends Size {
  readonly x: number
  readonly y: number
}

export interface Sheet extends Size {
  /** Size of the print. */
  readonly print: number
  /** A fighter with his name, and one who is far off on his way home. */
  readonly piece: FaceSize
  readonly far: FaceSize
  /** Along the edge: a box that has only its name; a box to come back by, beside it, and on a flank. */
  readonly named: number
  readonly back: number
  readonly signed: number
  /** How deep a box is while nothing is in it, at nose and tail and on the flanks; and one that can be chosen. */
  readonly slim: number
  readonly flank: number
  readonly open: number
  /** Width of what stands in a corner ahead of the formation, and behind it. */
  readonly corner: number
  readonly foot: number
  /** Left of the formation and right of it, ahead of it and behind it. */
  readonly margin: { readonly x: number; readonly y: number }
}

type Kind = Omit<Sheet, keyof Size>

const DESK: Kind = {
  print: 12.5,
  piece: { width: 54, height: 56, plane: 43, print: 12.5 },
  far: { width: 54, height: 41, plane: 25, print: 12.5 },
  named: 84,
  back: 42,
  signed: 32,
  slim: 23,
  flank: 46,
  open: 44,
  corner: 206,
  foot: 252,
  margin: { x: 66, y: 54 },
}
const HALL: Kind = {
  print: 14,
  piece: { width: 64, height: 66, plane: 52, print: 14 },
  far: { width: 64, height: 46, plane: 28, print: 14 },
  named: 96,
  back: 52,
  signed: 36,
  slim: 26,
  flank: 54,
  open: 50,
  corner: 240,
  foot: 330,
  margin: { x: 80, y: 62 },
}
const SMALL: Kind = {
  print: 11.5,
  piece: { width: 47, height: 50, plane: 38, print: 11.5 },
  far: { width: 47, height: 38, plane: 23, print: 11.5 },
  named: 49,
  back: 38,
  signed: 26,
  slim: 21,
  flank: 40,
  open: 40,
  corner: 152,
  foot: 164,
  margin: { x: 61, y: 46 },
}
const THUMB: Kind = {
  print: 12.5,
  piece: { width: 51, height: 54, plane: 40, print: 12.5 },
  far: { width: 51, height: 41, plane: 25, print: 12.5 },
  named: 80,
  back: 46,
  signed: 42,
  slim: 26,
  flank: 46,
  open: 46,
  corner: 126,
  foot: 126,
  margin: { x: 71, y: 52 },
}

/** Narrower than this it is a phone; wider than these a desk, and a screen on the wall. */
const PHONE = 560
const WIDE = 900
const WIDEST = 1360
/** What a sheet must have at least; under a thumb it is pinched anyway. */
const LEAST: Size = { width: 680, height: 560 }
const LEAST_BY_THUMB: Size = { width: 780, height: 760 }

export function sheetOf({ width, height }: Size): Sheet {
  const least = width < PHONE ? LEAST_BY_THUMB : LEAST
  const kind = width < PHONE ? THUMB : width < WIDE ? SMALL : width < WIDEST ? DESK : HALL
  return { ...kind, width: Math.max(width, least.width), height: Math.max(height, least.height) }
}

export const middleOf = ({ x, y, width, height }: Rect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
})
