import type { ApproachBox } from '../../pack/types.ts'
import { box } from '../../rules/05-map/boxes.ts'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, Element, Fighter } from '../../state.ts'
import type { Piece } from './table.ts'

/** Builders and readers for the proofs of the Attack Phase. */

/** A fighter among the bombers: `flying('3.3', 'nose/approach/level', { target: 'A1' })`. */
export function flying(at: Piece['at'], approach: ApproachBox, more: Partial<Piece> = {}): Piece {
  return { at, approach, altitude: box(approach).altitude ?? 'level', ...more }
}

export function fighter(campaign: Campaign, no = 0): Fighter {
  return missionOf(campaign).fighters[no] as Fighter
}

/** Where a fighter is: a space by its id, or any other place. */
export function whereabouts(campaign: Campaign, no = 0): string {
  const { at, space } = fighter(campaign, no)
  return at === 'space' ? (formation(campaign).spaces[space]?.id ?? '') : at
}

/** Where all of them are; those among the bombers are at `space`. */
export function placesOf(campaign: Campaign): string[] {
  return missionOf(campaign).fighters.map(({ at }) => at)
}

export function element(campaign: Campaign, id: string): Element {
  const no = formation(campaign).elements.findIndex(one => one.id === id)
  return missionOf(campaign).elements[no] as Element
}

/** `rotte position schwarm`, as far as they lie in the element. */
export function advantagesIn(campaign: Campaign, id: string): string {
  const { rotte, position, schwarm } = element(campaign, id)
  const held = [rotte ? 'rotte' : '', position ? 'position' : '', schwarm > 0 ? `schwarm-${schwarm}` : '']
  return held.filter(Boolean).join(' ')
}

export function damageOn(campaign: Campaign, id: string): readonly string[] {
  return missionOf(campaign).bombers.find(one => one.id === id)?.damage ?? []
}

export function goneOf(campaign: Campaign, id: string): string | undefined {
  return missionOf(campaign).bombers.find(one => one.id === id)?.gone
}
