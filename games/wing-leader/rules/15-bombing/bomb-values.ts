import type { SurfaceKind } from '../../pack/types.ts'
import type { Attack, Battle, Surface, Unit } from '../../state.ts'
import { divided } from '../01-words/dice.ts'
import { modelOf } from '../01-words/units.ts'
import { isShip, surfaceAt, typeOf } from '../14-surface/surface.ts'

/** What an attack throws at its target (15.3.5 to 15.3.7, 15.5). */

/** WL-15.3.5.d */
const TORPEDO_VALUE = 20
/** WL-15.3.7.1.b */
const AT_POD_VALUE = 5
/** WL-15.3.7.h */
const GUN_POD_BONUS = 2
/** WL-15.5.3.c For each aircraft that is left. */
const KAMIKAZE_BONUS = 2
const SOFT_VEHICLES: readonly SurfaceKind[] = ['tank', 'truck', 'train']

export function bombValueOf(battle: Battle, unit: Unit, attack: Attack): number {
  const target = surfaceAt(battle, attack.target)
  const guns = attack.strafing || attack.kind === 'strafing' ? strafingValue(battle, unit, target) : 0
  // WL-15.5.5.b
  return loadValue(battle, unit, attack, target) + guns
}

function loadValue(battle: Battle, unit: Unit, { kind }: Attack, target: Surface): number {
  const { hard } = typeOf(battle, target)
  const printed = unit.bombValue ?? 0
  switch (kind) {
    case 'strafing':
      return 0
    case 'torpedo':
      return TORPEDO_VALUE
    case 'atgr':
      // WL-15.3.6.d WL-14.0.d
      return halvedIf(hard === true, modelOf(battle, unit).abilities.atgr ?? 0)
    case 'parafrag':
      // WL-15.5.2.a WL-14.0.d
      return halvedIf(hard === true || isShip(battle, target), printed)
    case 'kamikaze':
      return printed + KAMIKAZE_BONUS * (unit.maxLosses - unit.losses)
    default:
      return printed
  }
}

/** WL-15.3.7.c WL-15.3.7.h WL-15.3.7.i WL-15.3.7.j WL-14.0.d Pods add to the firepower, and only what is still 0 counts as 1. */
export function strafingValue(battle: Battle, unit: Unit, target: Surface): number {
  const firepower = gunsAgainst(battle, unit, target) + (unit.pod === 'gun' ? GUN_POD_BONUS : 0)
  return halvedIf(typeOf(battle, target).hard === true, Math.max(1, firepower))
}

/** WL-15.3.7.1.a WL-15.3.7.1.b WL-3.3.t Special guns in place of the firepower, where they can be used. */
function gunsAgainst(battle: Battle, unit: Unit, target: Surface): number {
  const { abilities, strafing } = modelOf(battle, unit)
  const antiTank = isForAntiTankGuns(battle, target)
    ? Math.max(unit.pod === 'at' ? AT_POD_VALUE : 0, abilities.atGun ?? 0)
    : 0
  const special = Math.max(antiTank, abilities.heavyGun ?? 0)
  return special > 0 ? special : (strafing ?? 0)
}

function isForAntiTankGuns(battle: Battle, target: Surface): boolean {
  return isShip(battle, target) || SOFT_VEHICLES.includes(typeOf(battle, target).kind)
}

function halvedIf(condition: boolean, value: number): number {
  return condition ? divided(value, 2) : value
}
