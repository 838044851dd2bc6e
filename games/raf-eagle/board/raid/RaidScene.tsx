import type { BoardProps } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'

export function RaidScene({ state }: BoardProps<Campaign>) {
  return <p>{state.flight ? `Raid ${state.flight.raid + 1}` : 'No raid is in the air.'}</p>
}
