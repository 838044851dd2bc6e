import {
  type BomberType,
  DAMAGE_TYPES,
  type DamageType,
  type FighterId,
  type Position,
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
import type { Plan, Slot, Spot } from './place.ts'

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
  /** Where it attacks; undefined while it has no target. */
  readonly angle: Position | undefined
  readonly bomber: BomberId | undefined
  readonly delayed: boolean
}

export interface Placed {
  readonly tiles: readonly Tile[]
  readonly at: ReadonlyMap<BomberId, Spot>
  readonly fighters: readonly Flown[]
}

/** Bombers that have fallen out. */
export function loneIn(tiles: readonly Tile[] | undefined): number {
  return tiles?.flatMap(({ bombers }) => bombers).filter(({ fell }) => fell).length ?? 0
}

/** Everything that is in the air here, in its place. */
export function placed(campaign: Campaign, plan: Plan): Placed {
  const { raid, straggler } = patrolOf(campaign)
  const tiles = straggler ? [] : (raid?.tiles ?? [])
  const at = new Map<BomberId, Spot>()
  if (straggler) at.set(STRAGGLER, plan.kette({ x: 0, y: 0, isolated: false }))
  const homes = new Map<BomberId, Spot>()
  const lone: BomberId[] = []
  tiles.forEach((tile, no) => {
    tile.bombers.forEach((bomber, place) => {
      homes.set(`${no}.${place}`, plan.bomber(tile, place))
      if (bomber.fell) lone.push(`${no}.${place}`)
      else at.set(`${no}.${place}`, plan.bomber(tile, place))
    })
  })
  for (const [i, id] of lone.entries()) at.set(id, plan.lone(i, lone.length))
  return { tiles, at, fighters: flown(campaign, plan, homes) }
}

const SIDES: readonly Position[] = ['nose', 'port', 'starboard', 'tail']

function flown(campaign: Campaign, plan: Plan, homes: ReadonlyMap<BomberId, Spot>): readonly Flown[] {
  const here = fightersAt(campaign, 'bombers')
  const waiting = here.filter(id => !fighter(campaign, id).attack)
  // By the place on its tile: who attacks one that falls out keeps his own.
  const target = (id: FighterId): Spot =>
    homes.get(fighter(campaign, id).attack?.bomber ?? '') ?? { x: 0, y: 0 }
  const attacking = SIDES.flatMap(side => {
    const axis = side === 'nose' || side === 'tail' ? 'x' : 'y'
    const of = here
      .filter(id => fighter(campaign, id).attack?.angle === side)
      .toSorted((a, b) => target(a)[axis] - target(b)[axis])
    return of.map((id, i): Flown => flight(campaign, id, plan.attacker(side, i, of.length)))
  })
  return [...attacking, ...waiting.map((id, i) => flight(campaign, id, plan.waiting(i, waiting.length)))]
}

function flight(campaign: Campaign, id: FighterId, slot: Slot): Flown {
  const { attack } = fighter(campaign, id)
  return { id, slot, angle: attack?.angle, bomber: attack?.bomber, delayed: attack?.delayed ?? false }
}
