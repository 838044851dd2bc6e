import { type Choice, listed } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { distinct } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { BREAK_AWAY, stayingOn } from '../../text/chapters/04-bombers.ts'
import { bomberMark } from '../../text/german-names.ts'
import { burstFigures } from '../../text/odds.ts'
import { together } from '../../text/together.ts'

/** SAB-BMB-36 All who are behind a bomber stay there, or break away: one answer for what the rules ask one by one. */
export function stayTogether(campaign: Campaign, choice: Choice): readonly Far[] {
  const all = choice.ask === 'bombers.stay' ? stayingOn(campaign, choice) : []
  if (all.length < 2) return []
  const aims = all.flatMap(id => fighter(campaign, id).attack ?? [])
  const { chances } = together(
    campaign,
    all,
    aims.map(({ bomber, angle }) => `${bomber}/${angle}`),
  )
  const [stay, leave] =
    all.length === 2 ? ['Both stay', 'Both'] : [`All ${all.length} stay`, `All ${all.length}`]
  const behind = `behind ${listed(distinct(aims.map(({ bomber }) => bomberMark(bomber))))}`
  return [
    {
      id: 'all/stay',
      words: stay,
      so: behind,
      figures: burstFigures(campaign, chances),
      on: [],
      ids: all.map(() => 'stay'),
    },
    {
      id: 'all/off',
      words: `${leave} break away`,
      so: BREAK_AWAY,
      figures: burstFigures(campaign),
      on: [],
      ids: all.map(() => 'disengage'),
    },
  ]
}
