import type { Bomber, Campaign, ElementNo, Fighter, PlaceNo, SpaceNo } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { returnMarker } from '../05-map/cups.ts'
import { at, elementName, formation, isGone, missionOf } from '../05-map/table.ts'
import { type Cause, scoreBomber } from '../23-fate-and-tally/points.ts'

/** The bombers: where they fly, and how they leave the formation. */

export function bomberAt(campaign: Campaign, place: PlaceNo): Bomber {
  return at(missionOf(campaign).bombers, place)
}

/** SR-Q-50 Bombers still flying on the corners of a space. */
export function bombersIn(campaign: Campaign, space: SpaceNo): PlaceNo[] {
  const { bombers } = missionOf(campaign)
  return placesIn(campaign, space).filter(place => !isGone(bombers[place] as Bomber))
}

/** SR-LL-03 Gone bombers on the corners of a space, whatever their element. */
export function goneFrom(campaign: Campaign, space: SpaceNo): number {
  const { bombers } = missionOf(campaign)
  let gone = 0
  for (const place of placesIn(campaign, space)) if (isGone(bombers[place] as Bomber)) gone += 1
  return gone
}

/** Bombers still flying in an element. */
export function bombersOf(campaign: Campaign, element: ElementNo): PlaceNo[] {
  const { bombers } = missionOf(campaign)
  const plan = formation(campaign).elements[element]
  return plan ? plan.places.filter(place => !isGone(bombers[place] as Bomber)) : []
}

/** SR-Q-28 Of these bombers, those fewest steps over edges from a space; none in the space is farther than one in it. */
export function nearestTo(campaign: Campaign, space: SpaceNo, among: readonly PlaceNo[]): PlaceNo[] {
  let least = Number.POSITIVE_INFINITY
  let nearest: PlaceNo[] = []
  for (const place of among) {
    const steps = stepsTo(campaign, space, place)
    if (steps < least) {
      least = steps
      nearest = [place]
    } else if (steps === least) nearest.push(place)
  }
  return nearest
}

function stepsTo(campaign: Campaign, space: SpaceNo, place: PlaceNo): number {
  const { spaces, places } = formation(campaign)
  const from = at(spaces, space)
  let least = Number.POSITIVE_INFINITY
  for (const no of places[place]?.spaces ?? []) {
    const to = at(spaces, no)
    least = Math.min(least, Math.abs(from.a - to.a) + Math.abs(from.b - to.b))
  }
  return least
}

/** SR-DMG-04 SR-DMG-05 The bomber leaves the formation, its Damage markers go back to the cup, and it is scored. */
export function dropBomber(
  campaign: Campaign,
  place: PlaceNo,
  how: 'fallen' | 'destroyed',
  cause: Cause,
  by: Fighter | undefined,
): void {
  const bomber = bomberAt(campaign, place)
  for (const marker of bomber.damage) returnMarker(campaign, marker)
  bomber.damage = []
  bomber.gone = how
  note(how === 'fallen' ? 'SR-DMG-04' : 'SR-DMG-05', `bomber.${how}`, { bomber: bomber.id, cause })
  // SR-DMG-09
  scoreBomber(campaign, place, how, cause, by)
  for (const element of formation(campaign).places[place]?.elements ?? []) closeIfEmpty(campaign, element)
}

/** SR-COH-13 An element without bombers is Kaputt for good. */
export function closeIfEmpty(campaign: Campaign, no: ElementNo): void {
  const element = at(missionOf(campaign).elements, no)
  if (element.empty || bombersOf(campaign, no).length > 0) return
  element.empty = true
  element.cohesion = 'kaputt'
  note('SR-COH-13', 'cohesion.empty', { element: elementName(campaign, no) })
}

function placesIn(campaign: Campaign, space: SpaceNo): readonly PlaceNo[] {
  return formation(campaign).spaces[space]?.places ?? []
}
