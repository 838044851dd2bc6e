import type { Procedure } from '@tallyho/engine'
import type { Station } from '../../pack/types.ts'
import { type Campaign, type Formation, SQUADRON } from '../../state.ts'
import type { StationOption } from '../../vocabulary/interception.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import { loseContact, spendFuel } from '../01-general/acts.ts'
import { canSpendFuel, isInSun, patrolOf, sizeOf, tablesOf } from '../01-general/terms.ts'
import { dogfights } from '../03-dogfight/dogfight.ts'
import { fightCircle } from './circle.ts'
import {
  escortCell,
  escortOf,
  fightersIn,
  formationNamed,
  formationsOnMap,
  occupied,
  placeOf,
} from './map.ts'
import { attempt, leadersOf } from './rolls.ts'
import { suppressionCheck } from './suppression.ts'

/** SAB-ESC-01 Escort orders first, one formation at a time. */
export function* interceptEscort(campaign: Campaign): Procedure<'intercept-escort' | 'intercept-bombers'> {
  const formation = yield* nextWith(campaign, 'escort')
  if (!formation) return 'intercept-bombers'
  yield* escortOrder(campaign, formation)
  return 'intercept-escort'
}

/** SAB-DP-16 The player says which of several formations with one order comes next. */
export function* nextWith(campaign: Campaign, order: Formation['order']): Procedure<Formation | undefined> {
  const waiting = formationsOnMap(campaign).filter(one => one.order === order)
  if (waiting.length === 0) return undefined
  const options = waiting.map(({ id }) => ({ id, formation: id, on: [`formation:${id}`] }))
  return formationNamed(campaign, (yield* choose(SQUADRON, 'intercept.next', options)).formation)
}

function* escortOrder(campaign: Campaign, formation: Formation): Procedure<void> {
  const station = yield* chooseTarget(campaign, formation)
  // SAB-ESC-14
  if (!station) {
    formation.order = 'cruise'
    return
  }
  const { sections } = formation
  const cell = escortCell(campaign, placeOf(formation), station, escortOf(campaign, station).type)
  if (!cell) return cancelled(campaign, formation, station)
  // SAB-ESC-10
  if (cell.fuel) spendFuel(campaign, 'SAB-ESC-10', sections, 'escort')
  const twoDice = isInSun(patrolOf(campaign), formation.at)
  const success = yield* attempt(campaign, formation, {
    order: 'escort',
    station,
    number: cell.number,
    twoDice,
    again: 'fuel',
  })
  const escort = escortOf(campaign, station)
  const fighters = fightersIn(campaign, formation).length
  const leaders = leadersOf(campaign, formation)
  const circle = success && escort.type === '110' && (yield* circleForms(campaign, formation))
  // SAB-ESC-07
  leaveMap(campaign, 'SAB-ESC-07', formation)
  const destroyed = circle
    ? yield* fightCircle(campaign, sections)
    : yield* dogfights(campaign, sections, { deck: success ? 'raf' : 'luftwaffe', ...escort })
  // SAB-ESC-13
  yield* suppressionCheck(campaign, { station, circle, fighters, leaders, destroyed })
}

/** SAB-ESC-02 SAB-ESC-12 The target is picked now: any marker, but none that costs Fuel which a Section does not have. */
function* chooseTarget(campaign: Campaign, formation: Formation): Procedure<Station | undefined> {
  const able = canSpendFuel(campaign, formation.sections)
  const options: StationOption[] = []
  for (const station of occupied(campaign)) {
    const cell = escortCell(campaign, placeOf(formation), station, escortOf(campaign, station).type)
    if (cell?.fuel && !able) continue
    const { number, fuel = false } = cell ?? {}
    options.push({
      id: station,
      station,
      number,
      fuel,
      on: [`station:${station}`],
      ...(!cell && { rare: true }),
    })
  }
  // SAB-ESC-14 Nobody is left to fight: a Cruise instead.
  if (options.length === 0) return undefined
  return (yield* choose(SQUADRON, 'escort.target', options, [`formation:${formation.id}`])).station
}

/** SAB-ESC-08 SAB-A-53 */
function cancelled(campaign: Campaign, formation: Formation, station: Station): void {
  note('SAB-ESC-08', 'order-cancelled', { formation: formation.id, station })
  leaveMap(campaign, 'SAB-ESC-08', formation)
}

/** SAB-FRM-23 All of its Sections have lost contact. */
export function leaveMap(campaign: Campaign, rule: string, { sections }: Formation): void {
  for (const section of [...sections]) loseContact(campaign, rule, section)
}

/** SAB-ESC-15 SAB-K-079 Whether the 110s form a circle. */
function* circleForms(campaign: Campaign, formation: Formation): Procedure<boolean> {
  const number = tablesOf(campaign).circle.forms[placeOf(formation).altitude][sizeOf(formation)]
  const die = yield* d12('circle', [`formation:${formation.id}`], number)
  const forms = die >= number
  note('SAB-ESC-15', 'circle', { number, die, forms })
  return forms
}
