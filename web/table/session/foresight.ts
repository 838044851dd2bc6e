import { seenBy } from '@tallyho/bots'
import {
  type Chance,
  type Choice,
  foresee,
  type GameModule,
  type Match,
  type Option,
  opened,
  type Pause,
  type Ref,
  type Run,
} from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/manners.ts'
import { type Asked, type Item, inOrder, itemsFor, litBy } from './items.ts'
import { isPartOf, type Ticks, type Walk, walk } from './sets.ts'

/** So many answers are looked beyond at most. */
const MOST_LOOKED = 12

/** What the game waits for after these answers, and the last of them; 'diced' where dice fall between them. A rule that fails is told of when it is met. */
function after<S>(
  run: Run<S>,
  ids: readonly string[],
): { pause: Pause | undefined; last: Option } | 'diced' | 'broken' {
  let last: Option = { id: '' }
  try {
    for (const id of ids) {
      const { pause } = run
      if (pause?.kind === 'chance') return 'diced'
      const options: readonly Option[] = pause?.kind === 'choice' ? pause.options : []
      const index = options.findIndex(option => option.id === id)
      last = options[index] ?? last
      run.answer(index)
    }
    return { pause: run.pause, last }
  } catch {
    return 'broken'
  }
}

/** A fresh board at the question, as the seat that is asked knows it: nothing may be told that it cannot see. */
export function openerOf<S>(match: Match<S>, { seat }: Choice): () => Run<S> {
  const seen = match.game.seats.length > 1 ? seenBy(match, seat, () => 0) : undefined
  if (!seen) return () => match.at(match.journal.length)
  const position = seen.position()
  return () => opened(position)
}

/** What one question leads to, as far as it is one move: looked up on a copy, once for each answer. */
export class Foresight<S> {
  private readonly known = new Map<string, Asked<S> | undefined>()
  private readonly open: () => Run<S>
  private readonly set: Walk | undefined

  constructor(
    private readonly module: GameModule<S>,
    private readonly manners: Manners<S>,
    match: Match<S>,
    private readonly choice: Choice,
  ) {
    this.open = openerOf(match, choice)
    const set = manners.sets?.includes(choice.ask) ? this.walked([]) : undefined
    this.set = set && set.most > 1 ? set : undefined
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

  /** Everything that the set offers which the question is the first of; undefined if it stands alone. */
  get offered(): readonly Option[] | undefined {
    return this.set?.options
  }

  /** The set that the question is the first of, with these of it ticked; undefined if it stands alone. */
  ticks(ticked: readonly string[] = []): Ticks | undefined {
    if (!this.set) return undefined
    const { least, most, open, given } = this.walked(ticked)
    return { least, most, ticked, open, fits: given.length === ticked.length }
  }

  /** The answers that make a set of what is ticked: with the end of the question, where it would be asked on. */
  answersFor(ticked: readonly string[]): readonly string[] {
    const { given, most } = this.walked(ticked)
    if (given.length === most) return given
    const end = foresee(this.open, this.choice.seat, given)?.choice.options.find(({ ends }) => ends)
    return end ? [...given, end.id] : given
  }

  /** Answers to a question of this move after which somebody else is asked, or dice fall that fall with them. */
  final(
    ids: readonly string[],
    { seat, options }: Choice,
    fallsWith: (option: Option, chance: Chance, state: S) => boolean,
    /** What is listed: the foremost of it are looked at even where each stands for several answers. */
    items: readonly Item[] = [],
  ): ReadonlySet<string> {
    // Of many only those are looked at that end something.
    const looked = options.length > MOST_LOOKED ? options.filter(({ ends }) => ends) : options
    const ways = [
      ...looked.map(({ id }) => ({ id, way: [id] })),
      ...items
        .filter(({ id, foremost }) => foremost && !looked.some(option => option.id === id))
        .map(({ id, ids: way = [id] }) => ({ id, way })),
    ]
    const final = ways.filter(({ way }) => {
      const run = this.open()
      const next = after(run, [...ids, ...way])
      if (typeof next === 'string') return next === 'diced'
      const { pause, last } = next
      if (pause?.kind === 'chance') return fallsWith(last, pause, run.state)
      return pause?.kind !== 'choice' || pause.seat !== seat
    })
    return new Set(final.map(({ id }) => id))
  }

  private walked(ticked: readonly string[]): Walk {
    return walk(this.open(), this.choice, ticked)
  }

  private look(ids: readonly string[], last: Choice): Asked<S> | undefined {
    const { seat } = this.choice
    const { moves } = this.manners
    const next = moves?.[last.ask] ? foresee(this.open, seat, ids) : undefined
    if (!next || !isPartOf(moves, last, next.choice)) return undefined
    const state = this.module.game.view(next.state, seat)
    if (this.manners.unasked?.(state, next.choice) !== undefined) return undefined
    const far = this.manners.far?.(state, next.choice)
    const items = itemsFor(this.module.words, state, next.choice, far)
    return { state, question: next.choice, items: inOrder(items, state, next.choice, this.manners) }
  }
}
