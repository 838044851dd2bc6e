import type { BoardProps } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'

export function Desk({ state }: BoardProps<Campaign>) {
  return <p>{state.plan.length} raids planned</p>
}
