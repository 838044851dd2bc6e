import { foremost, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { BritishType, SectorId, SquadronId, Warning } from '../../pack/types.ts'
import type { Campaign, Raid } from '../../state.ts'
import type { ResponseRolls } from '../../vocabulary/response.ts'
import { choose, note, pick } from '../../vocabulary.ts'
import {
  bombedTarget,
  cardOf,
  flightOf,
  LUFTWAFFE,
  raidOf,
  squadron,
  squadronSpec,
  squadronsIn,
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
  const sectors = cardOf(campaign, raidOf(campaign))
    .chart.map(({ sector, send }): Contributing => {
      const most = controlled(campaign, raidOf(campaign), sector, send[COLUMN[warning]])
      return { sector, most, squadrons: [] }
    })
    .filter(({ most }) => most > 0)
  const green = yield* takeGreen(campaign, sectors)
  // RE-A-29 A green squadron is one of its sector's number.
  for (const contribution of sectors) yield* takeFull(campaign, contribution)
  const ace = takeAce(campaign)
  const size = squadronsIn(campaign, 'pool').length
  note('RE-7.1.b', 'pool', { raid, warning, sectors, green, ace, size })
}

/** RE-10.23.c A control room that was hit directs squadrons over its own sector alone (RE-A-20: the card's). */
function controlled(campaign: Campaign, raid: Raid, sector: SectorId, send: number): number {
  if (!isControlRoomHit(campaign, sector)) return send
  const own = targetSpec(campaign, cardOf(campaign, raid).target).sector === sector
  return own ? Math.min(send, WITHOUT_CONTROL) : 0
}

function isControlRoomHit(campaign: Campaign, sector: SectorId): boolean {
  return packOf(campaign).pack.targets.some(
    target => target.type === 'airfield' && target.sector === sector && campaign.damage[target.id],
  )
}

/** RE-14.3.b RE-A-30 A green squadron of a sector that may send any must be taken, and only one; RE-19.61.a two, from two sectors. */
function* takeGreen(campaign: Campaign, sectors: readonly Contributing[]): Procedure<readonly SquadronId[]> {
  const green: SquadronId[] = []
  const most = campaign.advanced ? 2 : 1
  // RE-14.3.c RE-A-34 In the order in which the card lists the sectors.
  for (const { sector, squadrons } of sectors) {
    const here = availableIn(campaign, sector).filter(id => !squadron(campaign, id).full)
    if (here.length === 0) continue
    const options = here.map(id => ({ id, on: [`squadron:${id}`], squadron: id }))
    const { squadron: one } = yield* choose(LUFTWAFFE, 'green-responds', options)
    squadrons.push(take(campaign, one))
    green.push(one)
    if (green.length === most) break
  }
  return green
}

/** RE-7.1.b Full squadrons up to the number listed; RE-A-29 a green one is part of it, others neither come nor count. */
function* takeFull(campaign: Campaign, { sector, most, squadrons }: Contributing): Procedure {
  for (;;) {
    const room = most - squadrons.length
    const full = availableIn(campaign, sector).filter(id => squadron(campaign, id).full)
    const taken = full.length <= room ? full : room > 0 ? [yield* nextOf(campaign, full)] : []
    if (taken.length === 0) return
    squadrons.push(...taken.map(id => take(campaign, id)))
  }
}

/** RE-7.1.c Of the type that is more numerous, Spitfires if equal; RE-A-28 chance decides who. */
function* nextOf(campaign: Campaign, full: readonly SquadronId[]): Procedure<SquadronId> {
  const ofType = (type: BritishType) => full.filter(id => squadronSpec(campaign, id).type === type)
  const [first = []] = foremost([ofType('Spitfire'), ofType('Hurricane')], type => -type.length)
  return yield* pickOne('eligible', first)
}

/** RE-7.1.b On the map in their sector; RE-7.12.a Blenheims never. */
function availableIn(campaign: Campaign, sector: SectorId): readonly SquadronId[] {
  return squadronsIn(campaign, 'sector').filter(id => {
    const spec = squadronSpec(campaign, id)
    return spec.sector === sector && spec.type !== 'Blenheim'
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

/** One of these squadrons at random. */
export function* pickOne(what: keyof ResponseRolls, from: readonly SquadronId[]): Procedure<SquadronId> {
  return (yield* pick(
    what,
    from.map(id => ({ id })),
  )).id
}
