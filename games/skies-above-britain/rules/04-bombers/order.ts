import type { BomberIcon } from '../../pack/types.ts'
import { fighter, isGreen } from '../01-general/fighters.ts'
import type { Effect } from '../01-general/order.ts'
import { canJam, charmsOf, isOutOfAmmo, partsOf } from '../03-dogfight/effects.ts'
import { mayUsePrivilege } from '../09-pilots/privileges.ts'
import { contiguous, isDestroyed, isLone, pressure, raidOf, tileOf } from './formation.ts'
import type { Burst } from './icons.ts'
import { isSpared } from './return-fire.ts'

/** SAB-A-113 What an icon of a Bomber Card needs and changes; nothing if it does nothing, now or after the others. */
export function effectOf(burst: Burst, icon: BomberIcon, left: readonly BomberIcon[]): Effect | undefined {
  const effect = plainEffect(burst, icon, left)
  if (!effect || !asks(burst, icon)) return effect
  return { needs: effect.needs, changes: effect.changes, asks: true }
}

function plainEffect(burst: Burst, icon: BomberIcon, left: readonly BomberIcon[]): Effect | undefined {
  const { campaign, fighter: id, bomber, angle } = burst
  const { name, number } = partsOf(icon)
  const gunner = angle === 'tail' ? ['gunner'] : []
  const isInVain = () => isDestroyed(campaign, bomber) || isOutOfAmmo(campaign, [id])
  switch (name) {
    case 'damage':
      return isInVain()
        ? undefined
        : { needs: ['man', 'ammo', 'bomber'], changes: ['guns', 'bomber', 'pressure'] }
    case 'dorsal':
      return isInVain()
        ? undefined
        : { needs: ['man', 'ammo', 'bomber'], changes: ['guns', 'bomber', 'pressure', 'gunner'] }
    case 'disruption':
      return canDisrupt(burst, number, left) ? { needs: ['man', 'pressure'], changes: [] } : undefined
    case 'distress':
      return canDistress(burst, number, left)
        ? { needs: ['man', 'pressure', 'bomber'], changes: ['bomber', 'pressure'] }
        : undefined
    case 'hit':
      return isSpared(burst) ? undefined : { needs: ['man', ...gunner], changes: [] }
    case 'hit-green':
      return isSpared(burst) || !isGreen(campaign, id)
        ? undefined
        : { needs: ['man', ...gunner], changes: [] }
    case 'jammed':
      return canJam(campaign, [id]).length > 0 || shots(left) > 0
        ? { needs: ['man', 'ammo'], changes: ['guns'] }
        : undefined
    case 'low-ammo': {
      const { ammo } = fighter(campaign, id)
      return ammo === 'none' ? undefined : { needs: ['man'], changes: ammo === 'low' ? ['ammo'] : [] }
    }
    case 'lost-contact':
      return { needs: ['man'], changes: ['pressure'] }
    case 'collision':
      return { needs: ['man', 'bomber'], changes: ['man', 'bomber', 'pressure'] }
    default:
      // Return Fire may do anything to him.
      return { needs: ['man', ...gunner], changes: ['man', 'guns', 'ammo', 'pressure'] }
  }
}

function shots(icons: readonly BomberIcon[]): number {
  return icons.filter(icon => icon === 'damage' || icon === 'dorsal').length
}

/** SAB-ICO-10 Every shot of the card is one marker more at most. */
function canDisrupt({ campaign, bomber }: Burst, needs: number, left: readonly BomberIcon[]): boolean {
  if (isLone(campaign, bomber) || tileOf(campaign, bomber).isolated) return false
  const group = contiguous(raidOf(campaign), tileOf(campaign, bomber))
  return pressure(campaign, group) + shots(left) >= needs
}

/** SAB-ICO-12 */
function canDistress({ campaign, bomber }: Burst, needs: number, left: readonly BomberIcon[]): boolean {
  if (isLone(campaign, bomber) || isDestroyed(campaign, bomber)) return false
  return pressure(campaign, [tileOf(campaign, bomber)]) + shots(left) >= needs
}

/** Whether an Ace or a Veteran has something to say to it. */
function asks({ campaign, fighter: id }: Burst, icon: BomberIcon): boolean {
  const isOurs = icon !== 'damage' && icon !== 'dorsal' && !icon.startsWith('dis')
  if (isOurs && charmsOf(campaign, id).length > 0) return true
  // SAB-VET-02
  return icon === 'low-ammo' && mayUsePrivilege(campaign, id)
}
