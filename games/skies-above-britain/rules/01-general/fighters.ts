import {
  COLOURS,
  type Colour,
  FIGHTER_NUMBERS,
  type FighterId,
  type FighterNumber,
  type Level,
} from '../../pack/types.ts'
import type { Campaign, Fighter, FighterPlace, Patrol, Pilot } from '../../state.ts'
import type { OfPilot } from '../../vocabulary/terms.ts'
import { found, patrolOf } from './terms.ts'

/** Fighters and their pilots, as all chapters ask for them. */

/** SAB-FRM-15 What every fighter's name says: its colour, and its number in the Section. */
const NAMES = new Map(
  COLOURS.flatMap(colour =>
    FIGHTER_NUMBERS.map((number): [FighterId, { colour: Colour; number: FighterNumber }] => [
      `${colour}-${number}`,
      { colour, number },
    ]),
  ),
)

export function colourOf(id: FighterId): Colour {
  return found(NAMES.get(id), 'fighter', id).colour
}

/** SAB-FRM-15 1 is the leader. */
export function numberOf(id: FighterId): FighterNumber {
  return found(NAMES.get(id), 'fighter', id).number
}

/** SAB-K-129 A Leader flies between his wingmen. */
const IN_SLOT: readonly FighterNumber[] = [2, 1, 3, 4]

/** SAB-GEN-07 SAB-K-129 The number of the die that a fighter has on the Squadron Display, by the slot of its Section. */
export function displayNumber(campaign: Campaign, id: FighterId): number {
  const { slots } = patrolOf(campaign)
  return slots.indexOf(colourOf(id)) * slotSize(campaign) + IN_SLOT.indexOf(numberOf(id)) + 1
}

/** SAB-GEN-06 The numbers of a Section's slot, each with the same share of the die. */
export function displayNumbers(campaign: Campaign, colour: Colour): { from: number; to: number } {
  const size = slotSize(campaign)
  const slot = patrolOf(campaign).slots.indexOf(colour)
  return { from: slot * size + 1, to: (slot + 1) * size }
}

/** SAB-GEN-10 */
function slotSize(campaign: Campaign): number {
  return patrolOf(campaign).advanced ? 4 : 3
}

export function fighter(campaign: Campaign, id: FighterId): Fighter {
  return found(patrolOf(campaign).fighters[id], 'fighter', id)
}

/** In the order of the squadron: by colour, then by number. */
export function fighterIds({ fighters }: Patrol): readonly FighterId[] {
  return Object.keys(fighters) as FighterId[]
}

export function fightersAt(campaign: Campaign, ...places: readonly FighterPlace[]): readonly FighterId[] {
  const { fighters } = patrolOf(campaign)
  const ids: FighterId[] = []
  // Rules ask for some of them all the time: a plain loop is what makes them quick.
  for (const id in fighters)
    if (places.includes((fighters[id as FighterId] as Fighter).at)) ids.push(id as FighterId)
  return ids
}

/** SAB-GEN-05 */
function isFlying({ at }: Fighter): boolean {
  return at === 'section' || at === 'lost' || at === 'bombers' || at === 'circle'
}

export function isInPlay(campaign: Campaign, id: FighterId): boolean {
  return isFlying(fighter(campaign, id))
}

export function inPlay(campaign: Campaign): readonly FighterId[] {
  const { fighters } = patrolOf(campaign)
  const ids: FighterId[] = []
  for (const id in fighters) if (isFlying(fighters[id as FighterId] as Fighter)) ids.push(id as FighterId)
  return ids
}

/** SAB-GEN-05 */
export function isAnyInPlay(campaign: Campaign): boolean {
  const { fighters } = patrolOf(campaign)
  for (const id in fighters) if (isFlying(fighters[id as FighterId] as Fighter)) return true
  return false
}

/** A pilot's number is his line in the roster. */
export function pilotNo({ pilots }: Campaign, no: number): Pilot {
  return found(pilots[no], 'pilot', no)
}

/** SAB-FRM-16 */
export function pilotOf(campaign: Campaign, id: FighterId): Pilot {
  return pilotNo(campaign, fighter(campaign, id).pilot)
}

/** Whom a note tells of. */
export function named({ no, name }: Pick<Pilot, 'no' | 'name'>): OfPilot {
  return { pilot: no, name }
}

/** SAB-PIL-05 SAB-PIL-06 SAB-K-137 Patrols that make a pilot Regular and Veteran. */
export const REGULAR_AFTER = 4
export const VETERAN_AFTER = 9

/** SAB-PIL-04 */
export function levelOf({ patrols }: Pick<Pilot, 'patrols'>): Level {
  return patrols >= VETERAN_AFTER ? 'veteran' : patrols >= REGULAR_AFTER ? 'regular' : 'green'
}

/** SAB-GEN-16 SAB-PIL-08 Of a pilot, never of the Section of that colour. */
export function isGreen(campaign: Campaign, id: FighterId): boolean {
  return levelOf(pilotOf(campaign, id)) === 'green'
}

export function isVeteran(campaign: Campaign, id: FighterId): boolean {
  return levelOf(pilotOf(campaign, id)) === 'veteran'
}

/** SAB-PIL-09 Patrols in a row that tire a pilot. */
export const FATIGUED_AFTER = 2

export function isFatigued(campaign: Campaign, id: FighterId): boolean {
  return pilotOf(campaign, id).inARow >= FATIGUED_AFTER
}
