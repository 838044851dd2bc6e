import type { CardNumber, Strategy } from '../../pack/types.ts'
import type { Campaign, Raid } from '../../state.ts'
import { cardOf, has } from '../02-terms.ts'
import { readyStukas, stukasWanted } from './bombers.ts'
import { areaOf, byArea, byLuftflotte, placeable, raidLimit } from './limits.ts'

/** RE-19.2.a RE-19.2.b RE-19.2.c RE-2.a What high command demands of the day's plan, by the advanced rules alone. */

/** RE-19.2.b RE-19.2.c So many cards of a kind, and one of them must be raided. */
const DEMANDED_FROM = 2
const LONDON = 'London'

interface Demand {
  readonly rule: string
  is(campaign: Campaign, raid: Raid): boolean
  /** Strategies that take a raid elsewhere. */
  readonly not: readonly Strategy[]
}

/** RE-A-18 One raid may serve both. RE-A-20 Points are doubled for a second target too. */
const DEMANDS: readonly Demand[] = [
  { rule: 'RE-19.2.b', is: (campaign, raid) => cardOf(campaign, raid).double === true, not: ['decoy'] },
  {
    rule: 'RE-19.2.c',
    is: (campaign, raid) => cardOf(campaign, raid).target === LONDON,
    not: ['decoy', 'secondary-target'],
  },
]

/** Whether the plan may stand as it is. RE-A-15 RE-A-16 Apart from this anything may be left alone. */
export function meetsDemands(campaign: Campaign): boolean {
  return !campaign.advanced || areMet(campaign, campaign.plan)
}

/** Whether a plan can still be completed from the hand. */
export function canMeetDemands(campaign: Campaign, plan: readonly Raid[]): boolean {
  return !campaign.advanced || areMet(campaign, [...plan, ...campaign.hand.map(asRaid)])
}

/** The rules of the demands that the plan as it is does not serve. */
export function unmetDemands(campaign: Campaign): readonly string[] {
  const { plan } = campaign
  if (meetsDemands(campaign)) return []
  const unmet = DEMANDS.filter(demand => !isMet(campaign, demand, plan)).map(({ rule }) => rule)
  return areStukasMet(campaign, plan) ? unmet : [...unmet, 'RE-19.2.a']
}

function areMet(campaign: Campaign, plan: readonly Raid[]): boolean {
  return DEMANDS.every(demand => isMet(campaign, demand, plan)) && areStukasMet(campaign, plan)
}

function isMet(campaign: Campaign, { is, not }: Demand, plan: readonly Raid[]): boolean {
  return (
    everything(campaign).filter(raid => is(campaign, raid)).length < DEMANDED_FROM ||
    plan.some(raid => is(campaign, raid) && !not.some(strategy => has(campaign, raid, strategy)))
  )
}

function areStukasMet(campaign: Campaign, plan: readonly Raid[]): boolean {
  return (
    stukasFor(campaign, plan) >= Math.min(stukasFor(campaign, everything(campaign)), stukasWanted(campaign))
  )
}

/** Whatever could be raided: planned already, or still in hand. */
function everything({ plan, hand }: Campaign): readonly Raid[] {
  return [...plan, ...hand.map(asRaid)]
}

/** RE-19.2.a RE-A-17 How many of the Ju 87s that are wanted find a raid. */
function stukasFor(campaign: Campaign, plan: readonly Raid[]): number {
  const raids = plan.map(raid => ({ area: areaOf(campaign, raid), limit: raidLimit(campaign, raid) }))
  return placeable(
    campaign,
    byLuftflotte(campaign, readyStukas(campaign)),
    byArea(raids, ({ limit }) => limit),
  )
}

/** A card as the raid that it would be at least. */
function asRaid(card: CardNumber): Raid {
  return { card, major: false, segment: undefined, strategies: [], done: false }
}
