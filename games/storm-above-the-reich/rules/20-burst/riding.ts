import type { Procedure } from '@tallyho/engine'
import { type Campaign, type Fighter, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { putAt } from '../05-map/exits.ts'
import { formation, missionOf, spaceNo, whoOf } from '../05-map/table.ts'
import { positionOf } from '../16-engage/maneuvers.ts'

const AGAIN = { id: 'again' } as const
const DROP_BACK = { id: 'drop-back', on: ['box:tail/level'] } as const

/**
 * SR-OTH-02 Riding the Tail: another attack at once, on whatever is ahead now, or back to the Tail without Continuing Fire. True if it
 * attacks again. SR-Q-25 There is no dropping back into an anchored box.
 */
export function* ride(campaign: Campaign, fighter: Fighter): Procedure<boolean> {
  const options = missionOf(campaign).anchored.includes('tail/level') ? [AGAIN] : [AGAIN, DROP_BACK]
  const answer = yield* choose(STAFFEL, 'burst.ride', options, [`fighter:${fighter.no}`])
  if (answer === AGAIN) {
    fighter.target = spaceNo(formation(campaign), fighter.space).ahead[positionOf(fighter)] ?? -1
    note('SR-OTH-02', 'burst.again', whoOf(campaign, fighter))
    return true
  }
  // SR-OTH-03 The Position Box, not the Approach Box
  putAt(fighter, 'tail/level')
  note('SR-OTH-03', 'burst.drops-back', whoOf(campaign, fighter))
  return false
}
