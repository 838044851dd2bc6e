import { type Guide, guiding } from '@tallyho/engine'
import { BOMBERS } from './guide/bombers.ts'
import { ESCORT } from './guide/escort.ts'
import { formationOf, scoreOf } from './guide/facts.ts'
import { TRACK } from './guide/track.ts'
import { type Campaign, SQUADRON } from './state.ts'
import type { Asks } from './vocabulary.ts'

const { falls, given } = guiding<Campaign, Asks>()

/** A patrol from the first plot: the squadron meets the raid, one half holds the escort, the other goes for the bombers. */
export const guide: Guide<Campaign> = {
  title: 'The first patrol',
  setup: { scenario: 'patrol-2', options: {} },
  seat: SQUADRON,
  goal: 'Cut off a kette, down a bomber, regroup',
  reached: campaign =>
    scoreOf(campaign).isolated > 0 &&
    scoreOf(campaign).bombers > 0 &&
    formationOf(campaign, 'green') !== undefined,
  beginning: [
    ...given('aircraft', 'hurricane'),
    ...falls('pilot-assignment', 9),
    ...given('assign', 'adjutant'),
    ...given('slots', 'yellow'),
    ...falls('visibility', 3),
    ...falls('sun.start', 4),
    ...falls('climb', 6),
    ...falls('draw.vector', 'in-raid'),
    ...falls('escort.chart', 3),
  ],
  steps: [...TRACK, ...ESCORT, ...BOMBERS],
  afterwards: {
    scenario: 'patrol-1',
    words: [
      '• You waited where the raid would come, best High, and said Tally ho in its zone.',
      '• You divided the squadron: one Flight held the escort, the other broke into the raid. That pays against 109s; past a few 110s go straight in with all.',
      '• A fight takes you away from the raid, and a die brings you back. Many fighters round one kette cut it off, and what falls out is shot down.',
      'On a real patrol plots lie hidden until the raid is found among them. Each round burns Fuel, and Fuel is the way home: turn back while 3 are left, for with less a die says who lands.',
    ].join('\n'),
  },
}
