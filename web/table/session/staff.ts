import type { Choice, Match, Seat } from '@tallyho/engine'
import type { Dealer } from './dealer.ts'

/**
 * The machine makes the rest of a plan, up to its last word. What the player has laid stays, even behind an end that he
 * gave on the way: the plan is opened there again, and what lies behind it is given anew where it is asked for.
 * Returns how many of his answers no longer fit.
 */
export function planRest<S>(dealer: Dealer<S>, seat: Seat, asks: readonly string[]): number {
  const laid = reopened(dealer, seat, asks)
  let wishes = laid
  const isOpen = () => dealer.match.pause?.kind === 'choice' && asks.includes(dealer.match.pause.ask)
  do {
    const wish = wishes.find(one => isOffered(dealer.match.asked(seat), one))
    if (wish) dealer.match.choose(seat, wish.id)
    else dealer.machineAnswer()
    wishes = wishes.filter(one => one !== wish)
  } while (isOpen())
  dealer.match.undo(seat)
  // What the machine would have said last is not to be said again by a press of Redo.
  dealer.match = dealer.match.fork()
  return wishes.length
}

interface Wish {
  readonly ask: string
  readonly id: string
}

/** Goes back to before the first end in the plan, and gives what was laid behind it. */
function reopened<S>(dealer: Dealer<S>, seat: Seat, asks: readonly string[]): readonly Wish[] {
  const made = decisions(dealer.match, seat).filter(({ ask }) => asks.includes(ask))
  const end = made.find(({ option }) => option.ends)
  if (!end) return []
  dealer.match = dealer.match.fork(end.at)
  return made
    .filter(({ at, option }) => at > end.at && !option.ends)
    .map(({ ask, option }) => ({ ask, id: option.id }))
}

function decisions<S>(match: Match<S>, seat: Seat) {
  return match.decisionsFrom(match.revisable(seat)[0] ?? match.journal.length)
}

function isOffered(choice: Choice | undefined, { ask, id }: Wish): boolean {
  return choice?.ask === ask && choice.options.some(option => option.id === id)
}
