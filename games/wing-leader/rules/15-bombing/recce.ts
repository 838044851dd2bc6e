import type { Procedure } from '@tallyho/engine'
import type { Battle, Unit } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { named } from '../01-words/units.ts'
import { surfaceAt, typeOf } from '../14-surface/surface.ts'
import { goHome } from './bombing-missions.ts'

/** Reconnaissance (15.2.1.2). */

/** WL-15.2.1.2.b WL-Q-87 At the end of a move over the target, after the barrage: an unbroken unit has its pictures. */
export function* reconnoitre(battle: Battle, unit: Unit): Procedure {
  const target = unit.deeds.overTarget
  if (target === undefined || unit.recce !== undefined || unit.at !== 'map' || unit.broken) return
  unit.recce = target
  note('WL-15.2.1.2.b', 'recce', { ...named(unit), target, name: surfaceAt(battle, target).name })
  // WL-15.2.1.2.c
  yield* goHome(battle, unit)
}

/** WL-15.2.1.2.c WL-14.1.1.g VP of a unit that brings its pictures home, broken or not; the target takes no damage. */
export function recceVP(battle: Battle, unit: Unit): number {
  if (unit.recce === undefined || (unit.at !== 'exited' && unit.at !== 'escaped')) return 0
  return typeOf(battle, surfaceAt(battle, unit.recce)).vp
}
