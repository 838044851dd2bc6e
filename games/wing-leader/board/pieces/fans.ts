import type { ViewBox } from '@tallyho/kit'
import { unitAt } from '../../rules/01-words/units.ts'
import type { Battle, Square, UnitNo } from '../../state.ts'
import { BOX, CELL, centreOf, GROUND_LINE, type Spot } from '../sky/places.ts'
import { boxOf, type Fan, type Group, isOutside, type Layout, type Place } from './layout.ts'

/**
 * Units that share a square, whole: fanned out about it where the squares around leave room. Who fights there lies in a ring, the
 * sides face to face.
 */

/** How large a counter is drawn, and half of the room that it takes with all that hangs on it. */
const FAN_SCALE = 0.92
const HALF = 21
/** How far round its counters a ring is drawn, and a tray. */
const RIM = 5
/** A ring leaves its middle open where there is room. */
const OPEN = 33
/** What stands at the corner of a square takes up so much. */
const SIGN = 19
/** So many may lie in one row. */
const ROW = 3

type Shape = Pick<Fan, 'spots' | 'wide' | 'high' | 'isRing'>

/** So many squares away a fan may lie at most, and from how many places it may choose in each square. */
const FAR = 2.3
const FINE = 4

/** Steps from a square to where its fan may lie, the nearest first. */
const STEPS: readonly Spot[] = (() => {
  const most = Math.floor(FAR * FINE)
  const steps = Array.from({ length: 2 * most + 1 }, (_, i) => ((i - most) * CELL) / FINE)
  const far = ({ x, y }: Spot) => Math.hypot(x, y)
  return steps
    .flatMap(y => steps.map(x => ({ x, y })))
    .filter(step => far(step) <= FAR * CELL)
    .toSorted((a, b) => far(a) - far(b))
})()

/**
 * The layout with every stack fanned out that finds room: over no counter, flag or balloon, and with no counter over a square that is
 * asked about. Else it stays a stack.
 */
export function fanned(battle: Battle, layout: Layout, asked: readonly Square[]): Layout {
  // Beside a counter that can be flown to stand what that costs and the key of the answer.
  const held = new Set(layout.groups.map(({ square }) => square))
  const lit = asked.map(square =>
    held.has(square) ? boxRound(centreOf(square), CELL / 2 + SIGN) : boxOf(square),
  )
  const flags = battle.units.flatMap(({ at, vector }) => (at === 'map' ? (vector ?? []) : []))
  const still = [...flags, ...battle.balloons.map(({ square }) => square)].map(boxOf)
  const laid = new Map<Group, readonly Fan[]>()
  const stacks = layout.groups.filter(
    ({ heaped, edge, square }) => heaped && edge === undefined && square !== battle.fight?.square,
  )
  // Who fights is to be seen first.
  for (const group of stacks.toSorted((a, b) => Number(b.whirls) - Number(a.whirls) || a.square - b.square)) {
    const others = layout.groups.filter(other => other !== group).map(({ at }) => boxRound(at, CELL / 2))
    const fans = fansOf(battle, group, [...still, ...others, ...[...laid.values()].flat().map(boxOfFan)], lit)
    if (fans) laid.set(group, fans)
  }
  const spots = new Map(layout.spots)
  for (const { units, at, spots: own } of [...laid.values()].flat())
    for (const [i, no] of units.entries()) {
      const { x, y } = own[i] ?? at
      spots.set(no, { ...(spots.get(no) as Place), x, y, scale: FAN_SCALE, strip: undefined })
    }
  const groups = layout.groups.map(group => {
    const fans = laid.get(group)
    return fans ? { ...group, heaped: false, fans } : group
  })
  return { ...layout, groups, spots }
}

/** A ring of those who fight and a tray of those who do not, which is nearest to the square; undefined where one finds no room. */
function fansOf(
  battle: Battle,
  { at: home, units, whirls }: Group,
  taken: readonly ViewBox[],
  asked: readonly ViewBox[],
): readonly Fan[] | undefined {
  const outside = units.filter(no => !whirls || isOutside(battle, unitAt(battle, no)))
  const parts = [outside, units.filter(no => !outside.includes(no))].filter(part => part.length > 0)
  const fans: Fan[] = []
  for (const part of parts) {
    const shapes = shapesFor(part.length, part !== outside)
    const others = [...taken, ...fans.map(boxOfFan)]
    const found = firstOf(STEPS, step =>
      firstOf(shapes, shape => {
        const fan = { ...shape, at: { x: home.x + step.x, y: home.y + step.y }, units: part }
        return isFree(fan, others, asked) ? fan : undefined
      }),
    )
    if (!found) return undefined
    fans.push(seated(battle, found))
  }
  return fans
}

function firstOf<T, R>(things: readonly T[], of: (thing: T) => R | undefined): R | undefined {
  for (const thing of things) {
    const found = of(thing)
    if (found !== undefined) return found
  }
  return undefined
}

function isFree(fan: Fan, taken: readonly ViewBox[], asked: readonly ViewBox[]): boolean {
  const { at, wide, high, spots, isRing } = fan
  if (at.x - wide < BOX.x || at.x + wide > BOX.x + BOX.width) return false
  if (at.y - high < BOX.y || at.y + high > GROUND_LINE) return false
  const own = boxOfFan(fan)
  if (taken.some(box => isOver(own, box) && (!isRing || awayFrom(at, box) < wide))) return false
  return spots.every(spot => {
    const counter = boxRound({ x: at.x + spot.x, y: at.y + spot.y }, HALF)
    return asked.every(box => !isOver(counter, box))
  })
}

/** The raider’s on the left. */
function seated(battle: Battle, fan: Fan): Fan {
  const { at, units, spots, isRing } = fan
  const isRaider = (no: UnitNo) => Number(unitAt(battle, no).side === 'raider')
  const placed = spots.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }))
  if (!isRing) return { ...fan, spots: placed }
  return {
    ...fan,
    units: units.toSorted((a, b) => isRaider(b) - isRaider(a) || a - b),
    spots: placed.toSorted((a, b) => a.x - b.x || a.y - b.y),
  }
}

function shapesFor(units: number, isRing: boolean): readonly Shape[] {
  if (isRing) return [ringOf(units, OPEN), ringOf(units, HALF)]
  const across = new Set([Math.ceil(Math.sqrt(units)), ...(units <= ROW ? [units, 1] : [])])
  return [...across].map(one => trayOf(units, one))
}

/** On a circle, the first of two to the left, else at the top. */
function ringOf(units: number, least: number): Shape {
  const spotsAt = (far: number) =>
    Array.from({ length: units }, (_, i) => {
      const turn = ((i / units) * 2 - (units === 2 ? 1 : 0.5)) * Math.PI
      return { x: Math.cos(turn) * far, y: Math.sin(turn) * far }
    })
  let far = units === 1 ? 0 : least
  while (areTooNear(spotsAt(far))) far++
  const reach = far + HALF + RIM
  return { spots: spotsAt(far), wide: reach, high: reach, isRing: true }
}

function areTooNear(spots: readonly Spot[]): boolean {
  return spots.some((a, i) =>
    spots.slice(i + 1).some(b => Math.abs(a.x - b.x) < 2 * HALF && Math.abs(a.y - b.y) < 2 * HALF),
  )
}

/** Row by row. */
function trayOf(units: number, across: number): Shape {
  const rows = Math.ceil(units / across)
  const spots = Array.from({ length: units }, (_, i) => {
    const row = Math.floor(i / across)
    const inRow = Math.min(across, units - row * across)
    return { x: ((i % across) - (inRow - 1) / 2) * 2 * HALF, y: (row - (rows - 1) / 2) * 2 * HALF }
  })
  // One alone lies in its square as ever.
  const rim = units === 1 ? CELL / 2 - HALF : RIM
  return { spots, wide: across * HALF + rim, high: rows * HALF + rim, isRing: false }
}

const boxRound = ({ x, y }: Spot, wide: number, high = wide): ViewBox => ({
  x: x - wide,
  y: y - high,
  width: 2 * wide,
  height: 2 * high,
})

const boxOfFan = ({ at, wide, high }: Fan): ViewBox => boxRound(at, wide, high)

/** Touching is not lying over. */
const HAIR = 0.5

const isOver = (a: ViewBox, b: ViewBox): boolean =>
  a.x + a.width > b.x + HAIR &&
  b.x + b.width > a.x + HAIR &&
  a.y + a.height > b.y + HAIR &&
  b.y + b.height > a.y + HAIR

/** How far a box is from a point. */
function awayFrom({ x, y }: Spot, box: ViewBox): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width)
  const dy = Math.max(box.y - y, 0, y - box.y - box.height)
  return Math.hypot(dx, dy)
}
