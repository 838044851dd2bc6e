import { noted, type Option, type Procedure } from '@tallyho/engine'
import { SIDES, type Side } from '../../pack/types.ts'
import type { Battle, Fight, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { nameOf } from '../01-words/geometry.ts'
import { isBomber, isEscort, isFighterBomber, type NamedUnit, named, unitAt } from '../01-words/units.ts'
import { alert, canTally } from '../07-tallies/tallies.ts'
import { changeMission } from '../09-command/escorts.ts'
import { callForHelp } from '../09-command/radio.ts'
import { canJettison, jettison } from '../15-bombing/attacks.ts'
import { breakAndTurn, checkCohesion, type Held, usesAmmo } from './cohesion.ts'
import type { Role } from './combat-values.ts'
import { chooseTally, endDogfights, seekDogfight, tendDogfights } from './dogfights.ts'

/** What one side fired in a combat, for the log. */
export interface Fire extends NamedUnit {
  readonly role: Role
  readonly dice: readonly number[]
  readonly total: number
  readonly column: number
  readonly hits: number
}

/** What an air combat leaves behind, once the hits are confirmed (10.7, 10.8, 7.2.4.1). */
export function* conclude(
  battle: Battle,
  fight: Fight,
  losses: ReadonlyMap<UnitNo, number>,
  fires: readonly Fire[] = [],
  hits: ReadonlyMap<UnitNo, number> = new Map(),
): Procedure {
  const units = [...fight.attackers, ...fight.defenders].map(no => unitAt(battle, no))
  const before = units.map(({ disruptions, broken }) => ({ disruptions, broken }))
  const rolled: (Held | undefined)[] = []
  // WL-10.2.e Everybody who was in it, primary combatant or not.
  for (const unit of units) {
    const bounced = fight.bounce && unit.side !== fight.attacking
    rolled.push(yield* checkCohesion(battle, unit, 'air', losses.get(unit.no) ?? 0, bounced))
    noticeCombat(battle, fight, unit)
  }
  if (noted())
    note('WL-10.2.e', 'fight-over', {
      square: nameOf(fight.square),
      fires,
      units: units.map((unit, i) => ({
        ...named(unit),
        hits: hits.get(unit.no) ?? 0,
        lost: losses.get(unit.no) ?? 0,
        losses: unit.losses,
        maxLosses: unit.maxLosses,
        straggler: unit.straggler && hits.has(unit.no),
        shaken: unit.disruptions > (before[i]?.disruptions ?? 0),
        breaks: unit.broken && !before[i]?.broken,
        bomber: isBomber(unit),
        gone: unit.at === 'destroyed',
        held: rolled[i],
      })),
    })
  for (const unit of units) spendAmmo(battle, unit)
  yield* endDogfights(battle)
  yield* seekDogfight(battle, fight)
  // WL-Q-48 The dogfight first, then the tallies.
  for (const side of SIDES)
    for (const unit of units) if (unit.side === side) yield* tallyAfterCombat(battle, unit, units)
  for (const side of SIDES) yield* settleLoads(battle, side, units)
  yield* tendDogfights(battle)
}

/** WL-10.7.2.a WL-10.7.2.c WL-10.7.2.d Full, low, depleted; a depleted unit fights on. */
export function spendAmmo(battle: Battle, unit: Unit): void {
  if (unit.at !== 'map' || unit.ammo === 'depleted' || !usesAmmo(battle, unit)) return
  unit.ammo = unit.ammo === 'full' ? 'low' : 'depleted'
  if (noted()) note('WL-10.7.2.a', 'ammo', { ...named(unit), ammo: unit.ammo })
}

function noticeCombat(battle: Battle, fight: Fight, unit: Unit): void {
  unit.deeds.fought = true
  // WL-9.4.1.a
  if (isBomber(unit) && unit.side !== fight.attacking) callForHelp(battle, unit)
  if (unit.at !== 'map') return
  // WL-7.1.d
  alert(unit)
  // WL-9.2.2.2.b WL-Q-69 So nobody enters a dogfight as an escort.
  if (isEscort(unit)) changeMission(battle, unit, 'sweep')
}

/** WL-7.2.4.1.a An unbroken fighter has a tally on an enemy of this combat now. WL-Q-92 Unless none is left. */
function* tallyAfterCombat(battle: Battle, unit: Unit, units: readonly Unit[]): Procedure {
  if (unit.at !== 'map' || !canTally(battle, unit)) return
  const enemies = units.filter(({ side, at }) => side !== unit.side && at === 'map')
  // WL-7.2.4.1.b WL-Q-70
  const targets =
    unit.dogfight === undefined ? enemies : enemies.filter(({ dogfight }) => dogfight === unit.dogfight)
  // WL-15.2.4.i
  const mayRefuse = isFighterBomber(battle, unit)
  if (targets.length > 0) yield* chooseTally(battle, unit, targets, mayRefuse)
}

export interface AfterOption extends Option {
  readonly act: 'break' | 'tanks' | 'load' | 'done'
  readonly unit?: UnitNo
}

const DONE: AfterOption = { id: 'done', act: 'done', ends: true }

/** WL-6.0.g WL-Q-98 Loads and tanks may go now, and units may break of their own will. */
export function* settleLoads(battle: Battle, side: Side, units: readonly Unit[]): Procedure {
  const own = units.filter(unit => unit.side === side)
  for (;;) {
    const options = [DONE]
    for (const unit of own) if (unit.at === 'map') offerAfter(battle, options, unit)
    // Where there is nothing to drop, to break is all there is.
    const ask = options.some(({ act }) => act === 'load' || act === 'tanks') ? 'combat.after' : 'combat.break'
    const { act, unit: no } = yield* choose(side, ask, options)
    if (no === undefined) return
    const unit = unitAt(battle, no)
    if (act === 'break') yield* breakAndTurn(battle, unit)
    if (act === 'load') yield* jettison(battle, unit)
    if (act === 'tanks') dropTanks(unit)
  }
}

function offerAfter(battle: Battle, options: AfterOption[], unit: Unit): void {
  const { id, no, broken, tanks } = unit
  const on = [`unit:${no}`]
  if (canJettison(battle, unit)) options.push({ id: `load/${id}`, act: 'load', unit: no, on })
  if (tanks) options.push({ id: `tanks/${id}`, act: 'tanks', unit: no, on })
  // WL-10.7.1.a
  if (!broken) options.push({ id: `break/${id}`, act: 'break', unit: no, on, rare: true })
}

/** WL-13.2.b WL-13.2.c In movement its unit must be alerted (7.1.f); after an air combat nobody asks. */
export function dropTanks(unit: Unit): void {
  unit.tanks = false
  note('WL-13.2.c', 'tanks-dropped', named(unit))
}
