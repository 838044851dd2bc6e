import type { Label, Rect } from '@tallyho/kit/labels.ts'
import { packOf } from '../../pack/index.ts'
import { type Altitude, REGIONS, type Region } from '../../pack/types.ts'
import { beside, handOf, idsOf, lettered, type Name, type Written } from './names.ts'
import type { Print } from './print.ts'
import { type Point, VIEW } from './projection.ts'
import { type Lettering, LUFTFLOTTEN, REGIONS as REGION_PLACES, TRACKS } from './sea.ts'
import { around, cheapest, gap, grown, roundAbout, type Sheet, type Size } from './search.ts'
import { type Field, fieldFor, type Stand, scaled, standFor } from './stands.ts'
import { SPACE_IDS, type SpaceId } from './subdivision.ts'
import { siteOf } from './targets.ts'

/** Everything that has a place on the sheet, in pixels for one zoom. Nothing of it covers anything else. */
export interface Layout {
  readonly print: Print
  readonly frame: Rect
  readonly symbols: ReadonlyMap<string, Point>
  readonly fields: ReadonlyMap<SpaceId, Field>
  /** By box: `6/11c/HIGH`. */
  readonly stands: ReadonlyMap<string, Stand>
  readonly plaques: ReadonlyMap<number, Stand>
  readonly regions: ReadonlyMap<Region, Rect>
  readonly luftflotten: ReadonlyMap<2 | 3, Rect>
  readonly stations: ReadonlyMap<string, Label>
  readonly names: ReadonlyMap<string, Label>
  readonly tracks: ReadonlyMap<string, Label>
  readonly ids: ReadonlyMap<SpaceId, Label>
  readonly lettering: readonly Lettering[]
  /** Flags of the raids beside what they are after. */
  readonly flags: ReadonlyMap<string, readonly Rect[]>
  /** What no plate may cover, and what is written. */
  readonly taken: readonly Rect[]
  readonly written: readonly Rect[]
}

/** What stands there whatever happens. */
export interface Quiet {
  readonly pack: string
  readonly print: Print
  /** How many squadrons are based in each space. */
  readonly based: ReadonlyMap<SpaceId, number>
}

/** What flies. */
export interface Flying {
  /** Places on the ground that somebody stands on, by space; on the others something else may stand. */
  readonly grounded: ReadonlyMap<SpaceId, readonly number[]>
  /** Squadrons by box, airborne ones alone. */
  readonly stands: ReadonlyMap<string, number>
  readonly raids: readonly RaidPlace[]
  /** What raids are after, with how many of them. */
  readonly aims: ReadonlyMap<string, number>
}

export type RaidPlace = Size & {
  readonly number: number
  readonly level: Altitude
} & ({ readonly space: SpaceId } | { readonly track: string; readonly stop: number })

type Still = Omit<Layout, 'stands' | 'plaques' | 'flags' | 'lettering' | 'written'> & {
  readonly shy: readonly Rect[]
  readonly first: Readonly<Record<'stations' | 'names' | 'tracks' | 'ids', Written>>
  readonly wanted: Readonly<Record<'stations' | 'names' | 'tracks', readonly Name[]>>
}

/** Sizes of what stands at sea, in parts of a name's size. */
const REGION: Size = { width: 9, height: 4.4 }
const LUFTFLOTTE: Size = { width: 10.4, height: 2.9 }

/** A counter with its ground line. */
const onGround = ({ x, y, width, height }: Rect): Rect => ({
  x: x - 2,
  y: y - 2,
  width: width + 4,
  height: height + 9,
})

/** Side of the flag beside what a raid is after. */
const FLAG = 17

const times = ({ width, height }: Size, by: number): Size => ({ width: width * by, height: height * by })

/** The sheet without anything that flies: it is laid out once for each zoom. */
export function stillLayout({ pack, print, based }: Quiet): Still {
  const { unit, text, symbol } = print
  const { pack: box, airfieldTarget } = packOf({ pack })
  const frame = { x: 4, y: 4, width: VIEW.width * unit - 8, height: VIEW.height * unit - 8 }
  const symbols = new Map(box.targets.map(({ id, space }) => [id, scaled(siteOf(id, space), unit)]))
  const side = { width: 2 * symbol, height: 2 * symbol }
  const marks = [...symbols.values()].map(at => around(at, side))
  const stops = Object.values(TRACKS).flatMap(({ spaces }) =>
    spaces.map(at => around(scaled(at, unit), { width: 12, height: 12 })),
  )
  const shy = [...marks, ...stops]
  const taken: Rect[] = []
  const sheet = (): Sheet => ({ frame, taken, shy })
  const atSea = (place: Point | undefined, size: Size): Rect => {
    const middle = scaled(place ?? { x: 0, y: 0 }, unit)
    const places = [middle, ...roundAbout(middle, 8, 300, 8)]
    const near = places.map(at => ({ rect: around(at, size), of: at, cost: gap(at, middle) }))
    const rect = cheapest({ frame, taken: [...taken, ...shy], shy: [] }, near)?.rect ?? around(middle, size)
    taken.push(rect)
    return rect
  }
  const regions = new Map(REGIONS.map(region => [region, atSea(REGION_PLACES[region], times(REGION, text))]))
  const luftflotten = new Map(
    ([2, 3] as const).map(number => [number, atSea(LUFTFLOTTEN[number], times(LUFTFLOTTE, text))]),
  )
  const atRest = [...taken]
  const grounds: Rect[] = []
  const fields = new Map<SpaceId, Field>()
  for (const [space, count] of based) {
    const field = fieldFor(space, airfieldTarget(space) ?? '', count, print, sheet())
    if (!field) continue
    fields.set(space, field)
    taken.push(grown(field.rect, 2))
    grounds.push(...field.slots)
  }
  const names: Name[] = []
  const stations: Name[] = []
  for (const { id, name, net, type, space } of box.targets) {
    const at = symbols.get(id) ?? { x: 0, y: 0 }
    const station = type === 'airfield' && based.has(space)
    // One town has its name once.
    if (names.some(({ text: other, x, y }) => other === name && gap({ x, y }, at) < 40 * unit)) continue
    ;(station ? stations : names).push({ id, text: net === undefined ? name : `${name} ${net}`, ...at })
  }
  const tracks = box.tracks.map(({ id, letter, nets }): Name => {
    const stop = scaled(TRACKS[id]?.spaces[0] ?? { x: 0, y: 0 }, unit)
    return { id, text: `${letter}  radar ${nets.join(' ')}`, ...stop }
  })
  const wanted = { stations, names, tracks }
  return {
    ...{ print, frame, symbols, fields, regions, luftflotten, wanted },
    taken: atRest,
    shy: [...shy, ...grounds],
    ...written(wanted, print, { frame, taken, shy }),
  }
}

function written(
  wanted: Still['wanted'],
  print: Print,
  { frame, taken, shy }: Sheet,
  before?: Still['first'],
): Pick<Still, 'first' | 'stations' | 'names' | 'tracks' | 'ids'> {
  const all = [...taken]
  const on = (): Sheet => ({ frame, taken: all, shy })
  const keep = (one: Written) => {
    all.push(...one.rects)
    return one
  }
  const stations = keep(beside(wanted.stations, handOf(print, true), print, on(), before?.stations))
  const tracks = keep(beside(wanted.tracks, handOf(print, false), print, on(), before?.tracks))
  const ids = keep(idsOf(SPACE_IDS, print, on(), before?.ids))
  const names = keep(beside(wanted.names, handOf(print, false), print, on(), before?.names))
  return {
    first: { stations, names, tracks, ids },
    stations: stations.labels,
    names: names.labels,
    tracks: tracks.labels,
    ids: ids.labels,
  }
}

/** The same with what flies: raids first, then squadrons, and names where there is room left. */
export function layOut(still: Still, { grounded, stands: flying, raids, aims }: Flying): Layout {
  const { print, frame, shy, first, wanted } = still
  const stood = [...grounded].flatMap(([space, at]) =>
    at.flatMap(i => still.fields.get(space)?.slots[i] ?? []),
  )
  const taken = [...still.taken, ...stood.map(onGround)]
  const sheet = (): Sheet => ({ frame, taken, shy })
  const flags = new Map<string, readonly Rect[]>()
  for (const [target, count] of aims) {
    const { x = 0, y = 0 } = still.symbols.get(target) ?? {}
    // To the left of it, unless that is beyond the sheet.
    const side = x - FLAG * (count + 1) < frame.x ? 1 : -1
    const rects = Array.from({ length: count }, (_, i) =>
      around({ x: x + side * (FLAG + i * (FLAG + 2)), y: y - FLAG }, { width: FLAG, height: FLAG }),
    )
    flags.set(target, rects)
    // The sight around it is seen as well.
    taken.push(...rects, around({ x, y }, { width: 2 * FLAG, height: 2 * FLAG }))
  }
  const plaques = new Map<number, Stand>()
  for (const raid of raids) {
    const stand =
      'space' in raid
        ? standFor(raid.space, raid.level, raid, print, sheet())
        : besideStop(raid, print, sheet())
    if (!stand) continue
    plaques.set(raid.number, stand)
    taken.push(grown(stand.rect, 2))
  }
  const stands = new Map<string, Stand>()
  for (const [box, count] of flying) {
    const at = box.lastIndexOf('/')
    const stand = standFor(box.slice(0, at), box.slice(at + 1) as Altitude, count, print, sheet())
    if (!stand) continue
    stands.set(box, stand)
    taken.push(grown(stand.rect, 2))
  }
  const now = written(wanted, print, sheet(), first)
  const rects = [now.first.stations, now.first.names, now.first.tracks, now.first.ids].flatMap(
    ({ rects }) => rects,
  )
  const lettering = lettered(print, { frame, taken: [...taken, ...rects], shy })
  return { ...still, ...now, taken, flags, written: rects, plaques, stands, lettering }
}

/** A raid on its coast track: the plaque beside the stop, with a line to it. */
function besideStop(
  raid: RaidPlace & { readonly track: string; readonly stop: number },
  print: Print,
  sheet: Sheet,
): Stand | undefined {
  const place = TRACKS[raid.track]?.spaces.find(({ number }) => number === raid.stop)
  const stop = scaled(place ?? { x: 0, y: 0 }, print.unit)
  const dart = around(stop, { width: 26, height: 26 })
  const found = cheapest(
    { ...sheet, taken: [...sheet.taken, dart] },
    [...roundAbout(stop, 14, 300, 6)].map(at => ({
      rect: around(at, raid),
      of: at,
      cost: gap(at, stop),
    })),
  )
  if (!found) return undefined
  const { rect } = found
  const top = {
    x: Math.min(Math.max(stop.x, rect.x), rect.x + rect.width),
    y: Math.min(Math.max(stop.y, rect.y), rect.y + rect.height),
  }
  return { rect, slots: [rect], top, foot: stop }
}
