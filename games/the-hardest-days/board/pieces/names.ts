import type {
  Effort,
  Evade,
  ForceEntry,
  GroupType,
  Intelligence,
  Section,
  SquadronType,
  TargetType,
  Warning,
  Weather,
} from '../../pack/types.ts'

/** Names on the board: short, as they are printed there. Sentences are in text.ts. */

export { regionName, squadronName, trackName } from '../../text/names.ts'

export const WEATHER_NAMES: Readonly<Record<Weather, string>> = {
  clear: 'Clear',
  patchy: 'Patchy clouds',
  broken: 'Broken clouds',
}
export const WARNING_NAMES: Readonly<Record<Warning, string>> = {
  none: 'None',
  late: 'Late',
  sufficient: 'Sufficient',
  early: 'Early',
  'very-early': 'Very early',
}
export const INTELLIGENCE_NAMES: Readonly<Record<Intelligence, string>> = {
  poor: 'Poor',
  limited: 'Limited',
  accurate: 'Accurate',
}
export const EFFORT_NAMES: Readonly<Record<Effort, string>> = { major: 'Major', minor: 'Minor' }
export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  left: 'Left',
  centre: 'Centre',
  right: 'Right',
}
export const TARGET_NAMES: Readonly<Record<TargetType, string>> = {
  airfield: 'Airfield',
  port: 'Port',
  radar: 'Radar net',
  industry: 'Industry',
  city: 'City',
  headquarters: 'Headquarters',
}
export const AIRCRAFT_NAMES: Readonly<Record<SquadronType | GroupType, string>> = {
  Spitfire: 'Spitfire',
  Hurricane: 'Hurricane',
  Me109: 'Me 109',
  Me110: 'Me 110',
  Do17: 'Do 17',
  He111: 'He 111',
  Ju87: 'Ju 87',
  Ju88: 'Ju 88',
}
export const BOX_TITLES = {
  hunt: 'Hunt',
  bomber: 'Bomber',
  escort: 'Close Escort',
  patrol: 'Channel Patrol',
} as const
export const EVADE_NAMES: Readonly<Record<Evade, string>> = {
  always: 'One slips past',
  cloud: 'In any clouds one slips past',
  broken: 'In broken clouds one slips past',
}
export const FORCE_NAMES: Readonly<Record<ForceEntry, string>> = {
  Me109: '109',
  Me109e: '109 e',
  Me109cp: '109 cp',
  Me110: '110',
  Do17: 'Do17',
  He111: 'He111',
  Ju87: 'Ju87',
  Ju88: 'Ju88',
}

/** Why a die or a value was changed. */
export const REASONS: Readonly<Record<string, string>> = {
  'altitude-advantage': 'From above',
  'altitude-disadvantage': 'From below',
  'high-raid': 'Raid at high altitude',
  depletion: 'Worn German units (7 September)',
  tactics: 'Tactics chit',
  clear: 'Clear weather',
  patchy: 'Patchy clouds',
  broken: 'Broken clouds',
  major: 'Major raid',
  'not-intercepted': 'Never intercepted',
  'navigational-error': 'Navigational error',
  'non-essential-target': 'Non-essential target',
  pathfinders: 'Pathfinders',
}

export function reasonName(why: string): string {
  return why.startsWith('net-') ? `Radar net ${why.slice(4)}` : (REASONS[why] ?? why)
}
