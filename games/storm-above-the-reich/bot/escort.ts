import type { Option } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Altitude, BoxId, EscortType, Position } from '../pack/types.ts'
import { box } from '../rules/05-map/boxes.ts'
import type { EscortOption } from '../rules/05-map/options.ts'
import { fighterNo, missionOf } from '../rules/05-map/table.ts'
import type { MaybeFighter, WileyPlace } from '../rules/10-aerial-combat/combat-results.ts'
import type { Campaign, Fighter } from '../state.ts'
import { fightingWorth, preyWorth } from './danger.ts'
import { always, best, type Decision } from './judge.ts'
import { isDone } from './moves.ts'
import { oddsOf } from './odds.ts'
import { prospect } from './prospect.ts'

/** Choices about escorts, aerial combat and Recovery. */

/** The strongest is sent away; nobody knows how strong one is that has not fought. */
const strongest: Decision = (campaign, choice) =>
  best<EscortOption>(choice, ({ escort }) => numberOf(campaign, escort))
/** The weakest comes. */
const weakest: Decision = (campaign, choice) =>
  best<EscortOption>(choice, ({ escort }) => -(numberOf(campaign, escort) || 3))

/** 0 if nobody has seen it. */
function numberOf(campaign: Campaign, escort: number): number {
  return missionOf(campaign).escort.markers[escort]?.number ?? 0
}

interface OfBox extends Option {
  readonly box: BoxId
}

/** Where there is least to lose. */
const leastPrey: Decision = (campaign, choice) =>
  best<OfBox>(choice, option => -preyIn(campaign, ({ at }) => at === option.box))

function preyIn(campaign: Campaign, isThere: (fighter: Fighter) => boolean): number {
  let worth = 0
  for (const fighter of missionOf(campaign).fighters)
    if (isThere(fighter)) worth += preyWorth(campaign, fighter)
  return worth
}

interface OfGroup extends Option {
  readonly group: number
}

/** The most valuable stay out of it, or slip away. */
const mostValuable: Decision = (campaign, choice) =>
  best<MaybeFighter>(choice, ({ fighter }) =>
    fighter === undefined ? 0 : preyWorth(campaign, fighterNo(missionOf(campaign), fighter)),
  )

const slipTo: Decision = (campaign, choice) => {
  const fighter = missionOf(campaign).fighters[Number(choice.about?.[0]?.slice('fighter:'.length))]
  if (fighter === undefined || isDone(campaign, fighter, 2)) return choice.options.length - 1
  return best<WileyPlace>(choice, ({ to }) => {
    if (to === undefined) return -1
    const { position, altitude } = box(to)
    return prospect(campaign, fighter, position as Position, altitude as Altitude)
  })
}

interface HitOption extends Option {
  readonly marker: string
}

/** The hit that is easiest to live with comes first: if it is serious, the others do not matter any more. */
const mildest: Decision = (campaign, choice) => {
  const { deadly } = oddsOf(campaign)
  return best<HitOption>(choice, ({ marker }) => -deadly[packOf(campaign).hit(marker).type])
}

export const escort: Readonly<Record<string, Decision>> = {
  'escort.skip': always('skip'),
  'escort.to': leastPrey,
  'escort.marker': weakest,
  'station.marker': weakest,
  'station.to': leastPrey,
  'station.dogfight': (campaign, choice) =>
    best<OfGroup>(
      choice,
      ({ group }) => -preyIn(campaign, one => one.at === 'dogfight' && one.group === group),
    ),
  'combat.next': () => 0,
  'combat.type': (campaign, choice) =>
    best(choice, ({ id }) =>
      fightingWorth(campaign, id as Fighter['kind'], missionOf(campaign).escort.type as EscortType),
    ),
  'combat.marker': strongest,
  'combat.wiley': mostValuable,
  'combat.wiley-to': slipTo,
  'combat.excess': mostValuable,
  'peel-off.marker': strongest,
  'event.escort': weakest,
  'recovery.next': (_, choice) => choice.options.length - 1,
  'recovery.marker': mildest,
  'hit.marker': mildest,
}
