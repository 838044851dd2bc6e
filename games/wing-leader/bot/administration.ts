import { columnOf, distance } from '../rules/01-words/geometry.ts'
import { hasBombing, isBomber, isFighter, lineOf, unitAt } from '../rules/01-words/units.ts'
import type { EscortOption } from '../rules/06-turn/administration.ts'
import type { EscapeOption, StopperOption } from '../rules/11-escape.ts'
import type { Battle, Unit } from '../state.ts'
import { best, type Decision, named, subjectOf } from './judge.ts'

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

export const administration: Readonly<Record<string, Decision>> = {
  'escape.action': (battle, choice) =>
    best<EscapeOption>(choice, ({ act, unit }) => {
      if (act !== 'escape' || unit === undefined) return act === 'done' ? 0 : -1
      return escapeWorth(battle, unitAt(battle, unit))
    }),
  'escape.stopper': (battle, choice) => {
    const runner = subjectOf(battle, choice)
    return best<StopperOption>(choice, ({ unit }) =>
      runner ? -distance(unitAt(battle, unit).square, runner.square) : 0,
    )
  },
  'escape.agree': (_, choice) => named(choice, 'refuse'),
  'end.agree': (_, choice) => named(choice, 'refuse'),
  'escort.mark': (battle, choice) =>
    best<EscortOption>(choice, ({ unit }) =>
      unit !== undefined && battle.units.some(one => one.side === choice.seat && isBomber(one)) ? 1 : 0,
    ),
  'escorts.release': (_, choice) => named(choice, 'keep'),
}
