import type { DogfightIcon } from '../../pack/types.ts'
import { fighter } from '../01-general/fighters.ts'
import { fightersOf, isSection } from '../01-general/formations.ts'
import type { Effect } from '../01-general/order.ts'
import { mayUsePrivilege } from '../09-pilots/privileges.ts'
import type { Combat } from './combat.ts'
import { charmsOf, hasAmmo, partsOf } from './effects.ts'
import { affects } from './icons.ts'

/** Reduce, Turn and Vanish take the same marker away, or leave it head-on and smaller, whichever comes first. */
const MARKER: Effect = { needs: ['germans'], changes: ['germans'] }
const ON_CREW: Effect = { needs: ['crew'], changes: [] }
const loose = (): Effect => ({ needs: ['crew', 'germans', 'others'], changes: ['crew'] })

const EFFECTS: Readonly<Record<string, Effect>> = {
  damage: { needs: ['crew', 'ammo', 'germans'], changes: ['guns', 'germans'] },
  collision: { needs: ['crew', 'germans'], changes: ['crew', 'germans'] },
  fuel: ON_CREW,
  hit: ON_CREW,
  'hit-green': ON_CREW,
  jammed: { needs: ['crew', 'ammo'], changes: ['guns'] },
  loose: loose(),
  'loose-green': loose(),
  'low-ammo': { needs: ['crew'], changes: [] },
  reduce: MARKER,
  turn: MARKER,
  vanish: MARKER,
  reinforce: { needs: ['crew'], changes: ['others'] },
  split: { needs: ['germans'], changes: ['germans', 'others'] },
}

/** SAB-A-113 What an icon of a Dogfight Card needs and changes; nothing if it does nothing, now or after the others. */
export function effectOf(one: Combat, icon: DogfightIcon, left: readonly DogfightIcon[]): Effect | undefined {
  // SAB-ICO-18 A burst may clear the guns that jam then.
  const mayClear = icon === 'jammed' && left.includes('damage')
  if (!affects(one, icon) && !mayClear) return undefined
  const effect = EFFECTS[partsOf(icon).name]
  if (!effect) throw new Error(`No order for ${icon}`)
  if (asks(one, icon)) return { needs: effect.needs, changes: effect.changes, asks: true }
  return icon === 'low-ammo' && isLastAmmo(one) ? { ...effect, changes: ['ammo'] } : effect
}

/** SAB-ICO-25 Nobody else of them has any, and he is low. */
function isLastAmmo({ campaign, dogfight }: Combat): boolean {
  const [last, another] = hasAmmo(campaign, fightersOf(campaign, dogfight.unit))
  return last !== undefined && another === undefined && fighter(campaign, last).ammo === 'low'
}

/** Whether an Ace, a Veteran or the player has something to say to it. */
function asks({ campaign, dogfight, german }: Combat, icon: DogfightIcon): boolean {
  const crew = fightersOf(campaign, dogfight.unit)
  const hasVeteran = () => crew.some(id => mayUsePrivilege(campaign, id))
  if (icon !== 'damage' && charmsOf(campaign, dogfight.unit).length > 0) return true
  // SAB-VET-05
  if (icon === 'hit-green' || icon === 'loose-green') return isSection(dogfight.unit) && hasVeteran()
  // SAB-VET-02
  if (icon === 'low-ammo') return hasVeteran()
  // SAB-A-25
  return icon === 'split' && german.strength % 2 === 1
}
