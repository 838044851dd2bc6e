/** Where a component comes from; the app shows it beside every table, card and counter. */
export type Source =
  /** Stated in the rulebook, and used exactly. */
  | 'rulebook'
  /** Rebuilt within what an example or rule fixes; the constraint is a test. */
  | 'constrained'
  /** Designed for this table, to be playable, historical and balanced. */
  | 'designed'

export interface Sourced {
  readonly source: Source
  /** Rule ids, constraints or history behind it, in a few words. */
  readonly ref: string
}
