import { fighterNo, missionOf } from '../../rules/05-map/table.ts'
import { checkCollision } from '../../rules/17-collision/collision.ts'
import { aCampaign, type Layout, type Piece } from './table.ts'

/** A Collision Check on the first of these fighters. */
export function aCheck(pieces: readonly Piece[], layout: Layout = {}) {
  const campaign = aCampaign({ ...layout, fighters: pieces })
  const mission = missionOf(campaign)
  const fighter = fighterNo(mission, 0)
  return { campaign, mission, fighter, check: checkCollision(campaign, fighter) }
}

export const draws = (marker: string) => `proximity.draw ${marker}`

export const HERE: Piece = { at: '2.2', target: 'A1' }
