import { script } from '@tallyho/engine/script'
import { actionsOf, raiderTallies } from '../../rules/07-tallies/tally-phase.ts'
import type { Battle } from '../../state.ts'
import { d, type Piece, r } from './table.ts'

/** Two fighters three squares apart that are on no radio net. */
export const spitfire: Piece = r('spitfire-i H8', { net: undefined })
export const bf109: Piece = d('bf-109e K8', { net: undefined })

export const offered = (battle: Battle, side: 'raider' | 'defender' = 'raider') =>
  actionsOf(battle, side).map(({ id }) => id)

/** The raider's rA rolls for dA. */
export function rollFor(battle: Battle, die: number) {
  return script(raiderTallies(battle), [`tally.action roll/rA/dA, tally.roll ${die}`])
}
