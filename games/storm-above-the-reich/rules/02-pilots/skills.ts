import type { Option, Procedure } from '@tallyho/engine'
import type { AttackCell } from '../../pack/index.ts'
import { type Campaign, type Fighter, type Mode, STAFFEL } from '../../state.ts'
import { choose, d10, note } from '../../vocabulary.ts'
import { meets, type Needs } from '../05-map/dice.ts'
import { exitMap } from '../05-map/exits.ts'
import { pilotOf, usesLeft, whoOf } from '../05-map/table.ts'
import { killPilot, loseFighter } from './pilots.ts'

/** Quick and Timing, and the Blackout penalty: what a pilot can do, or what comes over him, in the middle of an attack. */

/** When Quick is offered: where a change of mode can make a difference. */
export type Quick = 'advantage' | 'collision' | 'sun' | 'card' | 'dive' | 'fire' | 'break-away'

/** An answer to `quick.*`. */
export interface QuickOption extends Option {
  readonly id: 'keep' | 'change'
  /** What the card on the table says to him then. */
  readonly cell?: QuickCell
}

/** Of an Attack card all of its cell, of a Continuing Fire card its Hits. */
export type QuickCell = AttackCell | Pick<AttackCell, 'hits'>

const QUICK: readonly QuickOption[] = [{ id: 'keep' }, { id: 'change' }]

/** SR-PIL-14 SR-PIL-15 At any time of the Attack Phase, but never between the results of one card. */
export function canChangeMode(campaign: Campaign, fighter: Fighter): boolean {
  return !fighter.resolving && usesLeft(campaign, fighter, 'quick') > 0
}

/** Offers a Quick pilot to change mode; `cells` are what the card on the table says in each. */
export function* offerQuick(
  campaign: Campaign,
  fighter: Fighter,
  when: Quick,
  cells?: Readonly<Record<Mode, QuickCell>>,
): Procedure {
  if (!canChangeMode(campaign, fighter)) return
  const { no, mode } = fighter
  const options: readonly QuickOption[] = cells
    ? [
        { id: 'keep', cell: cells[mode] },
        { id: 'change', cell: cells[otherMode(mode)] },
      ]
    : QUICK
  const { id } = yield* choose(STAFFEL, `quick.${when}`, options, [`fighter:${no}`])
  if (id === 'keep') return
  fighter.used.quick += 1
  changeMode(fighter)
  note('SR-PIL-14', 'attack.quick', { ...whoOf(campaign, fighter), mode: fighter.mode, when })
}

export function otherMode(mode: Mode): Mode {
  return mode === 'determined' ? 'evasive' : 'determined'
}

/** SR-ENG-02 What changes a mode that was chosen: Quick, Disoriented, and the text of a card. */
export function changeMode(fighter: Fighter): void {
  fighter.mode = otherMode(fighter.mode)
}

/** SR-PIL-18 SR-Q-11 One more Damage result in a pilot's own attack; a fighter without ammunition has no use for it. */
export function canTime(campaign: Campaign, fighter: Fighter): boolean {
  return fighter.ammo !== 'none' && usesLeft(campaign, fighter, 'timing') > 0
}

export function spendTiming(campaign: Campaign, fighter: Fighter): void {
  fighter.used.timing += 1
  note('SR-PIL-18', 'burst.timing', whoOf(campaign, fighter))
}

/** SR-PIL-19 Up to which die. */
const KILLED: Needs = { upTo: 1 }
const EXITS: Needs = { upTo: 3 }

export function blackoutBy(die: number): 'killed' | 'exits' | 'awake' {
  if (meets(KILLED, die)) return 'killed'
  return meets(EXITS, die) ? 'exits' : 'awake'
}

/**
 * SR-PIL-19 SR-Q-53 The Blackout penalty, at every break away from a space. False if the fighter is gone: it crashed, or it exits (and if it
 * is hit, Recovery follows at once: SR-PIL-20).
 */
export function* staysAwake(campaign: Campaign, fighter: Fighter): Procedure<boolean> {
  const pilot = pilotOf(campaign, fighter)
  if (pilot?.penalty !== 'blackout') return true
  const die = yield* d10('blackout.roll', [`fighter:${fighter.no}`])
  const outcome = blackoutBy(die)
  const who = whoOf(campaign, fighter)
  note('SR-PIL-19', 'break-away.blackout', { ...who, die, killed: KILLED, exits: EXITS, outcome })
  if (outcome === 'killed') {
    killPilot(campaign, pilot, 'blackout')
    loseFighter(campaign, fighter, 'blackout')
  }
  if (outcome === 'exits') yield* exitMap(campaign, fighter, 'SR-PIL-19')
  return outcome === 'awake'
}
