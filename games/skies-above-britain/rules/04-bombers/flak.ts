import type { Procedure } from '@tallyho/engine'
import type { BomberId, Campaign, Tile } from '../../state.ts'
import { pick } from '../../vocabulary.ts'
import { contiguous, markersOn, raidOf } from './formation.ts'

/** SAB-VEC-02 SAB-A-111 Bombers that Flak strikes: in the largest group of tiles, one to a tile, those with the fewest markers first; then again. */
export function* flakTargets(campaign: Campaign, count: number): Procedure<readonly BomberId[]> {
  const struck: BomberId[] = []
  for (let i = 0; i < count; i++) {
    const id = yield* flakTarget(campaign, struck)
    if (id) struck.push(id)
  }
  return struck
}

function* flakTarget(campaign: Campaign, struck: readonly BomberId[]): Procedure<BomberId | undefined> {
  const raid = raidOf(campaign)
  const group = largestGroup(campaign)
  const times = (tile: Tile) => struck.filter(id => id.startsWith(`${raid.tiles.indexOf(tile)}.`)).length
  const weight = (tile: Tile) =>
    times(tile) * 100 + tile.bombers.reduce((sum, one) => sum + markersOn(one), 0)
  const least = Math.min(...group.map(weight))
  const bombers = group
    .filter(tile => weight(tile) === least)
    .flatMap(tile =>
      tile.bombers.flatMap(({ state }, place) =>
        state === 'formation' ? [{ id: `${raid.tiles.indexOf(tile)}.${place}` }] : [],
      ),
    )
  const spared = bombers.filter(({ id }) => !struck.includes(id))
  const from = spared.length > 0 ? spared : bombers
  return from.length > 0 ? (yield* pick('random.bomber', from)).id : undefined
}

/** Tiles with a bomber left, in the largest connected group; of groups as large as each other, in all of them. */
function largestGroup(campaign: Campaign): readonly Tile[] {
  const raid = raidOf(campaign)
  const manned = (tile: Tile) => tile.bombers.some(({ state }) => state === 'formation')
  const groupOf = (tile: Tile) => contiguous(raid, tile).filter(manned).length
  const tiles = raid.tiles.filter(manned)
  const largest = Math.max(...tiles.map(groupOf))
  return tiles.filter(tile => groupOf(tile) === largest)
}
