import { type Procedure, read } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { VISIBILITIES, type Visibility } from '../../pack/types.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { d12, note } from '../../vocabulary.ts'
import { named } from '../01-general/fighters.ts'
import { markerIn, occupied } from '../05-interception/map.ts'
import { isCampaign, killsOf, replace } from '../08-return/pilots.ts'
import { tell } from '../09-pilots/pilots.ts'
import { available } from './roster.ts'

/** SAB-A-102 */
const NEW_MEN = 2
/** SAB-A-101 */
const BIG_WING_HOLDS = 7

/** SAB-CMP-08 SAB-A-100 What a day brings, before it is decided who flies. */
export function* randomEvent(campaign: Campaign): Procedure<void> {
  if (!campaign.options.randomEvents || !isCampaign(campaign)) return
  const die = yield* d12('random-event')
  const event = read(packOf(campaign).pack.optionals.events, die)
  campaign.event = event
  const hero = event === 'decoration' ? mostKills(campaign) : undefined
  if (hero) decorate(campaign, hero)
  if (event === 'rest-day') for (const pilot of campaign.pilots) pilot.inARow = 0
  note('SAB-A-100', 'random-event', { die, event, ...(hero && named(hero)) })
  if (event === 'new-men') for (let i = 0; i < NEW_MEN; i++) yield* replace(campaign)
}

/** SAB-A-103 The pilot with most kills of those who can fly, the first on the roster if several have as many. */
function mostKills(campaign: Campaign): Pilot | undefined {
  const [first] = [...available(campaign)].sort((a, b) => killsOf(b) - killsOf(a) || a.no - b.no)
  return first && killsOf(first) > 0 ? first : undefined
}

/** SAB-A-103 He is at the Palace while the others fly. */
function decorate(campaign: Campaign, pilot: Pilot): void {
  pilot.sitsOut = 1
  tell(campaign, pilot, 'decorated')
}

/** SAB-A-103 In bad weather the sky is one step worse than rolled. */
export function weathered({ event }: Campaign, visibility: Visibility): Visibility {
  if (event !== 'bad-weather') return visibility
  return VISIBILITIES[VISIBILITIES.indexOf(visibility) + 1] ?? 'clouds'
}

/** SAB-A-101 The second squadron of a Big Wing takes on the escort as the raid is met: what it holds is suppressed. */
export function* bigWing(campaign: Campaign): Procedure<void> {
  if (campaign.event !== 'big-wing') return
  for (const station of occupied(campaign)) {
    const die = yield* d12('big-wing', [`station:${station}`], BIG_WING_HOLDS)
    const held = die >= BIG_WING_HOLDS
    if (held) markerIn(campaign, station).suppressed = true
    note('SAB-A-101', 'big-wing', { station, die, number: BIG_WING_HOLDS, held })
  }
}

/** SAB-A-101 A wing takes time to form up: 1 Fuel more for every Section. */
export function climbFuel({ event }: Campaign, fuel: number): number {
  return event === 'big-wing' ? fuel + 1 : fuel
}
