import { distance } from '../rules/01-words/geometry.ts'
import { isFighter, unitAt } from '../rules/01-words/units.ts'
import type { ReactOption } from '../rules/10-air-combat/reaction.ts'
import type { Battle, Unit } from '../state.ts'
import { best, type Decision, named } from './judge.ts'
import { advantage } from './worth.ts'

/** Reactions: which escorts go for an enemy that comes at the bombers. */

/** Every escort that is free goes, the best placed first, but one is kept for each further hunter close by. */
const declare: Decision = (battle, choice) => {
  const escorts = new Set<number>()
  for (const option of choice.options) {
    const { escort } = option as ReactOption
    if (escort !== undefined) escorts.add(escort)
  }
  const first = choice.options[0]?.id === 'hold'
  return best<ReactOption>(choice, ({ escort, intruder }) => {
    if (escort === undefined || intruder === undefined) return 0
    const [guard, enemy] = [unitAt(battle, escort), unitAt(battle, intruder)]
    if (!first && escorts.size <= othersOnTheWay(battle, enemy)) return -1
    return 10 - distance(guard.square, enemy.square) + 0.5 * advantage(battle, guard, enemy)
  })
}

/** Enemies that may come at the same bombers later in this phase. */
function othersOnTheWay(battle: Battle, intruder: Unit): number {
  let others = 0
  for (const unit of battle.units)
    if (
      unit !== intruder &&
      unit.side === intruder.side &&
      unit.at === 'map' &&
      isFighter(unit) &&
      !unit.broken &&
      unit.dogfight === undefined &&
      distance(unit.square, intruder.square) <= 6
    )
      others += 1
  return others
}

export const reaction: Readonly<Record<string, Decision>> = {
  'reaction.declare': declare,
  'reaction.split': (_, choice) => named(choice, 'attack'),
  'reaction.step': () => 0,
  'reaction.tanks': (_, choice) => named(choice, 'drop-tanks'),
}
