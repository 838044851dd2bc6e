import { type Choice, lineOf, type Match, type Said, type Seat, type Words } from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/board.ts'
import { type Asked, itemsFor } from './items.ts'
import { isOneMove } from './sets.ts'

/** A decision that may still be changed, in words. */
export interface Thought {
  /** Its place in the journal. */
  readonly at: number
  readonly question: string
  readonly answer: string
  /** Part of the same move as the one before it. */
  readonly joins: boolean
}

/** So many of them are listed. */
const MOST = 8

/** The last decisions of a seat that nothing but decisions of its own has followed. */
export function thoughtsOf<S>(
  words: Words<S>,
  match: Match<S>,
  seat: Seat,
  { moves = {}, sets = [] }: Manners<S> = {},
): readonly Thought[] {
  const places = match.over ? [] : match.revisable(seat).slice(-MOST)
  const [first] = places
  if (first === undefined) return []
  const run = match.at(first)
  let last: { readonly choice: Choice; readonly taken: string } | undefined
  return places.flatMap(at => {
    const { pause, state } = run
    const answer = match.journal[at]?.answer as number
    if (pause?.kind !== 'choice') return []
    const seen = match.game.view(state, seat)
    const joins = last !== undefined && isOneMove(last.choice, last.taken, pause, { moves, sets })
    const said = inShort(words.said?.(seen, pause, answer) ?? words.answer(seen, pause, answer))
    // Two that go the same way are told apart by who goes.
    const [about, another] = pause.about ?? []
    const who = about === undefined || another !== undefined || joins ? undefined : words.ref(about, seen)
    const thought = {
      at,
      question: words.pause(seen, pause),
      answer: who === undefined || said.includes(who) ? said : `${who}: ${said}`,
      joins,
    }
    last = { choice: pause, taken: pause.options[answer]?.id ?? '' }
    run.answer(answer)
    return [thought]
  })
}

/** What was decided, without what follows from it. */
function inShort(said: Said): string {
  return typeof said !== 'string' && 'head' in said ? said.head : lineOf(said)
}

/** The question of a decision as it was asked, on the board as it stood. */
export function askedAt<S>(words: Words<S>, match: Match<S>, at: number): Asked<S> {
  const { pause, state } = match.at(at)
  const question = pause as Choice
  const seen = match.game.view(state, question.seat)
  return { state: seen, question, items: itemsFor(words, seen, question) }
}
