import { signed } from '@tallyho/engine'
import type {
  BombResult,
  DamageBox,
  Depth,
  Intelligence,
  PrioritisedType,
  Priority,
  RendezvousSituation,
  ResponsePriority,
  TargetType,
  Warning,
  Weather,
} from '../pack/types.ts'
import type { DamageMarker } from '../state.ts'
import type { BombShift } from '../vocabulary/bombing.ts'
import type { DetectionModifier, PriorityModifier } from '../vocabulary/response.ts'

/** Words of the charts, as they stand inside a sentence; the charts themselves begin them with a capital. */

export const WARNINGS: Readonly<Record<Warning, string>> = {
  none: 'none',
  late: 'late',
  sufficient: 'sufficient',
  early: 'early',
  'very-early': 'very early',
}

export const INTELLIGENCE: Readonly<Record<Intelligence, string>> = {
  poor: 'poor',
  limited: 'limited',
  accurate: 'accurate',
}

export const WEATHERS: Readonly<Record<Weather, string>> = {
  clear: 'clear',
  patchy: 'patchy',
  broken: 'broken',
}

export const RESPONSES: Readonly<Record<ResponsePriority, string>> = {
  minimal: 'minimal',
  low: 'low',
  high: 'high',
  'all-out': 'all-out',
}

export const PRIORITIES: Readonly<Record<Priority, string>> = { low: 'low', medium: 'medium', high: 'high' }

export const PRIORITISED: Readonly<Record<PrioritisedType, string>> = {
  airfield: 'airfield',
  city: 'city',
  industry: 'industry',
  port: 'port',
  radar: 'radar',
}

export const TYPES: Readonly<Record<TargetType, string>> = {
  ...PRIORITISED,
  headquarters: 'headquarters',
  base: 'base',
}

/** The boxes of the Raid Display. */
export const BOXES: Readonly<Record<DamageBox | 'patrol', string>> = {
  hunt: 'Hunt',
  bomber: 'Bomber',
  escort: 'Close Escort',
  patrol: 'Channel Patrol',
}

export const DEPTHS: Readonly<Record<Depth, string>> = {
  coast: 'on the coast',
  inland: 'inland',
  deep: 'deep inland',
}

/** The same where there is little room. */
export const DEPTHS_SHORT: Readonly<Record<Depth, string>> = {
  coast: 'coast',
  inland: 'inland',
  deep: 'deep inland',
}

export const BOMB_RESULTS: Readonly<Record<BombResult, string>> = {
  0: 'no damage',
  1: 'damage 1',
  2: 'damage 2',
  H: 'heavy damage',
}

export function warningName(warning: Warning): string {
  return `${warning === 'none' ? 'no' : WARNINGS[warning]} warning`
}

export function intelligenceName(intelligence: Intelligence): string {
  return `${INTELLIGENCE[intelligence]} intelligence`
}

/** A row of the Combat Results Table, from 0: they are counted from the best for the Luftwaffe on, for letters belong to counters. */
export function rowName(row: number): string {
  return String(row + 1)
}

/** What a line of the Rendezvous table asks for. */
export function situationName(situation: RendezvousSituation): string {
  if ('gruppenAtLeast' in situation) return `a raid of ${situation.gruppenAtLeast} Gruppen or more`
  if ('otherRaid' in situation) return 'another raid at the same time'
  if ('clouds' in situation) return 'clouds over the target'
  if ('depth' in situation) return `a target ${DEPTHS[situation.depth]}`
  return 'nothing'
}

/** RE-10.21.c RE-10.23.c RE-10.25.d What a damage marker means for a target of this type. */
export function damageMeans(type: TargetType, marker: DamageMarker): string {
  if (type === 'airfield') return 'the control room is hit until the next morning: its squadrons come later'
  const until = marker === 'heavy' ? 'until it is repaired' : 'for the day'
  return type === 'radar' ? `the radar net is blind ${until}` : `headquarters are out of action ${until}`
}

// ---- what a number is made of

const DETECTION = {
  observers: 'Observer Corps',
  size: 'size of the raid',
  press: 'pressed yesterday',
  'only-me109': 'Me 109s alone',
  forward: 'forward airfields',
} as const

export function detectionReason(why: DetectionModifier['why']): string {
  return isNet(why) ? `radar net ${why.slice('net-'.length)}` : DETECTION[why]
}

function isNet(why: DetectionModifier['why']): why is `net-${number}` {
  return why.startsWith('net-')
}

export const PRIORITY_REASONS: Readonly<Record<PriorityModifier['why'], string>> = {
  date: 'date',
  type: 'type of target',
  group: 'its Fighter Group',
  'bombers-seen': 'bombers seen',
  size: 'size of the raid',
  'cards-left': 'raids still to come',
}

export const SHIFT_REASONS: Readonly<Record<BombShift['why'], string>> = {
  clouds: 'clouds over the target',
  'dive-bombers': 'Ju 87s alone',
  unopposed: 'unopposed',
  pathfinders: 'pathfinders',
  'navigational-error': 'navigational error',
}

/** ` (net 4 +2, clouds -1)`: what a number is made of. */
export function changes<W extends string>(
  list: readonly { readonly why: W; readonly by: number }[],
  nameOf: (why: W) => string,
  least?: number,
): string {
  return list.length === 0 ? '' : ` (${reasonsFor(list, nameOf, least)})`
}

/** `type of target +1, raids still to come -2, not below 0 +1`. */
export function reasonsFor<W extends string>(
  list: readonly { readonly why: W; readonly by: number }[],
  nameOf: (why: W) => string,
  least = Number.NEGATIVE_INFINITY,
): string {
  const sum = list.reduce((all, { by }) => all + by, 0)
  const reasons = list.map(({ why, by }) => `${nameOf(why)} ${signed(by)}`)
  return [...reasons, ...(sum < least ? [`not below ${least} ${signed(least - sum)}`] : [])].join(', ')
}
