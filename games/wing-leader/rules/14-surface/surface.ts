import { packOf } from '../../pack/index.ts'
import { SHIPS, type Side, type SurfaceKind, type SurfaceType } from '../../pack/types.ts'
import type { Battle, Square, Surface, SurfaceNo, Unit } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { divided } from '../01-words/dice.ts'
import { columnOf } from '../01-words/geometry.ts'
import { scenarioOf } from '../01-words/units.ts'

/** Surface units: what they are and what bombs do to them (14.0, 14.1). WL-14.0.a They never move. */

export function surfaceAt(battle: Battle, no: SurfaceNo): Surface {
  return battle.surface[no] as Surface
}

/** WL-14.0.b Defence modifier, damage value, flak and VP, as printed on the counter. */
export function typeOf(battle: Battle, surface: Surface): SurfaceType {
  return packOf(battle).surface(surface.type)
}

/** WL-14.0.c */
export function isShip(battle: Battle, surface: Surface): boolean {
  return isOf(SHIPS, typeOf(battle, surface).kind)
}

/** WL-13.7.1.a Carriers turn into the wind to launch. */
const CARRIERS: readonly SurfaceKind[] = ['CV', 'CVL', 'CVE']

function isOf(kinds: readonly SurfaceKind[], kind: SurfaceKind): boolean {
  return kinds.includes(kind)
}

/** WL-15.3.h A unit is over a target in its column, whatever its altitude. */
export function columnsBetween(a: Square, b: Square): number {
  return Math.abs(columnOf(a) - columnOf(b))
}

const LEVELS = ['none', 'slight', 'minor', 'heavy', 'crippling', 'fatal'] as const
export type DamageLevel = (typeof LEVELS)[number]

/** WL-14.1.1.a The highest level that all hits together reach. */
export function damageLevel(battle: Battle, surface: Surface): DamageLevel {
  const { damage } = typeOf(battle, surface)
  const { hits } = surface
  if (hits >= damage * 3) return 'fatal'
  if (hits >= damage * 2) return 'crippling'
  if (hits >= damage) return 'heavy'
  // WL-14.1.1.c WL-Q-76
  if (hits > 0 && hits >= divided(damage, 2)) return 'minor'
  // WL-14.1.1.b
  return hits > 0 ? 'slight' : 'none'
}

/** WL-14.1.2.a WL-14.1.1.d WL-14.1.3.c Silent and without take-offs for good; a dead ship alone is not. */
export function isSuppressed(battle: Battle, surface: Surface): boolean {
  return surface.hits >= typeOf(battle, surface).damage
}

/** WL-14.1.1.a WL-14.1.1.e WL-14.1.1.f Adds hits; the unit stays on the map, whatever they do to it. */
export function damage(battle: Battle, surface: Surface, hits: number): void {
  surface.hits += hits
  const level = damageLevel(battle, surface)
  if ((level === 'crippling' || level === 'fatal') && isShip(battle, surface)) surface.deadInTheWater = true
  // WL-Q-80
  if (isSuppressed(battle, surface)) for (const gun of surface.guns) gun.barrage = undefined
  note('WL-14.1.1.a', 'damage', {
    surface: surface.no,
    name: surface.name,
    hits,
    sum: surface.hits,
    level,
    deadInTheWater: surface.deadInTheWater,
  })
}

/** Defence modifier of the counter as it stands now, before the Sun (14.1.3). */
export function defenceOf(battle: Battle, surface: Surface): number {
  const { kind, defence } = typeOf(battle, surface)
  // WL-14.1.3.c
  if (surface.deadInTheWater) return 0
  // WL-13.7.1.a
  return surface.launched && isOf(CARRIERS, kind) ? 0 : defence
}

const TIMES: Readonly<Record<DamageLevel, number>> = {
  none: 0,
  slight: 0,
  minor: 0,
  heavy: 1,
  crippling: 2,
  fatal: 3,
}

/** WL-14.1.1.b WL-14.1.1.c WL-14.1.1.d WL-14.1.1.e WL-14.1.1.f VP that one surface unit is worth to its enemy now. */
export function surfaceVP(battle: Battle, surface: Surface): number {
  const { vp } = typeOf(battle, surface)
  const level = damageLevel(battle, surface)
  if (level === 'slight') return 1
  // WL-Q-76
  if (level === 'minor') return divided(vp, 2)
  return vp * Math.min(TIMES[level], scenarioOf(battle).victory.damageCap ?? 3)
}

/** WL-15.0.a WL-12.1.b VP of a side for damage to surface units of the other. */
export function damageVP(battle: Battle, side: Side): number {
  let points = 0
  for (const surface of battle.surface) if (surface.side !== side) points += surfaceVP(battle, surface)
  return points
}

const NEAR = 4

/** WL-15.2.4.g WL-15.3.7.e Within four columns of any enemy surface unit. */
export function isNearEnemySurface(battle: Battle, unit: Unit, square = unit.square): boolean {
  for (const surface of battle.surface)
    if (surface.side !== unit.side && columnsBetween(surface.square, square) <= NEAR) return true
  return false
}
