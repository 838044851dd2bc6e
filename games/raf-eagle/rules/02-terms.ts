import { packOf } from '../pack/index.ts'
import type {
  CardNumber,
  GermanType,
  GruppeId,
  GruppeSpec,
  Luftflotte,
  PrioritisedType,
  Sides,
  SquadronId,
  SquadronSpec,
  Strategy,
  TargetCard,
  TargetSpec,
  TargetType,
  Weather,
} from '../pack/types.ts'
import type {
  Campaign,
  Flight,
  Gruppe,
  GruppePlace,
  Raid,
  RaidBox,
  Squadron,
  SquadronPlace,
} from '../state.ts'
import type { StrategyKind } from '../vocabulary/planning.ts'
import type { ScoreReason } from '../vocabulary/terms.ts'
import { note } from '../vocabulary.ts'
import { idsIn, idsWhere, isAnyIn, lineUps, unitNamed } from './02-line-up.ts'

/** RE-1.a The one player. */
export const LUFTWAFFE = 'luftwaffe'

/** RE-1.b The spaces of the clock. */
export const SEGMENTS = [0, 1, 2, 3, 4, 5, 6] as const
export const END_OF_DAY = 7

// ---- components

export function squadronSpec(campaign: Campaign, id: SquadronId): SquadronSpec {
  return found(packOf(campaign).squadron.get(id), 'squadron', id)
}

export function gruppeSpec(campaign: Campaign, id: GruppeId): GruppeSpec {
  return found(packOf(campaign).gruppe.get(id), 'Gruppe', id)
}

export function cardOf(campaign: Campaign, { card }: Pick<Raid, 'card'>): TargetCard {
  return found(packOf(campaign).targetCard.get(card), 'target card', card)
}

export function targetSpec(campaign: Campaign, id: string): TargetSpec {
  return found(packOf(campaign).target.get(id), 'target', id)
}

/** RE-13.a RE-A-20 The type that a card names first: always one with a priority. */
export function primaryType(campaign: Campaign, raid: Pick<Raid, 'card'>): PrioritisedType {
  const { type, id } = targetSpec(campaign, cardOf(campaign, raid).target)
  if (type === 'headquarters' || type === 'base') throw new Error(`${id} has no priority`)
  return type
}

/** What bombs have left a marker on. */
export function damagedOf(campaign: Campaign, type: TargetType): readonly TargetSpec[] {
  const damaged: TargetSpec[] = []
  for (const id in campaign.damage) {
    const target = targetSpec(campaign, id)
    if (target.type === type) damaged.push(target)
  }
  return damaged
}

export function tablesOf(campaign: Campaign) {
  return packOf(campaign).pack.tables
}

// ---- where units are

const squadronsOf = lineUps(
  ({ squadrons }) => squadrons,
  ({ squadrons }) => squadrons,
)
const gruppenOf = lineUps(
  ({ gruppen }) => gruppen,
  ({ gruppen }) => gruppen,
)

/** In the order of the pack. */
export function squadronsIn(campaign: Campaign, ...places: readonly SquadronPlace[]): readonly SquadronId[] {
  return idsIn(squadronsOf(campaign), places)
}

export function gruppenIn(campaign: Campaign, ...places: readonly GruppePlace[]): readonly GruppeId[] {
  return idsIn(gruppenOf(campaign), places)
}

/** Whether there are any. */
export function hasSquadronsIn(campaign: Campaign, place: SquadronPlace): boolean {
  return isAnyIn(squadronsOf(campaign), place)
}

export function hasGruppenIn(campaign: Campaign, place: GruppePlace): boolean {
  return isAnyIn(gruppenOf(campaign), place)
}

/** Those in a place of whom something holds. */
export function squadronsWhere(
  campaign: Campaign,
  place: SquadronPlace,
  holds: (unit: Squadron, spec: SquadronSpec) => boolean,
): readonly SquadronId[] {
  return idsWhere(squadronsOf(campaign), place, holds)
}

export function gruppenWhere(
  campaign: Campaign,
  place: GruppePlace,
  holds: (unit: Gruppe, spec: GruppeSpec) => boolean,
): readonly GruppeId[] {
  return idsWhere(gruppenOf(campaign), place, holds)
}

export function squadron(campaign: Campaign, id: SquadronId) {
  return found(unitNamed(squadronsOf(campaign), id), 'squadron', id)
}

export function gruppe(campaign: Campaign, id: GruppeId) {
  return found(unitNamed(gruppenOf(campaign), id), 'Gruppe', id)
}

/** RE-2.1.k All boxes of the Raid Display. */
export const BOXES: readonly RaidBox[] = ['hunt', 'bomber', 'escort', 'patrol']

/** RE-A-21 Gruppen in the raid: all in the display, Channel Patrol included. */
export function gruppenInRaid(campaign: Campaign): readonly GruppeId[] {
  const { ids, units } = gruppenOf(campaign)
  const there: GruppeId[] = []
  for (let i = 0; i < units.length; i++) if (isInRaid(units[i] as Gruppe)) there.push(ids[i] as GruppeId)
  return there
}

/** RE-2.1.k The same as to look for its place among the boxes, but said of every Gruppe again and again. */
function isInRaid({ place }: Gruppe): boolean {
  return place === 'hunt' || place === 'bomber' || place === 'escort' || place === 'patrol'
}

/** The Gruppen planned for a raid, by its place in the day's plan. */
export function plannedFor(campaign: Campaign, raid: number): readonly GruppeId[] {
  return gruppenWhere(campaign, 'planned', unit => unit.raid === raid)
}

/** RE-2.21.h Bombers by type; a Jabo is a fighter (RE-A-44). */
export function isBomber(campaign: Campaign, id: GruppeId): boolean {
  return isBomberType(gruppeSpec(campaign, id).type)
}

export function isBomberType(type: GermanType): boolean {
  return type !== 'Me 109' && type !== 'Me 110'
}

// ---- values

/** RE-2.21.b RE-2.21.c The value of the side that is up. */
export function sideOf(sides: Sides, full: boolean): number {
  return full ? sides[0] : sides[1]
}

/** RE-2.21.f */
export function ratingOf(campaign: Campaign, id: SquadronId | GruppeId): number {
  const british = unitNamed(squadronsOf(campaign), id)
  if (british) return sideOf(squadronSpec(campaign, id).rating, british.full)
  const unit = gruppe(campaign, id)
  // RE-19.3.e A Jabo uses the marker's ratings.
  return sideOf(unit.jabo ? tablesOf(campaign).jabo.rating : gruppeSpec(campaign, id).rating, unit.full)
}

// ---- the raid that is flown

export function flightOf({ flight }: Campaign): Flight {
  return found(flight, 'raid in the air')
}

export function raidOf(campaign: Campaign): Raid {
  return found(campaign.plan[flightOf(campaign).raid], 'planned raid')
}

/** RE-15.1.c Whether a strategy card of this kind lies on a raid. */
export function has(campaign: Campaign, raid: Raid, strategy: Strategy): boolean {
  return timesOn(campaign, raid, strategy) > 0
}

/** RE-15.11.a How many of a kind share a raid. */
export function timesOn(campaign: Campaign, { strategies }: Raid, strategy: Strategy): number {
  let times = 0
  for (const card of strategies) if (packOf(campaign).strategy.get(card)?.strategy === strategy) times++
  return times
}

/** Strategy cards with their kinds. */
export function kindsOf(campaign: Campaign, cards: readonly CardNumber[]): readonly StrategyKind[] {
  return cards.map(card => {
    const { strategy } = found(packOf(campaign).strategy.get(card), 'strategy card', card)
    return { card, strategy }
  })
}

/** RE-10.25.a RE-A-20 What is bombed: the card's target, or its second with the card for it. */
export function bombedTarget(campaign: Campaign, raid: Raid): TargetSpec {
  const { target, secondary } = cardOf(campaign, raid)
  const second = has(campaign, raid, 'secondary-target') ? secondary : undefined
  return targetSpec(campaign, second ?? target)
}

/** RE-A-22 The weather of the card's area. */
export function weatherOver(campaign: Campaign, raid: Raid): Weather {
  return campaign.weather[cardOf(campaign, raid).luftflotte]
}

export function worse(weather: Weather): Weather {
  return weather === 'clear' ? 'patchy' : 'broken'
}

export function better(weather: Weather): Weather {
  return weather === 'broken' ? 'patchy' : 'clear'
}

export const AREAS: readonly Luftflotte[] = [2, 3]

/** RE-14.4.b The level of depletion: 0, 1 or 2. */
export function depletionLevel({ depletion }: Campaign): 0 | 1 | 2 {
  return depletion >= 15 ? 2 : depletion >= 8 ? 1 : 0
}

// ---- points

/** RE-16.2.b RE-16.2.c Beyond these totals the battle is decided at once, but not on a single day (RE-A-83). */
const DECIDED = 35

/** RE-9.22.a RE-16.2.a Victory points change, and the total is tested. */
export function score(campaign: Campaign, rule: string, by: number, why: ScoreReason): void {
  // RE-A-83 Nothing counts after the end.
  if (by === 0 || campaign.ended) return
  campaign.vp += by
  note(rule, 'score', { by, vp: campaign.vp, why })
  if (campaign.scenario === 'prelude' || Math.abs(campaign.vp) < DECIDED) return
  const winner = campaign.vp < 0 ? LUFTWAFFE : 'raf'
  campaign.ended = { level: campaign.vp < 0 ? 'german-decisive' : 'british-decisive', winner }
  note(campaign.vp < 0 ? 'RE-16.2.b' : 'RE-16.2.c', 'decided', { vp: campaign.vp })
}

/** The words are put together only where they are needed: rules look things up all the time. */
export function found<T>(one: T | undefined, what: string, id: string | number = ''): T {
  if (one === undefined) throw new Error(`There is no ${what} ${id}`.trim())
  return one
}

// ---- range, size and pool of the raid that is flown

/** RE-19.1.c At the edge of their range, but its forward airfields lie within it. */
const MIDDLE_WALLOP = 'Middle Wallop'

/** RE-2.1.d RE-19.4.a Whether Me 109s reach the target of a raid; at the edge by the advanced rules alone. */
export function me109Range(campaign: Campaign, raid: Raid): TargetCard['range'] {
  const { range, target } = cardOf(campaign, raid)
  if (range !== 'edge') return range
  // RE-19.1.c
  if (raid.forward && target === MIDDLE_WALLOP) return 'in'
  return campaign.advanced ? 'edge' : 'beyond'
}

/** RE-A-51 A decoy has no Gruppen and looks like this many. */
const DECOY_SIZE = 6

export function isDecoy(campaign: Campaign): boolean {
  return has(campaign, raidOf(campaign), 'decoy')
}

/** RE-A-21 RE-A-51 Gruppen in the raid as Fighter Command counts them. */
export function sizeOfRaid(campaign: Campaign): number {
  return isDecoy(campaign) ? DECOY_SIZE : gruppenInRaid(campaign).length
}

/** Raids of this segment that are still face up, by their places in the day's plan. */
export function unresolved({ plan, clock }: Campaign): readonly number[] {
  const raids: number[] = []
  for (const [i, { segment, done }] of plan.entries()) if (segment === clock && !done) raids.push(i)
  return raids
}

/** RE-A-20 RE-A-98 The group that the card's target lies in. */
export function groupOf(campaign: Campaign, raid: Raid): 10 | 11 | 12 | undefined {
  return packOf(campaign).sector.get(targetSpec(campaign, cardOf(campaign, raid).target).sector)?.group
}
