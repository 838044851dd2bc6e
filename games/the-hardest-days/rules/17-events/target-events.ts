import { type Procedure, putBack } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { EventSide, Letter, SpaceId, TargetEvent, TargetId, Weather } from '../../pack/types.ts'
import type { Day, Raid, Squadron } from '../../state.ts'
import { draw, note } from '../../vocabulary.ts'
import { chooseRaid, chooseSquadron } from '../02-terms/choices.ts'
import {
  AIRBASE,
  airborneIn,
  dropTactics,
  escortsStrafe,
  groupsIn,
  groupsOf,
  isFighter,
  putGroup,
  removeIfSpent,
  removeRaid,
  sendGroup,
  sendSquadron,
} from '../02-terms/terms.ts'
import { closeUp, fixedSection, putEscorts } from '../08-deployment/deployment.ts'
import { canSlipThrough, undetectedRaid } from './approach-events.ts'

/** Target events that change the points of the bombing they are drawn for. */
export type BombingEvent = Extract<TargetEvent, 'navigational-error' | 'non-essential-target' | 'pathfinders'>

/** Target events that call the channel patrollers in. */
export type PatrollersEvent = Extract<TargetEvent, `patrollers-${string}`>

const RULES: Readonly<Record<TargetEvent, string>> = {
  'patrollers-escort': 'THD-17.13.a',
  'patrollers-hunt': 'THD-17.14.a',
  'escorts-strafe': 'THD-17.15.a',
  'decoy-raid': 'THD-17.16.a',
  flak: 'THD-17.17.a',
  'navigational-error': 'THD-17.18.a',
  'non-essential-target': 'THD-17.19.a',
  pathfinders: 'THD-17.20.a',
  'radio-confusion': 'THD-17.21.a',
  'undetected-raid': 'THD-17.22.a',
  'weather-shift': 'THD-17.23.a',
}

/** THD-14.2.1.a Draws an event chit for a raid over its target and applies its target side. */
export function* targetEvent(day: Day, raid: Raid, target: TargetId): Procedure<BombingEvent | undefined> {
  const chit = yield* draw('event.target', day.eventCup, [`raid:${raid.number}`, `target:${target}`])
  const side = packOf(day).eventChit(chit).target
  const { event, letter } = side
  const { space } = packOf(day).target(target)
  const applies = canHappen(day, raid, side, space)
  // THD-17.13.b THD-17.14.b Away from the coast the patrollers' chits wait for the way home.
  const waits = (event === 'patrollers-escort' || event === 'patrollers-hunt') && !isCoastal(day, space)
  // THD-17.1.a THD-A-18 Back into the cup, also before an Undetected Raid draws an event of its own.
  if (!waits) putBack(day.eventCup, chit)
  note(RULES[event], 'event', { raid: raid.number, chit, side: 'target', event, letter, applies })
  if (waits) {
    raid.kept.push({ chit, reminder: event })
    note(event === 'patrollers-escort' ? 'THD-17.13.b' : 'THD-17.14.b', 'event-kept', {
      raid: raid.number,
      chit,
      event,
    })
    return undefined
  }
  if (!applies) return undefined
  if (changesPoints(event)) return event
  yield* happen(day, raid, event, letter, space)
  return undefined
}

function changesPoints(event: TargetEvent): event is BombingEvent {
  return event === 'navigational-error' || event === 'non-essential-target' || event === 'pathfinders'
}

function* happen(
  day: Day,
  raid: Raid,
  event: Exclude<TargetEvent, BombingEvent>,
  letter: Letter | undefined,
  space: SpaceId,
): Procedure {
  switch (event) {
    case 'patrollers-escort':
    case 'patrollers-hunt':
      return yield* patrollersJoin(day, raid, event)
    case 'escorts-strafe':
      return escortsStrafe(day, raid, 'THD-17.15.a', { letter })
    case 'decoy-raid':
      return yield* decoy(day)
    case 'flak':
      return flak(day, raid, letter)
    case 'radio-confusion':
      return yield* radioConfusion(day)
    case 'undetected-raid':
      // THD-17.22.a
      return yield* undetectedRaid(day, raid)
    case 'weather-shift':
      return shiftWeather(day, space)
  }
}

/** Whether an event finds what it needs; if not, nothing happens. */
function canHappen(
  day: Day,
  raid: Raid,
  { event, letter }: EventSide<TargetEvent>,
  target: SpaceId,
): boolean {
  switch (event) {
    case 'patrollers-escort':
    case 'patrollers-hunt':
      return canPatrollersJoin(day, target) && groupsIn(day, raid, 'patrol').length > 0
    case 'escorts-strafe':
      return groupsIn(day, raid, 'escort').some(group => group.letter === letter)
    case 'decoy-raid':
      return decoys(day).length > 0
    case 'flak':
      return groupsIn(day, raid, 'bomber').some(group => !isFighter(group) && group.letter === letter)
    case 'navigational-error':
      // THD-17.18.a
      return !isCoastal(day, target)
    case 'radio-confusion':
      return confused(day).length > 0
    case 'undetected-raid':
      return canSlipThrough(day)
    default:
      return true
  }
}

export function isCoastal(day: Day, space: SpaceId): boolean {
  return packOf(day).space(space).coastal
}

/** THD-A-75 On the coast, but not beyond the limit: Me109s may not fly there (THD-9.9.a). */
export function canPatrollersJoin(day: Day, space: SpaceId): boolean {
  return isCoastal(day, space) && !packOf(day).space(space).beyondMe109
}

/** THD-17.13.a THD-17.14.a The channel patrollers come over to escort, or to hunt in the sections of their letters. */
export function* patrollersJoin(day: Day, raid: Raid, event: PatrollersEvent): Procedure {
  const patrollers = groupsIn(day, raid, 'patrol')
  if (event === 'patrollers-escort') yield* putEscorts(day, raid, patrollers)
  else for (const group of patrollers) putGroup(raid, group, 'hunt', fixedSection(day, group.letter))
  note(RULES[event], event, { raid: raid.number, groups: patrollers.map(({ id }) => id) })
  if (event === 'patrollers-escort') yield* closeUp(day, raid, patrollers)
}

/** THD-17.16.a Raids that are still on their coast tracks; the one over its target is not. */
function decoys(day: Day): Raid[] {
  return day.raids.filter(({ place }) => place.on === 'track')
}

/** THD-17.16.a One of them, as the player likes, does not happen. */
function* decoy(day: Day): Procedure {
  const removed = yield* chooseRaid('decoy', decoys(day))
  // THD-A-28 Its groups never took off.
  for (const group of groupsOf(day, removed)) {
    group.place = AIRBASE
    group.reduced = false
    dropTactics(day, group)
  }
  removeRaid(day, removed)
  note('THD-17.16.a', 'decoy', { raid: removed.number })
}

/** THD-17.17.a Bombers of one letter suffer; THD-17.17.b low-flying ones are shot down. */
function flak(day: Day, raid: Raid, letter: Letter | undefined): void {
  for (const group of groupsIn(day, raid, 'bomber')) {
    if (isFighter(group) || group.letter !== letter) continue
    const effect = raid.altitude === 'LOW' ? 'light' : group.reduced ? 'inflight' : 'reduced'
    if (effect === 'reduced') group.reduced = true
    else sendGroup(day, group, effect)
    note('THD-17.17.a', 'flak', { raid: raid.number, group: group.id, effect })
  }
  // THD-A-27
  removeIfSpent(day, raid)
}

/** THD-17.21.a THD-A-58 Full squadrons in spaces with more than four airborne ones. */
function confused(day: Day): Squadron[] {
  return day.squadrons.filter(
    ({ reduced, place }) => !reduced && place.at === 'airborne' && airborneIn(day, place.space).length > 4,
  )
}

function* radioConfusion(day: Day): Procedure {
  const squadron = yield* chooseSquadron('radio-confusion', confused(day))
  sendSquadron(squadron, 'inflight')
  note('THD-17.21.a', 'radio-confusion', { squadron: squadron.id })
}

/** THD-17.23.a THD-2.31.a THD-2.6.b In one weather box a cloud marker is placed with its patchy side up, or flipped. */
const SHIFTED: Readonly<Record<Weather, Weather>> = { clear: 'patchy', patchy: 'broken', broken: 'patchy' }

function shiftWeather(day: Day, target: SpaceId): void {
  const { region } = packOf(day).space(target)
  day.weather[region] = SHIFTED[day.weather[region]]
  note('THD-17.23.a', 'weather-shift', { region, weather: day.weather[region] })
}
