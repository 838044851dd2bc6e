import { packOf } from '../../pack/index.ts'
import type { Altitude, Position, SectionId, Space, Station } from '../../pack/types.ts'
import type { Campaign, Dogfight, Patrol, TrackPlace } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'

/** The words that all chapters share. They ask; they change nothing. */

export function found<T>(one: T | undefined, what: string, id: string | number = ''): T {
  if (one === undefined) throw new Error(`There is no ${what} ${id}`.trim())
  return one
}

/** Each of them once, in their order; most lists are short and have nothing twice. */
export function distinct<T>(things: readonly T[]): readonly T[] {
  return things.every((thing, i) => things.indexOf(thing) === i) ? things : [...new Set(things)]
}

export function patrolOf({ patrol }: Campaign): Patrol {
  return found(patrol, 'patrol')
}

export function tablesOf(campaign: Campaign) {
  return packOf(campaign).pack.tables
}

// ---- Fuel

/** SAB-GEN-22 The last space of the track. */
export function vapor(campaign: Campaign): number {
  return tablesOf(campaign).fuel.checks.length - 1
}

export function fuelOf(campaign: Campaign, section: SectionId): number {
  return found(patrolOf(campaign).fuel[section], 'Fuel cube of', section)
}

export function isInVapor(campaign: Campaign, section: SectionId): boolean {
  return patrolOf(campaign).fuelled && fuelOf(campaign, section) === vapor(campaign)
}

/** SAB-GEN-22 SAB-A-14 All of them have to be able to pay. */
export function canSpendFuel(campaign: Campaign, paying: readonly SectionId[]): boolean {
  const { fuelled } = patrolOf(campaign)
  return !fuelled || paying.every(section => !isInVapor(campaign, section))
}

// ---- map and track

/** SAB-A-49 */
const IN_THE_SUN: Readonly<Record<Position, Station>> = {
  nose: 'ahead',
  port: 'port',
  starboard: 'starboard',
  tail: 'trailing',
}

/** SAB-INT-08 */
export function isStationInSun({ sun }: Patrol, station: Station): boolean {
  return sun !== undefined && IN_THE_SUN[sun] === station
}

/** SAB-INT-08 A formation is in the sun only at High. */
export function isInSun(
  { sun }: Patrol,
  at: { position: Position; altitude: Altitude } | undefined,
): boolean {
  return at !== undefined && at.altitude === 'high' && at.position === sun
}

/** The space of the Raid marker. */
export function raidSpace(campaign: Campaign): Space | undefined {
  const { track } = patrolOf(campaign)
  return track?.raid && spaceAt(campaign, track.raid)
}

/** A space of the Raid Track. */
export function spaceAt(campaign: Campaign, place: TrackPlace): Space | undefined {
  const { inbound, turn, outbound } = tablesOf(campaign).track
  if (place.row === 'turn') return turn
  const row =
    place.row === 'inbound' ? inbound : outbound[found(patrolOf(campaign).track?.released, 'row home')]
  return row[place.space]
}

// ---- dogfights

export function dogfightOf(campaign: Campaign, unit: Unit): Dogfight | undefined {
  return patrolOf(campaign).dogfights.find(dogfight => dogfight.unit === unit)
}

/** SAB-DOG-12 */
export function isEngaged(campaign: Campaign, unit: Unit): boolean {
  return (dogfightOf(campaign, unit)?.germans.length ?? 0) > 0
}
