import { always, best } from '@tallyho/engine'
import { columnOf, distance } from '../rules/01-words/geometry.ts'
import { hasBombing, isBomber, isFighter, lineOf, unitAt } from '../rules/01-words/units.ts'
import type { Battle, Unit } from '../state.ts'
import { type ChapterDecisions, subjectOf } from './subject.ts'

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
  'escape.action': (battle, choice) =>
    best(choice, ({ act, unit }) => {
      if (act !== 'escape' || unit === undefined) return act === 'done' ? 0 : -1
      return escapeWorth(battle, unitAt(battle, unit))
    }),
  'escape.stopper': (battle, choice) => {
    const runner = subjectOf(battle, choice)
    return best(choice, ({ unit }) => (runner ? -distance(unitAt(battle, unit).square, runner.square) : 0))
  },
  'escape.agree': always('refuse'),
  'end.agree': always('refuse'),
  'escort.mark': (battle, choice) =>
    best(choice, ({ unit }) =>
      unit !== undefined && battle.units.some(one => one.side === choice.seat && isBomber(one)) ? 1 : 0,
    ),
  'escorts.release': always('keep'),
} satisfies ChapterDecisions
