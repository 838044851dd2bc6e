import { answerOf, type Entry } from '../play/journal.ts'
import type { Match } from '../play/match.ts'
import { Refused } from '../play/refused.ts'
import type { Setup } from '../rules/game.ts'
import type { Ref, Seat } from '../rules/pause.ts'

/**
 * A first quarter of an hour at a game: a small situation with the real rules, laid out by a script, a goal, and words at
 * each decision. Its place is told by the journal alone, so it can be taken back, left and come back to like any game.
 */
export interface Guide<S = unknown> {
  /** What it is called: `The first raid`. */
  readonly title: string
  readonly setup: Pick<Setup, 'scenario' | 'options'>
  /** Whose seat the player has. */
  readonly seat: Seat
  /** What is to be achieved, in one short sentence. */
  readonly goal: string
  /** Whether it is, on this board. */
  reached(state: S): boolean
  /** What has happened when the player sits down. */
  readonly beginning: readonly Cue<S>[]
  readonly steps: readonly GuideStep<S>[]
  /** What was learnt, and the scenario that is the real thing. */
  readonly afterwards: { readonly scenario: string; readonly words: string }
}

export interface GuideStep<S> {
  /** Two or three words: `Gain height`. */
  readonly title: string
  readonly cues: readonly Cue<S>[]
}

/** What is answered next, and by whom: `guiding` has the words for it. */
export interface Cue<S> {
  /** By `lesson` the other side answers, or a question that does not matter yet. */
  readonly by: 'chance' | 'lesson' | 'player'
  /** The key of what is asked or rolled. */
  readonly name: string
  /** The answer; for a player several, and whichever of them he takes, the lesson goes on. */
  readonly takes: readonly string[]
  /** What this answer brings of its own before all ways come together again: by the answer, nothing where it is not named. */
  readonly leads?: Readonly<Record<string, readonly Cue<S>[]>>
  /** Dice with a slip beside them wait until the player throws them. */
  readonly slip?: Slip<S>
}

/** A slip of paper beside the question: what is to be seen, and why it matters now. */
export interface Slip<S> {
  readonly words: string
  /** What it is about, on the board. */
  readonly at?: Ref
  /** What is drawn below the words: the picture of this stop of the board's walk. */
  readonly pictured?: string
  readonly rules: readonly string[]
  /** What the words say of the board: a proof holds them against it. */
  holds(state: S): boolean
}

/** The words that a guide of one game is written with. */
export function guiding<S, A>() {
  type Ask = keyof A & string
  const each = (by: Cue<S>['by'], name: string, ids: readonly (string | number)[]): Cue<S>[] =>
    ids.map(id => ({ by, name, takes: [String(id)] }))
  return {
    /** Dice or cards, in the order in which they fall. */
    falls: (name: string, ...ids: readonly (string | number)[]) => each('chance', name, ids),
    /** A die or a card that the player throws or draws himself, once he has read what it is about. */
    thrown: (name: string, id: string | number, slip: Slip<S>): Cue<S> => ({
      by: 'chance',
      name,
      takes: [String(id)],
      slip,
    }),
    /** Answers that the player does not give himself. */
    given: (name: Ask, ...ids: readonly string[]) => each('lesson', name, ids),
    yours: (name: Ask, takes: string | readonly string[], slip?: Slip<S>): Cue<S> => ({
      by: 'player',
      name,
      takes: [takes].flat(),
      ...(slip && { slip }),
    }),
    /** A decision that parts the ways: each answer, and what it brings before they come together again. */
    parts: (name: Ask, leads: Readonly<Record<string, readonly Cue<S>[]>>, slip?: Slip<S>): Cue<S> => ({
      by: 'player',
      name,
      takes: Object.keys(leads),
      leads,
      ...(slip && { slip }),
    }),
  }
}

/** Where a player is in a guide. */
export interface GuidePlace<S> {
  /** What comes next; undefined at the end. */
  readonly cue: Cue<S> | undefined
  /** The step it belongs to, from 0; -1 in the beginning, as many as there are at the end. */
  readonly step: number
  /** The slip that lies beside the question: the last one of this step. */
  readonly slip: Slip<S> | undefined
}

/** What was answered so far: the journal, and what would be answered after it. */
type Answered = readonly Pick<Entry, 'id'>[]

/** All that is answered in a guide, one after the other, each with its step: the way that was taken, then by first answers. */
export function cuesOf<S>(
  { beginning, steps }: Guide<S>,
  answered: Answered = [],
): readonly { cue: Cue<S>; step: number }[] {
  const way: { cue: Cue<S>; step: number }[] = []
  const goOn = (cues: readonly Cue<S>[], step: number): void => {
    for (const cue of cues) {
      const id = answered[way.length]?.id ?? cue.takes[0] ?? ''
      way.push({ cue, step })
      goOn(cue.leads?.[id] ?? [], step)
    }
  }
  for (const [i, { cues }] of [{ cues: beginning }, ...steps].entries()) goOn(cues, i - 1)
  return way
}

/** How many answers are given before the player sits down. */
export function beginningOf<S>(guide: Guide<S>): number {
  return cuesOf(guide).findIndex(({ cue }) => waitsForPlayer(cue))
}

/** Whether it is the player who goes on from here: he answers, or throws dice that he has read about. */
export function waitsForPlayer<S>({ by, slip }: Cue<S>): boolean {
  return by === 'player' || slip !== undefined
}

/** The place that these answers lead to; undefined if they have left the guide. */
export function placeIn<S>(guide: Guide<S>, journal: Answered): GuidePlace<S> | undefined {
  const cues = cuesOf(guide, journal)
  if (journal.length > cues.length) return undefined
  if (!journal.every(({ id }, i) => cues[i]?.cue.takes.includes(id))) return undefined
  const next = cues[journal.length]
  const slips = cues
    .slice(0, journal.length + 1)
    .flatMap(({ cue, step }) => (cue.slip ? [{ slip: cue.slip, step }] : []))
  const step = next?.step ?? guide.steps.length
  const last = slips.at(-1)
  return { cue: next?.cue, step, slip: last?.step === step ? last.slip : undefined }
}

/** Whether a guide goes on with these answers of the player's, given one after the other at one stroke. */
export function goesOnWith<S>(guide: Guide<S>, journal: Answered, ids: readonly string[]): boolean {
  const cues = cuesOf(guide, [...journal, ...ids.map(id => ({ id }))]).slice(journal.length)
  return ids.every((id, i) => cues[i]?.cue.by === 'player' && cues[i].cue.takes.includes(id))
}

/** Gives the answer that a guide names, whoever is asked. */
export function follow<S>(match: Match<S>, id: string): void {
  const { pause } = match
  const answer = pause && answerOf(pause, id)
  if (answer === undefined) throw new Refused(`The lesson goes on with '${id}', which is no answer here`)
  match.play(answer)
}
