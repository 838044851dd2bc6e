import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { packOf } from '../../pack/index.ts'
import { REGIONS } from '../../pack/types.ts'
import { clearNames } from './clear-names.ts'
import { cardsFor, type Quiet, type Still } from './layout.ts'
import { beside, handOf, lettered, type Name, type OwnName, spacesNamed, type Written } from './names.ts'
import type { Print } from './print.ts'
import { type Point, VIEW } from './projection.ts'
import { sharesOf } from './room.ts'
import { LUFTFLOTTEN, REGIONS as REGION_PLACES, TRACKS } from './sea.ts'
import { around, cheapest, gap, grown, roundAbout, type Sheet, type Size } from './search.ts'
import { berthsIn, type Field, fieldFor, scaled } from './stands.ts'
import { SPACE_IDS, type SpaceId } from './subdivision.ts'
import { siteOf } from './targets.ts'

/** Sizes of what stands at sea, in parts of a name's size. */
const REGION: Size = { width: 9, height: 4.4 }
const LUFTFLOTTE: Size = { width: 10.4, height: 2.9 }

const times = ({ width, height }: Size, by: number): Size => ({ width: width * by, height: height * by })

/** Little of it lies over a space. */
function isOffTheCoast(rect: Rect, unit: number): boolean {
  const { own, others } = sharesOf(rect, SPACE_IDS[0] ?? '', unit)
  return own + others < 0.16
}

/** The sheet without anything that flies: it is laid out once for each zoom. */
export function stillLayout({ pack, print, based, card }: Quiet): Still {
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
  const taken: Rect[] = card ? [card] : []
  const sheet = (): Sheet => ({ frame, taken, shy })
  const atSea = (place: Point | undefined, size: Size): Rect => {
    const middle = scaled(place ?? { x: 0, y: 0 }, unit)
    const places = [middle, ...roundAbout(middle, 8, 300, 8)]
    const near = places
      .map(at => ({ rect: around(at, size), of: at, cost: gap(at, middle) }))
      .filter(({ rect }) => isOffTheCoast(rect, unit))
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
  const written = writtenOn({ names, tracks, spaces: box.spaces }, named, print, {
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
    wanted: { stations, names, tracks },
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
  wanted: Readonly<Record<'names' | 'tracks', readonly Name[]>> & {
    readonly spaces: Parameters<typeof spacesNamed>[0]
  },
  stations: Written,
  print: Print,
  { frame, taken, shy }: Sheet,
): Readonly<Record<'stations' | 'names' | 'tracks', Written>> & {
  readonly ids: ReturnType<typeof spacesNamed>
} {
  const all = [...taken]
  const on = (): Sheet => ({ frame, taken: all, shy })
  const keep = <W extends Written>(one: W): W => {
    all.push(...one.rects)
    return one
  }
  const tracks = keep(beside(wanted.tracks, handOf(print, false), print, on()))
  const ids = keep(spacesNamed(wanted.spaces, print, on()))
  const names = keep(beside(wanted.names, handOf(print, false), print, on()))
  return { stations, tracks, ids, names }
}
