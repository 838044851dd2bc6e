import type { Choice, Ref } from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/manners.ts'

/**
 * What was pointed at along with an answer, while something else is asked first: a later question of the same move that is
 * about the same piece is answered by it, once.
 */
export class Wishes {
  private readonly meant = new Map<Ref, Ref>()
  private readonly asks: ReadonlySet<string>

  constructor({ through = [], moves = {} }: Pick<Manners<unknown>, 'through' | 'moves'>) {
    this.asks = new Set(through.flatMap(ask => moves[ask] ?? []))
  }

  make({ about = [] }: Choice, ref: Ref): void {
    for (const piece of about) this.meant.set(piece, ref)
  }

  drop({ about = [] }: Choice): void {
    for (const piece of about) this.meant.delete(piece)
  }

  clear(): void {
    this.meant.clear()
  }

  /** The answer that was meant, if it is the only one that fits. */
  answerTo({ ask, about = [], options }: Choice): string | undefined {
    const refs = this.asks.has(ask) ? about.flatMap(piece => this.meant.get(piece) ?? []) : []
    const fitting = options.filter(({ on = [], rare }) => !rare && refs.some(ref => on.includes(ref)))
    return fitting.length === 1 ? fitting[0]?.id : undefined
  }
}
