import { type Choice, firstOf, percent } from '@tallyho/engine'
import type { FighterId } from '../pack/types.ts'
import { fighter } from '../rules/01-general/fighters.ts'
import { fightersOf } from '../rules/01-general/formations.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import { type Chances, chancesOf } from '../rules/03-dogfight/chances.ts'
import type { Campaign, German } from '../state.ts'
import type { BreakOutOption, Maneuver, ManeuverOption } from '../vocabulary/dogfight.ts'
import type { Unit } from '../vocabulary/terms.ts'
import { fighterName, fighterSaid, fighterState, fighterWithPilot, WAY_NAMES } from './names.ts'
import { cardsSaid, led, riskSaid } from './odds.ts'

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
  const freed = maneuver !== 'none' && lost ? 'those before our guns get away' : ''
  const { hit, loss } = chances
  return led(
    WAY_NAMES[maneuver],
    `${percent(hit)} to be hit`,
    `one lost ${percent(loss)}`,
    looksFor(maneuver, chances),
    freed,
  )
}

function looksFor(maneuver: Maneuver | 'none', chances: Chances): string {
  if (maneuver === 'evade') return 'two cards, take the kinder; if they hang on, one of them drops off'
  if (maneuver === 'slip') return `${cardsSaid(chances)} put one man behind them, alone`
  if (maneuver === 'turn') return `${cardsSaid(chances)} bring us nose to nose with them`
  return 'one card as it comes'
}

/** SAB-DOG-11 */
export function tailingSaid(campaign: Campaign, { id }: { readonly id: string }, choice: Choice) {
  if (id !== 'attack') return { head: 'Let them go', so: 'nothing happens to anybody' }
  const combat = combatOf(campaign, choice)
  if (!combat) return 'Attack'
  const chances = chancesOf(campaign, combat.dogfight, combat.german)
  const down = `${percent(chances.kill)} to bring ${combat.german.strength > 1 ? 'one' : 'him'} down`
  return led('Attack', down, riskSaid(chances).join(', '), `more Germans behind us ${percent(chances.worse)}`)
}

/** Who of those before our guns may hit us, by the cards that are left. */
export function firesBack(campaign: Campaign, choice: Pick<Choice, 'about'>): German['type'] | 'never' {
  const combat = combatOf(campaign, choice)
  if (!combat || chancesOf(campaign, combat.dogfight, combat.german).hit === 0) return 'never'
  return combat.german.type
}

/** Of ours in the next round, by the careful way: `hit 26 %, lost 13 %`. */
function evading(campaign: Campaign, unit: Unit, german: Against): string {
  const { hit, loss } = chancesOf(campaign, { unit }, { ...german, attitude: 'tailed' }, 'evade')
  return `hit ${percent(hit)}, lost ${percent(loss)}`
}

/** Behind them: `one down 27 %, hit 5 %`. */
function hunting(campaign: Campaign, unit: Unit, german: Against): string {
  const { kill, hit } = chancesOf(campaign, { unit }, { ...german, attitude: 'tailing' })
  return `one down ${percent(kill)}, hit ${percent(hit)}`
}

type Against = Pick<German, 'type' | 'strength'>

/** SAB-MAN-03 SAB-FRM-08 Who is left behind when a man breaks out: his Section without him, or the last man of a pair. */
function without(campaign: Campaign, unit: Unit, id: FighterId): { campaign: Campaign; unit: Unit } {
  const [last, another] = fightersOf(campaign, unit).filter(other => other !== id)
  const patrol = patrolOf(campaign)
  const fighters = { ...patrol.fighters, [id]: { ...fighter(campaign, id), at: 'lost' as const } }
  return {
    campaign: { ...campaign, patrol: { ...patrol, fighters } },
    unit: last && !another ? last : unit,
  }
}

/** SAB-MAN-03 Who breaks away, whom they follow, and what that comes to in the next round. */
export function breakOutSaid(campaign: Campaign, { fighter: id, follows }: BreakOutOption, choice: Choice) {
  const combat = combatOf(campaign, choice)
  if (!combat) return id ? fighterSaid(campaign, id) : 'Nobody'
  const { dogfight, german } = combat
  if (id === undefined)
    return { row: 'Nobody', cell: `All stay together: ${evading(campaign, dogfight.unit, german)}` }
  const row = `${fighterName(id)}, ${fighterState(campaign, id)}`
  if (follows) return { row, cell: `Draws them off: he is ${evading(campaign, id, german)}` }
  const left = without(campaign, dogfight.unit, id)
  return { row, cell: `Gets away: the others ${evading(left.campaign, left.unit, german)}` }
}

/** SAB-ICO-20 Torn off: they go after him, or stay behind the Section. */
export function followSaid(campaign: Campaign, { fighter: id, follows }: BreakOutOption, choice: Choice) {
  const combat = combatOf(campaign, choice)
  if (!combat || !id) return follows ? 'After him' : 'After the Section'
  const { dogfight, german } = combat
  if (follows)
    return {
      head: `After ${fighterWithPilot(campaign, id)}`,
      so: `he is alone: ${evading(campaign, id, german)} next round; the Section is free of them`,
    }
  const left = without(campaign, dogfight.unit, id)
  return {
    head: 'After the Section',
    so: `the others: ${evading(left.campaign, left.unit, german)} next round; he gets away`,
  }
}

/** SAB-MAN-05 Who gets behind them, and what he can do there alone. */
export function slipsSaid(campaign: Campaign, id: FighterId) {
  const unit = fighter(campaign, id).section
  const german = campaign.patrol?.dogfights
    .find(one => one.unit === unit)
    ?.germans.findLast(({ attitude }) => attitude === 'tailed')
  const { head, so } = fighterSaid(campaign, id)
  return { head, so: german ? `${so}; then ${hunting(campaign, id, german)}` : so }
}

/** SAB-ADV-19 SAB-ADV-20 Four before our guns come apart: two and two. */
export function scatterSaid(campaign: Campaign, { fighter: id, element }: BreakOutOption, choice: Choice) {
  const unit = firstOf('unit', choice.about) as Unit
  const german = campaign.patrol?.dogfights.find(one => one.unit === unit)?.germans.at(-1)
  const pair = german && { type: german.type, strength: 2 }
  if (element) return { head: 'The second Element', so: 'two of us tail the second pair' }
  if (id === undefined)
    return {
      head: 'All stay together',
      so: `we tail one pair, the other is on our tail${pair ? `: ${evading(campaign, unit, pair)}` : ''}`,
    }
  const { head, so } = fighterSaid(campaign, id)
  return {
    head: `${head} goes after them`,
    so: `${so}; behind the second pair, alone${pair ? `: ${hunting(campaign, id, pair)}` : ''}`,
  }
}
