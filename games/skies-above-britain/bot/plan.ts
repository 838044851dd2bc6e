import type { FighterId, GermanType, Position, SectionId, Station } from '../pack/types.ts'
import { fighter } from '../rules/01-general/fighters.ts'
import { membersOf } from '../rules/01-general/formations.ts'
import { reaches, twoReach } from '../rules/01-general/odds.ts'
import { canSpendFuel, isInSun, isStationInSun, patrolOf, tablesOf } from '../rules/01-general/terms.ts'
import {
  bomberNumber,
  escortCell,
  type MapPlace,
  markerIn,
  occupied,
  unescorted,
  unsuppressed,
} from '../rules/05-interception/map.ts'
import type { Campaign } from '../state.ts'
import { targetWorth } from './bombers.ts'
import { sightOf } from './burst.ts'
import { advantageWorth, fightOf } from './outlook.ts'
import { fuelBill } from './worth.ts'

/** What Sections at a place of the map can make of an order. */

/** What a round is worth among bombers that nobody has seen yet. */
const UNSEEN = 0.25
/** Rounds that follow the first. */
const MORE_ROUNDS = 2.5

function fightersIn(campaign: Campaign, sections: readonly SectionId[]): readonly FighterId[] {
  return sections.flatMap(section => membersOf(campaign, section))
}

/** What it is worth to be among the bombers: a first round from this angle, then others from the flank. */
export function reachWorth(campaign: Campaign, ids: readonly FighterId[], from?: Position): number {
  const armed = ids.filter(id => fighter(campaign, id).ammo !== 'none')
  const [one] = armed
  if (!one) return 0
  if (!patrolOf(campaign).raid) return armed.length * UNSEEN * (1 + MORE_ROUNDS)
  const sight = sightOf(campaign, one, armed.length - 1)
  const later = targetWorth(sight, 'port')
  const first = from ? targetWorth(sight, from) : later
  return armed.length * (first + MORE_ROUNDS * Math.max(0, later))
}

/** SAB-IBM-01 The number that keeps a formation from the bombers, while a station is kept busy, and whose it is. */
function barrier(campaign: Campaign, at: MapPlace, busy?: Station) {
  const stations = unsuppressed(campaign).filter(station => station !== busy)
  const numbers = stations.map(station => bomberNumber(campaign, at, station))
  const number = stations.length > 0 ? Math.max(...numbers) : unescorted(campaign, at)
  return { number, station: stations[numbers.indexOf(number)] }
}

function chanceAt(campaign: Campaign, at: MapPlace, number: number): number {
  return isInSun(patrolOf(campaign), at) ? twoReach(number) : reaches(number)
}

/** SAB-IBM-05 */
function bombersCost({ position, altitude }: MapPlace): number {
  return altitude === 'low' || position === 'tail' ? 1 : 0
}

/** A Bombers order: into the formation, or into the arms of the escort. */
export function bombersWorth(
  campaign: Campaign,
  sections: readonly SectionId[],
  at: MapPlace,
  busy?: Station,
  reach = reachWorth(campaign, fightersIn(campaign, sections), at.position),
): number {
  const fuel = bombersCost(at)
  if (fuel > 0 && !canSpendFuel(campaign, sections)) return 0
  const { number, station } = barrier(campaign, at, busy)
  const once = chanceAt(campaign, at, number)
  const chance = canSpendFuel(campaign, sections) ? once + (1 - once) * once * AGAIN : once
  const caught = station ? fightWorth(campaign, sections, markerIn(campaign, station).type, 'luftwaffe') : 0
  return (
    chance * reach + (1 - chance) * (caught - LOST * sections.length) - fuelBill(campaign, sections, fuel)
  )
}

/** How often there is Fuel for a second roll. */
const AGAIN = 0.7
/** A Section without contact has to find its way back. */
const LOST = 0.1

function fightWorth(
  campaign: Campaign,
  sections: readonly SectionId[],
  type: GermanType,
  deck: 'raf' | 'luftwaffe',
): number {
  return sections.reduce((sum, unit) => sum + advantageWorth(fightOf(campaign, unit, type), deck), 0)
}

/** An Escort order: a dogfight on our terms or on theirs, and what it opens to those who go for the bombers. */
export function escortWorth(
  campaign: Campaign,
  sections: readonly SectionId[],
  at: MapPlace,
  station: Station,
  opens: number,
): number {
  const { type, size, suppressed } = markerIn(campaign, station)
  const cell = escortCell(campaign, at, station, type)
  if (!cell) return -1
  const chance = chanceAt(campaign, at, cell.number)
  const fight =
    chance * fightWorth(campaign, sections, type, 'raf') +
    (1 - chance) * fightWorth(campaign, sections, type, 'luftwaffe')
  const count = fightersIn(campaign, sections).length
  const columns = tablesOf(campaign).suppression[size]
  const { blue } = columns.find(({ upTo }) => count <= upTo) ?? { blue: 13 }
  const gain = suppressed ? 0 : reaches(blue) * opens
  return fight + gain - LOST * sections.length - fuelBill(campaign, sections, cell.fuel ? 1 : 0)
}

/** What it is worth to Sections at a place that a station is kept busy. */
export function opening(
  campaign: Campaign,
  sections: readonly SectionId[],
  at: MapPlace,
  station: Station,
  reach = reachWorth(campaign, fightersIn(campaign, sections), at.position),
): number {
  if (sections.length === 0) return 0
  const worth = (busy?: Station) => bombersWorth(campaign, sections, at, busy, reach)
  return Math.max(0, worth(station) - worth())
}

/** What Sections at a place can make of it: all at the bombers, or some at the escort first. */
export function placeWorth(campaign: Campaign, sections: readonly SectionId[], at: MapPlace): number {
  const half = Math.ceil(sections.length / 2)
  return Math.max(
    0,
    bombersWorth(campaign, sections, at),
    sections.length > 1 ? togetherWorth(campaign, sections.slice(half), sections.slice(0, half), at) : 0,
  )
}

/** Some keep the escort busy for the others. */
export function togetherWorth(
  campaign: Campaign,
  busy: readonly SectionId[],
  rest: readonly SectionId[],
  at: MapPlace,
): number {
  // Reckoned once: it is the same whoever is kept busy.
  const reach = reachWorth(campaign, fightersIn(campaign, rest), at.position)
  const escorts = occupied(campaign).map(station =>
    escortWorth(campaign, busy, at, station, opening(campaign, rest, at, station, reach)),
  )
  return escorts.length > 0
    ? Math.max(...escorts) + bombersWorth(campaign, rest, at, undefined, reach)
    : Number.NEGATIVE_INFINITY
}

/** SAB-CRZ-02 SAB-CRZ-03 How likely a formation cruises unseen. */
export function cruiseChance(campaign: Campaign, from: MapPlace): number {
  const patrol = patrolOf(campaign)
  const numbers = unsuppressed(campaign).flatMap(station => {
    const { high, flank } = tablesOf(campaign).cruise.a[markerIn(campaign, station).type]
    if (station === 'high' || isStationInSun(patrol, station)) return [high]
    return ['port', 'starboard', 'low'].includes(station) ? [flank] : []
  })
  return numbers.length > 0 ? chanceAt(campaign, from, Math.max(...numbers)) : 1
}
