import type { Procedure, Step } from '@tallyho/engine'
import { enter } from './rules/05-set-up/entry.ts'
import { chooseForces } from './rules/05-set-up/forces.ts'
import { placeForces } from './rules/05-set-up/placement.ts'
import { controlVectors, placeFlak, reviewEscorts } from './rules/06-turn/administration.ts'
import { beginMovement, orderMoves } from './rules/06-turn/move-order.ts'
import { defenderTallies, raiderTallies } from './rules/07-tallies/tally-phase.ts'
import { fly } from './rules/08-movement/flight.ts'
import { beginCombats, fight } from './rules/10-air-combat/combats.ts'
import { defenderEscapes, raiderEscapes } from './rules/11-escape.ts'
import { endTurn } from './rules/12-end/end.ts'
import { fireFlak } from './rules/14-surface/direct-fire.ts'
import { bombTargets } from './rules/15-bombing/bombing.ts'
import type { Battle } from './state.ts'

/** WL-6.0.a The sequence of play. Each step returns the name of the next. */
export const STEPS = {
  // Before the first turn
  forces: chooseForces,
  placement: placeForces,
  // Set-up Phase
  entry: enter,
  // Tally Phase
  'raider-tally': raiderTallies,
  'defender-tally': defenderTallies,
  // WL-6.0.c WL-6.0.d Movement Phase, with profiles, reactions and barrage flak inside the moves
  movement: beginMovement,
  'move-order': orderMoves,
  move: fly,
  // WL-6.0.e Combat Phase
  flak: fireFlak,
  bombing: bombTargets,
  combats: beginCombats,
  combat: fight,
  // WL-6.0.h Administration Phase
  'raider-escapes': raiderEscapes,
  'defender-escapes': defenderEscapes,
  vectors: controlVectors,
  escorts: reviewEscorts,
  barrages: placeFlak,
  // WL-6.0.i End
  end: endTurn,
} satisfies Record<Step, (battle: Battle) => Procedure<Step | undefined>>
