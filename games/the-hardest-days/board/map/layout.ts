import { type Label, overlaps, type Rect } from '@tallyho/kit/drawn/labels.ts'
import { packOf } from '../../pack/index.ts'
import { type Altitude, REGIONS, type Region } from '../../pack/types.ts'
import { clearNames } from './clear-names.ts'
import { beside, handOf, idsOf, lettered, type Name, type OwnName, type Written } from './names.ts'
import type { Print } from './print.ts'
import { type Point, VIEW } from './projection.ts'
import { type Lettering, LUFTFLOTTEN, REGIONS as REGION_PLACES, TRACKS } from './sea.ts'
import { around, cheapest, gap, grown, roundAbout, type Sheet, type Size } from './search.ts'
import {
  type Berth,
  berthsIn,
  type Field,
  fieldFor,
  plaqueFor,
  type Stand,
  scaled,
  standFor,
} from './stands.ts'
import { SPACE_IDS, type SpaceId } from './subdivision.ts'
import { siteOf } from './targets.ts'

/**
 * Everything that has a place on the sheet, in pixels for one zoom. Names and berths stay where they are whatever flies; what
 * flies stands in its own space, covers no other piece, and stays where it is as long as it has not moved.
 */
export interface Layout {
  readonly print: Print
  readonly frame: Rect
  readonly symbols: ReadonlyMap<string, Point>
  readonly fields: ReadonlyMap<SpaceId, Field>
  /** By box: `6/11c/HIGH`. */
  readonly stands: ReadonlyMap<string, Stand>
  readonly plaques: ReadonlyMap<number, Stand>
  /** Where each raid is: as long as that is the same its plaque stays. */
  readonly places: ReadonlyMap<number, string>
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
  /** Berths on the ground that somebody stands on, by space; on the others something else may, if there is no room. */
  readonly grounded: ReadonlyMap<SpaceId, readonly number[]>
  /** Squadrons by box, airborne ones alone. */
  readonly stands: ReadonlyMap<string, number>
  readonly raids: readonly RaidPlace[]
  /** What raids are after, with how many of them. */
  readonly aims: ReadonlyMap<string, number>
}

export type RaidPlace = {
  readonly number: number
  readonly level: Altitude
  readonly deployed: boolean
} & ({ readonly space: SpaceId } | { readonly track: string; readonly stop: number })

type Still = Omit<Layout, 'stands' | 'plaques' | 'places' | 'flags'> & {
  readonly shy: readonly Rect[]
  /** Names of airfields: what a player looks for. */
  readonly named: readonly Rect[]
  /** Where what flies over a space is looked for first. */
  readonly berths: ReadonlyMap<SpaceId, Readonly<Record<Berth, Point>>>
}

/** Sizes of a raid's card, in parts of a name's size: all of it in two lines, the same in three, and its number alone. */
const CARD: readonly Size[] = [
  { width: 9.9, height: 3.3 },
  { width: 6.7, height: 4.7 },
  { width: 3.3, height: 3.3 },
]
/** As long as nobody knows what it is made of. */
const BARE: readonly Size[] = [
  { width: 7.4, height: 3.3 },
  { width: 3.3, height: 3.3 },
]
/** No card is smaller. */
const LEAST = 38

const cardsFor = (deployed: boolean, { text }: Print): readonly Size[] =>
  (deployed ? CARD : BARE).map(({ width, height }) => ({
    width: Math.max(LEAST, width * text),
    height: Math.max(LEAST, height * text),
  }))

/** Sizes of what stands at sea, in parts of a name's size. */
const REGION: Size = { width: 9, height: 4.4 }
const LUFTFLOTTE: Size = { width: 10.4, height: 2.9 }

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
  const stations: OwnName[] = []
  for (const { id, name, type, space } of box.targets)
    if (type === 'airfield' && based.has(space))
      stations.push({ id, text: name, space, ...(symbols.get(id) ?? { x: 0, y: 0 }) })
  // Each airfield has its name beside it; nobody's counters lie on the sign or the name of another.
  const first = beside(stations, handOf(print, true), print, sheet())
  const signs = [...stations.map(at => around(at, side)), ...first.rects]
  const fields = new Map<SpaceId, Field>()
  for (const [space, count] of based) {
    const field =
      fieldFor(space, airfieldTarget(space) ?? '', count, print, {
        ...sheet(),
        taken: [...taken, ...signs],
      }) ?? fieldFor(space, airfieldTarget(space) ?? '', count, print, sheet())
    if (!field) continue
    fields.set(space, field)
    taken.push(grown(field.rect, 2))
  }
  const slots = [...fields.values()].flatMap(field => field.slots.map(slot => grown(slot, 1)))
  const printed = { print, frame, airfields: stations, stations: first.labels, signs: marks }
  const named = clearNames(printed, [...atRest, ...slots])
  const names: Name[] = []
  for (const { id, name, net } of box.targets) {
    const at = symbols.get(id) ?? { x: 0, y: 0 }
    if (stations.some(station => station.id === id)) continue
    // One town has its name once.
    if (names.some(({ text: other, x, y }) => other === name && gap({ x, y }, at) < 40 * unit)) continue
    names.push({ id, text: net === undefined ? name : `${name} ${net}`, ...at })
  }
  const tracks = box.tracks.map(({ id, letter, nets }): Name => {
    const stop = scaled(TRACKS[id]?.spaces[0] ?? { x: 0, y: 0 }, unit)
    return { id, text: `${letter}  radar ${nets.join(' ')}`, ...stop }
  })
  const written = writtenOn({ names, tracks }, named, print, {
    frame,
    taken: [...taken, ...named.rects],
    shy,
  })
  const rects = Object.values(written).flatMap(({ rects }) => rects)
  const berths = new Map(
    SPACE_IDS.map(space => {
      const clear = { frame, taken, shy: [...shy, ...rects], named: named.rects }
      return [space, berthsIn(space, cardsFor(true, print), print, clear)]
    }),
  )
  return {
    ...{ print, frame, symbols, fields, regions, luftflotten, berths },
    taken: atRest,
    shy: [...shy, ...rects],
    named: named.rects,
    written: rects,
    stations: written.stations.labels,
    names: written.names.labels,
    tracks: written.tracks.labels,
    ids: written.ids.labels,
    lettering: lettered(print, { frame, taken: [...taken, ...rects], shy }),
  }
}

/** Names, once for all: what flies may come over one, but none makes room. */
function writtenOn(
  wanted: Readonly<Record<'names' | 'tracks', readonly Name[]>>,
  stations: Written,
  print: Print,
  { frame, taken, shy }: Sheet,
): Readonly<Record<'stations' | 'names' | 'tracks' | 'ids', Written>> {
  const all = [...taken]
  const on = (): Sheet => ({ frame, taken: all, shy })
  const keep = (one: Written) => {
    all.push(...one.rects)
    return one
  }
  const tracks = keep(beside(wanted.tracks, handOf(print, false), print, on()))
  const ids = keep(idsOf(SPACE_IDS, print, on()))
  const names = keep(beside(wanted.names, handOf(print, false), print, on()))
  return { stations, tracks, ids, names }
}

/** The same with what flies: raids first, then squadrons. Who has not moved since the board before stays where it stood. */
export function layOut(
  still: Still,
  { grounded, stands: flying, raids, aims }: Flying,
  before?: Layout,
): Layout {
  const { print, frame, berths, fields } = still
  const [stood, empty]: [Rect[], Rect[]] = [[], []]
  for (const [space, { slots }] of fields)
    for (const [i, slot] of slots.entries())
      (grounded.get(space)?.includes(i) ? stood : empty).push(grown(slot, 2))
  const taken = [...still.taken, ...stood]
  // A berth is kept free as long as there is room elsewhere.
  const shy = [...still.shy, ...empty, ...empty]
  const sheet = (): Sheet => ({ frame, taken, shy, named: still.named })
  const flags = new Map<string, readonly Rect[]>()
  for (const [target, count] of aims) {
    const { x = 0, y = 0 } = still.symbols.get(target) ?? {}
    // To the left of it, unless that is beyond the sheet.
    const side = x - FLAG * (count + 1) < frame.x ? 1 : -1
    const rects = Array.from({ length: count }, (_, i) =>
      around({ x: x + side * (FLAG + i * (FLAG + 2)), y: y - FLAG }, { width: FLAG, height: FLAG }),
    )
    flags.set(target, rects)
  }
  const aimed = [...flags.values()].flat()
  const kept = stayed(before?.print === print ? before : undefined, { stands: flying, raids }, [
    ...taken,
    ...aimed,
  ])
  taken.push(...[...kept.plaques.values(), ...kept.stands.values()].map(({ rect }) => grown(rect, 2)))
  const plaques = new Map<number, Stand>()
  for (const raid of raids) {
    const cards = cardsFor(raid.deployed, print)
    const on = { ...sheet(), taken: [...taken, ...aimed] }
    const stand =
      kept.plaques.get(raid.number) ??
      ('space' in raid
        ? plaqueFor(raid.space, raid.level, cards, berthOf(berths, raid.space, 'raid'), print, on)
        : besideStop(raid, cards[0] ?? { width: LEAST, height: LEAST }, print, sheet()))
    if (!stand) continue
    plaques.set(raid.number, stand)
    if (!kept.plaques.has(raid.number)) taken.push(grown(stand.rect, 2))
  }
  taken.push(...aimed)
  const stands = new Map<string, Stand>()
  for (const [box, count] of flying) {
    const at = box.lastIndexOf('/')
    const [space, level] = [box.slice(0, at), box.slice(at + 1) as Altitude]
    const was = kept.stands.get(box)
    const stand = was ?? standFor(space, level, count, berthOf(berths, space, level), print, sheet())
    stands.set(box, stand)
    if (!was) taken.push(grown(stand.rect, 2))
  }
  return { ...still, taken, flags, plaques, stands, places: placesOf(raids) }
}

/** Where each raid is, in a word. */
const placesOf = (raids: readonly RaidPlace[]): ReadonlyMap<number, string> =>
  new Map(raids.map(({ number, ...place }) => [number, JSON.stringify(place)]))

/** Of the board before, what stands as it stood: raids that have not moved, boxes with as many as they had, unless something lies there now. */
function stayed(
  before: Layout | undefined,
  { stands: flying, raids }: Pick<Flying, 'stands' | 'raids'>,
  taken: readonly Rect[],
): Pick<Layout, 'stands' | 'plaques'> {
  const places = placesOf(raids)
  const isFree = ({ rect }: Stand) => !taken.some(other => overlaps(rect, other))
  const plaques = [...(before?.plaques ?? [])].filter(
    ([number, stand]) => places.get(number) === before?.places.get(number) && isFree(stand),
  )
  const stands = [...(before?.stands ?? [])].filter(
    ([box, stand]) => flying.get(box) === stand.slots.length && isFree(stand),
  )
  return { plaques: new Map(plaques), stands: new Map(stands) }
}

const berthOf = (berths: Still['berths'], space: SpaceId, berth: Berth): Point =>
  berths.get(space)?.[berth] ?? { x: 0, y: 0 }

/** A raid on its coast track: the plaque beside the stop, with a line to it. */
function besideStop(
  raid: RaidPlace & { readonly track: string; readonly stop: number },
  size: Size,
  print: Print,
  sheet: Sheet,
): Stand | undefined {
  const place = TRACKS[raid.track]?.spaces.find(({ number }) => number === raid.stop)
  const stop = scaled(place ?? { x: 0, y: 0 }, print.unit)
  const dart = around(stop, { width: 26, height: 26 })
  const found = cheapest(
    { ...sheet, taken: [...sheet.taken, dart] },
    [...roundAbout(stop, 14, 300, 6)].map(at => ({
      rect: around(at, size),
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
  return { rect, slots: [rect], piled: false, top, foot: stop }
}
