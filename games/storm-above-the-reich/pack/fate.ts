import { die, topOf } from '@tallyho/engine'
import type { BailOut, DieTable, Fate, FateClass, FateTable, FateTables } from './types.ts'

/**
 * The seven Fate Boxes. A column reads Explodes, Fire, Crashes, Lands; a bail out row reads No, Wounded, Yes. Armor adds
 * 2 in the boxes of Cockpit, Engine and Fuel (SR-FAT-02). Who crashes bails out as from a fire (SR-Q-05).
 */

const OUTCOMES: readonly Fate[] = ['explodes', 'fire', 'crashes', 'lands']
const BAIL_OUTS: readonly BailOut[] = ['no', 'wounded', 'yes']

function columnOf<T>(kinds: readonly T[], ranges: string): DieTable<T> {
  return ranges.split(' ').map((range, i) => ({ to: topOf(range), is: kinds[i] as T }))
}

type Box = Readonly<Record<FateClass | 'leavesFire' | 'leavesExplosion', string>> &
  Omit<FateTable, 'fate' | 'bailOut'>

function box({ rocket, twin, single, leavesFire, leavesExplosion, ...rest }: Box): FateTable {
  const fire = columnOf(BAIL_OUTS, leavesFire)
  return {
    ...rest,
    fate: {
      rocket: columnOf(OUTCOMES, rocket),
      twin: columnOf(OUTCOMES, twin),
      single: columnOf(OUTCOMES, single),
    },
    bailOut: { fire, crashes: fire, explodes: columnOf(BAIL_OUTS, leavesExplosion) },
  }
}

export const FATE: FateTables = {
  cockpit: box({
    armor: true,
    rocket: '1 2-4 5-9 10',
    twin: '1 2-4 5-6 7-10',
    single: '1 2-4 5-8 9-10',
    leavesFire: '1-4 5-8 9-10',
    leavesExplosion: '1-7 8-9 10',
    source: 'rulebook',
    ref: 'p58; Crashes as Fire (SR-Q-05)',
  }),
  elevator: box({
    armor: false,
    rocket: '1 2-3 4-8 9-10',
    twin: '1 2 3-5 6-10',
    single: '1 2-3 4-6 7-10',
    leavesFire: '1-3 4-6 7-10',
    leavesExplosion: '1-7 8 9-10',
    source: 'designed',
    ref: 'SR-K-FAT-01…03: hard to land without it, seldom a fire',
  }),
  engine: box({
    armor: true,
    rocket: '1-3 4-6 7-9 10',
    twin: '1 2-4 5-6 7-10',
    single: '1 2-5 6-8 9-10',
    leavesFire: '1-4 5-6 7-10',
    leavesExplosion: '1-7 8 9-10',
    source: 'designed',
    ref: 'SR-K-FAT-01…03: a twin comes home on the other one',
  }),
  fuel: box({
    armor: true,
    rocket: '1-5 6-8 9 10',
    twin: '1-2 3-6 7 8-10',
    single: '1-2 3-6 7-8 9-10',
    leavesFire: '1-4 5-7 8-10',
    leavesExplosion: '1-8 9 10',
    source: 'designed',
    ref: 'SR-K-FAT-01…03: fire above all',
  }),
  fuselage: box({
    armor: false,
    rocket: '1-2 3-4 5-7 8-10',
    twin: '1-2 3-4 5 6-10',
    single: '1 2-4 5-6 7-10',
    leavesFire: '1-4 5-6 7-10',
    leavesExplosion: '1-7 8 9-10',
    source: 'rulebook',
    ref: 'p23; Crashes as Fire (SR-Q-05)',
  }),
  rudder: box({
    armor: false,
    rocket: '1 2-3 4-7 8-10',
    twin: '1 2 3-4 5-10',
    single: '1 2 3-5 6-10',
    leavesFire: '1-3 4-5 6-10',
    leavesExplosion: '1-7 8 9-10',
    source: 'designed',
    ref: 'SR-K-FAT-01…03: the kindest of the seven',
  }),
  wing: box({
    armor: false,
    rocket: '1-2 3-4 5-8 9-10',
    twin: '1 2-4 5-6 7-10',
    single: '1 2-3 4-6 7-10',
    leavesFire: '1-4 5-6 7-10',
    leavesExplosion: '1-7 8-9 10',
    source: 'designed',
    ref: 'SR-K-FAT-01…03: a spin if it breaks',
  }),
}

/** Under the Aerial Combat Table: for a pilot shot down by an escort, Armor adding 2. */
export const SHOT_DOWN: DieTable<BailOut> = die(['1-4', 'no'], ['5-6', 'wounded'], ['7-10', 'yes'])
