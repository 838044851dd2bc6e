import { type Choice, firstOf } from '@tallyho/engine'
import { look } from '../../bot/picture.ts'
import { bomberWorth, hitCost } from '../../bot/worth.ts'
import type { ApproachBox } from '../../pack/types.ts'
import { box, isApproach } from '../../rules/05-map/boxes.ts'
import { fightersSharing, formation, isGone, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { moverOf } from '../question.ts'
import { type AttackOdds, asPlaced, attackOdds, leastDanger } from './odds.ts'

/** A bomber that may be attacked, and what the cards promise there. */
export interface TargetOdds {
  readonly id: string
  readonly odds: AttackOdds
  /** The chance that he is hit, by the card or on the safest way out. */
  readonly danger: number
  /** In Victory Points: what is to be won there, less what is to be feared. */
  readonly worth: number
}

/** Of each question once: every answer asks for them. */
const KNOWN = new WeakMap<Choice, readonly TargetOdds[]>()

/** What can be attacked, by what is to be won there and to be feared: the best first. */
export function targetsByOdds(campaign: Campaign, choice: Choice): readonly TargetOdds[] {
  const known = KNOWN.get(choice) ?? reckoned(campaign, choice)
  KNOWN.set(choice, known)
  return known
}

function reckoned(campaign: Campaign, choice: Choice): readonly TargetOdds[] {
  look(campaign)
  const fighter = moverOf(campaign, choice)
  if (!fighter || !isApproach(fighter.at)) return []
  const from = fighter.at
  const found = choice.options.flatMap(option => {
    const [place, space] = [firstOf('bomber', option.on), firstOf('space', option.on)]
    if (place === undefined || space === undefined) return []
    const placed = asPlaced(fighter, from, Number(place), Number(space))
    return [andOut(campaign, goingIn(campaign, placed, option.id))]
  })
  return found.sort((one, other) => other.worth - one.worth)
}

/** The ways out are reckoned for so many that look best going in: it is they that take time. */
const LOOKED_AT = 3

/** The surest damage stands first; of what is as sure, the least danger. */
export const surest = (one: TargetOdds, other: TargetOdds): number =>
  other.odds.damage - one.odds.damage || one.danger - other.danger

/** What a way in promises at most, as he would meet it there now: at the bomber that he damages most surely, of several the safest, so that ways in compare. */
export function bestFrom(
  campaign: Campaign,
  fighter: Fighter,
  approach: ApproachBox,
): TargetOdds | undefined {
  look(campaign)
  const { position } = box(approach)
  const { places } = formation(campaign)
  return missionOf(campaign)
    .bombers.flatMap((bomber, place) => {
      const space = position && places[place]?.from[position]
      if (isGone(bomber) || space === undefined) return []
      return goingIn(campaign, asPlaced(fighter, approach, place, space), bomber.id)
    })
    .sort((one, other) => other.odds.damage - one.odds.damage || one.odds.hit - other.odds.hit)
    .slice(0, LOOKED_AT)
    .map(one => andOut(campaign, one))
    .sort(surest)[0]
}

/** SR-COL-01 Whoever shares a space risks a collision, which may cost two pilots: another bomber nearly as good is better. */
const SHARED = 0.7

/** A mark on a bomber that goes on flying, and a Collision Check, in Victory Points. */
const MARK = 0.12
const CHECK = 0.12

interface GoingIn {
  readonly id: string
  readonly fighter: Fighter
  readonly odds: AttackOdds
  /** As if there were no way out. */
  readonly worth: number
  /** What a Hit costs. */
  readonly cost: number
}

function goingIn(campaign: Campaign, placed: Fighter, id: string): GoingIn {
  const odds = attackOdds(campaign, placed, 'determined')
  const fighter: Fighter = { ...placed, mode: 'determined' }
  const gain = bomberWorth(missionOf(campaign)) * (odds.down + MARK * (odds.damage - odds.down))
  // SR-COL-01 With each who is there already another Collision Check is likely.
  const others = fightersSharing(missionOf(campaign), fighter.space).filter(({ no }) => no !== fighter.no)
  const checks = others.length > 0 ? SHARED * others.length : CHECK * odds.collision
  const cost = hitCost(campaign, fighter)
  return { id, fighter, odds, cost, worth: gain - checks - odds.hit * cost }
}

function andOut(campaign: Campaign, { id, fighter, odds, worth, cost }: GoingIn): TargetOdds {
  const danger = leastDanger(campaign, fighter)
  return { id, odds, danger, worth: worth - (danger - odds.hit) * cost }
}
