import { type Label, overlaps, placeLabels, type Rect, textRect } from '@tallyho/kit/drawn/labels.ts'
import { packOf } from '../../pack/index.ts'
import type { Pack, SectorId, TargetId, TargetSpec } from '../../pack/types.ts'
import { type Point, project } from './projection.ts'

/** Everything of the sheet that has a place, for one size of print. */
export interface Layout {
  /** Size of the print and of a symbol, in map units. */
  readonly size: number
  readonly radius: number
  readonly targets: ReadonlyMap<TargetId, Point>
  readonly sectors: ReadonlyMap<SectorId, Rect>
  readonly labels: ReadonlyMap<TargetId, Label>
  /** What is covered by all of it. */
  readonly covered: readonly Rect[]
  /** Targets without a name that are dots, where no print lies over them. */
  readonly dots: ReadonlySet<TargetId>
  /** The only ones that have a symbol and a name; the others are dots. */
  readonly only: ReadonlySet<TargetId>
  readonly sparse: boolean
}

/** What is to be laid out. */
interface Wish {
  readonly pack: string
  readonly size: number
  readonly sheet: Rect
  /** What is written beside a target instead of its name; then there are neither sectors nor weather on the sheet. */
  readonly told?: ReadonlyMap<TargetId, string> | undefined
  readonly only: ReadonlySet<TargetId>
  /** There is room neither for the weather nor for every bird of a sector. */
  readonly sparse: boolean
}

/** The least print in pixels of the screen, where there is little room, and on a phone; a symbol's radius to it. */
const PRINT = 13
const ON_SPARSE = 11.3
const ON_PHONE = 12.3
const SYMBOL = 0.655
/** Pixels to a unit below which it is a phone. */
const PHONE = 0.32
/** In map units: print gets no larger than this however small the map, and no smaller however large. */
const LARGEST = 60
const SMALLEST = 17

/** Sizes come in steps, so that dragging the edge of the window does not lay out all names at every pixel. */
export function printSize(unit: number): number {
  const print = unit < PHONE ? ON_PHONE : isSparse(unit) ? ON_SPARSE : PRINT
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, print / unit)) * 2) / 2
}

/** Pixels to a unit below which there is no room for every bird. */
const SPARSE = 0.4

export const isSparse = (unit: number): boolean => unit < SPARSE

/** A place for symbols, then for the sectors' plates, then for names. */
export function layOut({ pack, size, sheet, told, only, sparse }: Wish): Layout {
  const { pack: box } = packOf({ pack })
  const radius = size * SYMBOL
  const at = placesOf(box, radius, only)
  const shown = box.targets.map(({ id }) => id).filter(id => only.has(id))
  const symbolOf = (id: TargetId) => around(at.get(id) ?? { x: 0, y: 0 }, 2 * radius, 2 * radius)
  const symbols = shown.map(symbolOf)
  const kept = told || sparse ? [] : corners(size, sheet)
  const textOf = (id: TargetId) => told?.get(id) ?? nameOf(pack, id)
  const dotOf = (id: TargetId) => around(at.get(id) ?? { x: 0, y: 0 }, radius * 0.7, radius * 0.7)
  const quiet = box.targets.map(({ id }) => id).filter(id => !shown.includes(id))
  const dots = quiet.map(dotOf)
  const order = byCrowd(box, size, at).filter(id => only.has(id))
  const without = (ids: readonly TargetId[]) => shown.filter(id => !ids.includes(id)).map(symbolOf)
  const name = (ids: readonly TargetId[], taken: readonly Rect[]) =>
    placeLabels(
      ids.map(id => ({ id, text: textOf(id), ...(at.get(id) ?? { x: 0, y: 0 }) })),
      { size, radius, taken: [...taken, ...kept, ...without(ids)], frame: sheet, clear: true },
    )
  const rectsOf = (labels: readonly Label[]) => labels.map(label => textRect(textOf(label.id), size, label))
  // On a sparse sheet names come first; else plates, of which London's is its name.
  const few = sparse ? name(order, dots) : []
  const standing = [...symbols, ...kept, ...rectsOf(few)]
  const sectors = told
    ? new Map<SectorId, Rect>()
    : sparse
      ? linesOf(box, size, sheet, standing, dots)
      : platesOf(box, size, sheet, [...standing, ...dots])
  const plates = [...sectors.values()]
  const labels = sparse
    ? few
    : name(
        order.filter(id => !sectors.has(id)),
        [...plates, ...dots],
      )
  const covered = [...symbols, ...plates, ...kept, ...rectsOf(labels)]
  return {
    size,
    radius,
    targets: at,
    sectors,
    labels: new Map(labels.map(label => [label.id, label])),
    covered,
    dots: new Set(quiet.filter(id => !covered.some(rect => overlaps(rect, dotOf(id))))),
    only,
    sparse,
  }
}

/** Symbols that would cover each other stand apart; a dot stays where it is. */
function placesOf(
  { targets }: Pack,
  radius: number,
  only: ReadonlySet<TargetId>,
): ReadonlyMap<TargetId, Point> {
  const shown = targets.filter(({ id }) => only.has(id))
  const apart = spread(
    shown.map(({ at }) => project(at)),
    radius * 2.1,
  )
  return new Map([
    ...targets.map(({ id, at }) => [id, project(at)] as const),
    ...shown.map(({ id }, i) => [id, apart[i] ?? { x: 0, y: 0 }] as const),
  ])
}

/** RE-2.1.a Every sector with room for its squadrons. */
function platesOf(
  { sectors, squadrons }: Pack,
  size: number,
  sheet: Rect,
  taken: readonly Rect[],
): ReadonlyMap<SectorId, Rect> {
  const plates = new Map<SectorId, Rect>()
  for (const { id, at } of sectors) {
    const plate = plateSize(id, squadrons.filter(({ sector }) => sector === id).length, size)
    const place = plateFor(project(at), plate, [...taken, ...plates.values()], sheet, [
      plate.height * 0.8,
      400,
    ])
    if (place) plates.set(id, place)
  }
  return plates
}

/** On a sparse sheet the sectors that have squadrons, in one line, near by: over a dot rather than not at all. */
function linesOf(
  { sectors, squadrons }: Pack,
  size: number,
  sheet: Rect,
  taken: readonly Rect[],
  dots: readonly Rect[],
): ReadonlyMap<SectorId, Rect> {
  const plates = new Map<SectorId, Rect>()
  for (const { id, at } of sectors.filter(({ id }) => squadrons.some(({ sector }) => sector === id))) {
    // A figure is not read with the name of the next sector.
    const [plate, covered] = [
      lineSize(id, size),
      [...taken, ...[...plates.values()].map(clearOf(size * 0.3))],
    ]
    const place =
      plateFor(project(at), plate, [...covered, ...dots], sheet, [0, 110]) ??
      plateFor(project(at), plate, covered, sheet, [0, 180])
    if (place) plates.set(id, place)
  }
  return plates
}

const clearOf =
  (gap: number) =>
  ({ x, y, width, height }: Rect): Rect => ({
    x: x - gap,
    y: y - gap,
    width: width + 2 * gap,
    height: height + 2 * gap,
  })

/** Where many stand together names are laid first: others have room to give way. */
function byCrowd({ targets }: Pack, size: number, at: ReadonlyMap<TargetId, Point>): readonly TargetId[] {
  const crowd = ({ id }: TargetSpec) => {
    const here = at.get(id) ?? { x: 0, y: 0 }
    return [...at.values()].filter(({ x, y }) => Math.hypot(x - here.x, y - here.y) < size * 5).length
  }
  const isField = ({ type }: TargetSpec) => Number(type === 'airfield')
  return targets.toSorted((a, b) => isField(b) - isField(a) || crowd(b) - crowd(a)).map(({ id }) => id)
}

/** A radar station is known by its net: `Rye 5`. */
export function nameOf(pack: string, id: TargetId): string {
  const net = packOf({ pack }).target.get(id)?.net
  return net === undefined ? id : `${id} ${net}`
}

/** Where the cartouche lies: no name goes there. */
export function cartoucheRect(size: number, sheet: Rect): Rect {
  return { x: sheet.x + 18, y: sheet.y + 18, width: size * 14.5, height: size * 3.4 }
}

function corners(size: number, sheet: Rect): readonly Rect[] {
  return [cartoucheRect(size, sheet), weatherRect(3, size, sheet), weatherRect(2, size, sheet)]
}

/** Plates with the weather of the two areas lie at sea: in the corner under Cornwall, and off Sussex. */
export function weatherRect(luftflotte: 2 | 3, size: number, sheet: Rect): Rect {
  const [width, height] = [size * 8, size * 2.3]
  if (luftflotte === 3) return { x: sheet.x + 16, y: sheet.y + sheet.height - height - 16, width, height }
  const { x, y } = project([0.5, 50.45])
  return { x: x - width / 2, y: y - height / 2, width, height }
}

const around = ({ x, y }: Point, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** Aircraft in a row on a plate. */
export const ABREAST = 5

function plateSize(id: SectorId, squadrons: number, size: number): Pick<Rect, 'width' | 'height'> {
  const rows = Math.ceil(squadrons / ABREAST)
  const name = textRect(id, size * 1.25, { x: 0, y: 0, anchor: 'start' }).width * 1.15
  return {
    width: Math.max(name, Math.min(squadrons, ABREAST) * size * 0.95) + 2,
    height: size * 1.2 + rows * size,
  }
}

/** On a sparse sheet: its number, a bird, and how many there are. */
function lineSize(id: SectorId, size: number): Pick<Rect, 'width' | 'height'> {
  return {
    width: textRect(id, size, { x: 0, y: 0, anchor: 'start' }).width * 1.2 + size * 2.1,
    height: size * 1.15,
  }
}

/** As near to the airfield as nothing is covered, from this far to that. */
function plateFor(
  { x, y }: Point,
  { width, height }: Pick<Rect, 'width' | 'height'>,
  taken: readonly Rect[],
  sheet: Rect,
  [nearest, farthest]: readonly [number, number],
): Rect | undefined {
  const [right, bottom] = [sheet.x + sheet.width - 8, sheet.y + sheet.height - 8]
  for (let far = nearest; far < farthest; far += 12)
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8 - Math.PI / 2
      const rect = around({ x: x + far * 1.3 * Math.cos(angle), y: y + far * Math.sin(angle) }, width, height)
      const inside =
        rect.x > sheet.x + 8 && rect.y > sheet.y + 8 && rect.x + width < right && rect.y + height < bottom
      if (inside && !taken.some(other => overlaps(rect, other))) return rect
    }
  return undefined
}

/** Neighbours that would cover each other move apart. */
function spread(points: readonly Point[], least: number): readonly Point[] {
  const placed = points.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < 12; round++)
    for (const [i, a] of placed.entries())
      for (const b of placed.slice(i + 1)) {
        const gap = Math.hypot(a.x - b.x, a.y - b.y)
        if (gap >= least) continue
        const [dx, dy] = gap === 0 ? [1, 0] : [(b.x - a.x) / gap, (b.y - a.y) / gap]
        const push = (least - gap) / 2
        a.x -= dx * push
        a.y -= dy * push
        b.x += dx * push
        b.y += dy * push
      }
  return placed.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }))
}
