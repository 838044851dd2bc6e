import { effortWithin, type Findings, type Review, type Reviewed, review } from '@tallyho/bots'
import type { GameModule, Seat } from '@tallyho/engine'

/** A finished game that is to be looked through, as plain data. */
export interface ToReview extends Reviewed {
  readonly game: string
  /** Packs that it may be played with. */
  readonly packs: readonly unknown[]
  readonly seat: Seat
  /** What was found before it was left. */
  readonly found?: Findings | undefined
}

/** What a reviewer tells: how far it is, that it is done, or that it cannot be. */
export type Reviewing =
  | { readonly at: 'going'; readonly found: Findings }
  | { readonly at: 'done'; readonly review: Review }
  | { readonly at: 'failed'; readonly words: string }

/** Milliseconds that a whole review is planned for. */
const PATIENCE = 80_000
/** Milliseconds between two words of it. */
const STRETCH = 500

/** Looks through a game in stretches, with something to say after each. */
export function* reviewing<S>(
  module: GameModule<S>,
  { seat, found, ...reviewed }: ToReview,
  patience = PATIENCE,
  now = () => performance.now(),
): Generator<Reviewing, undefined> {
  const effort = found?.effort ?? effortWithin(module, reviewed, seat, patience)
  const looking = review(module, reviewed, seat, { effort, found, ...(found && { seed: found.seed }) })
  let until = now()
  for (let turn = looking.next(); ; turn = looking.next()) {
    if (turn.done) {
      yield { at: 'done', review: turn.value }
      return
    }
    if (now() < until) continue
    yield { at: 'going', found: turn.value }
    until = now() + STRETCH
  }
}
