import type { Side } from '../pack/types.ts'
import { damageVP } from '../rules/surface.ts'
import { balloonVP, lossVP } from '../rules/victory.ts'
import type { Battle } from '../state.ts'

/** Where a side's points come from. */
export function sourcesOf(battle: Battle, side: Side): readonly (readonly [string, number])[] {
  return [
    ['Enemy aircraft', lossVP(battle, side)],
    ['Enemy balloons', balloonVP(battle, side)],
    ['Damage to surface units', damageVP(battle, side)],
    ['Loads and photographs brought home', battle.scored[side]],
  ]
}
