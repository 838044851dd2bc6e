import { packOf } from '../../pack/index.ts'
import type { Chapter } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { found } from '../01-general/terms.ts'

/** SAB-CMP-02 The chapter whose charts a patrol uses. */
export function chapterOf(campaign: Campaign): Chapter {
  const { scenario, chapter } = packOf(campaign)
  const spec = scenario(campaign.scenario)
  if (spec.kind === 'campaign')
    return chapter(found(spec.chapters[campaign.chapter], 'chapter', campaign.chapter))
  if (spec.kind === 'patrol') return chapter(spec.chapter)
  throw new Error(`${campaign.scenario} has no chapter`)
}
