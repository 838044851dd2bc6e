import { type Choice, type Decision, type Decisions, firstOf, type Option } from '@tallyho/engine'
import { missionOf } from '../rules/05-map/table.ts'
import type { Campaign, Fighter } from '../state.ts'
import type { Asks } from '../vocabulary.ts'

/** How the player answers one question, and all others with options of the same kind. */
export type Answer<K extends keyof Asks> = Decision<Campaign, Asks[K] & Option>

/** Answers to the questions of one chapter; bot.ts sees that none is left out. */
export type Answers = Partial<Decisions<Campaign, Asks>>

/** The first fighter that a question is about. */
export function subjectOf(campaign: Campaign, { about }: Choice): Fighter | undefined {
  const no = firstOf('fighter', about)
  return no === undefined ? undefined : missionOf(campaign).fighters[Number(no)]
}
