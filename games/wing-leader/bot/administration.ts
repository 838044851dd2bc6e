import { always, best, named } from '@tallyho/engine'
import { columnOf, distance } from '../rules/01-words/geometry.ts'
import { hasBombing, isBomber, isFighter, lineOf } from '../rules/01-words/units.ts'
import type { Battle, Unit } from '../state.ts'
import { type Answer, type ChapterDecisions, subjectOf } from './subject.ts'

/** Escapes, escorts, and whether to leave off. */

/** A broken fighter has nothing more to win; a broken bomber flies on while nobody is after it. */
function escapeWorth(battle: Battle, unit: Unit): number {
  if (isFighter(unit) || unit.load === undefined) return 1
  const hunted = battle.units.some(
    enemy =>
      enemy.side !== unit.side &&
      enemy.at === 'map' &&
      isFighter(enemy) &&
      !enemy.broken &&
      (enemy.tally === unit.no || distance(enemy.square, unit.square) <= 3),
  )
  if (!hunted) return -1
  return columnsToGo(battle, unit) > 4 ? 1 : -1
}

const slipAway: Answer<'escape.try'> = (battle, choice) => {
  const unit = subjectOf(battle, choice)
  return named(choice, unit && escapeWorth(battle, unit) > 0 ? 'try' : 'stay')
}

/** Columns to the far edge, or to the nearest target where bombs count. */
function columnsToGo(battle: Battle, unit: Unit): number {
  const column = columnOf(unit.square)
  if (!hasBombing(battle)) return lineOf(battle, unit).facing === 'right' ? 25 - column : column
  let nearest = 99
  for (const surface of battle.surface)
    if (surface.side !== unit.side) nearest = Math.min(nearest, Math.abs(columnOf(surface.square) - column))
  return nearest
}

export const administration = {
  'escape.try': slipAway,
  'escape.loaded': slipAway,
  'escape.action': always('done'),
  'escape.agree': always('refuse'),
  'end.agree': always('refuse'),
  'escort.mark': (battle, choice) =>
    best(choice, ({ unit }) =>
      unit !== undefined && battle.units.some(one => one.side === choice.seat && isBomber(one)) ? 1 : 0,
    ),
  'escorts.release': always('keep'),
} satisfies ChapterDecisions
