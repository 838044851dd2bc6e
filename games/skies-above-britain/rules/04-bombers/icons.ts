import type { Procedure } from '@tallyho/engine'
import type { BomberIcon, FighterId } from '../../pack/types.ts'
import { type BomberId, type Campaign, SQUADRON } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { fighter, isGreen, isInPlay } from '../01-general/terms.ts'
import { collides, gunsFire, isOutOfAmmo, jam, loseAmmo, takeHit } from '../03-dogfight/effects.ts'
import { damageBomber, destroyBomber, fall, isolate, silenceGunner } from './damage.ts'
import { bomberOf, contiguous, pressure, raidOf, STRAGGLER, tileNo, tileOf } from './formation.ts'
import { isSpared, outOfTheArea, returnFire } from './return-fire.ts'

/** One fighter's burst at one bomber. */
export interface Burst {
  readonly campaign: Campaign
  readonly fighter: FighterId
  readonly bomber: BomberId
}

/** SAB-GEN-15 All icons of a cell, in the order of the player's choice. A double Damage is one result (SAB-ICO-18). */
export function* applyBomberIcons(burst: Burst, icons: readonly BomberIcon[]): Procedure<void> {
  const left = [...icons]
  while (left.length > 0) {
    const options = [...new Set(left)].map(icon => ({ id: icon, icon }))
    const { icon } = yield* choose(SQUADRON, 'bombers.icon', options, [`fighter:${burst.fighter}`])
    const times = left.filter(other => other === icon).length
    const taken = icon === 'damage' ? times : 1
    for (let i = 0; i < taken; i++) left.splice(left.indexOf(icon), 1)
    yield* apply(burst, icon, taken)
  }
}

function* apply(burst: Burst, icon: BomberIcon, times: number): Procedure<void> {
  const { campaign, fighter: id, bomber } = burst
  if (!isInPlay(campaign, id)) return
  const [name, number] = icon.split(':')
  switch (name) {
    case 'damage':
      return yield* damage(burst, times)
    case 'collision':
      return yield* collision(burst)
    case 'disruption':
      return disruption(burst, Number(number))
    case 'distress':
      return distress(burst, Number(number))
    case 'dorsal':
      return yield* dorsal(burst)
    case 'hit':
      return yield* hit(burst)
    case 'hit-green':
      return isGreen(campaign, id) ? yield* hit(burst) : undefined
    case 'jammed':
      return yield* jam(campaign, [id])
    // SAB-ICO-23
    case 'lost-contact':
      return outOfTheArea(campaign, 'SAB-ICO-23', id)
    case 'low-ammo':
      return yield* loseAmmo(campaign, [id])
    case 'return-fire':
      return yield* returnFire(campaign, id)
    default:
      throw new Error(`No result for ${icon} on ${bomber}`)
  }
}

/** SAB-ICO-03 SAB-ICO-18 SAB-ICO-25 SAB-BMB-34 */
function* damage({ campaign, fighter: id, bomber }: Burst, times: number): Procedure<void> {
  if (isOutOfAmmo(campaign, [id]) || isDestroyed(campaign, bomber)) return
  const scored = (yield* gunsFire(campaign, id)) ? times : times - 1
  for (let i = 0; i < scored && !isDestroyed(campaign, bomber); i++)
    yield* damageBomber(campaign, bomber, { by: id, side: campaign.aircraft })
}

function isDestroyed(campaign: Campaign, id: BomberId): boolean {
  return bomberOf(campaign, id).state === 'destroyed'
}

/** SAB-ICO-09 SAB-A-44 Both are destroyed; a bomber that is gone already takes no harm. */
function* collision({ campaign, fighter: id, bomber }: Burst): Procedure<void> {
  if (yield* collides(campaign, id)) destroyBomber(campaign, 'SAB-ICO-09', bomber, 'collision', { by: id })
}

/** SAB-ICO-10 SAB-BMB-28 Enough fighters and markers on the tile and those contiguous to it isolate it. */
function disruption({ campaign, fighter: id, bomber }: Burst, needs: number): void {
  const { entry } = fighter(campaign, id)
  if (bomber === STRAGGLER || (entry?.from === 'nose' && entry.altitude === 'low')) return
  const tile = tileOf(campaign, bomber)
  const count = pressure(campaign, contiguous(raidOf(campaign), tile))
  const isolated = count >= needs
  note('SAB-ICO-10', 'disruption', { tile: tileNo(bomber), needs, count, isolated })
  if (isolated) isolate(campaign, 'SAB-ICO-10', tileNo(bomber))
}

/** SAB-ICO-12 The same count, on the bomber's own tile. */
function distress({ campaign, bomber }: Burst, needs: number): void {
  if (bomber === STRAGGLER || bomberOf(campaign, bomber).state !== 'formation') return
  const count = pressure(campaign, [tileOf(campaign, bomber)])
  const falls = count >= needs
  note('SAB-ICO-12', 'distress', { bomber, needs, count, falls })
  if (falls) fall(campaign, 'SAB-ICO-12', bomber, 'distress')
}

/** SAB-ICO-13 */
function* dorsal({ campaign, fighter: id, bomber }: Burst): Procedure<void> {
  if (isOutOfAmmo(campaign, [id]) || isDestroyed(campaign, bomber)) return
  if (yield* gunsFire(campaign, id)) silenceGunner(campaign, bomber, id)
}

/** SAB-BMB-32 SAB-ICO-14 */
function* hit({ campaign, fighter: id }: Burst): Procedure<void> {
  if (!isSpared(campaign, id)) yield* takeHit(campaign, id)
}
