import { noted, type Procedure } from '@tallyho/engine'
import type { EvasiveBox, Hand, Position, ReturnBox } from '../pack/types.ts'
import type { Campaign, Fighter } from '../state.ts'
import { note } from '../vocabulary.ts'
import { staysAwake } from './02-pilots/skills.ts'
import { returnBox } from './05-map/boxes.ts'
import { putAt } from './05-map/exits.ts'
import { whoOf } from './05-map/table.ts'
import { handOf, leadsTo, positionOf } from './16-engage/maneuvers.ts'

/** SR-BRK-01 Out of a space of the formation into a box. SR-BRK-05 The Blackout die comes first. */
export function* breakAway(campaign: Campaign, fighter: Fighter, box: ReturnBox | EvasiveBox): Procedure {
  if (!(yield* staysAwake(campaign, fighter))) return
  putAt(fighter, box)
  if (noted()) note('SR-BRK-01', 'break-away.placed', { ...whoOf(campaign, fighter), box })
}

/** The way out of the formation, until an event changes it. */
export interface Course {
  position: Position
  hand: Hand
  /** Fixed by an event; by the mode if undefined. */
  evasive: boolean | undefined
  /** SR-CF-03 The table is not read. */
  skips: boolean
}

/** SR-BRK-02 SR-BRK-03 */
export function courseOf(fighter: Fighter): Course {
  const { maneuver } = fighter
  return {
    position: leadsTo(positionOf(fighter), maneuver),
    hand: handOf(maneuver),
    evasive: undefined,
    skips: false,
  }
}

/** SR-BRK-04 Return Box if Determined, Evasive Return Box if Evasive. */
export function boxOf({ mode }: Fighter, { position, hand, evasive }: Course): ReturnBox | EvasiveBox {
  return returnBox(position, hand, evasive ?? mode === 'evasive')
}
