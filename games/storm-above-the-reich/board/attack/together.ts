import type { Choice } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import { POSITIONS, type PositionBox } from '../../pack/types.ts'
import { isApproach, isBox } from '../../rules/05-map/boxes.ts'
import { fightersIn, missionOf } from '../../rules/05-map/table.ts'
import { waitingToEnter } from '../../rules/07-move/entry.ts'
import { canMove, movesOf } from '../../rules/07-move/move.ts'
import type { Campaign } from '../../state.ts'
import { entryWords } from '../../text/06-moves.ts'
import { boxName } from '../../text/names.ts'

/** What all do together, at one press: in from below, or into the attack. */

export const TOGETHER = 'together/'

export function allTogether(campaign: Campaign, { ask, options }: Choice): readonly Far[] {
  if (ask === 'entry.next') return options.length > 1 ? entries(campaign) : []
  if (ask !== 'move.next') return []
  return options.flatMap(({ id }) => (id.startsWith('group/') ? attacksOf(campaign, id) : []))
}

/** SR-MOV-11 All who wait into one of the Low boxes, save anchored ones. */
function entries(campaign: Campaign): readonly Far[] {
  const mission = missionOf(campaign)
  const count = waitingToEnter(mission).length
  return POSITIONS.flatMap(position => {
    const to: PositionBox = `${position}/low`
    if (mission.anchored.includes(to)) return []
    const { head, so } = entryWords(campaign, to)
    return {
      id: `${TOGETHER}${to}`,
      words: `All ${count}: ${head}`,
      so,
      on: [`box:${to}`],
      ids: ['group/reserve', `to/${to}`],
    }
  })
}

/** SR-MOV-04 All who are in a box into the attack from there, where the way in costs nothing. */
function attacksOf(campaign: Campaign, group: string): readonly Far[] {
  const from = group.replace('group/', '')
  const able = isBox(from) ? fightersIn(missionOf(campaign), from).filter(canMove) : []
  if (able.length === 0) return []
  return movesOf(campaign, able).flatMap(({ id, to, tp }) => {
    if (to === undefined || !isApproach(to) || tp > 0) return []
    return {
      id: `${TOGETHER}${from}/${to}`,
      words: `All ${able.length} in ${boxName(from)}: go in`,
      so: 'attack this turn',
      on: [`box:${to}`],
      ids: [group, id],
    }
  })
}
