import { noted, type Procedure, type Step } from '@tallyho/engine'
import type { GruppeId, Segment } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { note, stop } from '../../vocabulary.ts'
import { bombedTarget, isBomberType, LUFTWAFFE, plannedFor, SEGMENTS, unresolved } from '../02-terms.ts'
import { assign, assignments, type Berth, berthsOf, type Duty } from './assignment.ts'
import { byArea, byLuftflotte, placeable, raidAt, readyGruppen } from './limits.ts'

/** RE-4.I.5 Segments that get their fighters before the day begins: the first with a raid, and so many after it. */
export const AFTER_FIRST = 2
/** RE-4.III.3 RE-A-71 Later on: the segment of the clock and the one after it. */
const AFTER_CLOCK = 1
const LAST = 6

/** RE-4.I.5 */
export function* assignFighters(campaign: Campaign): Procedure<Step> {
  const first = firstSegment(campaign)
  if (first !== undefined) yield* assignUpTo(campaign, first, first + AFTER_FIRST)
  return 'night-patrol'
}

/** RE-4.III.3 */
export function* assignFightersAgain(campaign: Campaign): Procedure<Step> {
  const { clock } = campaign
  yield* assignUpTo(campaign, clock, clock + AFTER_CLOCK)
  return toFirstRaid(campaign)
}

/** RE-4.III.4 On to the raids; RE-A-10 where all raids of the segment were scrubbed, the clock goes on at once. */
export function toFirstRaid(campaign: Campaign): Step {
  return unresolved(campaign).length > 0 ? 'deployment' : 'clock-check'
}

export function firstSegment({ plan }: Campaign): Segment | undefined {
  return SEGMENTS.find(at => plan.some(({ segment }) => segment === at))
}

/** RE-5.3.b A segment's fighters are assigned the first time that it is open, and never again. */
function* assignUpTo(campaign: Campaign, from: number, to: number): Procedure<void> {
  const { offered } = campaign
  const berths = berthsOf(campaign, segment => segment > offered && segment >= from && segment <= to)
  campaign.offered = Math.max(offered, Math.min(to, LAST)) as Segment
  if (berths.length === 0) return
  const fighters = readyFighters(campaign)
  yield* assign(
    campaign,
    berths,
    assignments(campaign, fighters, berths),
    options => stop(LUFTWAFFE, 'assign-fighter', options),
    () => fightersDue(campaign, berths),
  )
  for (const berth of berths) settle(campaign, berth, fighters)
}

/** RE-5.3.a RE-5.32.a RE-5.3.d Those on the clock are not at their airbases. */
function readyFighters(campaign: Campaign): readonly GruppeId[] {
  return readyGruppen(campaign, type => !isBomberType(type))
}

/** RE-5.4.h Every card without a Gruppe needs one, as far as there are fighters for it (RE-A-10). */
function fightersDue(campaign: Campaign, berths: readonly Berth[]): Duty | undefined {
  if (!berths.some(({ empty }) => empty)) return undefined
  const gruppen = byLuftflotte(campaign, readyFighters(campaign))
  const places = byArea(berths, ({ empty }) => (empty ? 1 : 0))
  const due = placeable(campaign, gruppen, places)
  return due === 0 ? undefined : { due, gruppen, places, isOne: () => true, takesPlace: ({ empty }) => empty }
}

/** RE-A-10 A raid that nobody could join does not take place. */
function settle(campaign: Campaign, berth: Berth, fighters: readonly GruppeId[]): void {
  if (berth.empty) raidAt(campaign, berth.raid).done = true
  if (noted()) tell(campaign, berth, fighters)
}

/** RE-5.3.a Who joined the raid. */
function tell(campaign: Campaign, { raid, card, empty }: Berth, fighters: readonly GruppeId[]): void {
  const gruppen = plannedFor(campaign, raid).filter(id => fighters.includes(id))
  const target = bombedTarget(campaign, raidAt(campaign, raid)).id
  if (gruppen.length > 0) note('RE-5.3.a', 'fighters-assigned', { card, target, gruppen })
  if (empty) note('RE-5.4.h', 'raid-scrubbed', { card, target })
}
