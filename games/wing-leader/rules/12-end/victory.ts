import type { Result } from '@tallyho/engine'
import { type Level, SIDES, type Side } from '../../pack/types.ts'
import type { Battle } from '../../state.ts'
import { divided } from '../01-words/dice.ts'
import { modelOf, scenarioOf } from '../01-words/units.ts'
import { damageVP } from '../14-surface/surface.ts'
import { isUp } from '../14-surface/zones.ts'

/** Victory Points (12.1). */

/** WL-12.1.a WL-EX-56 What the enemy's losses are worth, fractions kept. The flights of a split carry its losses on. */
export function lossVP(battle: Battle, side: Side): number {
  let points = 0
  for (const unit of battle.units)
    if (unit.side !== side && unit.at !== 'split') points += unit.losses * modelOf(battle, unit).vp
  return points
}

/** WL-12.1.b One for each enemy balloon brought down. */
export function balloonVP(battle: Battle, side: Side): number {
  let points = 0
  for (const balloon of battle.balloons) if (balloon.side !== side && !isUp(balloon)) points += 1
  return points
}

/** All that a side has scored so far. */
export function victoryPoints(battle: Battle, side: Side): number {
  return lossVP(battle, side) + balloonVP(battle, side) + damageVP(battle, side) + battle.scored[side]
}

/** WL-12.1.a A divisor rounds each side's points before they are compared. */
function counted(battle: Battle, side: Side): number {
  const { divisor } = scenarioOf(battle).victory
  const points = victoryPoints(battle, side)
  return divisor === undefined ? points : divided(points, divisor)
}

/** The raider's points less the defender's. */
export function standing(battle: Battle): number {
  return counted(battle, 'raider') - counted(battle, 'defender')
}

/** WL-12.1.d What the scenario makes of a difference. */
export function levelFor(battle: Battle, difference: number): Level {
  const { levels, otherwise } = scenarioOf(battle).victory
  return levels.find(({ atLeast }) => difference >= atLeast)?.level ?? otherwise
}

function winnerAt(level: Level): Side | undefined {
  if (level === 'draw') return undefined
  return level.startsWith('raider') ? 'raider' : 'defender'
}

export function result(battle: Battle): Result | undefined {
  if (battle.over !== true) return undefined
  const score = standing(battle)
  const level = levelFor(battle, score)
  return { level, winner: winnerAt(level), score, figures: figuresOf(battle) }
}

export function figuresOf(battle: Battle): Record<string, number> {
  const figures: Record<string, number> = { turns: battle.turn }
  for (const side of SIDES) {
    figures[`${side}Points`] = victoryPoints(battle, side)
    figures[`${side}FromLosses`] = lossVP(battle, side)
    figures[`${side}FromBalloons`] = balloonVP(battle, side)
    figures[`${side}FromDamage`] = damageVP(battle, side)
    figures[`${side}FromMissions`] = battle.scored[side]
    figures[`${side}Losses`] = lossesOf(battle, side)
  }
  return figures
}

/** Aircraft that a side has lost. */
export function lossesOf(battle: Battle, side: Side): number {
  let losses = 0
  for (const unit of battle.units) if (unit.side === side && unit.at !== 'split') losses += unit.losses
  return losses
}
