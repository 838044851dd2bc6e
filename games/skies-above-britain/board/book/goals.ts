import { packOf } from '../../pack/index.ts'
import { standing } from '../../rules/08-return/points.ts'
import { chapterOf } from '../../rules/10-campaign/chapter.ts'
import type { Campaign } from '../../state.ts'

export interface Goal {
  /** Points so far of what it is asked of: the chapter, the patrol, the scenario. */
  readonly points: number
  /** From this on it is won. */
  readonly won: number
  /** Below this it is lost. */
  readonly lost: number
  /** What it is asked of. */
  readonly of: 'chapter' | 'patrol' | 'scenario'
  readonly patrols: number
  readonly flown: number
}

/** SAB-CMP-01 SAB-VP-05 What is asked of the squadron, and how far it is. */
export function goalOf(campaign: Campaign): Goal {
  const spec = packOf(campaign).scenario(campaign.scenario)
  const all = standing(campaign)
  if (spec.kind !== 'campaign') {
    const { won, lost } = spec.victory
    const of = spec.kind === 'patrol' ? 'patrol' : 'scenario'
    return { points: all, won, lost, of, patrols: 1, flown: campaign.log.length }
  }
  const { victory, patrols } = chapterOf(campaign)
  const elsewhere = campaign.log.filter(({ chapter }) => chapter !== campaign.chapter)
  const flown = campaign.log.length - elsewhere.length
  const points = all - elsewhere.reduce((sum, { vp }) => sum + vp, 0)
  return { points, ...victory, of: 'chapter', patrols, flown }
}
