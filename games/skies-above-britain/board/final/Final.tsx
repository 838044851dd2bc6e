import type { Logged, Result, Words } from '@tallyho/engine'
import { FinalPage } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { Campaign } from '../../state.ts'

/** It is over: how it ended, the score item by item, and what became of the squadron. */
export function Final(props: {
  readonly state: Campaign
  readonly result: Result
  readonly words: Words<Campaign>
  readonly notes: readonly Logged[]
}) {
  const { state: campaign, result, words } = props
  return (
    <FinalPage
      occasion={packOf(campaign).scenario(campaign.scenario).title}
      level={words.level(result.level)}
    >
      <p>{result.score}</p>
    </FinalPage>
  )
}
