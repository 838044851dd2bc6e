import { type Choice, firstOf, percent, type SaidFigure } from '@tallyho/engine'
import type { FighterId } from '../pack/types.ts'
import { fighter } from '../rules/01-general/fighters.ts'
import { fightersOf, isSection } from '../rules/01-general/formations.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import { type Chances, chancesOf } from '../rules/03-dogfight/chances.ts'
import { mayManeuver } from '../rules/03-dogfight/maneuvers.ts'
import type { Campaign, German } from '../state.ts'
import type { BreakOutOption, Maneuver, ManeuverOption } from '../vocabulary/dogfight.ts'
import type { Unit } from '../vocabulary/terms.ts'
import { fighterName, fighterSaid, fighterWithPilot, WAY_NAMES } from './names.ts'
import { cardsSaid, led, ours, share } from './odds.ts'

/** The marker that a combat is against, and the combat's dogfight. */
function combatOf(campaign: Campaign, { about }: Pick<Choice, 'about'>) {
  const no = Number(firstOf('german', about))
  const dogfight = campaign.patrol?.dogfights.find(({ germans }) => germans.some(one => one.no === no))
  const german = dogfight?.germans.find(one => one.no === no)
  return dogfight && german && { dogfight, german }
}

/** What the next card may bring, by what is flown. */
export function combatChances(campaign: Campaign, choice: Choice, maneuver?: Maneuver | 'none') {
  const combat = combatOf(campaign, choice)
  return combat && chancesOf(campaign, combat.dogfight, combat.german, maneuver)
}

/** SAB-DOG-26 What a Maneuver looks for, and what it risks by the cards that are left. */
export function maneuverSaid(campaign: Campaign, { maneuver, by }: ManeuverOption, choice: Choice) {
  if (maneuver === 'break')
    return led(
      `Break, called by ${by ? fighterName(by) : 'the leader'}`,
      ours(),
      'two pairs; on even, one is behind them',
    )
  const combat = combatOf(campaign, choice)
  if (!combat) return led(WAY_NAMES[maneuver], ours())
  const chances = chancesOf(campaign, combat.dogfight, combat.german, maneuver)
  // SAB-DOG-28
  const lost = combat.dogfight.germans.some(({ attitude }) => attitude === 'tailing')
  const freed = maneuver !== 'none' && lost ? 'those ahead get away' : ''
  return led(WAY_NAMES[maneuver], ours(chances), looksFor(maneuver, chances), freed)
}

function looksFor(maneuver: Maneuver | 'none', chances: Chances): string {
  if (maneuver === 'evade') return 'the kinder of 2 cards; one drops off'
  if (maneuver === 'slip') return `${cardsSaid(chances)}: one gets behind`
  if (maneuver === 'turn') return `${cardsSaid(chances)}: head-on, and another card`
  return 'one card as it comes'
}

/** SAB-DOG-11 */
export function tailingSaid(campaign: Campaign, { id }: { readonly id: string }, choice: Choice) {
  if (id !== 'attack') return led('Let them go', hunting(), 'nothing happens to anybody')
  const chances = combatChances(campaign, choice)
  if (!chances) return 'Attack'
  return led('Attack', hunting(chances), `more Germans behind us ${percent(chances.worse)}`)
}

/** Who of those before our guns may hit us, by the cards that are left. */
export function firesBack(campaign: Campaign, choice: Pick<Choice, 'about'>): German['type'] | 'never' {
  const combat = combatOf(campaign, choice)
  if (!combat || chancesOf(campaign, combat.dogfight, combat.german).hit === 0) return 'never'
  return combat.german.type
}

/** Of ours in the next round, by the careful way; SAB-DOG-27 with a hit man among them there is none. */
const evading = (campaign: Campaign, unit: Unit, german: Against) =>
  chancesOf(
    campaign,
    { unit },
    { ...german, attitude: 'tailed' },
    mayManeuver(campaign, unit) ? 'evade' : 'none',
  )

/** `he alone is at risk`, and what a hit takes from him. */
const atRisk = (campaign: Campaign, unit: Unit, who: string) =>
  mayManeuver(campaign, unit) ? who : `${who}; ${isSection(unit) ? 'one' : 'he'} is hit: no Evade`

/** Behind them in the next round. */
const behind = (campaign: Campaign, unit: Unit, german: Against) =>
  chancesOf(campaign, { unit }, { ...german, attitude: 'tailing' })

/** What shooting at them brings, and what it may cost. */
export function hunting({ kill, hit }: Partial<Chances> = {}): readonly SaidFigure[] {
  return [share('one down', kill, 'good'), share('ours hit', hit, 'bad')]
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
  if (!combat) return led(id ? fighterName(id) : 'Nobody', ours())
  const { dogfight, german } = combat
  if (id === undefined)
    return led(
      'All stay together',
      ours(evading(campaign, dogfight.unit, german)),
      atRisk(campaign, dogfight.unit, 'all are at risk'),
    )
  const who = fighterWithPilot(campaign, id)
  if (follows)
    return led(
      `${who} draws them off`,
      ours(evading(campaign, id, german)),
      atRisk(campaign, id, 'he alone is at risk'),
    )
  const left = without(campaign, dogfight.unit, id)
  return led(
    `${who} gets away`,
    ours(evading(left.campaign, left.unit, german)),
    atRisk(left.campaign, left.unit, 'the others are at risk'),
  )
}

/** SAB-ICO-20 Torn off: they go after him, or stay behind the Section. */
export function followSaid(campaign: Campaign, { fighter: id, follows }: BreakOutOption, choice: Choice) {
  const combat = combatOf(campaign, choice)
  if (!combat || !id) return follows ? 'After him' : 'After the Section'
  const { dogfight, german } = combat
  if (follows)
    return led(
      `After ${fighterWithPilot(campaign, id)}`,
      ours(evading(campaign, id, german)),
      'the Section is free of them',
    )
  const left = without(campaign, dogfight.unit, id)
  return led('After the Section', ours(evading(left.campaign, left.unit, german)), 'he gets away')
}

/** SAB-MAN-05 Who gets behind them, and what he can do there alone. */
export function slipsSaid(campaign: Campaign, id: FighterId) {
  const unit = fighter(campaign, id).section
  const german = campaign.patrol?.dogfights
    .find(one => one.unit === unit)
    ?.germans.findLast(({ attitude }) => attitude === 'tailed')
  const { head, so } = fighterSaid(campaign, id)
  return led(head, hunting(german && behind(campaign, id, german)), so)
}

/** SAB-ADV-19 SAB-ADV-20 Four before our guns come apart: two and two. */
export function scatterSaid(campaign: Campaign, { fighter: id, element }: BreakOutOption, choice: Choice) {
  const unit = firstOf('unit', choice.about) as Unit
  const german = campaign.patrol?.dogfights.find(one => one.unit === unit)?.germans.at(-1)
  const pair = german && { type: german.type, strength: 2 }
  if (element) return led('The second Element', hunting(), 'two of us tail the second pair')
  if (id === undefined)
    return led(
      'All stay together',
      hunting(pair && { hit: evading(campaign, unit, pair).hit }),
      'the second pair is on our tail',
    )
  const { head, so } = fighterSaid(campaign, id)
  return led(`${head} goes after them`, hunting(pair && behind(campaign, id, pair)), so)
}
