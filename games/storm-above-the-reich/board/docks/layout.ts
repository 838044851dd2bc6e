import type { Size } from '@tallyho/kit'
import { type BoxId, POSITIONS, type Position, STATIONS, type Station } from '../../pack/types.ts'
import { escortsIn, fightersIn } from '../../rules/05-map/table.ts'
import type { EscortMarker, Fighter, Mission } from '../../state.ts'
import { type Along, type Dock, edgeOf, type IsOpen } from './edges.ts'
import type { Rect, Sheet } from './sheet.ts'

/** Everything that stands at the edges and in the corners of the sheet, and where each piece in it is. */

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Fighters out of the fight, wherever they are now. */
const OUT: readonly Fighter['at'][] = ['exited', 'fate', 'home', 'lost']

export interface Held {
  readonly fighters: readonly Fighter[]
  readonly markers: readonly EscortMarker[]
}

export interface Group extends Held {
  readonly group: number
  readonly rect: Rect
}

export interface Layout {
  readonly sheet: Sheet
  readonly docks: ReadonlyMap<BoxId, Dock>
  readonly escort: Rect
  readonly stations: ReadonlyMap<Station, Rect>
  readonly groups: readonly Group[]
  readonly reserve: Rect
  readonly gone: Rect
}

const GAP = 6
const EDGE = 4
const EMPTY: Rect = { x: 0, y: 0, width: 0, height: 0 }

export const reserveOf = ({ fighters }: Mission): readonly Fighter[] =>
  fighters.filter(({ at }) => at === 'reserve')
export const goneOf = ({ fighters }: Mission): readonly Fighter[] =>
  fighters.filter(({ at }) => OUT.includes(at))

export function layOut(sheet: Sheet, mission: Mission, highBombing: boolean, isOpen: IsOpen): Layout {
  const corner = cornersOf(sheet, mission, highBombing, isOpen)
  const count = (box: BoxId): number => fightersIn(mission, box).length + escortsIn(mission, box).length
  const between = (from: number, to: number, inner = to, lasting = { from, to }): Along => ({
    from,
    to,
    inner,
    lasting: { from: Math.max(from, lasting.from), to: Math.min(to, lasting.to) },
  })
  const full = fullCorners(sheet, mission, highBombing)
  // Above its boxes stands the name of a flank.
  const flank = (from: number, to: number, lastFrom: number, lastTo: number): Along => {
    const name = GAP + lineOf(sheet)
    return between(from + name, to - GAP, to - GAP, { from: lastFrom + name, to: lastTo - GAP })
  }
  const [ahead, behind] = [sheet.corner + 2 * GAP, sheet.foot + 2 * GAP]
  const fight = endOf((corner.bombing ?? corner.dogfight).rect)
  const along: Readonly<Record<Position, Along>> = {
    // Below a corner that has only a name there is room for whoever goes in from ahead.
    nose: between(
      ahead,
      sheet.width - ahead,
      fight <= EDGE + sheet.slim ? sheet.width - EDGE : sheet.width - ahead,
    ),
    tail: between(
      corner.gone.width > 0 ? endAcross(corner.gone) + 2 * GAP : EDGE,
      corner.reserve.width > 0 ? corner.reserve.x - 2 * GAP : sheet.width - EDGE,
      undefined,
      { from: behind, to: sheet.width - behind },
    ),
    left: flank(endOf(corner.escort), topOf(corner.gone, sheet), full.escort, full.gone),
    right: flank(fight, topOf(corner.reserve, sheet), full.fight, full.reserve),
  }
  const docks = POSITIONS.flatMap(position => edgeOf(position, sheet, along[position], count, isOpen))
  const all = [...docks, corner.dogfight, ...(corner.bombing ? [corner.bombing] : [])]
  const { escort, stations, groups, reserve, gone } = corner
  return { sheet, docks: new Map(all.map(dock => [dock.id, dock])), escort, stations, groups, reserve, gone }
}

/** Of fighters who wait, and who are gone: so many rows are reckoned with at most. */
const MOST_ROWS = { reserve: 3, gone: 2 } as const

/** Where the corners end when every escort is at its station, one dogfight goes on, and fighters wait or are gone. */
function fullCorners(sheet: Sheet, { escort: { markers }, fighters }: Mission, highBombing: boolean) {
  const line = lineOf(sheet)
  const across = acrossIn(sheet.corner, escortSide(sheet))
  const rows =
    Math.min(STATIONS.length, markers.length) +
    Math.floor(Math.max(0, markers.length - STATIONS.length) / across)
  const foot = sheet.height - EDGE - line - 3
  const rowsOf = (most: number, { width, height }: Size) =>
    Math.min(most, Math.ceil(fighters.length / acrossIn(sheet.foot, width))) * height
  return {
    escort: EDGE + line + STATIONS.length * (line - 1) + rows * escortSide(sheet) + 2,
    fight: EDGE + line + sheet.piece.height + 11 + (highBombing ? line + 5 : 0),
    gone: foot - rowsOf(MOST_ROWS.gone, sheet.far),
    reserve: foot - rowsOf(MOST_ROWS.reserve, sheet.piece),
  }
}

const endOf = ({ y, height }: Rect): number => y + height
const endAcross = ({ x, width }: Rect): number => x + width
const topOf = (bench: Rect, { height }: Sheet): number => (bench.height > 0 ? bench.y : height - EDGE)

/** How high a line of print is, and a corner that has only a name. */
export const lineOf = ({ print }: Sheet): number => Math.round(print + 6)

/** How many pieces of a width stand beside each other in a corner. */
const acrossIn = (corner: number, wide: number): number => Math.max(1, Math.floor((corner - 6) / wide))

/** Side of an escort's aircraft with its number. */
export const escortSide = ({ piece }: Sheet): number => Math.max(38, piece.plane - 2)

function cornersOf(sheet: Sheet, mission: Mission, highBombing: boolean, isOpen: IsOpen) {
  const line = lineOf(sheet)
  const right = sheet.width - EDGE - sheet.corner
  const escort = escortIn(sheet, mission)
  const groups = groupsIn(sheet, mission, right, EDGE + line)
  // Where there is a fight already there is room enough to point at.
  const bare = groups.length === 0 && isOpen('dogfight') ? 24 : 0
  const fight = groups.reduce((sum, { rect }) => sum + rect.height + 3, line + bare)
  const dogfight = cornerDock('dogfight', { x: right, y: EDGE, width: sheet.corner, height: fight }, line)
  const reserve = bench(sheet, sheet.piece, reserveOf(mission).length, 'right')
  const gone = bench(sheet, sheet.far, goneOf(mission).length, 'left')
  const bombers = fightersIn(mission, 'high-bombing').length + escortsIn(mission, 'high-bombing').length
  const rows = Math.ceil(bombers / acrossIn(sheet.corner, sheet.piece.width))
  const high = line + (rows > 0 ? rows * sheet.piece.height + 3 : isOpen('high-bombing') ? 22 : 2)
  const bombing = highBombing
    ? cornerDock('high-bombing', { x: right, y: EDGE + fight + 3, width: sheet.corner, height: high }, line)
    : undefined
  return { ...escort, groups, dogfight, reserve, gone, bombing }
}

const cornerDock = (id: BoxId, rect: Rect, line: number): Dock => ({
  id,
  rect,
  room: { x: rect.x + 3, y: rect.y + line, width: rect.width - 6, height: rect.height - line - 2 },
  named: true,
})

/** SR-MAP-07 The Escort Display: three stations, each as high as it needs to be. */
function escortIn(sheet: Sheet, mission: Mission) {
  const line = lineOf(sheet)
  const side = escortSide(sheet)
  const stations = new Map<Station, Rect>()
  let y = EDGE + line
  for (const station of STATIONS) {
    const rows = Math.ceil(escortsIn(mission, station).length / acrossIn(sheet.corner, side))
    const height = line - 1 + rows * side
    stations.set(station, { x: EDGE, y, width: sheet.corner, height })
    y += height
  }
  return { escort: { x: EDGE, y: EDGE, width: sheet.corner, height: y - EDGE + 2 }, stations }
}

/** SR-ACB-18 Each group fights by itself. */
function groupsIn(sheet: Sheet, mission: Mission, x: number, from: number): readonly Group[] {
  const fighters = fightersIn(mission, 'dogfight')
  const markers = escortsIn(mission, 'dogfight')
  const numbers = [...new Set([...fighters, ...markers].map(({ group }) => group))].sort((a, b) => a - b)
  let y = from
  return numbers.map(group => {
    const held = {
      fighters: fighters.filter(one => one.group === group),
      markers: markers.filter(one => one.group === group),
    }
    const rows = Math.ceil(
      (held.fighters.length + held.markers.length) / acrossIn(sheet.corner, sheet.piece.width + 4),
    )
    const rect = { x: x + 3, y, width: sheet.corner - 6, height: rows * (sheet.piece.height + 4) + 4 }
    y += rect.height + 3
    return { group, rect, ...held }
  })
}

/** Fighters beside the fight; nothing while there are none. It grows from the foot of the sheet. */
function bench(sheet: Sheet, piece: Size, count: number, side: 'left' | 'right'): Rect {
  if (count === 0) return EMPTY
  const across = Math.min(count, acrossIn(sheet.foot, piece.width))
  const height = lineOf(sheet) + Math.ceil(count / across) * piece.height + 3
  const width = Math.max(across * piece.width + 6, sheet.corner - 40)
  const x = side === 'left' ? EDGE : sheet.width - EDGE - width
  return { x, y: sheet.height - EDGE - height, width, height }
}

/** Places for a number of pieces of one size in a room, in rows as full as they can be. */
export function spotsIn(room: Rect, count: number, size: Size): readonly Spot[] {
  const across = Math.max(1, Math.min(count, Math.floor((room.width + 1) / size.width)))
  const rows = Math.ceil(count / across)
  const wide = Math.min(size.width, room.width / across)
  const high = Math.min(size.height, room.height / Math.max(1, rows))
  const top = room.y + room.height / 2 - (rows * high) / 2
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across)
    const here = row === rows - 1 ? count - row * across : across
    return {
      x: room.x + room.width / 2 + ((i % across) - (here - 1) / 2) * wide,
      y: top + (row + 0.5) * high,
    }
  })
}
