import type { ApproachEvent, EventChitSpec, Letter, Pack, SizeChitSpec, TargetEvent } from './types.ts'

/** THD-D-37: as many of each region as the busiest day takes. The four Time chits are given. */
export const regionChits: Pack['regionChits'] = {
  supply: { 'lf2-east': 4, 'lf2-south': 3, lf3: 4 },
  time: 4,
  source: 'constrained',
  ref: 'THD-3.5.a Time chits, THD-D-37 supply',
}

/** Major size, minor size and force letter. THD-2.25.a an asterisk marks a provisional chit. */
// biome-ignore format: a chart
const SIZES: readonly [number, number, string, '*'?][] = [
  [7, 1, 'A'],  [8, 1, 'B'],  [8, 2, 'C'],  [9, 2, 'B'],  [9, 2, 'D'],  [9, 2, 'A'],  [10, 3, 'C'],
  [10, 3, 'D'], [10, 3, 'A'], [11, 3, 'B'], [11, 3, 'C'], [12, 4, 'D'], [12, 4, 'A'], [13, 4, 'C'],
  [5, 1, 'D', '*'],  [6, 2, 'B', '*'],  [7, 2, 'A', '*'],
  [14, 3, 'B', '*'], [15, 4, 'C', '*'], [16, 4, 'A', '*'],
]

export const sizeChits: readonly SizeChitSpec[] = SIZES.map(([major, minor, force, asterisk]) => ({
  id: `${major}${force}${asterisk ?? ''}`,
  major,
  minor,
  force,
  provisional: asterisk === '*',
  ...(asterisk === '*'
    ? { source: 'constrained', ref: 'THD-3.6.a major size; minor size and letter designed' }
    : major === 9 && force === 'B'
      ? { source: 'constrained', ref: 'THD-EX-12 size 9 with letter B' }
      : { source: 'designed', ref: 'THD-D-40 spread of sizes' }),
}))

type Side<E extends string> = E | `${E} ${Letter}`

/** THD-2.33.a: an approach event and a target event on each chit. THD-D-42 every kind and letter occurs. */
// biome-ignore format: a chart, one chit a row
const EVENTS: readonly [Side<ApproachEvent>, Side<TargetEvent>][] = [
  ['break-formation A',           'flak B'],
  ['break-formation B',           'weather-shift'],
  ['break-formation C',           'escorts-strafe A'],
  ['form-up-failure A',           'non-essential-target'],
  ['form-up-failure B',           'flak C'],
  ['form-up-failure C',           'patrollers-hunt'],
  ['high-altitude',               'flak A'],
  ['hunter-tactics',              'navigational-error'],
  ['hunter-tactics-before-0824',  'escorts-strafe B'],
  ['low-altitude',                'pathfinders'],
  ['raid-in-clouds A',            'decoy-raid'],
  ['raid-in-clouds B',            'flak C'],
  ['raid-in-clouds C',            'undetected-raid'],
  ['squadron-tactics-after-0816', 'flak A'],
  ['squadron-tactics',            'weather-shift'],
  ['undetected-raid',             'flak B'],
  ['undetected-raid',             'non-essential-target'],
  ['vectored-away A',             'escorts-strafe C'],
  ['vectored-away B',             'patrollers-escort'],
  ['vectored-away C',             'radio-confusion'],
]

function side<E extends string>(text: Side<E>): { readonly event: E; readonly letter?: Letter } {
  const [event, letter] = text.split(' ') as [E, Letter | undefined]
  return letter ? { event, letter } : { event }
}

export const eventChits: readonly EventChitSpec[] = EVENTS.map(([approach, target], i) => ({
  id: `E${String(i + 1).padStart(2, '0')}`,
  approach: side(approach),
  target: side(target),
  source: 'constrained',
  ref: 'THD-3.7.a twenty chits, THD-D-42 kinds; copies and pairing designed',
}))
