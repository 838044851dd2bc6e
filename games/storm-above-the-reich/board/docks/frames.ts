import type { Box } from '../../rules/05-map/boxes.ts'
import type { Rect } from './sheet.ts'

/** Outlines of boxes: a way in points to the bombers. */

const R = 3
/** How far its point reaches. */
const TIP = 9

export function outlineOf({ kind, position }: Box, { x, y, width, height }: Rect): string {
  const [right, foot] = [x + width, y + height]
  if (kind !== 'approach' || position === undefined)
    return `M${x + R} ${y}H${right - R}Q${right} ${y} ${right} ${y + R}V${foot - R}Q${right} ${foot} ${right - R} ${foot}H${x + R}Q${x} ${foot} ${x} ${foot - R}V${y + R}Q${x} ${y} ${x + R} ${y}Z`
  const tip = Math.min(TIP, height / 2, width / 2)
  const [midX, midY] = [x + width / 2, y + height / 2]
  return {
    nose: `M${x} ${y}H${right}V${foot - tip * 0.4}L${midX} ${foot + tip}L${x} ${foot - tip * 0.4}Z`,
    tail: `M${x} ${foot}H${right}V${y + tip * 0.4}L${midX} ${y - tip}L${x} ${y + tip * 0.4}Z`,
    left: `M${x} ${y}V${foot}H${right - tip * 0.4}L${right + tip} ${midY}L${right - tip * 0.4} ${y}Z`,
    right: `M${right} ${y}V${foot}H${x + tip * 0.4}L${x - tip} ${midY}L${x + tip * 0.4} ${y}Z`,
  }[position]
}
