import type { Procedure } from '@tallyho/engine'
import { type Campaign, type ElementNo, type Fighter, STAFFEL } from '../../state.ts'
import { choose } from '../../vocabulary.ts'
import { elementOption } from './options.ts'
import { formation, missionOf } from './table.ts'

/** SR-Q-55 A fighter in an overlap space is in either element, never in both at once: the player names one for each check. */

/** `level`: whose cohesion lowers the Lethal Level. `veer`, `partner`: whose fighters are near in a Collision Check. */
type Naming = 'level' | 'veer' | 'partner'

const NONE: readonly ElementNo[] = []

/** SR-MAP-12 SR-MAP-14 None, one, or two in an overlap space; none in a box. */
export function elementsOf(campaign: Campaign, { at, space }: Fighter): readonly ElementNo[] {
  return at === 'space' ? (formation(campaign).spaces[space]?.elements ?? NONE) : NONE
}

/** SR-MAP-15 The element a fighter is in for one check; asked only where its two elements differ for that check. */
export function* nameElement(
  campaign: Campaign,
  fighter: Fighter,
  why: Naming,
): Procedure<ElementNo | undefined> {
  const [one, other] = elementsOf(campaign, fighter)
  if (one === undefined || other === undefined) return one
  const alike = why === 'level' ? isSameCohesion(campaign, one, other) : isSameCrowd(campaign, one, other)
  return alike ? one : yield* askElement(campaign, fighter, why)
}

/** The fighters that count in an element: `named`, and all others in it, but those in an overlap only if the player says so. */
export function* fightersOf(
  campaign: Campaign,
  element: ElementNo,
  why: Naming,
  named: Fighter,
): Procedure<Fighter[]> {
  const counted: Fighter[] = []
  for (const fighter of missionOf(campaign).fighters) {
    if (!elementsOf(campaign, fighter).includes(element)) continue
    if (fighter === named || (yield* askElement(campaign, fighter, why)) === element) counted.push(fighter)
  }
  return counted
}

function* askElement(campaign: Campaign, fighter: Fighter, why: Naming): Procedure<ElementNo> {
  const options = elementsOf(campaign, fighter).map(element => elementOption(campaign, element))
  return (yield* choose(STAFFEL, `element.${why}`, options, [`fighter:${fighter.no}`])).element
}

function isSameCohesion(campaign: Campaign, one: ElementNo, other: ElementNo): boolean {
  const { elements } = missionOf(campaign)
  return elements[one]?.cohesion === elements[other]?.cohesion
}

/** Every fighter is in both, or in neither. */
function isSameCrowd(campaign: Campaign, one: ElementNo, other: ElementNo): boolean {
  for (const fighter of missionOf(campaign).fighters) {
    const elements = elementsOf(campaign, fighter)
    if (elements.includes(one) !== elements.includes(other)) return false
  }
  return true
}
