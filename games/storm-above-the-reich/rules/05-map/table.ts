import type { Ref } from '@tallyho/engine'
import type { ElementPlan, Formation, Space } from '../../pack/index.ts'
import { packOf } from '../../pack/index.ts'
import type { BoxId, EscortType, FighterKind, MissionType, Skill } from '../../pack/types.ts'
import type {
  Bomber,
  Campaign,
  ElementNo,
  EscortMarker,
  Fighter,
  FighterNo,
  Mission,
  Pilot,
  PilotNo,
  SpaceNo,
} from '../../state.ts'
import { isBox } from './boxes.ts'

/** The plain words of the table: what lies where. */

/** Something by its number. Numbers on the board point at something, or the board is no board. */
export function at<T>(things: readonly T[], no: number): T {
  const found = things[no]
  if (found === undefined) throw new Error(`There is nothing with the number ${no}`)
  return found
}

export function missionOf(campaign: Campaign): Mission {
  if (campaign.mission === undefined) throw new Error('No mission is being flown')
  return campaign.mission
}

/** SR-SET-03 */
export function typeOf({ type }: Mission): MissionType {
  if (type === undefined) throw new Error('The type of the mission is not known yet')
  return type
}

/** Of the escort that flies. */
export function escortType({ escort }: Mission): EscortType {
  if (escort.type === undefined) throw new Error('The mission has no escort')
  return escort.type
}

export function formation(campaign: Campaign): Formation {
  return packOf(campaign).formation(missionOf(campaign).map)
}

export function elementPlan(campaign: Campaign, no: ElementNo): ElementPlan {
  return at(formation(campaign).elements, no)
}

export function elementName(campaign: Campaign, no: ElementNo): string {
  return elementPlan(campaign, no).name
}

export function spaceNo({ spaces }: Formation, no: SpaceNo): Space {
  return at(spaces, no)
}

export function fighterNo(mission: Mission, no: FighterNo): Fighter {
  return at(mission.fighters, no)
}

export function pilotNo(campaign: Campaign, no: PilotNo): Pilot {
  return at(campaign.pilots, no)
}

/** Undefined for an auxiliary. */
export function pilotOf(campaign: Campaign, { pilot }: Fighter): Pilot | undefined {
  return pilot === undefined ? undefined : campaign.pilots[pilot]
}

export function fightersIn({ fighters }: Mission, box: BoxId): Fighter[] {
  return fighters.filter(({ at }) => at === box)
}

export function holdsFighters({ fighters }: Mission, box: BoxId): boolean {
  for (const { at } of fighters) if (at === box) return true
  return false
}

/** SR-COL-01 At whatever altitude. */
export function fightersSharing({ fighters }: Mission, space: SpaceNo): Fighter[] {
  return fighters.filter(fighter => fighter.at === 'space' && fighter.space === space)
}

/** SR-SET-18 None before the escort has arrived, even if its stations are known. */
export function escortsIn({ escort }: Mission, at: EscortMarker['at']): EscortMarker[] {
  if (escort.status !== 'present') return []
  return escort.markers.filter(marker => marker.at === at)
}

/** SR-SEQ-06 In a box or a space: the Dogfight Box is part of the map, Fate Boxes are not. */
export function isOnMap({ at }: Fighter): boolean {
  return at === 'space' || isBox(at)
}

export function isHit({ hits }: Fighter): boolean {
  return hits.length > 0
}

export function isGone({ gone }: Bomber): boolean {
  return gone !== undefined
}

/** SR-PIL-09 SR-PIL-10 Uses of a skill that a pilot still has in this mission. */
export function usesLeft(campaign: Campaign, fighter: Fighter, skill: Skill): number {
  const pilot = pilotOf(campaign, fighter)
  if (pilot === undefined) return 0
  let owned = 0
  for (const one of pilot.skills) if (one === skill) owned += 1
  return owned - fighter.used[skill]
}

export const KIND_NAMES: Readonly<Record<FighterKind, string>> = {
  fw190: 'FW190',
  bf110: 'Bf110',
  mc202: 'MC202',
  iar80: 'IAR80',
  ju88: 'Ju88',
  me163: 'Me163',
}

export function refsOf(fighters: readonly Fighter[]): Ref[] {
  return fighters.map(({ no }) => `fighter:${no}`)
}

/** The pilot's name, or the type of an auxiliary with its number: `Bär`, `Ju88 2`. */
export function fighterName(campaign: Campaign, fighter: Fighter): string {
  const pilot = pilotOf(campaign, fighter)
  if (pilot !== undefined) return pilot.name
  let number = 0
  for (const { kind, no } of missionOf(campaign).fighters)
    if (kind === fighter.kind && no <= fighter.no) number += 1
  return `${KIND_NAMES[fighter.kind]} ${number}`
}

/** Who a note is about. */
export interface Who {
  readonly fighter: FighterNo
  readonly name: string
}

export function whoOf(campaign: Campaign, fighter: Fighter): Who {
  return { fighter: fighter.no, name: fighterName(campaign, fighter) }
}
