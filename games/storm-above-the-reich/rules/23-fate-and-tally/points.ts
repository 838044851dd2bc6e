import type { Campaign, Fighter, PlaceNo } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { earn } from '../02-pilots/pilots.ts'
import { at, missionOf, pilotOf, whoOf } from '../05-map/table.ts'

/** What the staffel and its pilots earn and lose. */

/** `attack`: by a fighter's own fire, Strafe included. `event`: Debris and Friendly Fire. */
export type Cause = 'attack' | 'collision' | 'blast' | 'cohesion' | 'event' | 'flak' | 'situation'

/** A bomber has gone: points for it, and the line in the pilot's story. */
export function scoreBomber(
  campaign: Campaign,
  place: PlaceNo,
  how: 'fallen' | 'destroyed',
  cause: Cause,
  by: Fighter | undefined,
): void {
  // SR-SIT-03 What was wrong with the formation before is nobody's work.
  if (cause === 'situation') return
  const mission = missionOf(campaign)
  const { score } = mission
  const vp = vpFor(campaign, cause)
  // SR-TAL-01 SR-FLK-06 SR-BLA-16
  const ep = cause === 'flak' ? 0 : POINTS[how]
  score.vp += vp
  score[how] += 1
  gain(campaign, ep)
  note('SR-TAL-03', 'score.bomber', {
    bomber: at(mission.bombers, place).id,
    how,
    cause,
    vp,
    ep,
    ...(by && whoOf(campaign, by)),
    ...(campaign.length === 'training' && { training: true }),
  })
  const pilot = by && pilotOf(campaign, by)
  if (pilot && isOwnDeed(cause)) earn(campaign, pilot, POINTS[how], how, 'SR-PIL-25')
}

/** SR-TAL-01 SR-PIL-25 */
const POINTS = { fallen: 1, destroyed: 2 } as const

/** SR-TAL-03 SR-TAL-04 SR-Q-20 Fallen or destroyed, a bomber is worth the same. */
export function vpFor(campaign: Campaign, cause: Cause): number {
  if (cause === 'flak') return 1
  return missionOf(campaign).type === 'inbound' ? 2 : 1
}

/** SR-PIL-25 SR-PIL-26 SR-PIL-30 SR-EVT-08 SR-Q-49 Direct and immediate, in the Attack Phase: the last blow alone. */
function isOwnDeed(cause: Cause): boolean {
  return cause === 'attack' || cause === 'collision'
}

/** SR-TAL-02 SR-TAL-05 SR-FAT-06 An auxiliary is lost. */
export function staffelLoses(campaign: Campaign): void {
  const { score } = missionOf(campaign)
  score.auxiliariesLost += 1
  campaign.deduction += 1
  score.ep -= 1
  // SR-Q-31 Never below nothing; what could not be taken is taken from what the mission still brings.
  if (campaign.ep > 0) campaign.ep -= 1
  else score.owed += 1
  note('SR-TAL-02', 'score.auxiliary', { ep: campaign.ep, deduction: campaign.deduction })
}

function gain(campaign: Campaign, ep: number): void {
  const { score } = missionOf(campaign)
  const repaid = Math.min(score.owed, ep)
  score.ep += ep
  score.owed -= repaid
  campaign.ep += ep - repaid
}
