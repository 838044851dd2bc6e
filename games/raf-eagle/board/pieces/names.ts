import type { AircraftType } from '@tallyho/kit'
import type {
  BritishType,
  GermanType,
  PrioritisedType,
  Segment,
  Strategy,
  TargetType,
  Weather,
} from '../../pack/types.ts'

/** The drawing of a type of aircraft. */
export const DRAWN: Readonly<Record<BritishType | GermanType, AircraftType>> = {
  Spitfire: 'Spitfire',
  Hurricane: 'Hurricane',
  Blenheim: 'Blenheim',
  'Me 109': 'Me109',
  'Me 110': 'Me110',
  'Do 17': 'Do17',
  'He 111': 'He111',
  'Ju 87': 'Ju87',
  'Ju 88': 'Ju88',
}

export const TARGET_NAMES: Readonly<Record<TargetType, string>> = {
  airfield: 'airfield',
  radar: 'radar',
  port: 'port',
  industry: 'industry',
  city: 'city',
  headquarters: 'headquarters',
  base: 'base',
}

/** As the priority display calls them. */
export const PRIORITY_NAMES: Readonly<Record<PrioritisedType, string>> = {
  airfield: 'Airfields',
  radar: 'Radar',
  port: 'Ports',
  industry: 'Industry',
  city: 'Cities',
}

export const WEATHER_NAMES: Readonly<Record<Weather, string>> = {
  clear: 'clear',
  patchy: 'patchy clouds',
  broken: 'broken clouds',
}

export const STRATEGY_NAMES: Readonly<Record<Strategy, string>> = {
  decoy: 'Decoy Raid',
  'major-raid': 'Major Raid',
  coordination: 'Coordination',
  'secondary-target': 'Secondary Target',
  pathfinders: 'Pathfinders',
  'low-level': 'Low-Level Raid',
}

/** RE-1.b The hour at which a segment begins: `08:00`. */
export function hourOf(segment: Segment | 7): string {
  return `${String(6 + segment * 2).padStart(2, '0')}:00`
}
