import type { BoxId } from '../../pack/types.ts'
import type { Campaign, EscortMarker, Fighter } from '../../state.ts'
import { rankOf } from '../05-map/boxes.ts'
import { pilotOf } from '../05-map/table.ts'

/** The two questions and the modifiers of the Aerial Combat Table. */

/** SR-ACB-06 Question 1: is every fighter higher than every escort? */
export function areHigher(
  box: BoxId,
  fighters: readonly Fighter[],
  escorts: readonly EscortMarker[],
): boolean {
  // SR-ACB-09 SR-ACB-11 Return, Evasive Return and Dogfight Boxes have no altitude
  if (rankOf(box) === 0) return false
  for (const fighter of fighters)
    for (const escort of escorts) if (!isHigher(box, fighter, escort)) return false
  return true
}

/** SR-Q-57 Stations and boxes without an altitude rank 0: nobody comes from above or below out of them. */
function isHigher(box: BoxId, { movedFrom }: Fighter, escort: EscortMarker): boolean {
  if (escort.movedFrom !== undefined) {
    // SR-ACB-07 SR-ACB-10 SR-Q-09 The escort came: Yes only out of a lower box
    const from = rankOf(escort.movedFrom)
    return from > 0 && from < rankOf(box)
  }
  // SR-ACB-08 SR-ACB-10 The escort was there: Yes only if the fighter dived on it in this Move Phase
  return movedFrom !== undefined && rankOf(movedFrom) > rankOf(box)
}

/** SR-ACB-12 Question 2. */
export function areMore(fighters: readonly Fighter[], escortNumber: number): boolean {
  return fighters.length > escortNumber
}

/** SR-ACB-13 What counts against the fighters, one for each (SR-Q-08: Armor does, a Jam does not). */
const BURDENS = {
  armor: (_, { armor }) => (armor ? 1 : 0),
  cannon: (_, { cannon }) => (cannon ? 1 : 0),
  cable: (_, { cable }) => (cable ? 1 : 0),
  rockets: (_, { rockets }) => (rockets === 'none' ? 0 : 1),
  hit: (_, { hits }) => hits.length,
  'no-ammo': (_, { ammo }) => (ammo === 'none' ? 1 : 0),
  // SR-PIL-24
  green: (campaign, fighter) => (pilotOf(campaign, fighter)?.penalty === undefined ? 0 : 1),
} satisfies Record<string, (campaign: Campaign, fighter: Fighter) => number>

export type Burden = keyof typeof BURDENS
const BURDEN_IDS = Object.keys(BURDENS) as Burden[]

export interface Modifier {
  readonly id: Burden
  readonly by: number
}

/** SR-ACB-13 All cumulative, over all fighters involved. */
export function modifiersOf(campaign: Campaign, fighters: readonly Fighter[]): Modifier[] {
  const modifiers: Modifier[] = []
  for (const id of BURDEN_IDS) {
    let by = 0
    for (const fighter of fighters) by -= BURDENS[id](campaign, fighter)
    if (by < 0) modifiers.push({ id, by })
  }
  return modifiers
}

/** SR-ACB-14 Modifiers never take it below the first column. */
export function totalOf(die: number, modifier: number): number {
  return Math.max(1, die + modifier)
}
