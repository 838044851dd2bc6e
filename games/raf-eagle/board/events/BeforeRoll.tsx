import type { BoardModule } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import { detectionSum, RENDEZVOUS_STAKE } from '../../text/06-raid.ts'
import { prioritySum } from '../../text/07-response.ts'
import { combatSum } from '../../text/08-combat.ts'

/** What is added up for a die before it falls: the question itself stays short. */
export const BEFORE_ROLL: NonNullable<BoardModule<Campaign>['rolled']> = {
  detection: ({ state }) => <p className="eagle-sum">{detectionSum(state)}</p>,
  'rendezvous-check': () => <p className="eagle-sum">{RENDEZVOUS_STAKE}</p>,
  priority: ({ state }) => <p className="eagle-sum">{prioritySum(state)}</p>,
  combat: ({ state, chance }) => <p className="eagle-sum">{combatSum(state, chance)}</p>,
}
