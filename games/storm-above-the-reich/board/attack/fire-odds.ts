import type { Cup } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { AttackDeck, FireCard } from '../../pack/types.ts'
import { formation, missionOf, pilotOf } from '../../rules/05-map/table.ts'
import { isClimbing, isClimbRoll, isDiveRoll, positionOf } from '../../rules/16-engage/maneuvers.ts'
import { levelOf } from '../../rules/19-lethal-level.ts'
import { isSunIn } from '../../rules/21-continuing-fire/events.ts'
import { courseOf } from '../../rules/22-break-away.ts'
import type { Campaign, Fighter, Maneuver, Mode } from '../../state.ts'
import { kept } from './standing.ts'

/** The fire on the way out, by the cards that are left. */

/** SR-CF-04 SR-LL-06 The chance of a Hit by Continuing Fire, from the space where he is. */
export function fireOdds(campaign: Campaign, fighter: Fighter, maneuver: Maneuver): number {
  const flying = { ...fighter, maneuver }
  return kept(campaign, `fire ${maneuver} ${flightOf(campaign, flying)}`, () => hitsOf(campaign, flying))
}

/** Who flies alike meets the same fire. */
export const flightOf = (campaign: Campaign, fighter: Fighter): string =>
  `${fighter.space} ${fighter.mode} ${fighter.kind} ${fighter.altitude} ${positionOf(fighter)} ${isGreen(campaign, fighter)}`

function hitsOf(campaign: Campaign, flying: Fighter): number {
  const { fireCard } = packOf(campaign)
  const table = tableOf(campaign, flying)
  let all = 0
  let hits = 0
  for (const { id, count } of cardsIn(campaign, 'fire', missionOf(campaign).decks.fire)) {
    all += count
    hits += count * hitBy(campaign, flying, fireCard(id), table)
  }
  return all === 0 ? 0 : hits / all
}

/** What the table of a card says to one who flies so. */
type Table = (card: FireCard, mode: Mode) => number

/** SR-EVT-09 SR-EVT-11 SR-EVT-12 An event that is good for whoever flies so. */
function isSpared(campaign: Campaign, fighter: Fighter, { event }: FireCard): boolean {
  const { maneuver } = fighter
  if (event === 'fall-away') return maneuver === 'dive'
  if (event === 'hard-roll') return isDiveRoll(maneuver)
  return event === 'into-the-sun' && isClimbing(maneuver) && isSunIn(campaign, courseOf(fighter))
}

/** SR-CF-01 SR-CF-03 One card: what its text does comes before its table, or instead of it. */
function hitBy(campaign: Campaign, fighter: Fighter, card: FireCard, tableHit: Table): number {
  if (isSpared(campaign, fighter, card))
    // SR-EVT-09 A diver turns Evasive; who is that already is away.
    return card.event === 'fall-away' && fighter.mode === 'determined' ? tableHit(card, 'evasive') : 0
  const table = tableHit(card, fighter.mode)
  switch (card.event) {
    // SR-EVT-06 A green pilot pays, or is hit.
    case 'confused':
      return missionOf(campaign).tp === 0 && isGreen(campaign, fighter) ? 1 : table
    // SR-EVT-07 On an odd die.
    case 'debris':
      return Math.max(table, ODD)
    // SR-EVT-10 On an odd die the gunners look elsewhere.
    case 'friendly-fire':
      return table * (1 - ODD)
    default:
      return table
  }
}

const ODD = 0.5

const isGreen = (campaign: Campaign, fighter: Fighter): boolean =>
  pilotOf(campaign, fighter)?.penalty !== undefined

/** SR-CF-04 Most cards add the same to the level. */
function tableOf(campaign: Campaign, fighter: Fighter): Table {
  const levels: Readonly<Record<Mode, number[]>> = { determined: [], evasive: [] }
  return (card, mode) => {
    const extra = extraOf(card, fighter.maneuver)
    levels[mode][extra] ??= lowestLevel(campaign, { ...fighter, mode }, extra)
    return (card[mode][levels[mode][extra] as number] ?? 0) > 0 ? 1 : 0
  }
}

function extraOf({ climb, climbRoll }: FireCard, maneuver: Maneuver): number {
  if (maneuver === 'climb') return climb
  return isClimbRoll(maneuver) ? climbRoll : 0
}

/** SR-MAP-15 In an overlap the player names the element: the one that has lost more of its cohesion. */
export function lowestLevel(campaign: Campaign, fighter: Fighter, extra: number): number {
  const [one, other] = formation(campaign).spaces[fighter.space]?.elements ?? []
  const level = levelOf(campaign, fighter, one, extra)
  return other === undefined ? level : Math.min(level, levelOf(campaign, fighter, other, extra))
}

/** SR-Q-24 What may be drawn: the deck as it is, or all of it anew once it is used up. */
export function cardsIn(
  campaign: Campaign,
  deck: AttackDeck | 'fire',
  left: Cup,
): { id: string; count: number }[] {
  const counted = (cup: Readonly<Record<string, number>>) =>
    Object.entries(cup).flatMap(([id, count]) => (count > 0 ? [{ id, count }] : []))
  const now = counted(left)
  return now.length > 0 ? now : counted(packOf(campaign).decks[deck])
}
