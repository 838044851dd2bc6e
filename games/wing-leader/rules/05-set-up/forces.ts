import { noted, type Option, type Procedure, type Step } from '@tallyho/engine'
import type { Side } from '../../pack/types.ts'
import type { Battle, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { forceOf, isBomber, isFighter, named, unitAt } from '../01-words/units.ts'
import { type Armament, arm, armamentsOf } from '../03-aircraft/armament.ts'
import { setUpOrder } from './set-up.ts'

/** Setting up the Wing Displays: what units carry, and who flies them (5.2). */

export interface ArmamentOption extends Option {
  readonly armament: Armament
}

export interface MarkerOption extends Option {
  readonly unit: UnitNo
}

export function* chooseForces(battle: Battle): Procedure<Step> {
  for (const side of setUpOrder(battle)) {
    yield* armUnits(battle, side)
    yield* appointLeaders(battle, side)
    yield* allotQuality(battle, side)
  }
  return 'placement'
}

function* armUnits(battle: Battle, side: Side): Procedure {
  for (const unit of battle.units) {
    if (unit.side !== side) continue
    const options = armamentsOf(battle, unit).map((armament): ArmamentOption => ({ id: armament, armament }))
    const { armament } = yield* choose(side, 'forces.armament', options, [`unit:${unit.no}`])
    arm(battle, unit, armament)
    if (options.length > 1) note('WL-5.2.d', 'armed', { ...named(unit), armament })
  }
}

/** WL-5.2.1.b WL-9.5.1.a One leader for each wing. */
function* appointLeaders(battle: Battle, side: Side): Procedure {
  for (const wing of battle.wings) {
    if (wing.side !== side) continue
    const leader = yield* allot(battle, side, 'forces.leader', unit => unit.wing === wing.no)
    if (leader === undefined) continue
    leader.leader = true
    wing.leader = leader.no
    if (noted()) note('WL-5.2.1.b', 'leader', { ...named(leader), wing: wing.name })
  }
}

/** WL-5.1.e WL-5.2.1.a The markers of the scenario, not more than one of a kind to a unit; the rest are trained. */
function* allotQuality(battle: Battle, side: Side): Procedure {
  const { quality } = forceOf(battle, side)
  // WL-5.2.1.c WL-5.2.1.d With the wing leader's unit he leads the wing himself: one man, and one loss.
  for (let i = 0; i < (quality.experten ?? 0); i++) {
    const unit = yield* allot(battle, side, 'forces.experte', one => !one.experte)
    if (unit === undefined) break
    unit.experte = true
    if (noted()) note('WL-5.2.1.c', 'experte', { ...named(unit), leads: unit.leader })
  }
  yield* allotGrade(battle, side, 'veteran', isFighter, quality.veteranFighters)
  yield* allotGrade(battle, side, 'veteran', isBomber, quality.veteranBombers)
  yield* allotGrade(battle, side, 'green', isFighter, quality.greenFighters)
  yield* allotGrade(battle, side, 'green', isBomber, quality.greenBombers)
}

function* allotGrade(
  battle: Battle,
  side: Side,
  grade: 'veteran' | 'green',
  isOfKind: (unit: Unit) => boolean,
  count = 0,
): Procedure {
  for (let i = 0; i < count; i++) {
    const free = (unit: Unit) => isOfKind(unit) && unit.quality === 'trained'
    const unit = yield* allot(battle, side, `forces.${grade}`, free)
    if (unit === undefined) return
    unit.quality = grade
    if (noted()) note('WL-5.2.1.a', 'quality', { ...named(unit), quality: grade })
  }
}

/** The owner gives a marker to one of the units that may have it; nobody gets it if there is none. */
function* allot(
  battle: Battle,
  side: Side,
  ask: 'forces.leader' | 'forces.experte' | 'forces.veteran' | 'forces.green',
  mayHave: (unit: Unit) => boolean,
): Procedure<Unit | undefined> {
  const options: MarkerOption[] = []
  for (const unit of battle.units)
    if (unit.side === side && mayHave(unit))
      options.push({ id: `give/${unit.id}`, on: [`unit:${unit.no}`], unit: unit.no })
  return options.length === 0 ? undefined : unitAt(battle, (yield* choose(side, ask, options)).unit)
}
