import { capital, listed, plain, type Ref, refNames, type Said, signed } from '@tallyho/engine'
import type {
  Altitude,
  Attachment,
  Cohesion,
  EscortRoll,
  EscortType,
  HitType,
  MissionType,
  Penalty,
  Position,
  Skill,
  Station,
} from '../pack/types.ts'
import { seasonAt } from '../rules/01-campaign/season.ts'
import { box, isBox } from '../rules/05-map/boxes.ts'
import { elementName, fighterName, formation, KIND_NAMES } from '../rules/05-map/table.ts'
import { ARMOR } from '../rules/23-fate-and-tally/fate.ts'
import { rollOf } from '../rules/23-fate-and-tally/tally.ts'
import type {
  Campaign,
  ElementNo,
  Fighter,
  FighterNo,
  Maneuver,
  Mission,
  Mode,
  PilotNo,
  PlaceNo,
  SetUpItem,
  SpaceNo,
} from '../state.ts'

/** What things are called. */

export const POSITION_NAMES: Readonly<Record<Position, string>> = {
  nose: 'Nose',
  right: 'Right Flank',
  tail: 'Tail',
  left: 'Left Flank',
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
  wiley: 'Wily',
  luck: 'Luck',
  timing: 'Timing',
}

/** What each does, in a few words. */
export const SKILL_WORDS: Readonly<Record<Skill, string>> = {
  flyer: 'in a near miss the better of two draws',
  quick: 'turns Determined or Evasive, even after his card',
  wiley: 'slips out of a dogfight with the escort',
  luck: 'cancels one Hit on himself',
  timing: 'damages a bomber once more',
}

export const PENALTY_NAMES: Readonly<Record<Penalty, string>> = {
  blackout: 'Blackout',
  disoriented: 'Disoriented',
  rookie: 'Rookie',
}

export const PENALTY_WORDS: Readonly<Record<Penalty, string>> = {
  blackout: 'a die at every break away: low, and he is killed or goes home',
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
  armor: `${signed(ARMOR)} on the Fate dice of Cockpit, Engine and Fuel hits`,
  cannon: 'draw two Damage markers and keep one',
  rockets: 'fired once, from Tail Level, at a whole element',
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
  'climb-roll-left': 'Climb Roll to his left',
  'climb-roll-right': 'Climb Roll to his right',
  'dive-roll-left': 'Dive Roll to his left',
  'dive-roll-right': 'Dive Roll to his right',
}

/** Without the hand: left and right are the pilot's, and he may fly down the page. */
export function maneuverShort(maneuver: Maneuver): string {
  return MANEUVER_NAMES[maneuver].replace(/ to his .*/, '')
}

export const COHESION_NAMES: Readonly<Record<Cohesion, string>> = {
  good: 'Good Order',
  loose: 'Loose',
  kaputt: 'Kaputt',
}

/** What the type of a mission means. */
export const TYPE_WORDS: Readonly<Record<MissionType, string>> = {
  inbound: 'the bombers on their way in',
  'near-target': 'the bombers near their target',
  outbound: 'the bombers on their way home',
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
  anchored: 'closed (anchored) boxes',
  sun: 'sun',
  contrails: 'contrails',
  tp: 'Tactical Points',
  limit: 'Flight Limit',
}

/** `Tail Low`, `Nose High Approach`, `Tail Low Evasive Return`, `Dogfight Box`, `Above Trailing`. */
export function boxName(id: string): string {
  if (isStation(id)) return STATION_NAMES[id]
  if (!isBox(id)) return plain(id)
  const { kind, position, altitude } = box(id)
  if (kind === 'dogfight') return 'Dogfight Box'
  if (kind === 'high-bombing' || position === undefined || altitude === undefined) return 'High Bombing Box'
  const [where, height] = [POSITION_NAMES[position], ALTITUDE_NAMES[altitude]]
  return kind === 'position' ? `${where} ${height}` : `${where} ${height} ${KINDS[kind]}`
}

const KINDS = { approach: 'Approach', return: 'Return', evasive: 'Evasive Return' } as const

function isStation(id: string): id is Station {
  return Object.hasOwn(STATION_NAMES, id)
}

/** `light escort of P-38 Lightnings from Turn 5`. */
export function escortWords(roll: EscortRoll, type: MissionType | undefined): string {
  if (roll === 'none') return 'no escort'
  const { strength, turn } = roll
  const who = `${strength} escort of ${ESCORT_NAMES[roll.type]}s`
  if (turn === undefined) return `${who} throughout`
  if (type === undefined) return `${who}, Turn ${turn}`
  return type === 'outbound' ? `${who} from Turn ${turn}` : `${who} until Turn ${turn}`
}

/** `Light escort of P-38 Lightnings from Turn 4`. */
export function escortOf({ escort, type }: Mission): string {
  return escort.type === undefined ? 'none' : capital(escortWords(rollOf(escort), type))
}

export function pilotName({ pilots }: Campaign, no: PilotNo): string {
  return pilots[no]?.name ?? 'nobody'
}

/** `Bär`, `Ju88 2`, by the number of the fighter. */
export function fighterCalled(campaign: Campaign, no: FighterNo): string {
  const fighter = campaign.mission?.fighters[no]
  return fighter ? fighterName(campaign, fighter) : 'nobody'
}

/** `Timing; Cannon; no ammunition`: a pilot's skills or penalty, his weapons, and what has happened to them. */
export function traitsOf(campaign: Campaign, fighter: Fighter): string {
  const { pilot, cannon, armor, cable, rockets, ammo } = fighter
  const { skills = [], penalty } = campaign.pilots.find(({ no }) => no === pilot) ?? {}
  const traits = [
    ...[...new Set(skills)].map(skill => SKILL_NAMES[skill]),
    penalty && `green: ${PENALTY_NAMES[penalty]}`,
    cannon && ATTACHMENT_NAMES.cannon,
    armor && ATTACHMENT_NAMES.armor,
    cable && ATTACHMENT_NAMES.cable,
    rockets === 'loaded' && ATTACHMENT_NAMES.rockets,
    ammo === 'none' && 'no ammunition',
    ammo === 'jam' && 'guns jammed',
  ]
  return traits.filter(one => typeof one === 'string').join('; ')
}

export function elementCalled(campaign: Campaign, no: ElementNo): string {
  if (campaign.mission === undefined) return 'an element'
  return elementOf(elementName(campaign, no)).replace(/^the /, '')
}

/** `the Low element`; where there is but one, it is the whole formation. */
export function elementOf(name: string): string {
  return name === WHOLE ? 'the formation' : `the ${name} element`
}

const WHOLE = 'Formation'

export function bomberCalled({ mission }: Campaign, place: PlaceNo): string {
  return `B-24\u00a0${mission?.bombers[place]?.id ?? place}`
}

/** By the bombers round it: `space by B-24 A1 and A2`. */
export function spaceCalled(campaign: Campaign, no: SpaceNo): string {
  const { mission } = campaign
  const ahead = mission && formation(campaign).spaces[no]?.ahead
  const near = Object.values(ahead ?? {}).flatMap(place => mission?.bombers[place ?? -1]?.id ?? [])
  return near.length === 0
    ? 'space outside the elements'
    : `space by B-24\u00a0${listed([...new Set(near)].sort())}`
}

export function seasonName(campaign: Campaign, no = campaign.season): string {
  return seasonAt(campaign, no).name
}

/** SR-TRN-04 What is won and lost: the season, or one mission by itself. */
export const wholeOf = (is: string): string => (is === 'mission' ? 'mission' : 'season')

/** `1943 Early, mission 3 of 6`. */
export function progressOf(campaign: Campaign): string {
  if (campaign.length === 'training') return 'Training mission'
  if (campaign.length === 'mission') return `One mission of ${seasonName(campaign)}`
  const { missions } = seasonAt(campaign, campaign.season)
  const flying = campaign.mission === undefined && campaign.outcome === undefined ? 1 : 0
  return `${seasonName(campaign)}, mission ${Math.min(missions, campaign.missionOfSeason + flying)} of ${missions}`
}

/** `9`, or `8 (6, +2)` if something was added to the die. */
export function rollIn({ die, total }: { readonly die: number; readonly total: number }): string {
  return total === die ? String(die) : `${total} (${die}, ${signed(total - die)})`
}

/** Something on the board, as a heading. */
/** ` (+2)`: what is added to a roll; nothing where it comes to nothing. */
export function added(by: number): string {
  return by === 0 ? '' : ` (${signed(by)})`
}

export const refName: (ref: Ref, campaign: Campaign) => string = refNames<Campaign>({
  fighter: (id, campaign) => fighterCalled(campaign, Number(id)),
  box: id => (id === 'reserve' ? 'Not yet entered' : boxName(id)),
  space: (id, campaign) => capital(spaceCalled(campaign, Number(id))),
  bomber: (id, campaign) => bomberCalled(campaign, Number(id)),
  element: (id, campaign) => elementCalled(campaign, Number(id)),
  escort: (id, campaign) => escortMarker(campaign, Number(id)),
  station: boxName,
  pilot: (id, campaign) => pilotName(campaign, Number(id)),
  card: plain,
  marker: id => MARKER_NAMES[id] ?? plain(id),
})

const MARKER_NAMES: Readonly<Record<string, string>> = { ...ATTACHMENT_NAMES, ...KIND_NAMES }

function escortMarker({ mission }: Campaign, no: number): string {
  const type = mission?.escort.type
  const number = mission?.escort.markers[no]?.number ?? 0
  const name = type === undefined ? 'Escort' : ESCORT_NAMES[type]
  return number > 0 ? `${name} (${number})` : `${name} ${no + 1}`
}

/** The way home, as an answer. */
export const EXIT: Said = { head: 'Fly home', so: 'out of this mission' }
