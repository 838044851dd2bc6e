import type { Choice } from '@tallyho/engine'
import { Glossed } from '@tallyho/kit'
import type { Battle } from '../../state.ts'
import { stakeOf } from '../../text/stakes.ts'

/** What is at stake, below the question. */
export function Stake({ state, choice }: { readonly state: Battle; readonly choice: Choice }) {
  const says = stakeOf(state, choice)
  return (
    says !== '' && (
      <p className="quiet" data-testid="stake">
        <Glossed>{says}</Glossed>
      </p>
    )
  )
}
