import type { Logged } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { useState } from 'react'

/** So many lines, the latest. */
const MOST = 5

/** What has gone by since the player last decided, and whether some of it unseen. */
export interface Stretch {
  readonly notes: readonly Logged[]
  /** How many notes there were when he decided. */
  readonly from: number
  readonly unseen: boolean
  /** Everything has been shown, and he is asked. */
  readonly rest: boolean
}

/** The stretch after more has happened, or the question has come: a new one begins with what follows a decision. */
export function stretchOn(
  before: Stretch,
  notes: readonly Logged[],
  rest: boolean,
  passes: boolean,
): Stretch {
  const begins = before.rest && notes !== before.notes
  return {
    notes,
    rest,
    from: begins ? before.notes.length : before.from,
    unseen: passes || (!begins && before.unseen),
  }
}

/** The gravest of what went by unseen. */
export function digestOf(
  { notes, from, unseen }: Stretch,
  weights: BoardModule<unknown>['weights'] = {},
): readonly Logged[] {
  return unseen
    ? notes
        .slice(from)
        .filter(({ what }) => weights[what] === 'grave')
        .slice(-MOST)
    : []
}

/** Whoever catches up, lets the machine play, or wants everything at once is told in a few lines what he has not seen. */
export function useDigest(
  { weights }: Pick<BoardModule<unknown>, 'weights'>,
  notes: readonly Logged[],
  rest: boolean,
  /** What comes now is not shown one by one. */
  passes: boolean,
) {
  const [stretch, setStretch] = useState<Stretch>({ notes, from: notes.length, unseen: false, rest })
  if (notes !== stretch.notes || rest !== stretch.rest) setStretch(stretchOn(stretch, notes, rest, passes))
  return {
    digest: rest ? digestOf(stretch, weights) : [],
    skip: () => setStretch(last => ({ ...last, unseen: true })),
  }
}
