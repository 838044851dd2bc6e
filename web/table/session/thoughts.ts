import {
  type Choice,
  counted,
  lineOf,
  type Match,
  type Ref,
  type Said,
  type Seat,
  type Words,
} from '@tallyho/engine'
import { BY_MACHINE, type Manners } from '@tallyho/kit/manners.ts'
import type { Gesture } from './gestures.ts'
import { type Asked, inOrder, itemsFor, onlyEnd } from './items.ts'
import { isAboutTheSame, isOneMove } from './sets.ts'

/** A decision that may still be changed, in words. */
export interface Thought {
  /** Its place in the journal. */
  readonly at: number
  readonly question: string
  readonly answer: string
  /** Part of the same move as the one before it. */
  readonly joins: boolean
  /** It went without asking: nothing but rare answers was left besides, and they are what is told. */
  readonly unasked: boolean
}

/** So many of them are listed. */
const MOST = 24

/**
 * The last decisions of a seat that nothing but decisions of its own has followed. What went without asking because nothing else is worth a
 * thought is none; a way that was flown step by step is one decision, told by where it ended and changed from where it began.
 */
export function thoughtsOf<S>(
  words: Words<S>,
  match: Match<S>,
  seat: Seat,
  manners: Manners<S> = {},
  gestures: readonly Gesture[] = [],
): readonly Thought[] {
  const { moves = {}, sets = [], steps = [] } = manners
  const places = match.over ? [] : match.revisable(seat).slice(-MOST)
  const [first] = places
  if (first === undefined) return []
  const run = match.at(first)
  let last: { readonly choice: Choice; readonly taken: string } | undefined
  const thoughts: Thought[] = []
  // The beginning of a move that is not listed: what follows of it begins it.
  let headless = false
  for (const at of places) {
    const { pause, state } = run
    const answer = match.journal[at]?.answer as number
    if (pause?.kind !== 'choice') continue
    const seen = match.game.view(state, seat)
    const taken = pause.options[answer]?.id ?? ''
    // What follows a beginning that is not listed begins the move.
    const joins: boolean =
      last !== undefined && !headless && isOneMove(last.choice, last.taken, pause, { moves, sets })
    const option = pause.options[answer]
    const answerSaid = words.said?.(seen, pause, answer) ?? words.answer(seen, pause, answer)
    const said = inShort(words, seen, answerSaid, option?.on)
    // Two that go the same way are told apart by who goes.
    const [about, another] = pause.about ?? []
    const isStep = steps.includes(pause.ask) && last?.choice.ask === pause.ask
    const way = isStep && last && isAboutTheSame(last.choice, pause) ? thoughts.at(-1) : undefined
    // Who goes is said where the move begins.
    const isNamed = joins || way?.joins
    const who = about === undefined || another !== undefined || isNamed ? undefined : words.ref(about, seen)
    const answerOf = (chosen: string) =>
      who === undefined || chosen.includes(who) ? chosen : `${who} → ${chosen}`
    const unasked = onlyEnd(pause.options)?.id === taken
    // Nobody decided it: what he could do instead is what he may want to know.
    const answered = unasked ? insteadOf(words, seen, pause) : answerOf(said)
    // The questions of a plan end as it is laid: that is no decision of its own.
    const isEndOfPlan =
      option?.ends === true && manners.plan !== undefined && manners.staff?.includes(pause.ask)
    const isListed = !isEndOfPlan && manners.unasked?.(seen, pause) !== taken
    const wayWords = gestures.find(({ said: whole }) => whole?.at === way?.at)?.said?.words
    if (way) thoughts.splice(-1, 1, { ...way, answer: wayWords ? answerOf(wayWords) : answered })
    else if (isListed)
      thoughts.push({
        at,
        question: words.pause(seen, pause),
        answer: answered,
        joins,
        unasked,
      })
    headless = !isListed && !joins
    last = { choice: pause, taken }
    run.answer(answer)
  }
  return thoughts
}

/** `Spitfire IA A drops its tally`. */
function insteadOf<S>(words: Words<S>, seen: S, choice: Choice): string {
  const rare = choice.options.flatMap((option, i) => (option.rare ? [i] : []))
  const said = rare.slice(0, 1).map(i => {
    const answer = words.said?.(seen, choice, i) ?? words.answer(seen, choice, i)
    return inShort(words, seen, answer, choice.options[i]?.on)
  })
  return `${said.join('')}${rare.length > 1 ? ' …' : ''}`
}

export function isUnasked<S>(manners: Manners<S>, seen: S, pause: Choice, taken: string): boolean {
  return manners.unasked?.(seen, pause) === taken || onlyEnd(pause.options)?.id === taken
}

/** Whether a seat has decided anything but what goes without asking, or by an order that the game begins with. */
export function hasDecided<S>(match: Match<S>, seat: Seat, manners: Manners<S> = {}): boolean {
  return match.journal.some(({ seat: by, id }, at) => {
    if (by !== seat) return false
    const { pause, state } = match.at(at)
    if (pause?.kind !== 'choice') return true
    const isOrdered =
      manners.orders?.some(
        order => order.ask === pause.ask && (order.id === id || order.id === BY_MACHINE),
      ) ?? false
    return !isOrdered && !isUnasked(manners, match.game.view(state, seat), pause, id)
  })
}

/** `back to “Which raid flies next?”, over 14 rolls`: the question of a match that has gone back so far. */
export function backTo<S>(
  words: Words<S>,
  { pause, game, state }: Match<S>,
  rolls: number,
): string | undefined {
  if (pause?.kind !== 'choice') return undefined
  const asked = words.pause(game.view(state, pause.seat), pause)
  return `back to “${asked}”${rolls > 0 ? `, over ${counted(rolls, 'roll')}` : ''}`
}

/** What was decided, without what follows from it; a cell of a table by the pieces or places that it names. */
export function inShort<S>(words: Words<S>, seen: S, said: Said, on: readonly Ref[] = []): string {
  if (typeof said === 'string') return said
  if (said.short !== undefined) return said.short
  if ('head' in said) return said.head
  return on.length === 0 ? lineOf(said) : on.map(ref => words.ref(ref, seen)).join(' → ')
}

/**
 * The question of a decision as it was asked, on the board as it stood: with the ways that it offered where it is asked step by step, and with
 * its rare answers open where nothing else was left.
 */
export function askedAt<S>(words: Words<S>, match: Match<S>, at: number, manners: Manners<S> = {}): Asked<S> {
  const { pause, state } = match.at(at)
  const question = pause as Choice
  const seen = match.game.view(state, question.seat)
  const far = manners.steps?.includes(question.ask) ? manners.far?.(seen, question) : []
  const items = itemsFor(words, seen, question, far)
  const open = onlyEnd(question.options) ? items.map(item => ({ ...item, rare: false })) : items
  return { state: seen, question, items: inOrder(open, seen, question, manners) }
}
