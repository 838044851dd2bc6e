import type {
  AltitudeCondition,
  BombResult,
  CombatResult,
  DamageBox,
  DamageCell,
  Intelligence,
  PrioritisedType,
  Priority,
  RaidClass,
  RendezvousSituation,
  ResponsePriority,
  Warning,
  Weather,
} from '../../pack/types.ts'
import type { BombShift } from '../../vocabulary/bombing.ts'
import type { DetectionModifier, PriorityModifier, TacticsChart } from '../../vocabulary/response.ts'

/** What stands at the rows and columns of the charts, in a word or two. */

export const WARNING: Readonly<Record<Warning, string>> = {
  none: 'None',
  late: 'Late',
  sufficient: 'Sufficient',
  early: 'Early',
  'very-early': 'Very early',
}
export const INTELLIGENCE: Readonly<Record<Intelligence, string>> = {
  poor: 'Poor',
  limited: 'Limited',
  accurate: 'Accurate',
}
export const WEATHER: Readonly<Record<Weather, string>> = {
  clear: 'Clear',
  patchy: 'Patchy',
  broken: 'Broken',
}
export const RESPONSE: Readonly<Record<ResponsePriority, string>> = {
  minimal: 'Minimal',
  low: 'Low',
  high: 'High',
  'all-out': 'All-out',
}
export const PRIORITY: Readonly<Record<Priority, string>> = { low: 'Low', medium: 'Medium', high: 'High' }
export const RAID_CLASS: Readonly<Record<RaidClass, string>> = { none: '–', minor: 'Minor', major: 'Major' }
export const TYPE: Readonly<Record<PrioritisedType, string>> = {
  airfield: 'Airfield',
  city: 'City',
  industry: 'Industry',
  port: 'Port',
  radar: 'Radar',
}
export const BOX: Readonly<Record<DamageBox | 'patrol', string>> = {
  hunt: 'Hunt',
  bomber: 'Bomber',
  escort: 'Close Escort',
  patrol: 'Channel Patrol',
}
export const RESULT: Readonly<Record<CombatResult, string>> = {
  '-': 'no effect',
  D: 'disrupted',
  A: 'aborts',
  L: 'light loss',
  H: 'heavy loss',
}
export const TACTICS: Readonly<Record<TacticsChart, string>> = {
  '1A': '1A Bombers seen: against the hunters',
  '1B': '1B Bombers seen: against the whole escort',
  '2': '2 A sweep seen',
  '3': '3 Limited: against all but the patrol',
  '4': '4 Poor: against what it is taken for',
}

/** A row of the Combat Results Table, from 0. */
export function rowName(row: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + row)
}

/** RE-9.2.a Where a unit goes, and on which side. */
export function damageText([to, side]: DamageCell): string {
  const reduced = side === 'reduced' ? 'reduced' : ''
  if (to === 'stays') return reduced || '–'
  if (to === 'inflight') return reduced ? 'out, reduced' : 'out'
  return to === 'light-loss' ? 'light loss' : 'heavy loss'
}

export function bombText(result: BombResult): string {
  return result === 'H' ? 'Heavy' : String(result)
}

export function situationText(situation: RendezvousSituation): string {
  if ('gruppenAtLeast' in situation) return `${situation.gruppenAtLeast} or more Gruppen`
  if ('otherRaid' in situation) return 'another raid in this segment'
  if ('clouds' in situation) return 'clouds over the target'
  if ('depth' in situation) return `a ${situation.depth} target`
  return 'never'
}

export function conditionText(condition: AltitudeCondition): string {
  if ('warning' in condition) return `warning ${condition.warning.map(one => WARNING[one]).join(' or ')}`
  if ('intelligence' in condition)
    return `intelligence ${condition.intelligence.map(one => INTELLIGENCE[one]).join(' or ')}`
  if ('weather' in condition) return `${condition.weather.join(' or ')} weather`
  if ('depth' in condition) return `${condition.depth.join(' or ')} target`
  return 'gruppenAtLeast' in condition
    ? `${condition.gruppenAtLeast} or more Gruppen`
    : `${condition.gruppenAtMost} or fewer Gruppen`
}

const DETECTION = {
  observers: 'Observer Corps',
  size: 'Size of the raid',
  press: 'Pressed yesterday',
  'only-me109': 'Me 109s alone',
  forward: 'Forward airfields',
} as const

export function detectionReason(why: DetectionModifier['why']): string {
  return why in DETECTION ? DETECTION[why as keyof typeof DETECTION] : `Radar net ${why.slice('net-'.length)}`
}

export const PRIORITY_REASON: Readonly<Record<PriorityModifier['why'], string>> = {
  date: 'Date',
  type: 'Type of target',
  group: 'Group',
  'bombers-seen': 'Bombers seen',
  size: 'Size of the raid',
  'cards-left': 'Raids still to come',
}
export const SHIFT_REASON: Readonly<Record<BombShift['why'], string>> = {
  clouds: 'Clouds over the target',
  'dive-bombers': 'Ju 87s alone',
  unopposed: 'Unopposed',
  pathfinders: 'Pathfinders',
  'navigational-error': 'Navigational error',
}
