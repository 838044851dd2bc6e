import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, Mission } from '../../state.ts'

type Reckoned = Map<string, unknown>

/** Of tables on which nothing changes but the fighters, what has been reckoned: it holds for all who are alike. */
const KNOWN = new WeakMap<Mission, Reckoned>()

/** The same by what lies on the table, last used last: from one move to the next only fighters are elsewhere. */
const BY_TABLE = new Map<string, Reckoned>()
/** Of the formation as it is, closed up, and apart; and of the last two of each. */
const REMEMBERED = 6

/** A table of which no more than the fighters will change. `like`: one that differs in nothing else. */
export function standing(table: Campaign, like?: Campaign): Campaign {
  KNOWN.set(missionOf(table), (like && KNOWN.get(missionOf(like))) ?? reckonedAt(table))
  return table
}

function reckonedAt(table: Campaign): Reckoned {
  const key = lyingOn(table)
  const known = BY_TABLE.get(key) ?? new Map()
  BY_TABLE.delete(key)
  BY_TABLE.set(key, known)
  for (const oldest of BY_TABLE.keys()) {
    if (BY_TABLE.size <= REMEMBERED) break
    BY_TABLE.delete(oldest)
  }
  return known
}

/** All of a mission but its fighters. SR-EVT-06 Of Tactical Points it is asked whether there are any. */
function lyingOn(campaign: Campaign): string {
  const { fighters: _, tp, ...rest } = missionOf(campaign)
  return JSON.stringify([campaign.pack, tp > 0, rest])
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
