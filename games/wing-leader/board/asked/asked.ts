import type { BoardModule } from '@tallyho/kit'
import type { Battle } from '../../state.ts'
import { STAKES } from '../../text/stakes.ts'
import type { Asks, Notes } from '../../vocabulary.ts'
import { Stake } from './Stake.tsx'

/** Every question that something is said below. */
export const ASKED: NonNullable<BoardModule<Battle, Notes, Asks>['asked']> = Object.fromEntries(
  Object.keys(STAKES).map(ask => [ask, { Above: Stake }]),
)
