import { noted, type Procedure, read } from '@tallyho/engine'
import {
  type Altitude,
  type EscortSize,
  type GermanType,
  POSITIONS,
  type Position,
  type Station,
  ZONES,
} from '../../pack/types.ts'
import { type Campaign, type DamageId, type Formation, SQUADRON } from '../../state.ts'
import type { AdjustOption } from '../../vocabulary/vector.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import { returnDamage, returnToBase, spendFuel } from '../01-general/acts.ts'
import { fightersOf, lostUnits } from '../01-general/formations.ts'
import { canSpendFuel, found, patrolOf, raidSpace, tablesOf } from '../01-general/terms.ts'
import { layDamage } from '../04-bombers/damage.ts'
import { flakTargets } from '../04-bombers/flak.ts'
import { ketten } from '../04-bombers/formation.ts'
import { type MapPlace, opposite, placeOf } from '../05-interception/map.ts'
import { splitOff, splits } from '../05-interception/orders.ts'
import { beginTurn } from '../06-entropy/patrol-complete.ts'
import { chapterOf } from '../10-campaign/chapter.ts'
import { bigWing } from '../10-campaign/events.ts'

/** The squadron's marker on the Raid Track. */
export function squadronOf(campaign: Campaign): Formation {
  return found(
    patrolOf(campaign).formations.find(({ at }) => at === undefined),
    'squadron on the Raid Track',
  )
}

export function hasSquadron(campaign: Campaign): boolean {
  return patrolOf(campaign).formations.some(({ at }) => at === undefined)
}

/** SAB-RVS-14 Zones between the squadron and the raid: 0 in the same, 1 in an adjacent one; undefined without a raid. */
export function zonesApart(campaign: Campaign): number | undefined {
  const { station } = patrolOf(campaign)
  const space = raidSpace(campaign)
  if (!space || !station) return undefined
  return Math.abs(ZONES.indexOf(space.zone) - ZONES.indexOf(station.zone))
}

/** SAB-RVS-14 SAB-RVS-15 SAB-A-78 In the same zone, or in the next one for Fuel. */
export function mayContact(campaign: Campaign, extra = 0): boolean {
  const apart = zonesApart(campaign)
  if (apart === undefined || apart > 1 || !hasSquadron(campaign)) return false
  return affords(campaign, squadronOf(campaign), apart + extra)
}

/** Whether all Sections of a formation have so much Fuel before Vapor. */
export function affords(campaign: Campaign, { sections }: Formation, fuel: number): boolean {
  const { fuelled, fuel: cubes } = patrolOf(campaign)
  const last = tablesOf(campaign).fuel.checks.length - 1
  return !fuelled || sections.every(section => (cubes[section] ?? last) + fuel <= last)
}

/** SAB-RVS-14 SAB-RVS-23 SAB-INT-01 Contact: the raid is met, and the Interception Sequence begins; the track stays as it is. */
export function* makeContact(campaign: Campaign): Procedure<'orders'> {
  const squadron = squadronOf(campaign)
  const apart = found(zonesApart(campaign), 'raid to meet')
  // SAB-RVS-20 SAB-A-99 Who has lost contact turns for home before the others spend Fuel.
  const lost = lostUnits(campaign).flatMap(unit => fightersOf(campaign, unit))
  if (lost.length > 0) returnToBase(campaign, 'SAB-RVS-20', lost)
  if (apart === 1) spendFuel(campaign, 'SAB-RVS-15', squadron.sections, 'contact')
  yield* contactPlace(campaign, squadron, apart === 0)
  // SAB-A-99 At once: what is not on the map yet is not known.
  yield* adjust(campaign)
  // SAB-RVS-21 SAB-RVS-22
  yield* placeEscort(campaign)
  yield* bigWing(campaign)
  if (patrolOf(campaign).visibility !== 'clouds') yield* placeBombers(campaign)
  patrolOf(campaign).station = undefined
  return beginTurn(campaign)
}

/** SAB-RVS-16 SAB-RVS-19 The die, then the place: the sun's for Fuel, unless the die leads there anyway. */
function* contactPlace(campaign: Campaign, squadron: Formation, same: boolean): Procedure<void> {
  const { station, sun } = patrolOf(campaign)
  const altitude = found(station, 'station of the squadron').altitude
  const die = yield* d12('contact')
  const { modifiers, total, positions, ...met } = contactBy(campaign, same, die)
  note('SAB-RVS-16', 'contact', { die, modifiers, total, same, positions, altitude: met.altitude })
  const places = positions.map(position => placeAt(position, met.altitude))
  const isThereAnyway = places.some(place => place.position === sun && place.altitude === 'high')
  const mayGo = same && altitude === 'high' && total >= 10 && canSpendFuel(campaign, squadron.sections)
  const inTheSun = sun && mayGo && !isThereAnyway ? [{ ...placeAt(sun, 'high'), id: `sun/${sun}` }] : []
  const chosen = yield* choose(SQUADRON, 'contact.position', [...places, ...inTheSun], ['formation:squadron'])
  const bySun = chosen.id.startsWith('sun/')
  if (bySun) spendFuel(campaign, 'SAB-RVS-19', squadron.sections, 'sun')
  squadron.at = { position: chosen.position, altitude: chosen.altitude }
  if (noted())
    note(bySun ? 'SAB-RVS-19' : 'SAB-RVS-16', 'formation-moves', { formation: squadron.id, ...squadron.at })
}

/** SAB-RVS-16 SAB-RVS-17 SAB-A-76 What a die brings: one of these positions, at an altitude. */
export function contactBy(campaign: Campaign, same: boolean, die: number) {
  const { visibility, station } = patrolOf(campaign)
  const altitude = found(station, 'station of the squadron').altitude
  const clouds = visibility === 'clouds' ? (same ? -1 : -2) : 0
  const high = same && altitude === 'high' ? 1 : 0
  const total = die + clouds + high
  const row = read(tablesOf(campaign).contact[same ? 'same' : 'adjacent'], total)
  const met = row.altitude === 'same' ? altitude : row.altitude
  return { modifiers: { clouds, high }, total, positions: row.positions, altitude: met }
}

function placeAt(position: Position, altitude: Altitude) {
  return { id: `${position}/${altitude}`, position, altitude, on: [`position:${position}/${altitude}`] }
}

/** SAB-RVS-18 SAB-A-77 Each formation may move or change its altitude once, for Fuel; the squadron may split first. */
function* adjust(campaign: Campaign): Procedure<void> {
  const waiting = [...patrolOf(campaign).formations]
  for (const formation of waiting) {
    const options: AdjustOption[] = [{ id: 'stay', rolls: true }]
    if (canSpendFuel(campaign, formation.sections))
      for (const to of adjustments(placeOf(formation)))
        options.push({
          id: `${to.position}/${to.altitude}`,
          to,
          on: [`position:${to.position}/${to.altitude}`],
          rolls: true,
        })
    options.push(...splits(campaign, formation))
    const { to, split } = yield* choose(SQUADRON, 'contact.adjust', options, [`formation:${formation.id}`])
    if (split) waiting.push(splitOff(campaign, formation, split), formation)
    if (!to) continue
    spendFuel(campaign, 'SAB-RVS-18', formation.sections, 'adjust')
    formation.at = to
    if (noted()) note('SAB-RVS-18', 'formation-moves', { formation: formation.id, ...to })
  }
}

function adjustments({ position, altitude }: MapPlace): readonly MapPlace[] {
  const elsewhere = POSITIONS.filter(other => other !== position).map(other => ({
    position: other,
    altitude,
  }))
  return [...elsewhere, { position, altitude: opposite(altitude) }]
}

/** SAB-RVS-21 SAB-VEC-13 The whole escort, by the chart of the chapter; once on the map it stays (SAB-INT-02). */
export function* placeEscort(campaign: Campaign): Procedure<void> {
  const patrol = patrolOf(campaign)
  if (patrol.escortPlaced) return
  const die = yield* d12('escort.chart')
  const markers = read(chapterOf(campaign).escort, die)
  layEscort(campaign, markers)
  note('SAB-RVS-21', 'escort-seen', { markers, die })
}

export function layEscort(campaign: Campaign, markers: readonly string[]): void {
  const patrol = patrolOf(campaign)
  patrol.escortPlaced = true
  for (const marker of markers) {
    const [station, type, size] = marker.split(' ') as [Station, GermanType, EscortSize]
    patrol.escort[station] = { type, size, suppressed: false }
  }
}

/** SAB-BMB-04 SAB-RVS-22 What bombers they are, and how they fly: by the chart of the chapter, unless it is known. */
export function* placeBombers(campaign: Campaign): Procedure<void> {
  const patrol = patrolOf(campaign)
  if (patrol.raid) return
  const die = yield* d12('bombers.chart')
  const { type, layout } = read(chapterOf(campaign).bombers, die)
  patrol.raid = { type, layout, tiles: ketten(campaign, layout) }
  note('SAB-RVS-22', 'raid-seen', { type, layout, die })
  // SAB-VEC-03 SAB-A-48 Flak has been waiting for them.
  while (patrol.flak.length > 0) {
    const [bomber] = yield* flakTargets(campaign, 1)
    const marker = patrol.flak.shift() as DamageId
    if (bomber) yield* layDamage(campaign, bomber, marker, { side: 'hurricane' })
    else returnDamage(campaign, marker)
  }
}
