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
  readonly count: number
  /** As long as it is while empty, and where the edge is too short for all. */
  readonly least: number
  readonly short: number
}

const GAP = 3
/** Of the seven places along an edge: Level. */
const MIDDLE = 3
/** Of a way in that nobody is in. */
const TAB = 11
/** Above the pieces of a box. */
const title = ({ print }: Sheet): number => Math.round(print + 5)
const PAD = 3
/** A box to come back by that is empty, where the edge is too short for all. */
const NARROW = 13

function slotsOf(position: Position, sheet: Sheet, count: CountIn, isOpen: IsOpen): readonly Slot[] {
  const least = isRow(position) ? sheet.named : sheet.flank
  const back = (kind: 'return' | 'evasive', hand: Hand): Slot => {
    const outer: BoxId = `${position}/${kind}/${hand}`
    const least = isRow(position) ? sheet.back : sheet.signed
    // Those who wait beside it stay in one row then, and cover no bomber.
    const short = isRow(position) && !isOpen(outer) ? NARROW : least
    return { outer, count: count(outer), least, short }
  }
  const ahead = ALTITUDES_DOWN.map((altitude): Slot => {
    const outer: BoxId = `${position}/${altitude}`
    return { outer, count: count(outer), least, short: sheet.flank }
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

interface Span {
  readonly from: number
  readonly to: number
}

/** Where the boxes of an edge may lie, from one point to another; ways in may reach farther, below what is in a corner. */
export interface Along extends Span {
  readonly inner: number
  /** What is left of it when the corners are as full as they mostly get: what lies within that stays there. */
  readonly lasting: Span
}

/** Of the seven places along a flank those that are kept long enough for a fighter, as far as there is room: first the three heights. */
const KEPT = [[0, 1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5], [2, 3, 4], []] as const

/** At nose and tail the three heights are kept long enough for two, as far as there is room. */
const KEPT_IN_ROW = [[2, 3, 4], []] as const

/** So many stand beside each other before a box grows along the edge: away from it first, so that no other is moved. */
const BESIDE = 2

/** The boxes of a position along an edge, as near to the middle of it as can be. */
export function edgeOf(
  position: Position,
  sheet: Sheet,
  along: Along,
  count: CountIn,
  isOpen: IsOpen,
): readonly Dock[] {
  const row = isRow(position)
  const cell = row ? sheet.piece.width : sheet.piece.height
  const head = row ? PAD : title(sheet)
  const long = (row ? BESIDE : 1) * cell + head + PAD
  const slots = keptLong(slotsOf(position, sheet, count, isOpen), row, long, along.lasting)
  // Who comes into a box stands beside those who are in it, or at nose and tail before them, so that no box moves.
  const deep = slots.map(({ count: pieces, least }) => {
    const rows = row ? (least < long ? 1 : Math.ceil(pieces / BESIDE)) : pieces
    return Math.max(1, Math.min(BESIDE, rows))
  })
  let shortened = false
  const lengthOf = (i: number) => {
    const { count: pieces, least, short } = slots[i] ?? { count: 0, least: 0, short: 0 }
    const empty = shortened ? short : least
    return pieces === 0 ? empty : Math.max(least, Math.ceil(pieces / (deep[i] ?? 1)) * cell + head + PAD)
  }
  const all = () => slots.reduce((sum, _, i) => sum + lengthOf(i) + GAP, -GAP)
  // Too long: the longest stands in one row more.
  const deepen = (room: number, most: number) => {
    while (all() > room) {
      const longest = slots
        .map((_, i) => i)
        .filter(i => (slots[i]?.count ?? 0) > (deep[i] ?? 1))
        .sort((a, b) => lengthOf(b) - lengthOf(a))[0]
      if (longest === undefined || (deep[longest] ?? 1) >= most) break
      deep[longest] = (deep[longest] ?? 1) + 1
    }
  }
  const lasting = along.lasting.to - along.lasting.from
  if (!row) deepen(lasting, BESIDE + 1)
  const { from, to } = along
  // Still too long: empty boxes are named by their height alone before that.
  if (all() > to - from) shortened = true
  deepen(to - from, Number.POSITIVE_INFINITY)
  const docks: Dock[] = []
  // What grows pushes its neighbours outwards: Level stays where it lies while all are empty, as far as there is room.
  const beforeLevel = (length: (i: number) => number) =>
    slots.slice(0, MIDDLE).reduce((sum, _, i) => sum + length(i) + GAP, length(MIDDLE) / 2)
  const emptyOf = (i: number) => slots[i]?.least ?? 0
  const empty = slots.reduce((sum, _, i) => sum + emptyOf(i) + GAP, -GAP)
  const middle = (row ? sheet.width : sheet.height) / 2
  const rest = Math.max(along.lasting.from, Math.min(middle - beforeLevel(emptyOf), along.lasting.to - empty))
  const wanted = rest + beforeLevel(emptyOf) - beforeLevel(lengthOf)
  let at = Math.max(from, Math.min(wanted, to - all()))
  for (const [i, { outer }] of slots.entries()) {
    const length = lengthOf(i)
    const depth = depthOf(sheet, row, count(outer) > 0 ? (deep[i] ?? 1) : 0, isOpen(outer))
    docks.push(dockAt(position, sheet, outer, { at, length, from: EDGE, depth }))
    at += length + GAP
  }
  return [...docks, ...waysInto(position, sheet, docks, along, count, isOpen)]
}

/** A fighter that comes into a box moves no other then. */
function keptLong(slots: readonly Slot[], row: boolean, one: number, { from, to }: Span): readonly Slot[] {
  const lengthOf = (kept: readonly number[]) =>
    slots.reduce((sum, { least }, i) => sum + (kept.includes(i) ? one : least) + GAP, -GAP)
  const kept: readonly number[] = (row ? KEPT_IN_ROW : KEPT).find(some => lengthOf(some) <= to - from) ?? []
  return slots.map((slot, i) => (kept.includes(i) ? { ...slot, least: one } : slot))
}

/** From the edge of the sheet to the first box. */
const EDGE = 4

function depthOf(sheet: Sheet, row: boolean, rows: number, open: boolean): number {
  const slim = row ? sheet.slim : sheet.flank
  const held = row ? title(sheet) + rows * sheet.piece.height : rows * sheet.piece.width + 2 * PAD
  return Math.max(slim, rows > 0 ? held + PAD : 0, open ? Math.max(slim, sheet.open) : 0)
}

/** A way in, as it would lie before the boxes that lead to it. */
interface WayIn {
  readonly id: BoxId
  readonly at: number
  readonly length: number
  readonly from: number
}

/**
 * The Approach Boxes of an edge. Whoever is in one stands in a single row along the edge, so that no bomber is covered whom he might
 * attack: over the empty ones beside it, unless those can be chosen.
 */
function waysInto(
  position: Position,
  sheet: Sheet,
  docks: readonly Dock[],
  along: Along,
  count: CountIn,
  isOpen: IsOpen,
): readonly Dock[] {
  const row = isRow(position)
  const ways = row ? rowWaysIn(position, docks) : flankWaysIn(position, docks)
  const cell = row ? sheet.piece.width : sheet.piece.height
  const thick = row ? sheet.piece.height : sheet.piece.width
  const held = ways.filter(({ id }) => count(id) > 0)
  const kept = ways.filter(({ id }) => count(id) > 0 || isOpen(id))
  const most = along.inner - along.from - (kept.length - 1) * GAP
  const others = kept.filter(({ id }) => count(id) === 0).reduce((sum, { length }) => sum + length, 0)
  const pieces = held.reduce((sum, { id }) => sum + count(id), 0)
  const rows = Math.max(1, Math.ceil((pieces * cell + 2 * PAD * held.length) / Math.max(cell, most - others)))
  const grown = kept.map(way => {
    const length = Math.max(way.length, Math.ceil(count(way.id) / rows) * cell + 2 * PAD)
    return { ...way, length, at: way.at + (way.length - length) / 2 }
  })
  const laid = apart(grown, along.from, along.inner)
  const empty = ways.filter(way => !kept.includes(way) && laid.every(other => isClear(way, other)))
  // One that has grown along the edge begins where the deepest box ends that it lies before.
  const behind = ({ at, length, from }: WayIn): number =>
    Math.max(
      from,
      ...docks
        .map(({ rect: { x, y, width, height } }) =>
          row ? { at: x, length: width, from: EDGE + height } : { at: y, length: height, from: EDGE + width },
        )
        .filter(dock => !isClear(dock, { at, length }))
        .map(dock => dock.from),
    )
  return [...laid.map(way => ({ ...way, from: behind(way) })), ...empty].map(({ id, at, length, from }) => {
    const depth = count(id) > 0 ? rows * thick + 2 * PAD : isOpen(id) ? sheet.open : TAB
    return dockAt(position, sheet, id, { at, length, from, depth })
  })
}

type Stretch = Pick<WayIn, 'at' | 'length'>

const isClear = (one: Stretch, other: Stretch): boolean =>
  one.at + one.length <= other.at || other.at + other.length <= one.at

/** Side by side between two points, each as near to where it would lie as can be. */
function apart(ways: readonly WayIn[], from: number, to: number): readonly WayIn[] {
  const laid: WayIn[] = []
  let least = from
  for (const way of ways) {
    const at = Math.max(way.at, least)
    laid.push({ ...way, at })
    least = at + way.length + GAP
  }
  let most = to
  return laid
    .toReversed()
    .map(way => {
      const at = Math.min(way.at, most - way.length)
      most = at - GAP
      return { ...way, at }
    })
    .toReversed()
}

/** At nose and tail each height has one, before its box. */
function rowWaysIn(position: Position, docks: readonly Dock[]): readonly WayIn[] {
  return ALTITUDES_DOWN.flatMap(altitude => {
    const rect = docks.find(dock => dock.id === `${position}/${altitude}`)?.rect
    const id: BoxId = `${position as 'nose' | 'tail'}/approach/${altitude}`
    return rect ? [{ id, at: rect.x, length: rect.width, from: EDGE + rect.height }] : []
  })
}

/** SR-Q-03 A flank has two Approach Boxes: beside High and the upper half of Level, and below. */
function flankWaysIn(position: Position, docks: readonly Dock[]): readonly WayIn[] {
  const heights = ALTITUDES_DOWN.map(
    altitude => docks.find(({ id }) => id === `${position}/${altitude}`)?.rect,
  )
  const [high, level, low] = heights
  if (!high || !level || !low) return []
  const from = EDGE + Math.max(high.width, level.width, low.width)
  const middle = level.y + level.height / 2
  return (['high', 'low'] as const).map(hand => {
    const [at, end] = hand === 'high' ? [high.y, middle - 1] : [middle + 1, low.y + low.height]
    return { id: `${position}/approach/${hand}`, at, length: end - at, from }
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
