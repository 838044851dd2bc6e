import { type Procedure, read } from '@tallyho/engine'
import {
  ALTITUDES,
  type Altitude,
  type FighterId,
  POSITIONS,
  type Position,
  type VectorIcon,
  ZONES,
  type Zone,
} from '../../pack/types.ts'
import { type BomberId, type Campaign, SQUADRON, type TrackPlace } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import type { StationMove } from '../../vocabulary/vector.ts'
import { choose, d12, note, pick } from '../../vocabulary.ts'
import { drawDamage, randomFighter, randomSection, spendFuel } from '../01-general/acts.ts'
import { fightersAt } from '../01-general/fighters.ts'
import { isSection, sections } from '../01-general/formations.ts'
import { found, isEngaged, patrolOf, raidSpace, tablesOf } from '../01-general/terms.ts'
import { dogfights } from '../03-dogfight/dogfight.ts'
import { sufferHit } from '../03-dogfight/effects.ts'
import { hitChecks } from '../03-dogfight/hit-check.ts'
import { isolate, layDamage } from '../04-bombers/damage.ts'
import { flakTargets } from '../04-bombers/flak.ts'
import { raidOf, rearMost } from '../04-bombers/formation.ts'
import { surprise } from '../06-entropy/reaction.ts'
import { affords, hasSquadron, mayContact, placeBombers, placeEscort, squadronOf } from './contact.ts'
import type { Revealed } from './sequence.ts'
import { moveTo, toStation, trackOf } from './sequence.ts'
import { straggler } from './straggler.ts'

/** SAB-VEC-01 The icons of a marker, the top one first. SAB-VEC-07 SAB-A-107 Those below a Tally Ho wait. */
export function* applyVector(
  campaign: Campaign,
  icons: readonly VectorIcon[],
  place?: TrackPlace,
): Procedure<Revealed> {
  for (const [i, icon] of icons.entries()) {
    const revealed = yield* apply(campaign, icon, place, icons.slice(i + 1))
    if (revealed === 'contact') trackOf(campaign).held.push(...icons.slice(i + 1))
    if (revealed !== 'go-on') return revealed
  }
  return 'go-on'
}

function* apply(
  campaign: Campaign,
  icon: VectorIcon,
  place: TrackPlace | undefined,
  below: readonly VectorIcon[],
): Procedure<Revealed> {
  switch (icon) {
    case 'messerschmitts':
      yield* messerschmitts(campaign)
      return 'go-on'
    case 'new-trade':
      return yield* newTrade(campaign, place)
    case 'raid':
      return yield* raid(campaign, place)
    case 'straggler':
      yield* straggler(campaign)
      return 'go-on'
    case 'turn-point':
      yield* turnPoint(campaign)
      return 'go-on'
    case 'weather':
      weather(campaign)
      return 'go-on'
    default:
      return yield* flak(campaign, Number(icon.slice('flak:'.length)), raidBelow(campaign, below, place))
  }
}

/** SAB-VEC-02 SAB-VEC-03 SAB-VEC-04 SAB-VEC-05 SAB-VEC-06 */
function* flak(campaign: Campaign, number: number, raidNext: Zone | undefined): Procedure<Revealed> {
  const patrol = patrolOf(campaign)
  const struck: BomberId[] = []
  let waiting = 0
  if (patrol.raid) {
    for (const bomber of yield* flakTargets(campaign, number)) {
      const marker = yield* drawDamage(campaign)
      if (marker === undefined) continue
      struck.push(bomber)
      yield* layDamage(campaign, bomber, marker, { side: 'hurricane' })
    }
  } else
    for (let i = 0; i < number; i++) {
      const marker = yield* drawDamage(campaign)
      if (marker === undefined) continue
      patrol.flak.push(marker)
      waiting += 1
    }
  const hit = yield* flakHits(campaign, number)
  note('SAB-VEC-02', 'flak', { number, bombers: struck, fighters: hit, waiting })
  yield* hitChecks(campaign, hit)
  return patrol.station && hasSquadron(campaign) ? yield* tallyHo(campaign, raidNext) : 'go-on'
}

/** SAB-VEC-01 Everybody sees the icons below on the marker: where the raid appears next, if one of them brings it in. */
function raidBelow(
  campaign: Campaign,
  below: readonly VectorIcon[],
  place: TrackPlace | undefined,
): Zone | undefined {
  const isBelow = below.some(icon => icon === 'raid' || icon === 'new-trade')
  if (patrolOf(campaign).track?.raid || !isBelow) return undefined
  return tablesOf(campaign).track.inbound[spaceOf(place)]?.zone
}

function* flakHits(campaign: Campaign, number: number) {
  const hit: FighterId[] = []
  while (hit.length < number) {
    const left = fightersAt(campaign, 'bombers').filter(id => !hit.includes(id))
    if (left.length === 0) break
    const id = yield* randomFighter(left)
    hit.push(id)
    yield* sufferHit(campaign, id)
  }
  return hit
}

/** Bursts show the way: Contact from High, or a step of the squadron, for 1 Fuel. */
function* tallyHo(campaign: Campaign, raidNext: Zone | undefined): Procedure<Revealed> {
  const station = found(patrolOf(campaign).station, 'station of the squadron')
  const squadron = squadronOf(campaign)
  if (!affords(campaign, squadron, 1)) return 'go-on'
  const options: StationMove[] = []
  if (station.altitude === 'high' && mayContact(campaign, 1))
    options.push({ id: 'tally-ho', fuel: true, on: ['raid:bombers'], rolls: true })
  // What leads to the raid comes first.
  const raid = raidSpace(campaign)?.zone ?? station.zone
  const far = (zone: Zone) => Math.abs(ZONES.indexOf(zone) - ZONES.indexOf(raid))
  const next = ZONES.filter(zone => Math.abs(ZONES.indexOf(zone) - ZONES.indexOf(station.zone)) === 1)
  const step = (zone: Zone, altitude: Altitude) =>
    Object.assign(toStation(zone, altitude, true), { raidNext })
  for (const zone of next.toSorted((a, b) => far(a) - far(b))) options.push(step(zone, station.altitude))
  for (const altitude of ALTITUDES)
    if (altitude !== station.altitude) options.push(step(station.zone, altitude))
  options.push({ id: 'no', rolls: true, raidNext })
  const { id, zone, altitude } = yield* choose(SQUADRON, 'flak.tally-ho', options, ['formation:squadron'])
  if (id === 'no') return 'go-on'
  spendFuel(campaign, id === 'tally-ho' ? 'SAB-VEC-05' : 'SAB-VEC-06', squadron.sections, 'flak')
  if (id === 'tally-ho') return 'contact'
  if (zone && altitude) moveTo(campaign, 'SAB-VEC-06', zone, altitude)
  return 'go-on'
}

/** SAB-VEC-09 SAB-VEC-10 SAB-A-80 109s on a random Section, or on a fighter where there is none. Deep inland it is a straggler. */
function* messerschmitts(campaign: Campaign): Procedure<void> {
  const { station } = patrolOf(campaign)
  if (station?.zone === 'deep' || raidSpace(campaign)?.zone === 'deep') return yield* straggler(campaign)
  const unit = yield* attacked(campaign)
  if (!unit) return
  if (isSection(unit)) spendFuel(campaign, 'SAB-VEC-09', [unit], 'messerschmitts')
  note('SAB-VEC-09', 'messerschmitts', { unit })
  yield* dogfights(campaign, [unit], surprise(campaign, '109'))
}

function* attacked(campaign: Campaign): Procedure<Unit | undefined> {
  const free = sections(campaign).filter(section => !isEngaged(campaign, section))
  if (free.length > 0) return yield* randomSection(free)
  const alone = fightersAt(campaign, 'lost', 'bombers').filter(id => !isEngaged(campaign, id))
  return alone.length > 0 ? yield* randomFighter(alone) : undefined
}

/** SAB-VEC-11 SAB-VEC-12 A raid that is not seen yet; or the rear-most tile is isolated, or the bombers turn for home. */
function* newTrade(campaign: Campaign, place: TrackPlace | undefined): Procedure<Revealed> {
  if (!trackOf(campaign).raid) return yield* raid(campaign, place)
  yield* placeBombers(campaign)
  const rear = rearMost(raidOf(campaign))
  if (rear.length === 0) return yield* raid(campaign, place)
  const { id } = yield* pick(
    'rear-most',
    rear.map(tile => ({ id: String(tile) })),
  )
  isolate(campaign, 'SAB-VEC-12', Number(id))
  return 'go-on'
}

/** SAB-VEC-13 SAB-VEC-14 The raid is seen; or it drops its bombs, unless it has done so (SAB-VEC-12). */
function* raid(campaign: Campaign, place: TrackPlace | undefined): Procedure<Revealed> {
  const { raid: at } = trackOf(campaign)
  if (!at) {
    yield* appears(campaign, spaceOf(place))
    return 'go-on'
  }
  if (at.row !== 'inbound') return 'go-on'
  yield* release(campaign)
  return 'released'
}

/** SAB-VEC-13 The space of the way in that a raid appears in. */
const spaceOf = (place: TrackPlace | undefined) => (place?.row === 'inbound' ? place.space : 0)

/** SAB-VEC-13 In clear weather its escort is seen at once. */
export function* appears(campaign: Campaign, space: number): Procedure<void> {
  trackOf(campaign).raid = { row: 'inbound', space }
  note('SAB-VEC-13', 'raid-appears', { space })
  if (patrolOf(campaign).visibility === 'clear') yield* placeEscort(campaign)
}

/** SAB-VEC-14 SAB-A-74 Bombs away: to the turn, inbound markers off, one marker in each box of the row home, and the sun moves. */
export function* release(campaign: Campaign): Procedure<void> {
  const track = trackOf(campaign)
  const zone = found(raidSpace(campaign), 'space of the raid').zone
  track.raid = { row: 'turn' }
  track.released = zone
  track.inbound = track.inbound.map(() => 0)
  track.outbound = tablesOf(campaign).track.outbound[zone].map(() => 1)
  note('SAB-VEC-14', 'ordnance-released', { zone })
  yield* sunTurns(campaign)
}

/** SAB-VEC-15 */
function* sunTurns(campaign: Campaign): Procedure<void> {
  const patrol = patrolOf(campaign)
  if (!patrol.sun) return
  const die = yield* d12('sun.released')
  const { even, odd } = tablesOf(campaign).sun.released[patrol.sun]
  patrol.sun = die % 2 === 0 ? even : odd
  note('SAB-VEC-15', 'sun', { at: patrol.sun, die })
}

/** SAB-VEC-23 SAB-VEC-24 */
function* turnPoint(campaign: Campaign): Procedure<void> {
  const patrol = patrolOf(campaign)
  if (!patrol.sun) {
    patrol.visibility = 'clear'
    note('SAB-VEC-24', 'visibility', { visibility: 'clear' })
    const die = yield* d12('sun.appears')
    patrol.sun = read(tablesOf(campaign).sun.appears, die)
    note('SAB-VEC-24', 'sun', { at: patrol.sun, die })
    return
  }
  const die = yield* d12('sun.turn-point')
  patrol.sun = turned(patrol.sun, die % 2 === 0 ? 1 : -1)
  note('SAB-VEC-23', 'sun', { at: patrol.sun, die })
}

/** SAB-K-108 */
function turned(position: Position, by: 1 | -1): Position {
  const all = POSITIONS.length
  return POSITIONS[(POSITIONS.indexOf(position) + by + all) % all] as Position
}

/** SAB-VEC-25 SAB-A-84 */
function weather(campaign: Campaign): void {
  const patrol = patrolOf(campaign)
  patrol.visibility = patrol.visibility === 'haze' ? 'clouds' : 'haze'
  note('SAB-VEC-25', 'visibility', { visibility: patrol.visibility })
  if (patrol.visibility !== 'clouds' || !patrol.sun) return
  patrol.sun = undefined
  note('SAB-VEC-25', 'sun', { at: undefined })
}
