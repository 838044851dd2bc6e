import { noted, type Procedure } from '@tallyho/engine'
import type { Battle, Unit } from '../../state.ts'
import { d6, note } from '../../vocabulary.ts'
import type { Modifier } from '../01-words/dice.ts'
import { modelOf, named } from '../01-words/units.ts'
import { removeUnit } from '../12-end/end.ts'

export type HitOutcome = 'nothing' | 'straggler' | 'loss'

/**
 * WL-10.6.e Rolls for each hit in turn and applies it before the next is rolled; returns the losses. The parts say
 * what the firepower is made of, for the log.
 */
export function* confirmHits(
  battle: Battle,
  victim: Unit,
  hits: number,
  firepower: number,
  parts: readonly Modifier[] = [],
): Procedure<number> {
  const { protection } = modelOf(battle, victim)
  let losses = 0
  // WL-Q-56 Hits on a unit that is gone are wasted.
  for (let hit = 1; hit <= hits && victim.at === 'map'; hit++) {
    const die = yield* d6('losses.confirm', [`unit:${victim.no}`], firepower)
    const outcome = apply(victim, outcomeOf(die, firepower, protection))
    if (outcome === 'loss') losses += 1
    if (noted())
      note('WL-10.6.a', 'confirmation', {
        ...named(victim),
        hit,
        hits,
        dice: [die],
        modifiers: parts,
        firepower,
        total: die + firepower,
        protection,
        outcome,
        losses: victim.losses,
        maxLosses: victim.maxLosses,
      })
    // WL-10.6.f WL-1.1.m Its losses stay on the record.
    if (victim.losses >= victim.maxLosses) removeUnit(battle, victim, 'destroyed')
  }
  return losses
}

/** WL-10.6.1.a What each face of the die does to a unit that is hit, 1 to 6, before it falls. */
export function outcomesOf(battle: Battle, victim: Unit, firepower: number): readonly HitOutcome[] {
  const { protection } = modelOf(battle, victim)
  return FACES.map(die => {
    const outcome = outcomeOf(die, firepower, protection)
    return outcome === 'straggler' && victim.straggler ? 'loss' : outcome
  })
}

const FACES = [1, 2, 3, 4, 5, 6]

/** WL-10.6.c WL-10.6.j WL-10.6.k WL-EX-05 WL-Q-58 Below, above, or at one of the ratings (or between two). */
export function outcomeOf(die: number, firepower: number, protection: readonly number[]): HitOutcome {
  // WL-10.6.d WL-10.6.l
  if (die === 6) return 'loss'
  if (die === 1) return 'nothing'
  const total = die + firepower
  if (total < Math.min(...protection)) return 'nothing'
  return total > Math.max(...protection) ? 'loss' : 'straggler'
}

/** WL-10.6.1.a A second straggler is a loss, and neither straggles on. */
function apply(victim: Unit, outcome: HitOutcome): HitOutcome {
  if (outcome === 'nothing') return outcome
  if (outcome === 'straggler' && !victim.straggler) {
    victim.straggler = true
    return outcome
  }
  if (outcome === 'straggler') victim.straggler = false
  victim.losses += 1
  return 'loss'
}
