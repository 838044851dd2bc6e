import { type Ref, refTo } from '@tallyho/engine'
import { bestEscorts, escortsFor, isSkyOut } from '../../bot/estimate.ts'
import type { CardNumber, GruppeId, Letter } from '../../pack/types.ts'
import { gruppenIn, gruppeSpec } from '../../rules/02-terms.ts'
import { areaOf, isReady, raidLimit } from '../../rules/05-planning/limits.ts'
import type { Campaign, Raid } from '../../state.ts'
import { raidersOf } from './forecast.ts'
import { fightersAt } from './hours.ts'

/** The Me 109s that would raise what a raid should bring. */
export interface Escorting {
  readonly count: number
  /** What it should bring with them. */
  readonly points: number
  /** So many would find room, and are there: where none of them helps, that is why. */
  readonly room: number
  readonly free: number
}

/** What is reckoned of a raid, once for each board. */
export function perRaid<T>(reckon: (campaign: Campaign, card: CardNumber) => T) {
  const boards = new WeakMap<Campaign, Map<CardNumber, T>>()
  return (campaign: Campaign, card: CardNumber): T => {
    const known = boards.get(campaign) ?? new Map<CardNumber, T>()
    boards.set(campaign, known)
    if (!known.has(card)) known.set(card, reckon(campaign, card))
    return known.get(card) as T
  }
}

/** RE-9.22.a How many more Me 109s a raid wants: as many as raise its figure; undefined where none can be sent now. */
export const escortsWanted = perRaid(reckoned)

function reckoned(campaign: Campaign, card: CardNumber): Escorting | undefined {
  const index = campaign.plan.findIndex(raid => raid.card === card)
  const raid = campaign.plan[index]
  if (!raid || raid.done || fightersAt(campaign, raid.segment ?? 0).is === 'later') return undefined
  const { bombers, ...there } = raidersOf(campaign, index)
  const room = raidLimit(campaign, raid) - bombers.count - there.me109 - there.me110
  const free = me109sFree(campaign, raid).length
  const wanted = escortsFor(campaign, raid, bombers.count, room + there.me109) - there.me109
  const more = Math.min(wanted, room, free)
  if (bombers.count === 0 || more <= 0) return undefined
  const span = [there.me109, there.me109 + more] as const
  const { me109, points } = bestEscorts(campaign, raid, bombers, there, span, {
    isSkyKnown: isSkyOut(campaign),
  })
  return { count: me109 - there.me109, points, room, free }
}

/** RE-5.4.f Me 109s of the raid's Luftflotte that stand ready. */
export function me109sFree(campaign: Campaign, raid: Raid): readonly GruppeId[] {
  const area = areaOf(campaign, raid)
  return gruppenIn(campaign, 'base').filter(id => {
    const { type, luftflotte } = gruppeSpec(campaign, id)
    return type === 'Me 109' && luftflotte === area && isReady(campaign, id)
  })
}

/** So many of those that can be taken. */
export function escortsOf(
  campaign: Campaign,
  card: CardNumber,
  count: number,
  pieces: ReadonlySet<Ref>,
): readonly Ref[] {
  const raid = campaign.plan.find(one => one.card === card)
  const free = raid ? me109sFree(campaign, raid).filter(id => pieces.has(refTo('gruppe', id))) : []
  return evenly(campaign, count, free).map(id => refTo('gruppe', id))
}

/** RE-5.4.g So many Gruppen, of letters as even as can be: of the first group before those of the next. */
export function evenly(
  campaign: Campaign,
  count: number,
  ...groups: readonly (readonly GruppeId[])[]
): readonly GruppeId[] {
  const letters: Record<Letter, number> = { A: 0, B: 0, C: 0 }
  const letterOf = (id: GruppeId) => gruppeSpec(campaign, id).letter
  const taken: GruppeId[] = []
  for (const group of groups) {
    const left = new Set(group)
    while (taken.length < count && left.size > 0) {
      const next = [...left].reduce((a, b) => (letters[letterOf(b)] < letters[letterOf(a)] ? b : a))
      letters[letterOf(next)]++
      left.delete(next)
      taken.push(next)
    }
  }
  return taken
}
