import type { Match, Seat } from '@tallyho/engine'
import type { Shelf } from '../store/db.ts'
import { isDamaged } from '../store/game-row.ts'
import { loadHead } from '../store/games.ts'
import { listPacks } from '../store/packs.ts'
import { isWhole, type KeptReview, keepReview } from '../store/reviews.ts'
import type { Reviewing, ToReview } from './reviewing.ts'

/** A game on the shelf that is to be looked through for one of its seats. */
interface Order {
  readonly id: string
  readonly match: Match<unknown>
  readonly seat: Seat
  readonly pack: unknown
  /** What is known of it. */
  readonly found: KeptReview | undefined
}

/** What is under way, or has just been done. */
interface Desk {
  readonly id: string
  readonly seat: Seat
  readonly review: KeptReview | undefined
  readonly at: 'going' | 'done' | 'failed' | 'left'
  readonly words?: string
}

/** Milliseconds between two times that what was found is put on the shelf. */
const KEEPING = 1000

/**
 * Looks through one game at a time in a worker, whatever page is shown meanwhile, and keeps what it finds with the game. To be
 * stopped, or left with the page, loses nothing: the next time it goes on from there.
 */
class Reviewer {
  private worker: Worker | undefined
  private kept = 0
  private keep: ((review: KeptReview) => Promise<void>) | undefined
  private readonly listeners = new Set<() => void>()
  desk: Desk | undefined

  constructor(
    private readonly open: () => Worker = () =>
      new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' }),
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  snapshot = (): Desk | undefined => this.desk

  async start(shelf: Shelf, { id, match, seat, pack, found }: Order): Promise<void> {
    this.stop()
    this.show({ id, seat, review: found, at: 'going' })
    const own = (await listPacks(shelf, match.game.id)).map(({ data }) => data)
    const head = await loadHead(shelf, id)
    if (this.desk?.id !== id || this.desk.at !== 'going') return
    const { setup, base, journal } = match
    const worker = this.open()
    this.worker = worker
    const keep = (review: KeptReview): Promise<void> =>
      // A shelf that is full loses the review and not the page.
      keepReview(shelf, id, journal.length, review).catch(() => undefined)
    this.keep = keep
    const told = (word: Reviewing) => {
      if (this.worker !== worker) return
      if (word.at === 'going') {
        this.show({ id, seat, review: word.found, at: 'going' })
        if (performance.now() < this.kept) return
        this.kept = performance.now() + KEEPING
        void keep(word.found)
        return
      }
      this.end()
      if (word.at === 'failed') return this.show({ id, seat, review: found, at: 'failed', words: word.words })
      this.show({ id, seat, review: word.review, at: 'done' })
      void keep(word.review)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Reviewing>) => told(data))
    worker.addEventListener('error', () =>
      told({ at: 'failed', words: 'The machine could not look through it.' }),
    )
    worker.postMessage({
      game: match.game.id,
      packs: pack === undefined ? own : [...own, pack],
      seat,
      setup,
      base,
      answers: journal.map(({ answer }) => answer),
      byMachine: head && !isDamaged(head) && head.seating[seat] === 'person' ? head.byMachine : undefined,
      found: isWhole(found) ? undefined : found,
    } satisfies ToReview)
  }

  /** Leaves what is under way; what was found stays with the game. */
  stop(): void {
    const { desk, keep } = this
    if (desk?.at !== 'going') return
    this.end()
    if (desk.review) void keep?.(desk.review)
    this.show({ ...desk, at: 'left' })
  }

  private end(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.keep = undefined
    this.kept = 0
  }

  private show(desk: Desk): void {
    this.desk = desk
    for (const listener of this.listeners) listener()
  }
}

/** The one of this page. */
export const reviewer = new Reviewer()
