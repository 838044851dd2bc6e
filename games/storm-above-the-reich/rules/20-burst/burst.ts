import type { Procedure, Step } from '@tallyho/engine'
import { type Campaign, type Fighter, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { putAt } from '../05-map/exits.ts'
import { inAnyOrder, type MaybeFighter } from '../05-map/options.ts'
import { fighterNo, formation, isInSpace, missionOf, spaceNo, whoOf } from '../05-map/table.ts'
import { onward } from '../06-turn.ts'
import { positionOf } from '../16-engage/maneuvers.ts'
import { attack } from './attack-card.ts'

/** SR-SEQ-03 Attack Phase, 7C Burst. */

/** SR-ATK-01 One fighter attacks: every one in a space must, in the player's order. SR-ATK-02 Those in boxes do not. */
export function* burst(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  const { fighters } = mission
  const options = orderOf(fighters.filter(isToAttack))
  if (options.length > 0) {
    const { fighter } = yield* choose(STAFFEL, 'burst.next', options)
    // Whoever is gone by then does not fire
    for (const attacker of fighter === undefined ? fighters : [fighterNo(mission, fighter)])
      if (isToAttack(attacker)) yield* fire(campaign, attacker)
  }
  return onward(campaign, mission.fighters.some(isToAttack) ? 'burst' : 'break-away')
}

/** Each at a bomber of his own: who is first hardly matters. */
function orderOf(wave: readonly Fighter[]): readonly MaybeFighter[] {
  const isShared = new Set(wave.map(({ target }) => target)).size < wave.length
  return inAnyOrder(wave).map(one =>
    isShared || wave.length === 1 || one.fighter === undefined ? one : { ...one, rare: true },
  )
}

/** SR-OTH-02 Riding the Tail leads to another attack, or away. */
function* fire(campaign: Campaign, attacker: Fighter): Procedure {
  attacker.attacked = true
  while ((yield* attack(campaign, attacker)) && (yield* ride(campaign, attacker))) {}
}

export function isToAttack(fighter: Fighter): boolean {
  return isInSpace(fighter) && !fighter.attacked
}

const AGAIN = { id: 'again', rolls: true } as const
const DROP_BACK = { id: 'drop-back', on: ['box:tail/level'] } as const

/**
 * SR-OTH-02 Riding the Tail: another attack at once, on whatever is ahead now, or back to the Tail without Continuing Fire. True if it
 * attacks again. SR-Q-25 There is no dropping back into an anchored box.
 */
export function* ride(campaign: Campaign, fighter: Fighter): Procedure<boolean> {
  const options = missionOf(campaign).anchored.includes('tail/level') ? [AGAIN] : [AGAIN, DROP_BACK]
  const answer = yield* choose(STAFFEL, 'burst.ride', options, [`fighter:${fighter.no}`])
  if (answer === AGAIN) {
    fighter.target = spaceNo(formation(campaign), fighter.space).ahead[positionOf(fighter)] ?? -1
    note('SR-OTH-02', 'burst.again', whoOf(campaign, fighter))
    return true
  }
  // SR-OTH-03 The Position Box, not the Approach Box
  putAt(fighter, 'tail/level')
  note('SR-OTH-03', 'burst.drops-back', whoOf(campaign, fighter))
  return false
}
