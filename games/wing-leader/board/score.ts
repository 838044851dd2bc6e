import type { Side } from '../pack/types.ts'
import { hasBombing } from '../rules/01-words/units.ts'
import { balloonVP, lossVP } from '../rules/12-end/victory.ts'
import { damageVP } from '../rules/14-surface/surface.ts'
import type { Battle } from '../state.ts'

/** Where a side's points come from. */
export function sourcesOf(battle: Battle, side: Side): readonly (readonly [string, number])[] {
  return [
    ['Enemy aircraft, by worth', lossVP(battle, side)],
    ['Enemy balloons', balloonVP(battle, side)],
    ['Damage to surface units', damageVP(battle, side)],
    [hasBombing(battle) ? 'Photographs brought home' : 'Bombers that came through', battle.scored[side]],
  ]
}
