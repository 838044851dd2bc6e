import { seenBy } from '@tallyho/bots'
import { type Match, random, type Seat } from '@tallyho/engine'
import type { Found, Question, Rest } from './thinking.ts'

/** Somebody who thinks about questions while the page goes on. */
export interface Mind {
  /** Tells what is found, again and again, until it is settled, some milliseconds are over or another question is asked. */
  think<S>(match: Match<S>, seat: Seat, playouts: number, tell: (found: Found) => void, within?: number): void
  /** Thinks of nothing any more. */
  rest(): void
}

/** A mind in a worker of its own, begun with the first question. */
export class WorkerMind implements Mind {
  private worker: Worker | undefined
  private no = 0
  private tell: ((found: Found) => void) | undefined

  constructor(private readonly packs: () => Promise<readonly unknown[]>) {}

  think<S>(
    match: Match<S>,
    seat: Seat,
    playouts: number,
    tell: (found: Found) => void,
    within?: number,
  ): void {
    const no = ++this.no
    const position = seenBy(match, seat, random(no))?.position()
    if (!position) return
    this.tell = tell
    const { game, state, step, answers } = position
    this.packs().then(packs => {
      if (no !== this.no) return
      const question: Question = {
        no,
        game: game.id,
        packs,
        seat,
        state,
        step,
        answers,
        playouts,
        within,
        seed: match.journal.length,
      }
      this.thinker().postMessage(question)
    })
  }

  rest(): void {
    this.tell = undefined
    this.worker?.postMessage({ no: ++this.no } satisfies Rest)
  }

  /** Nobody asks any more. */
  leave(): void {
    this.no++
    this.worker?.terminate()
    this.worker = undefined
  }

  private thinker(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./mind.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Found>) => {
      if (data.no === this.no) this.tell?.(data)
    })
    // Whoever waits for an answer must not wait for ever.
    worker.addEventListener('error', () =>
      this.tell?.({ no: this.no, best: undefined, worth: {}, isWhole: false, playouts: 0, settled: true }),
    )
    this.worker = worker
    return worker
  }
}
