import type { Choice } from '@tallyho/engine'
import { type BoardModule, Glossed } from '@tallyho/kit'
import type { Battle } from '../../state.ts'
import { STAKES, stakeOf } from '../../text/stakes.ts'
import type { Asks, Notes } from '../../vocabulary.ts'

/** What is at stake, below the question. */
function Stake({ state, choice }: { readonly state: Battle; readonly choice: Choice }) {
  const says = stakeOf(state, choice)
  return (
    says !== '' && (
      <p className="quiet" data-testid="stake">
        <Glossed>{says}</Glossed>
      </p>
    )
  )
}

/** Every question that something is said below. */
export const ASKED: NonNullable<BoardModule<Battle, Notes, Asks>['asked']> = Object.fromEntries(
  Object.keys(STAKES).map(ask => [ask, { Above: Stake }]),
)
