import {
  type BomberType,
  DAMAGE_TYPES,
  type DamageType,
  type FighterId,
  type Support,
} from '../../pack/types.ts'
import { fighter, fightersAt } from '../../rules/01-general/fighters.ts'
import { patrolOf, tablesOf } from '../../rules/01-general/terms.ts'
import { damageOn } from '../../rules/04-bombers/damage.ts'
import {
  bomberOf,
  contiguous,
  pressure,
  STRAGGLER,
  supportOf,
  typeOf,
} from '../../rules/04-bombers/formation.ts'
import type { Bomber, BomberId, Campaign, Tile } from '../../state.ts'
import { attackers } from './approach.ts'
import type { Plan, Slot, Spot } from './place.ts'
import { type Box, isClear } from './room.ts'

/** Bombers, tiles and fighters as they are drawn: plain values, so that what has not changed is not drawn again. */

export interface BomberShown {
  readonly id: BomberId
  /** `A1`. */
  readonly name: string
  readonly type: BomberType
  readonly state: Bomber['state']
  readonly support: Support
  readonly parts: readonly PartShown[]
  readonly dorsal: number
  /** It is on no tile. */
  readonly lone: boolean
}

/** What is struck, how often, and how often it takes to bring it down. */
export interface PartShown {
  readonly part: DamageType
  readonly count: number
  readonly limit: number
}

export function shownBomber(campaign: Campaign, id: BomberId): BomberShown {
  const { state, dorsal, fell } = bomberOf(campaign, id)
  const type = typeOf(campaign, id)
  const counts = damageOn(campaign, id)
  const limits = tablesOf(campaign).limits[type]
  return {
    id,
    name: markOf(id),
    type,
    state,
    support: supportOf(campaign, id),
    parts: DAMAGE_TYPES.filter(part => counts[part] > 0).map(part => ({
      part,
      count: counts[part],
      limit: limits[part],
    })),
    dorsal,
    lone: fell || id === STRAGGLER,
  }
}

/** `A1`, as its kette and its place in it. */
export function markOf(id: BomberId): string {
  if (id === STRAGGLER) return 'alone'
  const [tile, place] = id.split('.')
  return `${letterOf(Number(tile))}${Number(place) + 1}`
}

export function letterOf(tile: number): string {
  return String.fromCharCode(65 + tile)
}

export interface KetteShown {
  readonly tile: number
  readonly isolated: boolean
  /** SAB-ICO-10 What a Disruption counts; on one that is cut off what a Distress counts. */
  readonly count: number
  /** Somebody attacks it: only then a card can cut it off. */
  readonly attacked: boolean
  /** Ketten that hold together with it, by their letters; itself among them. */
  readonly together: string
}

export function shownKette(campaign: Campaign, tile: number): KetteShown {
  const raid = patrolOf(campaign).raid
  const own = raid?.tiles[tile]
  if (!raid || !own) return { tile, isolated: true, count: 0, attacked: false, together: '' }
  const group = contiguous(raid, own)
  return {
    tile,
    isolated: own.isolated,
    count: pressure(campaign, group),
    attacked: fightersAt(campaign, 'bombers').some(id =>
      fighter(campaign, id).attack?.bomber.startsWith(`${tile}.`),
    ),
    together: raid.tiles.flatMap((one, i) => (group.includes(one) ? [letterOf(i)] : [])).join(' '),
  }
}

/** A fighter among the bombers, and where it is drawn. */
export interface Flown {
  readonly id: FighterId
  readonly slot: Slot
  readonly heading: number
  /** What it attacks, and where that flies; undefined while it has no target. */
  readonly bomber?: BomberId
  readonly target?: Spot
  readonly delayed?: boolean
}

export interface Placed {
  readonly tiles: readonly Tile[]
  readonly at: ReadonlyMap<BomberId, Spot>
  readonly fighters: readonly Flown[]
}

/** Everything that is in the air here, in its place. */
export function placed(campaign: Campaign, plan: Plan): Placed {
  const { raid, straggler } = patrolOf(campaign)
  const tiles = straggler ? [] : (raid?.tiles ?? [])
  const at = new Map<BomberId, Spot>()
  if (straggler) at.set(STRAGGLER, plan.kette({ x: 0, y: 0, isolated: false }))
  const lone: BomberId[] = []
  tiles.forEach((tile, no) => {
    tile.bombers.forEach((bomber, place) => {
      if (bomber.fell) lone.push(`${no}.${place}`)
      else at.set(`${no}.${place}`, plan.bomber(tile, place))
    })
  })
  for (const [i, id] of lone.entries()) at.set(id, plan.lone(i, lone.length))
  return { tiles, at, fighters: flown(campaign, plan, at, taken(plan, { tiles, at })) }
}

const SIGN = { width: 104, height: 40 }

/** Where it is said what those are that have fallen out: over them or beside them, on a small screen nowhere. */
export function loneSign(plan: Plan, { tiles, at }: Pick<Placed, 'tiles' | 'at'>) {
  const { small, span, size } = plan
  const fallen = tiles.flatMap(({ bombers }, no) =>
    bombers.flatMap(({ fell, state }, place) => {
      const spot = fell && at.get(`${no}.${place}`)
      return spot ? [{ ...spot, flies: state !== 'destroyed' }] : []
    }),
  )
  const flying = fallen.filter(({ flies }) => flies).length
  const [first, last] = [fallen[0], fallen.at(-1)]
  if (!first || !last || flying === 0 || small) return undefined
  const ketten = tiles.map(one => ({ ...plan.kette(one), ...plan.tile }))
  const aside = span * 0.55 + SIGN.width / 2
  const isFree = ({ x }: Spot) => x > SIGN.width / 2 && x < size.width - SIGN.width / 2
  const sign = [
    { x: (first.x + last.x) / 2, y: first.y - span * 0.55 - SIGN.height / 2 - 8 },
    { x: last.x + aside, y: first.y },
    { x: first.x - aside, y: first.y },
  ].find(spot => isFree(spot) && isClear({ ...SIGN, ...spot }, ketten))
  return sign && { ...SIGN, ...sign, several: flying > 1 }
}

/** The ribbon of the round, over the head of the formation. */
const RIBBON = { width: 560, height: 52 }

/** What no fighter and no plate may lie on: the formation with the names of its ketten, bombers that fly alone, the ribbon. */
export function taken(plan: Plan, { tiles, at }: Pick<Placed, 'tiles' | 'at'>): readonly Box[] {
  const { span, tile, size } = plan
  const sign = loneSign(plan, { tiles, at })
  const ribbon = { width: Math.min(RIBBON.width, size.width), height: plan.small ? 30 : RIBBON.height }
  return [
    { ...ribbon, x: ribbon.width / 2, y: ribbon.height / 2 },
    ...(sign ? [sign] : []),
    ...tiles.map(plan.kette).flatMap(({ x, y }) => [
      { x, y, ...tile },
      { x: x - tile.width / 2, y: y - tile.height / 2 + 14, width: span * 0.8, height: 36 },
    ]),
    ...[...at.values()].map(({ x, y }) => ({ x, y, width: span, height: span * 1.1 })),
  ]
}

function flown(campaign: Campaign, plan: Plan, at: Placed['at'], clearOf: readonly Box[]): readonly Flown[] {
  const here = fightersAt(campaign, 'bombers')
  const { named, bare } = plan.fighter
  const isNamed = !plan.small && here.length * named.width <= plan.size.width
  const { height } = isNamed ? named : bare
  const waiting = here.filter(id => !fighter(campaign, id).attack)
  const foot = {
    width: here.length * named.width,
    height,
    x: plan.size.width / 2,
    y: plan.size.height - height / 2,
  }
  const aims = here.flatMap(id => {
    const { attack } = fighter(campaign, id)
    const target = attack && at.get(attack.bomber)
    return target ? [{ ...attack, id, target }] : []
  })
  const slots = attackers(plan, aims, waiting.length > 0 ? [...clearOf, foot] : clearOf, isNamed)
  return [
    ...aims.flatMap((aim, i) => {
      const slot = slots[i]
      return slot ? [{ ...aim, slot, heading: headingTo(slot.plane, aim.target) }] : []
    }),
    ...waiting.map((id, i) => ({ id, slot: plan.waiting(i, waiting.length), heading: 0 })),
  ]
}

/** In degrees, nose to the target. */
function headingTo(from: Spot, to: Spot): number {
  return Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI)
}
