import type { Sourced } from '@tallyho/engine'
import type { GermanType, ReactionCard, Station } from '../types.ts'

const DESIGNED: Sourced = { source: 'designed', ref: 'SAB-K-051 SAB-K-053…056' }

interface Face {
  /** Cards that come from a station, `high port port`. */
  readonly help?: string
  /** Stations that are reduced, `low port:109`. */
  readonly reduce?: string
  /** `high starboard` moves the marker in High to Starboard. */
  readonly shift?: string
  readonly ambush?: GermanType
}

function card(
  no: number,
  clouds: number,
  { help, reduce, shift, ambush }: Face,
  source: Sourced = DESIGNED,
): ReactionCard {
  const [from, to] = stations(shift)
  return {
    id: `er-${String(no).padStart(2, '0')}`,
    clouds,
    help: counted(stations(help)),
    reduce: Object.fromEntries(
      (reduce?.split(' ') ?? []).map(one => {
        const [station, only] = one.split(':')
        return [station, only === '109' ? '109' : 'any']
      }),
    ),
    ...(from && to && { shift: { from, to } }),
    ...(ambush && { ambush }),
    ...source,
  }
}

function stations(text: string | undefined): readonly Station[] {
  return (text?.split(' ') ?? []) as readonly Station[]
}

function counted(all: readonly Station[]): Partial<Record<Station, number>> {
  const counts: Partial<Record<Station, number>> = {}
  for (const station of all) counts[station] = (counts[station] ?? 0) + 1
  return counts
}

/** SAB-K-056 Help comes from above and from the flanks above all; a station that sends it is often thinned out. */
export const REACTION: readonly ReactionCard[] = [
  card(
    1,
    9,
    { help: 'high port port', reduce: 'port', shift: 'high starboard', ambush: '110' },
    { source: 'constrained', ref: 'SAB-K-052 SAB-EX-32' },
  ),
  card(2, 10, { help: 'high high', reduce: 'high:109' }),
  card(3, 8, { help: 'high port', shift: 'trailing high' }),
  card(4, 11, { help: 'port port low', reduce: 'port' }),
  card(5, 9, { help: 'high starboard low', reduce: 'low:109' }),
  card(6, 12, { help: 'lead ahead high', reduce: 'ahead' }),
  card(7, 10, { help: 'trailing trailing high', reduce: 'trailing' }),
  card(8, 7, { help: 'port starboard', shift: 'lead port', ambush: '109' }),
  card(9, 11, { help: 'high low', shift: 'ahead low' }),
  card(10, 9, { help: 'high high port', reduce: 'high' }),
  card(11, 12, { help: 'starboard', shift: 'high port', ambush: '109' }),
  card(12, 8, { reduce: 'high:109 low' }),
  card(13, 10, { help: 'ahead', shift: 'low trailing', ambush: '110' }),
  card(14, 6, { ambush: '109' }),
  card(15, 11, { help: 'high', reduce: 'port:109 starboard:109' }),
  card(16, 7, {}),
]
