import type { Sourced } from '@tallyho/engine'
import type { CombatLine, Eligible, Steps, TargetCard, ThreeResults } from './types.ts'

/** How charts are written down in a pack. */

/** Where a component comes from. */
export const rulebook = (ref: string): Sourced => ({ source: 'rulebook', ref })
export const constrained = (ref: string): Sourced => ({ source: 'constrained', ref })
export const designed = (ref: string): Sourced => ({ source: 'designed', ref })

/** Where a chart goes on for ever. */
export const ENDLESS = 999

/** `steps([1, 0], [3, 1])`: 0 up to 1, then 1 up to 3, and beyond. */
export function steps<T>(...rows: readonly (readonly [upTo: number, is: T])[]): Steps<T> {
  return rows.map(([upTo, is]) => ({ upTo, is }))
}

/** `7/11 1 2 3 3, 6/11 0 1 2 2`: squadrons that each sector sends for no, late, sufficient and early warning. */
export function sends(chart: string): TargetCard['chart'] {
  return chart.split(', ').map(line => {
    const [sector = '', ...send] = line.split(' ')
    return { sector, send: send.map(Number) as unknown as Eligible }
  })
}

/** `AA- ALD`: German results, then British, for letters A, B and C. */
export function combatLine(text: string): CombatLine {
  const [german = '', british = ''] = text.split(' ')
  return {
    german: [...german] as unknown as ThreeResults,
    british: [...british] as unknown as ThreeResults,
  }
}
