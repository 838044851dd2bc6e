import { d10, note, type Procedure } from '@tallyho/engine'
import type { Campaign, Fighter } from '../../state.ts'
import { exitMap } from '../05-map/exits.ts'
import { pilotOf } from '../05-map/table.ts'
import { killPilot, loseFighter } from './pilots.ts'

const KILLED_BY = 1
const EXITS_BY = 3

/**
 * SR-PIL-19 SR-Q-53 The Blackout penalty, at every break away from a space. False if the fighter is gone: it crashed, or it exits (and if it
 * is hit, Recovery follows at once: SR-PIL-20).
 */
export function* staysAwake(campaign: Campaign, fighter: Fighter): Procedure<boolean> {
  const pilot = pilotOf(campaign, fighter)
  if (pilot?.penalty !== 'blackout') return true
  const die = yield* d10('blackout.roll')
  const outcome = die <= KILLED_BY ? 'killed' : die <= EXITS_BY ? 'exits' : 'awake'
  note('SR-PIL-19', 'break-away.blackout', { fighter: fighter.no, name: pilot.name, die, outcome })
  if (outcome === 'killed') {
    killPilot(campaign, pilot, 'blackout')
    loseFighter(campaign, fighter, 'blackout')
  }
  if (outcome === 'exits') yield* exitMap(campaign, fighter, 'SR-PIL-19')
  return outcome === 'awake'
}
