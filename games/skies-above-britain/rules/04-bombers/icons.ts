import { once, type Procedure } from '@tallyho/engine'
import type { BomberIcon, FighterId, Position } from '../../pack/types.ts'
import { type BomberId, type Campaign, type Entry, SQUADRON } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { fighter, isGreen } from '../01-general/fighters.ts'
import { inAnyOrder } from '../01-general/order.ts'
import { distinct } from '../01-general/terms.ts'
import {
  type CardIcon,
  canJam,
  charmed,
  collides,
  gunsFire,
  hasAmmo,
  isOutOfAmmo,
  jam,
  loseAmmo,
  partsOf,
  takeHit,
  takeOut,
} from '../03-dogfight/effects.ts'
import { damageBomber, destroyBomber, fall, isolate, silenceGunner } from './damage.ts'
import { contiguous, isDestroyed, isLone, pressureOn, raidOf, sumOf, tileNo, tileOf } from './formation.ts'
import { effectOf } from './order.ts'
import { isSpared, outOfTheArea, returnFire } from './return-fire.ts'

/** One fighter's burst at one bomber, as things stood when the card was drawn. */
export interface Burst {
  readonly campaign: Campaign
  readonly fighter: FighterId
  readonly bomber: BomberId
  readonly angle: Position
  /** SAB-A-37 In its first round. */
  readonly entry: Entry | undefined
}

/** SAB-GEN-15 All icons of a cell, in the order of the player's choice. SAB-A-113 He is asked where it can matter. */
export function* applyBomberIcons(burst: Burst, icons: readonly BomberIcon[]): Procedure<void> {
  const left = [...icons]
  while (left.length > 0) {
    const icon = inAnyOrder(left, other => effectOf(burst, other, left)) ?? (yield* nextIcon(burst, left))
    yield* apply(burst, icon, takeOut(left, icon))
  }
}

function* nextIcon(burst: Burst, left: readonly BomberIcon[]): Procedure<BomberIcon> {
  const options = distinct(left).map(iconOption)
  const about = [`fighter:${burst.fighter}`, `bomber:${burst.bomber}`]
  return (yield* choose(SQUADRON, 'bombers.icon', options, about)).icon
}

const iconOption = once((icon: BomberIcon) => ({ id: icon, icon, rolls: true as const }))

const TROUBLE: readonly string[] = ['collision', 'lost-contact', 'reinforce', 'split', 'turn']

/** SAB-ACE-02 What an Ace has reason to cancel; of a Hit and of Return Fire he sees the marker first. */
export function isTrouble(campaign: Campaign, id: FighterId, icon: CardIcon): boolean {
  if (icon === 'jammed') return canJam(campaign, [id]).length > 0
  if (icon === 'low-ammo') return hasAmmo(campaign, [id]).length > 0
  return TROUBLE.includes(partsOf(icon).name)
}

/** SAB-A-110 Whoever is down has nothing left to suffer; one who has lost contact or turned for home takes the rest of the card. */
function isDown(campaign: Campaign, id: FighterId): boolean {
  const { at } = fighter(campaign, id)
  return at === 'destroyed' || at === 'bailed-out'
}

const STRIKES: readonly string[] = ['damage', 'disruption', 'distress', 'dorsal', 'reduce']

/** SAB-GEN-15 What his burst does to the Germans it does, whatever the rest of the card has made of him. */
export function isMoot(campaign: Campaign, id: FighterId, icon: CardIcon): boolean {
  return isDown(campaign, id) && !STRIKES.includes(partsOf(icon).name)
}

function* apply(burst: Burst, icon: BomberIcon, times: number): Procedure<void> {
  const { campaign, fighter: id, bomber } = burst
  if (isMoot(campaign, id, icon)) return
  if (isTrouble(campaign, id, icon) && (yield* charmed(campaign, id, icon))) return
  const { name, number } = partsOf(icon)
  switch (name) {
    case 'damage':
      return yield* damage(burst, times)
    case 'collision':
      return yield* collision(burst)
    case 'disruption':
      return disruption(burst, number)
    case 'distress':
      return distress(burst, number)
    case 'dorsal':
      return yield* dorsal(burst)
    case 'hit':
      return yield* hit(burst)
    // SAB-ICO-17
    case 'hit-green':
      return isGreen(campaign, id) ? yield* hit(burst) : undefined
    case 'jammed':
      return yield* jam(campaign, [id])
    case 'lost-contact':
      return outOfTheArea(campaign, 'SAB-ICO-23', id)
    case 'low-ammo':
      return yield* loseAmmo(campaign, [id])
    case 'return-fire':
      return yield* returnFire(campaign, id, burst)
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

/** SAB-ICO-09 SAB-A-44 Both are destroyed; a bomber that is gone already takes no harm. */
function* collision({ campaign, fighter: id, bomber }: Burst): Procedure<void> {
  if (yield* collides(campaign, id)) destroyBomber(campaign, 'SAB-ICO-09', bomber, 'collision', { by: id })
}

/** SAB-ICO-10 Enough fighters and markers on the tile and those contiguous to it isolate it. A lone bomber is on no tile. */
function disruption({ campaign, bomber }: Burst, needs: number): void {
  if (isLone(campaign, bomber) || tileOf(campaign, bomber).isolated) return
  const raid = raidOf(campaign)
  const group = contiguous(raid, tileOf(campaign, bomber))
  const of = pressureOn(campaign, group)
  const count = sumOf(of)
  const isolated = count >= needs
  const tiles = group.map(tile => raid.tiles.indexOf(tile))
  note('SAB-ICO-10', 'disruption', { tile: tileNo(bomber), needs, count, of, tiles, isolated })
  if (isolated) isolate(campaign, 'SAB-ICO-10', tileNo(bomber))
}

/** SAB-ICO-12 SAB-A-44 The same count, on the bomber's own tile; nothing falls that is gone already. */
function distress({ campaign, bomber }: Burst, needs: number): void {
  if (isLone(campaign, bomber) || isDestroyed(campaign, bomber)) return
  const of = pressureOn(campaign, [tileOf(campaign, bomber)])
  const count = sumOf(of)
  const falls = count >= needs
  note('SAB-ICO-12', 'distress', { bomber, needs, count, of, falls })
  if (falls) fall(campaign, 'SAB-ICO-12', bomber, 'distress')
}

/** SAB-ICO-13 */
function* dorsal({ campaign, fighter: id, bomber }: Burst): Procedure<void> {
  if (isOutOfAmmo(campaign, [id]) || isDestroyed(campaign, bomber)) return
  if (yield* gunsFire(campaign, id)) silenceGunner(campaign, bomber, id)
}

/** SAB-ICO-16 SAB-ICO-14 */
function* hit(burst: Burst): Procedure<void> {
  if (!isSpared(burst)) yield* takeHit(burst.campaign, burst.fighter)
}
