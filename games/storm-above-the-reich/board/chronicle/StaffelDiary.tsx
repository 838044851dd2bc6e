import { Chronicle } from '@tallyho/kit/chronicle/Chronicle.tsx'
import type { Campaign } from '../../state.ts'
import { diaryOf, wallOf } from './diary.ts'

/** SR-CAM-10 The campaign so far as it is remembered, fetched when it is opened. */
export default function StaffelDiary({ campaign }: { readonly campaign: Campaign }) {
  if (campaign.log.length === 0) return <p>The first mission is still to be flown.</p>
  return <Chronicle diary={diaryOf(campaign)} wall={wallOf(campaign)} title="h3" />
}
