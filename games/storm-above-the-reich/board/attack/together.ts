import { type Choice, counted } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import { type ApproachBox, POSITIONS, type PositionBox } from '../../pack/types.ts'
import { isApproach, isBox } from '../../rules/05-map/boxes.ts'
import { fightersIn, missionOf } from '../../rules/05-map/table.ts'
import { canDelay, DELAY_COST, isDelayPaid, waitingToEnter } from '../../rules/07-move/entry.ts'
import { canMove, movesOf } from '../../rules/07-move/move.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { entryWords } from '../../text/06-moves.ts'
import { boxName } from '../../text/names.ts'
import { promiseOf } from './promise.ts'
import { surest } from './targets.ts'

/** What all do together, at one press: in from below, or into the attack. */

export const TOGETHER = 'together/'

export function allTogether(campaign: Campaign, choice: Choice): readonly Far[] {
  const { ask, options } = choice
  if (ask === 'entry.next') return options.length > 1 ? [...entries(campaign), ...later(campaign)] : []
  if (ask !== 'move.next') return []
  const ways = waysOfAll(campaign, choice)
  const all: Far = {
    id: ATTACK_ALL,
    words: 'All go in',
    so: 'attack this turn',
    on: [],
    ids: ways.flatMap(({ ids }) => ids),
  }
  const each = options.flatMap(({ id }) => (id.startsWith('group/') ? attacksOf(campaign, id) : []))
  return ways.length > 1 ? [all, ...each] : each
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

/** SR-MOV-13 All of them in a later turn. */
function later(campaign: Campaign): readonly Far[] {
  const mission = missionOf(campaign)
  if (!canDelay(mission)) return []
  const words = `All ${waitingToEnter(mission).length} wait a turn`
  const so = isDelayPaid(mission) ? '' : `costs ${counted(DELAY_COST, 'Tactical Point')}`
  return [
    { id: `${TOGETHER}later`, words, ...(so && { so }), on: [], ids: ['group/reserve', 'delay'], rare: true },
  ]
}

export const ATTACK_ALL = `${TOGETHER}all`

/** Those of one box, and the way in that promises them most, if it costs nothing. */
interface WayOfSome {
  readonly going: readonly Fighter[]
  readonly way: ApproachBox
  readonly ids: readonly [string, string]
}

/** SR-MOV-04 Everybody who can go in at once, box by box. */
export function waysOfAll(campaign: Campaign, choice: Choice): readonly WayOfSome[] {
  const able = missionOf(campaign).fighters.filter(canMove)
  const boxes = [...new Set(able.map(({ at }) => at))]
  const better = surest(campaign)
  return boxes.flatMap(from => {
    const going = able.filter(({ at }) => at === from)
    const [first] = going
    const ways = movesOf(campaign, going).flatMap(({ id, to, tp }) => {
      const best =
        first && to && isApproach(to) && tp === 0 ? promiseOf(campaign, choice, first, to) : undefined
      return best ? { id, best } : []
    })
    const [way] = ways.sort((one, other) => better(one.best, other.best))
    const mover = going.length > 1 ? `group/${from}` : `fighter/${first?.no}`
    return way ? { going, way: way.best.way, ids: [mover, way.id] as const } : []
  })
}

/** SR-MOV-04 All who are in a box into the attack from there, where the way in costs nothing. */
export function attacksOf(campaign: Campaign, group: string): readonly Far[] {
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
