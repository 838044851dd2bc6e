import { packOf } from '../../pack/index.ts'
import type { GruppeId, SquadronId } from '../../pack/types.ts'
import type { Campaign, RaidBox } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { gruppe, hasGruppenIn, squadron, squadronSpec } from '../02-terms.ts'
import { leaveRaid } from '../11-recovery.ts'

/** How units go from box to box of the Raid Display, and out of it. */

export type UnitId = GruppeId | SquadronId

/** Where a unit goes that leaves the raid. */
type WayOut = 'inflight' | 'light-loss' | 'heavy-loss'

export function isSquadron(campaign: Campaign, id: UnitId): boolean {
  return packOf(campaign).squadron.has(id)
}

/** RE-11.a Facing is kept on the way home; RE-9.2.b whoever is lost lies there full. */
export function send(campaign: Campaign, id: UnitId, to: WayOut): void {
  if (to !== 'inflight') campaign.flight?.lost.push(id)
  if (isSquadron(campaign, id)) sendSquadron(campaign, id, to)
  else sendGruppe(campaign, id, to)
}

function sendGruppe(campaign: Campaign, id: GruppeId, to: WayOut): void {
  const one = gruppe(campaign, id)
  one.place = to
  if (to !== 'inflight') one.full = true
  // RE-19.3.f The bombs are jettisoned.
  one.jabo = undefined
}

function sendSquadron(campaign: Campaign, id: SquadronId, to: WayOut): void {
  const one = squadron(campaign, id)
  // RE-19.63.b The ace squadron goes back to the counter mix, whatever became of it.
  const { ace } = squadronSpec(campaign, id)
  one.place = ace ? 'out' : to
  if (ace || to !== 'inflight') one.full = true
}

export function moveGruppen(
  campaign: Campaign,
  rule: string,
  units: readonly GruppeId[],
  box: RaidBox,
): void {
  if (units.length === 0) return
  for (const id of units) gruppe(campaign, id).place = box
  note(rule, 'moves-to-box', { units, box })
}

/** Squadrons go on to the bombers; where the raid has none they leave (RE-CP.A3.b RE-CP.A12.a RE-A-37). */
export function toTheBombers(campaign: Campaign, rule: string, units: readonly SquadronId[]): void {
  if (units.length === 0) return
  if (!hasGruppenIn(campaign, 'bomber')) leaveRaid(campaign, { squadrons: units })
  else {
    for (const id of units) squadron(campaign, id).place = 'bomber'
    note(rule, 'moves-to-box', { units, box: 'bomber' })
  }
}
