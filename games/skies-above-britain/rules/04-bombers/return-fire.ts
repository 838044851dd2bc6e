import type { Procedure } from '@tallyho/engine'
import type { FighterId, ReturnFire } from '../../pack/types.ts'
import type { Campaign, Entry, HitId } from '../../state.ts'
import { d12, note } from '../../vocabulary.ts'
import { drawHit, loseContact, returnHit, returnToBase } from '../01-general/acts.ts'
import { fighter, isGreen, named, pilotOf } from '../01-general/fighters.ts'
import { fuelOf, patrolOf, raidSpace, vapor } from '../01-general/terms.ts'
import { canJam, charmed, hasAmmo, hitOf, jam, leavePlay, loseAmmo, tellHit } from '../03-dogfight/effects.ts'
import { bomberOf } from './formation.ts'
import type { Burst } from './icons.ts'

/**
 * SAB-ICO-28 A marker is drawn, and its back applies to the fighter: one who fires at a bomber, or at the flank of a circle.
 * SAB-RFI-08 All but a Hit go back to the cup. SAB-ACE-02 An Ace sees the marker before he decides.
 */
export function* returnFire(campaign: Campaign, id: FighterId, burst?: Burst): Procedure<void> {
  const marker = yield* drawHit(campaign, id)
  if (marker === undefined) return
  const { back } = hitOf(campaign, marker)
  const spared = burst !== undefined && isSpared(burst)
  const applies = affects(campaign, id, back) && !(isHit(back) && spared)
  note('SAB-ICO-28', 'return-fire', { fighter: id, marker, result: back, applies })
  if (!applies || (yield* charmed(campaign, id, 'return-fire'))) return returnHit(campaign, id, marker)
  if (isHit(back)) return yield* becomesHit(campaign, id, marker, burst?.entry)
  returnHit(campaign, id, marker)
  yield* suffer(campaign, id, back)
}

function isHit(back: ReturnFire): boolean {
  return back === 'hit' || back === 'hit-green'
}

/** SAB-RFI-03 SAB-ICO-19 SAB-ICO-24 Some results mean nothing to this fighter. */
function affects(campaign: Campaign, id: FighterId, back: ReturnFire): boolean {
  if (back === 'hit-green') return isGreen(campaign, id)
  if (back === 'jammed') return canJam(campaign, [id]).length > 0
  return back !== 'low-ammo' || hasAmmo(campaign, [id]).length > 0
}

/** SAB-ICO-14 SAB-A-47 SAB-BMB-32 Hits that do not count: on a tail without its gunner, and on who comes out of the sun. */
export function isSpared({ campaign, bomber, angle, entry }: Burst): boolean {
  return (angle === 'tail' && bomberOf(campaign, bomber).dorsal > 0) || (entry?.outOfTheSun ?? false)
}

/** SAB-RFI-02 SAB-BMB-29 SAB-A-46 From the Tail at High a second marker is drawn, and the worse one stays. */
function* becomesHit(
  campaign: Campaign,
  id: FighterId,
  marker: HitId,
  entry: Entry | undefined,
): Procedure<void> {
  const second =
    entry?.from === 'tail' && entry.altitude === 'high' ? yield* drawHit(campaign, id) : undefined
  if (second === undefined) return tellHit(id, marker)
  const worse = hitOf(campaign, second).number > hitOf(campaign, marker).number ? second : marker
  const put = worse === second ? marker : second
  returnHit(campaign, id, put)
  note('SAB-BMB-29', 'second-hit', { fighter: id, kept: worse, put })
  tellHit(id, worse)
}

function* suffer(campaign: Campaign, id: FighterId, back: ReturnFire): Procedure<void> {
  switch (back) {
    case 'fuel-line':
      return fuelLine(campaign, id)
    // SAB-RFI-04
    case 'jammed':
      return yield* jam(campaign, [id])
    case 'lost-contact':
      return outOfTheArea(campaign, 'SAB-RFI-05', id)
    // SAB-RFI-06
    case 'low-ammo':
      return yield* loseAmmo(campaign, [id])
    case 'mechanical-failure':
      return yield* mechanicalFailure(campaign, id)
  }
}

/** SAB-RFI-01 SAB-A-85 SAB-A-86 With little Fuel left the pilot bails out; otherwise he turns for home. */
function fuelLine(campaign: Campaign, id: FighterId): void {
  const { fuelled, score } = patrolOf(campaign)
  const one = fighter(campaign, id)
  // Low, Empty and Vapor are the last three spaces.
  if (!fuelled || fuelOf(campaign, one.section) < vapor(campaign) - 2) {
    returnToBase(campaign, 'SAB-RFI-01', [id])
    return
  }
  leavePlay(campaign, id, 'bailed-out')
  one.channel = raidSpace(campaign)?.channel ?? false
  score.aircraftLost += 1
  note('SAB-RFI-01', 'bails-out', { fighter: id, ...named(pilotOf(campaign, id)), channel: one.channel })
}

/** SAB-RFI-07 Even: out of contact. Odd: home. */
function* mechanicalFailure(campaign: Campaign, id: FighterId): Procedure<void> {
  const die = yield* d12('mechanical-failure', [`fighter:${id}`])
  note('SAB-RFI-07', 'mechanical-failure', { fighter: id, die })
  if (die % 2 === 0) outOfTheArea(campaign, 'SAB-RFI-07', id)
  else returnToBase(campaign, 'SAB-RFI-07', [id])
}

/** SAB-ICO-23 SAB-CIR-15 SAB-A-82 A fighter spins out of the area; the hunters of a straggler go home instead. */
export function outOfTheArea(campaign: Campaign, rule: string, id: FighterId): void {
  const { at } = fighter(campaign, id)
  if (at !== 'bombers' && at !== 'circle') return
  if (patrolOf(campaign).straggler) returnToBase(campaign, rule, [id])
  else loseContact(campaign, rule, [id])
}
