import type { ElementPlan } from '../../pack/formation.ts'
import { STATIONS } from '../../pack/types.ts'
import type { ElementNo } from '../../state.ts'
import { escortSide, lineOf } from '../docks/layout.ts'
import type { Rect } from '../docks/sheet.ts'
import { numberSpot, type Plan, type Spot } from './places.ts'

/** Where the name of each element stands: beside it, clear of bombers, numbers and other names. */

export interface ElementLabel extends Spot {
  readonly anchor: 'start' | 'middle' | 'end'
}

/** How deep a box with fighters in it lies on the sheet, in margins. */
const GROWN = 2.6

/** Of a narrow capital, in parts of its size. */
const LETTER = 0.56

export function labelsOf(plan: Plan): ReadonlyMap<ElementNo, ElementLabel> {
  const { formation, sheet } = plan
  const { print } = sheet
  const taken: Rect[] = [
    ...formation.places.map(place => around(plan.place(place), plan.span * 1.02, plan.span * 0.66)),
    ...formation.spaces.map(space => around(numberSpot(plan, space), print * 1.6, print * 1.7)),
  ]
  const labels = new Map<ElementNo, ElementLabel>()
  for (const element of formation.elements) {
    const wide = Math.max(element.name.length * print * LETTER, print * 4.6)
    let best: { label: ElementLabel; rect: Rect; cost: number } | undefined
    for (const label of candidates(plan, element)) {
      const rect = rectOf(label, wide, print * 2.3)
      const cost = costOf(rect, taken, plan) + strayed(rect, element, plan)
      if (!best || cost < best.cost) best = { label, rect, cost }
    }
    if (!best) continue
    labels.set(element.no, best.label)
    taken.push(best.rect)
  }
  return labels
}

const around = ({ x, y }: Spot, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

function rectOf({ x, y, anchor }: ElementLabel, width: number, height: number): Rect {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { x: left, y: y - height / 2, width, height }
}

/** Outside the borders of its cells, and within the cells themselves: the farther outside the better. */
function candidates({ formation, ...plan }: Plan, element: ElementPlan): readonly ElementLabel[] {
  const found: ElementLabel[] = []
  for (const no of element.spaces) {
    const space = formation.spaces[no]
    if (!space) continue
    const { x, y } = plan.space(space)
    const { across, along } = plan
    const free = (da: number, db: number) => formation.spaceAt(space.a + da, space.b + db) === undefined
    for (const [da, db, side, up] of SIDES)
      if (free(da, db))
        for (const far of [0.62, 0.5, 0.75])
          found.push({
            x: x + side * across * far + side * 8,
            y: y + up * along * (1 - far) - up * -6,
            anchor: side > 0 ? 'start' : 'end',
          })
    for (const dy of [0, -0.4, 0.4]) found.push({ x, y: y + dy * along, anchor: 'middle' })
  }
  return found
}

/** Toward the neighbour over each edge, and on which side of the cell that is. */
const SIDES = [
  [1, 0, 1, -1],
  [0, 1, -1, -1],
  [0, -1, 1, 1],
  [-1, 0, -1, 1],
] as const

/** What it covers of others, and how far off the free part of the sheet it is. */
function costOf(rect: Rect, taken: readonly Rect[], { sheet, formation, ...plan }: Plan): number {
  let cost = 0
  for (const other of taken) cost += shared(rect, other)
  const { margin } = sheet
  const [left, right] = [margin.x * 0.9, sheet.width - margin.x * 0.9]
  if (rect.x < left || rect.x + rect.width > right) cost += 4000
  if (rect.y < margin.y * 1.1 || rect.y + rect.height > sheet.height - margin.y * 1.1) cost += 4000
  const corner = { x: 0, y: 0, width: sheet.corner + 8, height: 150 }
  // A marker at each station of the escort.
  const escorts = {
    ...corner,
    height: (STATIONS.length + 1) * lineOf(sheet) + STATIONS.length * escortSide(sheet),
  }
  cost += shared(rect, escorts) + shared(rect, { ...corner, x: sheet.width - corner.width })
  // Boxes ahead and behind grow toward the formation when fighters are in them.
  const docks = { x: sheet.width / 4, y: 0, width: sheet.width / 2, height: margin.y * GROWN }
  cost += shared(rect, docks) + shared(rect, { ...docks, y: sheet.height - docks.height })
  // Within a cell it hides the sky that one shoots through.
  for (const space of formation.spaces) {
    const at = plan.space(space)
    const [dx, dy] = [rect.x + rect.width / 2 - at.x, rect.y + rect.height / 2 - at.y]
    if (Math.abs(dx) / plan.across + Math.abs(dy) / plan.along < 1) cost += 90
  }
  return cost
}

/** Over the cells of others it would be read as their name. */
const STRAYED = 3000

function strayed({ x, y, width, height }: Rect, { no }: ElementPlan, { formation, ...plan }: Plan): number {
  const isIn = formation.spaces.some(space => {
    const at = plan.space(space)
    const [dx, dy] = [x + width / 2 - at.x, y + height / 2 - at.y]
    return (
      Math.abs(dx) / plan.across + Math.abs(dy) / plan.along < 1 && space.elements.some(one => one !== no)
    )
  })
  return isIn ? STRAYED : 0
}

function shared(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return wide > 0 && high > 0 ? wide * high : 0
}
