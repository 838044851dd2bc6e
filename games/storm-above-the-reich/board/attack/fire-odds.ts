import type { Cup } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { AttackDeck, FireCard } from '../../pack/types.ts'
import { formation, missionOf, pilotOf } from '../../rules/05-map/table.ts'
import { isClimbing, isClimbRoll, isDiveRoll } from '../../rules/16-engage/maneuvers.ts'
import { levelOf } from '../../rules/19-lethal-level.ts'
import { isSunIn } from '../../rules/21-continuing-fire/events.ts'
import { courseOf } from '../../rules/22-break-away.ts'
import type { Campaign, Fighter, Maneuver } from '../../state.ts'

/** The fire on the way out, by the cards that are left. */

/** SR-CF-04 SR-LL-06 The chance of a Hit by Continuing Fire, from the space where he is. */
export function fireOdds(campaign: Campaign, fighter: Fighter, maneuver: Maneuver): number {
  const { fireCard } = packOf(campaign)
  const flying = { ...fighter, maneuver }
  const found = cardsIn(campaign, 'fire', missionOf(campaign).decks.fire)
  const all = found.reduce((sum, { count }) => sum + count, 0)
  const hits = found.reduce((sum, { id, count }) => sum + count * hitBy(campaign, flying, fireCard(id)), 0)
  return all === 0 ? 0 : hits / all
}

/** SR-CF-03 How many of the cards left are worse for his way out, or better, than for another. */
export function fireCardsFor(campaign: Campaign, fighter: Fighter) {
  const found = cardsIn(campaign, 'fire', missionOf(campaign).decks.fire)
  const sum = (of: (card: FireCard) => boolean) =>
    found.reduce((all, { id, count }) => all + (of(packOf(campaign).fireCard(id)) ? count : 0), 0)
  return {
    harsher: sum(card => extraOf(card, fighter.maneuver) > 0),
    milder: sum(card => isSpared(campaign, fighter, card)),
  }
}

/** SR-EVT-09 SR-EVT-11 SR-EVT-12 An event that is good for whoever flies so. */
function isSpared(campaign: Campaign, fighter: Fighter, { event }: FireCard): boolean {
  const { maneuver } = fighter
  if (event === 'fall-away') return maneuver === 'dive'
  if (event === 'hard-roll') return isDiveRoll(maneuver)
  return event === 'into-the-sun' && isClimbing(maneuver) && isSunIn(campaign, courseOf(fighter))
}

/** SR-CF-01 SR-CF-03 One card: what its text does comes before its table, or instead of it. */
function hitBy(campaign: Campaign, fighter: Fighter, card: FireCard): number {
  const table = tableHit(campaign, fighter, card)
  if (isSpared(campaign, fighter, card))
    // SR-EVT-09 A diver turns Evasive; who is that already is away.
    return card.event === 'fall-away' && fighter.mode === 'determined'
      ? tableHit(campaign, { ...fighter, mode: 'evasive' }, card)
      : 0
  switch (card.event) {
    // SR-EVT-06 A green pilot pays, or is hit.
    case 'confused':
      return missionOf(campaign).tp === 0 && pilotOf(campaign, fighter)?.penalty !== undefined ? 1 : table
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

/** SR-CF-04 */
function tableHit(campaign: Campaign, fighter: Fighter, card: FireCard): number {
  const level = lowestLevel(campaign, fighter, extraOf(card, fighter.maneuver))
  return (card[fighter.mode][level] ?? 0) > 0 ? 1 : 0
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
