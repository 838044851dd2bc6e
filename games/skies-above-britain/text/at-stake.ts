import type { StakesOf } from '@tallyho/engine'
import { patrolOf, raidSpace } from '../rules/01-general/terms.ts'
import type { Campaign } from '../state.ts'
import type { Asks } from '../vocabulary.ts'
import { approaching } from './04-bombers.ts'
import { fighterName } from './names.ts'
import { AGAIN, stakesOf } from './stakes.ts'

const WAY_IN = 'The per cent are for the way to the bombers: who fails is caught by the escort.'

/** What a question is about, in one quiet line below it: what holds for all of its answers, and what to aim for. */
export const AT_STAKE: StakesOf<Asks, Campaign> = {
  assign: 'Click a man for the marked seat, drag him to any other, or leave it to the adjutant.',
  slots: 'Two Sections make a Flight, under one order. Men may still change places on the page.',
  'vector.move': 'Best is above the raid, in its zone, when it comes. The round burns 1 Fuel by itself.',
  'flak.tally-ho': campaign =>
    raidSpace(campaign)
      ? 'From above you fight best. Fuel is what it costs in all, for every Section.'
      : 'Bursts show the way: a step now costs 1 Fuel of every Section.',
  contact: 'From above you fight best. Waiting burns Fuel, and the raid flies on.',
  'contact.position': campaign => (patrolOf(campaign).escortPlaced ? WAY_IN : undefined),
  'contact.adjust': campaign =>
    `Fuel counts the way in too. ${patrolOf(campaign).escortPlaced ? WAY_IN : 'The escort is not seen yet.'}`,
  orders: (campaign, choice) =>
    [...stakesOf(campaign, choice).values()].some(({ again }) => again === 'fuel') ? AGAIN.fuel : undefined,
  'bombers.approach': (campaign, choice) => {
    const [first, another] = approaching(campaign, choice)
    return first && another
      ? `Chances are of all their bursts together. A click on a bomber sends ${fighterName(first)} alone.`
      : undefined
  },
  'dogfight.maneuver': 'They shoot and you cannot: get rid of them, or get behind them.',
  'dogfight.tailing': 'You shoot and they cannot. But each round gives their friends time to come.',
  chase: 'A fight has carried them away. Found, the raid is theirs again next turn.',
}
