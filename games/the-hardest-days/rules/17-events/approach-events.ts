import { foremost, type Option, type Procedure, putBack } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import {
  type ApproachEvent,
  type EventChitId,
  type GroupId,
  type Letter,
  REGIONS,
  SECTIONS,
} from '../../pack/types.ts'
import type { Day, Group, Raid, Squadron } from '../../state.ts'
import { chance, choose, draw, note } from '../../vocabulary.ts'
import { chooseSquadron } from '../02-terms/choices.ts'
import {
  escortsStrafe,
  groupOf,
  groupsIn,
  groupsOf,
  isAirborne,
  isFighter,
  MOST_RAIDS,
  RAF,
  removeIfSpent,
  sendGroup,
  sendSquadron,
} from '../02-terms/terms.ts'
import { crossOne } from '../06-coast-crossing.ts'
import { detect } from '../07-detection.ts'

export interface TacticsOption extends Option {
  readonly group: GroupId
  readonly by: -2 | 2
}

/** One event: the line behind it, and whether it finds anything to act on. */
interface EventRule {
  readonly rule: string
  applies(day: Day, raid: Raid, letter: Letter | undefined): boolean
  /** What the note of the event itself tells. */
  change?(day: Day, raid: Raid, chit: EventChitId): void
  /** What notes of their own tell, with a choice or without. */
  happen?(day: Day, raid: Raid, letter: Letter | undefined, chit: EventChitId): Procedure | undefined
}

const EVENTS: Readonly<Record<ApproachEvent, EventRule>> = {
  'break-formation': {
    rule: 'THD-17.2.a',
    applies: (day, raid, letter) => scattered(day, raid, letter).length > 0,
    happen(day, raid, letter) {
      reduce(raid, scattered(day, raid, letter), 'THD-17.2.a')
    },
  },
  'form-up-failure': {
    rule: 'THD-17.3.a',
    // THD-17.3.a THD-A-31 Only a force of eight or more, in whatever boxes.
    applies: (day, raid, letter) => groupsOf(day, raid).length >= 8 && strayed(day, raid, letter).length > 0,
    happen(day, raid, letter) {
      failToFormUp(day, raid, letter)
    },
  },
  'high-altitude': {
    rule: 'THD-17.4.a',
    applies: (day, raid) => groupsOf(day, raid).every(({ type }) => type === 'Me109'),
    change(day, raid, chit) {
      raid.altitude = 'HIGH'
      // THD-17.4.c THD-8.14.c
      keep(day, raid, chit, 'high-altitude')
    },
  },
  'hunter-tactics': {
    rule: 'THD-17.5.a',
    applies: hasHunters,
    happen: (day, raid, _letter, chit) => giveTactics(day, raid, chit, -2),
  },
  'hunter-tactics-before-0824': {
    rule: 'THD-17.6.a',
    applies: (day, raid) => day.scenario < '1940-08-24' && hasHunters(day, raid),
    happen: (day, raid, _letter, chit) => giveTactics(day, raid, chit, -2),
  },
  'low-altitude': {
    rule: 'THD-17.7.a',
    // THD-A-30 Exactly one bomber group.
    applies: (day, raid) => groupsOf(day, raid).filter(group => !isFighter(group)).length === 1,
    change(day, raid, chit) {
      raid.altitude = 'LOW'
      // THD-17.7.b THD-8.14.c A reminder only while the marker has no altitude box to lie in.
      if (raid.place.on === 'track') keep(day, raid, chit, 'low-altitude')
    },
  },
  'raid-in-clouds': {
    rule: 'THD-17.8.a',
    // THD-A-32 The weather of the region it came by.
    applies: (day, raid, letter) =>
      day.weather[raid.region] !== 'clear' && lost(day, raid, letter).length > 0,
    happen(day, raid, letter) {
      reduce(raid, lost(day, raid, letter), 'THD-17.8.a')
    },
  },
  'squadron-tactics-after-0816': {
    rule: 'THD-17.9.a',
    applies: (day, raid) => day.scenario > '1940-08-16' && hasHunters(day, raid),
    happen: (day, raid, _letter, chit) => giveTactics(day, raid, chit, 2),
  },
  'squadron-tactics': {
    rule: 'THD-17.10.a',
    applies: hasHunters,
    happen: (day, raid, _letter, chit) => giveTactics(day, raid, chit, 2),
  },
  // THD-A-18 The new raid waits until this one is done: approachEvent tells its caller.
  'undetected-raid': { rule: 'THD-17.11.a', applies: canSlipThrough },
  'vectored-away': {
    rule: 'THD-17.12.a',
    applies: (day, _raid, letter) => eligibleSquadrons(day, letter).length > 0,
    happen: vectorAway,
  },
}

/** THD-8.14.a Draws and applies the approach side of a chit: true if an Undetected Raid follows (THD-A-18). */
export function* approachEvent(day: Day, raid: Raid): Procedure<boolean> {
  const chit = yield* draw('event.approach', day.eventCup, [`raid:${raid.number}`])
  // THD-17.1.a Back into the cup at once; an event that keeps its chit takes it out again.
  putBack(day.eventCup, chit)
  const { event, letter } = packOf(day).eventChit(chit).approach
  const { rule, applies: isMet, change, happen } = EVENTS[event]
  const applies = isMet(day, raid, letter)
  if (applies) change?.(day, raid, chit)
  note(rule, 'event', { raid: raid.number, chit, side: 'approach', event, letter, applies })
  const choice = applies ? happen?.(day, raid, letter, chit) : undefined
  if (choice) yield* choice
  return applies && event === 'undetected-raid'
}

/** THD-17.11.a THD-17.22.a A raid that nobody saw forming up: it crosses the coast and is detected at once. */
export function* undetectedRaid(day: Day, raid: Raid): Procedure {
  if (!canSlipThrough(day)) return
  // THD-A-17 Time chits that come up are skipped and go back, so only region chits can be the one.
  const { id: region } = yield* chance('undetected.region', regionsInCup(day))
  day.regionCup[region] -= 1
  day.forming.push(region)
  note('THD-17.11.a', 'undetected-raid', { raid: raid.number, region })
  yield* detect(day, yield* crossOne(day, region))
}

export function canSlipThrough(day: Day): boolean {
  return day.raids.length < MOST_RAIDS && regionsInCup(day).length > 0
}

function regionsInCup(day: Day) {
  return REGIONS.map(id => ({ id, weight: day.regionCup[id] })).filter(({ weight }) => weight > 0)
}

function keep(day: Day, raid: Raid, chit: EventChitId, reminder: 'high-altitude' | 'low-altitude'): void {
  day.eventCup[chit] = 0
  raid.kept.push({ chit, reminder })
}

/** THD-17.2.a Full bomber groups of the letter. */
function scattered(day: Day, raid: Raid, letter: Letter | undefined): Group[] {
  return lost(day, raid, letter).filter(group => !isFighter(group))
}

/** THD-17.8.a Full groups of the letter, in whatever box. */
function lost(day: Day, raid: Raid, letter: Letter | undefined): Group[] {
  return groupsOf(day, raid).filter(group => group.letter === letter && !group.reduced)
}

function reduce(raid: Raid, groups: readonly Group[], rule: string): void {
  for (const group of groups) {
    group.reduced = true
    note(rule, 'group-reduced', { raid: raid.number, group: group.id })
  }
}

/** THD-17.3.b Bombers, strafers and close escorts of the letter. */
function strayed(day: Day, raid: Raid, letter: Letter | undefined): Group[] {
  return groupsOf(day, raid).filter(
    group =>
      group.letter === letter &&
      group.place.at === 'display' &&
      (group.place.box === 'bomber' || group.place.box === 'escort'),
  )
}

function failToFormUp(day: Day, raid: Raid, letter: Letter | undefined): void {
  const manned = SECTIONS.filter(section => groupsIn(day, raid, 'bomber', section).length > 0)
  for (const group of strayed(day, raid, letter)) {
    sendGroup(day, group, 'inflight')
    note('THD-17.3.b', 'group-leaves', { raid: raid.number, group: group.id })
  }
  // THD-17.3.c
  for (const section of manned)
    if (groupsIn(day, raid, 'bomber', section).length === 0)
      escortsStrafe(day, raid, 'THD-17.3.c', { section })
  // THD-A-27
  removeIfSpent(day, raid)
}

function hasHunters(day: Day, raid: Raid): boolean {
  return groupsIn(day, raid, 'hunt').length > 0
}

/** THD-17.5.a THD-17.10.a THD-A-29 The player says which hunter carries the chit into its first combat. */
function* giveTactics(day: Day, raid: Raid, chit: EventChitId, by: -2 | 2): Procedure {
  const options = groupsIn(day, raid, 'hunt').map(
    ({ id }): TacticsOption => ({ id, on: [`group:${id}`], group: id, by }),
  )
  const { group: id } = yield* choose(RAF, 'tactics', options, [`raid:${raid.number}`])
  groupOf(day, id).tactics = { chit, by }
  day.eventCup[chit] = 0
  note(by < 0 ? 'THD-17.5.a' : 'THD-17.10.a', 'tactics', { raid: raid.number, group: id, by })
}

function eligibleSquadrons(day: Day, letter: Letter | undefined): Squadron[] {
  return day.squadrons.filter(
    squadron => isAirborne(squadron) && !squadron.reduced && squadron.letter === letter,
  )
}

/** THD-17.12.a THD-A-33 The nearest one is sent after nothing, counted from where the raid is or will cross. */
function* vectorAway(day: Day, raid: Raid, letter: Letter | undefined): Procedure {
  const { distance, track } = packOf(day)
  const from = raid.place.on === 'map' ? raid.place.space : track(raid.track).entry
  const distanceOf = ({ place }: Squadron) => (place.at === 'airborne' ? distance(from, place.space) : 0)
  const nearest = foremost(eligibleSquadrons(day, letter), distanceOf)
  const squadron = yield* chooseSquadron('vectored-away', nearest, [`raid:${raid.number}`])
  sendSquadron(squadron, 'inflight')
  note('THD-17.12.a', 'vectored-away', { raid: raid.number, squadron: squadron.id })
}
