import type { Formation, Place, Space } from '../../pack/formation.ts'
import { MIDDLE } from '../boxes/layout.ts'

/** The formation from above, nose up: a cell (a, b) is a diamond at x = a - b, y = -(a + b), two units across. */

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Plan {
  readonly formation: Formation
  /** Half the width and half the height of a cell, and the smaller of the two. */
  readonly across: number
  readonly along: number
  readonly unit: number
  space(space: Pick<Space, 'a' | 'b'>): Spot
  place(place: Pick<Place, 'p' | 'q'>): Spot
}

/** A cell is not drawn larger than this, however few there are. */
const LARGEST = 62
/** A wide formation is drawn a little longer than it is, a long one wider: room for what lies in it. */
const STRETCH = 1.4
const PLANS = new WeakMap<Formation, Plan>()

export function planOf(formation: Formation): Plan {
  const known = PLANS.get(formation)
  if (known) return known
  const plan = drawUp(formation)
  PLANS.set(formation, plan)
  return plan
}

function drawUp(formation: Formation): Plan {
  const xs = formation.spaces.map(({ a, b }) => a - b)
  const ys = formation.spaces.map(({ a, b }) => -(a + b))
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1]
  const [top, bottom] = [Math.min(...ys) - 1, Math.max(...ys) + 1]
  const [wide, high] = [MIDDLE.width / (right - left), MIDDLE.height / (bottom - top)]
  const across = Math.min(wide, high * STRETCH, LARGEST)
  const along = Math.min(high, across * STRETCH)
  const at = (x: number, y: number): Spot => ({
    x: MIDDLE.x + MIDDLE.width / 2 + (x - (left + right) / 2) * across,
    y: MIDDLE.y + MIDDLE.height / 2 + (y - (top + bottom) / 2) * along,
  })
  return {
    formation,
    across,
    along,
    unit: Math.min(across, along),
    space: ({ a, b }) => at(a - b, -(a + b)),
    place: ({ p, q }) => at(p - q, 1 - p - q),
  }
}

/** A cell, a little smaller than it is. */
export function diamond({ across, along }: Plan, { x, y }: Spot, inset: number): string {
  const [dx, dy] = [across - inset, along - inset]
  return `M${x} ${y - dy}L${x + dx} ${y}L${x} ${y + dy}L${x - dx} ${y}Z`
}
