import type { Procedure, Step } from '@tallyho/engine'
import type { Place, Space } from '../../pack/index.ts'
import type { Cohesion } from '../../pack/types.ts'
import {
  type Campaign,
  type Element,
  type ElementNo,
  type PlaceNo,
  type SpaceNo,
  STAFFEL,
} from '../../state.ts'
import { choose, d10, note, pick } from '../../vocabulary.ts'
import { returnMarker } from '../05-map/cups.ts'
import { meets, type Needs } from '../05-map/dice.ts'
import { elementOption } from '../05-map/options.ts'
import { at, elementName, formation, isGone, missionOf } from '../05-map/table.ts'
import { onward } from '../06-turn.ts'
import { bomberAt, bombersOf, dropBomber } from '../20-burst/bombers.ts'
import { shiftLeaders } from './leader-shift.ts'

/** Whether the elements hold together. */

/** One element for each call; when all are done, the markers are taken off. */
export function* checkCohesion(campaign: Campaign): Procedure<Step> {
  const { elements } = missionOf(campaign)
  const pending = pendingElements(campaign)
  if (pending.length === 0) {
    if (campaign.options.leaderShift) yield* shiftLeaders(campaign)
    clearMarkers(campaign)
    return onward(campaign, 'approach')
  }
  const no = yield* nextElement(campaign, pending)
  const element = at(elements, no)
  element.checked = true
  yield* check(campaign, no, element)
  yield* detonate(campaign, no)
  return 'cohesion'
}

/** SR-COH-01 Those with a marker. SR-COH-13 Nothing changes an element without bombers. */
function pendingElements(campaign: Campaign): ElementNo[] {
  const pending: ElementNo[] = []
  missionOf(campaign).elements.forEach(({ checked, empty }, no) => {
    if (!checked && !empty && markersIn(campaign, no) > 0) pending.push(no)
  })
  return pending
}

/** Asked only where it matters: if two elements share a bomber that may fall, or a Detonation. */
function* nextElement(campaign: Campaign, pending: readonly ElementNo[]): Procedure<ElementNo> {
  const matters = pending.filter(no => pending.some(other => isEntwined(campaign, no, other)))
  if (matters.length === 0) return at(pending, 0)
  const options = matters.map(no => elementOption(campaign, no))
  return (yield* choose(STAFFEL, 'cohesion.next', options)).element
}

function isEntwined(campaign: Campaign, one: ElementNo, other: ElementNo): boolean {
  if (one === other) return false
  const { elements, places, spaces } = formation(campaign)
  const { bombers, detonations } = missionOf(campaign)
  for (const space of detonations) if (isInBoth(spaces[space], one, other)) return true
  for (const place of elements[one]?.places ?? [])
    if (isInBoth(places[place], one, other) && !isGone(at(bombers, place)))
      return mayLoseBomber(campaign, one) || mayLoseBomber(campaign, other)
  return false
}

function isInBoth(where: Space | Place | undefined, one: ElementNo, other: ElementNo): boolean {
  const elements = where?.elements ?? []
  return elements.includes(one) && elements.includes(other)
}

/** How far down an element is. */
const DOWN: Readonly<Record<Cohesion, number>> = { good: 0, loose: 1, kaputt: 2 }

/** Three steps down from Good Order a bomber falls: one by the check, one by each Detonation. */
function mayLoseBomber(campaign: Campaign, no: ElementNo): boolean {
  const { cohesion } = at(missionOf(campaign).elements, no)
  return DOWN[cohesion] + 1 + detonationsFor(campaign, no).length > 2
}

/** Markers in an element, by kind. */
export interface Held {
  damage: number
  /** Fallen and Destroyed. */
  gone: number
  /** Loose or Kaputt. */
  order: number
  proximity: number
  detonations: number
}

/** SR-COH-02 SR-COH-03 SR-Q-36 A marker in an overlap, or on a bomber of two elements, counts once in each. */
function heldIn(campaign: Campaign, no: ElementNo): Held {
  const mission = missionOf(campaign)
  const { elements, spaces } = formation(campaign)
  const order = mission.elements[no]?.cohesion === 'good' ? 0 : 1
  const held: Held = { damage: 0, gone: 0, order, proximity: 0, detonations: 0 }
  for (const place of elements[no]?.places ?? []) {
    const bomber = at(mission.bombers, place)
    if (isGone(bomber)) held.gone += 1
    else held.damage += bomber.damage.length
  }
  for (const { space } of mission.proximity) if (spaces[space]?.elements.includes(no)) held.proximity += 1
  for (const space of mission.detonations) if (spaces[space]?.elements.includes(no)) held.detonations += 1
  return held
}

const sumOf = ({ damage, gone, order, proximity, detonations }: Held): number =>
  damage + gone + order + proximity + detonations

export const markersIn = (campaign: Campaign, no: ElementNo): number => sumOf(heldIn(campaign, no))

function* check(campaign: Campaign, no: ElementNo, element: Element): Procedure {
  const held = heldIn(campaign, no)
  const markers = sumOf(held)
  const name = elementName(campaign, no)
  const was = element.cohesion
  // SR-COH-05 A single marker needs no die.
  const die = markers > 1 ? yield* d10('cohesion.roll', [`element:${no}`], markers) : undefined
  // SR-COH-04 SR-Q-06
  const needs: Needs = { upTo: markers }
  const degrades = die !== undefined && meets(needs, die)
  note('SR-COH-04', 'cohesion.check', { element: name, was, markers, held, die, needs, degrades })
  if (degrades) yield* degrade(campaign, no)
  // SR-COH-09
  else if (was === 'kaputt') setCohesion(campaign, no, 'loose')
}

/** SR-COH-06 One level down; from Kaputt a bomber falls and the rest closes up. */
export function* degrade(campaign: Campaign, no: ElementNo): Procedure {
  const element = at(missionOf(campaign).elements, no)
  if (element.empty) return
  if (element.cohesion === 'good') return setCohesion(campaign, no, 'loose')
  if (element.cohesion === 'loose') return setCohesion(campaign, no, 'kaputt')
  const place = yield* worstBomber(campaign, no)
  // SR-COH-08
  dropBomber(campaign, place, 'fallen', 'cohesion', undefined)
  // SR-COH-13 Not if it was the last.
  if (!element.empty) setCohesion(campaign, no, 'loose')
}

/** SR-COH-07 The most damaged; chance among equals. */
function* worstBomber(campaign: Campaign, no: ElementNo): Procedure<PlaceNo> {
  const places = bombersOf(campaign, no)
  const most = Math.max(...places.map(place => bomberAt(campaign, place).damage.length))
  const worst = places.filter(place => bomberAt(campaign, place).damage.length === most)
  const things = worst.map(place => ({ id: `bomber/${bomberAt(campaign, place).id}`, place }))
  return (yield* pick('cohesion.falls', things, [`element:${no}`])).place
}

function setCohesion(campaign: Campaign, no: ElementNo, cohesion: Cohesion): void {
  const element = at(missionOf(campaign).elements, no)
  const was = element.cohesion
  element.cohesion = cohesion
  note('SR-COH-06', 'cohesion.becomes', { element: elementName(campaign, no), was, cohesion })
}

/** SR-COH-12 */
function clearMarkers(campaign: Campaign): void {
  const mission = missionOf(campaign)
  const proximity = mission.proximity.length
  const detonations = mission.detonations.length
  for (const { marker } of mission.proximity) returnMarker(campaign, marker)
  mission.proximity = []
  // SR-BLA-15
  mission.detonations = []
  if (proximity + detonations > 0) note('SR-COH-12', 'cohesion.cleared', { proximity, detonations })
  for (const element of mission.elements) {
    element.checked = false
    element.detonations = 0
  }
}

/** SR-COH-10 What rockets do to an element after its check. */

/** Detonations in an element's spaces. */
export function detonationsFor(campaign: Campaign, no: ElementNo): SpaceNo[] {
  const { spaces } = formation(campaign)
  return missionOf(campaign).detonations.filter(space => spaces[space]?.elements.includes(no))
}

/** One level down for each, one at a time. */
export function* detonate(campaign: Campaign, no: ElementNo): Procedure {
  const { elements } = missionOf(campaign)
  const element = at(elements, no)
  for (const space of detonationsFor(campaign, no)) {
    const other = formation(campaign).spaces[space]?.elements.find(one => one !== no)
    if (other === undefined) element.detonations += 1
    // SR-COH-11 SR-Q-23 The element that is checked first is asked; what it leaves goes to the other.
    else if (!elements[other]?.checked) {
      const options = [elementOption(campaign, no), elementOption(campaign, other)]
      const { element: struck } = yield* choose(STAFFEL, 'cohesion.detonation', options, [`space:${space}`])
      at(elements, struck).detonations += 1
    }
  }
  for (; element.detonations > 0; element.detonations -= 1) {
    note('SR-COH-10', 'cohesion.detonation', { element: elementName(campaign, no) })
    yield* degrade(campaign, no)
  }
}
