import { altitudeOf, distance, isAhead } from '../rules/01-words/geometry.ts'
import { isBomber, isEscort, modelOf, unitAt } from '../rules/01-words/units.ts'
import { isInTheSun } from '../rules/04-sky.ts'
import type { Battle, Square, Unit } from '../state.ts'
import { squareAfter } from './forecast.ts'
import type { EndValue } from './search.ts'
import { preyWorth } from './worth.ts'

/** Where a hunter's move should end. */

/** In the target's square the fight is on: with a dive behind it, out of the Sun, and past the escorts. */
export function huntValue(battle: Battle, hunter: Unit, quarry: Square): EndValue {
  const target = hunter.tally === undefined ? undefined : unitAt(battle, hunter.tally)
  const next = target === undefined ? quarry : nextSquare(battle, target)
  const guarded = target !== undefined && isBomber(target) && hasEscorts(battle, target)
  const shy = target !== undefined && isBomber(target) && modelOf(battle, target).headOnWeakness
  return (unit, flight, from) => {
    const height = altitudeOf(unit.square)
    if (unit.square === quarry) {
      let worth = 100 + (flight.dived > 0 ? 8 : 0) - (flight.climbed > 0 ? 8 : 0)
      if (target === undefined) return worth
      if (isAhead(quarry, target.facing, from) && !target.lufbery && target.dogfight === undefined)
        worth += isBomber(target) ? (guarded ? 8 : 0) + (shy ? 4 : 0) - 2 : -6
      if (isInTheSun(battle, quarry, from)) worth += 4
      return worth
    }
    // Height in hand is a dive for the attack; below the target every level has to be climbed again.
    const above = Math.min(2, height - altitudeOf(next))
    const worth = above < 0 ? 7 * Math.max(-3, above) : 2 * above
    return 50 - 6 * distance(unit.square, next) - 0.5 * distance(unit.square, quarry) + worth
  }
}

/** Where the target will be when the hunter moves again. */
function nextSquare(battle: Battle, target: Unit): Square {
  return isBomber(target) || target.home !== undefined ? squareAfter(battle, target, 1) : target.square
}

function hasEscorts(battle: Battle, bomber: Unit): boolean {
  return battle.units.some(
    unit =>
      unit.side === bomber.side &&
      unit.at === 'map' &&
      isEscort(unit) &&
      !unit.broken &&
      distance(unit.square, bomber.square) <= 3,
  )
}

/** Free for a turn, and nobody tallied: toward the best prey, above it. */
export function roamValue(battle: Battle, hunter: Unit): EndValue {
  let prey: Unit | undefined
  let most = 0
  for (const enemy of battle.units) {
    if (enemy.side === hunter.side || enemy.at !== 'map') continue
    const worth = preyWorth(battle, enemy) / (2 + distance(enemy.square, hunter.square))
    if (worth > most) {
      most = worth
      prey = enemy
    }
  }
  const goal = prey === undefined ? hunter.square : nextSquare(battle, prey)
  return unit => -6 * distance(unit.square, goal) + Math.min(2, altitudeOf(unit.square) - altitudeOf(goal))
}
