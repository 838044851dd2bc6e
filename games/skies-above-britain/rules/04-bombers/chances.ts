import type { Cup } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import {
  type BomberIcon,
  DAMAGE_TYPES,
  type DamageType,
  type FighterId,
  type Position,
} from '../../pack/types.ts'
import type { BomberId, Campaign } from '../../state.ts'
import { fighter, isFatigued, isGreen } from '../01-general/fighters.ts'
import { average, cardsLeft, mean, reaches } from '../01-general/odds.ts'
import { patrolOf, tablesOf } from '../01-general/terms.ts'
import { damageOn, sideOf } from './damage.ts'
import {
  bomberOf,
  classOf,
  contiguous,
  isLone,
  pressure,
  raidOf,
  supportOf,
  tileOf,
  typeOf,
} from './formation.ts'
import { columnOf } from './round.ts'

/** What one burst may bring, over all cards that are left and all markers in the cups: each a chance from 0 to 1. */
export interface BurstChances {
  /** A Damage or Dorsal marker on the bomber. */
  readonly hit: number
  /** The end of it. */
  readonly down: number
  /** SAB-ICO-10 Its kette is cut off, as many as attack by now. */
  readonly cutOff: number
  /** SAB-ICO-16 SAB-RFI-02 The attacker gets a Hit marker. */
  readonly struck: number
}

/** A fighter, its target, and where it comes from. */
interface Aim {
  readonly campaign: Campaign
  readonly fighter: FighterId
  readonly bomber: BomberId
  readonly angle: Position
}

export function burstChances(aim: Aim): BurstChances {
  const { campaign, bomber, angle } = aim
  const cards = cardsLeft(campaign, classOf(typeOf(campaign, bomber)))
  const row = supportOf(campaign, bomber)
  const cells = cards.map(card => packOf(campaign).bomberCard(card)[row][columnOf(angle)])
  const kills = killsBy(aim)
  return {
    hit: average(cells, icons => hitBy(aim, icons)),
    down: average(cells, icons => 1 - (1 - kills(icons)) * (1 - rammed(aim, icons))),
    cutOff: average(cells, icons => (isCutOff(aim, icons) ? 1 : 0)),
    struck: average(cells, icons => struckBy(aim, icons)),
  }
}

const times = (icons: readonly BomberIcon[], icon: BomberIcon) => icons.filter(one => one === icon).length

/** SAB-ICO-18 SAB-ICO-25 How likely so many of these icons count: jammed guns may lose one of them. */
function scoring({ campaign, fighter: id }: Aim, icons: number): readonly (readonly [number, number])[] {
  const { ammo, jammed } = fighter(campaign, id)
  if (icons === 0 || ammo === 'none') return [[0, 1]]
  return jammed
    ? [
        [icons, 0.5],
        [icons - 1, 0.5],
      ]
    : [[icons, 1]]
}

function hitBy(aim: Aim, icons: readonly BomberIcon[]): number {
  const count = times(icons, 'damage') + times(icons, 'dorsal')
  return scoring(aim, count).reduce((sum, [scored, chance]) => sum + (scored > 0 ? chance : 0), 0)
}

/** SAB-ICO-09 On a 1, or a 2 for who is tired. */
function rammed({ campaign, fighter: id }: Aim, icons: readonly BomberIcon[]): number {
  return icons.includes('collision') ? (isFatigued(campaign, id) ? 2 : 1) / 12 : 0
}

type Counts = Readonly<Record<DamageType, number>>

/** SAB-ICO-05 SAB-ICO-07 How often so much damage is the end of this bomber. */
function killsBy(aim: Aim): (icons: readonly BomberIcon[]) => number {
  const { campaign, bomber: id } = aim
  const limits = tablesOf(campaign).limits[typeOf(campaign, id)]
  const isOver = (counts: Counts) => DAMAGE_TYPES.some(part => counts[part] >= limits[part])
  const known = new Map<string, number>()
  /** One marker after the other out of the cup. */
  const after = (counts: Counts, cup: Cup, draws: number): number => {
    if (isOver(counts)) return 1
    if (draws === 0) return 0
    return mean(cup, marker => {
      const { type, effect, number } = sideOf(campaign, marker, campaign.aircraft)
      const ends = effect && effect !== 'fallen' ? (number === undefined ? 1 : reaches(number)) : 0
      const left = { ...cup, [marker]: (cup[marker] ?? 1) - 1 }
      return ends + (1 - ends) * after({ ...counts, [type]: counts[type] + 1 }, left, draws - 1)
    })
  }
  return icons => {
    const [dorsal, damage] = [times(icons, 'dorsal'), times(icons, 'damage')]
    const key = `${dorsal}/${damage}`
    const found = known.get(key) ?? reckon(dorsal, damage)
    known.set(key, found)
    return found
  }
  function reckon(dorsal: number, damage: number): number {
    const now = damageOn(campaign, id)
    const { damage: cup } = patrolOf(campaign).cups
    return scoring(aim, dorsal + damage).reduce((sum, [scored, chance]) => {
      const silenced = Math.min(dorsal, scored)
      return sum + chance * after({ ...now, fuselage: now.fuselage + silenced }, cup, scored - silenced)
    }, 0)
  }
}

/** SAB-ICO-10 With himself, and with the damage of this very card. */
function isCutOff(aim: Aim, icons: readonly BomberIcon[]): boolean {
  const { campaign, fighter: id, bomber } = aim
  const needs = icons.flatMap(icon => (icon.startsWith('disruption:') ? [Number(icon.split(':')[1])] : []))
  if (needs.length === 0 || isLone(campaign, bomber) || tileOf(campaign, bomber).isolated) return false
  const { entry, attack, ammo } = fighter(campaign, id)
  // SAB-BMB-28
  if (entry?.from === 'nose' && entry.altitude === 'low') return false
  const group = contiguous(raidOf(campaign), tileOf(campaign, bomber))
  const isCounted =
    attack && !isLone(campaign, attack.bomber) && group.includes(tileOf(campaign, attack.bomber))
  const damage = ammo === 'none' ? 0 : times(icons, 'damage') + times(icons, 'dorsal')
  return pressure(campaign, group) + (isCounted ? 0 : 1) + damage >= Math.min(...needs)
}

/** SAB-ICO-16 SAB-ICO-17 SAB-ICO-28 SAB-ICO-14 SAB-BMB-32 */
function struckBy({ campaign, fighter: id, bomber, angle }: Aim, icons: readonly BomberIcon[]): number {
  const silenced = angle === 'tail' && bomberOf(campaign, bomber).dorsal > 0
  if (silenced || fighter(campaign, id).entry?.outOfTheSun) return 0
  const green = isGreen(campaign, id)
  const { hit: markerOf } = packOf(campaign)
  const gunners = mean(patrolOf(campaign).cups.hits, marker => {
    const { back } = markerOf(marker)
    return back === 'hit' || (green && back === 'hit-green') ? 1 : 0
  })
  if (icons.includes('hit') || (green && icons.includes('hit-green'))) return 1
  return 1 - (1 - gunners) ** times(icons, 'return-fire')
}
