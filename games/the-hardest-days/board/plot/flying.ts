import { packOf } from '../../pack/index.ts'
import type { SpaceId } from '../../pack/types.ts'
import { boxOf, spaceOf } from '../../rules/02-terms/terms.ts'
import type { Day, Raid, Squadron } from '../../state.ts'
import { type Layout, layOut, type Print, type RaidPlace, stillLayout } from '../map/index.ts'

/** What of the day has a place on the map. */

/** Squadrons by the box they are in, in the order of the boxes: `6/11c/HIGH`. */
export function squadronsByBox(day: Day): ReadonlyMap<string, readonly Squadron[]> {
  const boxes = new Map<string, Squadron[]>()
  for (const squadron of day.squadrons) {
    const box = boxOf(squadron)
    if (box !== undefined) boxes.set(box, [...(boxes.get(box) ?? []), squadron])
  }
  return new Map([...boxes].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export const isAirfieldBox = (box: string): boolean => /\/(READY|SCRAMBLE)$/.test(box)

/** Squadrons of each airfield, wherever they are now: each keeps its place on the ground line. */
export function basedIn(day: Day): ReadonlyMap<SpaceId, readonly string[]> {
  const based = new Map<SpaceId, string[]>()
  for (const { id } of packOf(day).pack.spaces) {
    const ids = day.squadrons.filter(({ home }) => home === id).map(({ id }) => id)
    if (ids.length > 0) based.set(id, ids)
  }
  return based
}

/** Size of a plaque in parts of a name's size. */
export function plaqueSize({ deployed }: Raid, { text }: Print): { width: number; height: number } {
  return { width: text * (deployed ? 9.9 : 7.4), height: text * 3.3 }
}

function placeOf(raid: Raid, print: Print): RaidPlace {
  const { number, altitude: level, place } = raid
  const size = { number, level, ...plaqueSize(raid, print) }
  const space = spaceOf(raid)
  if (space !== undefined) return { ...size, space }
  return { ...size, track: raid.track, stop: place.on === 'track' ? place.space : 1 }
}

type Still = ReturnType<typeof stillLayout>

/** Laid out once for each zoom: who is based where is the same all day. The latest few are kept. */
const laid = new Map<string, Still>()
const KEPT = 12

/** What stands on the sheet before anything flies. */
export function stillFor(day: Day, print: Print): Still {
  const based = new Map([...basedIn(day)].map(([space, ids]) => [space, ids.length]))
  const key = JSON.stringify([day.pack, [...based], print])
  const known = laid.get(key)
  if (known) return known
  const still = stillLayout({ pack: day.pack, print, based })
  const [oldest] = laid.keys()
  if (laid.size >= KEPT && oldest !== undefined) laid.delete(oldest)
  laid.set(key, still)
  return still
}

export function layoutOf(day: Day, still: Still): Layout {
  const stands = [...squadronsByBox(day)]
    .filter(([box]) => !isAirfieldBox(box))
    .map(([box, squadrons]) => [box, squadrons.length] as const)
  const aims = new Map<string, number>()
  for (const { target } of day.raids) if (target !== undefined) aims.set(target, (aims.get(target) ?? 0) + 1)
  const onGround = new Set([...squadronsByBox(day)].flatMap(([box, all]) => (isAirfieldBox(box) ? all : [])))
  const ids = new Set([...onGround].map(({ id }) => id))
  const grounded = [...basedIn(day)].map(
    ([space, based]) => [space, based.flatMap((id, i) => (ids.has(id) ? [i] : []))] as const,
  )
  return layOut(still, {
    aims,
    grounded: new Map(grounded),
    stands: new Map(stands),
    raids: day.raids.map(raid => placeOf(raid, still.print)),
  })
}
