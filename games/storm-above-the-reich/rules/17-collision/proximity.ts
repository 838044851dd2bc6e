import type { Option, Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { type Campaign, type Fighter, type SpaceNo, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { drawMarker, layDown, putBack } from '../05-map/cups.ts'
import { markerOption } from '../05-map/options.ts'
import { formation, missionOf, spaceNo, usesLeft, whoOf } from '../05-map/table.ts'

/** Proximity markers: drawn for a fighter, and left among the bombers. */

/** An answer to `collision.flyer`. */
export interface FlyerOption extends Option {
  readonly use: boolean
}

/** An answer to `collision.leave`. */
export interface LeaveOption extends Option {
  readonly space: SpaceNo
}

const FLYER: readonly FlyerOption[] = [
  { id: 'flyer', rolls: true, use: true },
  { id: 'one', rolls: true, use: false },
]

/** SR-COL-04 One marker. SR-PIL-13 A Flyer may look at two and keep one (SR-Q-13). */
export function* drawFor(campaign: Campaign, fighter: Fighter): Procedure<string | undefined> {
  const about = [`fighter:${fighter.no}`]
  const flies = usesLeft(campaign, fighter, 'flyer') > 0
  const uses = flies && (yield* choose(STAFFEL, 'collision.flyer', FLYER, about)).use
  const first = yield* drawMarker(campaign, 'proximity', about)
  if (!uses || first === undefined) return first
  fighter.used.flyer += 1
  const second = yield* drawMarker(campaign, 'proximity', about)
  if (second === undefined) return first
  const kept =
    first === second
      ? first
      : (yield* choose(STAFFEL, 'collision.marker', [markerOption(first), markerOption(second)], about))
          .marker
  const other = kept === first ? second : first
  putBack(campaign, other)
  note('SR-PIL-13', 'collision.flyer', {
    ...whoOf(campaign, fighter),
    kept,
    other,
    face: packOf(campaign).proximity(kept).face,
    otherFace: packOf(campaign).proximity(other).face,
  })
  return kept
}

/**
 * SR-COL-17 A marker stays anywhere in the element of a space. All that matters is in which elements it will count: the
 * player is asked only where an overlap makes that differ. Outside all elements it stays in the space and counts nowhere.
 */
export function* leaveMarker(campaign: Campaign, marker: string, space: SpaceNo): Procedure {
  const options = restingPlaces(campaign, space)
  const at = yield* choose(STAFFEL, 'collision.leave', options, [`space:${space}`, `marker:${marker}`])
  putMarker(campaign, marker, at.space)
}

export function putMarker(campaign: Campaign, marker: string, space: SpaceNo): void {
  layDown(campaign, marker)
  missionOf(campaign).proximity.push({ marker, space })
  note('SR-COL-17', 'proximity.left', { marker, space: spaceNo(formation(campaign), space).id })
}

/** One space for each set of elements that a marker may come to count in; the space itself first. */
function restingPlaces(campaign: Campaign, space: SpaceNo): LeaveOption[] {
  const { spaces, elements } = formation(campaign)
  const found: LeaveOption[] = []
  const sets = new Set<string>()
  const offer = (no: SpaceNo) => {
    const one = spaces[no]
    if (one === undefined || sets.has(String(one.elements))) return
    sets.add(String(one.elements))
    found.push({ id: `at/${one.id}`, on: [`space:${no}`], space: no })
  }
  offer(space)
  for (const element of spaces[space]?.elements ?? []) elements[element]?.spaces.forEach(offer)
  return found
}
