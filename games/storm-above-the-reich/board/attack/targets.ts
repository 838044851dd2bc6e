import { type Choice, firstOf } from '@tallyho/engine'
import { look } from '../../bot/picture.ts'
import { bomberWorth, hitCost } from '../../bot/worth.ts'
import type { ApproachBox } from '../../pack/types.ts'
import { box, isApproach } from '../../rules/05-map/boxes.ts'
import {
  attackersOf,
  fightersSharing,
  formation,
  isGone,
  missionOf,
  pilotOf,
} from '../../rules/05-map/table.ts'
import { WAVE } from '../../rules/15-approach.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { moverOf } from '../question.ts'
import { aimOf } from './chances.ts'
import { type AttackOdds, asPlaced, attackOdds, leastDanger } from './odds.ts'
import { asItStands } from './standing.ts'

/** A bomber that may be attacked, and what the cards promise there. */
export interface TargetOdds {
  readonly id: string
  /** He who attacks it, as he would be there. */
  readonly fighter: Fighter
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
  const known = KNOWN.get(choice) ?? reckoned(asItStands(campaign), choice)
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

/** What promises most of what counts stands first; of what is as sure, the least danger. */
export function surest(campaign: Campaign): (one: TargetOdds, other: TargetOdds) => number {
  const aim = aimOf(campaign)
  return (one, other) => other.odds[aim] - one.odds[aim] || one.danger - other.danger
}

/** SR-APP-04 His bomber where all who go in have one of their own, and do the most together: who does best at one has it. */
export function bestTogether(campaign: Campaign, choice: Choice): string | undefined {
  const mission = missionOf(campaign)
  const fighter = moverOf(campaign, choice)
  const ways = new Map<string, readonly TargetOdds[]>()
  const others = mission.fighters
    .filter(({ at, no }) => no !== fighter?.no && isApproach(at))
    .slice(0, WAVE - 1 - attackersOf(mission).length)
    .flatMap(one => {
      if (!isApproach(one.at)) return []
      const { at, kind, ammo, cannon } = one
      const key = [at, kind, ammo, cannon, pilotOf(campaign, one)?.penalty, hitCost(campaign, one)].join()
      const best = ways.get(key) ?? bestOfAll(campaign, one, one.at)
      ways.set(key, best)
      return [best]
    })
  const most = mostOf(others)
  const sums = targetsByOdds(campaign, choice).map(({ id, worth }) => ({
    id,
    // Of two who are alike it does not matter who has the better one: the first.
    worth: Math.round((worth + most(id.replace('bomber/', ''))) * ALIKE),
  }))
  return sums.sort((one, other) => other.worth - one.worth)[0]?.id
}

const ALIKE = 1e6

/** Where he does best from a box: whoever flies and is armed alike does the same there. */
const bestOfAll = (campaign: Campaign, fighter: Fighter, from: ApproachBox): readonly TargetOdds[] =>
  [...goingInFrom(campaign, fighter, from)]
    .sort((one, other) => other.worth - one.worth)
    .slice(0, WAVE)
    .map(one => andOut(campaign, one))

/** What some do at most, each at a bomber that nobody has taken, once a first is. */
function mostOf(all: readonly (readonly TargetOdds[])[]): (first: string) => number {
  const wanted = [...new Set(all.flatMap(best => best.map(({ id }) => id)))]
  const bitOf = (id: string) => 1 << wanted.indexOf(id)
  const ways = all.map(best => best.map(({ id, worth }) => ({ worth, bit: bitOf(id) })))
  // In whatever order they were taken.
  const known = new Map<number, number>()
  const most = (from: number, taken: number): number => {
    const key = taken * WAVE + from
    const free = ways[from]?.filter(({ bit }) => (taken & bit) === 0) ?? []
    const best = () => Math.max(...free.map(({ bit, worth }) => worth + most(from + 1, taken | bit)))
    const found = known.get(key) ?? (free.length === 0 ? 0 : best())
    known.set(key, found)
    return found
  }
  return first => most(0, wanted.includes(first) ? bitOf(first) : 0)
}

/** Every bomber that he may attack from a box, as if there were no way out. */
function goingInFrom(campaign: Campaign, fighter: Fighter, approach: ApproachBox): readonly GoingIn[] {
  const { position } = box(approach)
  const { places } = formation(campaign)
  return missionOf(campaign).bombers.flatMap((bomber, place) => {
    const space = position && places[place]?.from[position]
    if (isGone(bomber) || space === undefined) return []
    return goingIn(campaign, asPlaced(fighter, approach, place, space), bomber.id)
  })
}

/** What a way in promises at most, as he would meet it there now: at the bomber where he has the best chance, of several the safest, so that ways in compare. */
export function bestFrom(
  campaign: Campaign,
  fighter: Fighter,
  approach: ApproachBox,
): TargetOdds | undefined {
  look(campaign)
  const aim = aimOf(campaign)
  return [...goingInFrom(campaign, fighter, approach)]
    .sort((one, other) => other.odds[aim] - one.odds[aim] || one.odds.hit - other.odds.hit)
    .slice(0, LOOKED_AT)
    .map(one => andOut(campaign, one))
    .sort(surest(campaign))[0]
}

/** SR-COL-01 Whoever shares a space risks a collision, which may cost two pilots: another bomber nearly as good is better. */
const SHARED = 0.7

/** A mark on a bomber that goes on flying, as long as another attack may follow or it is all that counts, and a Collision Check, in Victory Points. */
const MARK = 0.12
const CHECK = 0.12

/** `worth`: as if there were no way out. */
interface GoingIn extends Omit<TargetOdds, 'danger'> {
  /** What a Hit costs. */
  readonly cost: number
}

function goingIn(campaign: Campaign, placed: Fighter, id: string): GoingIn {
  const odds = attackOdds(campaign, placed, 'determined')
  const fighter: Fighter = { ...placed, mode: 'determined' }
  const { turn, limit } = missionOf(campaign)
  const mark = turn < limit || aimOf(campaign) === 'damage' ? MARK : 0
  const gain = bomberWorth(campaign) * (odds.down + mark * (odds.damage - odds.down))
  // SR-COL-01 With each who is there already another Collision Check is likely.
  const others = fightersSharing(missionOf(campaign), fighter.space).filter(({ no }) => no !== fighter.no)
  const checks = others.length > 0 ? SHARED * others.length : CHECK * odds.collision
  const cost = hitCost(campaign, fighter)
  return { id, fighter, odds, cost, worth: gain - checks - odds.hit * cost }
}

function andOut(campaign: Campaign, { id, fighter, odds, worth, cost }: GoingIn): TargetOdds {
  const danger = leastDanger(campaign, fighter)
  return { id, fighter, odds, danger, worth: worth - (danger - odds.hit) * cost }
}
