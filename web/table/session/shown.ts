import type {
  Chance,
  Choice,
  Frame,
  GameModule,
  Logged,
  Match,
  Pause,
  Ref,
  Result,
  Seat,
  Slip,
  Step,
  Words,
} from '@tallyho/engine'
import { share } from '@tallyho/engine'
import type { Far, Manners, Staffed } from '@tallyho/kit/manners.ts'
import type { Verdict } from '../../mind/words.ts'
import type { Gesture } from './gestures.ts'
import { type Asked, type Item, inOrder, itemsFor, litBy } from './items.ts'
import { likewise } from './likewise.ts'
import type { OddsOf } from './odds.ts'
import type { Ticks } from './sets.ts'
import { type Thought, thoughtsOf } from './thoughts.ts'

const NONE: ReadonlySet<string> = new Set()

/** Who sits in a seat: a person, or the machine at one of its levels; as `machine` it is a regular. */
export const MACHINES = ['cadet', 'machine', 'veteran', 'ace'] as const
export type MachinePlayer = (typeof MACHINES)[number]
export const PLAYERS = ['person', ...MACHINES] as const
export type Player = (typeof PLAYERS)[number]

export function isPlayer(value: unknown): value is Player {
  return (PLAYERS as readonly unknown[]).includes(value)
}
export type Seating = Readonly<Record<Seat, Player>>

/** Everything the screen shows of a game, as it stood after one answer. Never changes; the next one replaces it. */
export interface Shown<S> {
  /** The board as the seat in front of the screen may know it. */
  readonly state: S
  /** What happened since it was shown last, moment by moment. */
  readonly frames: readonly Frame<S>[]
  readonly seat: Seat
  readonly step: Step
  readonly pause: Pause | undefined
  /** The question for the person at the screen: a decision, or dice of his own to type in. */
  readonly question: Choice | Chance | undefined
  /** What answers do to the figures of the game in the long run, where odds are wanted; undefined before anything is known. */
  readonly worth?: Verdict | undefined
  /** The dice lie ready: they fall when the player presses. */
  readonly rolls: boolean
  readonly items: readonly Item[]
  /** A plan is laid on the board: the list is folded. */
  readonly folds: boolean
  readonly lit: ReadonlySet<Ref>
  readonly picked: readonly Ref[]
  /** A move that is half made: answers that are given together with the last of it, in words. */
  readonly move: readonly string[]
  /** So many of several are chosen at one stroke: what is ticked so far. */
  readonly ticks: Ticks | undefined
  /** Decisions that nothing has followed yet but decisions: each may still be changed. */
  readonly thoughts: readonly Thought[]
  /** Answers after which nothing can be taken back: dice fall at once, or somebody else is asked. */
  readonly stands: ReadonlySet<string>
  /** The place in the journal of the decision that is being changed. */
  readonly changing: number | undefined
  readonly notes: readonly Logged[]
  readonly answers: number
  readonly result: Result | undefined
  readonly over: boolean
  /** Why the last decision cannot be taken back; undefined if it can. */
  readonly noUndo: string | undefined
  readonly noRedo: string | undefined
  /** Id of the option that the machine would take, once asked; as what it is marked, if it is, and why. */
  readonly hint: string | undefined
  readonly advice?: { readonly mark: string | undefined; readonly line: string | undefined } | undefined
  /** What each answer does to the standing, as far as reckoned; undefined unless asked for. */
  readonly odds: OddsOf | undefined
  /** A refused answer or a mistake in the rules, in one sentence. */
  readonly trouble: string | undefined
  /** Why what was clicked on cannot be chosen, or what became of answers that no longer fit. */
  readonly told: string | Staffed | undefined
  /** The machine plays on by itself. */
  readonly running: boolean
  /** What it plays is shown as it happens, until the player catches up with it. */
  readonly showsRun: boolean
  /** Another tab plays this game. */
  readonly locked: boolean
  /** Several people share this screen and the next one must sit down first. */
  readonly curtain: boolean
  /** Where the player is in the lesson that this game is: which step, what lies beside the question, and whether it is over. */
  readonly lesson?: { readonly step: number; readonly slip: Slip<S> | undefined; readonly over: boolean }
}

/** What the screen shows of a question that is not, or not yet, the one the rules wait at. */
export function asking<S>(
  { state, question, items }: Asked<S>,
  rest: Pick<Shown<S>, 'move' | 'changing'>,
): Partial<Shown<S>> {
  return {
    ...rest,
    state,
    question,
    pause: question,
    items,
    lit: litBy(items),
    picked: [],
    ticks: undefined,
    stands: NONE,
    // Giving it up is always possible.
    noUndo: undefined,
    hint: undefined,
    advice: undefined,
    told: undefined,
  }
}

/** Several answers as one: what is farther off, and what was just done. */
export function beyond<S>(
  words: Words<S>,
  match: Match<S>,
  choice: Choice,
  state: S,
  manners: Manners<S>,
): readonly Far[] {
  return [...(manners.far?.(state, choice) ?? []), ...likewise(words, match, choice, state, manners.likewise)]
}

/** Looks at a match from one seat. Parts of the board that did not change since `before` stay the same objects. */
export function shownOf<S>(
  { game, words }: GameModule<S>,
  match: Match<S>,
  choice: Choice | undefined,
  before: S | undefined,
  side: Pick<
    Shown<S>,
    'seat' | 'curtain' | 'noUndo' | 'running' | 'showsRun' | 'locked' | 'rolls' | 'frames'
  >,
  manners: Manners<S> = {},
  gestures: readonly Gesture[] = [],
): Shown<S> {
  const question = match.pause?.kind === 'chance' ? match.pause : choice
  const state = share<S | undefined>(before, game.view(match.state, side.seat)) as S
  const far =
    question?.kind === 'choice' && !side.curtain ? beyond(words, match, question, state, manners) : []
  const listed = question && !side.curtain && !side.rolls ? itemsFor(words, state, question, far) : []
  const items = question?.kind === 'choice' ? inOrder(listed, state, question, manners) : listed
  return {
    ...side,
    state,
    step: match.step,
    pause: match.pause,
    question,
    items,
    folds: question?.kind === 'choice' && (manners.staff?.includes(question.ask) ?? false),
    lit: litBy(items),
    picked: [],
    move: [],
    ticks: undefined,
    stands: NONE,
    thoughts: side.curtain || side.running ? [] : thoughtsOf(words, match, side.seat, manners, gestures),
    changing: undefined,
    notes: match.notes.slice(),
    answers: match.journal.length,
    result: match.result,
    over: match.over,
    noRedo: match.canRedo ? undefined : 'Nothing has been taken back.',
    hint: undefined,
    odds: undefined,
    trouble: undefined,
    told: undefined,
  }
}

/** What stands beside such an answer, and beside dice that end what could still be changed. */
export const STANDS = 'cannot be taken back'

/** Whatever is answered to the question on the screen as a rule, nothing can be taken back after it. */
export function standsWhatever({ items, stands, changing }: Shown<unknown>): boolean {
  const usual = items.filter(({ rare }) => !rare)
  return changing === undefined && usual.length > 0 && usual.every(({ id }) => stands.has(id))
}

export type StandsSaid = 'words' | 'lock'

/** How an answer says it where that is not said once for all: in words if it is the only one, by a lock if several are so. */
export function standsSaid(shown: Shown<unknown>): StandsSaid | undefined {
  if (standsWhatever(shown)) return undefined
  return shown.stands.size > 1 ? 'lock' : 'words'
}

/** Dice that lie ready end what could still be changed; in practice even they can be taken back. */
export function rollEnds(
  { rolls, thoughts }: Shown<unknown>,
  { practice }: Pick<Match<unknown>, 'practice'>,
): boolean {
  return rolls && thoughts.length > 0 && !practice
}

export const NOT_YET = 'You have not decided anything yet.'

/** Why nothing can be taken back, in words. */
export function whyNoUndo<S>({ journal, practice, over }: Match<S>, persons: readonly Seat[]): string {
  if (over) return 'The game is over and stays as it was played. Step through it to play on from any moment.'
  if (!journal.some(({ kind }) => kind !== 'chance')) return NOT_YET
  if (practice && persons.length === 1) return 'There is no decision of yours left to take back.'
  const isOther = (seat: Seat | undefined) => seat !== undefined && !persons.includes(seat)
  const since = journal.findLastIndex(({ seat }) => seat !== undefined && persons.includes(seat))
  const isAnswered = journal.slice(since + 1).some(({ kind, seat }) => kind === 'together' || isOther(seat))
  const who = isAnswered ? 'The other side has answered' : 'Dice or cards have fallen'
  const how = persons.length === 1 ? ' Tick Practice when you begin a game to be able to go back.' : ''
  return `${who} since your last decision: it ${STANDS}.${how}`
}
