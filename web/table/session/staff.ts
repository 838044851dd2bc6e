import type { Choice, Match, Option, Pause, Seat } from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/manners.ts'
import type { Dealer } from './dealer.ts'

/**
 * The machine makes the rest of a plan, up to its last word. What the player has laid stays, even behind an end that he
 * gave on the way: the plan is opened there again, and what lies behind it is given anew where it is asked for. Where
 * something of his would have no place then, the machine lays less there, and at last less of the plan is opened: his
 * answers come before the staff's. Of plans that follow each other without a die between them only this one is made.
 */
export function planRest<S>(dealer: Dealer<S>, seat: Seat, manners: Staff<S>): void {
  const { match } = dealer
  const asks: readonly string[] = manners.staff ?? []
  const of = (state: S) => manners.planOf?.(match.game.view(state, seat))
  const now = of(match.state)
  const isOfIt: IsOfIt<S> = ({ pause, state }) =>
    pause?.kind === 'choice' && asks.includes(pause.ask) && of(state) === now
  const made = decisions(match, seat).filter(({ at }) => isOfIt(match.at(at)))
  const byMachine = new Set(made.flatMap(({ at }) => (dealer.hands.isMachines(at) ? [at] : [])))
  const ends = made.filter(({ option }) => option.ends).map(({ at }) => at)
  for (const from of [...ends, match.journal.length]) {
    const wishes = made
      .filter(({ at, option }) => at > from && !option.ends)
      .map(({ at, ask, option }) => ({ ask, id: option.id, byMachine: byMachine.has(at) }))
    if (fitted(dealer, () => match.fork(from), seat, isOfIt, wishes, manners)) break
  }
  // The last word; where nothing was left to lay, and so none to say, all of what was laid last, unless that was all.
  const hasEnd = () => dealer.match.asked(seat)?.options.some(({ ends }) => ends)
  do dealer.match.undo(seat)
  while (!hasEnd() && (dealer.match.undoPoint(seat) ?? 0) > match.journal.length)
  // What the machine would have said last is not to be said again by a press of Redo.
  dealer.match = dealer.match.fork()
}

type Staff<S> = Pick<Manners<S, Readonly<Record<string, Option>>>, 'staff' | 'planOf' | 'regrets'>
type IsOfIt<S> = (at: { readonly pause: Pause | undefined; readonly state: S }) => boolean

interface Wish {
  readonly ask: string
  readonly id: string
  /** It was the staff's before. */
  readonly byMachine: boolean
}

/** With as much of the machine's as leaves a place for all of these, and nothing of it that it would regret beside them. Returns whether there is one. */
function fitted<S>(
  dealer: Dealer<S>,
  opened: () => Match<S>,
  seat: Seat,
  isOfIt: IsOfIt<S>,
  wishes: readonly Wish[],
  { regrets }: Staff<S>,
): boolean {
  let most = Number.POSITIVE_INFINITY
  const barred = new Set<string>()
  for (;;) {
    dealer.match = opened()
    const from = dealer.match.journal.length
    const { laid, isAll } = completed(dealer, seat, isOfIt, wishes, most, barred)
    const { match } = dealer
    const isOwn = (id: string) =>
      match.journal.slice(from).some(one => one.id === id) && !wishes.some(wish => wish.id === id)
    const regretted = isAll && regrets?.(match.game.view(match.state, seat)).find(isOwn)
    if (regretted && !barred.has(regretted)) {
      barred.add(regretted)
      continue
    }
    if (isAll || laid === 0) return isAll
    most = laid - 1
  }
}

/**
 * Gives these answers where they are asked for, and the machine's elsewhere, so many at most to the first question and none
 * that is barred.
 * Returns how many it laid there, and whether all wishes found a place.
 */
function completed<S>(
  dealer: Dealer<S>,
  seat: Seat,
  isOfIt: IsOfIt<S>,
  wishes: readonly Wish[],
  most: number,
  barred: ReadonlySet<string>,
): { readonly laid: number; readonly isAll: boolean } {
  const first = dealer.match.asked(seat)?.ask
  let left = wishes
  let laid = 0
  do {
    const asked = dealer.match.asked(seat)
    const wish = left.find(one => isOffered(asked, one))
    const end = asked?.ask === first && laid >= most ? asked?.options.find(({ ends }) => ends) : undefined
    const given = wish ?? end
    if (given) {
      dealer.hands.give(dealer.match.journal.length, wish?.byMachine ?? true)
      dealer.match.choose(seat, given.id)
    } else {
      dealer.machineAnswer(barred)
      if (asked?.ask === first && dealer.match.asked(seat)?.ask === first) laid++
    }
    left = left.filter(one => one !== wish)
  } while (isOfIt(dealer.match))
  return { laid, isAll: left.length === 0 }
}

function decisions<S>(match: Match<S>, seat: Seat) {
  return match.decisionsFrom(match.revisable(seat)[0] ?? match.journal.length)
}

function isOffered(choice: Choice | undefined, { ask, id }: Pick<Wish, 'ask' | 'id'>): boolean {
  return choice?.ask === ask && choice.options.some(option => option.id === id)
}
