import { noted, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { SectorId, SquadronId, SquadronSpec, Warning } from '../../pack/types.ts'
import type { Campaign, Raid } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { pickOne, squadronOption } from '../02-choices.ts'
import {
  bombedTarget,
  cardOf,
  damagedOf,
  flightOf,
  LUFTWAFFE,
  raidOf,
  squadron,
  squadronSpec,
  squadronsIn,
  squadronsWhere,
  targetSpec,
} from '../02-terms.ts'

/** RE-7.1.a The column of the Sector Eligibility Chart for a warning. */
const COLUMN: Readonly<Record<Warning, 0 | 1 | 2 | 3>> = {
  none: 0,
  late: 1,
  sufficient: 2,
  early: 3,
  'very-early': 3,
}

/** RE-10.23.c What a sector without its control room can still send. */
const WITHOUT_CONTROL = 2

/** What a sector may send, and who comes. */
interface Contributing {
  readonly sector: SectorId
  readonly most: number
  readonly squadrons: SquadronId[]
}

/** RE-7.1.b The squadrons that could respond, from every sector of the card (RE-7.11.a). */
export function* gatherPool(campaign: Campaign): Procedure {
  const { raid, warning = 'none' } = flightOf(campaign)
  const control = controlled(campaign, raidOf(campaign))
  const sectors: Contributing[] = []
  for (const { sector, send } of cardOf(campaign, raidOf(campaign)).chart) {
    const most = control(sector, send[COLUMN[warning]])
    if (most > 0) sectors.push({ sector, most, squadrons: [] })
  }
  const green = yield* takeGreen(campaign, sectors)
  // RE-A-29 A green squadron is one of its sector's number.
  for (const { sector, most, squadrons } of sectors) {
    const full = fullIn(campaign, sector)
    // Chance decides only if not all of them go.
    if (full.length <= most - squadrons.length) for (const { id } of full) squadrons.push(take(campaign, id))
    else yield* takeSome(campaign, full, most, squadrons)
  }
  const ace = takeAce(campaign)
  if (!noted()) return
  const size = squadronsIn(campaign, 'pool').length
  note('RE-7.1.b', 'pool', { raid, warning, sectors, green, ace, size })
}

/** RE-7.1.a At most so many squadrons can come with such a warning, as they stand now. */
export function couldCome(campaign: Campaign, warning: Warning): number {
  const control = controlled(campaign, raidOf(campaign))
  const inSector = squadronsWhere(campaign, 'sector', (_, { type }) => type !== 'Blenheim')
  let most = 0
  for (const { sector, send } of cardOf(campaign, raidOf(campaign)).chart) {
    const here = inSector.filter(id => squadronSpec(campaign, id).sector === sector).length
    most += Math.min(control(sector, send[COLUMN[warning]]), here)
  }
  return most
}

/** RE-10.23.c A control room that was hit directs squadrons over its own sector alone (RE-A-20: the card's). */
function controlled(campaign: Campaign, raid: Raid): (sector: SectorId, send: number) => number {
  const hit = damagedOf(campaign, 'airfield').map(({ sector }) => sector)
  const own = targetSpec(campaign, cardOf(campaign, raid).target).sector
  return (sector, send) => {
    if (!hit.includes(sector)) return send
    return sector === own ? Math.min(send, WITHOUT_CONTROL) : 0
  }
}

/** RE-14.3.b RE-A-30 A green squadron of a sector that may send any must be taken, and only one; RE-19.61.a two, from two sectors. */
function* takeGreen(campaign: Campaign, sectors: readonly Contributing[]): Procedure<readonly SquadronId[]> {
  const green: SquadronId[] = []
  const most = campaign.advanced ? 2 : 1
  const greens = squadronsWhere(campaign, 'sector', ({ full }, { type }) => !full && type !== 'Blenheim')
  if (greens.length === 0) return green
  // RE-14.3.c RE-A-34 In the order in which the card lists the sectors.
  for (const { sector, squadrons } of sectors) {
    const here = greens.filter(id => squadronSpec(campaign, id).sector === sector)
    if (here.length === 0) continue
    const { squadron: one } = yield* choose(LUFTWAFFE, 'green-responds', here.map(squadronOption))
    squadrons.push(take(campaign, one))
    green.push(one)
    if (green.length === most) break
  }
  return green
}

/** RE-7.1.b Full squadrons up to the number listed; RE-A-29 a green one is part of it, others neither come nor count. */
function* takeSome(
  campaign: Campaign,
  full: readonly SquadronSpec[],
  most: number,
  squadrons: SquadronId[],
): Procedure {
  const spitfires = full.filter(({ type }) => type === 'Spitfire').map(({ id }) => id)
  const hurricanes = full.filter(({ type }) => type !== 'Spitfire').map(({ id }) => id)
  while (squadrons.length < most) {
    // RE-7.1.c Of the type that is more numerous, Spitfires if equal; RE-A-28 chance decides who.
    const from = spitfires.length >= hurricanes.length ? spitfires : hurricanes
    const next = yield* pickOne('eligible', from)
    squadrons.push(take(campaign, next))
    from.splice(from.indexOf(next), 1)
  }
}

/** RE-7.1.b Full and on the map in their sector; RE-7.12.a Blenheims never. */
function fullIn(campaign: Campaign, sector: SectorId): readonly SquadronSpec[] {
  const here = packOf(campaign).squadronsOf.get(sector) ?? []
  return here.filter(({ id, type }) => {
    const { place, full } = squadron(campaign, id)
    return place === 'sector' && full && type !== 'Blenheim'
  })
}

/** RE-19.63.a The ace comes besides all others; RE-A-03 in the Spitfire. */
function takeAce(campaign: Campaign): readonly SquadronId[] {
  const { warning, intelligence } = flightOf(campaign)
  if (!campaign.advanced || (intelligence !== 'accurate' && warning !== 'very-early')) return []
  const aces = packOf(campaign).pack.squadrons.filter(({ ace, type }) => ace && type === 'Spitfire')
  return aces.map(({ id }) => take(campaign, id))
}

function take(campaign: Campaign, id: SquadronId): SquadronId {
  squadron(campaign, id).place = 'pool'
  return id
}

/** RE-7.2.c RE-7.4.a Back to its sector, full, and RE-14.34.a green if it was; RE-A-32 the ace back to the counters. */
export function sendHome(campaign: Campaign, id: SquadronId): void {
  squadron(campaign, id).place = squadronSpec(campaign, id).ace ? 'out' : 'sector'
}

/** RE-14.3.d In the pool, but drawn by nobody. */
export function isGreen(campaign: Campaign, id: SquadronId): boolean {
  return !squadron(campaign, id).full
}

/** RE-19.64.a RE-A-20 Squadrons whose own airfield is the target do not stand by. */
export function isSelfPreserving(campaign: Campaign, id: SquadronId): boolean {
  if (!campaign.advanced) return false
  const { type, sector } = bombedTarget(campaign, raidOf(campaign))
  const spec = squadronSpec(campaign, id)
  // RE-A-32 The ace belongs to no sector.
  return type === 'airfield' && spec.sector === sector && !spec.ace
}
