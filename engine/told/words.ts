import { itemsOf } from '../play/journal.ts'
import type { Match } from '../play/match.ts'
import type { Said, Step, Words } from '../rules/game.ts'
import type { Chance, Choice, Option, Outcome, Pause, Ref } from '../rules/pause.ts'

/** An answer as one line. */
export function lineOf(said: Said): string {
  if (typeof said === 'string') return said
  if ('row' in said) return `${said.row}, ${said.cell}`
  const { head, so, figures = [] } = said
  const rest = [...(so ? [so] : []), ...figures.map(({ of, is }) => `${of} ${is}`)]
  return rest.length > 0 ? `${head}: ${rest.join(', ')}` : head
}

/** Words for one question: a fixed sentence or one made for the board, and each of its answers. */
export interface AskWords<S, O extends Option> {
  readonly question: string | ((state: S, choice: Choice<O>) => string)
  answer(state: S, option: O, choice: Choice<O>): Said
}

/** Words for one roll or draw: what it is for and, where it can be said beforehand, what an outcome means. */
export type RollWords<S, C extends Outcome> =
  | RollTitle<S>
  | { readonly what: RollTitle<S>; outcome(state: S, outcome: C, chance: Chance): string }

/** A fixed line, or one that tells the number it is rolled against. */
type RollTitle<S> = string | ((state: S, chance: Chance) => string)

/** Words for everything one game asks, tells and rolls for: a key left out does not compile. */
export interface WordsOf<A, N, S, R = Record<never, Outcome>> {
  readonly asks: { readonly [K in keyof A]: AskWords<S, A[K] & Option> }
  readonly notes: { readonly [K in keyof N]: (facts: N[K]) => string }
  readonly rolls: { readonly [K in keyof R]: RollWords<S, R[K] & Outcome> }
}

/** What is at stake in some of its questions: said once for all answers, and quietly, so that the question is short. */
export type StakesOf<A, S> = { readonly [K in keyof A]?: Stake<S, A[K] & Option> }

type Stake<S, O extends Option> =
  | string
  | ((state: S, choice: Choice<O>) => string | readonly string[] | undefined)

/**
 * The special words of a game, each explained in a sentence or two that need no rulebook. Words are in lower case; other
 * forms of one stand behind a bar, `kette|ketten`; a plural in -s is found by itself.
 */
export type Glossary = Readonly<Record<string, string>>

/** What else a game has words for. */
interface OtherWords<A, S> extends Pick<Words<S>, 'seat' | 'ref' | 'score' | 'progress'> {
  readonly stakes?: StakesOf<A, S>
  readonly steps: Readonly<Record<Step, string>>
  readonly levels: Readonly<Record<string, string>>
  readonly figures: Readonly<Record<string, string>>
  readonly counted?: Readonly<Record<string, string>>
  /** An outcome that its roll has no words for: a die shows its face. */
  outcome?(state: S, id: string): string
}

type Book<K> = Readonly<Record<string, K>>

/** Puts a game's words together for whoever shows it. */
export function wordsOf<A, N, S, R>(
  { asks, notes, rolls }: WordsOf<A, N, S, R>,
  other: OtherWords<A, S>,
): Words<S> {
  const questions = asks as unknown as Book<AskWords<S, Option>>
  const chances = rolls as unknown as Book<RollWords<S, Outcome>>
  const stakes = (other.stakes ?? {}) as unknown as Book<Stake<S, Option> | undefined>
  const lines = notes as unknown as Book<(facts: object) => string>
  const { steps, levels, figures, counted, seat, ref, score, progress, outcome = (_, id) => id } = other

  function asked(state: S, choice: Choice): string {
    const { question } = wordsFor(questions, choice.ask)
    return typeof question === 'string' ? question : question(state, choice)
  }

  function saidOf(state: S, pause: Exclude<Pause, { kind: 'together' }>, index: number): Said {
    if (pause.kind === 'choice') {
      const option = pause.options[index]
      return option ? wordsFor(questions, pause.ask).answer(state, option, pause) : ''
    }
    const face = pause.outcomes[index]
    if (!face) return ''
    const words = wordsFor(chances, pause.what)
    if (typeof words !== 'object') return outcome(state, face.id)
    const meaning = words.outcome(state, face, pause)
    return /^\d+$/.test(face.id) ? { head: face.id, so: meaning } : meaning
  }

  return {
    pause(state, pause) {
      if (pause.kind === 'choice') return asked(state, pause)
      if (pause.kind === 'together')
        return pause.asks.map(choice => `${seat(choice.seat)}: ${asked(state, choice)}`).join(' ')
      const words = wordsFor(chances, pause.what)
      const title = typeof words === 'object' ? words.what : words
      return typeof title === 'string' ? title : title(state, pause)
    },
    stakes(state, choice) {
      const stake = stakes[choice.ask]
      const told = typeof stake === 'function' ? stake(state, choice) : stake
      return typeof told === 'string' ? [told] : (told ?? [])
    },
    said: (state, pause, index) => (pause.kind === 'together' ? '' : saidOf(state, pause, index)),
    answer: (state, pause, index) => (pause.kind === 'together' ? '' : lineOf(saidOf(state, pause, index))),
    // A log may hold notes of older rules, whose words are gone.
    note: ({ what, facts }) => lines[what]?.(facts) ?? plain(what),
    step: step => wordsFor(steps, step),
    level: level => wordsFor(levels, level),
    figure: figure => wordsFor(figures, figure),
    ...(counted && { counted: (figure: string) => counted[figure] }),
    seat,
    ref,
    ...(score && { score }),
    ...(progress && { progress }),
  }
}

function wordsFor<T>(book: Book<T>, key: string): T {
  const words = book[key]
  if (words === undefined) throw new Error(`There are no words for '${key}'`)
  return words
}

/** Every line that a game says at this moment: what conformance reads for gaps. */
export function everythingSaid<S>(words: Words<S>, match: Match<S>): readonly string[] {
  const { state, step, pause, notes, result } = match
  const asked = pause?.kind === 'together' ? pause.asks : pause ? [pause] : []
  return [
    words.step(step),
    ...(words.progress ? [words.progress(state)] : []),
    ...asked.flatMap(one => [
      words.pause(state, one),
      ...(one.kind === 'choice' ? words.stakes(state, one) : []),
      ...itemsOf(one).map((_, i) => words.answer(state, one, i)),
      ...refsIn(one).map(ref => words.ref(ref, state)),
    ]),
    ...notes.slice(-LATEST).map(note => words.note(note)),
    ...(result ? [words.level(result.level), ...Object.keys(result.figures).map(words.figure)] : []),
  ]
}

/** So many notes are read at each moment: more than an answer writes as a rule. */
const LATEST = 40

function refsIn(asked: Choice | Chance): readonly Ref[] {
  if (asked.kind === 'chance') return asked.about ?? []
  return [...(asked.about ?? []), ...asked.options.flatMap(({ on = [] }) => on)]
}

/** A line that nobody should read: empty, or made of something that was not there. */
export function isGap(line: string): boolean {
  return line.trim() === '' || /\b(undefined|NaN)\b|\[object /.test(line)
}

/** A key in the plainest words there are for it: `hit-and-run` is Hit and run. */
export function plain(key: string | number): string {
  return capital(String(key).replace(/[-./]/g, ' '))
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `+2`, `-1`, `0`. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number)
}

/** `1 hit`, `2 hits`. */
export function counted(number: number, thing: string, things = `${thing}s`): string {
  return `${number} ${number === 1 ? thing : things}`
}

/** `26 %`; whole numbers, but never a certainty that is none. */
export function percent(chance: number): string {
  const hundredth = Math.round(chance * 100)
  const said = chance <= 0 || chance >= 1 ? hundredth : Math.min(99, Math.max(1, hundredth))
  return `${said}\u00a0%`
}

/** `54, 74 and 92`. */
export function listed(names: readonly string[], nobody = 'nobody'): string {
  if (names.length < 2) return names[0] ?? nobody
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Names of refs by their kind: `{ squadron: id => … }`. */
export function refNames<S>(
  kinds: Readonly<Record<string, (id: string, state: S) => string>>,
): (ref: Ref, state: S) => string {
  return (ref, state) => {
    const at = ref.indexOf(':')
    const name = kinds[ref.slice(0, at)]
    if (name === undefined) throw new Error(`There are no words for '${ref}'`)
    return name(ref.slice(at + 1), state)
  }
}
