import type { Match, Seat } from '@tallyho/engine'
import { useSyncExternalStore } from 'react'
import { useApp } from '../app/context.ts'
import { reportHash } from '../app/route.ts'
import { reviewer } from '../mind/reviewer.ts'
import { isWhole, type KeptReview } from '../store/reviews.ts'
import './review.css'

interface Reviewable {
  readonly id: string
  readonly match: Match<unknown>
  readonly seat: Seat
  /** The player's own component pack, where one is used. */
  readonly pack: unknown
  /** What lies with the game. */
  readonly kept: readonly KeptReview[]
}

/** What is known of a game for one seat: what lies with it, or what is being found out just now. */
export function useReview({ id, seat, kept }: Pick<Reviewable, 'id' | 'seat' | 'kept'>) {
  const desk = useSyncExternalStore(reviewer.subscribe, reviewer.snapshot)
  const mine = desk?.id === id && desk.seat === seat ? desk : undefined
  return {
    review: mine?.review ?? kept.find(one => one.seat === seat),
    isGoing: mine?.at === 'going',
    trouble: mine?.at === 'failed' ? mine.words : undefined,
  }
}

/** Has the machine look through a game, shows how far it is, and lets it be left. */
export function ReviewControl(props: Reviewable) {
  const { id, match, seat, pack } = props
  const { shelf, tell } = useApp()
  const { review, isGoing, trouble } = useReview(props)
  const percent = Math.floor(100 * (review?.done ?? 0))
  const start = (found: KeptReview | undefined) =>
    reviewer.start(shelf, { id, match, seat, pack, found }).catch(error => tell(String(error.message)))
  if (isGoing)
    return (
      <span className="reviewing" data-testid="reviewing">
        <label>
          Looking through the game <progress max={100} value={percent} />{' '}
          <span data-testid="review-percent">{percent} %</span>
        </label>{' '}
        <small>It goes on behind other pages; what it finds stands in the report.</small>
        <button type="button" data-testid="review-stop" onClick={() => reviewer.stop()}>
          Leave it
        </button>
      </span>
    )
  if (isWhole(review))
    return (
      <a className="button" data-testid="review-done" href={reportHash(id)}>
        Read the review
      </a>
    )
  return (
    <>
      <button
        type="button"
        data-testid="review-start"
        title="The machine looks for what luck gave and what your decisions cost"
        onClick={() => start(review)}
      >
        {review ? `Go on with the review (${percent} % done)` : 'Review this game'}
      </button>
      {trouble && <span role="alert">{trouble}</span>}
    </>
  )
}
