import { packOf } from '../pack/index.ts'
import { ALTITUDES, type Altitude, type Region, type SpaceId } from '../pack/types.ts'
import { airborneIn, groupsIn, SCRAMBLE, spaceOf, targetSpaceOf } from '../rules/02-terms/terms.ts'
import { boxesFor, type MoveBoxOption } from '../rules/10-squadron-movement.ts'
import type { Day, Raid, RaidNumber, Squadron } from '../state.ts'
import { interceptionWorth } from './worth.ts'

/** Where squadrons are sent: patrols before the raids are plotted, interceptions afterwards. */

/** Squadrons sent up for each raid that forms. Ten bring more only where every fight is easier, on 7 September (README). */
export const PATROLS_A_RAID = 7
/** Squadrons wanted against a raid of unknown strength. */
const WANTED = { major: 6, minor: 3 } as const
const MOST_WANTED = 9
/** Of the worth of a box at the level of a raid. */
const OFF_LEVEL = 0.6
const BELOW_HUNTERS = 0.1
/** Of the worth of a box for each level that it is higher, away from a raid: who is high comes down on the way, at no cost. */
const KEPT = 0.02

/** Whether so many more are to go on patrol. */
export function wantsPatrols(day: Day, more: number): boolean {
  return day.patrols + more <= day.forming.length * PATROLS_A_RAID
}

/** Mean number of moves from a space to the crossings of the nearest region that a raid forms in. */
export function patrolDistance(day: Day, space: SpaceId): number {
  return Math.min(...day.forming.map(region => distanceToCoast(day, space, region)))
}

function distanceToCoast(day: Day, space: SpaceId, region: Region): number {
  const { distance, pack } = packOf(day)
  const tracks = pack.tracks.filter(track => track.region === region)
  return tracks.reduce((sum, { entry }) => sum + distance(space, entry), 0) / tracks.length
}

/** A raid that a squadron should go for: where it can be met, and how much it still wants squadrons. */
interface Call {
  readonly raid: RaidNumber
  readonly point: SpaceId
  /** It is there now, and not still at sea. */
  readonly here: boolean
  readonly target: SpaceId | undefined
  readonly altitude: Altitude
  readonly hunted: boolean
  readonly urgency: number
}

function callsFor(day: Day, squadron: Squadron): Call[] {
  const calls: Call[] = []
  for (const raid of day.raids) {
    const point = spaceOf(raid) ?? packOf(day).track(raid.track).entry
    // A raid that goes home over the coast is gone before anybody reaches it.
    if (raid.recovering && packOf(day).space(point).coastal) continue
    const company = airborneIn(day, point).filter(other => other !== squadron).length
    const urgency = wanted(day, raid) - company
    if (urgency <= 0 || (raid.deployed && interceptionWorth(day, raid, squadron, company) <= 0)) continue
    const hunted = raid.deployed && groupsIn(day, raid, 'hunt').length > 0
    const here = spaceOf(raid) !== undefined
    const target = targetSpaceOf(day, raid)
    calls.push({ raid: raid.number, point, here, target, altitude: raid.altitude, hunted, urgency })
  }
  return calls
}

/** Squadrons worth sending against a raid, by what is known of it. */
function wanted(day: Day, raid: Raid): number {
  if (!raid.deployed) return WANTED[raid.effort]
  const prey = groupsIn(day, raid, 'bomber').length + groupsIn(day, raid, 'escort').length
  return prey === 0 ? 0 : Math.min(MOST_WANTED, groupsIn(day, raid, 'hunt').length + prey + 1)
}

/** How well a box serves the calls: few moves from a raid, or from where it is bound. */
function boxWorth(day: Day, calls: readonly Call[], space: SpaceId, altitude: Altitude): number {
  let best = 0
  for (const call of calls) best = Math.max(best, call.urgency * nearness(day, call, space, altitude))
  return best
}

/** Where the raid is it counts from which height it is met; elsewhere how soon, and height is kept: who is high comes down on the way. */
function nearness(day: Day, call: Call, space: SpaceId, altitude: Altitude): number {
  if (call.here && space === call.point) return levelWorth(call, altitude)
  const { distance } = packOf(day)
  const climb = Math.max(0, ALTITUDES.indexOf(call.altitude) - ALTITUDES.indexOf(altitude))
  const bound = call.target === undefined ? Number.POSITIVE_INFINITY : distance(space, call.target) + 1
  const height = 1 + KEPT * ALTITUDES.indexOf(altitude)
  return height / (1 + 2 * (climb + Math.min(distance(space, call.point), bound)))
}

/** The raid that a squadron is after, from where it is. */
export function raidFor(day: Day, squadron: Squadron): RaidNumber | undefined {
  const { place } = squadron
  if (place.at !== 'airborne') return undefined
  const calls = callsFor(day, squadron).map(call => ({
    raid: call.raid,
    worth: call.urgency * nearness(day, call, place.space, place.altitude),
  }))
  return calls.toSorted((a, b) => b.worth - a.worth)[0]?.raid
}

/** THD-11.1.2.b Where a raid with hunters is, whoever is below it is found sooner than it finds, and fights at a disadvantage. */
function levelWorth({ altitude, hunted }: Call, level: Altitude): number {
  if (level === altitude) return 1
  const below = ALTITUDES.indexOf(level) < ALTITUDES.indexOf(altitude)
  return below && hunted ? BELOW_HUNTERS : OFF_LEVEL
}

/** The index of the box to move to. */
export function bestMove(day: Day, squadron: Squadron, options: readonly MoveBoxOption[]): number {
  const calls = callsFor(day, squadron)
  const worths = options.map(({ space, box }) => (box === 'SCRAMBLE' ? 0 : boxWorth(day, calls, space, box)))
  return worths.indexOf(Math.max(...worths))
}

/** Whether a squadron has somewhere better to be. */
export function shouldMove(day: Day, squadron: Squadron): boolean {
  const { place, home } = squadron
  if (place.at === 'scramble') return true
  const calls = callsFor(day, squadron)
  // It takes three moves to climb to a raid: only a raid that comes to its own airfield is worth it.
  if (place.at === 'ready') return calls.some(({ point, target }) => point === home || target === home)
  if (place.at !== 'airborne' || calls.length === 0) return false
  const stay = boxWorth(day, calls, place.space, place.altitude)
  return boxesFor(day, squadron).some(
    ({ space, box }) => box !== 'SCRAMBLE' && boxWorth(day, calls, space, box) > stay,
  )
}

/** Whether all of a stack have somewhere better to be, and it is the same box for each, once those before it are there. */
export function shouldMoveTogether(day: Day, stack: readonly Squadron[]): boolean {
  const [first] = stack
  if (!first || !stack.every(squadron => shouldMove(day, squadron))) return false
  const options = boxesFor(day, first)
  const chosen = bestMove(day, first, options)
  const box = options[chosen]
  if (!box) return false
  let then = afterMove(day, first, box)
  return stack.slice(1).every(squadron => {
    if (!shouldMove(then, squadron) || bestMove(then, squadron, options) !== chosen) return false
    then = afterMove(then, squadron, box)
    return true
  })
}

/** The same day with one squadron elsewhere. */
function afterMove(day: Day, squadron: Squadron, { space, box }: MoveBoxOption): Day {
  const place: Squadron['place'] = box === 'SCRAMBLE' ? SCRAMBLE : { at: 'airborne', space, altitude: box }
  return { ...day, squadrons: day.squadrons.map(other => (other === squadron ? { ...other, place } : other)) }
}
