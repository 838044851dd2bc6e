import { stepAt } from '../../pack/index.ts'
import type { GermanType, GruppeId, Luftflotte, Steps } from '../../pack/types.ts'
import type { Campaign, Raid } from '../../state.ts'
import { cardOf, depletionLevel, found, gruppe, gruppenWhere, gruppeSpec, has } from '../02-terms.ts'

/** RE-5.4.a RE-5.4.j However many such raids there are. */
export const MINOR = 3
/** RE-5.4.c Coordinated or depleted, however many raids there are. */
export const FULL_EFFORT = 16
/** RE-5.4.b A major raid, by all raids of the day. */
export const MAJOR: Steps<number> = [
  { upTo: 4, is: FULL_EFFORT },
  { upTo: 5, is: 14 },
  { upTo: 6, is: 12 },
  { upTo: 7, is: 11 },
  { upTo: Number.POSITIVE_INFINITY, is: 10 },
]

/** The most Gruppen of a raid, all missions counted (RE-A-13). */
export function raidLimit(campaign: Campaign, raid: Raid): number {
  // RE-5.4.i
  if (has(campaign, raid, 'decoy')) return 0
  // RE-5.4.d RE-A-50
  if (!raid.major && !has(campaign, raid, 'major-raid')) return MINOR
  const coordinated = has(campaign, raid, 'coordination') || depletionLevel(campaign) > 0
  // RE-A-11 Whatever was put on the track that day counts, decoys too.
  return coordinated ? FULL_EFFORT : stepAt(MAJOR, campaign.plan.length)
}

/** RE-5.4.e RE-A-12 The card names the Luftflotte of its Gruppen, fighters too; RE-5.4.f that of 3 may help 2. */
export function mayFlyIn({ lf3ToLf2 }: Campaign, luftflotte: Luftflotte, area: Luftflotte): boolean {
  return luftflotte === area || (lf3ToLf2 && luftflotte === 3)
}

/** RE-2.21.d RE-5.32.a Full and at its airbase; RE-1.c RE-18.12.b who raids at night is not. */
export function isReady(campaign: Campaign, id: GruppeId): boolean {
  const { place, full } = gruppe(campaign, id)
  return place === 'base' && full
}

/** All of some types that are ready. */
export function readyGruppen(campaign: Campaign, is: (type: GermanType) => boolean): readonly GruppeId[] {
  return gruppenWhere(campaign, 'base', ({ full }, { type }) => full && is(type))
}

export type ByLuftflotte = Readonly<Record<Luftflotte, number>>

/** How many of so many Gruppen find room in the two areas. */
export function placeable({ lf3ToLf2 }: Campaign, gruppen: ByLuftflotte, room: ByLuftflotte): number {
  const west = Math.min(gruppen[3], room[3])
  const helping = lf3ToLf2 ? gruppen[3] - west : 0
  return west + Math.min(gruppen[2] + helping, room[2])
}

export function byLuftflotte(campaign: Campaign, gruppen: readonly GruppeId[]): ByLuftflotte {
  const count = { 2: 0, 3: 0 }
  for (const id of gruppen) count[gruppeSpec(campaign, id).luftflotte]++
  return count
}

export function less(count: ByLuftflotte, of: Luftflotte, by: number): ByLuftflotte {
  return of === 2 ? { 2: count[2] - by, 3: count[3] } : { 2: count[2], 3: count[3] - by }
}

export function byArea<T extends { readonly area: Luftflotte }>(
  list: readonly T[],
  count: (one: T) => number,
): ByLuftflotte {
  const sum = { 2: 0, 3: 0 }
  for (const one of list) sum[one.area] += count(one)
  return sum
}

export function areaOf(campaign: Campaign, raid: Raid): Luftflotte {
  return cardOf(campaign, raid).luftflotte
}

/** A raid by its place in the day's plan. */
export function raidAt({ plan }: Campaign, index: number): Raid {
  return found(plan[index], 'planned raid', index)
}
