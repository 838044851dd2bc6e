import type { Sourced } from '@tallyho/engine'
import type { Victory } from '../types.ts'

/** Where a scenario comes from: the battle is history, its size and its places on the map are not. */
export function fromHistory(battle: string): Sourced {
  return { source: 'designed', ref: `history: ${battle}; squadrons, squares and victory levels designed` }
}

/**
 * WL-12.1.d Levels by the raider's points less the defender's: decisive from the first number, a victory from the second,
 * the defender's victory below that, and decisive below the third. Nobody draws: a raid succeeds or it does not.
 */
export function ladder(decisive: number, win: number, routed: number): Pick<Victory, 'levels' | 'otherwise'> {
  return {
    levels: [
      { atLeast: decisive, level: 'raider-decisive' },
      { atLeast: win, level: 'raider-victory' },
      { atLeast: routed, level: 'defender-victory' },
    ],
    otherwise: 'defender-decisive',
  }
}
