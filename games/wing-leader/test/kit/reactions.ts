import { flown, step } from './moves.ts'
import { type Line, unitsOn } from './table.ts'

/** Escorts that react to an intruder. */

export const react = (escorts: string, intruder = 'dA'): Line =>
  `reaction.declare react/${escorts}/${intruder}`
/** Results of the proof table: no reaction, late, successful. */
export const FAILS = 'reaction 1 2'
export const LATE = 'reaction 3 4'
export const SUCCEEDS = 'reaction 5 5'

/** The units after this escort, rB, has reacted to the intruder that flies from J8 into K8. */
export function reacted(guard: string, ...lines: readonly Line[]) {
  const units = unitsOn(`he-111 K8 bombing, d spitfire-i J8 >rA alerted facing:0, ${guard}`)
  flown(units.battle, 'dA', step(0), react('rB'), ...lines)
  return units
}
