import { once } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { type BomberIcon, DAMAGE_TYPES, type FighterId, type Position, type Side } from '../pack/types.ts'
import { fighter, fightersAt, isGreen } from '../rules/01-general/fighters.ts'
import { average, cardsLeft, mean } from '../rules/01-general/odds.ts'
import { patrolOf, tablesOf } from '../rules/01-general/terms.ts'
import {
  bomberOf,
  classOf,
  contiguous,
  pressure,
  STRAGGLER,
  supportOf,
  tileNo,
  tileOf,
  typeOf,
} from '../rules/04-bombers/formation.ts'
import { sideOf } from '../rules/05-interception/map.ts'
import type { BomberId, Campaign, DamageId } from '../state.ts'
import { hitCost, worthOf } from './worth.ts'

/** What a burst at a bomber is worth: the mean of the cards that are left, by support and angle. */

/** A marker that does not bring it down yet. */
const DAMAGED = 0.12
/** The more of its kind lie there, the nearer the end. */
const NEARER = 0.25
const FALLS = 0.3
const DORSAL = 0.1
/** A tile on its own, when that scores no more. */
const ISOLATED = 0.25
/** What the rest of the fight is worth to a fighter. */
const IN_THE_FIGHT = 0.2
/** How often a burst does damage. */
const TELLING = 0.7
/** SAB-ICO-09 */
const COLLISION = 1 / 12

/** What a fighter sees before he picks a target; `joining` more fighters are about to attack. */
export interface Sight {
  readonly campaign: Campaign
  readonly fighter: FighterId
  readonly joining: number
  /** SAB-ICO-10 SAB-ICO-12 What counts on each tile and on those contiguous to it, and on the tile alone. */
  readonly wide: readonly number[]
  readonly own: readonly number[]
  /** Others who fire at a bomber: it may be gone before it is his turn. */
  readonly crowd: ReadonlyMap<BomberId, number>
  /** What a Hit costs him. */
  readonly hit: number
  /** Bombers that are alike are reckoned but once. */
  readonly likes: Map<BomberId, string>
  readonly known: Map<string, number>
}

/** A target, and the side that it is attacked from. */
interface Aim extends Sight {
  readonly bomber: BomberId
  readonly side: Side
}

export function sightOf(campaign: Campaign, id: FighterId, joining: number): Sight {
  const { raid } = patrolOf(campaign)
  const own = raid?.tiles.map(tile => pressure(campaign, [tile])) ?? []
  const wide: number[] = []
  for (const [i, tile] of raid?.tiles.entries() ?? []) {
    if (!raid || wide[i] !== undefined) continue
    const group = contiguous(raid, tile).map(one => raid.tiles.indexOf(one))
    const sum = group.reduce((all, one) => all + (own[one] ?? 0), 0)
    for (const one of group) wide[one] = sum
  }
  const crowd = new Map<BomberId, number>()
  for (const other of fightersAt(campaign, 'bombers')) {
    const { attack } = fighter(campaign, other)
    if (attack && other !== id) crowd.set(attack.bomber, (crowd.get(attack.bomber) ?? 0) + 1)
  }
  const hit = hitCost(campaign, id)
  return { campaign, fighter: id, joining, wide, own, crowd, hit, likes: new Map(), known: new Map() }
}

/** What a burst at this bomber from this angle is worth. */
export function burstWorth(sight: Sight, bomber: BomberId, angle: Position): number {
  const side = sideOf(angle)
  const like = sight.likes.get(bomber) ?? likeness(sight, bomber)
  sight.likes.set(bomber, like)
  const key = `${side} ${like}`
  const worth = sight.known.get(key) ?? reckon({ ...sight, bomber, side })
  sight.known.set(key, worth)
  return worth
}

/** All that matters of a bomber. */
function likeness({ campaign, wide, own, crowd }: Sight, bomber: BomberId): string {
  const { state, damage, dorsal } = bomberOf(campaign, bomber)
  const others = crowd.get(bomber) ?? 0
  if (bomber === STRAGGLER) return [others, damage, dorsal].join()
  const tile = tileNo(bomber)
  const { isolated } = tileOf(campaign, bomber)
  return [supportOf(campaign, bomber), state, isolated, wide[tile], own[tile], others, dorsal, damage].join()
}

function reckon(aim: Aim): number {
  const { campaign, bomber, side } = aim
  const row = supportOf(campaign, bomber)
  const { bomberCard } = packOf(campaign)
  const prices = pricesOf(aim)
  return average(cardsLeft(campaign, classOf(typeOf(campaign, bomber))), card => {
    const icons = bomberCard(card)[row][side]
    const damage = icons.filter(icon => icon === 'damage').length
    let worth = prices.damage(damage)
    for (const icon of icons) worth += icon === 'damage' ? 0 : prices.icon(icon, damage)
    return worth
  })
}

interface Prices {
  damage(times: number): number
  icon(icon: BomberIcon, damage: number): number
}

function pricesOf(aim: Aim): Prices {
  const { campaign, fighter: id, bomber } = aim
  const { bomber: kill } = worthOf(campaign)
  const { ammo, jammed, entry } = fighter(campaign, id)
  const guns = ammo === 'none' ? 0 : jammed ? 0.5 : 1
  const marker = guns > 0 ? markerWorth(campaign, bomber) : { kills: 0, other: 0 }
  const there = (1 - TELLING * marker.kills) ** (aim.crowd.get(bomber) ?? 0)
  const shielded = aim.side === 'tail' && bomberOf(campaign, bomber).dorsal > 0
  const hit = shielded || entry?.outOfTheSun ? 0 : aim.hit
  const green = isGreen(campaign, id)
  const ammoCost = ammo === 'low' ? IN_THE_FIGHT : 0.03
  const counts = countsFor(aim)
  const returnFire = returnFireCost(campaign, green, hit, ammoCost)
  const { loss } = worthOf(campaign)
  return {
    damage: times =>
      times === 0 ? 0 : guns * there * (kill * (1 - (1 - marker.kills) ** times) + marker.other * times),
    icon: (icon, damage) => {
      const { name, number } = partsOf(icon)
      switch (name) {
        case 'dorsal':
          return guns * DORSAL
        case 'disruption':
          return counts.wide + damage * guns >= number ? counts.tile : 0
        case 'distress':
          return counts.own + damage * guns >= number ? counts.falls : 0
        case 'hit':
          return -hit
        case 'hit-green':
          return green ? -hit : 0
        case 'return-fire':
          return -returnFire
        case 'lost-contact':
          return -IN_THE_FIGHT
        case 'low-ammo':
          return -ammoCost
        case 'jammed':
          return jammed ? 0 : -IN_THE_FIGHT / 2
        case 'collision':
          return COLLISION * (kill - loss * 1.5)
        default:
          return 0
      }
    },
  }
}

/** `disruption:4` is Disruption, and 4. */
const partsOf = once((icon: BomberIcon) => {
  const [name = '', number] = icon.split(':')
  return { name, number: Number(number) }
})

/** SAB-ICO-28 What the back of a marker does. */
function returnFireCost(campaign: Campaign, green: boolean, hit: number, ammo: number): number {
  const { hit: markerOf } = packOf(campaign)
  return mean(patrolOf(campaign).cups.hits, marker => {
    const { back } = markerOf(marker)
    if (back === 'hit') return hit
    if (back === 'hit-green') return green ? hit : 0
    if (back === 'low-ammo') return ammo
    return back === 'jammed' ? IN_THE_FIGHT / 2 : IN_THE_FIGHT
  })
}

/** SAB-ICO-10 SAB-ICO-12 What Disruption and Distress count, and what they would bring. */
function countsFor({ campaign, bomber, fighter: id, joining, wide, own }: Aim) {
  const none = { wide: 0, own: 0, tile: 0, falls: 0 }
  if (bomber === STRAGGLER || bomberOf(campaign, bomber).state !== 'formation') return none
  const tile = tileOf(campaign, bomber)
  const no = tileNo(bomber)
  const { entry, attack } = fighter(campaign, id)
  const self = attack ? 0 : 1
  const blind = entry?.from === 'nose' && entry.altitude === 'low'
  const { row } = patrolOf(campaign).track?.raid ?? { row: 'inbound' }
  const scores = row === 'inbound' ? worthOf(campaign).tile : 0
  return {
    wide: (wide[no] ?? 0) + self + joining,
    own: (own[no] ?? 0) + self + Math.min(1, joining),
    tile: tile.isolated || blind ? 0 : scores + ISOLATED,
    falls: FALLS,
  }
}

/** What a Damage marker does to this bomber: how often it is the end, and what it is worth otherwise. */
function markerWorth(campaign: Campaign, id: BomberId): { kills: number; other: number } {
  const bomber = bomberOf(campaign, id)
  const type = typeOf(campaign, id)
  const limits = tablesOf(campaign).limits[type]
  const { damage: markerOf } = packOf(campaign)
  // SAB-VEC-02 What Flak has laid shows the side of the Hurricane.
  const faceOf = (marker: DamageId, at = bomber.flak) =>
    markerOf(marker)[at < bomber.flak ? 'hurricane' : campaign.aircraft]
  const counts = { wing: 0, engine: 0, cockpit: 0, fuselage: bomber.dorsal }
  for (const [at, marker] of bomber.damage.entries()) counts[faceOf(marker, at).type] += 1
  const { damage } = patrolOf(campaign).cups
  const kills = mean(damage, marker => {
    const { type: part, effect, number } = faceOf(marker)
    if (counts[part] + 1 >= limits[part]) return 1
    return effect && effect !== 'fallen' ? (number === undefined ? 1 : (13 - number) / 12) : 0
  })
  const shot = Math.max(...DAMAGE_TYPES.map(part => counts[part] / limits[part]))
  return { kills, other: (1 - kills) * (DAMAGED + NEARER * shot) }
}
