import type { GruppeId, SquadronId } from '../../pack/types.ts'
import type { Campaign, RaidBox } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { BOXES, gruppe, gruppenIn, squadron, squadronSpec, squadronsIn } from '../02-terms.ts'

/** How units go from box to box of the Raid Display, and out of it. */

export type UnitId = GruppeId | SquadronId

/** Where a unit goes that leaves the raid. */
export type WayOut = 'inflight' | 'light-loss' | 'heavy-loss'

export function isSquadron(campaign: Campaign, id: UnitId): boolean {
  return campaign.squadrons[id] !== undefined
}

/** RE-11.a Facing is kept on the way home; RE-9.2.b whoever is lost lies there full. */
export function send(campaign: Campaign, id: UnitId, to: WayOut): void {
  if (isSquadron(campaign, id)) sendSquadron(campaign, id, to)
  else sendGruppe(campaign, id, to)
}

function sendGruppe(campaign: Campaign, id: GruppeId, to: WayOut): void {
  const one = gruppe(campaign, id)
  one.place = to
  if (to !== 'inflight') one.full = true
  // RE-19.3.f The bombs are gone.
  delete one.jabo
}

function sendSquadron(campaign: Campaign, id: SquadronId, to: WayOut): void {
  const one = squadron(campaign, id)
  // RE-19.63.b The ace squadron goes back to the counter mix, whatever became of it.
  const { ace } = squadronSpec(campaign, id)
  one.place = ace ? 'out' : to
  if (ace || to !== 'inflight') one.full = true
}

/** RE-11.a Units leave the raid by any rule but the Combat Damage Chart. */
export function leaveRaid(campaign: Campaign, rule: string, units: readonly UnitId[]): void {
  if (units.length === 0) return
  for (const id of units) send(campaign, id, 'inflight')
  note(rule, 'leaves-raid', { units })
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

/** Squadrons follow the raid to its bombers; where it has none there is nobody to attack (RE-CP.A3.b AMB-37). */
export function toTheBombers(campaign: Campaign, rule: string, units: readonly SquadronId[]): void {
  if (gruppenIn(campaign, 'bomber').length === 0) leaveRaid(campaign, rule, units)
  else moveSquadrons(campaign, rule, units)
}

/** To the Bomber Box. */
export function moveSquadrons(campaign: Campaign, rule: string, units: readonly SquadronId[]): void {
  if (units.length === 0) return
  for (const id of units) squadron(campaign, id).place = 'bomber'
  note(rule, 'moves-to-box', { units, box: 'bomber' })
}

/** RE-CP.T6.c AMB-36 AMB-48 Nothing is left to fight for: all units leave the display. */
export function breakOff(campaign: Campaign, rule: string): 'recovery' {
  const units = [...gruppenIn(campaign, ...BOXES), ...squadronsIn(campaign, 'hunt', 'bomber')]
  for (const id of units) send(campaign, id, 'inflight')
  note(rule, 'raid-over', { units })
  return 'recovery'
}
