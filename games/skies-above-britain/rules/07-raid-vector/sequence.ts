import type { Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { ALTITUDES, type Altitude, type VectorIcon, ZONES, type Zone } from '../../pack/types.ts'
import { type Campaign, SQUADRON, type Track, type TrackPlace } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import type { StationMove } from '../../vocabulary/vector.ts'
import { choose, draw, note } from '../../vocabulary.ts'
import { isEmpty, returnToBase, spendFuel } from '../01-general/acts.ts'
import { fighter, fightersAt, inPlay } from '../01-general/fighters.ts'
import { fightersOf, formationOf, isSection, lostUnits } from '../01-general/formations.ts'
import { canSpendFuel, found, patrolOf, tablesOf } from '../01-general/terms.ts'
import { bomberRound } from '../04-bombers/round.ts'
import { escortExit } from '../06-entropy/escort-exit.ts'
import { burnFuel } from '../06-entropy/fuel.ts'
import { beginTurn, isOver } from '../06-entropy/patrol-complete.ts'
import { chapterOf } from '../10-campaign/chapter.ts'
import { hasSquadron, makeContact, mayContact, squadronOf } from './contact.ts'
import { appears, applyVector, release } from './icons.ts'

/** What came of the markers that were revealed. */
export type Revealed = 'go-on' | 'contact' | 'released' | 'over'

export function trackOf(campaign: Campaign): Track {
  return found(patrolOf(campaign).track, 'Raid Track')
}

/** SAB-RVS-10 SAB-RVS-11 SAB-RVS-12 Reveal: the markers of the next space. */
export function* reveal(campaign: Campaign): Procedure<'vector-fuel' | 'orders' | 'fate'> {
  const track = trackOf(campaign)
  if (track.raid) {
    if ((yield* advance(campaign)) === 'over') return 'fate'
  } else if (nearest(track) === undefined) {
    // SAB-A-72
    yield* appears(campaign, farthest(campaign))
  }
  const revealed = yield* revealHere(campaign)
  if (revealed === 'contact') return yield* makeContact(campaign)
  // SAB-VEC-16 Bombs away ends the phase as well.
  return isOver(campaign) ? 'fate' : 'vector-fuel'
}

/** SAB-RVS-11 The rightmost inbound space with markers in it. */
function nearest({ inbound }: Track): number | undefined {
  const space = inbound.findIndex(count => count > 0)
  return space < 0 ? undefined : space
}

/** SAB-A-72 The last space that had markers. */
function farthest(campaign: Campaign): number {
  const { vectors } = chapterOf(campaign)
  return Math.max(
    0,
    vectors.findLastIndex(count => count > 0),
  )
}

/** SAB-RVS-12 SAB-A-73 SAB-A-75 The raid flies on: inland, around its turn, and home. */
export function* advance(campaign: Campaign): Procedure<Revealed> {
  const track = trackOf(campaign)
  const next = nextPlace(campaign)
  if (!next && track.raid?.row === 'inbound') {
    yield* release(campaign)
    return 'released'
  }
  if (!next) {
    goHome(campaign)
    return 'over'
  }
  track.raid = next
  note('SAB-RVS-12', 'raid-moves', { to: next })
  return 'go-on'
}

/** SAB-RVS-12 The space that it flies to; none from the last of its way in, where it turns, and from the last of its way home. */
export function nextPlace(campaign: Campaign): TrackPlace | undefined {
  const raid = found(trackOf(campaign).raid, 'raid on the track')
  if (raid.row === 'turn') return { row: 'outbound', space: 0 }
  const { length } = raid.row === 'inbound' ? tablesOf(campaign).track.inbound : rowHome(campaign)
  return raid.space + 1 < length ? { row: raid.row, space: raid.space + 1 } : undefined
}

function rowHome(campaign: Campaign) {
  return tablesOf(campaign).track.outbound[found(trackOf(campaign).released, 'row home')]
}

/** SAB-PAT-13 SAB-A-54 SAB-A-75 Everybody goes home. */
function goHome(campaign: Campaign): void {
  const flying = inPlay(campaign)
  if (flying.length > 0) returnToBase(campaign, 'SAB-PAT-13', flying)
  note('SAB-PAT-13', 'patrol-over', { why: 'last-space' })
}

/** SAB-RVS-11 One marker after the other, each with all its icons, until the space is empty. */
export function* revealHere(campaign: Campaign): Procedure<Revealed> {
  const track = trackOf(campaign)
  const held = track.held.splice(0) as VectorIcon[]
  if (held.length > 0) {
    const revealed = yield* applyVector(campaign, held)
    if (revealed !== 'go-on') return revealed
  }
  // A marker that brings the raid in leaves the others of its space to be revealed too.
  const place = track.raid ?? { row: 'inbound', space: nearest(track) ?? 0 }
  if (place.row === 'turn') return 'go-on'
  const { row, space } = place
  while (track[row][space]) {
    track[row][space] -= 1
    const cup = patrolOf(campaign).cups[row]
    // SAB-A-05
    if (isEmpty(cup)) continue
    const marker = yield* draw('draw.vector', cup)
    const icons = packOf(campaign).vector(marker)
    note('SAB-RVS-11', 'vector-marker', { marker, icons, place, left: track[row][space] })
    const revealed = yield* applyVector(campaign, icons, place)
    if (revealed !== 'go-on') return revealed
  }
  return 'go-on'
}

/** SAB-RVS-13 Fuel. */
export function* vectorFuel(campaign: Campaign): Procedure<'contact' | 'fate'> {
  burnFuel(campaign, 'SAB-RVS-13')
  return isOver(campaign) ? 'fate' : 'contact'
}

/** SAB-RVS-14 Contact? */
export function* contactStep(campaign: Campaign): Procedure<'vector' | 'orders'> {
  if (!mayContact(campaign)) return 'vector'
  const options = [
    { id: 'contact', on: ['raid:bombers'], rolls: true as const },
    { id: 'wait', rolls: true as const },
  ]
  const { id } = yield* choose(SQUADRON, 'contact', options, ['formation:squadron'])
  return id === 'contact' ? yield* makeContact(campaign) : 'vector'
}

/** SAB-RVS-24 SAB-RVS-25 SAB-RVS-26 SAB-RVS-27 Vector. */
export function* vectorStep(campaign: Campaign): Procedure<'reveal' | 'fate'> {
  yield* escortExit(campaign)
  if (hasSquadron(campaign)) yield* moveSquadron(campaign)
  yield* gatherLost(campaign)
  return isOver(campaign) ? 'fate' : 'reveal'
}

function* moveSquadron(campaign: Campaign): Procedure<void> {
  const options: StationMove[] = [{ id: 'stay', rolls: true }, ...steps(campaign)]
  const { zone, altitude, fuel } = yield* choose(SQUADRON, 'vector.move', options, ['formation:squadron'])
  if (fuel) spendFuel(campaign, 'SAB-RVS-25', squadronOf(campaign).sections, 'vector')
  if (zone && altitude) moveTo(campaign, 'SAB-RVS-25', zone, altitude)
}

/** A zone, or the altitude; both cost Fuel. */
export function steps(campaign: Campaign) {
  const station = found(patrolOf(campaign).station, 'station of the squadron')
  const able = canSpendFuel(campaign, squadronOf(campaign).sections)
  const options: ReturnType<typeof toStation>[] = []
  for (const zone of ZONES) {
    const far = Math.abs(ZONES.indexOf(zone) - ZONES.indexOf(station.zone))
    if (far > 1) continue
    for (const altitude of ALTITUDES) {
      const climbs = altitude !== station.altitude
      if (far === 0 && !climbs) continue
      const fuel = far === 1 && climbs
      if (!fuel || able) options.push(toStation(zone, altitude, fuel))
    }
  }
  return options
}

export function toStation(zone: Zone, altitude: Altitude, fuel: boolean) {
  const rolls = true as const
  return { id: `${zone}/${altitude}`, zone, altitude, fuel, on: [`zone:${zone}/${altitude}`], rolls }
}

export function moveTo(campaign: Campaign, rule: string, zone: Zone, altitude: Altitude): void {
  patrolOf(campaign).station = { zone, altitude }
  note(rule, 'squadron-moves', { zone, altitude })
}

/** SAB-RVS-26 Those without contact rejoin, for 1 Fuel of every Section, go home, or wait. */
function* gatherLost(campaign: Campaign): Procedure<void> {
  const willing: Unit[] = []
  const lost = lostUnits(campaign)
  for (const [i, unit] of lost.entries()) {
    const on = [`unit:${unit}`]
    const others = [...willing, ...lost.slice(i + 1)]
    const able = canSpendFuel(campaign, allSections(campaign)) && hasMate(campaign, unit, others)
    const options = [
      ...(able ? [{ id: 'rejoin', act: 'rejoin' as const, on }] : []),
      { id: 'home', act: 'home' as const, on },
      { id: 'stay', act: 'stay' as const, on },
    ]
    const { act } = yield* choose(SQUADRON, 'vector.lost', options, on)
    if (act === 'home') returnToBase(campaign, 'SAB-RVS-26', fightersOf(campaign, unit))
    if (act === 'rejoin') willing.push(unit)
  }
  const back = willing.filter(unit => hasMate(campaign, unit, willing))
  if (back.length === 0) return
  for (const unit of back) rejoin(campaign, unit)
  note('SAB-RVS-26', 'rejoins-squadron', { units: back })
  spendFuel(campaign, 'SAB-RVS-26', allSections(campaign), 'reform')
}

/** SAB-FRM-08 SAB-A-98 A fighter finds its Section in the squadron, or rejoins with it, or makes one with another that rejoins. */
function hasMate(campaign: Campaign, unit: Unit, willing: readonly Unit[]): boolean {
  if (isSection(unit)) return true
  const { section } = fighter(campaign, unit)
  const isMate = (other: Unit) =>
    isSection(other) ? other === section : other !== unit && fighter(campaign, other).section === section
  return formationOf(campaign, section) !== undefined || willing.some(isMate)
}

function allSections(campaign: Campaign) {
  return [...new Set(inPlay(campaign).map(id => fighter(campaign, id).section))]
}

function rejoin(campaign: Campaign, unit: Unit): void {
  const { formations } = patrolOf(campaign)
  if (!hasSquadron(campaign))
    formations.push({ id: 'squadron', sections: [], at: undefined, order: undefined })
  const section = isSection(unit) ? unit : fighter(campaign, unit).section
  if (!isSection(unit)) fighter(campaign, unit).at = 'section'
  const { sections } = squadronOf(campaign)
  if (!sections.includes(section)) sections.push(section)
}

/** SAB-PAT-11 SAB-PAT-12 SAB-PAT-13 SAB-PAT-14 F Raid Vector, in the Interception Sequence. */
export function* raidVector(campaign: Campaign): Procedure<'orders' | 'fate'> {
  const { track } = patrolOf(campaign)
  if (track?.raid) {
    if (isLastSpace(campaign)) return yield* lastRound(campaign)
    if (!hasMarkersHere(track)) yield* advance(campaign)
    yield* revealHere(campaign)
  } else if (isLastTurn(campaign)) return yield* lastRound(campaign)
  return isOver(campaign) ? 'fate' : beginTurn(campaign)
}

/** SAB-PAT-12 A scenario without Raid Track has so many turns. */
function isLastTurn(campaign: Campaign): boolean {
  const spec = packOf(campaign).scenario(campaign.scenario)
  return spec.kind === 'intercept' && patrolOf(campaign).turn >= spec.turns
}

function hasMarkersHere({ raid, inbound, outbound, held }: Track): boolean {
  if (held.length > 0) return true
  if (!raid || raid.row === 'turn') return false
  return ((raid.row === 'inbound' ? inbound : outbound)[raid.space] ?? 0) > 0
}

function isLastSpace(campaign: Campaign): boolean {
  const { raid } = trackOf(campaign)
  return raid?.row === 'outbound' && raid.space === rowHome(campaign).length - 1
}

/** SAB-PAT-14 Whoever is engaged with a bomber attacks once more, then all go home. */
function* lastRound(campaign: Campaign): Procedure<'fate'> {
  const engaged = fightersAt(campaign, 'bombers').filter(id => fighter(campaign, id).attack)
  if (engaged.length > 0) yield* bomberRound(campaign, engaged)
  goHome(campaign)
  return 'fate'
}
