import type { Procedure } from '@tallyho/engine'
import type { Station } from '../../pack/types.ts'
import { type Campaign, type Formation, SQUADRON } from '../../state.ts'
import type { StationOption } from '../../vocabulary/interception.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import { loseContact, spendFuel } from '../01-general/acts.ts'
import { leaderOf, sizeOf } from '../01-general/formations.ts'
import { canSpendFuel, isInSun, patrolOf, tablesOf } from '../01-general/terms.ts'
import { dogfights } from '../03-dogfight/dogfight.ts'
import { fightCircle } from './circle.ts'
import {
  escortCell,
  escortOf,
  fightersIn,
  formationNamed,
  formationsOnMap,
  markerIn,
  occupied,
  placeOf,
} from './map.ts'
import { type Attempt, attempt, leadersOf } from './rolls.ts'
import { suppressionCheck } from './suppression.ts'

/** SAB-ESC-01 Escort orders first, one formation at a time. */
export function* interceptEscort(campaign: Campaign): Procedure<'intercept-escort' | 'intercept-bombers'> {
  const formation = yield* nextWith(campaign, 'escort')
  if (!formation) return 'intercept-bombers'
  yield* escortOrder(campaign, formation)
  return 'intercept-escort'
}

/** SAB-ORD-09 One by one: the player says which of several formations with one order comes next. */
export function* nextWith(campaign: Campaign, order: Formation['order']): Procedure<Formation | undefined> {
  const waiting = formationsOnMap(campaign).filter(one => one.order === order)
  if (waiting.length < 2) return waiting[0]
  const options = waiting.map(({ id }) => ({ id, formation: id, on: [`formation:${id}`] }))
  return formationNamed(campaign, (yield* choose(SQUADRON, 'intercept.next', options)).formation)
}

function* escortOrder(campaign: Campaign, formation: Formation): Procedure<void> {
  const station = yield* chooseTarget(campaign, formation)
  if (!station) return cruiseInstead(formation)
  const { sections } = formation
  const escort = escortOf(campaign, station)
  const cell = escortCell(campaign, placeOf(formation), station, escort.type)
  if (!cell) return cancelled(campaign, formation, station)
  // SAB-ESC-10
  if (cell.fuel) spendFuel(campaign, 'SAB-ESC-10', sections, 'escort')
  const success = yield* attempt(
    campaign,
    formation,
    escortAttempt(campaign, formation, station, cell.number),
  )
  const fighters = fightersIn(campaign, formation).length
  const led = leadersOf(campaign, formation)
  const circle = success && escort.type === '110' && (yield* circleForms(campaign, formation))
  // SAB-ESC-07 SAB-ORD-10
  leaveMap(campaign, 'SAB-ESC-07', formation)
  // SAB-ESC-05 SAB-ESC-06
  const destroyed = circle
    ? yield* fightCircle(campaign, sections)
    : yield* dogfights(campaign, sections, { deck: success ? 'raf' : 'luftwaffe', ...escort })
  // SAB-A-07 Who leads now; a Section that has come apart is spoken for by the one who led it.
  const leaders = sections.flatMap((section, i) => leaderOf(campaign, section) ?? led[i] ?? [])
  // SAB-ESC-13
  yield* suppressionCheck(campaign, { station, circle, fighters, leaders, destroyed })
}

/** SAB-ESC-09 What a formation rolls to get at the escort of a station. */
export function escortAttempt(
  campaign: Campaign,
  { at }: Formation,
  station: Station,
  number: number,
): Attempt {
  return { order: 'escort', station, number, twoDice: isInSun(patrolOf(campaign), at), again: 'fuel' }
}

/** SAB-ESC-02 The target is picked now. SAB-ESC-14 Without the one that it was after it may cruise. */
function* chooseTarget(campaign: Campaign, formation: Formation): Procedure<Station | undefined> {
  const options: StationOption[] = [...targets(campaign, formation)]
  if (formation.mayCruise) options.push({ id: 'cruise' })
  return (yield* choose(SQUADRON, 'escort.target', options, [`formation:${formation.id}`])).station
}

/** SAB-ESC-12 SAB-SUP-07 Any marker, suppressed or not, but none that costs Fuel which a Section does not have. */
export function targets(campaign: Campaign, formation: Formation): readonly StationOption[] {
  const able = canSpendFuel(campaign, formation.sections)
  const options: StationOption[] = []
  for (const station of occupied(campaign)) {
    const cell = escortCell(campaign, placeOf(formation), station, markerIn(campaign, station).type)
    const on = [`station:${station}`]
    if (!cell) options.push({ id: station, station, number: undefined, fuel: false, on, rare: true })
    else if (able || !cell.fuel)
      options.push({ id: station, station, number: cell.number, fuel: cell.fuel, on })
  }
  return options
}

/** SAB-ESC-14 */
function cruiseInstead(formation: Formation): void {
  const { id, sections } = formation
  formation.order = 'cruise'
  note('SAB-ESC-14', 'order', { formation: id, sections, order: 'cruise' })
}

/** SAB-ESC-08 SAB-A-53 */
function cancelled(campaign: Campaign, formation: Formation, station: Station): void {
  note('SAB-ESC-08', 'order-cancelled', { formation: formation.id, station })
  leaveMap(campaign, 'SAB-ESC-08', formation)
}

/** SAB-FRM-23 SAB-DOG-40 Its marker is removed, and all of its Sections have lost contact. */
export function leaveMap(campaign: Campaign, rule: string, formation: Formation): void {
  removeMarker(campaign, formation)
  loseContact(campaign, rule, formation.sections)
}

export function removeMarker(campaign: Campaign, formation: Formation): void {
  const patrol = patrolOf(campaign)
  patrol.formations = patrol.formations.filter(other => other !== formation)
}

/** SAB-ESC-15 SAB-K-079 Whether the 110s form a circle. */
function* circleForms(campaign: Campaign, formation: Formation): Procedure<boolean> {
  const number = tablesOf(campaign).circle.forms[placeOf(formation).altitude][sizeOf(formation)]
  const die = yield* d12('circle', [`formation:${formation.id}`], number)
  const forms = die >= number
  note('SAB-ESC-15', 'circle', { number, die, forms })
  return forms
}
