import type { Logged } from '@tallyho/engine'
import { Chronicle } from '@tallyho/kit/chronicle/Chronicle.tsx'
import type { Campaign } from '../../state.ts'
import { diaryOf } from './diary.ts'

interface SquadronDiaryProps {
  readonly campaign: Campaign
  readonly notes: readonly Logged[]
}

/** The campaign so far, the last patrol first; those whom it cost stand on the page of the book before it. */
export default function SquadronDiary({ campaign, notes }: SquadronDiaryProps) {
  return <Chronicle diary={diaryOf(campaign, notes).toReversed()} wall={[]} title="h3" />
}
