import type { Manners } from '@tallyho/kit/board.ts'
import type { Campaign } from '../state.ts'
import type { Asks } from '../vocabulary.ts'
import { isFlownOut, whyNotInDogfight } from './dogfight/manners.ts'

/** How the questions of a patrol are put to a player. */
export const MANNERS: Manners<Campaign, Asks> = {
  moves: {
    'dogfight.next': ['dogfight.marker', 'dogfight.maneuver', 'dogfight.tailing'],
    'dogfight.marker': ['dogfight.maneuver', 'dogfight.tailing'],
    'intercept.next': ['escort.target', 'cruise.to', 'intercept.station'],
    'chase.next': ['chase'],
    reform: ['reform.kind', 'reform.join'],
    'circle.attacker': ['circle.place'],
  },
  routine: ['dogfight.icon', 'bombers.icon', 'circle.icon', 'hit-check.next'],
  whyNot: (campaign, choice, ref) => whyNotInDogfight(campaign, choice, ref),
  decided: isFlownOut,
}
