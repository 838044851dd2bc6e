import { always, best, type Choice, type Option } from '@tallyho/engine'
import { sumOf } from '../rules/01-words/dice.ts'
import { columnOf, distance } from '../rules/01-words/geometry.ts'
import { isBomber, isEscort, isFighterBomber, unitAt } from '../rules/01-words/units.ts'
import { canReach } from '../rules/07-tallies/tallies.ts'
import { type TallyOption, tallyModifiers } from '../rules/07-tallies/tally-phase.ts'
import type { OrderOption } from '../rules/09-command/orders.ts'
import type { Battle, Unit, UnitNo } from '../state.ts'
import { chanceAbove } from './odds.ts'
import { type ChapterDecisions, subjectOf } from './subject.ts'
import { escortsLeft, huntWorth } from './worth.ts'

/** The Tally Phase: whom to look for, and whom to let go. */

/** Chance that a unit's roll for a tally succeeds. */
export function tallyChance(battle: Battle, unit: Unit, target: Unit): number {
  const away = distance(unit.square, target.square)
  if (away > 8) return 0
  return chanceAbove(away - sumOf(tallyModifiers(battle, unit, target)))
}

/** How far from its bombers an escort goes to meet an enemy. */
const LEASH = 3

/** A tally on this enemy, once it is there. */
function tallyWorth(battle: Battle, unit: Unit, target: Unit): number {
  // The load would go.
  if (isFighterBomber(battle, unit)) return -1
  if (isEscort(unit)) {
    if (isBomber(target) || target.broken) return -1
    const near = battle.units.some(
      bomber =>
        bomber.side === unit.side &&
        bomber.at === 'map' &&
        isBomber(bomber) &&
        distance(bomber.square, target.square) <= LEASH,
    )
    if (!near || escortsLeft(battle, unit.side) < 2) return -1
  }
  return huntWorth(battle, unit, target)
}

/** A better target must be that much better to let go of the one in hand. */
const GRASS_IS_GREENER = 1.6

function dropWorth(battle: Battle, unit: Unit): number {
  if (unit.tally === undefined || unit.deeds.rolledTally) return -1
  const held = unitAt(battle, unit.tally)
  if (held.square === unit.square) return -1
  const worth = huntWorth(battle, unit, held) * GRASS_IS_GREENER
  let other = 0
  for (const target of battle.units)
    if (target.side !== unit.side && target !== held && canReach(battle, unit, target))
      other = Math.max(other, tallyChance(battle, unit, target) * tallyWorth(battle, unit, target))
  return other - worth
}

/** Torpedo bombers part before the run: two attacks, from two sides. */
const PARTING = 5

function splitWorth(battle: Battle, unit: Unit): number {
  for (const surface of battle.surface)
    if (surface.side !== unit.side)
      if (Math.abs(columnOf(surface.square) - columnOf(unit.square)) <= PARTING) return 1
  return -1
}

/** What an action in the Tally Phase promises; below 0 it does harm. */
export function actionWorth(battle: Battle, option: TallyOption): number {
  switch (option.act) {
    case 'end':
    case 'balloon':
      return option.act === 'end' ? 0 : -1
    case 'roll': {
      const [unit, target] = [unitAt(battle, option.unit), unitAt(battle, option.target)]
      const chance = tallyChance(battle, unit, target)
      return chance > 0 ? chance * tallyWorth(battle, unit, target) : -1
    }
    case 'drop':
      return dropWorth(battle, unitAt(battle, option.unit))
    case 'split':
      return splitWorth(battle, unitAt(battle, option.unit))
    case 'order':
    case 'all':
      return orderWorth(battle, option)
    default:
      return -1
  }
}

function orderWorth(battle: Battle, order: OrderOption): number {
  if (order.act === 'order-split') return -1
  const worth = tallyWorth(battle, unitAt(battle, order.unit), unitAt(battle, order.target))
  return order.act === 'all' ? 3 * worth : worth
}

/** The option whose unit is worth most to the unit that the question is about. */
function bestPrey<O extends Option>(
  battle: Battle,
  choice: Choice<O>,
  preyOf: (option: O) => UnitNo,
): number {
  const unit = subjectOf(battle, choice)
  return unit ? best(choice, option => huntWorth(battle, unit, unitAt(battle, preyOf(option)))) : 0
}

export const tally = {
  'tally.action': (battle, choice) => best(choice, option => actionWorth(battle, option)),
  'tally.split': always('whole'),
  'tally.split-leader': always('whole'),
  'tally.last-orders': (battle, choice) =>
    best(choice, ({ order }) => (order === undefined ? 0 : orderWorth(battle, order))),
  'tally.order-target': (battle, choice) => bestPrey(battle, choice, ({ target }) => target),
  // The lost aircraft and the straggler stay behind; the leading pilot goes where the fight is.
  'split.share': () => 0,
  'split.follow': (battle, choice) => bestPrey(battle, choice, ({ unit }) => unit),
} satisfies ChapterDecisions
