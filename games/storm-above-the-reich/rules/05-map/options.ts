import type { Option } from '@tallyho/engine'
import type { BoxId } from '../../pack/types.ts'
import type { Campaign, ElementNo, EscortMarker, Fighter, FighterNo, PlaceNo } from '../../state.ts'
import { elementPlan, missionOf } from './table.ts'

/** Answers that are given again and again; those that can be are made once each. */

export interface BoxOption extends Option {
  readonly box: BoxId
}

const TO: Partial<Record<BoxId, BoxOption>> = {}

/** To a box. */
export function toBox(box: BoxId): BoxOption {
  TO[box] ??= Object.freeze({ id: `to/${box}`, on: [`box:${box}`], box })
  return TO[box]
}

const GROUPS: Partial<Record<BoxId, BoxOption>> = {}

/** All who can, out of one box. */
export function groupIn(box: BoxId): BoxOption {
  GROUPS[box] ??= Object.freeze({ id: `group/${box}`, on: [`box:${box}`], box })
  return GROUPS[box]
}

export interface EscortOption extends Option {
  readonly escort: number
}

const ESCORTS: EscortOption[] = []

export function escortOption({ no }: EscortMarker): EscortOption {
  ESCORTS[no] ??= Object.freeze({ id: `escort/${no}`, on: [`escort:${no}`], escort: no })
  return ESCORTS[no]
}

export interface FighterOption extends Option {
  readonly fighter: FighterNo
}

/** One fighter; without one: none of them, all of them, or anybody, as the question says. */
export interface MaybeFighter extends Option {
  readonly fighter?: FighterNo
}

const FIGHTERS: FighterOption[] = []

export function fighterOption({ no }: Fighter): FighterOption {
  FIGHTERS[no] ??= Object.freeze({ id: `fighter/${no}`, on: [`fighter:${no}`], fighter: no })
  return FIGHTERS[no]
}

/** All of them, one after the other. */
const THE_REST: MaybeFighter = { id: 'rest', rolls: true }

const NEXT: MaybeFighter[] = []

/** Whose die or card is next. */
function nextOption(fighter: Fighter): MaybeFighter {
  NEXT[fighter.no] ??= Object.freeze({ ...fighterOption(fighter), rolls: true })
  return NEXT[fighter.no] as MaybeFighter
}

/** One fighter after the other in the player's order; or, if he does not mind the order, all of them. */
export function inAnyOrder(fighters: readonly Fighter[]): readonly MaybeFighter[] {
  const options = fighters.map(nextOption)
  return options.length > 1 ? [...options, THE_REST] : options
}

export interface ElementOption extends Option {
  readonly element: ElementNo
}

export function elementOption(campaign: Campaign, element: ElementNo): ElementOption {
  return { id: `element/${elementPlan(campaign, element).id}`, on: [`element:${element}`], element }
}

export interface BomberOption extends Option {
  readonly place: PlaceNo
}

export function bomberOption(campaign: Campaign, place: PlaceNo): BomberOption {
  return { id: `bomber/${missionOf(campaign).bombers[place]?.id}`, on: [`bomber:${place}`], place }
}

export interface MarkerOption extends Option {
  readonly marker: string
}

export function markerOption(marker: string): MarkerOption {
  return { id: `marker/${marker}`, on: [`marker:${marker}`], marker }
}
