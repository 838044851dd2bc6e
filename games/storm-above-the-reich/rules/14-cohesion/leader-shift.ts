import type { Procedure } from '@tallyho/engine'
import { type Campaign, type ElementNo, type PlaceNo, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { bomberOption } from '../05-map/options.ts'
import { at, elementName, formation, isGone, missionOf } from '../05-map/table.ts'
import { bomberAt, bombersOf, closeIfEmpty } from '../20-burst/bombers.ts'

/** SR-COH-14 Optional: where the leader of an element is gone, another bomber moves up. */
export function* shiftLeaders(campaign: Campaign): Procedure {
  for (const { no } of formation(campaign).elements) {
    const lead = lostLead(campaign, no)
    if (lead === undefined) continue
    const options = soundest(campaign, no).map(place => bomberOption(campaign, place))
    if (options.length === 0) continue
    const { place } = yield* choose(STAFFEL, 'leader.shift', options, [`element:${no}`])
    const { bombers } = missionOf(campaign)
    const moved = bomberAt(campaign, place)
    const lost = bomberAt(campaign, lead)
    bombers[place] = lost
    bombers[lead] = moved
    note('SR-COH-14', 'leader.shift', {
      bomber: moved.id,
      lead: lost.id,
      element: elementName(campaign, no),
    })
    // A bomber of two elements may have left one of them without any.
    for (const element of formation(campaign).places[place]?.elements ?? []) closeIfEmpty(campaign, element)
  }
}

/** The foremost place of an element, if no bomber flies as far forward. */
function lostLead(campaign: Campaign, no: ElementNo): PlaceNo | undefined {
  const { elements, places } = formation(campaign)
  const { bombers } = missionOf(campaign)
  let lead: PlaceNo | undefined
  let most = Number.NEGATIVE_INFINITY
  let lost = false
  for (const place of elements[no]?.places ?? []) {
    const { p, q } = places[place] ?? { p: 0, q: 0 }
    const gone = isGone(at(bombers, place))
    if (p + q > most) {
      most = p + q
      lead = place
      lost = gone
    } else if (p + q === most && !gone) lost = false
  }
  return lost ? lead : undefined
}

/** Those with the fewest Damage markers. */
function soundest(campaign: Campaign, no: ElementNo): PlaceNo[] {
  const places = bombersOf(campaign, no)
  const least = Math.min(...places.map(place => bomberAt(campaign, place).damage.length))
  return places.filter(place => bomberAt(campaign, place).damage.length === least)
}
