import { type Option, type Procedure, putBack, type Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { SpaceId } from '../pack/types.ts'
import type { Day, Raid, Reminder } from '../state.ts'
import { choose, note } from '../vocabulary.ts'
import {
  groupsIn,
  groupsOf,
  inRaidOrder,
  known,
  nextWhileRaids,
  overEngland,
  RAF,
  removeIfSpent,
  removeRaid,
  sendGroup,
  takeOut,
  targetSpaceOf,
} from './02-terms/terms.ts'
import { closeUp, deploy, putEscorts } from './08-deployment/deployment.ts'
import { isOverTarget } from './14-bombing/bombing.ts'
import { undetectedRaid } from './17-events/approach-events.ts'
import { canPatrollersJoin, isCoastal, patrollersJoin } from './17-events/target-events.ts'

export interface RouteOption extends Option {
  readonly space: SpaceId
}

/** Step 3 of the Air Action Phase (THD-4.1.d). */
export function* moveRaids(day: Day): Procedure<Step> {
  // THD-9.1.a Each marker once; THD-A-19 a raid that comes up during this step has come far enough.
  for (const raid of inRaidOrder(day, day.raids)) if (day.raids.includes(raid)) yield* moveRaid(day, raid)
  // THD-9.7.b
  return nextWhileRaids(day, 'squadron-movement')
}

function* moveRaid(day: Day, raid: Raid): Procedure {
  const { place } = raid
  if (place.on === 'track') {
    if (place.space === 1) return yield* enterEngland(day, raid)
    // THD-9.2.a
    raid.place = { on: 'track', space: place.space - 1 }
    note('THD-9.2.a', 'raid-advances', { raid: raid.number, track: raid.track, space: place.space - 1 })
  } else if (raid.recovering) {
    // THD-9.7.a What matters is where it starts.
    if (isCoastal(day, place.space)) leaveEngland(day, raid)
    else yield* recover(day, raid, place.space)
  } else if (isOverTarget(day, raid)) {
    // THD-9.5.a THD-2.27.a The target marker is turned to Recover.
    raid.recovering = true
    note('THD-9.5.a', 'recover', { raid: raid.number })
  } else yield* moveOn(day, raid)
}

/** THD-9.3.a Off the track, over England: whatever is not yet known of the raid is revealed now. */
export function* enterEngland(day: Day, raid: Raid): Procedure {
  const { entry } = packOf(day).track(raid.track)
  raid.place = { on: 'map', space: entry }
  // THD-17.7.b Over England the marker's box shows that the raid flies low.
  takeKept(day, raid, 'low-altitude')
  note('THD-9.3.a', 'raid-arrives', { raid: raid.number, space: entry, name: packOf(day).space(entry).name })
  const undetected = yield* deploy(day, raid)
  if (day.raids.includes(raid)) turnBackMe109s(day, raid)
  // THD-A-18 The new raid comes when this one is done, the range limit included.
  if (undetected) yield* undetectedRaid(day, raid)
}

/** THD-9.4.a Into the target space if it is adjacent, THD-9.4.b else along the arrow. */
export function* moveOn(day: Day, raid: Raid): Procedure {
  const target = targetSpaceOf(day, raid)
  const from = packOf(day).space(overEngland(raid))
  if (target !== undefined && from.neighbours.includes(target))
    return yield* moveTo(day, raid, from.id, target)
  // THD-9.4.c Two arrows: one of them for London alone.
  const arrow = target === 'London' ? (from.arrowLondon ?? from.arrow) : from.arrow
  yield* moveTo(day, raid, from.id, known(arrow, `arrow from ${from.id} to ${target}`))
}

/** THD-9.6.a THD-A-59 Toward the nearest coast; the recovery arrow where no coastal space is adjacent. */
export function waysHome(day: Day, from: SpaceId): readonly SpaceId[] {
  const coast = packOf(day)
    .neighbours(from)
    .filter(space => isCoastal(day, space))
  const { recovery } = packOf(day).space(from)
  return coast.length > 0 || recovery === undefined ? coast : [recovery]
}

function* recover(day: Day, raid: Raid, from: SpaceId): Procedure {
  const options: RouteOption[] = waysHome(day, from).map(space => ({
    id: space,
    space,
    on: [`space:${space}`],
  }))
  const { space } = yield* choose(RAF, 'recovery-route', options, [`raid:${raid.number}`])
  yield* moveTo(day, raid, from, space)
  // THD-17.13.b THD-17.14.b THD-A-66 On the way home the chits kept for the coast come due, after the range limit.
  if (!canPatrollersJoin(day, space)) return
  for (const event of ['patrollers-escort', 'patrollers-hunt'] as const)
    if (takeKept(day, raid, event)) yield* patrollersJoin(day, raid, event)
}

/** THD-9.8.a From one English space to another, at the altitude it has. */
function* moveTo(day: Day, raid: Raid, from: SpaceId, to: SpaceId): Procedure {
  raid.place = { on: 'map', space: to }
  const { space } = packOf(day)
  const { name } = space(to)
  note('THD-9.8.a', 'raid-moves', { raid: raid.number, from, to, name, altitude: raid.altitude })
  if (space(from).beyondMe109 === space(to).beyondMe109) return
  turnBackMe109s(day, raid)
  // THD-9.9.b THD-A-65 Back within range every Me109 on patrol closes up to escort.
  if (raid.recovering && space(from).beyondMe109) {
    const patrollers = groupsIn(day, raid, 'patrol')
    yield* putEscorts(day, raid, patrollers)
    note('THD-9.9.b', 'within-range', { raid: raid.number, groups: patrollers.map(({ id }) => id) })
    yield* closeUp(day, raid, patrollers)
  }
}

/**
 * THD-9.9.a Beyond the range limit hunters go home; THD-A-63 escorts and strafers wait on channel patrol. THD-A-64 That
 * holds also for a raid that enters England there, or comes there on its way home.
 */
export function turnBackMe109s(day: Day, raid: Raid): void {
  if (raid.place.on !== 'map' || !packOf(day).space(raid.place.space).beyondMe109) return
  for (const group of groupsOf(day, raid)) {
    const { place } = group
    if (group.type !== 'Me109' || place.at !== 'display' || place.box === 'patrol') continue
    if (place.box === 'hunt') sendGroup(day, group, 'inflight')
    else group.place = { at: 'display', raid: raid.number, box: 'patrol' }
    note('THD-9.9.a', 'range-limit', { raid: raid.number, group: group.id, box: place.box })
  }
  // THD-A-27
  removeIfSpent(day, raid)
}

/** THD-9.7.a The raid is gone; its groups fly home with their faces. */
function leaveEngland(day: Day, raid: Raid): void {
  for (const group of groupsOf(day, raid)) sendGroup(day, group, 'inflight')
  removeRaid(day, raid)
  note('THD-9.7.a', 'raid-leaves', { raid: raid.number })
}

/** THD-17.1.a A chit kept with the raid goes back to its cup when it does what it was kept for: true if there is one. */
function takeKept(day: Day, raid: Raid, reminder: Exclude<Reminder, 'high-altitude'>): boolean {
  const kept = raid.kept.find(other => other.reminder === reminder)
  if (!kept) return false
  putBack(day.eventCup, takeOut(raid.kept, kept).chit)
  return true
}
