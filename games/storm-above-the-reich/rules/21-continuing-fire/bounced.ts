import type { Option, Procedure } from '@tallyho/engine'
import type { EvasiveBox } from '../../pack/types.ts'
import { type Campaign, type Fighter, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { exitMap } from '../05-map/exits.ts'
import { escortsIn, missionOf, whoOf } from '../05-map/table.ts'
import { chooseMarker, sendEscort } from '../09-escort/escort-moves.ts'
import { rollCombat } from '../10-aerial-combat/aerial-combat.ts'
import { AWAY, applyResult } from '../10-aerial-combat/combat-results.ts'
import { breakAway } from '../22-break-away/break-away.ts'

/** An answer to `event.bounced`. */
export interface BouncedOption extends Option {
  readonly to?: EvasiveBox
}

/** SR-Q-26 It dives away, or exits. */
const WAYS: readonly BouncedOption[] = [{ id: `to/${AWAY}`, on: [`box:${AWAY}`], to: AWAY }, { id: 'exit' }]

/** SR-EVT-02 SR-ACB-02 An escort falls on a diving fighter. SR-Q-26 It is never lower. */
export function* bounce(campaign: Campaign, fighter: Fighter): Procedure {
  const about = [`fighter:${fighter.no}`]
  const below = escortsIn(missionOf(campaign), 'below-trailing')
  const escort = yield* chooseMarker('event.escort', below, about)
  note('SR-EVT-02', 'event.bounced', { ...whoOf(campaign, fighter), escort: escort.no })
  const outcome = yield* rollCombat(campaign, [fighter], [escort], false)
  // SR-EVT-03 SR-EVT-05 D is a dogfight of the two; B and S send the fighter out, and after S the escort goes back
  if (outcome.letter !== 'R') return yield* applyResult(campaign, AWAY, outcome, [escort])
  sendEscort(escort, 'exited', 'SR-ACB-21')
  // SR-EVT-04
  const { to } = yield* choose(STAFFEL, 'event.bounced', WAYS, about)
  if (to === undefined) yield* exitMap(campaign, fighter, 'SR-EVT-04')
  else yield* breakAway(campaign, fighter, to)
}
