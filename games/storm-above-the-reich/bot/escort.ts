import { always, best } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { box } from '../rules/05-map/boxes.ts'
import { escortType, fighterNo, missionOf } from '../rules/05-map/table.ts'
import type { Campaign, Fighter } from '../state.ts'
import { fightingWorth, preyWorth } from './danger.ts'
import { type Answer, type Answers, subjectOf } from './judge.ts'
import { isDone } from './moves.ts'
import { oddsOf } from './odds.ts'
import { prospect } from './prospect.ts'

/** Choices about escorts, aerial combat and Recovery. */

/** The strongest is sent away; nobody knows how strong one is that has not fought. */
const strongest: Answer<'combat.marker'> = (campaign, choice) =>
  best(choice, ({ escort }) => numberOf(campaign, escort))
/** The weakest comes. */
const weakest: Answer<'escort.marker'> = (campaign, choice) =>
  best(choice, ({ escort }) => -(numberOf(campaign, escort) || 3))

/** 0 if nobody has seen it. */
function numberOf(campaign: Campaign, escort: number): number {
  return missionOf(campaign).escort.markers[escort]?.number ?? 0
}

/** Where there is least to lose. */
const leastPrey: Answer<'escort.to'> = (campaign, choice) =>
  best(choice, option => -preyIn(campaign, ({ at }) => at === option.box))

function preyIn(campaign: Campaign, isThere: (fighter: Fighter) => boolean): number {
  let worth = 0
  for (const fighter of missionOf(campaign).fighters)
    if (isThere(fighter)) worth += preyWorth(campaign, fighter)
  return worth
}

/** The most valuable stay out of it, or slip away. */
const mostValuable: Answer<'combat.wiley'> = (campaign, choice) =>
  best(choice, ({ fighter }) =>
    fighter === undefined ? 0 : preyWorth(campaign, fighterNo(missionOf(campaign), fighter)),
  )

const slipTo: Answer<'combat.wiley-to'> = (campaign, choice) => {
  const fighter = subjectOf(campaign, choice)
  if (fighter === undefined || isDone(campaign, fighter, 2)) return choice.options.length - 1
  return best(choice, ({ to }) => {
    if (to === undefined) return -1
    const { position = 'nose', altitude = 'level' } = box(to)
    return prospect(campaign, fighter, position, altitude)
  })
}

/** The hit that is easiest to live with comes first: if it is serious, the others do not matter any more. */
const mildest: Answer<'recovery.marker'> = (campaign, choice) => {
  const { deadly } = oddsOf(campaign)
  return best(choice, ({ marker }) => -deadly[packOf(campaign).hit(marker).type])
}

export const escort = {
  'escort.skip': always('skip'),
  'escort.to': leastPrey,
  'escort.marker': weakest,
  'station.marker': weakest,
  'station.to': leastPrey,
  'station.dogfight': (campaign, choice) =>
    best(choice, ({ group }) => -preyIn(campaign, one => one.at === 'dogfight' && one.group === group)),
  'combat.next': () => 0,
  'combat.type': (campaign, choice) =>
    best(choice, ({ id }) => fightingWorth(campaign, id, escortType(missionOf(campaign)))),
  'combat.marker': strongest,
  'combat.wiley': mostValuable,
  'combat.wiley-to': slipTo,
  'combat.excess': mostValuable,
  'peel-off.marker': strongest,
  'event.escort': weakest,
  'recovery.next': (_, choice) => choice.options.length - 1,
  'recovery.marker': mildest,
  'hit.marker': mildest,
} satisfies Answers
