import type { Chance, Choice, Option, Ref, SaidFigure, Seat } from '@tallyho/engine'

/** Several answers as one: a place that is reached by them, as long as nothing comes between. */
export interface Far {
  readonly id: string
  readonly words: string
  /** The same once it is given, beside who does it. */
  readonly short?: string
  /** What it leads to, in small. */
  readonly so?: string
  readonly figures?: readonly SaidFigure[]
  readonly on: readonly Ref[]
  /** None where the move is left unmade, and the question before it asked again. */
  readonly ids: readonly string[]
  /** Behind 'More', and asked once more. */
  readonly rare?: true
}

/** One of the answers that are wanted most, and why. */
export interface Foremost {
  readonly id: string
  readonly why: string
  /** What only a choice among them gives stands in place of its own figures. */
  readonly figures?: readonly SaidFigure[]
  /** Answers that it stands for in the list, however few there are. */
  readonly also?: readonly string[]
}

/** A plan as the table asks for it: one question for all that the rules ask in turn. */
export interface Plan {
  readonly question: string
  /** What is to be laid, part by part, with what lies there and what is missing. */
  readonly parts: readonly {
    readonly done: boolean
    readonly title: string
    readonly says: string
  }[]
  /** What the button says that ends all of it; undefined as long as something is missing. */
  readonly confirm: string | undefined
}

/** In place of an answer's id: the one that the machine would give. */
export const BY_MACHINE = '*machine'

/** How the questions of a game are asked at the table. The rules know nothing of it. */
export interface Manners<S, A = Readonly<Record<string, Option>>> {
  /** Questions that follow as part of the same move: who, then where. One gesture answers them together. */
  readonly moves?: { readonly [K in keyof A]?: readonly (keyof A)[] }
  /** Questions at which a place that is picked on the board answers the next one of the same move too, if it fits one answer of it. */
  readonly through?: readonly (keyof A)[]
  /** Questions that are asked once for each of several: all of them are ticked, and given at one stroke. */
  readonly sets?: readonly (keyof A)[]
  /** Questions that a player may answer once for the whole game: 'always so'. Their answers have the same ids each time. */
  readonly routine?: readonly (keyof A)[]
  /**
   * Standing orders for some of them that a game begins with, in words; `BY_MACHINE` leaves them to the machine. Each can be taken back, and the
   * question is asked then.
   */
  readonly orders?: readonly { readonly ask: keyof A; readonly id: string; readonly said: string }[]
  /** Questions that are asked step by step along one way: the way is one decision. */
  readonly steps?: readonly (keyof A)[]
  /** Rolls that nobody waits for: they fall by themselves. */
  readonly falls?: readonly string[]
  /** A roll that comes to the same whatever falls: nobody is asked to throw it. */
  isIdle?(state: S, chance: Chance): boolean
  /** Rolls that decide something: they wait for a press even where dice have just fallen, so that their odds are seen before. */
  readonly pressed?: readonly string[]
  /** Whose dice these are, where that is known: those of the machine fall by themselves, whoever decided last. */
  rollsFor?(state: S, chance: Chance): Seat | undefined
  /**
   * The answer that goes without asking here, because nothing else is worth a thought: it is given for the player, unless he wants to be
   * asked everything, and taken back with what he decided before.
   */
  unasked?(state: S, choice: Choice): string | undefined
  /** Questions at which the next pieces may do what the last one did: 'likewise', by one press. */
  readonly likewise?: readonly (keyof A)[]
  /** What is farther off than one answer: several of them, given one after the other in one gesture. */
  far?(state: S, choice: Choice): readonly Far[]
  /**
   * Whether an answer stands before the others in the list: one that stands for many of them, or is of more use. A number is its
   * key, 1 to 9, the same each time.
   */
  first?(ask: string, option: Option, state: S): number | boolean | undefined
  /** Of many answers the few that are wanted most, the best first, each with a reason, or none where its own words will do: these are listed, the others chosen on the board. */
  foremost?(state: S, choice: Choice): readonly Foremost[]
  /** Why something that is not lit cannot be chosen now, in a sentence; undefined where nothing can be said. */
  whyNot?(state: S, choice: Choice, ref: Ref): string | undefined
  /** Questions of one plan: the machine can be asked to make the rest of it, and all of it may be changed afterwards. */
  readonly staff?: readonly (keyof A)[]
  /** Which plan is laid, where one may follow the other without a die between them. */
  planOf?(state: S): string
  /** What is asked in place of the questions of a plan, where it is laid on the board. */
  plan?(state: S, choice: Choice): Plan | undefined
  /** Answers of one plan that the board lets be laid by one gesture have the same name here: a heap of a type on a raid. */
  heap?(state: S, ask: string, option: Option): string | undefined
  /** Why the machine would answer so, in a sentence; undefined where nothing can be said. */
  advice?(state: S, choice: Choice, id: string): string | undefined
  /** What the staff has planned. */
  staffed?(state: S): Staffed
  /** Answers of a finished plan that cost more than they bring, the worst first, by id: the staff plans again without those of its own. */
  regrets?(state: S): readonly string[]
  /** What must still be done before a question without an end can be ended, each in a sentence. */
  unmet?(state: S, choice: Choice): readonly string[]
  /** What the machine is asked to play to the end is shown as it happens: such a game is short. */
  readonly showsRun?: true
  /** True once nothing that is left to decide can change much: the table offers to let the machine fly them home. */
  decided?(state: S, seat: Seat): boolean
}

/** A plan of the staff: a sentence, a table of its parts if there is one, and what else is to be said. */
export interface Staffed {
  readonly words: string
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  readonly after?: readonly string[]
}
