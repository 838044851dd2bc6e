import type { Attitude, FighterId, SectionId } from '../pack/types.ts'
import { fighter } from '../rules/01-general/fighters.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import { chancesOf } from '../rules/03-dogfight/chances.ts'
import { burstChances } from '../rules/04-bombers/chances.ts'
import { pressureOn, raidOf, sumOf } from '../rules/04-bombers/formation.ts'
import { escortAttempt, targets } from '../rules/05-interception/escort.ts'
import { chanceOf } from '../rules/05-interception/rolls.ts'
import type { BomberId, Campaign } from '../state.ts'
import { bombersStake } from '../text/stakes.ts'
import { together } from '../text/together.ts'

/** What the slips of the lesson say of the board. */

export const inHundred = (chance: number) => Math.round(100 * chance)
export const scoreOf = (campaign: Campaign) => patrolOf(campaign).score
export const escortOf = (campaign: Campaign) => patrolOf(campaign).escort

export function formationOf(campaign: Campaign, ...sections: readonly SectionId[]) {
  const { formations } = patrolOf(campaign)
  return formations.find(one => one.sections.join() === sections.join())
}

/** Of a hundred tries to reach the 109s of High this many come off, and the number they need. */
export function atHigh(campaign: Campaign) {
  const flight = formationOf(campaign, 'blue', 'green')
  const number = flight && targets(campaign, flight).find(({ station }) => station === 'high')?.number
  const what = flight && number !== undefined && escortAttempt(campaign, flight, 'high', number)
  return what && { number: what.number, twoDice: what.twoDice, percent: inHundred(chanceOf(what)) }
}

/** The Germans that are so to the only unit that fights, and what its next card may bring, of a hundred. */
export function inTheFight(campaign: Campaign, attitude: Attitude) {
  const [dogfight, another] = patrolOf(campaign).dogfights
  const german = dogfight?.germans.find(one => one.attitude === attitude)
  if (!dogfight || !german || another) return undefined
  const { kill, hit } = chancesOf(campaign, dogfight, german)
  const germans = `${german.strength} ${german.type}`
  return { unit: dogfight.unit, germans, kill: inHundred(kill), hit: inHundred(hit) }
}

export const areLow = (campaign: Campaign, ids: readonly FighterId[]) =>
  ids.every(id => fighter(campaign, id).ammo === 'low')

export const chancesAt = (campaign: Campaign, id: FighterId, bomber: BomberId) => {
  const { hit, struck } = burstChances({ campaign, fighter: id, bomber, angle: 'port' })
  return [inHundred(hit), inHundred(struck)].join()
}

/** Of a hundred rounds of all of them at one bomber: it goes down, and one of ours is hit. */
export const allAt = (campaign: Campaign, ids: readonly FighterId[], way: string) => {
  const { down, struck } = together(
    campaign,
    ids,
    ids.map(() => way),
  ).chances
  return [inHundred(down), inHundred(struck)].join()
}

/** What A Flight needs on the way to the bombers. */
export const wayIn = (campaign: Campaign) => {
  const flight = formationOf(campaign, 'red', 'yellow')
  return flight && bombersStake(campaign, flight).number
}

export const roundB = (campaign: Campaign) => {
  const kette = raidOf(campaign).tiles[1]
  return kette ? sumOf(pressureOn(campaign, [kette])) : 0
}

export const B1 = '1.0/port'
export const RED: readonly FighterId[] = ['red-1', 'red-2', 'red-3']
export const BLUE: readonly FighterId[] = ['blue-1', 'blue-2', 'blue-3']
export const YELLOW: readonly FighterId[] = ['yellow-1', 'yellow-2', 'yellow-3']
