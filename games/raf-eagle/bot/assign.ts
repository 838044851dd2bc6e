import type { CardNumber, GruppeId, Luftflotte } from '../pack/types.ts'
import { gruppeSpec, has, isBomber, plannedFor } from '../rules/02-terms.ts'
import { readyStukas, stukasWanted } from '../rules/05-planning/bombers.ts'
import { areaOf, mayFlyIn, raidLimit } from '../rules/05-planning/limits.ts'
import type { Campaign, Raid } from '../state.ts'
import { estimate, isSkyOut } from './estimate.ts'
import { bombersOf } from './force.ts'
import { upTo } from './odds.ts'
import { type Allotment, allot, fewestOf, ORDER, readyIn } from './plan.ts'
import { share } from './share.ts'

/** Who flies where: the card for each Gruppe that should fly. */
export type Roster = ReadonlyMap<GruppeId, CardNumber>

interface Berth {
  readonly raid: Raid
  readonly area: Luftflotte
  readonly room: number
  readonly planned: readonly GruppeId[]
}

type Rosters = WeakMap<Campaign, { readonly key: string; readonly roster: Roster }>
const BOMBERS: Rosters = new WeakMap()
const FIGHTERS: Rosters = new WeakMap()

function remembered(rosters: Rosters, campaign: Campaign, key: string, reckon: () => Roster): Roster {
  const known = rosters.get(campaign)
  if (known?.key === key) return known.roster
  const roster = reckon()
  rosters.set(campaign, { key, roster })
  return roster
}

function berthsOf(campaign: Campaign, isOpen: (raid: Raid) => boolean): readonly Berth[] {
  return campaign.plan.flatMap((raid, index): Berth[] => {
    if (raid.done || !isOpen(raid) || has(campaign, raid, 'decoy')) return []
    const planned = plannedFor(campaign, index)
    const room = raidLimit(campaign, raid) - planned.length
    return [{ raid, area: areaOf(campaign, raid), room, planned }]
  })
}

type Spread = (berths: readonly Berth[], gruppen: readonly GruppeId[]) => Roster

/** Both Luftflotten, one after the other. */
function spread(
  campaign: Campaign,
  berths: readonly Berth[],
  of: (id: GruppeId) => boolean,
  by: Spread,
): Roster {
  const roster = new Map<GruppeId, CardNumber>()
  let helpers: readonly GruppeId[] = []
  for (const luftflotte of ORDER) {
    const gruppen = [...readyIn(campaign, luftflotte).filter(of), ...helpers]
    const here = berths.filter(({ area }) => area === luftflotte)
    for (const [id, card] of by(here, gruppen)) roster.set(id, card)
    helpers = mayFlyIn(campaign, 3, 2) ? gruppen.filter(id => !roster.has(id)) : []
  }
  return roster
}

// ---- bombers

/** The bombers of the day. */
export function bomberRoster(campaign: Campaign): Roster {
  const key = `${campaign.raidDay} ${campaign.plan.map(({ card }) => card)}`
  return remembered(BOMBERS, campaign, key, () => {
    const berths = berthsOf(campaign, () => true)
    const allotments = allot(
      campaign,
      campaign.plan.filter(raid => !has(campaign, raid, 'decoy')),
    )
    const stukas = stukaRoster(campaign, berths, allotments)
    const others = spread(
      campaign,
      berths,
      id => isBomber(campaign, id) && !stukas.has(id),
      (here, gruppen) => {
        const shares = here.map(({ raid, planned, room }) => {
          const given = planned.length + [...stukas.values()].filter(card => card === raid.card).length
          const wanted = allotments.find(one => one.raid === raid)?.count ?? 0
          return Math.min(Math.max(wanted, fewestOf(raidLimit(campaign, raid))) - given, room)
        })
        return handOut(campaign, here, shares, strongestFirst(campaign, gruppen))
      },
    )
    return new Map([...stukas, ...others])
  })
}

function strongestFirst(campaign: Campaign, gruppen: readonly GruppeId[]): readonly GruppeId[] {
  return gruppen.toSorted((a, b) => gruppeSpec(campaign, b).bombing[0] - gruppeSpec(campaign, a).bombing[0])
}

/** RE-19.2.a The Ju 87s that high command wants to see, where most fighters will be. */
function stukaRoster(campaign: Campaign, berths: readonly Berth[], allotments: readonly Allotment[]): Roster {
  const escorts = ({ raid }: Berth) => allotments.find(one => one.raid === raid)?.beside ?? 0
  const roster = new Map<GruppeId, CardNumber>()
  for (const { raid, area, room } of berths.toSorted((a, b) => escorts(b) - escorts(a)))
    for (const id of readyStukas(campaign)) {
      if (roster.size >= Math.min(stukasWanted(campaign), room)) break
      const may = mayFlyIn(campaign, gruppeSpec(campaign, id).luftflotte, area)
      if (may && !roster.has(id)) roster.set(id, raid.card)
    }
  return roster
}

// ---- fighters

/** The fighters for the raids that are open now. */
export function fighterRoster(campaign: Campaign, cards: ReadonlySet<CardNumber>): Roster {
  return remembered(FIGHTERS, campaign, `${campaign.raidDay} ${campaign.offered}`, () =>
    spread(
      campaign,
      berthsOf(campaign, ({ card }) => cards.has(card)),
      id => !isBomber(campaign, id),
      (berths, gruppen) => sendFighters(campaign, berths, gruppen),
    ),
  )
}

/** It is made up for by one fighter that had better stay at home. */
const EMPTY = -0.85

function sendFighters(campaign: Campaign, berths: readonly Berth[], gruppen: readonly GruppeId[]): Roster {
  const ofType = (type: string, list: readonly GruppeId[]) =>
    list.filter(id => gruppeSpec(campaign, id).type === type)
  const [me109s, me110s] = [ofType('Me 109', gruppen), ofType('Me 110', gruppen)]
  const isSkyKnown = isSkyOut(campaign)
  const worths = berths.map(({ raid, planned }) => {
    const bombers = bombersOf(
      campaign,
      planned.filter(id => isBomber(campaign, id)),
    )
    const [before109, before110] = [ofType('Me 109', planned).length, ofType('Me 110', planned).length]
    return (more109: number, more110: number) => {
      const [me109, me110] = [before109 + more109, before110 + more110]
      // RE-5.4.h Somebody has to go.
      if (bombers.count + me109 + me110 === 0) return EMPTY
      return estimate(campaign, raid, bombers, { me109, me110, close: 0 }, { isSkyKnown })
    }
  })
  const curves = berths.map(({ room }, i) =>
    upTo(Math.min(room, me109s.length)).map(count => worths[i]?.(count, 0) ?? 0),
  )
  const light = escortsFirst(
    berths.map(({ room, planned }) => {
      const bombers = planned.filter(id => isBomber(campaign, id)).length
      return { bombers, wanted: Math.min(room, bombers - ofType('Me 109', planned).length) }
    }),
    share(me109s.length, curves),
    me109s.length,
  )
  const heavy = share(
    me110s.length,
    berths.map(({ room }, i) => {
      const given = light[i] ?? 0
      return upTo(Math.min(room - given, me110s.length)).map(count => worths[i]?.(given, count) ?? 0)
    }),
  )
  return new Map([...handOut(campaign, berths, light, me109s), ...handOut(campaign, berths, heavy, me110s)])
}

/**
 * Bombers come before hunters for their own sake: a raid with fewer Me 109s than bombers gets them from those that would
 * stay at home, or from one with too many.
 */
function escortsFirst(
  raids: readonly { readonly bombers: number; readonly wanted: number }[],
  shares: readonly number[],
  all: number,
): readonly number[] {
  const given = [...shares]
  const spare = (i: number) => (given[i] ?? 0) - LAVISH * Math.max(1, raids[i]?.bombers ?? 0)
  let idle = all - given.reduce((sum, count) => sum + count, 0)
  for (const [i, { wanted }] of raids.entries())
    while ((given[i] ?? 0) < wanted) {
      if (idle > 0) {
        idle--
        given[i] = (given[i] ?? 0) + 1
        continue
      }
      const richest = given.reduce((best, _, j) => (spare(j) > spare(best) ? j : best), 0)
      if (richest === i || spare(richest) <= 0) break
      given[richest] = (given[richest] ?? 0) - 1
      given[i] = (given[i] ?? 0) + 1
    }
  return given
}

/** So many Me 109s to a bomber, and one can be spared for a raid that has too few. */
const LAVISH = 1.5

// ---- one by one

/** RE-5.4.g So many to each raid, of letters as even as can be, and otherwise in their order. */
function handOut(
  campaign: Campaign,
  berths: readonly Berth[],
  shares: readonly number[],
  gruppen: readonly GruppeId[],
): Roster {
  const roster = new Map<GruppeId, CardNumber>()
  const letterOf = (id: GruppeId) => gruppeSpec(campaign, id).letter
  for (const [i, { raid }] of berths.entries()) {
    const letters = { A: 0, B: 0, C: 0 }
    for (let count = 0; count < (shares[i] ?? 0); count++) {
      const left = gruppen.filter(id => !roster.has(id))
      if (left.length === 0) break
      const next = left.reduce((a, b) => (letters[letterOf(b)] < letters[letterOf(a)] ? b : a))
      letters[letterOf(next)]++
      roster.set(next, raid.card)
    }
  }
  return roster
}
