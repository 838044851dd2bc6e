import type { Procedure } from '@tallyho/engine'
import type { SectionId } from '../../pack/types.ts'
import { type Campaign, type Formation, SQUADRON } from '../../state.ts'
import type { OrderOption } from '../../vocabulary/interception.ts'
import { choose, note } from '../../vocabulary.ts'
import { returnToBase } from '../01-general/acts.ts'
import { canSpendFuel, patrolOf } from '../01-general/terms.ts'
import { bombersCostFuel } from './bombers.ts'
import { fightersIn, formationsOnMap, occupied } from './map.ts'

/** SAB-ORD-01 Every formation on the map gets an order, or goes home. SAB-ORD-05 With none there the phase is skipped. */
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

/** SAB-DP-15 */
function* giveOrder(campaign: Campaign, formation: Formation): Procedure<void> {
  const { id, sections } = formation
  const on = [`formation:${id}`]
  const options: OrderOption[] = []
  if (occupied(campaign).length > 0) options.push({ id: 'escort', order: 'escort', on })
  // SAB-IBM-13
  if (!bombersCostFuel(formation) || canSpendFuel(campaign, sections))
    options.push({ id: 'bombers', order: 'bombers', on })
  options.push({ id: 'cruise', order: 'cruise', on }, { id: 'home', order: 'home', on })
  for (const part of parts(campaign, formation))
    options.push({ id: `split/${part.join('+')}`, split: part, on: part.map(section => `unit:${section}`) })
  const { order, split } = yield* choose(SQUADRON, 'orders', options, on)
  if (split) return void splitOff(campaign, formation, split)
  if (order === undefined) return
  note('SAB-ORD-01', 'order', { formation: id, sections, order })
  if (order !== 'home') formation.order = order
  // SAB-ORD-03
  else returnToBase(campaign, 'SAB-ORD-03', fightersIn(campaign, formation))
}

/** SAB-FRM-10 SAB-ORD-02 The Flights and Sections that a formation may be split into. */
export function parts(campaign: Campaign, { sections }: Formation): readonly (readonly SectionId[])[] {
  if (sections.length < 2) return []
  const flights = flightsOf(campaign)
    .map(flight => flight.filter(section => sections.includes(section)))
    .filter(flight => flight.length === 2 && sections.length > 2)
  return [...flights, ...sections.map(section => [section])]
}

/** SAB-FRM-03 Two Sections of the display make a Flight. */
function flightsOf(campaign: Campaign): readonly (readonly SectionId[])[] {
  const { slots } = patrolOf(campaign)
  return [slots.slice(0, 2), slots.slice(2, 4)]
}

/** SAB-FRM-11 A smaller formation at the same place; the rest keeps its marker. */
export function splitOff(campaign: Campaign, from: Formation, sections: readonly SectionId[]): Formation {
  const patrol = patrolOf(campaign)
  from.sections = from.sections.filter(section => !sections.includes(section))
  const id = nameOf(campaign, sections)
  const one: Formation = { id, sections: [...sections], at: from.at && { ...from.at }, order: undefined }
  patrol.formations.push(one)
  note('SAB-FRM-11', 'split', { formation: id, from: from.id, sections })
  return one
}

/** A Section is known by its colour, a Flight by its number. */
export function nameOf(campaign: Campaign, sections: readonly SectionId[]): string {
  const [first] = sections
  if (sections.length === 1 && first) return first
  const flight = flightsOf(campaign).findIndex(slots => slots.some(slot => slot === first))
  const free = (id: string) => !patrolOf(campaign).formations.some(one => one.id === id)
  const names = [`flight-${flight + 1}`, 'flight-1', 'flight-2', 'flight-3']
  return names.find(free) ?? `flight-${patrolOf(campaign).formations.length + 1}`
}
