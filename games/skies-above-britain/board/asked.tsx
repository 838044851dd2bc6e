import type { Choice } from '@tallyho/engine'
import { type AskedAs, Glossed } from '@tallyho/kit'
import type { Campaign } from '../state.ts'
import { MEANINGS } from '../text/meanings.ts'
import type { Asks } from '../vocabulary.ts'

interface AboveProps {
  readonly state: Campaign
  readonly choice: Choice
}

function Meaning({ state, choice }: AboveProps) {
  const meaning = MEANINGS[choice.ask as keyof Asks]
  const said = typeof meaning === 'function' ? meaning(state, choice) : meaning
  return said ? (
    <p className="quiet">
      <Glossed>{said}</Glossed>
    </p>
  ) : null
}

const QUIETLY = { Above: Meaning }

/** Every question that means more than it says has that in a quiet line below it. */
export const ASKED: Readonly<Record<string, AskedAs<Campaign, never>>> = Object.fromEntries(
  Object.keys(MEANINGS).map(ask => [ask, QUIETLY]),
)
