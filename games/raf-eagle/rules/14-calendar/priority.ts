import type { Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { SectorId, SquadronId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { chooseSome } from '../02-choices.ts'
import { squadron, squadronSpec, squadronsIn } from '../02-terms.ts'

/** RE-14.24.a Who comes first when aircraft or pilots are short. */
const GROUPS = [11, 10, 12]

/** RE-14.24.a By group; inside a group the highest sector first. */
function inOrder(campaign: Campaign, squadrons: readonly SquadronId[]): readonly SquadronId[] {
  const rank = (id: SquadronId) => {
    const { sector } = squadronSpec(campaign, id)
    const group = GROUPS.indexOf(packOf(campaign).sector.get(sector)?.group ?? 0)
    return group * 100 - Number.parseInt(sector, 10)
  }
  return squadrons.toSorted((a, b) => rank(a) - rank(b))
}

function bySector(campaign: Campaign, squadrons: readonly SquadronId[]) {
  const sectors = new Map<SectorId, SquadronId[]>()
  for (const id of squadrons) {
    const { sector } = squadronSpec(campaign, id)
    sectors.set(sector, [...(sectors.get(sector) ?? []), id])
  }
  return sectors
}

const TYPES = ['Spitfire', 'Hurricane', 'Blenheim'] as const

/** RE-14.2.b RE-14.2.d RE-14.24.a The squadrons of a loss box that there are aircraft for, in their order. */
export function* aircraftFor(
  campaign: Campaign,
  box: 'light-loss' | 'heavy-loss',
): Procedure<readonly SquadronId[]> {
  const lost = inOrder(campaign, squadronsIn(campaign, box))
  const served: SquadronId[] = []
  for (const type of TYPES) {
    let points = campaign.points[type]
    const ofType = lost.filter(id => squadronSpec(campaign, id).type === type)
    for (const squadrons of bySector(campaign, ofType).values()) {
      const some = yield* chooseSome('aircraft-for', 'squadron', squadrons, points)
      points -= some.length
      served.push(...some)
    }
  }
  const rule = box === 'light-loss' ? 'RE-14.2.b' : 'RE-14.2.d'
  for (const id of lost) if (!served.includes(id)) note(rule, 'squadron-waits', { squadron: id })
  return lost.filter(id => served.includes(id))
}

// ---- experienced pilots

/** What pilots have to do with a sector: squadrons that come back, and greens that are there already. */
interface Need {
  readonly returning: readonly SquadronId[]
  readonly greens: number
}

/** RE-14.24.a RE-14.24.b RE-A-84 The squadrons that get experienced pilots. */
export function* pilotsFor(
  campaign: Campaign,
  returning: readonly SquadronId[],
): Procedure<readonly SquadronId[]> {
  // RE-14.23.a
  const fighters = returning.filter(id => squadronSpec(campaign, id).type !== 'Blenheim')
  const needs = [...bySector(campaign, fighters)].map(([sector, ids]) => ({
    returning: ids,
    greens: greensIn(campaign, sector),
  }))
  const led: SquadronId[] = []
  for (const [i, pilots] of allotment(needs, campaign.points.pilots).entries())
    led.push(...(yield* chooseSome('pilots-for', 'squadron', needs[i]?.returning ?? [], pilots)))
  return led
}

function greensIn(campaign: Campaign, sector: SectorId): number {
  return squadronsIn(campaign, 'sector').filter(
    id => squadronSpec(campaign, id).sector === sector && !squadron(campaign, id).full,
  ).length
}

/** RE-A-84 Pilots for each sector: fewest sectors with two greens or more, and among such ways the order decides. */
function allotment(needs: readonly Need[], points: number): readonly number[] {
  const [need, ...rest] = needs
  if (!need) return []
  const fewest = fewestCrowded(needs, points)
  for (let pilots = Math.min(points, need.returning.length); pilots > 0; pilots -= 1) {
    const crowded = isCrowded(need, pilots) ? 1 : 0
    if (crowded + fewestCrowded(rest, points - pilots) === fewest)
      return [pilots, ...allotment(rest, points - pilots)]
  }
  return [0, ...allotment(rest, points)]
}

function isCrowded({ returning, greens }: Need, pilots: number): boolean {
  return greens + returning.length - pilots > 1
}

/** RE-14.24.b Sectors that keep more than one green squadron, with so many pilots given in the best way. */
function fewestCrowded(needs: readonly Need[], points: number): number {
  let left = points
  let crowded = 0
  const costs = needs.map(({ returning, greens }) => ({
    cost: Math.max(0, greens + returning.length - 1),
    possible: greens <= 1,
  }))
  for (const { cost, possible } of costs.toSorted((a, b) => a.cost - b.cost)) {
    if (possible && cost <= left) left -= cost
    else crowded += 1
  }
  return crowded
}
