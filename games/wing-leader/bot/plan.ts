import { best } from '@tallyho/engine'
import { distance, isAhead } from '../rules/01-words/geometry.ts'
import { isBomber, isEscort } from '../rules/01-words/units.ts'
import type { PlanOption } from '../rules/09-command/plans.ts'
import type { Battle, Unit } from '../state.ts'
import { type Answer, subjectOf } from './subject.ts'
import { isAbout } from './worth.ts'

/** What to set out for at the start of a move. */

/** What the mission offers, by what it promises this unit. */
export const plan: Answer<'move.plan'> = (battle, choice) => {
  const unit = subjectOf(battle, choice)
  if (!unit) return 0
  return best(choice, option => planWorth(battle, unit, option))
}

function planWorth(battle: Battle, unit: Unit, option: PlanOption): number {
  const { conduct } = option
  switch (option.plan) {
    case 'free':
      return isEscort(unit) ? 2 : 6
    case 'attack':
      return option.id === 'attack/fast' ? 7 : 6
    case 'strafe':
      return 5
    case 'vector':
      return 5
    case 'support':
      return conduct.kind === 'toward' && distance(unit.square, conduct.goal) <= 8 ? 4 : 1.5
    case 'form-up':
      return isFresh(unit) ? 3.5 : 1
    case 'station':
      return 3 + chargesOn(battle, unit, conduct.kind === 'station' ? conduct.edge : undefined)
    case 'continue':
      return hasEnemyAhead(battle, unit) ? 3 : 1
    case 'circle':
      return isInterceptorDone(battle, unit) ? 0 : 2.5
    case 'home':
      return isFresh(unit) ? 0 : 2
    default:
      return -1
  }
}

function isFresh({ ammo, disruptions }: Unit): boolean {
  return ammo !== 'depleted' && disruptions === 0
}

/** Nobody is left to wait for. */
function isInterceptorDone(battle: Battle, unit: Unit): boolean {
  return unit.ammo === 'depleted' && !battle.units.some(enemy => enemy.side !== unit.side && isAbout(enemy))
}

/** Bombers that go home by an edge, or go on: those with a load count most. */
function chargesOn(battle: Battle, unit: Unit, edge: string | undefined): number {
  let worth = 0
  for (const bomber of battle.units)
    if (bomber.side === unit.side && bomber.at === 'map' && isBomber(bomber) && bomber.home === edge)
      worth += bomber.load === undefined ? 0.05 : 0.1
  return worth
}

function hasEnemyAhead(battle: Battle, unit: Unit): boolean {
  return battle.units.some(
    enemy =>
      enemy.side !== unit.side &&
      (enemy.at === 'waiting' || (isAbout(enemy) && isAhead(unit.square, unit.facing, enemy.square))),
  )
}
