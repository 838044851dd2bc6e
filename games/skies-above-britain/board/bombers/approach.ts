import type { Position } from '../../pack/types.ts'
import { type Plan, type Slot, type Spot, slotAt } from './place.ts'
import { type Box, isClear, leastOf, placesFor } from './room.ts'
import { FROM } from './ways.ts'

/** Who is attacked, and from where. */
export interface Aim {
  readonly target: Spot
  readonly angle: Position
}

/** SAB-BMB-14 Where attackers are drawn: each off the side that he comes from, as near to his target as there is room. */
export function attackers(
  plan: Plan,
  aims: readonly Aim[],
  clearOf: readonly Box[],
  named: boolean,
): readonly Slot[] {
  const slots = named && slotsFor(plan, aims, clearOf, true)
  return slots || slotsFor(plan, aims, clearOf, false) || slotsFor(plan, aims, [], false) || []
}

/** Undefined if they find no room. Who is first takes his place first, and keeps it. */
function slotsFor(
  { size, fighter }: Plan,
  aims: readonly Aim[],
  clearOf: readonly Box[],
  named: boolean,
): readonly Slot[] | undefined {
  const room = placesFor(size, named ? fighter.named : fighter.bare, clearOf)
  const laid: Box[] = []
  for (const aim of aims) {
    const free = room.filter(one => isClear(one, laid))
    const spot = leastOf(free, one => costOf(one, aim))
    if (!spot) return undefined
    laid.push(spot)
  }
  return laid.map(({ x, y }) => slotAt(named, x, y))
}

/** Nearer is better, straight before his guns better still; the wrong side is the last resort. */
function costOf({ x, y }: Spot, { target, angle }: Aim): number {
  const side = FROM[angle]
  const off = { x: x - target.x, y: y - target.y }
  const along = off.x * side.x + off.y * side.y
  const aside = Math.abs(off.x * side.y) + Math.abs(off.y * side.x)
  return Math.hypot(along, 1.3 * aside) + (aside > along ? 400 : 0) + (along < 0 ? 4000 : 0)
}
