import { stepAt } from '../pack/index.ts'
import type { PrioritisedType } from '../pack/types.ts'
import { cardOf, depletionLevel, gruppenIn, tablesOf, targetSpec } from '../rules/02-terms.ts'
import type { Campaign } from '../state.ts'
import { type Bombers, forceOf } from './force.ts'
import { mean, oddsOf } from './odds.ts'
import { prospect } from './prospect.ts'
import { sightOf, squadronsWaiting } from './sight.ts'

/** Nights, priorities and the war as a whole. */

/** What a bomber brings by day. */
const BY_DAY = 0.12

/** Whether one more bomber at night is worth more than by day: as many as the tables pay for best. */
export function wantsNight(campaign: Campaign): boolean {
  const { city, industry } = campaign.priorities
  const [, most] = tablesOf(campaign).night.commit[city][industry]
  const committed = gruppenIn(campaign, 'night-raid').length
  const now = nightWorth(campaign, committed)
  for (let count = committed + 1; count <= most; count++) if (nightWorth(campaign, count) > now) return true
  return false
}

function nightWorth(campaign: Campaign, raiders: number): number {
  if (raiders === 0) return 0
  const { bombing } = tablesOf(campaign).night
  const points = bombing.map(row => {
    const { vp, accident } = stepAt(row, raiders)
    return vp - (accident ? 1 : 0)
  })
  return mean(points) - raiders * BY_DAY
}

/** What priority for a type of target would open: all its cards, each by what a usual raid makes of it. */
export function typeWorth(campaign: Campaign, type: PrioritisedType): number {
  const { rating, bombing } = oddsOf(campaign)
  const bombers: Bombers = { count: 5, rating: 5 * rating['He 111'], bombs: 5 * bombing['He 111'], stukas: 0 }
  const waiting = squadronsWaiting(campaign)
  const { left, discards } = campaign.decks.target
  let sum = 0
  for (const card of [...left, ...discards]) {
    if (targetSpec(campaign, cardOf(campaign, { card }).target).type !== type) continue
    const raid = { card, major: true, segment: undefined, strategies: [], done: false }
    const sight = sightOf(campaign, raid, waiting)
    sum += Math.max(
      0,
      prospect(campaign, sight, forceOf(campaign, sight, bombers, { me109: 7, me110: 1, close: 0 })),
    )
  }
  return sum
}

/**
 * RE-19.5.e While preparations run a day costs the same either way, and every Raid Day until D-Day is one more; before that
 * no Raid Day makes up for double points.
 */
export function wantsPress({ sealion }: Campaign): boolean {
  return sealion.preparing
}

/** RE-17.2.j A victory is not risked again. */
export function isWon(campaign: Campaign): boolean {
  return campaign.vp < 0 && depletionLevel(campaign) < 2
}
