import { missionOf } from '../../rules/05-map/table.ts'
import { checkCollision } from '../../rules/17-collision/collision.ts'
import type { Campaign } from '../../state.ts'
import { fighter } from './attackers.ts'
import { aCampaign, type Layout, type Lines, play } from './table.ts'

/** A Collision Check on the first fighter. */
export const check = (campaign: Campaign) => checkCollision(campaign, fighter(campaign))

/** The same, not begun yet. */
export const aCheck = (fighters: string, layout: Layout = {}) => check(aCampaign({ ...layout, fighters }))

/** Such a check played to its end, with the markers that it left among the bombers. */
export function checked(fighters: string, lines: Lines, layout: Layout = {}, whatever: string[] = []) {
  const played = play(aCampaign({ ...layout, fighters }), check, lines, whatever)
  const mission = missionOf(played.campaign)
  const left = mission.proximity.map(({ marker }) => marker)
  return { ...played, mission, cup: mission.cups.proximity, left, fighter: fighter(played.campaign) }
}
