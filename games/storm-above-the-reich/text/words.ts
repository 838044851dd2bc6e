import type { Facts, Option } from '@tallyho/engine'
import type { Campaign } from '../state.ts'

/** Words of one chapter for what its rules say in keys. text.ts puts the chapters together. */
export interface ChapterWords {
  /** By ask key: the question, and each answer. */
  readonly choices: Readonly<Record<string, ChoiceWords>>
  /** By what is rolled or drawn for. */
  readonly chances: Readonly<Record<string, string>>
  /** By note key: one sentence for the log. */
  readonly notes: Readonly<Record<string, (facts: Facts) => string>>
}

export interface ChoiceWords {
  question(campaign: Campaign, about: readonly string[]): string
  answer(campaign: Campaign, option: Option): string
}
