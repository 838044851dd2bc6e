import { constrained, designed } from './notation.ts'
import type { CardNumber, DayCard, DayEvent, Priorities, Priority, PriorityRow } from './types.ts'

/** Low, medium or high for airfields, cities, industry, ports and radar: `HLMLH`. */
function priorities(marks: string): Priorities {
  const [airfield, city, industry, port, radar] = [...marks].map(mark => LEVELS[mark as keyof typeof LEVELS])
  if (!airfield || !city || !industry || !port || !radar) throw new Error(`${marks} says not all priorities`)
  return { airfield, city, industry, port, radar }
}
const LEVELS = { L: 'low', M: 'medium', H: 'high' } as const satisfies Record<string, Priority>

/** From a date or a total on, these priorities; `*` brings terror. */
function rows(...list: readonly (readonly [from: number, to: string])[]): readonly PriorityRow[] {
  return list.map(([from, to]) =>
    to === 'free'
      ? { from, to }
      : { from, to: priorities(to.slice(0, 5)), ...(to.endsWith('*') && { terror: true as const }) },
  )
}

const LOWEST = -34
/** Aug 11, Aug 19, Aug 24, Sept 1, Sept 7 and Sept 15. */
const [AUG_11, AUG_19, AUG_24, SEPT_1, SEPT_7, SEPT_15] = [0, 8, 13, 21, 27, 35] as const

const byDate = (...list: readonly (readonly [number, string])[]): DayEvent => ({
  event: 'priorities-by-date',
  rows: rows(...list),
})
const byVp = (...list: readonly (readonly [number, string])[]): DayEvent => ({
  event: 'priorities-by-vp',
  rows: rows(...list),
})

const INDUSTRY: DayEvent = { event: 'raid-on-industry' }
const EASTWARD: DayEvent = { event: 'lf3-to-lf2' }
const HAZE: DayEvent = { event: 'haze' }

type Points = readonly [
  Spitfire: number,
  Hurricane: number,
  Blenheim: number,
  fighter: number,
  bomber: number,
]
/** Pilots at -34, from -10, from 0 and from +10 on: the harder pressed, the fewer can be spared to train. */
type Pilots = readonly [number, number, number, number]

// biome-ignore format: a chart, one card a row
const CARDS: readonly (readonly [CardNumber, number, Points, Pilots, boolean, number, DayEvent])[] = [
  // card, days, replacements, pilots, reinforcement, repair
  [135, 1, [1, 1, 0, 1, 1], [0, 1, 1, 2], true,  3, HAZE],
  [136, 2, [1, 2, 1, 0, 0], [1, 1, 2, 2], true,  4, INDUSTRY],
  [137, 5, [3, 4, 1, 2, 4], [2, 2, 3, 4], true,  5, HAZE],
  [138, 3, [2, 2, 0, 2, 2], [1, 1, 2, 3], true,  4,
    byDate([AUG_11, 'MLLHH'], [AUG_19, 'HLMMH'], [AUG_24, 'HMLML'], [SEPT_7, 'MHHLL*'])],
  [139, 2, [1, 2, 0, 2, 1], [1, 1, 1, 2], true,  3,
    byVp([LOWEST, 'free'], [-12, 'HLHML'], [0, 'HLLMH'], [15, 'MHLLH*'])],
  [140, 3, [2, 2, 1, 0, 1], [1, 2, 2, 3], false, 5, INDUSTRY],
  [141, 1, [1, 1, 0, 1, 1], [0, 1, 1, 1], true,  3,
    byVp([LOWEST, 'free'], [-15, 'HMHLL'], [-2, 'HLMHL'], [12, 'HHMLL*'])],
  [142, 2, [1, 2, 0, 2, 2], [1, 1, 2, 3], true,  4, EASTWARD],
  [143, 2, [1, 2, 1, 2, 1], [1, 1, 1, 2], true,  3, HAZE],
  [144, 6, [3, 5, 1, 4, 3], [2, 3, 3, 4], true,  5,
    byVp([LOWEST, 'free'], [-10, 'HHLML*'], [4, 'HLHLM'], [16, 'LHHLM*'])],
  [145, 1, [1, 1, 0, 1, 1], [0, 1, 1, 2], true,  3,
    byDate([AUG_11, 'HLLHM'], [AUG_19, 'HLMLH'], [SEPT_1, 'HMHLL'], [SEPT_7, 'LHMHL*'])],
  [146, 3, [2, 3, 0, 0, 1], [1, 1, 2, 2], true,  4, INDUSTRY],
  [147, 3, [2, 3, 0, 2, 2], [1, 2, 2, 3], true,  4,
    byVp([LOWEST, 'free'], [-14, 'HLLHM'], [-3, 'MLHHL'], [10, 'HMLLH'])],
  [148, 2, [1, 2, 0, 2, 1], [1, 1, 1, 2], false, 3,
    byVp([LOWEST, 'free'], [-11, 'HMHLL'], [2, 'HHLLM*'], [14, 'MLLHH'])],
  [149, 3, [2, 2, 1, 1, 2], [1, 1, 2, 3], true,  4, EASTWARD],
  [150, 5, [2, 4, 1, 3, 3], [2, 2, 3, 3], true,  5,
    byVp([LOWEST, 'free'], [-13, 'HLMHL'], [0, 'HMLLH'], [12, 'HLHML'])],
  [151, 1, [0, 1, 0, 1, 0], [0, 1, 1, 1], false, 3, HAZE],
  [152, 2, [1, 2, 0, 2, 2], [1, 1, 2, 2], true,  4, EASTWARD],
  [153, 3, [2, 2, 1, 2, 2], [1, 2, 2, 3], true,  4,
    byDate([AUG_11, 'HLLMH'], [AUG_24, 'HLHML'], [SEPT_7, 'MHHLL*'], [SEPT_15, 'LHHML*'])],
  [154, 2, [1, 2, 1, 2, 1], [2, 2, 3, 4], false, 5,
    byVp([LOWEST, 'free'], [-12, 'HLHLM'], [0, 'HMHLL'], [13, 'LHLHM*'])],
]

const KNOWN: Readonly<Record<CardNumber, string>> = {
  138: 'card 138 priorities by date, RE-EX-37 its row for Sept 2',
  149: 'RE-17.2.b card 149 sends Luftflotte 3 to 2',
}

export const dayEvents: readonly DayCard[] = CARDS.map(
  ([card, days, points, pilots, reinforcement, repair, event]) => {
    const [Spitfire, Hurricane, Blenheim, fighter, bomber] = points
    return {
      card,
      days,
      replacements: { Spitfire, Hurricane, Blenheim, fighter, bomber },
      pilots: [LOWEST, -10, 0, 10].map((from, i) => ({ from, points: pilots[i] ?? 0 })),
      reinforcement,
      repair,
      event,
      ...(KNOWN[card] ? constrained(KNOWN[card]) : designed('pace, replacements and priorities by history')),
    }
  },
)
