import type { GermanType, Weather } from '../pack/types.ts'
import {
  AREAS,
  cardOf,
  gruppe,
  gruppeSpec,
  has,
  isBomber,
  me109Range,
  plannedFor,
  tablesOf,
} from '../rules/02-terms.ts'
import { areaOf, raidLimit } from '../rules/05-planning/limits.ts'
import { failsFor } from '../rules/06-raid/rendezvous.ts'
import type { Campaign, Raid } from '../state.ts'
import { type Bombers, type Fighters, forceOf, likeThese } from './force.ts'
import { upTo } from './odds.ts'
import { prospect } from './prospect.ts'
import { sightOf, squadronsWaiting } from './sight.ts'

/** What is known of a raid when it is reckoned. */
export interface Conditions {
  /** The sky over it is that of the board. */
  readonly isSkyKnown: boolean
  /** Raids of the same hour that fly after it. */
  readonly others?: number
}

/** RE-4.I.8.c Fighters that are sent in the course of the day are sent under a sky that is known. */
export const isSkyOut = ({ clock, plan }: Campaign): boolean => clock > 0 || plan.some(({ done }) => done)

/** What event cards cost a raid on the average, in points, as 400 days have shown: the charts know nothing of them. */
const EVENTS = 0.55

/** Me 109s for a bomber: some of them wait over the Channel. */
const ESCORTS = 2

/** RE-2.1.d As many Me 109s as a raid should have: none where they would all wait over the Channel. */
export function escortsFor(campaign: Campaign, raid: Raid, bombers: number, room: number): number {
  return me109Range(campaign, raid) === 'beyond' ? 0 : Math.max(0, Math.min(ESCORTS * bombers, room))
}

/**
 * RE-9.22.a The points that a raid of these should bring after losses, on the average of every sky that may come. It is the one
 * figure that stands on the card in hand, at the raid, in the plan of the staff and at the take-off.
 */
export function estimate(
  campaign: Campaign,
  raid: Raid,
  bombers: Bombers,
  fighters: Fighters,
  { isSkyKnown, others = 0 }: Conditions,
): number {
  if (has(campaign, raid, 'decoy')) return 0
  const { luftflotte } = cardOf(campaign, raid)
  const skies = isSkyKnown ? [campaign.weather] : tablesOf(campaign).weather
  const waiting = squadronsWaiting(campaign)
  const known = new Map<Weather, number>()
  let sum = 0
  for (const sky of skies) {
    const weather = sky[luftflotte]
    const worth = known.get(weather) ?? under(weather)
    known.set(weather, worth)
    sum += worth
  }
  return sum / skies.length - EVENTS

  function under(weather: Weather): number {
    const sight = sightOf(campaign, raid, waiting, { weather, others })
    const worth = (ours: Bombers, beside: Fighters) =>
      prospect(campaign, sight, forceOf(campaign, sight, ours, beside))
    const size = bombers.count + fighters.me109 + fighters.me110
    const astray = strayChance(campaign, raid, size, weather)
    if (astray === 0) return worth(bombers, fighters)
    return (1 - astray) * worth(bombers, fighters) + astray * worth(...strayed(bombers, fighters))
  }
}

/** RE-4.II.3 The chance that so many miss each other under this sky. */
function strayChance(campaign: Campaign, raid: Raid, size: number, weather: Weather): number {
  const sky = { ...campaign, weather: { ...campaign.weather } }
  for (const area of AREAS) sky.weather[area] = weather
  const { check } = tablesOf(campaign).rendezvous
  return check.filter(situation => failsFor(sky, raid, size, situation)).length / check.length
}

/** RE-6.3.a Where they miss each other the Gruppen of one letter are not there, about a third of them. */
function strayed(bombers: Bombers, { me109, me110, close, ...how }: Fighters): [Bombers, Fighters] {
  const left = (count: number) => Math.round((count * 2) / 3)
  return [
    likeThese(bombers, left(bombers.count)),
    { me109: left(me109), me110: left(me110), close: left(close), ...how },
  ]
}

/** RE-9.22.a So many Me 109s, from the first number on to the second, with which a raid should bring most: the fewest, where more hardly show. */
export function bestEscorts(
  campaign: Campaign,
  raid: Raid,
  bombers: Bombers,
  { me110 }: Pick<Fighters, 'me110'>,
  [from, to]: readonly [number, number],
  conditions: Conditions,
): { readonly me109: number; readonly points: number } {
  const worth = (me109: number) => estimate(campaign, raid, bombers, { me109, me110, close: 0 }, conditions)
  let best = { me109: from, points: worth(from) }
  for (let me109 = from + 1; me109 <= to; me109++) {
    const points = worth(me109)
    if (points > best.points + HARDLY) best = { me109, points }
  }
  return best
}

/** What does not show in a figure of tenths. */
const HARDLY = 0.05

/** RE-5.3.b The fighters that a raid of a later hour can be reckoned with in the morning. */
export function escortsAwaited(campaign: Campaign, raid: Raid, bombers: Bombers): Fighters {
  const isSkyKnown = false
  const share = (type: GermanType) => shareOf(campaign, raid, bombers, type)
  const room = raidLimit(campaign, raid) - bombers.count
  const most = Math.min(escortsFor(campaign, raid, bombers.count, room), share('Me 109'))
  const { me109 } = bestEscorts(campaign, raid, bombers, { me110: 0 }, [0, most], { isSkyKnown })
  const heavy = upTo(Math.max(0, Math.min(room - me109, share('Me 110')))).map(me110 => {
    const fighters = { me109, me110, close: 0 }
    return { fighters, points: estimate(campaign, raid, bombers, fighters, { isSkyKnown }) }
  })
  return heavy.reduce((best, one) => (one.points > best.points + HARDLY ? one : best)).fighters
}

/** RE-11.1.b Raids of fewer spaces of the clock apart cannot have the same fighters. */
export const APART = 3

/** RE-5.4.f The fighters of its Luftflotte, shared by the bombers of raids that want them at about the same time. */
function shareOf(campaign: Campaign, raid: Raid, { count }: Bombers, type: GermanType): number {
  const area = areaOf(campaign, raid)
  const rivals = campaign.plan.flatMap((one, index) => {
    const isRival = one.card !== raid.card && areaOf(campaign, one) === area
    const apart = Math.abs((one.segment ?? 0) - (raid.segment ?? 0))
    return isRival && apart < APART ? plannedFor(campaign, index).filter(id => isBomber(campaign, id)) : []
  })
  // On the first Raid Day all losses are of the day.
  const gone = campaign.raidDay === 1 ? AWAY : [...AWAY, 'light-loss', 'heavy-loss']
  const all = Object.keys(campaign.gruppen).filter(id => {
    const spec = gruppeSpec(campaign, id)
    return spec.type === type && spec.luftflotte === area && !gone.includes(gruppe(campaign, id).place)
  })
  return Math.round((all.length * count) / (count + rivals.length))
}

const AWAY: readonly string[] = ['calendar', 'out']
