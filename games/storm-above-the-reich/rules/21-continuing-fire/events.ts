import type { Procedure } from '@tallyho/engine'
import type { EventId } from '../../pack/types.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { d10, note } from '../../vocabulary.ts'
import { changeMode } from '../02-pilots/skills.ts'
import { EVEN, meets } from '../05-map/dice.ts'
import { escortsIn, missionOf, pilotOf, whoOf } from '../05-map/table.ts'
import { chooseMarker, sendEscort } from '../09-escort/escort-moves.ts'
import { handOf, isClimbing, isDiveRoll } from '../16-engage/maneuvers.ts'
import type { Blow } from '../20-burst/cancelling.ts'
import { sufferHit } from '../20-burst/hits.ts'
import { boxOf, type Course } from '../22-break-away/course.ts'
import { bounce } from './bounced.ts'
import { damageNearest, strafe } from './event-damage.ts'

/** The event texts of the Continuing Fire cards. SR-CF-02 A text whose conditions do not hold means nothing. */

const NO_CANCEL: Blow = { cause: 'debris', cancellable: false, advantages: false, sun: false }
const NO_ADVANTAGE: Blow = { cause: 'confused', cancellable: true, advantages: false, sun: true }

/** SR-CF-10 SR-PIL-22 Texts that are followed before the table, and so before its Hits. */
export function* beforeTheTable(
  campaign: Campaign,
  fighter: Fighter,
  event: EventId,
  course: Course,
): Procedure {
  const { maneuver } = fighter
  switch (event) {
    case 'debris':
      return yield* debris(campaign, fighter)
    case 'friendly-fire':
      return yield* friendlyFire(campaign, fighter, course)
    case 'strafe':
      return yield* strafe(campaign, fighter)
    case 'fall-away':
      if (maneuver === 'dive') fallAway(campaign, fighter, course)
      return
    case 'hard-roll':
      // SR-EVT-11 SR-CF-05
      if (isDiveRoll(maneuver)) skip(campaign, fighter, course, 'SR-EVT-11', event)
      return
    case 'into-the-sun':
      // SR-EVT-12
      if (isClimbing(maneuver) && isSunIn(campaign, course))
        skip(campaign, fighter, course, 'SR-EVT-12', event)
      return
    case 'slow-climb':
      // SR-EVT-15 SR-Q-14
      if (isClimbing(maneuver)) course.position = 'tail'
  }
}

/** SR-CF-10 Texts that are followed when the table has been read, by the mode and the markers it has left. */
export function* afterTheTable(
  campaign: Campaign,
  fighter: Fighter,
  event: EventId,
  course: Course,
): Procedure {
  switch (event) {
    case 'achtung':
      if (fighter.mode === 'determined') yield* achtung(campaign, fighter, course)
      return
    case 'bounced':
      if (isBounced(campaign, fighter, event)) yield* bounce(campaign, fighter)
      return
    case 'power-bleed':
      // SR-EVT-14 Whatever its mode
      course.position = 'tail'
      course.hand = 'low'
      course.evasive = true
  }
}

/** Whether the text takes the fighter to a box that has nothing to do with its mode. */
export function isFlownElsewhere(campaign: Campaign, fighter: Fighter, event: EventId): boolean {
  return event === 'power-bleed' || isBounced(campaign, fighter, event)
}

/** SR-EVT-02 */
function isBounced(campaign: Campaign, { maneuver }: Fighter, event: EventId): boolean {
  if (event !== 'bounced' || handOf(maneuver) !== 'low') return false
  return escortsIn(missionOf(campaign), 'below-trailing').length > 0
}

function skip(campaign: Campaign, fighter: Fighter, course: Course, rule: string, event: EventId): void {
  course.skips = true
  note(rule, 'event.skips', { ...whoOf(campaign, fighter), event })
}

/** SR-EVT-07 */
function* debris(campaign: Campaign, fighter: Fighter): Procedure {
  const die = yield* d10('event.debris')
  const even = meets(EVEN, die)
  note('SR-EVT-07', 'event.debris', { ...whoOf(campaign, fighter), die, needs: EVEN, even })
  if (even) yield* damageNearest(campaign, fighter)
  else yield* sufferHit(campaign, fighter, NO_CANCEL)
}

/** SR-EVT-10 */
function* friendlyFire(campaign: Campaign, fighter: Fighter, course: Course): Procedure {
  const die = yield* d10('event.friendly-fire')
  const even = meets(EVEN, die)
  note('SR-EVT-10', 'event.friendly-fire', { ...whoOf(campaign, fighter), die, needs: EVEN, even })
  if (even) yield* damageNearest(campaign, fighter)
  else course.skips = true
}

/** SR-EVT-09 SR-Q-47 A diver turns Evasive; one that was Evasive when the card was drawn is away before the table (SR-CF-05). */
function fallAway(campaign: Campaign, fighter: Fighter, course: Course): void {
  course.evasive = true
  if (fighter.mode === 'evasive') skip(campaign, fighter, course, 'SR-EVT-09', 'fall-away')
  else {
    changeMode(fighter)
    note('SR-EVT-09', 'event.falls-away', whoOf(campaign, fighter))
  }
}

/** The position, whatever the altitude of the Sun. */
function isSunIn(campaign: Campaign, { position }: Course): boolean {
  return missionOf(campaign).sun?.startsWith(position) ?? false
}

/** SR-EVT-01 */
function* achtung(campaign: Campaign, fighter: Fighter, course: Course): Procedure {
  const escorts = escortsIn(missionOf(campaign), 'above-trailing')
  if (escorts.length === 0) return
  const marker = yield* chooseMarker('event.escort', escorts, [`fighter:${fighter.no}`])
  const box = boxOf(fighter, course)
  sendEscort(marker, box, 'SR-EVT-01')
  note('SR-EVT-01', 'event.achtung', { ...whoOf(campaign, fighter), escort: marker.no, box })
}

/** SR-EVT-06 A green pilot, after the table. */
export function* confuse(campaign: Campaign, fighter: Fighter): Procedure {
  if (pilotOf(campaign, fighter)?.penalty === undefined) return
  const mission = missionOf(campaign)
  const paid = mission.tp > 0
  if (paid) mission.tp -= 1
  note('SR-EVT-06', 'event.confused', { ...whoOf(campaign, fighter), paid, tp: mission.tp })
  if (!paid) yield* sufferHit(campaign, fighter, NO_ADVANTAGE)
}
