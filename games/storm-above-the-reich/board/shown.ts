import type { BoxId, Position } from '../pack/types.ts'
import { box, boxCalled } from '../rules/05-map/boxes.ts'
import { fighterName, formation, isHit, missionOf } from '../rules/05-map/table.ts'
import type { Campaign, Fighter, SpaceNo } from '../state.ts'
import { boxName, MANEUVER_NAMES, spaceCalled } from '../text/names.ts'
import { type Decided, isIn } from './decided.ts'
import type { FighterFaceProps } from './pieces/FighterFace.tsx'
import { HEADINGS } from './sky/headings.ts'

/** With a capital letter, as a sentence begins. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Fighters as the board shows them: plain values, so that what has not changed is not drawn again. */

export function positionOf(fighter: Fighter): Position | undefined {
  if (fighter.at === 'space') return fighter.approach && box(fighter.approach).position
  return boxCalled(fighter.at)?.position
}

/** Where its nose points; in a dogfight everybody looks elsewhere. */
function headingOf(fighter: Fighter): number {
  const position = positionOf(fighter)
  if (position !== undefined) return HEADINGS[position]
  return fighter.at === 'dogfight' ? (fighter.no * 137) % 360 : 0
}

export function faceOf(campaign: Campaign, fighter: Fighter, decided: Decided): FighterFaceProps {
  const engaged = fighter.at === 'space'
  return {
    kind: fighter.kind,
    name: fighterName(campaign, fighter),
    heading: headingOf(fighter),
    mode: engaged && isIn(decided.modes, fighter.no) ? fighter.mode : undefined,
    altitude: engaged ? fighter.altitude : undefined,
    maneuver: engaged && isIn(decided.maneuvers, fighter.no) ? fighter.maneuver : undefined,
    hits: fighter.hits.length,
    ammo: fighter.ammo,
    sun: engaged && fighter.outOfTheSun,
    loads: loadsOf(fighter),
    spent: engaged && fighter.attacked && decided.aims !== fighter.no,
    out: fighter.at === 'lost' || fighter.at === 'fate' ? fighter.at : undefined,
  }
}

/** For the ear: `carrying armor and rockets`. */
function carried({ armor, cannon, rockets, cable }: Fighter): string | false {
  const loads = [
    armor && 'armor',
    cannon && 'cannon',
    rockets === 'loaded' && 'rockets',
    cable && 'a cable bomb',
  ]
  const carries = loads.filter(Boolean)
  return carries.length > 0 && `carrying ${carries.join(' and ')}`
}

/** What it carries, a letter each; fired rockets are a hollow one. */
function loadsOf({ armor, cannon, rockets, cable }: Fighter): string {
  return `${armor ? 'A' : ''}${cannon ? 'C' : ''}${rockets === 'loaded' ? 'R' : rockets === 'fired' ? 'r' : ''}${cable ? 'K' : ''}`
}

const WHEREABOUTS: Readonly<Record<string, string>> = {
  reserve: 'not yet entered',
  exited: 'out of the mission',
  fate: 'dropped out with a serious hit',
  home: 'home',
  lost: 'lost',
}

export function whereIs(campaign: Campaign, fighter: Fighter): string {
  if (fighter.at === 'space') return spaceName(campaign, fighter.space)
  return WHEREABOUTS[fighter.at] ?? boxName(fighter.at)
}

export function spaceName(campaign: Campaign, space: SpaceNo): string {
  const found = formation(campaign).spaces[space]
  if (!found) return ''
  const names = found.elements.map(no => formation(campaign).elements[no]?.name)
  return `${spaceCalled(campaign, space)}${names.length > 0 ? ` (${names.join(' and ')})` : ''}`
}

/** A fighter for the ear: `Bär, FW190, Tail Level, 1 hit`. */
export function fighterLabel(campaign: Campaign, fighter: Fighter, decided: Decided): string {
  const engaged = fighter.at === 'space'
  const target = engaged ? formation(campaign).places[fighter.target]?.id : undefined
  return [
    fighterName(campaign, fighter),
    fighter.kind === 'fw190' && 'FW190',
    whereIs(campaign, fighter),
    engaged && fighter.altitude,
    engaged && isIn(decided.modes, fighter.no) && fighter.mode,
    engaged && isIn(decided.maneuvers, fighter.no) && MANEUVER_NAMES[fighter.maneuver],
    target !== undefined && `against ${target}`,
    carried(fighter),
    isHit(fighter) && `${fighter.hits.length} hit${fighter.hits.length > 1 ? 's' : ''}`,
    fighter.ammo === 'jam' && 'guns jammed',
    fighter.ammo === 'none' && 'no ammunition',
    fighter.outOfTheSun && 'out of the Sun',
  ]
    .filter(Boolean)
    .join(', ')
}

export function boxLabel(campaign: Campaign, id: BoxId): string {
  const { anchored, sun, fighters, escort } = missionOf(campaign)
  const inside = fighters.filter(({ at }) => at === id).length
  const escorts = escort.markers.filter(({ at }) => at === id).length
  return [
    boxName(id),
    anchored.some(one => one === id) && 'anchored',
    sun === id && 'the Sun',
    inside > 0 && `${inside} fighter${inside > 1 ? 's' : ''}`,
    escorts > 0 && `${escorts} escort${escorts > 1 ? 's' : ''}`,
  ]
    .filter(Boolean)
    .join(', ')
}
