/**
 * What a rule may stop for. A rulebook's procedure stops only where a person at the table stops: to decide,
 * or to roll, draw or pick at random. Everything here is plain data: it can be shown, saved and sent.
 */

/** Who sits where: 'raf', 'luftwaffe'. */
export type Seat = string

/** Something on the board that an option lights up, as `kind:id`: `squadron:54`, `space:6/11c`. */
export type Ref = string

/** One legal answer to a question. Games add their own data fields; ids are stable and journalled. */
export interface Option {
  readonly id: string
  readonly on?: readonly Ref[]
  /** Ends a row of small decisions: 'nobody else', 'done'. */
  readonly ends?: true
  /** Seldom wanted, or to one's own harm: kept behind 'More' at the table, and asked once more. */
  readonly rare?: true
  /** Means nothing but to roll: the dice fall with it and wait for no press of their own. */
  readonly rolls?: true
}

/** One way chance can fall. Weights are relative: a die has six of weight 1, a cup counts its chits. */
export interface Outcome {
  readonly id: string
  readonly weight: number
}

export interface Choice<O extends Option = Option> {
  readonly kind: 'choice'
  readonly seat: Seat
  /** A key; the words are in the game's text.ts. */
  readonly ask: string
  readonly options: readonly O[]
  /** What the question is about: lights up on the board beside the options. */
  readonly about?: readonly Ref[] | undefined
}

/** Several seats decide secretly at once. */
export interface Together {
  readonly kind: 'together'
  readonly asks: readonly Choice[]
}

export interface Chance {
  readonly kind: 'chance'
  /** A key: `combat.group`, `weather.lf3`. */
  readonly what: string
  readonly outcomes: readonly Outcome[]
  /** Whom it is rolled for, and against whom: lights up on the board. */
  readonly about?: readonly Ref[] | undefined
  /** The number that the roll is held against, or that is added to it: its words say which. */
  readonly against?: number | undefined
}

export type Pause = Choice | Together | Chance

/** The key of what is asked, rolled or drawn; of a secret choice that of its first seat. */
export function nameOf(pause: Pause): string {
  if (pause.kind === 'together') return pause.asks[0]?.ask ?? ''
  return pause.kind === 'choice' ? pause.ask : pause.what
}

/** An index into the options or outcomes; for `together` one index for each ask. */
export type Answer = number | readonly number[]

/** A rule that may pause: a generator, or what is known already (`Known` in procedure.ts). */
export interface Procedure<T = void> extends Iterator<Pause, T, Answer> {
  [Symbol.iterator](): Procedure<T>
}
