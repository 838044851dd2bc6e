import type { Facts, Logged, Result } from '@tallyho/engine'
import type { DiaryEntry, Fallen } from './chronicle/chronicle.ts'
import type { AircraftType } from './drawn/silhouettes.ts'

/** One that did best in a finished game, or worst. */
export interface Honour {
  readonly best: boolean
  readonly name: string
  /** What it did, in a sentence or two. */
  readonly did: string
}

/** One thing of which both are known. */
interface BesideRow {
  readonly what: string
  readonly here: string
  readonly really: string
  /** Aircraft that are drawn, where they can be counted. */
  readonly drawn?: { readonly as: AircraftType; readonly here: number; readonly really: number }
}

/** How it really went, beside what was played: the same things in the same units. */
export interface Beside {
  readonly text: readonly string[]
  readonly rows?: readonly BesideRow[]
  /** How the two were made comparable, and where the figures are from. */
  readonly caption?: string
}

/** A finished game told again: what its report says. */
export interface Retold<S, N = Readonly<Record<string, Facts>>> {
  /** Who has won and by how much, in plain words; else how the game calls its result. */
  headline?(state: S, result: Result): string
  /** What a score of the first seat's would have been called at the end, where the score alone decides. */
  levelAt?(state: S, score: number): string | undefined
  /** What comes before the first chapter. */
  readonly opening: string
  /** Notes at which a chapter begins, each with its heading: `Turn 3`, `1200`; `nth` counts those of its kind. */
  readonly chapters: { readonly [K in keyof N]?: (facts: N[K], state: S, nth: number) => string | undefined }
  /** Notes that make the story, in plain sentences without dice; `true`: in the words of the log. */
  readonly tells: { readonly [K in keyof N]?: true | ((facts: N[K], state: S) => string | undefined) }
  /** Shorter names of some of them, for turning points of the score. */
  readonly names?: { readonly [K in keyof N]?: (facts: N[K], state: S) => string | undefined }
  /** A chapter in sentences of its own, where its notes one by one would say too much. */
  abridges?(chapter: readonly Logged[], state: S): readonly string[]
  /** Figures that the report leaves out: the score has said them, or of such a game they say nothing. */
  readonly untold?: readonly string[] | ((state: S) => readonly string[])
  honours?(state: S, notes: readonly Logged[]): readonly Honour[]
  /** A campaign day by day: an entry for each mission, patrol or raid day, in their order. */
  diary?(state: S, notes: readonly Logged[]): readonly DiaryEntry[]
  /** Those whom a campaign has cost, in the order in which they fell. */
  wall?(state: S, notes: readonly Logged[]): readonly Fallen[]
  beside?(state: S, result: Result, notes: readonly Logged[]): Beside | undefined
}
