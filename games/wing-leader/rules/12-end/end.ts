import type { Procedure, Step } from '@tallyho/engine'
import type { Battle, Unit } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { scenarioOf } from '../01-words/units.ts'

/** WL-6.0.i WL-EX-07 The Turn marker goes up one space, unless the game is over. */
export function* endTurn(battle: Battle): Procedure<Step | undefined> {
  if (hasEnded(battle)) {
    battle.over = true
    note('WL-12.0.a', 'game-over', { turn: battle.turn })
    return undefined
  }
  battle.turn += 1
  return 'entry'
}

/** WL-12.0.a By agreement, at the scenario's last turn, or when nobody is left to fight. */
function hasEnded(battle: Battle): boolean {
  // WL-Q-74 No limit but the scenario's.
  return battle.agreedEnd || battle.turn >= scenarioOf(battle).victory.lastTurn || battle.units.every(isDone)
}

function isDone({ at, broken }: Unit): boolean {
  return broken || (at !== 'map' && at !== 'edge' && at !== 'waiting')
}
