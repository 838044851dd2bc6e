import { packOf } from '../../pack/index.ts'
import type { SectorId, TargetId, TargetSpec } from '../../pack/types.ts'
import { type Label, overlaps, placeLabels, type Rect, textRect } from './labels.ts'
import { type Point, project, VIEW } from './projection.ts'

/** Everything of the sheet that has a place, for one size of print. */
export interface Layout {
  /** Size of the print and of a symbol, in map units. */
  readonly size: number
  readonly radius: number
  readonly targets: ReadonlyMap<TargetId, Point>
  /** Middle of a sector's plate. */
  readonly sectors: ReadonlyMap<SectorId, Rect>
  readonly labels: ReadonlyMap<TargetId, Label>
  /** What is covered by all of it. */
  readonly covered: readonly Rect[]
}

/** The least print in pixels of the screen, and on a phone; a symbol's radius to it. */
const PRINT = 11.6
const ON_PHONE = 12.3
const SYMBOL = 0.655
/** Pixels to a unit below which it is a phone. */
const PHONE = 0.32
/** In map units: print gets no larger than this however small the map, and no smaller however large. */
const LARGEST = 60
const SMALLEST = 17

/** Sizes come in steps, so that dragging the edge of the window does not lay out all names at every pixel. */
export function printSize(unit: number): number {
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, (unit < PHONE ? ON_PHONE : PRINT) / unit)) * 2) / 2
}

/** The names come in this order: what is told about now finds a place before the rest. */
export function layOut(
  pack: string,
  size: number,
  names: readonly TargetId[],
  told?: ReadonlyMap<TargetId, string>,
): Layout {
  const { targets, sectors, squadrons } = packOf({ pack }).pack
  const radius = size * SYMBOL
  const places = spread(
    targets.map(({ at }) => project(at)),
    radius * 2.1,
  )
  const at = new Map(targets.map(({ id }, i) => [id, places[i] ?? { x: 0, y: 0 }]))
  const symbols = places.map(({ x, y }): Rect => around({ x, y }, 2 * radius, 2 * radius))
  const plates = new Map<SectorId, Rect>()
  for (const sector of sectors) {
    const count = squadrons.filter(({ sector: home }) => home === sector.id).length
    const taken = [...symbols, ...plates.values(), ...corners(size)]
    plates.set(sector.id, plateFor(project(sector.at), plateSize(sector.id, count, size), taken))
  }
  // Where many stand together names are laid first: others have room to give way.
  const crowd = ({ id }: { readonly id: TargetId }) => {
    const here = at.get(id) ?? { x: 0, y: 0 }
    return places.filter(({ x, y }) => Math.hypot(x - here.x, y - here.y) < size * 5).length
  }
  const isField = ({ type }: TargetSpec) => Number(type === 'airfield')
  const crowded = targets
    .toSorted((a, b) => isField(b) - isField(a) || crowd(b) - crowd(a))
    .map(({ id }) => id)
  const labels = placeLabels(
    [...new Set([...names, ...crowded])].flatMap(id => {
      const point = at.get(id)
      // London stands on its plate already.
      const text = told ? told.get(id) : plates.has(id) ? undefined : nameOf(pack, id)
      return point && text !== undefined ? [{ id, text, ...point }] : []
    }),
    {
      size,
      radius,
      taken: told ? [] : [...plates.values(), ...corners(size), ...unnamed(plates, at, radius)],
      frame: VIEW,
    },
  )
  return {
    size,
    radius,
    targets: at,
    sectors: plates,
    labels: new Map(labels.map(label => [label.id, label])),
    covered: [
      ...symbols,
      ...plates.values(),
      ...corners(size),
      ...labels.map(label => textRect(nameOf(pack, label.id), size, label)),
    ],
  }
}

/** Symbols whose name stands on a plate. */
function unnamed(
  plates: ReadonlyMap<SectorId, Rect>,
  at: ReadonlyMap<TargetId, Point>,
  radius: number,
): readonly Rect[] {
  return [...plates.keys()].flatMap(id => {
    const point = at.get(id)
    return point ? [around(point, 2 * radius, 2 * radius)] : []
  })
}

/** A radar station is known by its net: `Rye 5`. */
export function nameOf(pack: string, id: TargetId): string {
  const net = packOf({ pack }).target.get(id)?.net
  return net === undefined ? id : `${id} ${net}`
}

/** Where the cartouche and the key lie: no name goes there. */
export function cartoucheRect(size: number): Rect {
  return { x: 18, y: 18, width: size * 14.5, height: size * 3.4 }
}

function corners(size: number): readonly Rect[] {
  return [cartoucheRect(size), weatherRect(3, size), weatherRect(2, size)]
}

/** Plates with the weather of the two areas lie at sea. */
export function weatherRect(luftflotte: 2 | 3, size: number): Rect {
  const [width, height] = [size * 8, size * 2.3]
  const { x, y } = project(luftflotte === 3 ? [-3.6, 50.02] : [0.62, 50.45])
  return {
    x: Math.max(x - width / 2, 20),
    y: Math.min(y - height / 2, VIEW.height - height - 20),
    width,
    height,
  }
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

/** As near to the airfield as nothing is covered. */
function plateFor(
  { x, y }: Point,
  { width, height }: Pick<Rect, 'width' | 'height'>,
  taken: readonly Rect[],
): Rect {
  for (let far = height * 0.8; far < 400; far += 12)
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8 - Math.PI / 2
      const rect = around({ x: x + far * 1.3 * Math.cos(angle), y: y + far * Math.sin(angle) }, width, height)
      const inside =
        rect.x > 8 && rect.y > 8 && rect.x + width < VIEW.width - 8 && rect.y + height < VIEW.height - 8
      if (inside && !taken.some(other => overlaps(rect, other))) return rect
    }
  return around({ x, y }, width, height)
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
