import { copy } from '../play/copy.ts'
import type { Position } from '../play/position.ts'
import { Run } from '../play/run.ts'
import { fair, type Random, random } from '../rules/chance.ts'
import type { Game, Setup, Step } from '../rules/game.ts'
import type { Note } from '../rules/note.ts'
import type { Answer, Chance, Choice, Outcome, Pause } from '../rules/pause.ts'
import { type Bot, glance } from '../told/bot.ts'

/** Proofs that what is told beforehand is what the rules bring, for the tests of any game. */

/** A pause of a whole game, and the place where it stands, to be played on from. */
export interface Place<S> {
  readonly pause: Pause
  readonly state: S
  readonly position: Position<S>
}

/** Every pause of a game that this machine plays, one after the other. */
export function* placesOf<S>(game: Game<S>, setup: Setup, bot: Bot<S>, seed: number): Generator<Place<S>> {
  const numbers = random(seed)
  const dice = fair(numbers)
  const begun = game.begin(setup)
  let from = { state: begun, step: game.first }
  let answers: Answer[] = []
  const keep = (step: Step) => {
    from = { state: copy(begun), step }
    answers = []
  }
  const run = new Run(game, begun, game.first, undefined, keep)
  while (run.pause) {
    const { pause, state } = run
    yield { pause, state, position: { game, ...from, answers: [...answers] } }
    const answer =
      pause.kind === 'chance' ? dice(pause) : decided(pause, ask => bot(seenBy(game, state, ask, numbers)))
    answers.push(answer)
    run.answer(answer)
  }
}

function decided(pause: Exclude<Pause, Chance>, by: (choice: Choice) => number): Answer {
  return pause.kind === 'choice' ? by(pause) : pause.asks.map(by)
}

function seenBy<S>(game: Game<S>, state: S, choice: Choice, numbers: Random) {
  return glance(game.view(state, choice.seat), choice, numbers)
}

/** A place, and the answer that is given there, if its pause is a question. */
export interface Start<S> extends Position<S> {
  readonly first?: Answer
}

/** The way that an answer leads on. */
export function answered<S>(position: Position<S>, first: Answer): Start<S> {
  return { ...position, first }
}

/** How a game goes on from a place. */
export interface Going<S> {
  /** What is decided on the way. */
  answer(choice: Choice, board: S): number
  /** True at the pause where that has come about of which the forecast speaks. */
  enough(pause: Pause, notes: readonly Note[], board: S): boolean
  /** Rolls that make no difference to it: they fall anyhow. */
  idle?(roll: Chance): boolean
  /** Outcomes of the same name bring the same: one of them stands for all. */
  alike?(roll: Chance, outcome: Outcome, board: S): string
}

/** One way in which it went on: how likely that was, what was told on the way, and the board where it was left. */
export interface Course<S> {
  readonly chance: number
  readonly notes: readonly Note[]
  readonly board: S
}

/** Thrown to leave the rules in the middle. */
const ENOUGH = new Error('Enough was played')

type Roll<S> = (pause: Chance, board: S) => number

function wayFrom<S>({ game, state, step, answers, first }: Start<S>, going: Going<S>, roll: Roll<S>) {
  const board = copy(state)
  const notes: Note[] = []
  let given = 0
  const give = (pause: Pause): Answer => {
    const before = answers[given++]
    if (before !== undefined) return before
    if (given > answers.length + game.bound) throw new Error('It goes on without an end')
    if (given > answers.length + 1 && going.enough(pause, notes, board)) throw ENOUGH
    if (given === answers.length + 1 && first !== undefined) return first
    if (pause.kind === 'chance') return going.idle?.(pause) ? 0 : roll(pause, board)
    return decided(pause, choice => going.answer(choice, board))
  }
  const tell = (note: Note) => {
    if (given > answers.length) notes.push(note)
  }
  try {
    new Run(game, board, step, tell, undefined, give)
  } catch (error) {
    if (error !== ENOUGH) throw error
  }
  return { notes, board }
}

/** One of the ways a roll can fall, and how likely that is. */
interface Side {
  readonly index: number
  chance: number
}

/** A roll that was gone through as far as this side of it. */
interface Turned {
  at: number
  readonly sides: readonly Side[]
}

/** Every way in which dice and cards may fall from a place on, each as likely as it is. */
export function* everyWay<S>(start: Start<S>, going: Going<S>): Generator<Course<S>> {
  const rolls: Turned[] = []
  do {
    let depth = 0
    let chance = 1
    const way = wayFrom(start, going, (pause, board) => {
      const turned = rolls[depth] ?? { at: 0, sides: sidesOf(pause, going, board) }
      rolls[depth++] = turned
      const side = turned.sides[turned.at]
      chance *= side?.chance ?? 0
      return side?.index ?? 0
    })
    yield { chance, ...way }
  } while (turn(rolls))
}

function sidesOf<S>(pause: Chance, going: Going<S>, board: S): readonly Side[] {
  const sides = new Map<string, Side>()
  const all = pause.outcomes.reduce((sum, { weight }) => sum + weight, 0)
  for (const [index, outcome] of pause.outcomes.entries()) {
    const name = going.alike?.(pause, outcome, board) ?? outcome.id
    const side = sides.get(name) ?? { index, chance: 0 }
    side.chance += outcome.weight / all
    sides.set(name, side)
  }
  return [...sides.values()].filter(({ chance }) => chance > 0)
}

/** The next combination of all rolls, the last turning fastest; false when all have been seen. */
function turn(rolls: Turned[]): boolean {
  for (;;) {
    const last = rolls.at(-1)
    if (!last) return false
    if (++last.at < last.sides.length) return true
    rolls.pop()
  }
}

/** So many ways, by dice of this seed: where there are too many to see all of them. */
export function* someWays<S>(
  start: Start<S>,
  going: Going<S>,
  times: number,
  seed: number,
): Generator<Course<S>> {
  const dice = fair(random(seed))
  for (let i = 0; i < times; i++) yield { chance: 1 / times, ...wayFrom(start, going, dice) }
}

/** Reads the facts of one kind of note, of those that a game's vocabulary knows. */
export function readerOf<N>() {
  return <K extends keyof N>(notes: readonly { readonly what: string }[], what: K): readonly N[K][] =>
    notes
      .filter((note): note is { readonly what: K & string; readonly facts: N[K] } => note.what === what)
      .map(({ facts }) => facts)
}

/** The means of some figures over all these ways. */
export function meansOf<S, K extends string>(
  ways: Iterable<Course<S>>,
  read: (way: Course<S>) => Readonly<Record<K, number>>,
): Readonly<Record<K, number>> {
  const sums: Partial<Record<K, number>> = {}
  for (const way of ways) {
    const figures = read(way)
    for (const key in figures) sums[key] = (sums[key] ?? 0) + way.chance * figures[key]
  }
  return sums as Record<K, number>
}

/** What was told of one kind of question, and what came of it. */
export interface Held {
  readonly kind: string
  readonly positions: number
  readonly told: number
  readonly real: number
  /** The largest difference at one place, and where that was. */
  readonly worst: number
  readonly where: string
}

/** Figures told and brought, by kind of question. */
export class Ledger {
  private readonly kinds = new Map<string, { told: number; real: number; at: string }[]>()

  hold(kind: string, told: number, real: number, at = ''): void {
    const known = this.kinds.get(kind) ?? []
    known.push({ told, real, at })
    this.kinds.set(kind, known)
  }

  /** The same for several figures of one question. */
  holdAll<K extends string>(
    kind: string,
    told: Readonly<Record<K, number>>,
    real: Readonly<Record<K, number>>,
    at = '',
  ): void {
    for (const key in real) this.hold(`${kind}: ${key}`, told[key], real[key], at)
  }

  rows(): readonly Held[] {
    return [...this.kinds].map(([kind, all]) => {
      const mean = (of: (one: (typeof all)[number]) => number) =>
        all.reduce((sum, one) => sum + of(one), 0) / all.length
      const off = ({ told, real }: (typeof all)[number]) => Math.abs(told - real)
      const worst = all.reduce((most, one) => (off(one) > off(most) ? one : most))
      return {
        kind,
        positions: all.length,
        told: mean(({ told }) => told),
        real: mean(({ real }) => real),
        worst: off(worst),
        where: worst.at,
      }
    })
  }
}
