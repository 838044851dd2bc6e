import type { Battle } from '../../state.ts'
import { flown, step } from './moves.ts'
import { aBattle, d, type Layout, type Line, type Piece, r } from './table.ts'

/** Escorts that react to an intruder. */

export const spitfire = (square: string, more: Partial<Piece> = {}): Piece =>
  d(`spitfire-i ${square} >rA alerted`, { facing: 0, ...more })
export const escort = (square: string, more: Partial<Piece> = {}): Piece =>
  r(`bf-109e ${square} escort`, more)

/** A bomber at K8 flying right, an intruder behind it at J8, and escorts. */
export function raid(units: readonly Piece[], layout: Partial<Layout> = {}): Battle {
  return aBattle({ units: [r('he-111 K8 bombing'), ...units], ...layout })
}

export const react = (escorts: string, intruder = 'dA'): Line =>
  `reaction.declare react/${escorts}/${intruder}`
export const done = 'reaction.declare done'
/** Results of the proof table: no reaction, late, successful. */
export const FAILS = 'reaction 1 2'
export const LATE = 'reaction 3 4'
export const SUCCEEDS = 'reaction 5 5'

/** The board after this escort, rB, has reacted to the intruder that flies from J8 into K8. */
export function reacted(guard: Piece, ...lines: readonly Line[]): Battle {
  const battle = raid([spitfire('J8'), guard])
  flown(battle, 'dA', step(0), react('rB'), ...lines)
  return battle
}
