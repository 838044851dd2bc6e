import type { Choice } from '@tallyho/engine'
import { unitAt } from '../../rules/01-words/units.ts'
import type { TallyOption } from '../../rules/07-tallies/tally-phase.ts'
import type { MoveOption } from '../../rules/08-movement/move-options.ts'
import type { Battle } from '../../state.ts'
import { unitName } from '../names.ts'
import { attacksIn } from './attack.ts'
import { ALL_LOOK } from './tallies.ts'

/** Why the machine would answer so. */

const WHY: Readonly<Record<string, string>> = {
  'combat.attack': 'of both ways to fight this one hits most for what comes back.',
  'combat.evade': 'it weighs what you would hit against what would hit you.',
  'combat.hit': 'there an aircraft falls most easily, or the last of a unit.',
  'combat.tally': 'that prey is worth most, and no friend is after it yet.',
  'combat.primary': 'with its figures the odds are best.',
  'combat.face': 'its nose points to whom it is after, or homeward.',
  'dogfight.will': 'a dogfight is for the side that turns better and has more fighters in it.',
  'escape.try': 'a broken unit does no more good here.',
  'placement.square': 'height is speed saved up, and it begins near where the enemy will come.',
  'vector.control': 'its flag lies off the way that the enemy takes.',
  'vector.square': 'the enemy will come by there, and you will be above him.',
}

export function advice(battle: Battle, choice: Choice, id: string): string | undefined {
  if (choice.ask === 'move.step') return moveAdvice(battle, choice, id)
  if (choice.ask !== 'tally.action') return WHY[choice.ask]
  if (id === ALL_LOOK) return 'each may look once in a turn, and it costs nothing.'
  // Which options a question has is known by its key.
  const option = (choice.options as readonly TallyOption[]).find(one => one.id === id)
  if (option?.act === 'end') return 'nobody who is left has a fair chance of sighting somebody worth it.'
  return option?.act === 'roll'
    ? `for ${unitName(battle, unitAt(battle, option.unit))} it is the best chance for what the prey is worth.`
    : undefined
}

function moveAdvice(battle: Battle, choice: Choice, id: string): string | undefined {
  const attack = attacksIn(battle, choice).find(one => one.id === id || one.ids[0] === id)
  if (attack) return `it leads to an attack: ${attack.words}.`
  const move = (choice.options as readonly MoveOption[]).find(one => one.id === id)
  if (move?.act === 'bonus') return 'height becomes speed: a dive gives a point more.'
  return move?.act === 'circle' ? 'it is where it should be.' : undefined
}
