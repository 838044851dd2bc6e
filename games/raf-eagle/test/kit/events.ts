import { approachEvent } from '../../rules/12-events/approach-events.ts'
import { targetEvent } from '../../rules/12-events/target-events.ts'
import type { Campaign } from '../../state.ts'
import { factsOf, script } from './table.ts'

/** Raid Event cards of the proof pack, by their approach events. */
export const APPROACH = {
  'british-altitude': 91,
  'german-altitude': 92,
  'patrollers-hunt': 93,
  'clouds-hunters A': 94,
  'clouds-raid B': 95,
  'escort-rendezvous A': 96,
  'heavy-pursuit AB': 97,
  'weather-changes': 98,
  'weather-improves 2': 99,
  'weather-worsens 3': 100,
  'rendezvous C': 101,
  'evade-hunters A': 102,
  'patrol-elsewhere A': 103,
  'weather-east': 104,
  nothing: 105,
  'british-altitude otherwise': 106,
} as const

/** Raid Event cards of the proof pack, by their target events. */
export const TARGET = {
  'big-wing': 91,
  blenheims: 92,
  'patrollers-escort': 93,
  'clouds-squadrons A': 94,
  'extended-attack': 95,
  'flak A': 96,
  'coast-interception late': 97,
  'late-interception': 98,
  'navigational-error': 99,
  'non-essential': 100,
  'non-essential headquarters': 101,
  turnaround: 102,
  ultra: 103,
  nothing: 104,
} as const

export type Approach = keyof typeof APPROACH
export type Target = keyof typeof TARGET

export function approaching(campaign: Campaign, event: Approach) {
  return script(approachEvent(campaign), `draw.raid-event ${APPROACH[event]}`)
}

export function overTarget(campaign: Campaign, event: Target, lines = '') {
  return script(targetEvent(campaign), [`draw.raid-event ${TARGET[event]}`, lines])
}

/** Whether an event finds what it needs. */
export function appliesOnApproach(campaign: Campaign, event: Approach): unknown {
  return factsOf(approaching(campaign, event), 'raid-event')[0]?.applies
}

export function appliesOverTarget(campaign: Campaign, event: Target): unknown {
  return factsOf(overTarget(campaign, event), 'raid-event')[0]?.applies
}
