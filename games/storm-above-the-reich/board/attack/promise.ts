import type { Choice } from '@tallyho/engine'
import type { BoxId } from '../../pack/types.ts'
import { box, isApproach } from '../../rules/05-map/boxes.ts'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { isBarred } from '../../rules/07-move/move.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { bestFrom, type TargetOdds } from './targets.ts'

/** What an attack from a box promises: at once from an Approach Box, in the next turn from any other. */

/** Of each question once: a box may stand in several answers. */
const KNOWN = new WeakMap<Choice, Map<BoxId, TargetOdds | undefined>>()

/** The best target of all ways in that lead on from there. */
export function promiseOf(
  campaign: Campaign,
  choice: Choice,
  fighter: Fighter,
  to: BoxId,
): TargetOdds | undefined {
  const known = KNOWN.get(choice) ?? new Map<BoxId, TargetOdds | undefined>()
  KNOWN.set(choice, known)
  if (!known.has(to)) known.set(to, reckoned(campaign, fighter, to))
  return known.get(to)
}

function reckoned(campaign: Campaign, fighter: Fighter, to: BoxId): TargetOdds | undefined {
  if (isApproach(to)) return bestFrom(campaign, fighter, to)
  const mission = missionOf(campaign)
  if (box(to).kind !== 'position' || mission.turn >= mission.limit) return undefined
  return formation(campaign)
    .linksFrom(to)
    .flatMap(link => {
      const isOpen = isApproach(link.to) && link.tp <= mission.tp && !isBarred(mission, link)
      return (isOpen && bestFrom(campaign, fighter, link.to)) || []
    })
    .sort((one, other) => other.worth - one.worth)[0]
}
