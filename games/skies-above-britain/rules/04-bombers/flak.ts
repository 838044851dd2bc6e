import { foremost, type Procedure } from '@tallyho/engine'
import type { BomberId, Campaign, Tile } from '../../state.ts'
import { pick } from '../../vocabulary.ts'
import { bomberId, contiguous, markersOn, raidOf, tileNo } from './formation.ts'

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
  const { tiles } = raidOf(campaign)
  const times = (tile: number) => struck.filter(id => tileNo(id) === tile).length
  const markers = (tile: number) => tiles[tile]?.bombers.reduce((sum, one) => sum + markersOn(one), 0) ?? 0
  const bombers: { id: BomberId }[] = []
  for (const tile of foremost(largestGroup(campaign), one => times(one) * 100 + markers(one)))
    tiles[tile]?.bombers.forEach(({ state }, place) => {
      if (state === 'formation') bombers.push({ id: bomberId(tile, place) })
    })
  const spared = bombers.filter(({ id }) => !struck.includes(id))
  const from = spared.length > 0 ? spared : bombers
  return from.length > 0 ? (yield* pick('random.bomber', from)).id : undefined
}

/** Tiles with a bomber left, in the largest connected group; of groups as large as each other, in all of them. */
function largestGroup(campaign: Campaign): readonly number[] {
  const raid = raidOf(campaign)
  const { tiles } = raid
  const sizes: number[] = tiles.map(() => 0)
  for (const [i, tile] of tiles.entries()) {
    if (sizes[i]) continue
    const group = contiguous(raid, tile).filter(isManned)
    for (const one of group) sizes[tiles.indexOf(one)] = group.length
  }
  const largest = Math.max(...sizes)
  return [...sizes.keys()].filter(i => sizes[i] === largest)
}

function isManned({ bombers }: Tile): boolean {
  return bombers.some(({ state }) => state === 'formation')
}
