import type { Side } from '../pack/types.ts'
import { distance } from '../rules/01-words/geometry.ts'
import { hasBombing, isBomber, isEscort, isFighter, modelOf } from '../rules/01-words/units.ts'
import { basicSpeed, basicTurn } from '../rules/03-aircraft/ratings.ts'
import type { Battle, Unit } from '../state.ts'

/** What units are worth to those who hunt them and those who guard them, in victory points. */

/** On the map or about to be. */
export function isAbout({ at }: Unit): boolean {
  return at === 'map' || at === 'edge'
}

export function hasBombersAbout(battle: Battle, side: Side): boolean {
  for (const unit of battle.units) if (unit.side === side && isAbout(unit) && isBomber(unit)) return true
  return false
}

/** Points a bomber brings home if nobody stops it, roughly. */
function promiseOf(battle: Battle, bomber: Unit): number {
  if (bomber.mission === 'recce') return 5
  if (bomber.load === undefined) return bomber.mission === 'strafing' ? 1 : 0
  if (hasBombing(battle)) return bomber.broken ? 1 : 4
  if (bomber.broken) return 1
  return bomber.disruptions > 0 || bomber.size === 'flight' ? 3 : 6
}

/** What a successful attack on a unit is worth. */
export function preyWorth(battle: Battle, prey: Unit): number {
  const { vp } = modelOf(battle, prey)
  if (isBomber(prey)) return 1 + 1.5 * vp + promiseOf(battle, prey)
  return prey.broken ? vp : 1.5 * vp
}

/** How much better one unit fights than another: the better of its speed and its turn, quality and size. */
export function advantage(battle: Battle, unit: Unit, enemy: Unit): number {
  const speed = basicSpeed(battle, unit) - basicSpeed(battle, enemy)
  const turn = basicTurn(battle, unit) - basicTurn(battle, enemy)
  return Math.max(speed, turn) + orderOf(unit) - orderOf(enemy)
}

/** What the state of a unit adds to its combat value. */
export function orderOf(unit: Unit): number {
  return (
    (unit.quality === 'veteran' ? 1 : unit.quality === 'green' ? -1 : 0) -
    (unit.size === 'flight' ? 1 : 0) -
    (unit.broken || unit.disruptions > 0 ? 1 : 0)
  )
}

/** An enemy fighter is dangerous to bombers it has tallied, or is close to. */
function threatTo(battle: Battle, side: Side, enemy: Unit): number {
  if (enemy.broken || !isFighter(enemy)) return 0
  let threat = 0
  for (const bomber of battle.units) {
    if (bomber.side !== side || bomber.at !== 'map' || !isBomber(bomber)) continue
    if (enemy.tally === bomber.no) return 3
    threat = Math.max(threat, 2 - distance(bomber.square, enemy.square) * 0.25)
  }
  return threat
}

/** What it is worth to a fighter to have its tally on this enemy. */
export function huntWorth(battle: Battle, unit: Unit, target: Unit): number {
  const edge = Math.max(-3, Math.min(3, advantage(battle, unit, target)))
  const worth = preyWorth(battle, target) + threatTo(battle, unit.side, target)
  const reach = 1 / (1 + 0.12 * distance(unit.square, target.square))
  // Enough of them on one target is enough.
  let hunters = 0
  for (const other of battle.units)
    if (other !== unit && other.tally === target.no && other.side === unit.side) hunters += 1
  return (worth * (1 + 0.1 * edge) * reach) / (1 + 0.25 * hunters)
}

/** Escorts that still fly beside bombers of their side, and can react. */
export function escortsLeft(battle: Battle, side: Side): number {
  let escorts = 0
  for (const unit of battle.units)
    if (unit.side === side && unit.at === 'map' && isEscort(unit) && !unit.broken) escorts += 1
  return escorts
}

/** The nearest enemy that could fight, in squares. */
export function nearestEnemy(battle: Battle, unit: Unit): Unit | undefined {
  let nearest: Unit | undefined
  for (const enemy of battle.units)
    if (enemy.side !== unit.side && isAbout(enemy) && !enemy.broken)
      if (!nearest || distance(unit.square, enemy.square) < distance(unit.square, nearest.square))
        nearest = enemy
  return nearest
}
