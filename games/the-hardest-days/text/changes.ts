import { WEATHER_NAMES } from './names.ts'

/** Why a die, a combat value or the points of a bombing are changed. */
const REASONS = {
  ...WEATHER_NAMES,
  major: 'major raid',
  'altitude-advantage': 'from above',
  'altitude-disadvantage': 'from below',
  'high-raid': 'high raid',
  depletion: 'depleted Luftwaffe',
  tactics: 'tactics',
  'not-intercepted': 'not intercepted',
  'navigational-error': 'navigational error',
  'non-essential-target': 'non-essential target',
  pathfinders: 'pathfinders',
}

type Reason = keyof typeof REASONS | `net-${number}`

/** ` + 2 (radar 4) + 1 (patchy clouds)`. */
export function changes(list: readonly { readonly why: Reason; readonly by: number }[]): string {
  return list.map(({ why, by }) => ` ${by < 0 ? '−' : '+'} ${Math.abs(by)} (${reasonName(why)})`).join('')
}

function reasonName(why: Reason): string {
  return isNet(why) ? why.replace('net-', 'radar ') : REASONS[why]
}

function isNet(why: Reason): why is `net-${number}` {
  return why.startsWith('net-')
}
