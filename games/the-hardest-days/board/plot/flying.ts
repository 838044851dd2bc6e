import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { packOf } from '../../pack/index.ts'
import type { SpaceId } from '../../pack/types.ts'
import { boxOf } from '../../rules/02-terms/boxes.ts'
import { spaceOf, squadronOf } from '../../rules/02-terms/terms.ts'
import type { Day, Raid, Squadron, SquadronPlace } from '../../state.ts'
import { type Layout, layOut, type Print, type RaidPlace, stillLayout } from '../map/index.ts'
import { shownSquadron } from '../pieces/shown.ts'
import { placeWords } from '../why-not.ts'
import type { Away } from './Airfield.tsx'

/** What of the day has a place on the map. */

/** Squadrons by the box they are in, in the order of the boxes: `6/11c/HIGH`. */
export function squadronsByBox(day: Day): ReadonlyMap<string, readonly Squadron[]> {
  const boxes = new Map<string, Squadron[]>()
  for (const squadron of day.squadrons) {
    const box = boxOf(squadron)?.id
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

/** What squadrons do that lie on no box of the map but can be told of at home, in a word for their counter. */
const AT_HOME: Readonly<Partial<Record<SquadronPlace['at'], string>>> = {
  inflight: 'home',
  landing: 'landed',
  rearm: 're-arm',
}

const isAtHome = (squadron: Squadron): boolean =>
  isAirfieldBox(boxOf(squadron)?.id ?? '') || AT_HOME[squadron.place.at] !== undefined

/** Those of an airfield who are neither ready nor about to take off. */
export function awayFrom(day: Day, home: SpaceId): readonly Away[] {
  return day.squadrons
    .filter(squadron => squadron.home === home && !isAirfieldBox(boxOf(squadron)?.id ?? ''))
    .map(squadron => ({
      squadron: shownSquadron(day, squadron),
      word: AT_HOME[squadron.place.at],
      says: `${placeWords(squadron)}.`,
    }))
}

function placeOf(raid: Raid): RaidPlace {
  const { number, altitude: level, deployed, place } = raid
  const one = { number, level, deployed }
  const space = spaceOf(raid)
  if (space !== undefined) return { ...one, space }
  return { ...one, track: raid.track, stop: place.on === 'track' ? place.space : 1 }
}

type Still = ReturnType<typeof stillLayout>

/** Laid out once for each zoom: who is based where is the same all day. The latest few are kept. */
const laid = new Map<string, Still>()
const KEPT = 12

/** What stands on the sheet before anything flies. */
export function stillFor(day: Day, print: Print, card?: Rect): Still {
  const based = new Map([...basedIn(day)].map(([space, ids]) => [space, ids.length]))
  const key = JSON.stringify([day.pack, [...based], print, card])
  const known = laid.get(key)
  if (known) return known
  const still = stillLayout({ pack: day.pack, print, based, card })
  const [oldest] = laid.keys()
  if (laid.size >= KEPT && oldest !== undefined) laid.delete(oldest)
  laid.set(key, still)
  return still
}

export function layoutOf(day: Day, still: Still, before?: Layout): Layout {
  const stands = [...squadronsByBox(day)]
    .filter(([box]) => !isAirfieldBox(box))
    .map(([box, squadrons]) => [box, squadrons.length] as const)
  const aims = new Map<string, number>()
  for (const { target } of day.raids) if (target !== undefined) aims.set(target, (aims.get(target) ?? 0) + 1)
  const grounded = [...basedIn(day)].map(
    ([space, based]) =>
      [space, based.flatMap((id, i) => (isAtHome(squadronOf(day, id)) ? [i] : []))] as const,
  )
  const flying = {
    grounded: new Map(grounded),
    aims,
    stands: new Map(stands),
    raids: day.raids.map(placeOf),
  }
  return layOut(still, flying, before)
}
