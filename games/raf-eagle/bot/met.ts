import { type Chance, type Choice, copy, type Procedure } from '@tallyho/engine'
import { squadronsIn } from '../rules/02-terms.ts'
import { importance, priorityAt } from '../rules/07-response/priority.ts'
import { respond } from '../rules/07-response/response.ts'
import type { Campaign } from '../state.ts'

/** What the rules' own procedures come to on a copy of the board. */

export const DICE = [1, 2, 3, 4, 5, 6] as const

/** The board with Gruppen of its own, or squadrons: what the procedure that is played on it moves. */
export function onCopy(campaign: Campaign, moved: 'gruppen' | 'squadrons'): Campaign {
  return { ...campaign, [moved]: copy(campaign[moved]), flight: copy(campaign.flight) }
}

/** Plays one of the rules' procedures to its end. */
export function played(procedure: Procedure<unknown>, answer: (pause: Choice | Chance) => number): void {
  let next = procedure.next(-1)
  while (!next.done && next.value.kind !== 'together') next = procedure.next(answer(next.value))
}

/**
 * RE-7.4.a How many squadrons come to a raid of which so much is known, for every die of the priority. Who comes is played once for
 * all dice by which as many must stand down.
 */
export function responding(seen: Campaign): readonly number[] {
  const known = new Map<number | undefined, number>()
  let removed: readonly number[] = []
  const away = (campaign: Campaign) => squadronsIn(campaign, 'hunt', 'inflight').length
  const before = away(seen)
  const comeAt = (die: number) => {
    const board = onCopy(seen, 'squadrons')
    played(respond(board), pause => {
      if (pause.kind !== 'chance' || pause.what !== 'priority') return 0
      const { modifier } = importance(board)
      removed = DICE.map(other => priorityAt(board, other + modifier).removed)
      return die - 1
    })
    return away(board) - before
  }
  return DICE.map(die => {
    const come = known.get(removed[die - 1]) ?? comeAt(die)
    known.set(removed[die - 1], come)
    return come
  })
}
