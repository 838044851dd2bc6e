import type { Result, Words } from '@tallyho/engine'
import { FinalPage } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'

export function Final({
  result,
  words,
}: {
  readonly state: Campaign
  readonly result: Result
  readonly words: Words<Campaign>
}) {
  return (
    <FinalPage occasion="RAF: Eagle" level={words.level(result.level)}>
      <p>Victory points: {-result.score}</p>
    </FinalPage>
  )
}
