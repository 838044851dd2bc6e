import type { Procedure, Step } from '@tallyho/engine'
import type { SquadronId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { pickOne } from '../02-choices.ts'
import { flightOf, hasSquadronsIn, isDecoy, squadron, squadronsIn } from '../02-terms.ts'
import { send } from '../09-combat/leaving.ts'
import { gatherPool, isGreen, isSelfPreserving, sendHome } from './pool.ts'
import { applyPriority } from './priority.ts'
import { respondingOf } from './tactics.ts'

/** RE-4.II.4 Pool, priority, tactics, and the responders on their way. */
export function* respond(campaign: Campaign): Procedure<Step> {
  // RE-A-51 After a decoy there is nothing more to meet.
  const next = isDecoy(campaign) ? 'recovery' : 'hunter-interception'
  yield* gatherPool(campaign)
  if (isPoolEmpty(campaign, 'RE-7.13.a')) return next
  yield* applyPriority(campaign)
  if (isPoolEmpty(campaign, 'RE-7.22.a')) return next
  yield* sendResponders(campaign, respondingOf(campaign))
  return next
}

function isPoolEmpty(campaign: Campaign, rule: string): boolean {
  if (hasSquadronsIn(campaign, 'pool')) return false
  note(rule, 'no-response', { raid: flightOf(campaign).raid })
  return true
}

/** RE-7.4.a The responders go to the Hunt Box, the others home; RE-7.4.b nobody stays in the pool. */
function* sendResponders(campaign: Campaign, number: number): Procedure {
  const { raid } = flightOf(campaign)
  const squadrons = yield* drawResponders(campaign, number)
  // RE-A-51 They fly for nothing; RE-19.63.a the ace goes back to the counters.
  for (const id of squadrons)
    if (isDecoy(campaign)) send(campaign, id, 'inflight')
    // RE-14.32.a Green squadrons deploy as they are, reduced.
    else squadron(campaign, id).place = 'hunt'
  const returned = squadronsIn(campaign, 'pool')
  for (const id of returned) sendHome(campaign, id)
  if (isDecoy(campaign)) note('RE-7.4.a', 'decoy-response', { raid, squadrons })
  else note('RE-7.4.a', 'responds', { raid, squadrons, returned })
}

/** RE-7.4.a Chance says who responds; RE-14.32.a RE-A-33 green ones first, RE-A-97 then those whose airfield it is. */
function* drawResponders(campaign: Campaign, number: number): Procedure<readonly SquadronId[]> {
  const pool = squadronsIn(campaign, 'pool')
  const ranks: [SquadronId[], SquadronId[], SquadronId[]] = [[], [], []]
  for (const id of pool) ranks[isGreen(campaign, id) ? 0 : isSelfPreserving(campaign, id) ? 1 : 2].push(id)
  const drawn: SquadronId[] = []
  for (const left of ranks) {
    // All that there is room for go without a draw.
    if (left.length <= number - drawn.length) drawn.push(...left.splice(0))
    while (left.length > 0 && drawn.length < number) {
      const id = yield* pickOne('responds', left)
      left.splice(left.indexOf(id), 1)
      drawn.push(id)
    }
  }
  return drawn
}
