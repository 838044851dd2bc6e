import { hashState, type Match } from '@tallyho/engine'
import type { Decision } from './machine-game.ts'

/** Answers that stand for several of their kind. */
const SEVERAL = /^(all|rest|group|in-turn)\b/

/** One answer that would have done for several decisions. */
export interface Several {
  readonly id: string
  /** How many decisions it would have stood for, with those that came between. */
  readonly count: number
}

/**
 * An answer for several with which the game would have come to the very same board: played on a copy, with the dice as they
 * fell. What is asked besides is answered as it was.
 */
export function severalAt<S>(
  match: Match<S>,
  decisions: readonly Decision[],
  from: number,
): Several | undefined {
  const [first, ...later] = decisions.slice(from, from + FARTHEST)
  if (!first || SEVERAL.test(first.id)) return undefined
  for (const { id } of first.choice.options) {
    const count = SEVERAL.test(id) ? leadsTo(match, first, id, later) : 0
    if (count > 1) return { id, count }
  }
  return undefined
}

const FARTHEST = 40

/** How many decisions later the same board is reached by one other answer; 0 if it never is. */
function leadsTo<S>(
  match: Match<S>,
  { at, choice }: Decision,
  id: string,
  later: readonly Decision[],
): number {
  const copy = match.fork(at)
  const dice = match.journal.slice(at).filter(({ kind }) => kind === 'chance')
  let answered = 0
  copy.choose(choice.seat, id)
  for (;;) {
    const { pause } = copy
    if (pause?.kind === 'chance') {
      const die = dice.shift()?.answer
      if (typeof die !== 'number' || die >= pause.outcomes.length) return 0
      copy.play(die)
    } else if (pause?.kind === 'choice') {
      const mark = hashState(copy.state)
      const there = later.findIndex(one => one.mark === mark && one.choice.ask === pause.ask)
      if (there >= 0) return there + 1
      const next = later.findIndex((one, i) => i >= answered && one.choice.ask === pause.ask)
      const as = later[next]?.id
      if (as === undefined || !pause.options.some(option => option.id === as)) return 0
      answered = next + 1
      copy.choose(pause.seat, as)
    } else return 0
  }
}
