import { packOf } from '../pack/index.ts'
import type { AttackProfile } from '../pack/types.ts'
import { divided, rowAt, sumOf } from '../rules/01-words/dice.ts'
import { altitudeOf, columnOf } from '../rules/01-words/geometry.ts'
import { unitAt } from '../rules/01-words/units.ts'
import type { Armament } from '../rules/03-aircraft/armament.ts'
import { ALL_WAYS, WAYS } from '../rules/10-air-combat/chances.ts'
import { isShip, isSuppressed, surfaceVP, typeOf } from '../rules/14-surface/surface.ts'
import { bombValueOf } from '../rules/15-bombing/bomb-values.ts'
import { bombingModifiers, clamped } from '../rules/15-bombing/bombing.ts'
import { type ProfileKind, profilesOpenTo } from '../rules/15-bombing/prerequisites.ts'
import type { Attack, Battle, Surface, Unit } from '../state.ts'

/** Surface targets: which attack on which is worth most. */

export interface Aim {
  readonly kind: ProfileKind
  readonly target: Surface
  readonly worth: number
}

/** Height at which a profile is flown, or ends. */
export function heightFor(kind: ProfileKind, unit: Unit): number {
  switch (kind) {
    case 'torpedo':
    case 'skip':
      return 0
    case 'parafrag':
    case 'atgr':
    case 'strafing':
      return 1
    case 'dive':
      return Math.max(5, Math.min(8, altitudeOf(unit.square)))
    case 'steep':
      return Math.max(4, Math.min(6, altitudeOf(unit.square)))
    default:
      return altitudeOf(unit.square)
  }
}

/** Height of the drop, as far as it counts for the bombsight. */
function dropHeight(kind: ProfileKind, unit: Unit): number {
  switch (kind) {
    case 'dive':
    case 'steep':
      return 1
    case 'glide':
      return Math.max(0, altitudeOf(unit.square) - 2)
    case 'level':
      return altitudeOf(unit.square)
    default:
      return 0
  }
}

/** Points that an attack would score, on average, on top of what hits already promise. */
export function attackWorth(battle: Battle, unit: Unit, kind: ProfileKind, target: Surface): number {
  if (kind === 'recce') return typeOf(battle, target).vp
  const before = target.hits + underWay(battle, target)
  const after = average(battle, unit, imagined(unit, kind, target), target, hits =>
    pointsFor(battle, target, before + hits),
  )
  return after - pointsFor(battle, target, before)
}

/** Less than this is nothing: the target is a wreck, or will be. */
export const WORTHLESS = 0.05

/** What the hits of an attack are worth, on average. */
function average(
  battle: Battle,
  unit: Unit,
  attack: Attack,
  target: Surface,
  worth: (hits: number) => number,
): number {
  const modifier = clamped(sumOf(bombingModifiers(battle, unit, target, attack)))
  const value = bombValueOf(battle, unit, attack)
  let sum = 0
  for (let total = 2; total <= 12; total++) {
    const { percent } = rowAt(packOf(battle).pack.tables.bombing.rows, total + modifier)
    sum += (WAYS[total] as number) * worth(divided(value * percent, 100))
  }
  return sum / ALL_WAYS
}

/** Points for so many hits, and a little for those that reach no level yet: others may follow. */
function pointsFor(battle: Battle, target: Surface, hits: number): number {
  const { vp, damage } = typeOf(battle, target)
  return surfaceVP(battle, { ...target, hits }) + 0.3 * vp * Math.min(3, hits / damage)
}

function imagined(unit: Unit, kind: AttackProfile, target: Surface): Attack {
  const { no, load } = unit
  const strafing = load !== undefined && (kind === 'parafrag' || kind === 'skip')
  return {
    unit: no,
    target: target.no,
    kind,
    strafing,
    aimed: true,
    longRange: false,
    altitude: dropHeight(kind, unit),
    weather: 0,
    sun: false,
    flak: 0,
  }
}

/** Hits to be expected of attacks made but not resolved. */
function underWay(battle: Battle, target: Surface): number {
  let hits = 0
  for (const attack of battle.attacks)
    if (attack.target === target.no)
      hits += average(battle, unitAt(battle, attack.unit), attack, target, expected => expected)
  return Math.round(hits)
}

/** The best attack that a unit on the attack can still make; undefined if there is none that is worth it. */
export function bestAim(battle: Battle, unit: Unit, way: number): Aim | undefined {
  let found: Aim | undefined
  const kinds = profilesOpenTo(battle, unit)
  for (const target of battle.surface) {
    if (target.side === unit.side) continue
    const columns = (columnOf(target.square) - columnOf(unit.square)) * way
    for (const kind of kinds) {
      if (!suits(battle, unit, kind, target)) continue
      // Behind it only while it turns for it; and every gun that it has to pass costs.
      const turn = columns < 0 ? 0.5 : 1
      const worth =
        (attackWorth(battle, unit, kind, target) * turn) / (1 + 0.04 * gunsPassed(battle, unit, target))
      if (worth >= (found?.worth ?? WORTHLESS)) found = { kind, target, worth }
    }
  }
  return found
}

/** Fire channels between a unit and its target, and around it; strong ones count more. */
function gunsPassed(battle: Battle, unit: Unit, target: Surface): number {
  const [from, to] = [columnOf(unit.square), columnOf(target.square)]
  let guns = 0
  for (const surface of battle.surface) {
    if (surface.side === unit.side || isSuppressed(battle, surface)) continue
    const column = columnOf(surface.square)
    if (column < Math.min(from, to - 2) || column > Math.max(from, to + 2)) continue
    for (const { channels, strength } of typeOf(battle, surface).flak) guns += channels * (1 + strength)
  }
  return guns
}

function suits(battle: Battle, unit: Unit, kind: ProfileKind, target: Surface): boolean {
  switch (kind) {
    case 'torpedo':
    case 'skip':
      return isShip(battle, target)
    case 'dive':
      return altitudeOf(unit.square) >= 4 && altitudeOf(unit.square) <= 12
    case 'steep':
      return altitudeOf(unit.square) >= 3 && altitudeOf(unit.square) <= 12
    case 'glide':
      return altitudeOf(unit.square) >= 2
    default:
      return true
  }
}

/** What a load is good for against the targets of the scenario. */
export function loadWorth(battle: Battle, unit: Unit, armament: Armament): number {
  const armed: Unit = {
    ...unit,
    load: armament === 'at-pods' ? undefined : (armament as Unit['load']),
    pod: armament === 'at-pods' ? 'at' : undefined,
    bombValue: unit.bombValue ?? 8,
  }
  let worth = 0
  for (const target of battle.surface) {
    if (target.side === unit.side) continue
    for (const kind of profilesOpenTo(battle, armed))
      if (suits(battle, { ...armed, square: 5 }, kind, target))
        worth = Math.max(worth, attackWorth(battle, armed, kind, target))
  }
  return worth
}
