import type { Procedure } from '@tallyho/engine'
import { type Campaign, type Element, type ElementNo, type SpaceNo, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { elementOption } from '../05-map/options.ts'
import { elementName, formation, missionOf } from '../05-map/table.ts'
import { degrade } from './cohesion.ts'

/** SR-COH-10 What rockets do to an element after its check. */

/** Detonations in an element's spaces. */
export function detonationsFor(campaign: Campaign, no: ElementNo): SpaceNo[] {
  const { spaces } = formation(campaign)
  return missionOf(campaign).detonations.filter(space => spaces[space]?.elements.includes(no))
}

/** One level down for each, one at a time. */
export function* detonate(campaign: Campaign, no: ElementNo): Procedure {
  const { elements } = missionOf(campaign)
  const element = elements[no] as Element
  for (const space of detonationsFor(campaign, no)) {
    const other = formation(campaign).spaces[space]?.elements.find(one => one !== no)
    if (other === undefined) element.detonations += 1
    // SR-COH-11 SR-Q-23 The element that is checked first is asked; what it leaves goes to the other.
    else if (!elements[other]?.checked) {
      const options = [elementOption(campaign, no), elementOption(campaign, other)]
      const { element: struck } = yield* choose(STAFFEL, 'cohesion.detonation', options, [`space:${space}`])
      ;(elements[struck] as Element).detonations += 1
    }
  }
  for (; element.detonations > 0; element.detonations -= 1) {
    note('SR-COH-10', 'cohesion.detonation', { element: elementName(campaign, no) })
    yield* degrade(campaign, no)
  }
}
