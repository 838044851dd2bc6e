import type {
  BritishType,
  GermanType,
  GruppeId,
  Letter,
  Luftflotte,
  SectorId,
  SquadronId,
} from '../../pack/types.ts'
import {
  gruppe,
  gruppeSpec,
  ratingOf,
  sideOf,
  squadron,
  squadronSpec,
  tablesOf,
} from '../../rules/02-terms.ts'
import type { Campaign, GruppePlace, SquadronPlace } from '../../state.ts'

/** A Gruppe as its counter shows it: plain values, so that a counter is drawn again only when one of them changes. */
export interface GruppeShown {
  readonly id: GruppeId
  readonly luftflotte: Luftflotte
  readonly type: GermanType
  readonly letter: Letter
  readonly elite: boolean
  readonly jabo: boolean
  readonly full: boolean
  readonly rating: number
  readonly bombing: number
  readonly place: GruppePlace
}

export function shownGruppe(campaign: Campaign, id: GruppeId): GruppeShown {
  const { luftflotte, type, letter, elite = false, bombing } = gruppeSpec(campaign, id)
  const { full, place, jabo = false } = gruppe(campaign, id)
  // RE-19.3.e A Jabo uses the marker's values.
  const bombs = sideOf(jabo ? tablesOf(campaign).jabo.bombing : bombing, full)
  return {
    id,
    luftflotte,
    type,
    letter,
    elite,
    jabo,
    full,
    rating: ratingOf(campaign, id),
    bombing: bombs,
    place,
  }
}

export interface SquadronShown {
  readonly id: SquadronId
  readonly sector: SectorId
  readonly type: BritishType
  readonly letter: Letter
  readonly full: boolean
  readonly ace: boolean
  readonly rating: number
  readonly place: SquadronPlace
}

export function shownSquadron(campaign: Campaign, id: SquadronId): SquadronShown {
  const { sector, type, letter, ace = false } = squadronSpec(campaign, id)
  const { full, place } = squadron(campaign, id)
  return {
    id,
    sector,
    type,
    letter,
    full,
    ace: ace && campaign.advanced,
    rating: ratingOf(campaign, id),
    place,
  }
}
