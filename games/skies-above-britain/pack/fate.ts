import { type DieTable, topOf } from '@tallyho/engine'
import { type Aircraft, FATES, type HitType, PILOT_FATES, type Tables } from './types.ts'

/** A column from bad to good: `1-2 3-6 7-12`. */
function column<T>(results: readonly T[], ranges: string): DieTable<T> {
  return ranges.split(' ').map((range, i) => ({ to: topOf(range), is: results[i] as T }))
}

/** Fire, Crashes, Hangar by aircraft; Killed, Wounded, Bails out from a crash, from a fire, and for a Green pilot from either. */
function box(
  rows: Readonly<Record<Aircraft | 'crashes' | 'fire' | 'green', string>>,
): Tables['fate'][HitType] {
  return {
    hurricane: column(FATES_FROM_WORST, rows.hurricane),
    spitfire: column(FATES_FROM_WORST, rows.spitfire),
    crashes: column(PILOT_FATES_FROM_WORST, rows.crashes),
    fire: column(PILOT_FATES_FROM_WORST, rows.fire),
    green: column(PILOT_FATES_FROM_WORST, rows.green),
  }
}

const FATES_FROM_WORST = [...FATES].reverse()
const PILOT_FATES_FROM_WORST = [...PILOT_FATES].reverse()

/** SAB-K-113 SAB-K-114 The Fate Boxes. A Hurricane burns more readily and brings its pilot home more often. */
export const FATE: Tables['fate'] = {
  cockpit: box({
    hurricane: '1-2 3-4 5-12',
    spitfire: '1 2-5 6-12',
    crashes: '1-3 4-7 8-12',
    fire: '1-5 6-9 10-12',
    green: '1-6 7-9 10-12',
  }),
  engine: box({
    hurricane: '1-2 3 4-12',
    spitfire: '1 2-4 5-12',
    crashes: '1 2-3 4-12',
    fire: '1-3 4-6 7-12',
    green: '1-4 5-7 8-12',
  }),
  'fuel-tank': box({
    hurricane: '1-4 5 6-12',
    spitfire: '1-2 3-6 7-12',
    crashes: '1 2-4 5-12',
    fire: '1-3 4-8 9-12',
    green: '1-5 6-8 9-12',
  }),
  wing: box({
    hurricane: '1-2 3 4-12',
    spitfire: '1 2-4 5-12',
    crashes: '1 2-3 4-12',
    fire: '1-2 3-6 7-12',
    green: '1-3 4-6 7-12',
  }),
  // SAB-K-112 SAB-EX-46
  fuselage: box({
    hurricane: '1-2 3 4-12',
    spitfire: '1 2-5 6-12',
    crashes: '1-2 3-5 6-12',
    fire: '1-3 4-7 8-12',
    green: '1-5 6-8 9-12',
  }),
  tail: box({
    hurricane: '1-2 3 4-12',
    spitfire: '1 2-4 5-12',
    crashes: '1 2-4 5-12',
    fire: '1-3 4-7 8-12',
    green: '1-4 5-7 8-12',
  }),
}
