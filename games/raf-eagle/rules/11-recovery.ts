// biome-ignore-all lint/correctness/useYield: a step that asks for nothing is a procedure all the same
import { noted, type Procedure, type Step } from '@tallyho/engine'
import type { GruppeId, Segment, SquadronId } from '../pack/types.ts'
import type { Campaign } from '../state.ts'
import { note } from '../vocabulary.ts'
import {
  bombedTarget,
  END_OF_DAY,
  gruppe,
  gruppenIn,
  gruppenInRaid,
  isBomber,
  raidOf,
  squadronsIn,
} from './02-terms.ts'
import { isSquadron, send } from './09-combat/leaving.ts'

/** RE-11.a Units that leave a raid other than by combat keep their facing. */
export function leaveRaid(
  campaign: Campaign,
  { gruppen = [], squadrons = [] }: { gruppen?: readonly GruppeId[]; squadrons?: readonly SquadronId[] },
): void {
  if (gruppen.length + squadrons.length === 0) return
  for (const id of gruppen) send(campaign, id, 'inflight')
  for (const id of squadrons) send(campaign, id, 'inflight')
  note('RE-11.a', 'leave-raid', { gruppen, squadrons })
}

/** RE-4.II.11 Everybody who is still in the display. */
export function leaveDisplay(campaign: Campaign): void {
  leaveRaid(campaign, {
    gruppen: gruppenInRaid(campaign),
    squadrons: squadronsIn(campaign, 'hunt', 'bomber'),
  })
}

/** RE-4.II.12 The Gruppen that have flown leave the Inflight box. */
export function* recover(campaign: Campaign): Procedure<Step | undefined> {
  // RE-11.a A raid that ended early leaves units behind.
  leaveDisplay(campaign)
  const gruppen = gruppenIn(campaign, 'inflight').map(id => ({
    gruppe: id,
    back: recoverGruppe(campaign, id),
  }))
  if (gruppen.length > 0) note('RE-4.II.12', 'recovery', { gruppen })
  tellRaid(campaign)
  return 'clock-check'
}

/** What came of it, for whoever has lost sight of it. */
function tellRaid(campaign: Campaign): void {
  const { flight, vp } = campaign
  if (!flight || !noted()) return
  const { id: target } = bombedTarget(campaign, raidOf(campaign))
  const [gruppen, squadrons] = [false, true].map(british =>
    flight.lost.filter(id => isSquadron(campaign, id) === british),
  ) as [GruppeId[], SquadronId[]]
  note('RE-4.II.12', 'raid-over', { target, by: vp - flight.began, vp, gruppen, squadrons })
}

/** Returns the segment when it can fly again, if that is still today. */
function recoverGruppe(campaign: Campaign, id: GruppeId): Segment | undefined {
  const unit = gruppe(campaign, id)
  unit.raid = undefined
  if (isBomber(campaign, id)) {
    // RE-11.1.a
    unit.place = 'base'
    unit.full = true
    unit.flown = true
    return undefined
  }
  // RE-11.1.b RE-11.1.c Three spaces on the clock, or four; RE-11.1.e so three raids a day are the most.
  const back = campaign.clock + (unit.full ? 3 : 4)
  // RE-11.1.d RE-A-70 End of Day is no space to come back on.
  unit.full = back < END_OF_DAY
  unit.place = unit.full ? 'clock' : 'base'
  if (!unit.full) return undefined
  unit.back = back as Segment
  return unit.back
}
