import { noted } from '@tallyho/engine'
import type { Campaign, Element, ElementNo, Mission } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { at, elementName, missionOf } from '../05-map/table.ts'

/** Attack advantages: they lie in an element, for whoever is in it (SR-ADV-03 SR-ADV-12). */

export type Advantage = 'rotte' | 'position' | 'schwarm'
/** SR-ADV-08 Those that cancel a Hit. */
export type Cover = Exclude<Advantage, 'schwarm'>

const NEITHER: readonly Cover[] = []
const ROTTE: readonly Cover[] = ['rotte']
const POSITION: readonly Cover[] = ['position']
const BOTH: readonly Cover[] = ['rotte', 'position']

/** SR-ADV-08 The advantages of an element that cancel a Hit. */
export function advantagesOf(campaign: Campaign, element: ElementNo): readonly Cover[] {
  const { rotte, position } = elementNo(campaign, element)
  if (rotte) return position ? BOTH : ROTTE
  return position ? POSITION : NEITHER
}

/** SR-ADV-08 It is removed when it has cancelled a Hit. */
export function spendAdvantage(campaign: Campaign, element: ElementNo, advantage: Cover): void {
  elementNo(campaign, element)[advantage] = false
  noteSpent(campaign, element, advantage)
}

/** SR-ADV-09 Damage results left in an element. */
export function schwarmOf(campaign: Campaign, element: ElementNo): number {
  return elementNo(campaign, element).schwarm
}

/** SR-ADV-09 One at a time; two may be used by one fighter. */
export function spendSchwarm(campaign: Campaign, element: ElementNo): void {
  elementNo(campaign, element).schwarm -= 1
  noteSpent(campaign, element, 'schwarm')
}

/** SR-SEQ-10 SR-ADV-11 The turn is over. */
export function removeAdvantages({ elements }: Mission): void {
  for (const element of elements) {
    element.rotte = false
    element.position = false
    element.schwarm = 0
  }
}

function elementNo(campaign: Campaign, element: ElementNo): Element {
  return at(missionOf(campaign).elements, element)
}

function noteSpent(campaign: Campaign, element: ElementNo, advantage: Advantage): void {
  if (!noted()) return
  note(advantage === 'schwarm' ? 'SR-ADV-09' : 'SR-ADV-08', 'advantage.spent', {
    element: elementName(campaign, element),
    advantage,
    left: schwarmOf(campaign, element),
  })
}
