import type { SaidFigure } from '@tallyho/engine'
import type { GruppeId, SquadronId } from '../pack/types.ts'
import { gruppe, gruppeSpec, isBomber, ratingOf, squadron, squadronSpec } from '../rules/02-terms.ts'
import { bombingOf } from '../rules/10-bombing/bombing.ts'
import type { Campaign } from '../state.ts'
import { sectorName, squadronName } from './names.ts'

/** What stands on a counter, as an answer has it: what it is in words, what it is worth in figures. */

interface UnitSaid {
  readonly head: string
  readonly so: string
  readonly figures: readonly SaidFigure[]
}

/** `I/KG1`, small `He 111, A` with what follows, and its figures. */
export function gruppeSaid(campaign: Campaign, id: GruppeId, ...then: readonly string[]): UnitSaid {
  const so = [gruppeKind(campaign, id), ...then].join('; ')
  return { head: id, so, figures: gruppeFigures(campaign, id) }
}

/** `elite Me 110, B, Jabo, reduced`. */
export function gruppeKind(campaign: Campaign, id: GruppeId): string {
  const { type, elite, letter } = gruppeSpec(campaign, id)
  const { full, jabo } = gruppe(campaign, id)
  return [
    elite ? `elite ${type}` : type,
    letter,
    ...(jabo ? ['Jabo'] : []),
    ...(full ? [] : ['reduced']),
  ].join(', ')
}

/** Rating, and bombs of those that carry any: what a fighter brings with its guns depends on the target. */
export function gruppeFigures(campaign: Campaign, id: GruppeId, isMixed = false): readonly SaidFigure[] {
  const rating = { of: 'rating', is: String(ratingOf(campaign, id)) }
  if (isBomber(campaign, id) || gruppe(campaign, id).jabo)
    return [rating, { of: 'bombs', is: String(bombingOf(campaign, id, 'port')) }]
  return isMixed ? [rating, { of: 'bombs', is: '–' }] : [rating]
}

/** RE-2.21.f RE-2.21.g What it is to be reduced: `rating 6→7`, `bombs 6→4`. */
export function reducedTold(campaign: Campaign, id: GruppeId): UnitSaid {
  const { rating, bombing } = gruppeSpec(campaign, id)
  const becomes = (of: string, [full, reduced]: readonly [number, number]) => ({
    of,
    is: `${full}→${reduced}`,
  })
  return {
    head: id,
    so: gruppeKind(campaign, id),
    figures: [becomes('rating', rating), becomes('bombs', bombing)],
  }
}

/** `54 Squadron`, small `Spitfire, 6/11 Hornchurch, green`, and its rating. */
export function squadronSaid(campaign: Campaign, id: SquadronId, ...then: readonly string[]): UnitSaid {
  return {
    head: squadronName(id),
    so: [squadronValues(campaign, id), ...then].join('; '),
    figures: [{ of: 'rating', is: String(ratingOf(campaign, id)) }],
  }
}

/** `54 Squadron, Spitfire, 6/11 Hornchurch`. */
export function squadronWithHome(campaign: Campaign, id: SquadronId): string {
  return `${squadronName(id)}, ${squadronValues(campaign, id)}`
}

function squadronValues(campaign: Campaign, id: SquadronId): string {
  const { type, sector } = squadronSpec(campaign, id)
  const { full } = squadron(campaign, id)
  return [type, sectorName(campaign, sector), ...(full ? [] : ['green'])].join(', ')
}
