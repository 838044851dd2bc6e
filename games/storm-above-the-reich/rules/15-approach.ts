import { noted, type Option, type Procedure, type Step } from '@tallyho/engine'
import { OPPOSITE } from '../pack/formation.ts'
import type { Altitude, ApproachBox, BoxId, Hand, Position } from '../pack/types.ts'
import { type Bomber, type Campaign, type Fighter, type PlaceNo, type SpaceNo, STAFFEL } from '../state.ts'
import { choose, note } from '../vocabulary.ts'
import { box, isApproach, returnBox } from './05-map/boxes.ts'
import { putAt } from './05-map/exits.ts'
import { fighterOption, type MaybeFighter } from './05-map/options.ts'
import { fighterNo, formation, isGone, missionOf, whoOf } from './05-map/table.ts'
import { onward } from './06-turn/turn.ts'
import { bomberAt } from './20-burst/bombers.ts'

/** SR-SEQ-03 Attack Phase, 7A Approach: a wave goes in. */

/** SR-APP-02 */
export const WAVE = 6

/** An answer to `approach.target`. */
export interface TargetOption extends Option {
  readonly place: PlaceNo
  readonly space: SpaceNo
}

/** The wave is complete. */
const BEGIN: MaybeFighter = { id: 'begin', ends: true }

/** SR-APP-03 SR-Q-18 One wave. The next is placed when this one has broken away. */
export function* approach(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  const waiting = mission.fighters.filter(({ at }) => isApproach(at))
  if (mission.bombers.every(isGone)) {
    for (const fighter of waiting) yield* flyPast(campaign, fighter)
    return onward(campaign, 'approach')
  }
  // SR-APP-02 From any mix of Approach Boxes; the rest wait
  for (let placed = 0; placed < WAVE && waiting.length > 0; placed++) {
    const options: MaybeFighter[] = waiting.map(fighterOption)
    if (placed > 0) options.push(BEGIN)
    const { fighter } = yield* choose(STAFFEL, 'approach.next', options)
    if (fighter === undefined) break
    const next = fighterNo(mission, fighter)
    waiting.splice(waiting.indexOf(next), 1)
    yield* aim(campaign, next)
  }
  return onward(campaign, 'engage')
}

/** SR-APP-01 SR-MAP-09 From its Approach Box into a space: it must, and there is no other way in. */
function* aim(campaign: Campaign, fighter: Fighter): Procedure {
  const from = fighter.at as ApproachBox
  const { position, altitude } = box(from)
  const { place, space } = yield* choose(
    STAFFEL,
    'approach.target',
    targetsFrom(campaign, position as Position),
    [`fighter:${fighter.no}`],
  )
  fighter.at = 'space'
  fighter.space = space
  fighter.target = place
  fighter.approach = from
  // SR-APP-06
  fighter.altitude = altitude as Altitude
  fighter.outOfTheSun = isUnderSun(campaign, from)
  fighter.attacked = false
  if (noted())
    note('SR-APP-04', 'approach.placed', {
      ...whoOf(campaign, fighter),
      from,
      space,
      bomber: bomberAt(campaign, place).id,
      sun: fighter.outOfTheSun,
    })
}

/**
 * SR-APP-04 SR-MAP-20 Before, behind or beside a bomber, on the side it comes from. SR-APP-05 Whoever else is there. SR-APP-08 Only
 * bombers still in the formation.
 */
function targetsFrom(campaign: Campaign, position: Position): TargetOption[] {
  const { bombers } = missionOf(campaign)
  const options: TargetOption[] = []
  for (const { no, from } of formation(campaign).places) {
    const bomber = bombers[no] as Bomber
    if (isGone(bomber)) continue
    const space = from[position]
    options.push({ id: `bomber/${bomber.id}`, on: [`bomber:${no}`, `space:${space}`], place: no, space })
  }
  return options
}

/** SR-APP-07 */
function isUnderSun(campaign: Campaign, from: BoxId): boolean {
  const { sun } = missionOf(campaign)
  if (sun === undefined) return false
  for (const { to } of formation(campaign).linksFrom(sun)) if (to === from) return true
  return false
}

/** An answer to `approach.past`. */
export interface HandOption extends Option {
  readonly hand: Hand
}

const HANDS: readonly HandOption[] = [
  { id: 'high', hand: 'high' },
  { id: 'low', hand: 'low' },
]

/** SR-Q-19 No bomber is left: on to the far side, high or low as it came; from Level the player picks. */
function* flyPast(campaign: Campaign, fighter: Fighter): Procedure {
  const { position, altitude } = box(fighter.at as ApproachBox)
  const options = HANDS.filter(({ hand }) => altitude === 'level' || altitude === hand)
  const { hand } = yield* choose(STAFFEL, 'approach.past', options, [`fighter:${fighter.no}`])
  const to = returnBox(OPPOSITE[position as Position], hand, false)
  putAt(fighter, to)
  note('SR-Q-19', 'approach.past', { ...whoOf(campaign, fighter), box: to })
}
