import { packOf } from '../pack/index.ts'
import type { DogfightIcon, GermanType } from '../pack/types.ts'
import { isGreen } from '../rules/01-general/fighters.ts'
import { fightersOf, isSection } from '../rules/01-general/formations.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import { isTightTurn } from '../rules/03-dogfight/combat.ts'
import { canJam, hasAmmo } from '../rules/03-dogfight/effects.ts'
import type { Campaign, CardId } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'
import { iconText, iconTitles } from './cards.ts'

/** Why an icon of a Dogfight Card does nothing to this unit; undefined where it does something. */
export function idleSaid(campaign: Campaign, unit: Unit, icon: DogfightIcon): string | undefined {
  const crew = fightersOf(campaign, unit)
  const greens = crew.some(id => isGreen(campaign, id))
  if (icon === 'fuel' && !patrolOf(campaign).fuelled) return 'no Fuel is counted here'
  if (icon === 'fuel' && !isSection(unit)) return 'a man alone pays none'
  if (icon === 'loose' || icon === 'loose-green') {
    if (!isSection(unit)) return 'he flies alone already'
    if (icon === 'loose-green' && !greens) return 'no novice here'
  }
  if (icon === 'hit-green' && !greens) return 'no novice here'
  if ((icon === 'damage' || icon === 'low-ammo') && hasAmmo(campaign, crew).length === 0)
    return 'nobody has ammunition left'
  if (icon === 'jammed' && canJam(campaign, crew).length === 0) return 'no guns are left to jam'
  return undefined
}

/** What an icon of a Dogfight Card means for this unit: also that it means nothing. */
export function iconFor(campaign: Campaign, unit: Unit, icon: DogfightIcon): string {
  const idle = idleSaid(campaign, unit, icon)
  return idle === undefined ? iconText(icon) : `${idle}: nothing`
}

/** SAB-GEN-15 The same for what comes first of several: also what it leaves to the others. */
export function iconFirst(
  campaign: Campaign,
  unit: Unit,
  icon: DogfightIcon,
  others: readonly DogfightIcon[],
): string {
  const said = iconFor(campaign, unit, icon)
  const has = (kind: RegExp) => others.some(other => kind.test(other))
  if (icon === 'vanish' && has(/^damage/)) return 'the Germans are gone: a burst after it finds nobody'
  if (icon === 'vanish' && has(/^loose/))
    return 'the Germans are gone: nobody goes after whoever loses his Section'
  if (icon.startsWith('loose') && has(/^(vanish|reduce|turn|split)/))
    return `${said}, while the Germans are still there to go after him`
  if (icon === 'damage' && has(/^(vanish|reduce)/)) return `${said}, before any of them leaves`
  if ((icon === 'jammed' || icon === 'low-ammo') && has(/^damage/))
    return `${said}, perhaps before he can fire`
  if (icon === 'damage' && has(/^(jammed|low-ammo)/)) return `${said}, before anything happens to the guns`
  return said
}

/** SAB-MAN-10 What of a Tailed Card counts for a unit that evades: no Slip and no turn, and nothing that finds nobody there. */
export function countsInEvade(campaign: Campaign, unit: Unit, icon: DogfightIcon): boolean {
  return icon !== 'slip' && !isTightTurn(icon) && idleSaid(campaign, unit, icon) === undefined
}

/** A Tailed Card as a unit that evades reads it, for each type that it has on its tail. */
export function tailedSaid(
  campaign: Campaign,
  card: CardId,
  unit: Unit,
  types: readonly GermanType[],
): string {
  const block = packOf(campaign).tailed(card)[isSection(unit) ? 'section' : 'fighter']
  const counts = (icon: DogfightIcon) => countsInEvade(campaign, unit, icon)
  return types.map(type => iconTitles(block[type].filter(counts))).join(' / ')
}

/** Why an icon that is struck out does not count. */
export function whyStruck(
  campaign: Campaign,
  unit: Unit,
  icon: DogfightIcon,
  applied: readonly DogfightIcon[],
): string {
  if (applied.includes('slip')) return 'the Slip came off: nothing else counts'
  if (applied.some(isTightTurn)) return 'the turn came off: nothing else counts'
  if (icon === 'slip') return 'no Slip was flown'
  if (isTightTurn(icon)) return 'no Tight Turn was flown'
  const idle = idleSaid(campaign, unit, icon)
  if (idle) return idle
  return icon === 'split' ? 'one alone cannot' : 'the maneuver came off all the same: the card does not count'
}
