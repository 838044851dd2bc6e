import { choose, note, type Option, type Procedure } from '@tallyho/engine'
import { type Campaign, type Fighter, type Mode, STAFFEL } from '../../state.ts'
import { usesLeft, whoOf } from '../05-map/table.ts'

const KEEP: Option = { id: 'keep' }
const CHANGE: Option = { id: 'change' }

/** SR-PIL-14 SR-PIL-15 At any time of the Attack Phase, but never between the results of one card. */
export function canChangeMode(campaign: Campaign, fighter: Fighter): boolean {
  return !fighter.resolving && usesLeft(campaign, fighter, 'quick') > 0
}

/** Offers a Quick pilot to change mode, where that would make a difference. */
export function* offerQuick(campaign: Campaign, fighter: Fighter, when: string): Procedure {
  if (!canChangeMode(campaign, fighter)) return
  const answer = yield* choose(STAFFEL, `quick.${when}`, [KEEP, CHANGE], [`fighter:${fighter.no}`])
  if (answer === KEEP) return
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
