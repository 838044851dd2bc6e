import type { Logged } from '@tallyho/engine'
import { factsIn } from '../../vocabulary.ts'

/**
 * What Fighter Command and the Luftwaffe lost on three great days, and how often British fighters took off. Losses by the diary of
 * the-battle-of-britain.co.uk for those days; sorties by battleofbritain1940.com and the RAF campaign diary.
 */
export interface GreatDay {
  readonly day: string
  readonly sorties: number
  readonly lost: number
  readonly destroyed: number
}

export const GREAT_DAYS: readonly GreatDay[] = [
  { day: '13 August 1940', sorties: 700, lost: 13, destroyed: 34 },
  { day: '15 August 1940', sorties: 974, lost: 34, destroyed: 71 },
  { day: '18 August 1940', sorties: 760, lost: 43, destroyed: 69 },
]

export const SOURCES =
  'Losses: the-battle-of-britain.co.uk (18 August with aircraft on the ground). Sorties: battleofbritain1940.com, RAF campaign diary.'

/** A squadron takes off with twelve. */
const TWELVE = 12

/** For every twelve aircraft that took off. */
export function perTwelve({ sorties, lost, destroyed }: Omit<GreatDay, 'day'>): {
  readonly lost: number
  readonly destroyed: number
} {
  return { lost: (TWELVE * lost) / sorties, destroyed: (TWELVE * destroyed) / sorties }
}

/** How often one of ours took off. */
export function sortiesIn(notes: readonly Logged[]): number {
  return factsIn(notes)('assigned').reduce((sum, { men }) => sum + men.length, 0)
}
