import type { Cup } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import {
  type BomberIcon,
  type BomberType,
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
import type { CardIcon } from '../03-dogfight/effects.ts'
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
  const cutOff = cutOffBy(aim)
  const struck = struckBy(aim)
  return {
    hit: average(cells, icons => mean(shots(icons), ({ damage, dorsal }) => (damage + dorsal > 0 ? 1 : 0))),
    down: average(
      cells,
      icons => 1 - (1 - mean(shots(icons), ({ down }) => down)) * (1 - rammed(aim, icons)),
    ),
    cutOff: average(cells, icons => mean(shots(icons), shot => cutOff(icons, shot))),
    struck: average(cells, icons => mean(shots(icons), shot => struck(icons, shot))),
  }
}

const times = (icons: readonly CardIcon[], icon: CardIcon) => icons.filter(one => one === icon).length

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
export function rammed(
  { campaign, fighter: id }: Pick<Aim, 'campaign' | 'fighter'>,
  icons: readonly CardIcon[],
): number {
  return icons.includes('collision') ? (isFatigued(campaign, id) ? 2 : 1) / 12 : 0
}

type Counts = Readonly<Record<DamageType, number>>
type End = Pick<Shot, 'down' | 'fallen'>

const DOWN: End = { down: 1, fallen: 0 }
const FALLEN: End = { down: 0, fallen: 1 }
const INTACT: End = { down: 0, fallen: 0 }

/** Ends by what is drawn from, and by what lies there: most bombers are alike, and nothing is drawn while a question is asked. */
const known = { cup: '', ends: new Map<string, End>() }

/** SAB-ICO-05 SAB-ICO-06 SAB-ICO-07 SAB-ICO-08 How often so much damage is the end of this bomber, or makes it fall out. */
function endsOf({ campaign, bomber: id }: Aim): (damage: number, dorsal: number) => End {
  const type = typeOf(campaign, id)
  const now = damageOn(campaign, id)
  const { damage: cup } = patrolOf(campaign).cups
  const of = JSON.stringify([campaign.pack, campaign.aircraft, cup])
  if (known.cup !== of) Object.assign(known, { cup: of, ends: new Map() })
  const lies = [type, ...DAMAGE_TYPES.map(part => now[part])].join()
  return (damage, dorsal) => {
    const key = `${lies},${damage},${dorsal}`
    const found =
      known.ends.get(key) ??
      endAfter(campaign, type, { ...now, fuselage: now.fuselage + dorsal }, cup, damage)
    known.ends.set(key, found)
    return found
  }
}

/** One marker after the other out of the cup. */
function endAfter(campaign: Campaign, bomber: BomberType, now: Counts, markers: Cup, damage: number): End {
  const limits = tablesOf(campaign).limits[bomber]
  const isOver = (counts: Counts) => DAMAGE_TYPES.some(part => counts[part] >= limits[part])
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
  return after(now, markers, damage, false)
}

/** What a card, with the shot that is made of it, does besides. */
type Besides = (icons: readonly BomberIcon[], shot: Shot) => number

const NEVER: Besides = () => 0

/** SAB-ICO-10 With himself: at once if there are enough, else with the damage of this very card, unless that makes the bomber fall. */
function cutOffBy({ campaign, fighter: id, bomber }: Aim): Besides {
  if (isLone(campaign, bomber) || tileOf(campaign, bomber).isolated) return NEVER
  const { entry, attack } = fighter(campaign, id)
  // SAB-BMB-28
  if (entry?.from === 'nose' && entry.altitude === 'low') return NEVER
  const group = contiguous(raidOf(campaign), tileOf(campaign, bomber))
  const isCounted =
    attack && !isLone(campaign, attack.bomber) && group.includes(tileOf(campaign, attack.bomber))
  const now = pressure(campaign, group) + (isCounted ? 0 : 1)
  // One that is gone is one marker, whatever lay on it.
  const gone = now - markersOn(bomberOf(campaign, bomber)) + 1
  return (icons, { damage, dorsal, down, fallen }) => {
    const needs = icons.flatMap(icon => (icon.startsWith('disruption:') ? [Number(icon.split(':')[1])] : []))
    // Of none the least is more than all there are.
    const least = Math.min(...needs)
    if (now >= least) return 1
    return (now + damage + dorsal >= least ? 1 - down - fallen : 0) + (gone >= least ? down : 0)
  }
}

/** SAB-ICO-16 SAB-ICO-17 SAB-ICO-28 SAB-ICO-14 SAB-BMB-32 A gunner who is silenced by this very card fires no more. */
function struckBy({ campaign, fighter: id, bomber, angle }: Aim): Besides {
  if (fighter(campaign, id).entry?.outOfTheSun) return NEVER
  const silent = bomberOf(campaign, bomber).dorsal
  return (icons, { dorsal }) => (angle === 'tail' && silent + dorsal > 0 ? 0 : hitBy(campaign, id, icons))
}

/** SAB-ICO-28 A Hit of the card, or of a Return Fire marker. */
export function hitBy(campaign: Campaign, id: FighterId, icons: readonly CardIcon[]): number {
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
