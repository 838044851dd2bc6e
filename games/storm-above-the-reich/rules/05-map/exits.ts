import { noted, type Procedure } from '@tallyho/engine'
import type { Campaign, Fighter, FighterPlace } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { recover } from '../11-recovery.ts'
import { isHit, whoOf } from './table.ts'

/** Out of the mission: the way home. */

/**
 * SR-MOV-15 SR-RET-07 An exited fighter does not come back in this mission. SR-REC-08 SR-ACB-28 Whoever leaves with a
 * Hit marker finds out at once how bad it is; in the Move and Return Phases nobody with a Hit marker is asked. `rule` is the
 * one that sends it home.
 */
export function* exitMap(campaign: Campaign, fighter: Fighter, rule = 'SR-MOV-15'): Procedure {
  const from = fighter.at
  putAt(fighter, 'exited')
  if (noted()) note(rule, 'exit.left', { ...whoOf(campaign, fighter), from })
  if (isHit(fighter)) yield* recover(campaign, fighter)
}

/** Out of wherever it was: nothing ties it to a space, a target or a dogfight any more. */
export function putAt(fighter: Fighter, at: FighterPlace): void {
  fighter.at = at
  fighter.space = -1
  fighter.target = -1
  fighter.approach = undefined
  fighter.group = 0
}
