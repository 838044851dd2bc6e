import type { Logged } from '@tallyho/engine'
import { dieForTally } from '../rules/07-tallies/tally-phase.ts'
import type { Rolled } from '../vocabulary.ts'
import { factsIf } from '../vocabulary.ts'
import { modifierWords } from './modifiers.ts'
import { unitIn } from './names.ts'

/** A roll in one line: what fell, what had to fall, and why so much. */

/** `a 6`, `4 or more`: what a die must show. */
export const atLeast = (needed: number): string => (needed === 6 ? 'a 6' : `${needed} or more`)

/** `4 on the die, 3 or more needed (2 squares off, radio call +1)`: a roll of one die, what it had to show, and why that. */
export function thrown(
  { dice, modifiers }: Pick<Rolled, 'dice' | 'modifiers'>,
  needed: number,
  ...why: readonly string[]
): string {
  const reasons = [...why, ...modifiers.map(modifierWords)]
  return `${dice.join(' + ')} on the die, ${wanted(needed)}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`
}

function wanted(needed: number): string {
  return needed <= 1 ? 'any would do' : needed > 6 ? 'no die would do' : `${atLeast(needed)} needed`
}

/** `Spitfire A sights Bf 109 A (4, 3 or more needed); Spitfire B does not find Bf 109 C (2, 5 or more needed).` What several rolled one after the other. */
export function rollsTold(beat: readonly Logged[]): string | undefined {
  const told = beat.flatMap(note => {
    const look = factsIf(note, 'tally-roll')
    const call = factsIf(note, 'control')
    if (look)
      return `${unitIn(look)} ${look.success ? 'sights' : 'does not find'} ${unitIn(look.target)} (${look.dice.join()}, ${wanted(dieForTally(look.distance, look.modifiers))})`
    return call
      ? `${unitIn(call)} ${call.success ? 'gets a new flag' : 'is not reached'} (${call.total}, ${wanted(call.needed)})`
      : []
  })
  return told.length > 1 ? `${told.join('; ')}.` : undefined
}
