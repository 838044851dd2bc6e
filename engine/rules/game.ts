import type { Names } from '../kept/names.ts'
import type { Choice, Pause, Procedure, Ref, Seat } from './pause.ts'

/** The name of a step of the sequence of play. */
export type Step = string

/** What is agreed before the first counter is placed. */
export interface Setup {
  readonly scenario: string
  /** Key of the component pack, `mine@k3f9ab`; `standard` is the one that comes with the game. */
  readonly pack: string
  /** Optional rules, by id. What is not named has its default. */
  readonly options: Readonly<Record<string, boolean>>
  readonly names?: Names
}

export interface Scenario {
  readonly id: string
  readonly title: string
  readonly date: string
  /** A short history, for the lobby. */
  readonly blurb: string
  /** From 1, where a newcomer should begin, to 5. */
  readonly difficulty?: number
  /** What it is one of, where there are many: a school, patrols, campaigns. Those of a group stand together. */
  readonly group?: string
  /** Who sits where in this scenario, if that changes: `{ raider: 'Luftwaffe' }`. */
  readonly sides?: Readonly<Record<Seat, string>>
  /** Where it is fought, if that changes: `Straits of Dover`. */
  readonly place?: string
  /** What each side flies, if that changes. */
  readonly forces?: Readonly<Record<Seat, readonly Force[]>>
  /** Ids of the optional rules that change something in it; left out, all of the game's. */
  readonly optional?: readonly string[]
}

/** So many units of one aircraft, for the lobby. */
export interface Force {
  readonly count: number
  readonly name: string
  readonly engines: number
  /** Whose it is: `britain`; some have a colour. */
  readonly nation: string
}

export interface OptionalRule {
  readonly id: string
  readonly title: string
  readonly default: boolean
}

export interface Result {
  /** A key for text.ts: the level of victory. */
  readonly level: string
  /** Who won; undefined for a draw. */
  readonly winner?: Seat | undefined
  /** From the first seat's side: the higher, the better for it. */
  readonly score: number
  /** `Game.figures` at the end. */
  readonly figures: Readonly<Record<string, number>>
}

/** One mistake in a file, with its place and what was expected there. */
export interface Fault {
  readonly path: string
  readonly message: string
  /** The place by the names of what it is in, where the path only counts: `aircraft “Spitfire IA”, firepower`. */
  readonly where?: string
}

/** A game's components: data behind a schema, so that a player can bring his own. */
export interface Packs {
  /** The pack that comes with the game, as plain data. */
  readonly standard: { readonly id: string }
  /** Every mistake in a pack; empty if it can be played with. */
  check(data: unknown): readonly Fault[]
  /** Makes a pack playable and returns its key, made of its id and its content. Throws on the first fault. */
  register(data: unknown): string
  has(key: string): boolean
  /** The scenarios that a known pack brings. Left out where every pack has those of the game. */
  scenarios?(key: string): readonly Scenario[]
}

/**
 * A step of the sequence of play. Written as a method, so that a driver that does not know the board's type
 * can hold any game as `Game`.
 */
type StepProcedure<S> = { play(state: S): Procedure<Step | undefined> }['play']

/** One game: the board as data and the sequence of play as a table of named steps. */
export interface Game<S = unknown> {
  readonly id: string
  readonly title: string
  /** Of its rules and components, for people: `versionOf`. */
  readonly version: string
  readonly seats: readonly Seat[]
  /** Those of the standard pack; `scenariosOf` has those of any. */
  readonly scenarios: readonly Scenario[]
  readonly optionalRules: readonly OptionalRule[]
  readonly packs: Packs
  /** The board before the first step, as plain JSON data. */
  begin(setup: Setup): S
  readonly first: Step
  /** A step returns the name of the next one, or undefined when the game is over. */
  readonly steps: Readonly<Record<Step, StepProcedure<S>>>
  /** What one seat may know of the board. */
  view(state: S, seat: Seat): S
  /** The score if the game ended now: what odds and bots reckon with. */
  standing(state: S): number
  /** What the score is made of so far, and what else is counted. */
  figures(state: S): Readonly<Record<string, number>>
  result(state: S): Result | undefined
  /** Every mistake in a board that comes from a file, with limits on every count, before a rule sees it. */
  checkBoard(data: unknown): readonly Fault[]
  /** The name of every counter, wherever it lies now, found by walking the board: none may be lost or doubled. */
  counters(state: S): readonly string[]
  /** No game takes more pauses than this. */
  readonly bound: number
}

/** A chance or a sum that an answer brings, which the screen sets apart from its words: `hit` and `54 %`. */
export interface SaidFigure {
  readonly of: string
  readonly is: string
  /** Whom it serves: the player, or the other side. */
  readonly tone?: 'good' | 'bad'
}

/** An answer in words. Said in parts, the screen can lay it out: what is done and what follows, or a cell of a table, with what it is called away from its row. */
export type Said =
  | string
  | {
      readonly head: string
      readonly so?: string
      readonly figures?: readonly SaidFigure[]
      readonly short?: string
    }
  | { readonly row: string; readonly cell: string; readonly short?: string }

/** Words for what the rules say in keys. */
export interface Words<S = unknown> {
  /** The question, or what is rolled or drawn for. */
  pause(state: S, pause: Pause): string
  /** What is at stake in a question, a line each: what holds for all of its answers, and what to aim for. */
  stakes(state: S, choice: Choice): readonly string[]
  /** One answer of a pause, by index, as one line. */
  answer(state: S, pause: Pause, index: number): string
  /** The same in parts, for a screen that lays them out. */
  said(state: S, pause: Pause, index: number): Said
  note(note: import('./note.ts').Note): string
  step(step: Step): string
  level(level: string): string
  figure(figure: string): string
  /** What more or fewer of it there is, for figures that a reason speaks of: `bombers destroyed`. */
  counted?(figure: string): string | undefined
  seat(seat: Seat): string
  /** What a score means, where the number alone does not say: `The Luftwaffe leads by 9`; for the one person at the table `you are 2 ahead`. */
  score?(score: number, seat?: Seat): string
  /** How far a long game is, for the lobby: `1943 Early, mission 3 of 6`. Open to every seat. */
  progress?(state: S): string
  /** Something on the board, as a heading: `54 Squadron`. */
  ref(ref: Ref, state: S): string
}

/** The scenarios that can be played with a pack. */
export function scenariosOf<S>({ scenarios, packs }: Game<S>, pack: string): readonly Scenario[] {
  return packs.scenarios?.(pack) ?? scenarios
}

/** The optional rules that whoever plays a scenario has a reason to agree on. */
export function optionalRulesIn<S>(
  { optionalRules }: Pick<Game<S>, 'optionalRules'>,
  scenario: Scenario | undefined,
): readonly OptionalRule[] {
  return optionalRules.filter(({ id }) => scenario?.optional?.includes(id) ?? true)
}
