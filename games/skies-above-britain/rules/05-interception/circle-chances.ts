import { packOf } from '../../pack/index.ts'
import type { Attitude, FighterId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import type { CircleOption } from '../../vocabulary/interception.ts'
import { fighter } from '../01-general/fighters.ts'
import { average, cardsLeft, wholeDeck } from '../01-general/odds.ts'
import { type Chances, chancesOf } from '../03-dogfight/chances.ts'
import type { CardIcon } from '../03-dogfight/effects.ts'
import { hitBy, rammed } from '../04-bombers/chances.ts'

/** What one attack on a whole schwarm of the circle may bring, by the cards that are left: a 110 goes down, and he is hit. */
export type PassChances = Pick<Chances, 'kill' | 'hit'>

export function circleChances(
  campaign: Campaign,
  id: FighterId,
  { attitude }: Pick<CircleOption, 'attitude'>,
): PassChances {
  const as = (way: Attitude) => chancesOf(campaign, { unit: id }, { type: '110', strength: 4, attitude: way })
  if (attitude === 'tailing') return eitherOf(as('tailing'), as('tailed'))
  if (attitude) return { kill: as(attitude).kill, hit: hitHeadOn(campaign, id) }
  const cells = cardsLeft(campaign, 'light').map(card => packOf(campaign).bomberCard(card).supported.flank)
  return {
    kill: average(
      cells,
      icons => 1 - (1 - scored(campaign, id, icons)) * (1 - rammed({ campaign, fighter: id }, icons)),
    ),
    hit: average(cells, icons => hitBy(campaign, id, icons)),
  }
}

/** That it happens to him by one card or the other. */
const eitherOf = (one: PassChances, other: PassChances): PassChances => ({
  kill: 1 - (1 - one.kill) * (1 - other.kill),
  hit: 1 - (1 - one.hit) * (1 - other.hit),
})

/** SAB-CIR-06 Two cards of one deck, of the second the Hits alone; the last of a deck comes with one of the new deck (SAB-GEN-13). */
function hitHeadOn(campaign: Campaign, id: FighterId): number {
  const { headOn } = packOf(campaign)
  const left = cardsLeft(campaign, 'headOn')
  const hits = (card: string, as: 'head-on' | 'tailing') =>
    hitBy(campaign, id, headOn(card)[as].fighter['110'])
  return average(left, first => {
    const others = (left.length > 1 ? left : wholeDeck(campaign, 'headOn')).filter(card => card !== first)
    return hits(first, 'head-on') || average(others, second => hits(second, 'tailing'))
  })
}

/** SAB-CIR-18 SAB-ICO-18 Jammed guns fire on an even die, and lose one of two. */
function scored(campaign: Campaign, id: FighterId, icons: readonly CardIcon[]): number {
  const { ammo, jammed } = fighter(campaign, id)
  const bursts = ammo === 'none' ? 0 : icons.filter(icon => icon === 'damage').length
  return bursts === 0 ? 0 : jammed && bursts === 1 ? 0.5 : 1
}
