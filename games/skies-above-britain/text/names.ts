import { capital, counted, listed, plain, type Seat } from '@tallyho/engine'
import type {
  Aircraft,
  Altitude,
  EscortSize,
  FighterId,
  HitType,
  Level,
  Position,
  SectionId,
  Station,
  Visibility,
  Zone,
} from '../pack/types.ts'
import { colourOf, levelOf, numberOf } from '../rules/01-general/fighters.ts'
import { isSection } from '../rules/01-general/formations.ts'
import type { Campaign, Pilot, PilotNo } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'
import { POSITION_NAMES, sideNamed, typeName } from './german-names.ts'

/** What pieces, places and people are called. */

export const seatName = (_: Seat): string => 'Squadron leader'

// ---- the squadron

/** `Red Leader`, `Yellow 2`. */
export function fighterName(id: FighterId): string {
  const number = numberOf(id)
  return `${capital(colourOf(id))} ${number === 1 ? 'Leader' : number}`
}

export function fighterNames(ids: readonly FighterId[]): string {
  return listed(ids.map(fighterName))
}

/** The same, but a crowd is counted: `12 fighters`. */
export function fightersNamed(ids: readonly FighterId[]): string {
  return ids.length > 4 ? `${ids.length} fighters` : fighterNames(ids)
}

/** `Red Section`; the two spare cubes are Gray and Black. */
export function sectionName(id: SectionId): string {
  return `${capital(id)} Section`
}

export function unitName(unit: Unit): string {
  return isSection(unit) ? sectionName(unit) : fighterName(unit)
}

export function unitNames(units: readonly Unit[]): string {
  return listed(units.map(unitName))
}

/** `the squadron`, `A Flight`, `Red Section`. */
export function formationName(id: string): string {
  if (id === 'squadron') return 'the squadron'
  const flight = /^flight-(\d)$/.exec(id)
  if (flight) return `${String.fromCharCode(64 + Number(flight[1]))} Flight`
  return unitName(id as Unit)
}

export function pilotName({ pilots }: Campaign, no: PilotNo): string {
  return pilots.find(pilot => pilot.no === no)?.name ?? `Pilot ${no}`
}

/** What he is called on a tag: `Hallam`. */
export function surname(name: string): string {
  const last = name.slice(name.lastIndexOf(' ') + 1)
  return /^\D/.test(last) ? last : name
}

/** Who flies it: `Hallam`. */
export function pilotIn(campaign: Campaign, id: FighterId): string {
  const no = campaign.patrol?.fighters[id]?.pilot
  return no === undefined ? 'nobody' : pilotName(campaign, no)
}

/** `Red 2 (Hallam)`: an aircraft and the man in it, if there is one yet. */
export function fighterWithPilot(campaign: Campaign, id: FighterId): string {
  const isManned = campaign.patrol?.fighters[id] !== undefined
  return isManned ? `${fighterName(id)} (${pilotIn(campaign, id)})` : fighterName(id)
}

/** `Red Section`, `Red 2 (Hallam)`. */
export function unitCalled(campaign: Campaign, unit: Unit): string {
  return isSection(unit) ? sectionName(unit) : fighterWithPilot(campaign, unit)
}

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  green: 'Novice',
  regular: 'Regular',
  veteran: 'Veteran',
}

export const AIRCRAFT_NAMES: Readonly<Record<Aircraft, string>> = {
  hurricane: 'Hurricanes',
  spitfire: 'Spitfires',
}

/** What there is to know about a fighter before it is chosen. */
export function fighterState(campaign: Campaign, id: FighterId): string {
  const one = campaign.patrol?.fighters[id]
  const pilot = campaign.pilots.find(({ no }) => no === one?.pilot)
  if (!one || !pilot) return ''
  return [
    pilot.name,
    LEVEL_NAMES[levelOf(pilot)],
    ...(one.ammo === 'full' ? [] : [one.ammo === 'low' ? 'low on ammunition' : 'out of ammunition']),
    ...(one.jammed ? ['guns jammed'] : []),
    ...(one.hits.length > 0 ? ['hit'] : []),
  ].join(', ')
}

/** An answer that is a fighter. */
export function fighterSaid(campaign: Campaign, id: FighterId) {
  return { head: fighterName(id), so: fighterState(campaign, id) }
}

/** What a unit may do in a combat. */
export const WAY_NAMES = {
  none: 'Straight on',
  evade: 'Evade',
  slip: 'Slip',
  turn: 'Tight Turn',
  'let-go': 'Let them go',
} as const

export const HIT_NAMES: Readonly<Record<HitType, string>> = {
  cockpit: 'cockpit',
  engine: 'engine',
  'fuel-tank': 'fuel tank',
  wing: 'wing',
  fuselage: 'fuselage',
  tail: 'tail',
}

// ---- places

export const ALTITUDE_NAMES: Readonly<Record<Altitude, string>> = { high: 'High', low: 'Low' }

/** `the port flank at High`. */
/** The same at the head of an answer: `Port flank, High`. */
export const placeHead = (position: Position, altitude: Altitude): string =>
  `${capital(sideNamed(position))}, ${ALTITUDE_NAMES[altitude]}`

export function placeName(position: Position, altitude: Altitude): string {
  return `${POSITION_NAMES[position]} at ${ALTITUDE_NAMES[altitude]}`
}

export const STATION_NAMES: Readonly<Record<Station, string>> = {
  lead: 'Lead',
  ahead: 'Ahead',
  port: 'Port',
  starboard: 'Starboard',
  high: 'High',
  low: 'Low',
  trailing: 'Trailing',
}

/** `the High station`. */
export function stationName(station: Station): string {
  return `the ${STATION_NAMES[station]} station`
}

export const SIZE_NAMES: Readonly<Record<EscortSize, string>> = { heavy: 'heavy', light: 'light' }

/** `heavy Me 109s in the High station`. */
export function escortName(campaign: Campaign, station: Station): string {
  const marker = campaign.patrol?.escort[station]
  if (!marker) return stationName(station)
  const busy = marker.suppressed ? ', kept busy' : ''
  return `${SIZE_NAMES[marker.size]} ${typeName(marker.type)} in ${stationName(station)}${busy}`
}

/** The same at the head of an answer: `Heavy Me 109s, High`. */
export function escortHead(campaign: Campaign, station: Station): string {
  const marker = campaign.patrol?.escort[station]
  const name = STATION_NAMES[station]
  return marker ? `${capital(SIZE_NAMES[marker.size])} ${typeName(marker.type)}, ${name}` : name
}

export const ZONE_NAMES: Readonly<Record<Zone, string>> = {
  deep: 'the Deep zone',
  middle: 'the Middle zone',
  coast: 'the Coast zone',
}

export const VISIBILITY_NAMES: Readonly<Record<Visibility, string>> = {
  clear: 'clear',
  haze: 'haze',
  clouds: 'clouds',
}

/** `is` for one, `are` for more. */
export function does(many: readonly unknown[], one: string, more: string): string {
  return many.length === 1 ? one : more
}

/** ` (fatigued -1, Veteran’s favour +1)`: what a die was changed by; nothing if by nothing. */
export function changes(list: Readonly<Record<string, number>>): string {
  const told = Object.entries(list).filter(([, by]) => by !== 0)
  if (told.length === 0) return ''
  return ` (${told.map(([why, by]) => `${CHANGES[why] ?? plain(why).toLowerCase()} ${by > 0 ? `+${by}` : by}`).join(', ')})`
}

/** `8 (from High +1) is 9`; `8` alone if nothing changes it. */
export function changed(die: number, list: Readonly<Record<string, number>>): string {
  const total = Object.values(list).reduce((sum, by) => sum + by, die)
  return `${die}${changes(list)}${total === die ? '' : ` is ${total}`}`
}

const CHANGES: Readonly<Record<string, string>> = {
  pluck: 'Veteran’s favour',
  high: 'from High',
  destroyed: 'Germans shot down',
}

/** SAB-PIL-07 What a man has behind him, without the patrol that is being flown: `4 patrols before`. */
export function flownSaid({ patrols }: Pick<Pilot, 'patrols'>): string {
  return patrols === 0 ? 'his first patrol' : `${counted(patrols, 'patrol')} before`
}

/** The same where there is room for a word: `flew 4`. */
export function flownShort({ patrols }: Pick<Pilot, 'patrols'>): string {
  return patrols === 0 ? 'new' : `flew ${patrols}`
}
