// biome-ignore-all lint/correctness/useYield: a step that asks for nothing is a procedure all the same
import type { Procedure, Step } from '@tallyho/engine'
import type { SectorId, SquadronId } from '../pack/types.ts'
import type { Campaign, SquadronPlace } from '../state.ts'
import { note } from '../vocabulary.ts'
import { discard } from './02-decks.ts'
import {
  END_OF_DAY,
  gruppe,
  gruppenIn,
  raidOf,
  SEGMENTS,
  squadron,
  squadronSpec,
  squadronsIn,
} from './02-terms.ts'

/** RE-4.II.13.a The raid is done; then another of this segment, a later one, or the end of the day. */
export function* checkClock(campaign: Campaign): Procedure<Step | undefined> {
  if (campaign.flight) raidOf(campaign).done = true
  campaign.flight = undefined
  discardStrategies(campaign)
  const { clock, plan } = campaign
  const next = SEGMENTS.find(at => at >= clock && plan.some(({ segment, done }) => segment === at && !done))
  // RE-4.II.13.b
  return next === clock ? 'deployment' : advanceClock(campaign, next ?? END_OF_DAY)
}

/** RE-4.II.13.a RE-15.12.a Of raids that are done. */
function discardStrategies(campaign: Campaign): void {
  for (const raid of campaign.plan) {
    if (!raid.done || raid.strategies.length === 0) continue
    discard(campaign, 'strategy', ...raid.strategies)
    raid.strategies = []
  }
}

/** RE-4.II.13.c RE-4.II.13.d Straight on to the next segment with raids, or to the end of the day. */
function advanceClock(campaign: Campaign, to: Campaign['clock']): Step {
  const { clock, plan } = campaign
  for (const { segment, card } of plan)
    if (segment !== undefined && segment >= clock && segment < to) discard(campaign, 'target', card)
  // RE-A-57 What was overheard is of use no longer than its segment.
  if (campaign.ultra !== undefined && campaign.ultra < to) campaign.ultra = undefined
  campaign.clock = to
  if (to === END_OF_DAY) {
    note('RE-4.II.13.d', 'day-over')
    return 'end-of-day'
  }
  campaign.advance = to - clock
  note('RE-4.II.13.c', 'clock', { segment: to, spaces: to - clock })
  return 'airfield-operations'
}

/** RE-4.III.1.a RE-4.III.2 What the time that has passed was good for. */
export function* airfieldOperations(campaign: Campaign): Procedure<Step | undefined> {
  turnAround(campaign, campaign.advance ?? 0)
  campaign.advance = undefined
  fightersBack(campaign)
  return 'fighters-again'
}

/** What a squadron comes by on its way to its sector, from the end. */
const STAGES = ['sector', 're-arm', 'landing'] as const satisfies readonly SquadronPlace[]

/**
 * RE-4.III.1.a RE-4.III.1.b RE-4.III.1.c Every squadron on the ground or in flight goes as many stages on as the clock
 * did spaces. RE-CP.T11.b RE-A-72 Squadrons of a sector that is held stay in flight.
 */
export function turnAround(campaign: Campaign, spaces: number, held?: SectorId): void {
  const squadrons = squadronsIn(campaign, 're-arm', 'landing', 'inflight')
    .filter(id => squadron(campaign, id).place !== 'inflight' || squadronSpec(campaign, id).sector !== held)
    .map(id => {
      const unit = squadron(campaign, id)
      const from = unit.place
      unit.place = STAGES[Math.max(0, stagesLeft(campaign, id) - spaces)] ?? 'landing'
      // RE-4.III.1.d RE-14.33.a Only who comes from a raid is turned: green pilots who flew are green no more.
      if (from === 'inflight') unit.full = true
      return { squadron: id, from, to: unit.place }
    })
  if (squadrons.length > 0)
    note(`RE-4.III.1.${spaces === 1 ? 'a' : spaces === 2 ? 'b' : 'c'}`, 'turnaround', {
      spaces,
      squadrons,
      held,
    })
}

/** RE-14.33.b How far it is to the sector: farthest for a reduced squadron in flight, green or not. */
function stagesLeft(campaign: Campaign, id: SquadronId): number {
  const { place, full } = squadron(campaign, id)
  if (place === 're-arm') return 1
  return place === 'inflight' && !full ? 3 : 2
}

/** RE-4.III.2 RE-5.3.d Fighters whose time has come, but not those of the next segment. */
function fightersBack(campaign: Campaign): void {
  const gruppen = gruppenIn(campaign, 'clock').filter(
    id => (gruppe(campaign, id).back ?? 0) <= campaign.clock,
  )
  for (const id of gruppen) {
    const unit = gruppe(campaign, id)
    unit.place = 'base'
    unit.full = true
    unit.back = undefined
  }
  if (gruppen.length > 0) note('RE-4.III.2', 'fighters-back', { gruppen })
}
