import type { Size } from '@tallyho/kit'
import type { Formation, Place, Space } from '../../pack/formation.ts'
import type { Sheet } from '../docks/sheet.ts'

/** The formation from above, nose up: a cell (a, b) is a diamond at x = a - b, y = -(a + b), two units across. */

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Plan {
  readonly formation: Formation
  readonly sheet: Sheet
  /** Half the width and half the height of a cell. */
  readonly across: number
  readonly along: number
  /** Of a bomber's wing. */
  readonly span: number
  space(space: Pick<Space, 'a' | 'b'>): Spot
  place(place: Pick<Place, 'p' | 'q'>): Spot
}

/** A wide formation is drawn a little longer than it is, a long one wider: room for what lies in it. */
const STRETCH = 1.5
/** Wing span, in half widths and in half heights of a cell: who flies ahead keeps clear of who follows. */
const SPAN = { across: 1.76, along: 1.56, most: 136 }

export function planOf(formation: Formation, sheet: Sheet): Plan {
  const xs = formation.spaces.map(({ a, b }) => a - b)
  const ys = formation.spaces.map(({ a, b }) => -(a + b))
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1]
  const [top, bottom] = [Math.min(...ys) - 1, Math.max(...ys) + 1]
  const { margin } = sheet
  const [wide, high] = [
    (sheet.width - 2 * margin.x) / (right - left),
    (sheet.height - 2 * margin.y) / (bottom - top),
  ]
  const across = Math.min(wide, high * STRETCH)
  const along = Math.min(high, across * STRETCH)
  const at = (x: number, y: number): Spot => ({
    x: sheet.width / 2 + (x - (left + right) / 2) * across,
    y: sheet.height / 2 + (y - (top + bottom) / 2) * along,
  })
  return {
    formation,
    sheet,
    across,
    along,
    span: Math.min(across * SPAN.across, along * SPAN.along, SPAN.most),
    space: ({ a, b }) => at(a - b, -(a + b)),
    place: ({ p, q }) => at(p - q, 1 - p - q),
  }
}

/** Where a bomber's name stands, from its middle: away from the middle of the sheet, and behind the wing where that is small. */
export function nameSpot({ sheet: { print, width }, span }: Plan, { x }: Spot): Spot & Size {
  const size = { width: print * 1.65, height: print * 1.2 }
  const side = x >= width / 2 - 1 ? 1 : -1
  return {
    x: side * (span * 0.12 + size.width / 2),
    y: Math.max(span * 0.2, span * 0.07 + size.height / 2),
    ...size,
  }
}

/** A cell, a little smaller than it is. */
export function diamond({ across, along }: Plan, { x, y }: Spot, inset: number): string {
  const [dx, dy] = [across - inset, along - inset]
  return `M${tenth(x)} ${tenth(y - dy)}L${tenth(x + dx)} ${tenth(y)}L${tenth(x)} ${tenth(y + dy)}L${tenth(x - dx)} ${tenth(y)}Z`
}

export const tenth = (number: number): number => Math.round(number * 10) / 10

/** Where a cell's number stands: clear of the bombers on its corners, in parts of its half width and height. */
export function numberSpot(plan: Plan, space: Space): Spot {
  const { x, y } = plan.space(space)
  const { ahead } = space
  // A bomber ahead of one who comes from the nose is the one behind the cell, and so on.
  const [below, left, above, right] = [ahead.nose, ahead.right, ahead.tail, ahead.left].map(
    place => place !== undefined,
  )
  let [dx, dy] = [0, 0]
  if (left || right) dy = above ? 0.4 : below || (left && right) ? -0.36 : 0
  else if (above) dy = 0.24
  else if (below) dy = -0.26
  if (left && right && above && below) dy = 0
  if (left !== right) {
    const away = left ? 1 : -1
    dx = above || below ? 0.22 * away : 0.28 * away
    if (above) dy = 0.3
    else if (below) dy = -0.22
  }
  return { x: x + dx * plan.across, y: y + dy * plan.along }
}
