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
import { isEmpty } from '../01-general/acts.ts'
import { fighter, isFatigued, isGreen } from '../01-general/fighters.ts'
import { average, cardsLeft, mean as meanIn, reaches } from '../01-general/odds.ts'
import { patrolOf, tablesOf } from '../01-general/terms.ts'
import { damageOn, sideOf } from './damage.ts'
import {
  bomberOf,
  classOf,
  contiguous,
  isLone,
  markersOn,
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
  /** SAB-ICO-10 Its kette is cut off, as many as attack by now; the icons taken in the order that is best for that. */
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
  const shots = shotsOf(aim)
  return {
    hit: average(cells, icons => mean(shots(icons), ({ damage, dorsal }) => (damage + dorsal > 0 ? 1 : 0))),
    down: average(
      cells,
      icons => 1 - (1 - mean(shots(icons), ({ down }) => down)) * (1 - rammed(aim, icons)),
    ),
    cutOff: average(cells, icons => mean(shots(icons), shot => cutOffBy(aim, icons, shot))),
    struck: average(cells, icons => mean(shots(icons), shot => struckBy(aim, icons, shot))),
  }
}

const times = (icons: readonly BomberIcon[], icon: BomberIcon) => icons.filter(one => one === icon).length

/** What the guns may score of a card, and what comes of it. */
interface Shot {
  readonly chance: number
  readonly damage: number
  readonly dorsal: number
  /** How likely that is the end of the bomber, or makes it fall out of its formation. */
  readonly down: number
  readonly fallen: number
}

const mean = (shots: readonly Shot[], of: (shot: Shot) => number): number =>
  shots.reduce((sum, shot) => sum + shot.chance * of(shot), 0)

/** The shots of a card, by its icons: reckoned once for all cards that have the same. */
function shotsOf(aim: Aim): (icons: readonly BomberIcon[]) => readonly Shot[] {
  const known = new Map<string, readonly Shot[]>()
  const endOf = endsOf(aim)
  return icons => {
    const [damage, dorsal] = [times(icons, 'damage'), times(icons, 'dorsal')]
    const key = `${damage}/${dorsal}`
    const found =
      known.get(key) ??
      scoring(aim, damage, dorsal).map(one => ({ ...one, ...endOf(one.damage, one.dorsal) }))
    known.set(key, found)
    return found
  }
}

type Scored = Pick<Shot, 'chance' | 'damage' | 'dorsal'>

/** SAB-ICO-18 SAB-ICO-25 How likely so many of these icons count, Damage first: jammed guns are tried for it, and for each Dorsal, until they are clear. */
function scoring({ campaign, fighter: id }: Aim, damage: number, dorsal: number): readonly Scored[] {
  const { ammo, jammed } = fighter(campaign, id)
  if (ammo === 'none') return [{ chance: 1, damage: 0, dorsal: 0 }]
  if (!jammed || damage + dorsal === 0) return [{ chance: 1, damage, dorsal }]
  const ways: Scored[] = []
  const tries = (damage > 0 ? 1 : 0) + dorsal
  for (let at = 0; at < tries; at++)
    ways.push({
      chance: 0.5 ** (at + 1),
      ...(damage > 0 && at === 0 ? { damage: damage - 1, dorsal } : { damage, dorsal: dorsal - 1 }),
    })
  return [...ways, { chance: 0.5 ** tries, damage, dorsal }]
}

/** SAB-ICO-09 On a 1, or a 2 for who is tired. */
function rammed({ campaign, fighter: id }: Aim, icons: readonly BomberIcon[]): number {
  return icons.includes('collision') ? (isFatigued(campaign, id) ? 2 : 1) / 12 : 0
}

type Counts = Readonly<Record<DamageType, number>>
type End = Pick<Shot, 'down' | 'fallen'>

const DOWN: End = { down: 1, fallen: 0 }
const FALLEN: End = { down: 0, fallen: 1 }
const INTACT: End = { down: 0, fallen: 0 }

/** SAB-ICO-05 SAB-ICO-06 SAB-ICO-07 SAB-ICO-08 How often so much damage is the end of this bomber, or makes it fall out. */
function endsOf({ campaign, bomber: id }: Aim): (damage: number, dorsal: number) => End {
  const limits = tablesOf(campaign).limits[typeOf(campaign, id)]
  const isOver = (counts: Counts) => DAMAGE_TYPES.some(part => counts[part] >= limits[part])
  /** One marker after the other out of the cup. */
  const after = (counts: Counts, cup: Cup, draws: number, fell: boolean): End => {
    if (isOver(counts)) return DOWN
    if (draws === 0 || isEmpty(cup)) return fell || counts.engine > 0 ? FALLEN : INTACT
    const sum = { down: 0, fallen: 0, all: 0 }
    const add = (weight: number, { down, fallen }: End) => {
      sum.down += weight * down
      sum.fallen += weight * fallen
    }
    for (const marker in cup) {
      const count = cup[marker] ?? 0
      if (count === 0) continue
      sum.all += count
      const { type, effect, number } = sideOf(campaign, marker, campaign.aircraft)
      const happens = effect === undefined ? 0 : number === undefined ? 1 : reaches(number)
      const left = { ...cup, [marker]: count - 1 }
      const then = (falls: boolean) =>
        after({ ...counts, [type]: counts[type] + 1 }, left, draws - 1, fell || falls)
      if (happens > 0) add(count * happens, effect === 'fallen' ? then(true) : DOWN)
      if (happens < 1) add(count * (1 - happens), then(false))
    }
    return { down: sum.down / sum.all, fallen: sum.fallen / sum.all }
  }
  return (damage, dorsal) => {
    const now = damageOn(campaign, id)
    const { damage: cup } = patrolOf(campaign).cups
    return after({ ...now, fuselage: now.fuselage + dorsal }, cup, damage, false)
  }
}

/** SAB-ICO-10 With himself: at once if there are enough, else with the damage of this very card, unless that makes the bomber fall. */
function cutOffBy(aim: Aim, icons: readonly BomberIcon[], { damage, dorsal, down, fallen }: Shot): number {
  const { campaign, fighter: id, bomber } = aim
  const needs = icons.flatMap(icon => (icon.startsWith('disruption:') ? [Number(icon.split(':')[1])] : []))
  if (needs.length === 0 || isLone(campaign, bomber) || tileOf(campaign, bomber).isolated) return 0
  const { entry, attack } = fighter(campaign, id)
  // SAB-BMB-28
  if (entry?.from === 'nose' && entry.altitude === 'low') return 0
  const group = contiguous(raidOf(campaign), tileOf(campaign, bomber))
  const isCounted =
    attack && !isLone(campaign, attack.bomber) && group.includes(tileOf(campaign, attack.bomber))
  const now = pressure(campaign, group) + (isCounted ? 0 : 1)
  const least = Math.min(...needs)
  if (now >= least) return 1
  // One that is gone is one marker, whatever lay on it.
  const gone = now - markersOn(bomberOf(campaign, bomber)) + 1
  return (now + damage + dorsal >= least ? 1 - down - fallen : 0) + (gone >= least ? down : 0)
}

/** SAB-ICO-16 SAB-ICO-17 SAB-ICO-28 SAB-ICO-14 SAB-BMB-32 A gunner who is silenced by this very card fires no more. */
function struckBy(aim: Aim, icons: readonly BomberIcon[], { dorsal }: Shot): number {
  const { campaign, fighter: id, bomber, angle } = aim
  const silenced = angle === 'tail' && bomberOf(campaign, bomber).dorsal + dorsal > 0
  if (silenced || fighter(campaign, id).entry?.outOfTheSun) return 0
  const green = isGreen(campaign, id)
  if (icons.includes('hit') || (green && icons.includes('hit-green'))) return 1
  const shots = times(icons, 'return-fire')
  if (shots === 0) return 0
  const { hit: markerOf } = packOf(campaign)
  const gunners = meanIn(patrolOf(campaign).cups.hits, marker => {
    const { back } = markerOf(marker)
    return back === 'hit' || (green && back === 'hit-green') ? 1 : 0
  })
  return 1 - (1 - gunners) ** shots
}
