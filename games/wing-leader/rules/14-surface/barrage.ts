import type { Option, Procedure } from '@tallyho/engine'
import type { Side } from '../../pack/types.ts'
import type { Battle, Corner, Unit } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { ALTITUDES, COLUMNS, nameOf } from '../01-words/geometry.ts'
import { enemyOf } from '../01-words/units.ts'
import { reconnoitre } from '../15-bombing/bombing-missions.ts'
import { keepToRoute } from '../15-bombing/profiles.ts'
import { sufferFlak } from './flak-table.ts'
import { isSuppressed, surfaceAt } from './surface.ts'
import { cornersOpenTo, type Gun, gunId, ratingOf, type ZoneSource, zonesFlown } from './zones.ts'

/** Barrage fire: who flies through it (14.2.3), and where it is laid (14.2.2). */

export interface ZoneOption extends Option {
  readonly source: ZoneSource
}

/**
 * WL-14.2.3.a WL-14.2.3.d WL-Q-43 When a unit has finished a move, a reaction, or a turn in a dogfight: one barrage attack for all
 * zones it flew through since it was last looked at. WL-14.2.3.e However many units come that way.
 */
export function* sufferBarrage(battle: Battle, unit: Unit): Procedure {
  if (unit.at !== 'map' || !hasGroundFire(battle)) return
  const sources = zonesFlown(battle, unit, unit.deeds.flakLegs ?? 0)
  unit.deeds.flakLegs = unit.deeds.track.length
  if (sources.length > 0) {
    const options = sources.map(zoneOption)
    // WL-14.2.3.b WL-14.2.3.c The player who did not move chooses and rolls, whoever owns the guns.
    const { source } = yield* choose(enemyOf(unit.side), 'flak.zone', options, [`unit:${unit.no}`])
    yield* sufferFlak(battle, unit, { mode: 'barrage', from: source, support: sources.length - 1 })
  }
  keepToRoute(battle, unit)
  if (unit.deeds.overTarget !== undefined) yield* reconnoitre(battle, unit, unit.deeds.overTarget)
}

/** There is anything on the ground that could fire, or hang a cable. */
export function hasGroundFire({ surface, balloons }: Battle): boolean {
  return surface.length > 0 || balloons.length > 0
}

function zoneOption(source: ZoneSource): ZoneOption {
  if ('balloon' in source)
    return { id: `balloon/${source.balloon}`, on: [`balloon:${source.balloon}`], source }
  return { id: `flak/${gunId(source)}`, on: [`surface:${source.surface}`], source }
}

export interface GunOption extends Option {
  readonly gun?: Gun
}

export interface CornerOption extends Option {
  readonly corner?: Corner
}

const DONE: GunOption = { id: 'done', ends: true }
const LIFT: CornerOption = { id: 'lift', ends: true }
const CORNERS: readonly CornerOption[] = Array.from({ length: COLUMNS * ALTITUDES }, (_, corner) => {
  const name = nameOf(corner)
  return { id: `corner/${name}`, on: [`corner:${name}`], corner }
})

/** WL-14.2.2.d Administration Phase: each heavy or light flak unit may lay, move or lift its barrage once. */
export function* placeBarrages(battle: Battle, side: Side): Procedure {
  const guns = gunsThatLayBarrages(battle, side)
  for (;;) {
    const options = [...guns.map(gunOption), DONE]
    const { gun } = yield* choose(side, 'flak.gun', options)
    if (gun === undefined) return
    guns.splice(guns.indexOf(gun), 1)
    yield* placeBarrage(battle, side, gun)
  }
}

function gunOption(gun: Gun): GunOption {
  return { id: `gun/${gunId(gun)}`, on: [`surface:${gun.surface}`], gun }
}

/** WL-14.2.b Light and heavy; WL-14.1.2.a not when suppressed. */
function gunsThatLayBarrages(battle: Battle, side: Side): Gun[] {
  const guns: Gun[] = []
  for (const surface of battle.surface)
    if (surface.side === side && !isSuppressed(battle, surface))
      for (let gun = 0; gun < surface.guns.length; gun++)
        if (ratingOf(battle, { surface: surface.no, gun }).type !== 'S')
          guns.push({ surface: surface.no, gun })
  return guns
}

function* placeBarrage(battle: Battle, side: Side, gun: Gun): Procedure {
  const surface = surfaceAt(battle, gun.surface)
  const mount = surface.guns[gun.gun]
  if (mount === undefined) return
  const options: CornerOption[] = mount.barrage === undefined ? [] : [LIFT]
  for (const corner of cornersOpenTo(battle, gun))
    if (corner !== mount.barrage) options.push(CORNERS[corner] as CornerOption)
  if (options.length === 0) return
  const { corner } = yield* choose(side, 'flak.corner', options, [`surface:${gun.surface}`])
  mount.barrage = corner
  note('WL-14.2.2.d', 'barrage', {
    surface: surface.no,
    name: surface.name,
    gun: gun.gun,
    corner: corner === undefined ? undefined : nameOf(corner),
  })
}
