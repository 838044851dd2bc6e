import { always, best } from '@tallyho/engine'
import { distance } from '../rules/01-words/geometry.ts'
import { isFighter, unitAt } from '../rules/01-words/units.ts'
import type { Battle, Unit } from '../state.ts'
import type { Answer, ChapterDecisions } from './subject.ts'
import { advantage } from './worth.ts'

/** Reactions: which escorts go for an enemy that comes at the bombers. */

/** Every escort that is free goes, the best placed first, but one is kept for each further hunter close by. */
const declare: Answer<'reaction.declare'> = (battle, choice) => {
  const escorts = new Set<number>()
  for (const { escort } of choice.options) if (escort !== undefined) escorts.add(escort)
  const first = choice.options[0]?.id === 'hold'
  return best(choice, ({ escort, intruder }) => {
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

export const reaction = {
  'reaction.declare': declare,
  'reaction.split': always('attack'),
  'reaction.step': () => 0,
  'reaction.tanks': always('drop-tanks'),
} satisfies ChapterDecisions
