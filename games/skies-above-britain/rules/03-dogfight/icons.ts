import type { Procedure } from '@tallyho/engine'
import type { Attitude, DogfightIcon, FighterId, GermanType } from '../../pack/types.ts'
import { SQUADRON } from '../../state.ts'
import { choose } from '../../vocabulary.ts'
import { randomFighter, spendFuel } from '../01-general/acts.ts'
import { fightersOf, isGreen, isSection, membersOf, patrolOf } from '../01-general/terms.ts'
import { creditKill } from '../09-pilots/kills.ts'
import type { Combat } from './combat.ts'
import {
  charmed,
  collides,
  gunsFire,
  isOutOfAmmo,
  isTrouble,
  jam,
  keptTrim,
  loseAmmo,
  takeHit,
} from './effects.ts'
import { dismiss, engage, reduce, split, turnTo } from './germans.ts'
import { leaves } from './maneuvers.ts'

/** SAB-GEN-15 All icons of a cell apply, in the order of the player's choice. */
export function* applyIcons(one: Combat, icons: readonly DogfightIcon[]): Procedure<void> {
  const left = [...icons]
  while (left.length > 0) {
    const options = [...new Set(left)].map(icon => ({ id: icon, icon }))
    const { icon } = yield* choose(SQUADRON, 'dogfight.icon', options, [`unit:${one.dogfight.unit}`])
    left.splice(left.indexOf(icon), 1)
    yield* apply(one, icon)
  }
}

function* apply(one: Combat, icon: DogfightIcon): Procedure<void> {
  const { campaign, dogfight } = one
  if (fightersOf(campaign, dogfight.unit).length === 0) return
  if (isTrouble(icon) && (yield* charmed(campaign, dogfight.unit, icon))) return
  const [name] = icon.split(':')
  switch (name) {
    case 'damage':
      return yield* damage(one)
    case 'collision':
      return yield* collision(one)
    case 'fuel':
      return fuel(one)
    case 'hit':
      return yield* hit(one, fightersOf(campaign, dogfight.unit))
    case 'hit-green':
      return yield* hitGreen(one)
    case 'jammed':
      return yield* jam(campaign, fightersOf(campaign, dogfight.unit))
    case 'loose':
      return yield* loose(one, fightersOf(campaign, dogfight.unit))
    case 'loose-green':
      return yield* looseGreen(one)
    case 'low-ammo':
      return yield* loseAmmo(campaign, fightersOf(campaign, dogfight.unit))
    case 'reduce':
      return reduced(one)
    case 'reinforce':
      return reinforced(one, icon)
    case 'split':
      return yield* splits(one)
    case 'turn':
      return turned(one)
    case 'vanish':
      return vanished(one)
    default:
      throw new Error(`No result for ${icon}`)
  }
}

/** The marker of this combat is still there. */
function isThere({ dogfight, german }: Combat): boolean {
  return dogfight.germans.includes(german)
}

/** SAB-ICO-01 SAB-PIL-13 SAB-A-33 A German is destroyed, for a random fighter of the unit. */
function* damage(one: Combat): Procedure<void> {
  const { campaign, fray, dogfight, german } = one
  const ids = fightersOf(campaign, dogfight.unit)
  // SAB-ICO-25
  if (!isThere(one) || isOutOfAmmo(campaign, ids)) return
  const by = yield* randomFighter(ids)
  if (!(yield* gunsFire(campaign, by))) return
  reduce(dogfight, 'SAB-ICO-01', german, true)
  scored(one)
  fray.destroyed += 1
  creditKill(campaign, by, 'fighter')
}

/** SAB-VP-02 */
function scored({ campaign }: Combat): void {
  patrolOf(campaign).score.germanFighters += 1
}

/** SAB-ICO-09 SAB-A-32 A random fighter may collide with them. */
function* collision(one: Combat): Procedure<void> {
  const { campaign, fray, dogfight, german } = one
  const id = yield* randomFighter(fightersOf(campaign, dogfight.unit))
  if (!(yield* collides(campaign, id)) || !isThere(one)) return
  reduce(dogfight, 'SAB-ICO-09', german, true)
  scored(one)
  fray.destroyed += 1
}

/** SAB-ICO-15 SAB-A-13 A Section pays, a lone fighter does not. */
function fuel({ campaign, dogfight }: Combat): void {
  if (isSection(dogfight.unit)) spendFuel(campaign, 'SAB-ICO-15', [dogfight.unit], 'card')
}

/** SAB-ICO-16 SAB-DOG-24 */
function* hit({ campaign }: Combat, ids: readonly FighterId[]): Procedure<void> {
  yield* takeHit(campaign, yield* randomFighter(ids))
}

function greens({ campaign, dogfight }: Combat): readonly FighterId[] {
  return fightersOf(campaign, dogfight.unit).filter(id => isGreen(campaign, id))
}

/** SAB-ICO-17 */
function* hitGreen(one: Combat): Procedure<void> {
  const inexperienced = greens(one)
  if (inexperienced.length === 0) return
  if (yield* keptTrim(one.campaign, one.dogfight.unit, 'hit-green')) return
  yield* hit(one, inexperienced)
}

/** SAB-ICO-20 SAB-A-24 A random fighter leaves the Section; whoever tails it may go after it. */
function* loose(one: Combat, ids: readonly FighterId[]): Procedure<void> {
  const { dogfight, german } = one
  if (!isSection(dogfight.unit)) return
  const id = yield* randomFighter(ids)
  const tailed = isThere(one) && german.attitude === 'tailed'
  const follows = tailed && (yield* followsHim(one, id))
  yield* leaves(one, 'SAB-ICO-20', id, follows)
}

/** SAB-DP-39 */
function* followsHim({ german }: Combat, id: FighterId): Procedure<boolean> {
  const options = [
    { id: 'stay', fighter: id, follows: false },
    { id: 'follow', fighter: id, follows: true, on: [`fighter:${id}`] },
  ]
  return (yield* choose(SQUADRON, 'dogfight.follow', options, [`german:${german.no}`])).follows
}

/** SAB-ICO-21 */
function* looseGreen(one: Combat): Procedure<void> {
  const { campaign, dogfight } = one
  if (!isSection(dogfight.unit)) return
  const inexperienced = membersOf(campaign, dogfight.unit).filter(id => isGreen(campaign, id))
  if (inexperienced.length === 0) return
  if (yield* keptTrim(campaign, dogfight.unit, 'loose-green')) return
  yield* loose(one, inexperienced)
}

/** SAB-ICO-26 SAB-PIL-14 One flies away; nobody's kill. */
function reduced(one: Combat): void {
  if (isThere(one)) reduce(one.dogfight, 'SAB-ICO-26', one.german, false)
}

/** SAB-ICO-27 A rotte joins, of the type and in the attitude of the icon; no Advantage Card. */
function reinforced({ campaign, fray, dogfight }: Combat, icon: DogfightIcon): void {
  const [, type, attitude] = icon.split(':') as [string, GermanType, Attitude]
  engage(campaign, 'SAB-ICO-27', fray, dogfight, type, 2, attitude)
}

/** SAB-ICO-29 SAB-A-25 The marker before our guns splits, and one half gets behind us: the player says which. */
function* splits(one: Combat): Procedure<void> {
  const { campaign, fray, dogfight, german } = one
  if (!isThere(one) || german.strength === 1) return
  const half = german.strength / 2
  const parts = half === Math.floor(half) ? [half] : [Math.floor(half), Math.ceil(half)]
  const options = parts.map(part => ({ id: String(part) }))
  const { id } = yield* choose(SQUADRON, 'dogfight.split', options, [`german:${german.no}`])
  split(campaign, 'SAB-ICO-29', fray, german, dogfight, Number(id), 'tailed')
}

/** SAB-ICO-32 */
function turned(one: Combat): void {
  if (isThere(one)) turnTo(one.dogfight, 'SAB-ICO-32', one.german, 'head-on')
}

/** SAB-ICO-33 */
function vanished(one: Combat): void {
  if (isThere(one)) dismiss(one.dogfight, 'SAB-ICO-33', one.german, 'vanish')
}
