import type { Choice } from '@tallyho/engine'
import type { Far } from '@tallyho/kit'
import type { MoveBoxOption } from '../rules/10-squadron-movement.ts'
import type { Day } from '../state.ts'
import { STAY, stayHere } from '../text/09-movement.ts'

/** THD-10.1.a Not to move is weighed among the places to go to: who stays is simply not sent. */
export function stay(day: Day, choice: Choice): readonly Far[] {
  const told = choice.ask === 'move-box' && stayHere(day, choice as Choice<MoveBoxOption>)
  return told ? [{ id: STAY, ...told, on: [], ids: [] }] : []
}
