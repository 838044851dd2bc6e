import { type Procedure, read } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Campaign } from '../../state.ts'
import { d12, note } from '../../vocabulary.ts'
import { patrolOf } from '../01-general/terms.ts'
import { ketten } from '../04-bombers/formation.ts'
import { chapterOf } from '../10-campaign/chapter.ts'

/** SAB-BMB-04 SAB-RVS-22 What bombers they are, and how they fly: by the chart of the chapter, unless it is known. */
export function* placeBombers(campaign: Campaign): Procedure<void> {
  const patrol = patrolOf(campaign)
  if (patrol.raid) return
  const die = yield* d12('bombers.chart')
  const { type, layout } = read(chapterOf(campaign).bombers, die)
  patrol.raid = { type, layout, tiles: ketten(campaign, packOf(campaign).layout(layout).id) }
  note('SAB-RVS-22', 'raid-seen', { type, layout, die })
}
