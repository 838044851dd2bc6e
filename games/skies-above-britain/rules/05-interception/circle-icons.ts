import type { Procedure } from '@tallyho/engine'
import type { FighterId } from '../../pack/types.ts'
import { type Campaign, type Circle, SQUADRON } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { loseContact } from '../01-general/acts.ts'
import { fighter, fightersAt, isGreen } from '../01-general/fighters.ts'
import { type Effect, inAnyOrder } from '../01-general/order.ts'
import { distinct, patrolOf } from '../01-general/terms.ts'
import {
  type CardIcon,
  canJam,
  charmed,
  collides,
  gunsFire,
  isOutOfAmmo,
  jam,
  loseAmmo,
  partsOf,
  takeHit,
  takeOut,
} from '../03-dogfight/effects.ts'
import { dogfightFor, engage, type Fray } from '../03-dogfight/germans.ts'
import { isMoot, isTrouble } from '../04-bombers/icons.ts'
import { outOfTheArea, returnFire } from '../04-bombers/return-fire.ts'
import { creditKill } from '../09-pilots/kills.ts'

/** One fighter's attack on one schwarm of the circle. */
export interface Pass {
  readonly campaign: Campaign
  readonly circle: Circle
  readonly fray: Fray
  readonly id: FighterId
  readonly schwarm: number
  /** SAB-CIR-10 This attack has driven the schwarm out. */
  disrupted: boolean
}

/** SAB-GEN-15 SAB-CIR-05 The results of all his cards together, in the order of the player's choice. */
export function* applyCircleIcons(pass: Pass, icons: readonly CardIcon[]): Procedure<void> {
  const left = [...icons]
  while (left.length > 0) {
    const icon = yield* nextIcon(pass, left)
    yield* apply(pass, icon, takeOut(left, icon))
  }
}

function* nextIcon(pass: Pass, left: readonly CardIcon[]): Procedure<CardIcon> {
  const icon = inAnyOrder(left, other => (isInVain(pass, other, left) ? undefined : anything()))
  if (icon) return icon
  const options = distinct(left).map(other => ({
    id: other,
    icon: other,
    on: [`icon:${other}`],
    rolls: true as const,
  }))
  return (yield* choose(SQUADRON, 'circle.icon', options, [`fighter:${pass.id}`])).icon
}

/** SAB-A-113 Among the results of a circle the order matters as soon as two of them do something. */
function anything(): Effect {
  return { needs: [], changes: [], asks: true }
}

/** A result that does nothing, now or after the others. */
function isInVain(
  { campaign, circle, id, schwarm }: Pass,
  icon: CardIcon,
  left: readonly CardIcon[],
): boolean {
  const { name } = partsOf(icon)
  if (name === 'damage') return isOutOfAmmo(campaign, [id]) || !circle.schwarms[schwarm]
  if (name === 'reduce') return !circle.schwarms[schwarm]
  if (name === 'hit-green') return !isGreen(campaign, id)
  if (name === 'low-ammo') return isOutOfAmmo(campaign, [id])
  if (name === 'jammed') return canJam(campaign, [id]).length === 0 && !left.includes('damage')
  return ['fuel', 'loose', 'loose-green', 'slip', 'tight-turn'].includes(name)
}

function* apply(pass: Pass, icon: CardIcon, times: number): Procedure<void> {
  const { campaign, id } = pass
  if (isMoot(campaign, id, icon)) return
  if (isTrouble(campaign, id, icon) && (yield* charmed(campaign, id, icon))) return
  const { name, number } = partsOf(icon)
  switch (name) {
    case 'damage':
      return yield* damage(pass, times)
    case 'reduce':
      return thinOut(pass, false)
    case 'collision':
      return (yield* collides(campaign, id)) ? thinOut(pass, true) : undefined
    case 'hit':
      return yield* takeHit(campaign, id)
    case 'hit-green':
      return isGreen(campaign, id) ? yield* takeHit(campaign, id) : undefined
    case 'jammed':
      return yield* jam(campaign, [id])
    case 'low-ammo':
      return yield* loseAmmo(campaign, [id])
    case 'reinforce':
      return meet(pass, 'SAB-CIR-12', icon.endsWith('head-on') ? 'head-on' : 'tailed')
    case 'split':
      return meet(pass, 'SAB-CIR-13', 'tailed')
    case 'turn':
      return meet(pass, 'SAB-CIR-14', 'head-on')
    // SAB-A-69 He has lost them from sight.
    case 'vanish':
      return outOfTheArea(campaign, 'SAB-A-69', id)
    case 'lost-contact':
      return outOfTheArea(campaign, 'SAB-ICO-23', id)
    case 'return-fire':
      return yield* returnFire(campaign, id)
    case 'disruption':
      return disrupt(pass, number)
    // SAB-A-13 SAB-A-24 Fuel and Loose mean nothing to a fighter on his own.
    default:
      return
  }
}

/** SAB-CIR-18 SAB-A-69 A 110 of the schwarm is destroyed. SAB-ICO-18 Jammed guns lose one of two. */
function* damage(pass: Pass, times: number): Procedure<void> {
  const { campaign, circle, id, schwarm } = pass
  if (isOutOfAmmo(campaign, [id])) return
  const scored = (yield* gunsFire(campaign, id)) ? times : times - 1
  for (let i = 0; i < scored && circle.schwarms[schwarm]; i++) {
    thinOut(pass, true)
    creditKill(campaign, id, 'fighter')
  }
}

/** SAB-CIR-03 SAB-CIR-18 A marker takes the place of the printed schwarm: 3, 2, 1, then nobody is left in its place. */
function thinOut({ campaign, circle, fray, schwarm }: Pass, destroyed: boolean): void {
  if (!circle.schwarms[schwarm]) return
  const strength = circle.schwarms[schwarm] - 1
  circle.schwarms[schwarm] = strength
  if (strength === 0) circle.fallen[schwarm] = true
  if (destroyed) {
    fray.destroyed += 1
    patrolOf(campaign).score.germanFighters += 1
  }
  note('SAB-CIR-18', 'circle-schwarm', { schwarm, strength, destroyed })
}

/** A fighter leaves the circle with 110s to fight, a rotte if nothing else is said. */
export function meet(
  { campaign, fray, id }: Pass,
  rule: string,
  attitude: 'head-on' | 'tailed' | 'tailing',
  strength = 2,
): void {
  outOfTheArea(campaign, rule, id)
  engage(campaign, rule, fray, dogfightFor(campaign, fray, id, 1), '110', strength, attitude)
}

/** SAB-CIR-10 SAB-A-68 Enough fighters on the display drive the schwarm out of the circle. */
function disrupt(pass: Pass, needs: number): void {
  const { campaign, circle, schwarm } = pass
  const count = fightersAt(campaign, 'circle').length
  pass.disrupted = count >= needs
  if (pass.disrupted) circle.fallen[schwarm] = true
  note('SAB-CIR-10', 'circle-disrupted', { schwarm, needs, count, falls: pass.disrupted })
}

/** SAB-CIR-09 An attack on the flank is over with its card. SAB-CIR-15 Only who is still there may go after a schwarm he drove out. */
export function* breakOff(pass: Pass): Procedure<void> {
  const { campaign, circle, id, schwarm, disrupted } = pass
  if (fighter(campaign, id).at !== 'circle') return
  const strength = circle.schwarms[schwarm] ?? 0
  if (disrupted && strength > 0 && (yield* goesAfterIt(id)))
    return meet(pass, 'SAB-CIR-10', 'tailing', strength)
  loseContact(campaign, 'SAB-CIR-09', [id])
}
function* goesAfterIt(id: FighterId): Procedure<boolean> {
  const options = [
    { id: 'tail', rolls: true as const },
    { id: 'let-go', rolls: true as const },
  ]
  return (yield* choose(SQUADRON, 'circle.tail', options, [`fighter:${id}`])).id === 'tail'
}
