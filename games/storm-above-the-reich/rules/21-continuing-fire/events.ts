import type { Option, Procedure } from '@tallyho/engine'
import type { EvasiveBox, EventId } from '../../pack/types.ts'
import { type Campaign, type Fighter, type PlaceNo, STAFFEL } from '../../state.ts'
import { choose, d10, note } from '../../vocabulary.ts'
import { changeMode } from '../02-pilots/skills.ts'
import { EVEN, meets } from '../05-map/dice.ts'
import { exitMap } from '../05-map/exits.ts'
import { bomberOption } from '../05-map/options.ts'
import { elementsOf } from '../05-map/overlap.ts'
import { escortsIn, isGone, missionOf, pilotOf, whoOf } from '../05-map/table.ts'
import { chooseMarker, sendEscort } from '../09-escort/escort-moves.ts'
import { rollCombat } from '../10-aerial-combat/aerial-combat.ts'
import { AWAY, applyResult } from '../10-aerial-combat/combat-results.ts'
import { handOf, isClimbing, isDiveRoll } from '../16-engage/maneuvers.ts'
import { bombersOf, nearestTo } from '../20-burst/bombers.ts'
import { damageBomber, gunDamage } from '../20-burst/damage.ts'
import { type Blow, sufferHit } from '../20-burst/hits.ts'
import { boxOf, breakAway, type Course } from '../22-break-away.ts'

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
  const die = yield* d10('event.debris', [`fighter:${fighter.no}`])
  const even = meets(EVEN, die)
  note('SR-EVT-07', 'event.debris', { ...whoOf(campaign, fighter), die, needs: EVEN, even })
  if (even) yield* damageNearest(campaign, fighter)
  else yield* sufferHit(campaign, fighter, NO_CANCEL)
}

/** SR-EVT-10 */
function* friendlyFire(campaign: Campaign, fighter: Fighter, course: Course): Procedure {
  const die = yield* d10('event.friendly-fire', [`fighter:${fighter.no}`])
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
export function isSunIn(campaign: Campaign, { position }: Course): boolean {
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

/** Damage that an event does to a bomber. */

/** SR-EVT-07 SR-EVT-10 SR-EVT-08 One marker on the nearest bomber; nobody's deed, so neither Cannon nor pilot count (SR-Q-34). */
export function* damageNearest(campaign: Campaign, fighter: Fighter): Procedure {
  const { bombers } = missionOf(campaign)
  const flying: PlaceNo[] = []
  for (const [place, bomber] of bombers.entries()) if (!isGone(bomber)) flying.push(place)
  if (flying.length === 0) return
  const options = nearestTo(campaign, fighter.space, flying).map(place => bomberOption(campaign, place))
  const { place } = yield* choose(STAFFEL, 'event.nearest', options, [`fighter:${fighter.no}`])
  yield* damageBomber(campaign, place, 'event', undefined, false)
}

/**
 * SR-EVT-13 An experte, his skills used or not; SR-Q-55 in an overlap either element will do. SR-Q-34 With his own guns: without
 * ammunition there is nothing to roll for.
 */
export function* strafe(campaign: Campaign, fighter: Fighter): Procedure {
  if ((pilotOf(campaign, fighter)?.skills.length ?? 0) === 0 || fighter.ammo === 'none') return
  const places = new Set<PlaceNo>()
  for (const element of elementsOf(campaign, fighter))
    for (const place of bombersOf(campaign, element)) places.add(place)
  if (places.size === 0) return
  const about = [`fighter:${fighter.no}`]
  const red = yield* d10('event.strafe.red', about)
  const black = yield* d10('event.strafe.black', about)
  const strikes = meets(EVEN, red) || meets(EVEN, black)
  note('SR-EVT-13', 'event.strafe', { ...whoOf(campaign, fighter), red, black, needs: EVEN, strikes })
  if (!strikes) return
  const options = [...places].map(place => bomberOption(campaign, place))
  const { place } = yield* choose(STAFFEL, 'event.strafe', options, about)
  yield* gunDamage(campaign, fighter, place, 'attack')
}

/** An answer to `event.bounced`. */
export interface BouncedOption extends Option {
  readonly to?: EvasiveBox
}

/** SR-Q-26 It dives away, or exits. */
const WAYS: readonly BouncedOption[] = [{ id: `to/${AWAY}`, on: [`box:${AWAY}`], to: AWAY }, { id: 'exit' }]

/** SR-EVT-02 SR-ACB-02 An escort falls on a diving fighter. SR-Q-26 It is never lower. */
export function* bounce(campaign: Campaign, fighter: Fighter): Procedure {
  const about = [`fighter:${fighter.no}`]
  const below = escortsIn(missionOf(campaign), 'below-trailing')
  const escort = yield* chooseMarker('event.escort', below, about)
  note('SR-EVT-02', 'event.bounced', { ...whoOf(campaign, fighter), escort: escort.no })
  const outcome = yield* rollCombat(campaign, [fighter], [escort], false)
  // SR-EVT-03 SR-EVT-05 D is a dogfight of the two; B and S send the fighter out, and after S the escort goes back
  if (outcome.letter !== 'R') return yield* applyResult(campaign, AWAY, outcome, [escort])
  sendEscort(escort, 'exited', 'SR-ACB-21')
  // SR-EVT-04
  const { to } = yield* choose(STAFFEL, 'event.bounced', WAYS, about)
  if (to === undefined) yield* exitMap(campaign, fighter, 'SR-EVT-04')
  else yield* breakAway(campaign, fighter, to)
}
