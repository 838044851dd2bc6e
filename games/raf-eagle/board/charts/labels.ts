import { capital } from '@tallyho/engine'
import type { AltitudeCondition, BombResult, CombatResult, DamageCell, RaidClass } from '../../pack/types.ts'
import * as charts from '../../text/charts.ts'
import type { DetectionModifier, TacticsChart } from '../../vocabulary/response.ts'

/** What stands at the rows and columns of the charts, in a word or two. */

export { BOXES as BOX, rowName, situationName as situationText } from '../../text/charts.ts'

export const WARNING = capitals(charts.WARNINGS)
export const INTELLIGENCE = capitals(charts.INTELLIGENCE)
export const WEATHER = capitals(charts.WEATHERS)
export const RESPONSE = capitals(charts.RESPONSES)
export const PRIORITY = capitals(charts.PRIORITIES)
export const TYPE = capitals(charts.PRIORITISED)
export const PRIORITY_REASON = capitals(charts.PRIORITY_REASONS)
export const SHIFT_REASON = capitals(charts.SHIFT_REASONS)
export const RAID_CLASS: Readonly<Record<RaidClass, string>> = { none: '–', minor: 'Minor', major: 'Major' }
export const RESULT: Readonly<Record<CombatResult, string>> = {
  '-': '–',
  D: 'reduced',
  A: 'home',
  L: 'light',
  H: 'heavy',
}

export const TACTICS: Readonly<Record<TacticsChart, string>> = {
  '1A': '1A Bombers seen: against the hunters',
  '1B': '1B Bombers seen: against the whole escort',
  '2': '2 A sweep seen',
  '3': '3 Limited: against all but the patrol',
  '4': '4 Poor: against what it is taken for',
}

/** RE-9.2.a Where a unit goes, and on which side. */
export function damageText([to, side]: DamageCell): string {
  const reduced = side === 'reduced' ? 'reduced' : ''
  if (to === 'stays') return reduced || '–'
  if (to === 'inflight') return reduced ? 'home reduced' : 'home'
  return to === 'light-loss' ? 'light loss' : 'heavy loss'
}

export function bombText(result: BombResult): string {
  return result === 'H' ? 'Heavy' : String(result)
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

export function detectionReason(why: DetectionModifier['why']): string {
  return capital(charts.detectionReason(why))
}

/** The same words, each with a capital. */
function capitals<K extends string>(words: Readonly<Record<K, string>>): Readonly<Record<K, string>> {
  const all = Object.entries<string>(words).map(([key, word]) => [key, capital(word)])
  return Object.fromEntries(all)
}
