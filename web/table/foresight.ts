import { seenBy } from '@tallyho/bots'
import { type Choice, foresee, type GameModule, type Match, type Ref, type Run } from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/board.ts'
import { type Asked, itemsFor, litBy } from './items.ts'

/** A fresh board at the question, as the seat that is asked knows it: nothing may be told that it cannot see. */
export function openerOf<S>(match: Match<S>, { seat }: Choice): () => Run<S> {
  const seen = match.game.seats.length > 1 ? seenBy(match, seat, () => 0) : undefined
  return seen ? () => seen.fork() : () => match.at(match.journal.length)
}

/** The one question follows the other as part of the same move, and is not about another piece of the same kind. */
export function isOneMove<S>(moves: Manners<S>['moves'], before: Choice, next: Choice): boolean {
  const { about = [] } = before
  const kinds = new Set(about.map(kindOf))
  const others = next.about?.filter(ref => kinds.has(kindOf(ref))) ?? []
  const isSame = others.length === 0 || others.some(ref => about.includes(ref))
  return isSame && (moves?.[before.ask]?.includes(next.ask) ?? false)
}

function kindOf(ref: Ref): string {
  return ref.slice(0, ref.indexOf(':'))
}

/** What one question leads to, as far as it is one move: looked up on a copy, once for each answer. */
export class Foresight<S> {
  private readonly known = new Map<string, Asked<S> | undefined>()
  private readonly open: () => Run<S>

  constructor(
    private readonly module: GameModule<S>,
    private readonly manners: Manners<S>,
    match: Match<S>,
    private readonly choice: Choice,
  ) {
    this.open = openerOf(match, choice)
  }

  /** What would be asked after these answers, the last of them to this question, if it is part of the same move. */
  after(ids: readonly string[], last: Choice): Asked<S> | undefined {
    const key = JSON.stringify(ids)
    if (!this.known.has(key)) this.known.set(key, this.look(ids, last))
    return this.known.get(key)
  }

  /** What that question would light. */
  reach(ids: readonly string[], last: Choice): ReadonlySet<Ref> | undefined {
    const next = this.after(ids, last)
    return next && litBy(next.items)
  }

  private look(ids: readonly string[], last: Choice): Asked<S> | undefined {
    const { seat } = this.choice
    const { moves } = this.manners
    const next = moves?.[last.ask] ? foresee(this.open, seat, ids) : undefined
    if (!next || !isOneMove(moves, last, next.choice)) return undefined
    const state = this.module.game.view(next.state, seat)
    const far = this.manners.far?.(state, next.choice)
    return { state, question: next.choice, items: itemsFor(this.module.words, state, next.choice, far) }
  }
}
