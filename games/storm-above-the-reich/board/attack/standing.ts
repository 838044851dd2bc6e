import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, Mission } from '../../state.ts'

/** Of tables on which nothing changes but the fighters, what has been reckoned: it holds for all who are alike. */
const KNOWN = new WeakMap<Mission, Map<string, unknown>>()

/** A table of which no more than the fighters will change. `like`: one that differs in nothing else. */
export function standing(table: Campaign, like = table): Campaign {
  KNOWN.set(missionOf(table), KNOWN.get(missionOf(like)) ?? new Map())
  return table
}

/** The same table, as long as a question is looked at. */
export const asItStands = (campaign: Campaign): Campaign =>
  KNOWN.has(missionOf(campaign)) ? campaign : standing({ ...campaign, mission: { ...missionOf(campaign) } })

/** What is reckoned once for each key, if the table stands. */
export function kept<T>(campaign: Campaign, key: string, reckon: () => T): T {
  const known = KNOWN.get(missionOf(campaign))
  if (!known) return reckon()
  const found = (known.get(key) as T | undefined) ?? reckon()
  known.set(key, found)
  return found
}
