import { type Choice, type Decision, type Decisions, firstOf } from '@tallyho/engine'
import { unitAt } from '../rules/01-words/units.ts'
import type { Battle, Unit } from '../state.ts'
import type { Asks } from '../vocabulary.ts'

/** Answers to the questions of one chapter; bot.ts puts the chapters together, and none may be left out. */
export type ChapterDecisions = Partial<Decisions<Battle, Asks>>

/** The answer to one question. */
export type Answer<K extends keyof Asks> = Decision<Battle, Asks[K]>

/** The first unit that a question is about. */
export function subjectOf(battle: Battle, { about }: Choice): Unit | undefined {
  const no = firstOf('unit', about)
  return no === undefined ? undefined : unitAt(battle, Number(no))
}
