import type { BoxId, Hand, Position } from '../../pack/types.ts'
import type { Rect, Sheet } from './sheet.ts'

/** Where the boxes of a position lie along their edge of the sheet: slim while empty, as large as what is in them else. */

/** How many pieces are in a box. */
export type CountIn = (box: BoxId) => number
/** Boxes that can be chosen now, or where the piece under the pointer could be sent. */
export type IsOpen = (box: BoxId) => boolean

export interface Dock {
  readonly id: BoxId
  readonly rect: Rect
  /** The part of it where pieces stand. */
  readonly room: Rect
  /** Its name is written out. */
  readonly named: boolean
}

/** One place along an edge. */
interface Slot {
  readonly outer: BoxId
  readonly inner: BoxId | undefined
  /** Pieces beside each other in the fuller of the two. */
  readonly count: number
  readonly least: number
}

const GAP = 3
/** Of the seven places along an edge: Level. */
const MIDDLE = 3
/** Of a way in that nobody is in. */
const TAB = 11
/** Above the pieces of a box. */
const title = ({ print }: Sheet): number => Math.round(print + 5)
const PAD = 3

function slotsOf(position: Position, sheet: Sheet, count: CountIn): readonly Slot[] {
  const row = isRow(position)
  const back = (kind: 'return' | 'evasive', hand: Hand): Slot => {
    const outer: BoxId = `${position}/${kind}/${hand}`
    return { outer, inner: undefined, count: count(outer), least: sheet.signed }
  }
  const ahead = ALTITUDES_DOWN.map((altitude): Slot => {
    const outer: BoxId = `${position}/${altitude}`
    const inner: BoxId | undefined = row ? `${position as 'nose' | 'tail'}/approach/${altitude}` : undefined
    return {
      outer,
      inner,
      count: Math.max(count(outer), inner ? count(inner) : 0),
      least: row ? sheet.named : sheet.flank,
    }
  })
  return [
    back('evasive', 'high'),
    back('return', 'high'),
    ...ahead,
    back('return', 'low'),
    back('evasive', 'low'),
  ]
}

const ALTITUDES_DOWN = ['high', 'level', 'low'] as const
const isRow = (position: Position): boolean => position === 'nose' || position === 'tail'

/** The boxes of a position along an edge from one point to another, as near to the middle of it as can be. */
export function edgeOf(
  position: Position,
  sheet: Sheet,
  [from, to]: readonly [from: number, to: number],
  count: CountIn,
  isOpen: IsOpen,
): readonly Dock[] {
  const row = isRow(position)
  const slots = slotsOf(position, sheet, count)
  const cell = row ? sheet.piece.width : sheet.piece.height
  const head = row ? 0 : title(sheet)
  const deep = slots.map(() => 1)
  const lengthOf = (i: number) => {
    const { count: pieces, least } = slots[i] ?? { count: 0, least: 0 }
    return pieces === 0 ? least : Math.max(least, Math.ceil(pieces / (deep[i] ?? 1)) * cell + head + 2 * PAD)
  }
  const all = () => slots.reduce((sum, _, i) => sum + lengthOf(i) + GAP, -GAP)
  // Too long: the longest stands in one row more.
  while (all() > to - from) {
    const longest = slots.map((_, i) => i).sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? 0
    if ((slots[longest]?.count ?? 0) <= (deep[longest] ?? 1)) break
    deep[longest] = (deep[longest] ?? 1) + 1
  }
  const docks: Dock[] = []
  const middle = (row ? sheet.width : sheet.height) / 2
  // What grows pushes its neighbours outwards: the three boxes in the middle stay where they are.
  const before = slots.slice(0, MIDDLE).reduce((sum, _, i) => sum + lengthOf(i) + GAP, lengthOf(MIDDLE) / 2)
  let at = Math.max(from, Math.min(middle - before, to - all()))
  for (const [i, { outer, inner }] of slots.entries()) {
    const length = lengthOf(i)
    const rows = deep[i] ?? 1
    const depth = depthOf(sheet, row, count(outer) > 0 ? rows : 0, isOpen(outer))
    docks.push(dockAt(position, sheet, outer, { at, length, from: EDGE, depth }))
    if (inner) {
      const held = count(inner)
      const wayIn = held > 0 ? rows * sheet.piece.height + 2 * PAD : isOpen(inner) ? sheet.open : TAB
      docks.push(dockAt(position, sheet, inner, { at, length, from: EDGE + depth, depth: wayIn }))
    }
    at += length + GAP
  }
  return row ? docks : [...docks, ...flankWaysIn(position, sheet, docks, count, isOpen)]
}

/** From the edge of the sheet to the first box. */
const EDGE = 4

function depthOf(sheet: Sheet, row: boolean, rows: number, open: boolean): number {
  const slim = row ? sheet.slim : sheet.flank
  const held = row ? title(sheet) + rows * sheet.piece.height : rows * sheet.piece.width + 2 * PAD
  return Math.max(slim, rows > 0 ? held + PAD : 0, open ? Math.max(slim, sheet.open) : 0)
}

/** SR-Q-03 A flank has two Approach Boxes: beside High and the upper half of Level, and below. */
function flankWaysIn(
  position: Position,
  sheet: Sheet,
  docks: readonly Dock[],
  count: CountIn,
  isOpen: IsOpen,
): readonly Dock[] {
  const heights = ALTITUDES_DOWN.map(
    altitude => docks.find(({ id }) => id === `${position}/${altitude}`)?.rect,
  )
  const [high, level, low] = heights
  if (!high || !level || !low) return []
  const from = EDGE + Math.max(high.width, level.width, low.width)
  return (['high', 'low'] as const).map(hand => {
    const id: BoxId = `${position}/approach/${hand}`
    const middle = level.y + level.height / 2
    const [at, end] = hand === 'high' ? [high.y, middle - 1] : [middle + 1, low.y + low.height]
    const rows = Math.max(1, Math.floor((end - at - 2 * PAD) / sheet.piece.height))
    const columns = Math.ceil(count(id) / rows)
    const depth = columns > 0 ? columns * sheet.piece.width + 2 * PAD : isOpen(id) ? sheet.open : TAB
    return dockAt(position, sheet, id, { at, length: end - at, from, depth })
  })
}

/** `at` and `length` along the edge, `from` and `depth` away from it. */
function dockAt(
  position: Position,
  sheet: Sheet,
  id: BoxId,
  { at, length, from, depth }: { at: number; length: number; from: number; depth: number },
): Dock {
  const wayIn = id.includes('/approach/')
  const rect: Rect = {
    nose: { x: at, y: from, width: length, height: depth },
    tail: { x: at, y: sheet.height - from - depth, width: length, height: depth },
    left: { x: from, y: at, width: depth, height: length },
    right: { x: sheet.width - from - depth, y: at, width: depth, height: length },
  }[position]
  const head = wayIn ? 0 : title(sheet)
  const foot = position === 'tail' ? head : 0
  return {
    id,
    rect,
    room: {
      x: rect.x + PAD,
      y: rect.y + PAD + (position === 'tail' ? 0 : head - PAD),
      width: rect.width - 2 * PAD,
      height: rect.height - Math.max(head, foot) - (head === 0 ? 2 * PAD : PAD),
    },
    named: !wayIn,
  }
}
