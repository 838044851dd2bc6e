import { once, type Procedure } from '@tallyho/engine'
import type { Attitude, DogfightIcon, FighterId, GermanType, SectionId } from '../../pack/types.ts'
import { SQUADRON } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { randomFighter, spendFuel } from '../01-general/acts.ts'
import { isGreen, isInPlay } from '../01-general/fighters.ts'
import { isSection, membersOf } from '../01-general/formations.ts'
import { inAnyOrder } from '../01-general/order.ts'
import { distinct, patrolOf } from '../01-general/terms.ts'
import { creditKill } from '../09-pilots/kills.ts'
import { type Combat, combatants } from './combat.ts'
import {
  canJam,
  charmed,
  collides,
  gunsFire,
  isOutOfAmmo,
  jam,
  keptTrim,
  loseAmmo,
  partsOf,
  takeHit,
  takeOut,
} from './effects.ts'
import { chooseHalf, dismiss, engage, reduce, STRENGTH, split, turnTo } from './germans.ts'
import { leaves } from './maneuvers.ts'
import { effectOf } from './order.ts'

/** SAB-GEN-15 All icons of a cell apply, in the order of the player's choice. SAB-A-113 He is asked where it can matter. */
export function* applyIcons(one: Combat, icons: readonly DogfightIcon[]): Procedure<void> {
  const left = [...icons]
  while (left.length > 0) {
    const icon = inAnyOrder(left, other => effectOf(one, other, left)) ?? (yield* nextIcon(one, left))
    const times = takeOut(left, icon)
    if (affects(one, icon)) yield* apply(one, icon, times)
  }
}

function* nextIcon(one: Combat, left: readonly DogfightIcon[]): Procedure<DogfightIcon> {
  const options = distinct(left).map(iconOption)
  return (yield* choose(SQUADRON, 'dogfight.icon', options, combatants(one.dogfight, one.german))).icon
}

const iconOption = once((icon: DogfightIcon) => ({
  id: icon,
  icon,
  on: [`icon:${icon}`],
  rolls: true as const,
}))

/** The fighters of the unit that still fly. */
function crewOf({ campaign, dogfight }: Combat): readonly FighterId[] {
  const { unit } = dogfight
  // Who flies in a Section is in play.
  if (isSection(unit)) return membersOf(campaign, unit)
  return isInPlay(campaign, unit) ? [unit] : []
}

/** Who may have fired when the card was drawn. */
function gunnersOf(one: Combat): readonly FighterId[] {
  return isSection(one.dogfight.unit) ? crewOf(one) : [one.dogfight.unit]
}

/** SAB-PIL-08 */
function greens(one: Combat): readonly FighterId[] {
  return crewOf(one).filter(id => isGreen(one.campaign, id))
}

/** The marker of this combat is still there. */
function isThere({ dogfight, german }: Combat): boolean {
  return dogfight.germans.includes(german)
}

/** Whether there is anybody that an icon can do something to. */
export function affects(one: Combat, icon: DogfightIcon): boolean {
  const { campaign, dogfight, german } = one
  const crew = crewOf(one)
  // SAB-GEN-15 Whom a lone fighter has shot down is down, though the card was his end too.
  if (crew.length === 0) return icon === 'damage' && isThere(one) && !isOutOfAmmo(campaign, gunnersOf(one))
  switch (icon) {
    // SAB-ICO-25
    case 'damage':
      return isThere(one) && !isOutOfAmmo(campaign, crew)
    // SAB-ICO-15 SAB-A-13 A Section pays, a lone fighter does not.
    case 'fuel':
      return isSection(dogfight.unit) && patrolOf(campaign).fuelled
    // SAB-ICO-17
    case 'hit-green':
      return crew.some(id => isGreen(campaign, id))
    // SAB-ICO-19
    case 'jammed':
      return canJam(campaign, crew).length > 0
    // SAB-ICO-20 SAB-A-24
    case 'loose':
      return isSection(dogfight.unit)
    // SAB-ICO-21
    case 'loose-green':
      return isSection(dogfight.unit) && crew.some(id => isGreen(campaign, id))
    // SAB-ICO-24
    case 'low-ammo':
      return !isOutOfAmmo(campaign, crew)
    // SAB-ICO-29 A lone fighter cannot split.
    case 'split':
      return isThere(one) && german.strength > 1
    case 'reduce':
    case 'turn':
    case 'vanish':
      return isThere(one)
    default:
      return true
  }
}

/** SAB-ACE-02 Results that an Ace may want to cancel: also that those get away whom he tails. Of a Hit he sees the marker first (`takeHit`). */
function isCharmable({ german }: Combat, icon: DogfightIcon): boolean {
  if (icon === 'vanish' || icon === 'reduce') return german.attitude === 'tailing'
  return icon !== 'damage' && icon !== 'hit' && icon !== 'hit-green'
}

function* apply(one: Combat, icon: DogfightIcon, times: number): Procedure<void> {
  const { campaign, dogfight } = one
  if (isCharmable(one, icon) && (yield* charmed(campaign, dogfight.unit, icon))) return
  switch (partsOf(icon).name) {
    case 'damage':
      return yield* damage(one, times)
    case 'collision':
      return yield* collision(one)
    case 'fuel':
      return fuel(one)
    case 'hit':
      return yield* hit(one, crewOf(one))
    case 'hit-green':
      return yield* hitGreen(one)
    case 'jammed':
      return yield* jam(campaign, crewOf(one))
    case 'loose':
      return yield* loose(one, crewOf(one))
    case 'loose-green':
      return yield* looseGreen(one)
    case 'low-ammo':
      return yield* loseAmmo(campaign, crewOf(one))
    case 'reduce':
      return reduce(dogfight, 'SAB-ICO-26', one.german, false)
    case 'reinforce':
      return reinforced(one, icon)
    case 'split':
      return yield* splits(one)
    case 'turn':
      return turnTo(dogfight, 'SAB-ICO-32', one.german, 'head-on')
    case 'vanish':
      return dismiss(dogfight, 'SAB-ICO-33', one.german, 'vanish')
    default:
      throw new Error(`No result for ${icon}`)
  }
}

/** SAB-ICO-01 SAB-PIL-13 SAB-A-33 A German is destroyed, for a random fighter of the unit. SAB-ICO-18 Jammed guns are tried once a card. */
function* damage(one: Combat, times: number): Procedure<void> {
  const { campaign, fray, dogfight, german } = one
  const firing = new Set<FighterId>()
  for (let i = 0; i < times && isThere(one); i++) {
    const by = yield* randomFighter(gunnersOf(one))
    if (!firing.has(by) && !(yield* gunsFire(campaign, by))) continue
    firing.add(by)
    reduce(dogfight, 'SAB-ICO-01', german, true)
    scored(one)
    fray.destroyed += 1
    creditKill(campaign, by, 'fighter')
  }
}

/** SAB-VP-02 */
function scored({ campaign }: Combat): void {
  patrolOf(campaign).score.germanFighters += 1
}

/** SAB-ICO-09 SAB-A-32 A random fighter may collide with them. */
function* collision(one: Combat): Procedure<void> {
  const { campaign, fray, dogfight, german } = one
  const id = yield* randomFighter(crewOf(one))
  if (!(yield* collides(campaign, id)) || !isThere(one)) return
  reduce(dogfight, 'SAB-ICO-09', german, true)
  scored(one)
  fray.destroyed += 1
}

/** SAB-ICO-15 */
function fuel({ campaign, dogfight }: Combat): void {
  spendFuel(campaign, 'SAB-ICO-15', [dogfight.unit as SectionId], 'card')
}

/** SAB-ICO-16 SAB-DOG-24 */
function* hit({ campaign, dogfight }: Combat, ids: readonly FighterId[]): Procedure<void> {
  yield* takeHit(campaign, yield* randomFighter(ids), dogfight.unit)
}

/** SAB-ICO-17 */
function* hitGreen(one: Combat): Procedure<void> {
  if (!(yield* isSpared(one, 'hit-green'))) yield* hit(one, greens(one))
}

/** SAB-VET-05 */
function* isSpared({ campaign, dogfight }: Combat, icon: DogfightIcon): Procedure<boolean> {
  const by = yield* keptTrim(campaign, dogfight.unit, `icon:${icon}`)
  if (by) note('SAB-VET-05', 'icon-cancelled', { icon, by })
  return by !== undefined
}

/** SAB-ICO-20 SAB-A-24 A random fighter leaves the Section; whoever tails it may go after it. */
export function* loose(one: Combat, ids: readonly FighterId[]): Procedure<void> {
  const id = yield* randomFighter(ids)
  const tailed = isThere(one) && one.german.attitude === 'tailed'
  if (tailed) note('SAB-ICO-20', 'falls-to', { fighter: id, icon: 'loose' })
  const follows = tailed && (yield* followsHim(one, id))
  yield* leaves(one, 'SAB-ICO-20', id, follows)
}

function* followsHim({ german }: Combat, id: FighterId): Procedure<boolean> {
  const options = [
    { id: 'stay', fighter: id, follows: false, rolls: true as const },
    { id: 'follow', fighter: id, follows: true, on: [`fighter:${id}`], rolls: true as const },
  ]
  return (yield* choose(SQUADRON, 'dogfight.follow', options, [`german:${german.no}`])).follows
}

/** SAB-ICO-21 */
function* looseGreen(one: Combat): Procedure<void> {
  if (!(yield* isSpared(one, 'loose-green'))) yield* loose(one, greens(one))
}

/** SAB-ICO-27 A rotte joins, of the type and in the attitude of the icon; no Advantage Card. */
function reinforced({ campaign, fray, dogfight }: Combat, icon: DogfightIcon): void {
  const [, type, attitude] = icon.split(':') as [string, GermanType, Attitude]
  engage(campaign, 'SAB-ICO-27', fray, dogfight, type, STRENGTH.rotte, attitude)
}

/** SAB-ICO-29 The marker before our guns splits, and one part gets behind us. */
function* splits({ campaign, fray, dogfight, german }: Combat): Procedure<void> {
  split(campaign, 'SAB-ICO-29', fray, german, dogfight, yield* chooseHalf(german), 'tailed')
}
