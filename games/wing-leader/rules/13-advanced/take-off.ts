import type { Option, Procedure } from '@tallyho/engine'
import type { Edge, Side, SurfaceKind } from '../../pack/types.ts'
import type { Battle, Surface, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { modelOf, named, unitAt } from '../01-words/units.ts'
import { placeFirstVector, settle, startOf } from '../05-set-up/placement.ts'
import { facingOf } from '../05-set-up/set-up.ts'
import { isSuppressed, surfaceAt, typeOf } from '../14-surface/surface.ts'

/** Units that take off from airfields and carriers (13.7). */

export interface TakeOffOption extends Option {
  readonly unit: UnitNo
}

export interface TakeOffFacingOption extends Option {
  readonly edge: Edge
}

/** WL-13.7.a */
const BASES: readonly SurfaceKind[] = ['airfield', 'CV', 'CVL', 'CVE']

const FACINGS: readonly TakeOffFacingOption[] = [
  { id: 'left', on: ['facing:4'], edge: 'left' },
  { id: 'right', on: ['facing:0'], edge: 'right' },
]

/** WL-13.7.b WL-13.7.c One unit a turn, unless the base is badly hit or the ship lies dead. */
export function canLaunch(battle: Battle, base: Surface): boolean {
  return (
    BASES.includes(typeOf(battle, base).kind) &&
    !base.launched &&
    !base.deadInTheWater &&
    !isSuppressed(battle, base)
  )
}

/** Every base sends up one of the units that are due; those left over wait for the next turn. */
export function* takeOff(battle: Battle, side: Side): Procedure {
  for (const base of battle.surface) {
    if (!canLaunch(battle, base)) continue
    const options: TakeOffOption[] = []
    for (const unit of battle.units)
      if (unit.side === side && isDueAt(battle, unit, base))
        options.push({ id: `take-off/${unit.id}`, on: [`unit:${unit.no}`], unit: unit.no })
    if (options.length === 0) continue
    const { unit } = yield* choose(side, 'entry.take-off', options, [`surface:${base.no}`])
    yield* leaveGround(battle, unitAt(battle, unit), base)
  }
}

function isDueAt(battle: Battle, unit: Unit, base: Surface): boolean {
  const start = startOf(battle, unit)
  return (
    unit.at === 'waiting' &&
    'takeOffFrom' in start &&
    start.turn <= battle.turn &&
    surfaceAt(battle, start.takeOffFrom) === base
  )
}

/** WL-13.7.d WL-5.3.1.d In the base's square, level, to the left or right. */
function* leaveGround(battle: Battle, unit: Unit, base: Surface): Procedure {
  const { edge } = yield* choose(unit.side, 'entry.facing', FACINGS, [`unit:${unit.no}`])
  unit.at = 'map'
  unit.facing = facingOf(edge)
  settle(battle, unit, base.square)
  // WL-13.8.2.1.a A rocket plane goes up under power and is not slow.
  unit.slow = !modelOf(battle, unit).abilities.rocket
  unit.deeds.tookOff = true
  base.launched = true
  note('WL-13.7.d', 'took-off', { ...named(unit), surface: base.no, base: base.name })
  yield* placeFirstVector(battle, unit)
}
