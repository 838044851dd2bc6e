import { type Choice, capital, firstOf, percent } from '@tallyho/engine'
import { type Chances, chancesOf } from '../rules/03-dogfight/chances.ts'
import type { Campaign } from '../state.ts'
import type { Maneuver, ManeuverOption } from '../vocabulary/dogfight.ts'
import { fighterName, WAY_NAMES } from './names.ts'
import { cardsSaid, riskSaid } from './odds.ts'

/** The marker that a combat is against, and the combat's dogfight. */
function combatOf(campaign: Campaign, { about }: Pick<Choice, 'about'>) {
  const no = Number(firstOf('german', about))
  const dogfight = campaign.patrol?.dogfights.find(({ germans }) => germans.some(one => one.no === no))
  const german = dogfight?.germans.find(one => one.no === no)
  return dogfight && german && { dogfight, german }
}

/** SAB-DOG-26 What a Maneuver looks for, and what it risks by the cards that are left. */
export function maneuverSaid(campaign: Campaign, { maneuver, by }: ManeuverOption, choice: Choice) {
  if (maneuver === 'break')
    return {
      head: `Break, called by ${by ? fighterName(by) : 'the leader'}`,
      so: 'two Elements of two; on an even die one of them is behind the Germans',
    }
  const combat = combatOf(campaign, choice)
  if (!combat) return { head: WAY_NAMES[maneuver], so: '' }
  const chances = chancesOf(campaign, combat.dogfight, combat.german, maneuver)
  // SAB-DOG-28
  const lost = combat.dogfight.germans.some(({ attitude }) => attitude === 'tailing')
  const freed = maneuver !== 'none' && lost ? '; those before our guns get away' : ''
  return {
    head: WAY_NAMES[maneuver],
    so: `${looksFor(maneuver, chances)}${freed}. ${capital(riskSaid(chances))}`,
  }
}

function looksFor(maneuver: Maneuver | 'none', chances: Chances): string {
  if (maneuver === 'evade') return 'Two cards, take the kinder; if they hang on, one of them drops off'
  if (maneuver === 'slip') return `${cardsSaid(chances)} put one man behind them, alone`
  if (maneuver === 'turn') return `${cardsSaid(chances)} bring us nose to nose with them`
  return 'One card as it comes'
}

/** SAB-DOG-11 */
export function tailingSaid(campaign: Campaign, { id }: { readonly id: string }, choice: Choice) {
  if (id !== 'attack') return { head: 'Let them go', so: 'nothing happens to anybody' }
  const combat = combatOf(campaign, choice)
  if (!combat) return 'Attack'
  const chances = chancesOf(campaign, combat.dogfight, combat.german)
  return {
    head: 'Attack',
    so: `${combat.german.strength > 1 ? 'one of them' : 'he goes'} down ${percent(chances.kill)}; ${riskSaid(chances)}; more Germans behind us ${percent(chances.worse)}`,
  }
}
