import type { CardNumber } from '../../pack/types.ts'
import { plannedFor } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { changeTold } from '../../text/desk.ts'
import { cardTarget } from '../../text/names.ts'
import { type Forecast, knownForecast } from './forecast.ts'

/** Gruppen were laid on a raid: what it was before. */
export interface Laid {
  readonly card: CardNumber
  readonly before: Campaign
}

/** What that made of the raid; undefined where it was nothing before, or nobody has come or gone. */
export function changeWords({ card, before }: Laid, now: Campaign, isSkyKnown: boolean): string | undefined {
  const [was, is] = [before, now].map(board => {
    const index = board.plan.findIndex(raid => raid.card === card)
    if (index < 0) return undefined
    const forecast: Forecast | undefined = knownForecast(board, index, isSkyKnown)
    return forecast && { size: plannedFor(board, index).length, forecast }
  })
  if (!was || !is || was.size === is.size) return undefined
  return changeTold(cardTarget(now, card), is.size - was.size, was.forecast, is.forecast)
}
