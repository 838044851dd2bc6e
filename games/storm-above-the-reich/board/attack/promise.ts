import type { Choice } from '@tallyho/engine'
import type { ApproachBox, BoxId } from '../../pack/types.ts'
import { box, isApproach, isBox } from '../../rules/05-map/boxes.ts'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { isBarred, movesOf } from '../../rules/07-move/move.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { afterCheck, type Checked } from './after-check.ts'
import { leastDanger } from './odds.ts'
import { kept } from './standing.ts'
import { bestFrom, surest, type TargetOdds } from './targets.ts'

/** What an attack from a box promises: at once from an Approach Box, in the next turn from any other. */

export interface Promised extends TargetOdds {
  readonly way: ApproachBox
  /** The danger if all elements come apart that may before he goes in. */
  readonly least: number
}

/** Of each question once: a way in may stand in several answers. */
const KNOWN = new WeakMap<
  Choice,
  { readonly checked: Checked; readonly ways: Map<string, Promised | undefined> }
>()

function knownOf(campaign: Campaign, choice: Choice) {
  const known = KNOWN.get(choice) ?? { checked: afterCheck(campaign), ways: new Map() }
  KNOWN.set(choice, known)
  return known
}

/** The formation that is met by whoever the question is about. */
export const checkedOf = (campaign: Campaign, choice: Choice): Checked => knownOf(campaign, choice).checked

/** The best target of all ways in that lead on from there. */
export function promiseOf(
  campaign: Campaign,
  choice: Choice,
  fighter: Fighter,
  to: BoxId,
): Promised | undefined {
  const { turn, limit } = missionOf(campaign)
  if (isApproach(to)) return bestOf(campaign, choice, fighter, [to])
  return turn >= limit ? undefined : bestOf(campaign, choice, fighter, waysIn(campaign, to))
}

/** What it promises to go in this turn from where he is. */
export function promiseNow(campaign: Campaign, choice: Choice, fighter: Fighter): Promised | undefined {
  return isBox(fighter.at) ? bestOf(campaign, choice, fighter, waysIn(campaign, fighter.at)) : undefined
}

/** What he or they can do best by another box, in the next turn. SR-MOV-04 */
export function promiseElsewhere(
  campaign: Campaign,
  choice: Choice,
  fighters: readonly [Fighter, ...Fighter[]],
): { readonly best: Promised; readonly to: BoxId } | undefined {
  const better = surest(campaign)
  return movesOf(campaign, fighters)
    .flatMap(({ to }) => {
      const best =
        to === undefined || isApproach(to) ? undefined : promiseOf(campaign, choice, fighters[0], to)
      return best && to ? { best, to } : []
    })
    .sort((one, other) => better(one.best, other.best))[0]
}

function bestOf(
  campaign: Campaign,
  choice: Choice,
  fighter: Fighter,
  ways: readonly ApproachBox[],
): Promised | undefined {
  const { checked, ways: known } = knownOf(campaign, choice)
  return ways
    .flatMap(way => {
      // Whoever flies and is armed alike meets the same.
      const { kind, ammo, cannon, pilot } = fighter
      const isGreen = campaign.pilots.some(({ no, penalty }) => no === pilot && penalty !== undefined)
      const key = [way, kind, ammo, cannon, isGreen].join()
      if (!known.has(key)) known.set(key, promised(checked, fighter, way, key))
      return known.get(key) ?? []
    })
    .sort(surest(campaign))[0]
}

function promised(
  { closed, apart }: Checked,
  fighter: Fighter,
  way: ApproachBox,
  key: string,
): Promised | undefined {
  // SR-COL-01 Whoever flies among the bombers already is in the way.
  const among = missionOf(closed).fighters.flatMap(({ at, space }) => (at === 'space' ? `${space}` : []))
  const best = kept(closed, `best ${key} ${among}`, () => bestFrom(closed, fighter, way))
  return best && { ...best, way, least: apart ? leastDanger(apart, best.fighter) : best.danger }
}

function waysIn(campaign: Campaign, from: BoxId): readonly ApproachBox[] {
  const mission = missionOf(campaign)
  if (box(from).kind !== 'position') return []
  return formation(campaign)
    .linksFrom(from)
    .flatMap(link =>
      isApproach(link.to) && link.tp <= mission.tp && !isBarred(mission, link) ? [link.to] : [],
    )
}
