import type { Fact } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import {
  type Altitude,
  type Attachment,
  type Cohesion,
  ESCORT_TYPES,
  type EscortType,
  type FighterKind,
  type HitType,
  type MissionType,
  type Penalty,
  type Position,
  type Skill,
  type Station,
} from '../pack/types.ts'
import { box, isBox } from '../rules/05-map/boxes.ts'
import { fighterName, formation, KIND_NAMES } from '../rules/05-map/table.ts'
import type { Campaign, Maneuver, Mode, SetUpItem } from '../state.ts'

/** What things are called. */

export const POSITION_NAMES: Readonly<Record<Position, string>> = {
  nose: 'Nose',
  right: 'Flank 2-4',
  tail: 'Tail',
  left: 'Flank 8-10',
}

export const ALTITUDE_NAMES: Readonly<Record<Altitude, string>> = {
  high: 'High',
  level: 'Level',
  low: 'Low',
}

export const STATION_NAMES: Readonly<Record<Station, string>> = {
  'above-trailing': 'Above Trailing',
  forward: 'Forward',
  'below-trailing': 'Below Trailing',
}

export const ESCORT_NAMES: Readonly<Record<EscortType, string>> = {
  'p-51': 'P-51 Mustang',
  'p-40': 'P-40 Kittyhawk',
  spitfire: 'Spitfire',
  'p-38': 'P-38 Lightning',
}

export const SKILL_NAMES: Readonly<Record<Skill, string>> = {
  flyer: 'Flyer',
  quick: 'Quick',
  wiley: 'Wiley',
  luck: 'Luck',
  timing: 'Timing',
}

/** What each does, in a few words. */
export const SKILL_WORDS: Readonly<Record<Skill, string>> = {
  flyer: 'on a Collision Check of his own, look at two Proximity markers and keep one',
  quick: 'change mode at any moment of an attack, even with the card on the table',
  wiley: 'slip out of a dogfight: exit, or go to any Return Box',
  luck: 'cancel one Hit',
  timing: 'score one more Damage result in an attack',
}

export const PENALTY_NAMES: Readonly<Record<Penalty, string>> = {
  blackout: 'Blackout',
  disoriented: 'Disoriented',
  rookie: 'Rookie',
}

export const PENALTY_WORDS: Readonly<Record<Penalty, string>> = {
  blackout: 'a die at every break away: on a 1 he is killed, on a 2 or 3 he goes home',
  disoriented: 'every Hit makes him change mode',
  rookie: 'of two Hit markers he takes the worse',
}

export const ATTACHMENT_NAMES: Readonly<Record<Attachment, string>> = {
  armor: 'Armor',
  cannon: 'Cannon',
  rockets: 'Rockets',
  cable: 'Cable',
}

/** What each does, in a few words. */
export const ATTACHMENT_WORDS: Readonly<Record<Attachment, string>> = {
  armor: '+2 on the Fate dice of Cockpit, Engine and Fuel hits',
  cannon: 'draw two Damage markers and keep one',
  rockets: 'fired once, from Tail/Level, at a whole element',
  cable: 'let down from the High Bombing Box into an element',
}

export const HIT_NAMES: Readonly<Record<HitType, string>> = {
  cockpit: 'Cockpit',
  elevator: 'Elevator',
  engine: 'Engine',
  fuel: 'Fuel',
  fuselage: 'Fuselage',
  rudder: 'Rudder',
  wing: 'Wing',
}

export const MODE_NAMES: Readonly<Record<Mode, string>> = { determined: 'Determined', evasive: 'Evasive' }

export const MANEUVER_NAMES: Readonly<Record<Maneuver, string>> = {
  climb: 'Climb',
  dive: 'Dive',
  'climb-roll-left': 'Climb Roll left',
  'climb-roll-right': 'Climb Roll right',
  'dive-roll-left': 'Dive Roll left',
  'dive-roll-right': 'Dive Roll right',
}

export const COHESION_NAMES: Readonly<Record<Cohesion, string>> = {
  good: 'Good Order',
  loose: 'Loose',
  kaputt: 'Kaputt',
}

export const TYPE_NAMES: Readonly<Record<MissionType, string>> = {
  inbound: 'Inbound',
  'near-target': 'Near Target',
  outbound: 'Outbound',
}

export const ITEM_NAMES: Readonly<Record<SetUpItem, string>> = {
  map: 'formation map',
  type: 'mission type',
  operations: 'Operations Points',
  escort: 'escort',
  damage: 'earlier damage',
  anchored: 'anchored boxes',
  sun: 'sun',
  contrails: 'contrails',
  tp: 'Tactical Points',
  limit: 'Flight Limit',
}

export function nameIn<T extends string>(names: Readonly<Record<T, string>>, key: Fact): string {
  return names[key as T] ?? plain(key)
}

/** `Tail/Low`, `Nose High Approach`, `Tail Low Evasive Return`, `Dogfight Box`. */
export function boxName(id: Fact): string {
  const key = String(id)
  if (!isBox(key)) return nameIn(STATION_NAMES, key)
  const { kind, position, altitude } = box(key)
  if (kind === 'dogfight') return 'Dogfight Box'
  if (kind === 'high-bombing') return 'High Bombing Box'
  const where = nameIn(POSITION_NAMES, position)
  const height = nameIn(ALTITUDE_NAMES, altitude)
  if (kind === 'position') return `${where}/${height}`
  const words = { approach: 'Approach', return: 'Return', evasive: 'Evasive Return' } as const
  return `${where} ${height} ${words[kind]}`
}

export function stationName(id: Fact): string {
  return nameIn(STATION_NAMES, id)
}

/** `P-38 Lightnings`, light, arriving on Turn 5. */
export function escortWords(code: Fact, type?: MissionType): string {
  const [strength = '', escort = '', turn] = String(code).split('/')
  if (!isEscort(escort)) return 'no escort'
  const who = `${strength} escort of ${ESCORT_NAMES[escort]}s`
  if (turn === undefined) return `${who} throughout`
  if (type === undefined) return `${who}, Turn ${turn}`
  return type === 'outbound' ? `${who} from Turn ${turn}` : `${who} until Turn ${turn}`
}

function isEscort(type: string): type is EscortType {
  return (ESCORT_TYPES as readonly string[]).includes(type)
}

export function kindName(kind: Fact): string {
  return nameIn<FighterKind>(KIND_NAMES, kind)
}

export function pilotName(campaign: Campaign, no: Fact): string {
  return campaign.pilots[Number(no)]?.name ?? 'nobody'
}

/** `Bär`, `Ju88 2`, by the number of the fighter. */
export function fighterCalled(campaign: Campaign, no: Fact): string {
  const fighter = campaign.mission?.fighters[Number(no)]
  return fighter ? fighterName(campaign, fighter) : 'nobody'
}

export function elementName(campaign: Campaign, no: Fact): string {
  return campaign.mission === undefined
    ? 'an element'
    : `${formation(campaign).elements[Number(no)]?.name ?? no} element`
}

export function bomberCalled(campaign: Campaign, place: Fact): string {
  return `B-24 ${campaign.mission?.bombers[Number(place)]?.id ?? place}`
}

export function seasonName(campaign: Campaign, no = campaign.season): string {
  return packOf(campaign).pack.seasons[no]?.name ?? ''
}

/** `1943 Early, mission 3 of 6`. */
export function progressOf(campaign: Campaign): string {
  if (campaign.length === 'training') return 'Training mission'
  const missions = packOf(campaign).pack.seasons[campaign.season]?.missions ?? 0
  const flying = campaign.mission === undefined && campaign.outcome === undefined ? 1 : 0
  return `${seasonName(campaign)}, mission ${Math.min(missions, campaign.missionOfSeason + flying)} of ${missions}`
}

/** `A, B and C`. */
export function listed(names: readonly string[], nobody = 'nobody'): string {
  if (names.length < 2) return names[0] ?? nobody
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** `1 hit`, `2 hits`. */
export function counted(number: Fact, thing: string, things = `${thing}s`): string {
  return `${number} ${number === 1 ? thing : things}`
}

/** `+2`, `-1`, `0`. */
export function signed(number: Fact): string {
  return Number(number) > 0 ? `+${number}` : String(number)
}

/** `9`, or `8 (6, +2)` if something was added to the die. */
export function rollIn({ die, total }: { readonly [key: string]: Fact }): string {
  const added = total === undefined ? 0 : Number(total) - Number(die)
  return added === 0 ? String(die) : `${total} (${die}, ${signed(added)})`
}

const REFS: Readonly<Record<string, (id: string, campaign: Campaign) => string>> = {
  fighter: (id, campaign) => fighterCalled(campaign, id),
  box: id => (id === 'reserve' ? 'Not yet entered' : boxName(id)),
  space: (id, campaign) => {
    const space = campaign.mission && formation(campaign).spaces[Number(id)]
    return `Space ${space?.id ?? id}`
  },
  bomber: (id, campaign) => bomberCalled(campaign, id),
  element: (id, campaign) => elementName(campaign, id),
  escort: (id, campaign) => escortMarker(campaign, Number(id)),
  station: id => stationName(id),
  pilot: (id, campaign) => pilotName(campaign, id),
  card: id => plain(id),
  marker: id => nameIn({ ...ATTACHMENT_NAMES, ...KIND_NAMES }, id),
}

function escortMarker({ mission }: Campaign, no: number): string {
  const type = mission?.escort.type
  const number = mission?.escort.markers[no]?.number ?? 0
  const name = type === undefined ? 'Escort' : ESCORT_NAMES[type]
  return number > 0 ? `${name} (${number})` : `${name} ${no + 1}`
}

/** Something on the board, as a heading. */
export function refName(ref: string, campaign: Campaign): string {
  const [kind = '', id = ''] = ref.split(/:(.*)/s)
  return REFS[kind]?.(id, campaign) ?? plain(ref)
}

/** A key in the plainest words there are for it. */
export function plain(key: Fact): string {
  const words = String(key).replace(/[-./]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
