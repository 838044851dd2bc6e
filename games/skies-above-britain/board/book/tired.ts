import { FATIGUED_AFTER } from '../../rules/01-general/fighters.ts'
import { EXHAUSTED_AFTER } from '../../rules/08-return/pilots.ts'
import type { Pilot } from '../../state.ts'

/** SAB-PIL-11 */
export const ROW_TO_HOSPITAL = EXHAUSTED_AFTER

/** SAB-PIL-09 SAB-PIL-10 1 less on the dice that decide about his life. */
export function isTired({ inARow }: Pick<Pilot, 'inARow'>): boolean {
  return inARow >= FATIGUED_AFTER
}

/** SAB-PIL-11 One more patrol wears him out. */
export function isAtTheEnd({ inARow }: Pick<Pilot, 'inARow'>): boolean {
  return inARow >= EXHAUSTED_AFTER - 1
}
