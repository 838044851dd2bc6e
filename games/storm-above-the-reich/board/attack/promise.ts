import type { Choice } from '@tallyho/engine'
import type { ApproachBox, BoxId } from '../../pack/types.ts'
import { box, isApproach } from '../../rules/05-map/boxes.ts'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { isBarred } from '../../rules/07-move/move.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { bestFrom, type TargetOdds } from './targets.ts'

/** What an attack from a box promises: at once from an Approach Box, in the next turn from any other. */

/** Of each question once: a way in may stand in several answers. */
const KNOWN = new WeakMap<Choice, Map<ApproachBox, TargetOdds | undefined>>()

/** The best target of all ways in that lead on from there. */
export function promiseOf(
  campaign: Campaign,
  choice: Choice,
  fighter: Fighter,
  to: BoxId,
): TargetOdds | undefined {
  const known = KNOWN.get(choice) ?? new Map<ApproachBox, TargetOdds | undefined>()
  KNOWN.set(choice, known)
  return waysIn(campaign, to)
    .flatMap(way => {
      if (!known.has(way)) known.set(way, bestFrom(campaign, fighter, way))
      return known.get(way) ?? []
    })
    .sort((one, other) => other.worth - one.worth)[0]
}

function waysIn(campaign: Campaign, to: BoxId): readonly ApproachBox[] {
  if (isApproach(to)) return [to]
  const mission = missionOf(campaign)
  if (box(to).kind !== 'position' || mission.turn >= mission.limit) return []
  return formation(campaign)
    .linksFrom(to)
    .flatMap(link =>
      isApproach(link.to) && link.tp <= mission.tp && !isBarred(mission, link) ? [link.to] : [],
    )
}
