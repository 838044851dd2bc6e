import type { Choice, Match, Seat } from '@tallyho/engine'
import type { Dealer } from './dealer.ts'

/**
 * The machine makes the rest of a plan, up to its last word. What the player has laid stays, even behind an end that he
 * gave on the way: the plan is opened there again, and what lies behind it is given anew where it is asked for. Where
 * something of his would have no place then, less of the plan is opened: his answers come before the staff's.
 */
export function planRest<S>(dealer: Dealer<S>, seat: Seat, asks: readonly string[]): void {
  const { match } = dealer
  const made = decisions(match, seat).filter(({ ask }) => asks.includes(ask))
  const ends = made.filter(({ option }) => option.ends).map(({ at }) => at)
  for (const from of [...ends, match.journal.length]) {
    const wishes = made
      .filter(({ at, option }) => at > from && !option.ends)
      .map(({ ask, option }) => ({ ask, id: option.id }))
    dealer.match = match.fork(from)
    if (completed(dealer, seat, asks, wishes)) break
  }
  dealer.match.undo(seat)
  // What the machine would have said last is not to be said again by a press of Redo.
  dealer.match = dealer.match.fork()
}

interface Wish {
  readonly ask: string
  readonly id: string
}

/** Gives these answers where they are asked for, and the machine's elsewhere. Returns whether all of them found a place. */
function completed<S>(
  dealer: Dealer<S>,
  seat: Seat,
  asks: readonly string[],
  wishes: readonly Wish[],
): boolean {
  let left = wishes
  do {
    const wish = left.find(one => isOffered(dealer.match.asked(seat), one))
    if (wish) dealer.match.choose(seat, wish.id)
    else dealer.machineAnswer()
    left = left.filter(one => one !== wish)
  } while (dealer.match.pause?.kind === 'choice' && asks.includes(dealer.match.pause.ask))
  return left.length === 0
}

function decisions<S>(match: Match<S>, seat: Seat) {
  return match.decisionsFrom(match.revisable(seat)[0] ?? match.journal.length)
}

function isOffered(choice: Choice | undefined, { ask, id }: Wish): boolean {
  return choice?.ask === ask && choice.options.some(option => option.id === id)
}
