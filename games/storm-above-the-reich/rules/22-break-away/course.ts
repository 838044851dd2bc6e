import type { EvasiveBox, Hand, Position, ReturnBox } from '../../pack/types.ts'
import type { Fighter } from '../../state.ts'
import { returnBox } from '../05-map/boxes.ts'
import { handOf, leadsTo, positionOf } from '../16-engage/maneuvers.ts'

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
