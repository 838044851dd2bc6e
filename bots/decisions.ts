import {
  type Answer,
  type Checkpoint,
  type Choice,
  copy,
  type GameModule,
  type Position,
  Run,
  random,
  type Seat,
  type Seen,
  type Setup,
  type Step,
  seedOf,
} from '@tallyho/engine'

/** What is reviewed: a game that was played. */
export interface Reviewed {
  readonly setup: Setup
  /** Where its answers begin, if not at set-up. */
  readonly base?: Pick<Checkpoint<unknown>, 'state' | 'step'> | undefined
  readonly answers: readonly Answer[]
  /** Those of them that the seat did not give itself. */
  readonly byMachine?: Stretches | undefined
}

/** From one place of the answers on and up to another, which is no part of it; in order. */
export type Stretches = readonly (readonly [from: number, to: number])[]

/** A decision that was made, as the seat saw it. */
interface Made<S> {
  /** Answers given before. */
  readonly at: number
  readonly seen: Seen<S>
  /** Index of the answer. */
  readonly taken: number
}

/** Every decision of a seat that left it a choice. Returns the board at the end. */
export function* decisionsOf<S>(
  { game }: GameModule<S>,
  { setup, base, answers }: Reviewed,
  seat: Seat,
  seed: number,
): Generator<Made<S>, S> {
  const state = base ? (copy(base.state) as S) : game.begin(setup)
  let given = 0
  let start: { readonly state: S; readonly step: Step; readonly at: number } | undefined
  const run = new Run(game, state, base?.step, undefined, step => {
    start = { state: copy(state), step, at: given }
  })
  for (const answer of answers) {
    const { pause } = run
    if (!pause) return state
    const asks: readonly Choice[] =
      pause.kind === 'choice' ? [pause] : pause.kind === 'together' ? pause.asks : []
    const mine = asks.findIndex(choice => choice.seat === seat && choice.options.length > 1)
    const choice = asks[mine]
    if (choice && start) {
      const from = start
      const position = (): Position<S> => ({
        game,
        state: game.view(from.state, seat),
        step: from.step,
        answers: answers.slice(from.at, given),
      })
      const taken = typeof answer === 'number' ? answer : (answer[mine] ?? 0)
      const seen = { view: game.view(state, seat), choice, random: random(seedOf(seed, given)), position }
      yield { at: given, seen, taken }
    }
    given++
    run.answer(answer)
  }
  return state
}

/**
 * Of many decisions so many, where not all can be tried out: as many of each kind of question as of any other, evenly over
 * the game. So what is seldom asked, and mostly matters more, is tried whole, and what is asked all the time in part.
 */
export function sampled<T extends { readonly ask: string }>(
  decisions: readonly T[],
  most: number,
): readonly T[] {
  if (decisions.length <= most) return decisions
  const kinds = byAsk(decisions)
  const counts = [...kinds.values()].map(({ length }) => length).sort((a, b) => a - b)
  let left = most
  let each = 0
  for (const [i, count] of counts.entries()) {
    each = Math.floor(left / (counts.length - i))
    if (count > each) break
    left -= count
  }
  const chosen = new Set(
    [...kinds.values()].flatMap(kind => {
      const number = Math.min(kind.length, Math.max(1, each))
      return Array.from({ length: number }, (_, i) => kind[Math.floor((i * kind.length) / number)])
    }),
  )
  return decisions.filter(one => chosen.has(one))
}

/** Decisions by their question. */
export function byAsk<T extends { readonly ask: string }>(
  decisions: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const kinds = new Map<string, T[]>()
  for (const one of decisions) kinds.set(one.ask, [...(kinds.get(one.ask) ?? []), one])
  return kinds
}
