import type { Facts, Logged, Ref, Seat } from '@tallyho/engine'
import type { ReactNode } from 'react'
import type { OnDemand } from './board.ts'

/** A debriefing: what became of each who took part, and what it means. Plain data, made of the log and the board. */

/** How well it went for one: he did something, came through, was hurt, or is gone. */
export const TONES = ['good', 'plain', 'bad', 'grave'] as const
export type Tone = (typeof TONES)[number]

/** What became of one who took part. */
export interface Fate {
  /** By which the board knows him, or it. */
  readonly ref: Ref
  readonly name: string
  /** In a word or two, as a stamp has it: `wounded`. */
  readonly fate: string
  readonly tone: Tone
  /** What he did and what was done to him, in one plain sentence. */
  readonly words: string
  readonly picture?: ReactNode
  /** Nobody did better. */
  readonly best?: true
}

/** Some who belong together. */
export interface Party {
  /** Whose they are, where there are several parties. */
  readonly title?: string
  /** Of the other side: nobody is missed of these. */
  readonly theirs?: true
  readonly each: readonly Fate[]
}

export interface Debrief {
  readonly title: string
  /** Where and when: `Kenley, 18 August 1940`. */
  readonly where: string
  /** All of it in a sentence or two. */
  readonly sum: string
  /** One after the other. */
  readonly parties: readonly Party[]
  /** What it means for the score and the campaign, a sentence each. */
  readonly means: readonly string[]
}

/** Tells of what a note ends. `notes` is the log up to that note, which is its last; undefined: there is nothing to tell. */
export type Debriefing<S, F = Facts> = (
  facts: F,
  state: S,
  notes: readonly Logged[],
  seat: Seat,
) => Debrief | undefined

/** The notes that end something, each with what tells of it. */
export type Debriefings<S, N> = {
  readonly [K in keyof N]?: {
    /** Only if the note tells this. */
    when?(facts: N[K]): boolean
    readonly tell: OnDemand<Debriefing<S, N[K]>>
  }
}

/** The log of what has just ended: since the last note of one of these kinds, but for the last of all. */
export function sinceLast<N>(notes: readonly Logged[], ...kinds: readonly (keyof N)[]): readonly Logged[] {
  const begun = notes.slice(0, -1).findLastIndex(({ what }) => (kinds as readonly string[]).includes(what))
  return notes.slice(begun + 1)
}

/** Those who did best first, those who are gone last; of the same fate in the order in which they are told. */
export function byFate(each: readonly Fate[]): readonly Fate[] {
  const rank = ({ tone, best }: Fate) => (best ? -1 : TONES.indexOf(tone))
  return [...each].sort((one, other) => rank(one) - rank(other))
}
