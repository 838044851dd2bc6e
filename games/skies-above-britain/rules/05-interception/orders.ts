import { once, type Procedure, type Ref } from '@tallyho/engine'
import { ALTITUDES, POSITIONS, type SectionId } from '../../pack/types.ts'
import { type Campaign, type Formation, SQUADRON } from '../../state.ts'
import type { OrderOption, StationOption } from '../../vocabulary/interception.ts'
import { choose, note } from '../../vocabulary.ts'
import { leaveFormation, returnToBase } from '../01-general/acts.ts'
import { flightsOf, nameOf } from '../01-general/formations.ts'
import { canSpendFuel, patrolOf } from '../01-general/terms.ts'
import { bombersCostFuel } from './bombers.ts'
import { targets } from './escort.ts'
import { fightersIn, formationsOnMap } from './map.ts'

/**
 * SAB-ORD-01 Every formation on the map gets an order, or goes home. SAB-ORD-07 It stands when all have theirs. SAB-ORD-05 With none there
 * the phase is skipped, and so is the next.
 */
export function* ordersPhase(
  campaign: Campaign,
): Procedure<'orders' | 'intercept-escort' | 'entropy-bombers'> {
  const waiting = formationsOnMap(campaign).find(({ order }) => order === undefined)
  if (waiting) {
    yield* giveOrder(campaign, waiting)
    return 'orders'
  }
  return formationsOnMap(campaign).length > 0 ? 'intercept-escort' : 'entropy-bombers'
}

const PLACES = POSITIONS.flatMap(position => ALTITUDES.map(altitude => `position:${position}/${altitude}`))

/** What every formation may be ordered to. */
const ordersFor = once((id: Formation['id']) => {
  const on: readonly Ref[] = [`formation:${id}`]
  const bombers: OrderOption = { id: 'bombers', order: 'bombers', on: [...on, 'raid:bombers'] }
  const cruise: OrderOption = { id: 'cruise', order: 'cruise', on: [...on, ...PLACES] }
  const home: OrderOption = { id: 'home', order: 'home', on, rare: true }
  return { on, bombers, cruise, home }
})

/** An order that would be lost is no target. */
function lit({ on = [], rare }: StationOption): readonly Ref[] {
  return rare ? [] : on
}

function* giveOrder(campaign: Campaign, formation: Formation): Procedure<void> {
  const { id, sections } = formation
  const { on, bombers, cruise, home } = ordersFor(id)
  const options: OrderOption[] = []
  const stations = targets(campaign, formation)
  if (stations.length > 0)
    options.push({ id: 'escort', order: 'escort', on: [...on, ...stations.flatMap(lit)] })
  // SAB-IBM-13
  if (!bombersCostFuel(formation) || canSpendFuel(campaign, sections)) options.push(bombers)
  options.push(cruise, home)
  options.push(...splits(campaign, formation))
  const { order, split } = yield* choose(SQUADRON, 'orders', options, on)
  if (split) return void splitOff(campaign, formation, split)
  if (order === undefined) return
  if (order !== 'home') formation.order = order
  note('SAB-ORD-01', 'order', { formation: id, sections, order })
  // SAB-ORD-03
  if (order === 'home') returnToBase(campaign, 'SAB-ORD-03', fightersIn(campaign, formation))
}

/** SAB-FRM-10 SAB-ORD-02 The Flights and Sections that a formation may be split into. */
function parts(campaign: Campaign, { sections }: Formation): readonly (readonly SectionId[])[] {
  if (sections.length < 2) return []
  const flights = flightsOf(campaign)
    .map(flight => flight.filter(section => sections.includes(section)))
    .filter(flight => flight.length === 2 && sections.length > 2)
  return [...flights, ...sections.map(section => [section])]
}

/** To split any of these off; a single Section is seldom wanted where there is a Flight. */
export function splits(campaign: Campaign, formation: Formation) {
  const all = parts(campaign, formation)
  const byFlights = all.some(part => part.length > 1)
  return all.map(split => ({
    id: `split/${split.join('+')}`,
    split,
    on: split.map(section => `unit:${section}`),
    ...(byFlights && split.length === 1 && { rare: true as const }),
  }))
}

/** SAB-FRM-11 A smaller formation at the same place, which comes first from now on; the rest stays there. */
export function splitOff(campaign: Campaign, from: Formation, sections: readonly SectionId[]): Formation {
  const id = nameOf(campaign, sections)
  const { id: whole } = from
  const one: Formation = { id, sections: [...sections], at: from.at && { ...from.at }, order: undefined }
  for (const section of sections) leaveFormation(campaign, section)
  const { formations } = patrolOf(campaign)
  formations.splice(formations.indexOf(from), 0, one)
  note('SAB-FRM-11', 'split', { formation: id, from: whole, sections })
  return one
}
