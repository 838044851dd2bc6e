import { type Ref, refTo } from '@tallyho/engine'
import { isSkyOut } from '../../bot/estimate.ts'
import type { CardNumber } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import type { Manned } from '../../text/desk.ts'
import { tenths } from '../../text/names.ts'
import { escortsOf, escortsWanted } from './escorts.ts'
import { knownForecast, raidersOf } from './forecast.ts'
import { betterMix, mannedOf } from './mix.ts'
import { emptied, goalsOf } from './moves.ts'
import type { Sheet } from './plan.ts'
import type { survey } from './survey.ts'

/** Who is sent to a raid by one press, and what it should bring then. */
export interface Manning extends Manned {
  send(): void
}

type Lay = (pieces: readonly Ref[], place: Ref, onto?: Sheet) => void

/** RE-5.3.a The Me 109s that raise the figure of a raid; RE-5.4.a where others bring more, bombers and Me 109s in place of those who lie there. */
export function manning(
  sheet: Sheet,
  known: ReturnType<typeof survey>,
  campaign: Campaign,
  card: CardNumber,
  lay: Lay,
): Manning | undefined {
  const place = refTo('card', card)
  const { count = 0, points = 0 } = escortsWanted(campaign, card) ?? {}
  const me109s = escortsOf(campaign, card, count, known.pieces)
  const mayJoin =
    count > 0 &&
    me109s.length === count &&
    known.goals(me109s).has(place) &&
    !isHardlyMore(campaign, card, points)
  // RE-4.III.3 Later in the day bombers are set.
  const mix = sheet.asks.length > 1 ? betterMix(campaign, card) : undefined
  if (!mix || (mayJoin && tenths(mix.points) <= tenths(points)))
    return mayJoin ? { fighters: count, points, send: () => lay(me109s, place) } : undefined
  const onto = emptied(sheet, card)
  const pieces = [...mix.bombers, ...mix.fighters].map(id => refTo('gruppe', id))
  if (!goalsOf(onto, pieces).has(place)) return undefined
  return {
    ...mannedOf(mix),
    send: () => lay(pieces, place, onto),
  }
}

/** A raid that pays and has Me 109s already is not asked to take more of them for a tenth of a point. */
function isHardlyMore(campaign: Campaign, card: CardNumber, points: number): boolean {
  const index = campaign.plan.findIndex(raid => raid.card === card)
  if (raidersOf(campaign, index).me109 === 0) return false
  const now = knownForecast(campaign, index, isSkyOut(campaign))?.balance
  return now !== undefined && tenths(now) >= 0 && tenths(points - now) < 0.2
}
