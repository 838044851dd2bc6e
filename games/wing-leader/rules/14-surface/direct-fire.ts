import type { Option, Procedure, Step } from '@tallyho/engine'
import { SIDES, type Side } from '../../pack/types.ts'
import type { Battle, Surface, Unit, UnitNo } from '../../state.ts'
import { choose } from '../../vocabulary.ts'
import { altitudeOf } from '../01-words/geometry.ts'
import { unitAt } from '../01-words/units.ts'
import { canSee } from '../04-sky.ts'
import { linkedWith } from '../10-air-combat/combats.ts'
import { sufferFlak } from './flak-table.ts'
import { columnsBetween, isSuppressed, surfaceAt, typeOf } from './surface.ts'
import { type Gun, gunId, ratingOf } from './zones.ts'

/** WL-14.2.4.a Direct fire: the first part of the Combat Phase. WL-Q-78 The raider's guns first. */
export function* fireFlak(battle: Battle): Procedure<Step> {
  if (battle.surface.length > 0) {
    for (const side of SIDES) yield* fireGuns(battle, side)
    reload(battle)
  }
  return 'bombing'
}

/** WL-14.2.4.d Every gun has its channels again for the next turn. */
function reload(battle: Battle): void {
  for (const surface of battle.surface) {
    const { flak } = typeOf(battle, surface)
    for (const [i, gun] of surface.guns.entries()) gun.channels = flak[i]?.channels ?? 0
  }
}

export interface FireOption extends Option {
  readonly gun?: Gun
  readonly target?: UnitNo
}

export interface SupportOption extends Option {
  readonly gun?: Gun
}

const HOLD_FIRE: FireOption = { id: 'hold-fire', ends: true }
const ENOUGH: SupportOption = { id: 'enough', ends: true }

function* fireGuns(battle: Battle, side: Side): Procedure {
  for (;;) {
    const options: FireOption[] = [HOLD_FIRE]
    for (const gun of gunsReady(battle, side))
      for (const unit of battle.units)
        if (unit.side !== side && canFireAt(battle, gun, unit))
          options.push({
            id: `fire/${gunId(gun)}/${unit.id}`,
            on: [`unit:${unit.no}`, `surface:${gun.surface}`],
            gun,
            target: unit.no,
          })
    const { gun, target } = yield* choose(side, 'flak.fire', options)
    if (gun === undefined || target === undefined) return
    yield* fireAt(battle, side, gun, unitAt(battle, target))
  }
}

/** WL-14.2.b WL-14.2.1.a Light and heavy guns with a channel left; not suppressed, and no Barrage marker out. */
function gunsReady(battle: Battle, side: Side): Gun[] {
  const guns: Gun[] = []
  for (const surface of battle.surface) {
    if (surface.side !== side || isSuppressed(battle, surface)) continue
    for (let gun = 0; gun < surface.guns.length; gun++)
      if (isReady(surface, gun)) guns.push({ surface: surface.no, gun })
  }
  return guns
}

function isReady(surface: Surface, gun: number): boolean {
  const mount = surface.guns[gun]
  return mount !== undefined && mount.barrage === undefined && mount.channels > 0
}

/** WL-14.2.4.b WL-14.2.4.c WL-14.2.4.e In range, in sight, and not fired at before in this Combat Phase. */
function canFireAt(battle: Battle, gun: Gun, unit: Unit): boolean {
  if (unit.at !== 'map' || unit.deeds.directFlak) return false
  const { square } = surfaceAt(battle, gun.surface)
  const columns = columnsBetween(square, unit.square)
  const altitude = altitudeOf(unit.square)
  const { type, lowAngle } = ratingOf(battle, gun)
  if (type === 'L' ? columns > 1 || altitude > 4 : columns > 2) return false
  // WL-14.2.8.a WL-Q-75
  if (lowAngle && (altitude > 1 || unit.square === square + 1)) return false
  return canSee(battle, square, unit.square)
}

/** WL-14.2.4.f One gun rolls, others may add their fire; each spends a channel. */
function* fireAt(battle: Battle, side: Side, first: Gun, target: Unit): Procedure {
  spendChannel(battle, first)
  let support = 0
  const asked = [gunId(first)]
  for (;;) {
    const options: SupportOption[] = [ENOUGH]
    for (const gun of gunsReady(battle, side))
      if (!asked.includes(gunId(gun)) && canFireAt(battle, gun, target))
        options.push({ id: `with/${gunId(gun)}`, on: [`surface:${gun.surface}`], gun })
    const { gun } = yield* choose(side, 'flak.support', options, [`unit:${target.no}`])
    if (gun === undefined) break
    asked.push(gunId(gun))
    spendChannel(battle, gun)
    support += 1
  }
  // WL-14.2.4.g WL-Q-77 Whoever is tangled up with the target is shot at as well, friend or foe.
  for (const no of linkedWith(battle, target)) {
    const unit = unitAt(battle, no)
    if (unit.deeds.directFlak) continue
    unit.deeds.directFlak = true
    yield* sufferFlak(battle, unit, { mode: 'direct', from: first, support })
  }
}

function spendChannel(battle: Battle, { surface, gun }: Gun): void {
  const mount = surfaceAt(battle, surface).guns[gun]
  if (mount) mount.channels -= 1
}
