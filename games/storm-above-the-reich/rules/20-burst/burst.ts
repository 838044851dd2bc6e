import type { Procedure, Step } from '@tallyho/engine'
import { type Campaign, type Fighter, STAFFEL } from '../../state.ts'
import { choose } from '../../vocabulary.ts'
import { fighterOption } from '../05-map/options.ts'
import { fighterNo, missionOf } from '../05-map/table.ts'
import { onward } from '../06-turn/turn.ts'
import { attack } from './attack-card.ts'
import { isInSpace } from './attackers.ts'
import { ride } from './riding.ts'

/** SR-SEQ-03 Attack Phase, 7C Burst. */

/** SR-ATK-01 One fighter attacks: every one in a space must, in the player's order. SR-ATK-02 Those in boxes do not. */
export function* burst(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  const options = mission.fighters.filter(isToAttack).map(fighterOption)
  if (options.length > 0) {
    const { fighter } = yield* choose(STAFFEL, 'burst.next', options)
    const attacker = fighterNo(mission, fighter)
    attacker.attacked = true
    // SR-OTH-02 Riding the Tail leads to another attack, or away
    while ((yield* attack(campaign, attacker)) && (yield* ride(campaign, attacker))) {}
  }
  return onward(campaign, mission.fighters.some(isToAttack) ? 'burst' : 'break-away')
}

function isToAttack(fighter: Fighter): boolean {
  return isInSpace(fighter) && !fighter.attacked
}
