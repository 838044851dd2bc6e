import { once, onceByNumber } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { BomberClass, BomberType, Support } from '../../pack/types.ts'
import type { Bomber, BomberId, Campaign, Raid, Tile } from '../../state.ts'
import type { Pressure } from '../../vocabulary/bombers.ts'
import { fighter, fightersAt } from '../01-general/fighters.ts'
import { found, patrolOf } from '../01-general/terms.ts'

/** Bombers and their tiles: what stands where. */

/** SAB-VEC-17 The lone bomber in the Lost Contact area. */
export const STRAGGLER: BomberId = 'straggler'

export function raidOf(campaign: Campaign): Raid {
  return found(patrolOf(campaign).raid, 'raid')
}

/** SAB-BMB-01 */
export function classOf(type: BomberType): BomberClass {
  return type === 'stuka' ? 'light' : 'medium'
}

const idsOf = onceByNumber((tile: number): readonly BomberId[] => [`${tile}.0`, `${tile}.1`, `${tile}.2`])

/** SAB-BMB-01 A kette has three places. */
export function bomberId(tile: number, place: number): BomberId {
  return found(idsOf(tile)[place], 'place on a tile', place)
}

/** What a bomber's name says. */
const placeIn = once((id: BomberId) => {
  const [tile, place] = id.split('.')
  return { tile: Number(tile), place: Number(place) }
})

export function tileNo(id: BomberId): number {
  return placeIn(id).tile
}

export function bomberOf(campaign: Campaign, id: BomberId): Bomber {
  const { straggler } = patrolOf(campaign)
  if (id === STRAGGLER) return found(straggler, 'straggler')
  return found(tileOf(campaign, id).bombers[placeIn(id).place], 'bomber', id)
}

export function tileOf(campaign: Campaign, id: BomberId): Tile {
  return found(raidOf(campaign).tiles[tileNo(id)], 'tile of', id)
}

/** SAB-VEC-26 The type of a straggler may differ from the raid's. */
export function typeOf(campaign: Campaign, id: BomberId): BomberType {
  return id === STRAGGLER ? found(patrolOf(campaign).stragglerType, 'straggler') : raidOf(campaign).type
}

/** SAB-BMB-15 Bombers on tiles and those that have fallen out; a straggler's hunters see nothing else (SAB-VEC-26). */
export function targets(campaign: Campaign): readonly BomberId[] {
  const { straggler, raid } = patrolOf(campaign)
  if (straggler) return straggler.state === 'destroyed' ? [] : [STRAGGLER]
  const ids: BomberId[] = []
  raid?.tiles.forEach(({ bombers }, tile) => {
    bombers.forEach(({ state }, place) => {
      if (state !== 'destroyed') ids.push(bomberId(tile, place))
    })
  })
  return ids
}

/** Tiles touch where they stand side by side; an isolated one touches nothing (SAB-ICO-11). */
export function touch(one: Tile, other: Tile): boolean {
  if (one.isolated || other.isolated || one === other) return false
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1
}

/** SAB-A-41 A tile that has lost its bombers still counts. */
export function touchesAnother({ tiles }: Raid, tile: Tile): boolean {
  return tiles.some(other => touch(tile, other))
}

/** SAB-A-40 The connected group of tiles that this one belongs to. */
export function contiguous({ tiles }: Raid, tile: Tile): readonly Tile[] {
  const group = [tile]
  for (const one of group)
    for (const other of tiles) if (touch(one, other) && !group.includes(other)) group.push(other)
  return group
}

/** SAB-BMB-25 SAB-BMB-26 SAB-BMB-27 SAB-A-45 The row of the Bomber Card. SAB-A-44 A bomber that is gone keeps the row it had. */
export function supportOf(campaign: Campaign, id: BomberId): Support {
  if (isLone(campaign, id)) return 'alone'
  const tile = tileOf(campaign, id)
  if (touchesAnother(raidOf(campaign), tile)) return 'supported'
  const one = bomberOf(campaign, id)
  return tile.bombers.some(other => other !== one && other.state === 'formation') ? 'isolated' : 'alone'
}

/** SAB-ICO-06 A Bomber marker of its own, on no tile. */
export function isLone(campaign: Campaign, id: BomberId): boolean {
  return id === STRAGGLER || bomberOf(campaign, id).fell
}

export function isDestroyed(campaign: Campaign, id: BomberId): boolean {
  return bomberOf(campaign, id).state === 'destroyed'
}

/** SAB-ICO-10 SAB-ICO-12 Fighters and markers on these tiles. */
export function pressureOn(campaign: Campaign, tiles: readonly Tile[]): Pressure {
  const sum = { fighters: 0, damage: 0, fallen: 0, destroyed: 0 }
  for (const { bombers } of tiles)
    for (const bomber of bombers) {
      const kind = bomber.state === 'formation' ? 'damage' : bomber.state
      sum[kind] += markersOn(bomber)
    }
  for (const id of fightersAt(campaign, 'bombers')) {
    const { attack } = fighter(campaign, id)
    // SAB-ICO-06 A fallen bomber leaves its marker on the tile and takes damage and attackers with it.
    if (attack && !isLone(campaign, attack.bomber) && tiles.includes(tileOf(campaign, attack.bomber)))
      sum.fighters += 1
  }
  return sum
}

/** SAB-ICO-10 SAB-ICO-12 What Disruption and Distress count. */
export function pressure(campaign: Campaign, tiles: readonly Tile[]): number {
  return sumOf(pressureOn(campaign, tiles))
}

export function sumOf({ fighters, damage, fallen, destroyed }: Pressure): number {
  return fighters + damage + fallen + destroyed
}

/** Markers on a bomber's place in its tile: Damage, Dorsal, Fallen or Destroyed. */
export function markersOn({ state, damage, dorsal }: Bomber): number {
  return state === 'formation' ? damage.length + dorsal : 1
}

/** SAB-VEC-12 SAB-A-43 The tiles that fly last among those that still hold together. */
export function rearMost({ tiles }: Raid): readonly number[] {
  const candidates = tiles.map((_, i) => i).filter(i => !tiles[i]?.isolated)
  const rear = Math.max(...candidates.map(i => tiles[i]?.y ?? 0))
  return candidates.filter(i => tiles[i]?.y === rear)
}

/** SAB-BMB-02 A kette of three on each tile of a layout. */
export function ketten(campaign: Campaign, layout: string): Tile[] {
  return packOf(campaign)
    .layout(layout)
    .tiles.map(([x, y]) => ({ x, y, isolated: false, bombers: [aBomber(), aBomber(), aBomber()] }))
}

export function aBomber(state: Bomber['state'] = 'formation'): Bomber {
  return { state, damage: [], flak: 0, dorsal: 0, fell: false }
}
