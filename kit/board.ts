import type { Fault, Logged, Pause, Ref, Result, Words } from '@tallyho/engine'
import type { ComponentType } from 'react'

/** What a game's board is given to draw. It decides nothing: it shows, lights up and reports clicks. */
export interface BoardProps<S> {
  /** The board as this seat may know it. */
  readonly state: S
  readonly pause: Pause | undefined
  /** The log so far; the last entries are what just happened. */
  readonly notes: readonly Logged[]
  readonly words: Words<S>
  /** What can be clicked: every ref that a legal option lights up. */
  readonly lit: ReadonlySet<Ref>
  /** What the option under the pointer or keyboard refers to. */
  readonly hovered: ReadonlySet<Ref>
  /** The player clicks on something that is lit: the table takes the option, or narrows the list to those that fit. */
  onPick(ref: Ref): void
  /** The pointer rests on something on the board: the table shows the option it belongs to. */
  onHover(ref: Ref | undefined): void
  /** A rule id was clicked: the rules companion opens there. */
  onRule(id: string): void
}

/** First-time explanations: shown once, the first time a step, question or event comes up. */
export interface Lesson {
  /** Step name, ask key or note key that brings it up. */
  readonly on: string
  readonly title: string
  readonly text: string
  readonly rules: readonly string[]
}

/** A place where a player makes scenarios of his own. What they are is known to the game alone. */
export interface EditorProps {
  /** A file to go on with; without one the player begins afresh. */
  readonly data: unknown
  /** Every mistake in the file as it is now. */
  check(data: unknown): readonly Fault[]
  /** Hands the file to the player, under this name. */
  onSave(data: unknown, name: string): void
  /** Puts the file on the shelf, so that a game can begin with it; only without mistakes. */
  onKeep(data: unknown): void
  /** There are changes that would be lost, or no longer. */
  onUnsaved?(unsaved: boolean): void
}

/** What `games/ID/board/index.tsx` exports. */
export interface BoardModule<S> {
  readonly Board: ComponentType<BoardProps<S>>
  /**
   * One note shown as an event: dice, itemised modifiers, the chart with row and column lit; or nothing. Event cards lie
   * over the upper left of the board, unless something on it is marked with a better place: `data-events="beside"`, at the
   * right, or below on a narrow window; `"foot"`, at the lower left; `"shown"`, none: the board shows the events itself.
   */
  readonly Event: ComponentType<{ readonly note: Logged; readonly state: S; onRule(id: string): void }>
  /** True for notes that `Event` draws. */
  isEvent(note: Logged): boolean
  /** All components with their sources. */
  readonly Components: ComponentType<{ readonly pack: string; onRule(id: string): void }>
  /** The final score, item by item. */
  readonly Final: ComponentType<{ readonly state: S; readonly result: Result; readonly words: Words<S> }>
  /** The sequence of play for the tracker: phases with their steps, in order. */
  readonly phases: readonly { readonly title: string; readonly steps: readonly string[] }[]
  readonly lessons: readonly Lesson[]
  /** For games whose players can make scenarios. */
  readonly Editor?: ComponentType<EditorProps>
  /** The text of RULES.md. */
  readonly rules: string
}
