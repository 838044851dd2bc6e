/** A fact for the game's log. The words are made when somebody reads them (the game's text.ts). */
export interface Note {
  /** The checklist line behind it. */
  readonly rule: string
  /** What happened, as a key for text.ts: 'fight', 'detection'. */
  readonly what: string
  readonly facts: Facts
}

/** Plain values only: a note is kept after the pieces it speaks of have moved on. */
export type Fact = string | number | boolean | undefined | readonly Fact[] | { readonly [key: string]: Fact }
export type Facts = { readonly [key: string]: Fact }

export type Scribe = (note: Note) => void

let scribe: Scribe | undefined

/** Writes a fact and its rule id to the log of the game being run, if anybody keeps one. */
export function note(rule: string, what: string, facts: Facts = {}): void {
  if (scribe) scribe({ rule, what, facts })
}

/** True if somebody keeps the log: lets a rule skip gathering facts in simulation. */
export function noted(): boolean {
  return scribe !== undefined
}

/** Hands the pen over and returns who had it. Only the run that drives a rule calls this. */
export function handPen(to: Scribe | undefined): Scribe | undefined {
  const before = scribe
  scribe = to
  return before
}
