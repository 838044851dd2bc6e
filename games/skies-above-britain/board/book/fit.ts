import type { Campaign, Pilot, StoryLine } from '../../state.ts'
import { ENDS } from '../../text/stories.ts'

/** Patrols that are missed after these. */
const MISSES: Readonly<Partial<Record<StoryLine['what'], number>>> = { 'bailed-out': 1, rescued: 2 }

/** Whether a man could fly a patrol of the past, as his story tells. */
function couldFly({ story }: Pilot, patrol: number): boolean {
  const joined = story.find(({ what }) => what === 'joined')
  if (joined && joined.patrol >= patrol) return false
  const before = story.filter(line => line.patrol < patrol)
  if (before.some(({ what }) => what in ENDS)) return false
  const sick = before.findLast(({ what }) => what === 'wounded' || what === 'exhausted')
  if (sick && !before.some(({ what, patrol: at }) => what === 'returned' && at > sick.patrol)) return false
  if (story.some(({ what, patrol: at }) => what === 'decorated' && at === patrol)) return false
  return !before.some(({ what, patrol: at }) => at + (MISSES[what] ?? 0) >= patrol)
}

/** SAB-CMP-04 How many men could fly a patrol of the campaign, from 1. */
export function fitFor({ pilots }: Pick<Campaign, 'pilots'>, patrol: number): number {
  return pilots.filter(pilot => couldFly(pilot, patrol)).length
}
