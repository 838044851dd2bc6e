import { bombing } from './bombing-table.ts'
import { combat, damage } from './combat-table.ts'
import { night } from './night-tables.ts'
import { ENDLESS, steps } from './notation.ts'
import type { Tables } from './types.ts'

/** RE-2.1.i RE-16.1 From Sept 11 on: up to the start value preparations begin, from the cancel value on all is over. */
const SEALION: readonly (readonly [start: number, cancel: number])[] = [
  // Sept 11 to 22
  ...([
    [-4, 12],
    [-4, 12],
    [-5, 11],
    [-5, 11],
    [-6, 10],
    [-6, 10],
    [-7, 9],
    [-7, 9],
  ] as const),
  ...([
    [-8, 8],
    [-8, 8],
    [-9, 7],
    [-9, 7],
  ] as const),
  // Sept 23 to Oct 1, when it is D-Day alone
  ...([
    [-10, 6],
    [-10, 6],
    [-11, 5],
    [-11, 5],
    [-12, 4],
    [-12, 4],
    [-13, 3],
    [-13, 3],
    [-14, 2],
  ] as const),
]
const SEPT_11 = 31

// biome-ignore format: charts
export const tables: Tables = {
  raidPriority: {
    low:    ['none',  'none',  'minor'],
    medium: ['none',  'minor', 'major'],
    high:   ['minor', 'major', 'major'],
  },
  channelPatrol: steps([1, 0], [3, 1], [5, 2], [7, 3], [ENDLESS, 4]),
  detection: {
    track: (['none', 'late', 'sufficient', 'early', 'very-early'] as const).flatMap(warning =>
      (['poor', 'poor', 'limited', 'accurate'] as const).map(intelligence => ({ warning, intelligence })),
    ),
    size: steps([2, 0], [4, 1], [6, 2], [9, 3], [12, 4], [ENDLESS, 5]),
  },
  rendezvous: {
    check: [
      { gruppenAtLeast: 10 },
      { gruppenAtLeast: 7 },
      { otherRaid: true },
      { clouds: true },
      { depth: 'deep' },
      { never: true },
    ],
    failure: [
      { letter: 'A', effect: 'reduced' },
      { letter: 'B', effect: 'reduced' },
      { letter: 'C', effect: 'reduced' },
      { letter: 'A', effect: 'leave' },
      { letter: 'B', effect: 'leave' },
      { letter: 'C', effect: 'leave' },
    ],
  },
  response: {
    /** Up to Aug 20, Aug 31, Sept 11, and after. */
    date: steps([9, 0], [20, 1], [31, 2], [ENDLESS, 1]),
    type: { airfield: 2, radar: 1, industry: 1, port: 0, city: 1 },
    group: { 10: 0, 11: 1, 12: 0 },
    accurateWithBombers: 2,
    size: steps([5, 0], [9, 1], [ENDLESS, 2]),
    priority: steps([2, 'minimal'], [5, 'low'], [9, 'high'], [ENDLESS, 'all-out']),
    removed: {
      minimal:   steps([1, 1], [2, 2], [4, 3], [6, 4], [8, 5], [10, 7], [ENDLESS, 8]),
      low:       steps([2, 0], [4, 1], [6, 3], [8, 4], [10, 5], [ENDLESS, 6]),
      high:      steps([3, 0], [5, 1], [8, 2], [10, 3], [ENDLESS, 4]),
      'all-out': steps([ENDLESS, 0]),
    },
  },
  tactics: {
    all:     steps([0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [ENDLESS, 7]),
    hold:    steps([2, 1], [4, 2], [6, 3], [8, 4], [10, 5], [ENDLESS, 6]),
    sweep:   steps([0, 1], [1, 2], [2, 4], [3, 6], [4, 8], [ENDLESS, 10]),
    limited: steps([3, 1], [6, 2], [9, 3], [12, 4], [ENDLESS, 5]),
    poor: { minor: 1, major: 3 },
  },
  weather: [
    { 2: 'clear',  3: 'clear' },
    { 2: 'clear',  3: 'clear' },
    { 2: 'clear',  3: 'patchy' },
    { 2: 'patchy', 3: 'clear' },
    { 2: 'patchy', 3: 'broken' },
    { 2: 'broken', 3: 'patchy' },
  ],
  combat,
  damage,
  bombing,
  strategies: [
    { from: -34, cards: 5 },
    { from: -19, cards: 4 },
    { from: -9,  cards: 3 },
    { from: -3,  cards: 2 },
    { from: 0,   cards: 2 },
    { from: 8,   cards: 1 },
    { from: 22,  cards: 0 },
  ],
  trackTop: { Spitfire: 20, Hurricane: 20, Blenheim: 6, fighter: 20, bomber: 20, pilots: 20 },
  sealion: SEALION.map(([start, cancel], i) => ({ day: SEPT_11 + i, start, cancel })),
  jabo: { rating: [2, 3], bombing: [2, 1] },
  night,
}
