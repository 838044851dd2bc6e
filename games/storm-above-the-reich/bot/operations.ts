import { best } from '@tallyho/engine'
import type { Attachment, Auxiliary, FighterKind } from '../pack/types.ts'
import { seasonOf } from '../rules/01-campaign/season.ts'
import { canCarry, type Purchase } from '../rules/03-set-up/operations.ts'
import { fighterNo, missionOf, pilotNo, pilotOf, typeOf } from '../rules/05-map/table.ts'
import type { Campaign, Fighter, Mission, Pilot } from '../state.ts'
import type { Answer, Answers } from './judge.ts'
import { pilotWorth } from './worth.ts'

/** What the Operations Points are spent on, and who carries it. */

/** What an aircraft does in a mission, a FW190 with a veteran being one. Ju88s are bought for their cannon. */
const AIRCRAFT: Readonly<Record<Auxiliary, number>> = {
  bf110: 0.75,
  mc202: 0.6,
  iar80: 0.6,
  ju88: 0.8,
  me163: 1.3,
}
/** What an attachment adds to one that can carry it. */
const CANNON: Readonly<Record<FighterKind, number>> = {
  fw190: 0.35,
  bf110: 0.25,
  mc202: 0,
  iar80: 0.3,
  ju88: 0.9,
  me163: 0,
}
const ARMOR = 0.16
const ROCKETS = 0.9
/** Rockets are a barrage: a few of them only warn the gunners. */
const BARRAGE = 4

const buy: Answer<'operations.buy'> = (campaign, choice) => {
  const mission = missionOf(campaign)
  return best(choice, option => {
    return option.buy === 'done' ? 0 : buyWorth(campaign, mission, option) / option.cost
  })
}

function buyWorth(campaign: Campaign, mission: Mission, option: Purchase): number {
  if (option.buy === 'pilot') return flyerWorth(pilotNo(campaign, option.pilot))
  if (option.buy === 'auxiliary') return option.count * AIRCRAFT[option.kind]
  return attachmentWorth(campaign, mission, option.attachment, option.count)
}

/** Experten fly; a green pilot flies if there is nobody else, or to earn his cure. */
function flyerWorth({ skills, penalty, ep }: Pilot): number {
  const skill = Math.min(2, skills.length) * 0.3
  if (penalty !== undefined) return 0.72 + skill + 0.02 * ep
  return 1 + skill + 0.005 * ep
}

function attachmentWorth(
  campaign: Campaign,
  mission: Mission,
  attachment: Attachment,
  count: number,
): number {
  const free = carriersFor(campaign, mission, attachment)
  const stock = mission.stores[attachment]
  let worth = 0
  for (const fighter of free.slice(stock, stock + count)) worth += fitWorth(campaign, fighter, attachment)
  if (attachment !== 'rockets') return worth
  return free.length >= BARRAGE ? worth : 0
}

/** Those who could carry it, most worth first. */
function carriersFor(campaign: Campaign, { fighters }: Mission, attachment: Attachment): Fighter[] {
  return fighters
    .filter(fighter => canCarry(campaign, fighter, attachment))
    .sort((one, other) => fitWorth(campaign, other, attachment) - fitWorth(campaign, one, attachment))
}

function fitWorth(campaign: Campaign, fighter: Fighter, attachment: Attachment): number {
  const pilot = pilotOf(campaign, fighter)
  const lighter = lightness(campaign)
  switch (attachment) {
    case 'cannon':
      return (
        CANNON[fighter.kind] * (fighter.kind === 'ju88' ? 1 : lighter) + 0.02 * (pilot?.skills.length ?? 0)
      )
    case 'armor':
      return pilot === undefined ? 0 : ARMOR * lighter * pilotWorth(campaign, pilot)
    case 'rockets':
      return missionOf(campaign).map === '5' ? 0 : ROCKETS * lighter
    case 'cable':
      // One let-down in seventy snags a bomber.
      return 0
  }
}

/** SR-ACB-13 What hangs under a wing tells in aerial combat: less is carried where an escort is likely. */
function lightness(campaign: Campaign): number {
  const { escort } = seasonOf(campaign).rows[typeOf(missionOf(campaign))]
  let last = 0
  let escorted = 0
  for (const { to, is } of escort) {
    if (is !== 'none') escorted += to - last
    last = to
  }
  return 1 - 0.03 * escorted
}

const fit: Answer<'operations.fit'> = (campaign, choice) => {
  const mission = missionOf(campaign)
  return best(choice, ({ id, fighter, attachment }) => {
    if (fighter !== undefined) return fitWorth(campaign, fighterNo(mission, fighter), attachment)
    return id === 'leave' ? 0 : Number.NEGATIVE_INFINITY
  })
}

export const operations = {
  'operations.buy': buy,
  'operations.fit': fit,
} satisfies Answers
