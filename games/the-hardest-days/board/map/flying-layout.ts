import { overlaps, type Rect } from '@tallyho/kit/drawn/labels.ts'
import type { Altitude } from '../../pack/types.ts'
import { cardsFor, type Flying, type Layout, LEAST, type RaidPlace, type Still } from './layout.ts'
import type { Print } from './print.ts'
import type { Point } from './projection.ts'
import { sharesOf } from './room.ts'
import { TRACKS } from './sea.ts'
import { around, cheapest, gap, grown, middleOf, roundAbout, type Sheet, type Size } from './search.ts'
import { type Berth, levelRect, plaqueFor, type Stand, scaled, standFor } from './stands.ts'
import type { SpaceId } from './subdivision.ts'

/** Side of the flag beside what a raid is after. */
const FLAG = 17

/**
 * The same with what flies: raids first, then squadrons. Who has not moved since the board before stays where it stood. Where something
 * would lie over another all the same, whoever is over these spaces is laid out anew, on as little room as he needs.
 */
export function layOut(still: Still, flying: Flying, before?: Layout): Layout {
  const laid = laidOut(still, flying, before)
  const tight = crowdedIn(laid)
  if (tight.size === 0) return laid
  const closer = laidOut(still, flying, before, tight)
  return crowdedIn(closer).size < tight.size ? closer : laid
}

/** More of it may not lie over the space next door. */
const ABROAD = 0.4

/** The spaces over which a raid or squadrons lie upon another piece, or are pushed out of it. */
function crowdedIn({ plaques, stands, spaces, print }: Layout): ReadonlySet<SpaceId> {
  const pieces = [
    ...[...plaques].map(([number, { slots }]) => ({ space: spaces.get(number), slots })),
    ...[...stands].map(([box, { slots }]) => ({ space: box.slice(0, box.lastIndexOf('/')), slots })),
  ]
  const isPushed = ({ space, slots }: (typeof pieces)[number]): boolean =>
    space !== undefined && slots.some(slot => sharesOf(slot, space, print.unit).others > ABROAD)
  const crowded = new Set(pieces.filter(isPushed).map(({ space = '' }) => space))
  for (const [i, one] of pieces.entries())
    for (const other of pieces.slice(i + 1))
      if (one.slots.some(slot => other.slots.some(rect => overlaps(slot, rect))))
        for (const { space } of [one, other]) if (space !== undefined) crowded.add(space)
  return crowded
}

function laidOut(
  still: Still,
  { grounded, stands: flying, raids, aims }: Flying,
  before?: Layout,
  tight: ReadonlySet<SpaceId> = new Set(),
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
  const kept = stayed(
    before?.print === print ? before : undefined,
    { stands: flying, raids },
    [...taken, ...aimed],
    tight,
  )
  // The word beside its pin had better be read.
  const put = ({ rect, top }: Stand): void => {
    taken.push(grown(rect, 2))
    shy.push(levelRect(top, print.text))
  }
  for (const stand of [...kept.plaques.values(), ...kept.stands.values()]) put(stand)
  const plaques = new Map<number, Stand>()
  // What has not moved stays near, if not there; else it comes beside whom it meets.
  const nearOf = (number: number, space: SpaceId): Point => {
    const was = before?.spaces.get(number) === space ? before.plaques.get(number) : undefined
    if (was && before) return scaled(middleOf(was.rect), print.unit / before.print.unit)
    const there = [...kept.stands].find(([box]) => box.startsWith(`${space}/`))?.[1]
    return there ? middleOf(there.rect) : berthOf(berths, space, 'raid')
  }
  for (const raid of raids) {
    const all = cardsFor(raid.deployed, print)
    const cards = 'space' in raid && tight.has(raid.space) ? all.slice(-1) : all
    const on = { ...sheet(), taken: [...taken, ...aimed] }
    const stand =
      kept.plaques.get(raid.number) ??
      ('space' in raid
        ? plaqueFor(raid.space, raid.level, cards, nearOf(raid.number, raid.space), print, on)
        : besideStop(raid, cards[0] ?? { width: LEAST, height: LEAST }, print, sheet()))
    if (!stand) continue
    plaques.set(raid.number, stand)
    if (!kept.plaques.has(raid.number)) put(stand)
  }
  taken.push(...aimed)
  const stands = new Map<string, Stand>()
  for (const [box, count] of flying) {
    const at = box.lastIndexOf('/')
    const [space, level] = [box.slice(0, at), box.slice(at + 1) as Altitude]
    const was = kept.stands.get(box)
    const met = raids.find(raid => 'space' in raid && raid.space === space)
    const plaque = met && plaques.get(met.number)
    // Who only climbs or dives stays where it stood: what moves is its pin.
    const left = [...(before?.stands ?? [])].find(
      ([other]) => other.startsWith(`${space}/`) && !flying.has(other),
    )?.[1]
    const near =
      left && before
        ? scaled(middleOf(left.rect), print.unit / before.print.unit)
        : plaque
          ? middleOf(plaque.rect)
          : berthOf(berths, space, level)
    const stand = was ?? standFor(space, level, count, near, print, sheet(), tight.has(space))
    stands.set(box, stand)
    if (!was) put(stand)
  }
  const spaces = new Map(raids.flatMap(raid => ('space' in raid ? [[raid.number, raid.space]] : [])))
  return { ...still, taken, flags, plaques, stands, places: placesOf(raids), spaces }
}

/** Where each raid is, in a word. */
const placesOf = (raids: readonly RaidPlace[]): ReadonlyMap<number, string> =>
  new Map(raids.map(({ number, ...place }) => [number, JSON.stringify(place)]))

/** Of the board before, what stands as it stood: raids that have not moved, boxes with as many as they had, unless something lies there now. */
function stayed(
  before: Layout | undefined,
  { stands: flying, raids }: Pick<Flying, 'stands' | 'raids'>,
  taken: readonly Rect[],
  tight: ReadonlySet<SpaceId>,
): Pick<Layout, 'stands' | 'plaques'> {
  const places = placesOf(raids)
  const isFree = ({ rect }: Stand) => !taken.some(other => overlaps(rect, other))
  const plaques = [...(before?.plaques ?? [])].filter(
    ([number, stand]) =>
      places.get(number) === before?.places.get(number) &&
      !tight.has(before?.spaces.get(number) ?? '') &&
      isFree(stand),
  )
  const stands = [...(before?.stands ?? [])].filter(
    ([box, stand]) =>
      flying.get(box) === stand.slots.length &&
      !tight.has(box.slice(0, box.lastIndexOf('/'))) &&
      isFree(stand),
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
