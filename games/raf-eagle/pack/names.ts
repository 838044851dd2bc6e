/** Words of the game. */

export const LETTERS = ['A', 'B', 'C'] as const
export const WEATHERS = ['clear', 'patchy', 'broken'] as const
export const WARNINGS = ['none', 'late', 'sufficient', 'early', 'very-early'] as const
export const INTELLIGENCE = ['poor', 'limited', 'accurate'] as const
export const DEPTHS = ['coast', 'inland', 'deep'] as const
export const PRIORITIES = ['low', 'medium', 'high'] as const
/** RE-2.1.q The types that have a priority. */
export const PRIORITISED = ['airfield', 'city', 'industry', 'port', 'radar'] as const
/** RE-2.1.b RE-13.a Headquarters and bases are secondary targets alone. */
export const TARGET_TYPES = [...PRIORITISED, 'headquarters', 'base'] as const
export const BRITISH_TYPES = ['Spitfire', 'Hurricane', 'Blenheim'] as const
export const GERMAN_TYPES = ['Me 109', 'Me 110', 'Do 17', 'He 111', 'Ju 87', 'Ju 88'] as const
export const REPLACEMENT_TRACKS = [...BRITISH_TYPES, 'fighter', 'bomber'] as const
export const STRATEGIES = [
  'decoy',
  'major-raid',
  'coordination',
  'secondary-target',
  'pathfinders',
  'low-level',
] as const
export const COMBAT_RESULTS = ['-', 'D', 'A', 'L', 'H'] as const
export const RESPONSES = ['minimal', 'low', 'high', 'all-out'] as const

export type Luftflotte = 2 | 3
export type Letter = (typeof LETTERS)[number]
export type Segment = 0 | 1 | 2 | 3 | 4 | 5 | 6
export type Weather = (typeof WEATHERS)[number]
export type Warning = (typeof WARNINGS)[number]
export type Intelligence = (typeof INTELLIGENCE)[number]
export type Depth = (typeof DEPTHS)[number]
export type Priority = (typeof PRIORITIES)[number]
export type PrioritisedType = (typeof PRIORITISED)[number]
export type TargetType = (typeof TARGET_TYPES)[number]
export type RaidClass = 'none' | 'minor' | 'major'
export type BritishType = (typeof BRITISH_TYPES)[number]
export type GermanType = (typeof GERMAN_TYPES)[number]
export type ReplacementTrack = (typeof REPLACEMENT_TRACKS)[number]
export type Strategy = (typeof STRATEGIES)[number]
export type CombatResult = (typeof COMBAT_RESULTS)[number]
export type ResponsePriority = (typeof RESPONSES)[number]
export type BombResult = 0 | 1 | 2 | 'H'
export type DamageBox = 'hunt' | 'bomber' | 'escort'
/** Where a result sends a unit: it stays in the raid, or leaves it (RE-9.2.a). */
export type DamageTo = 'stays' | 'inflight' | 'light-loss' | 'heavy-loss'
export type ScenarioId = 'prelude' | 'hardest-days' | 'thin-blue-line' | 'battle-of-britain'

/** `6/11`; London is `London`. */
export type SectorId = string
/** Name of a target: `Poling`, `Hornchurch`. */
export type TargetId = string
/** RE-2.21.i As printed without its sector: `54`, `RCAF`. */
export type SquadronId = string
/** RE-2.21.i As printed without its Luftflotte: `I/JG51`. */
export type GruppeId = string
/** RE-3.b Cards by their printed numbers. */
export type CardNumber = number
/** Days since 11 August: 0 is Aug 11, 51 is Oct 1. */
export type DayNumber = number
