import type { Procedure, Step } from '@tallyho/engine'
import { controlVectors, placeFlak, reviewEscorts } from './rules/administration.ts'
import { bombTargets } from './rules/bombing.ts'
import { beginCombats, fight } from './rules/combats.ts'
import { fireFlak } from './rules/direct-fire.ts'
import { endTurn } from './rules/end.ts'
import { enter } from './rules/entry.ts'
import { defenderEscapes, raiderEscapes } from './rules/escape.ts'
import { fly } from './rules/flight.ts'
import { chooseForces } from './rules/forces.ts'
import { beginMovement, orderMoves } from './rules/move-order.ts'
import { placeForces } from './rules/placement.ts'
import { defenderTallies, raiderTallies } from './rules/tally-phase.ts'
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
