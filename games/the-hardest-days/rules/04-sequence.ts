// biome-ignore-all lint/correctness/useYield: a step that asks for nothing is a procedure all the same
import { cupSize, type Procedure, putBack, type Step } from '@tallyho/engine'
import type { Day, Group } from '../state.ts'
import { draw, note } from '../vocabulary.ts'
import {
  AIRBASE,
  END_OF_DAY,
  isFighter,
  LANDING,
  LAST_SEGMENT,
  luftflotteOf,
  MOST_RAIDS,
  READY,
  REARM,
  readyFighters,
} from './02-terms/terms.ts'

/** THD-4.I.1.a Chits are drawn one at a time: raids form up over France until a Time chit comes. */
export function* drawRegions(day: Day): Procedure<Step> {
  day.action = 0
  day.patrols = 0
  let isFirst = true
  // THD-4.I.1.f The third raid ends the draw; THD-A-07 so does an empty cup.
  while (day.forming.length < MOST_RAIDS && cupSize(day.regionCup) > 0) {
    const chit = yield* draw('region', day.regionCup)
    if (chit === 'time') {
      endDraw(day, isFirst)
      break
    }
    isFirst = false
    const luftflotte = luftflotteOf(chit)
    const ready = readyFighters(day, luftflotte)
    if (ready < 2) {
      // THD-4.I.1.d A Luftflotte without two ready fighter groups raises no raid.
      day.setAside.push(chit)
      note('THD-4.I.1.d', 'region-set-aside', { region: chit, luftflotte, ready })
    } else {
      // THD-4.I.1.c THD-4.I.1.g One chit, one raid; a region may have several.
      day.forming.push(chit)
      note('THD-4.I.1.c', 'region-drawn', { region: chit })
    }
  }
  if (day.forming.length > 0) return 'patrol'
  // THD-A-06 Chits were drawn, but all of them set aside.
  note(day.setAside.length > 0 ? 'THD-A-06' : 'THD-4.I.1.b', 'no-raids')
  return 'german-recovery'
}

function endDraw(day: Day, isFirst: boolean): void {
  if (isFirst) {
    // THD-4.I.1.b A Time chit drawn first stays out of the cup for good.
    day.timeOut++
    note('THD-4.I.1.b', 'time-first', { left: day.regionCup.time })
  } else {
    // THD-4.I.1.e THD-A-06 A later one waits on the clock, even if every region chit was set aside.
    day.timeOnClock = true
    note('THD-4.I.1.e', 'time-on-clock')
  }
}

// ---- THD-4.1.e The Airfield Operations Phase: nothing here is decided or rolled for

/** THD-4.III.1.a Every group in the Inflight Box leaves it (THD-2.12.a). */
export function* recoverGroups(day: Day): Procedure<Step> {
  for (const group of day.groups) if (group.place.at === 'inflight') recoverGroup(day, group)
  return 'time-advance'
}

/** THD-15.2.e This schedule alone keeps a fighter group to three raids a day. */
function recoverGroup(day: Day, group: Group): void {
  // THD-15.2.b THD-15.2.c Three clock spaces for a full fighter group, four for a reduced one.
  const back = day.segment + (group.reduced ? 4 : 3)
  const again = isFighter(group) && back <= LAST_SEGMENT
  // THD-15.2.a THD-15.2.d Bombers, and fighters too late to fly again, are spent for the day.
  group.reduced = !again
  group.place = again ? { at: 'clock', segment: back } : AIRBASE
  note(again ? 'THD-15.2.b' : 'THD-15.2.a', 'group-recovers', {
    group: group.id,
    segment: again ? back : undefined,
  })
}

/** THD-4.III.2.a The clock moves on, THD-4.III.2.c and at End of Day the game is over. */
export function* advanceClock(day: Day): Procedure<Step | undefined> {
  day.segment += 1
  // THD-4.III.2.b THD-A-05 Chits set aside and the Time chit on the clock go back; one that came first stays out.
  for (const region of day.setAside) putBack(day.regionCup, region)
  day.setAside = []
  if (day.timeOnClock) putBack(day.regionCup, 'time')
  day.timeOnClock = false
  note('THD-4.III.2.a', 'time-advance', { segment: day.segment })
  return day.segment >= END_OF_DAY ? undefined : 'fighter-turnaround'
}

/** THD-4.III.3.a Fighter groups whose time has come are ready again. */
export function* fighterTurnaround(day: Day): Procedure<Step> {
  for (const group of day.groups) {
    if (group.place.at !== 'clock' || group.place.segment !== day.segment) continue
    group.place = AIRBASE
    group.reduced = false
    note('THD-4.III.3.a', 'group-ready', { group: group.id })
  }
  return 'squadron-turnaround'
}

/** THD-4.III.4 Each squadron goes one stage on; looked at one by one, none can go two. */
export function* squadronTurnaround(day: Day): Procedure<Step> {
  for (const squadron of day.squadrons) {
    const { at } = squadron.place
    // THD-4.III.4.a
    if (at === 'rearm') squadron.place = READY
    // THD-4.III.4.b THD-4.III.4.c THD-5.3.b
    else if (at === 'landing' || at === 'airborne') squadron.place = REARM
    else if (at === 'inflight') {
      // THD-4.III.4.d THD-4.III.4.e Green pilots who come home are green no more.
      squadron.place = squadron.reduced ? LANDING : REARM
      squadron.reduced = false
    } else continue
    note('THD-4.III.4.a', 'squadron-turnaround', { squadron: squadron.id, from: at, to: squadron.place.at })
  }
  return 'next-segment'
}

/** THD-4.III.5.a THD-A-08 With hardly a fighter ready in either Luftflotte, this phase comes again at once. */
export function* nextSegment(day: Day): Procedure<Step> {
  const idle = readyFighters(day, 2) < 2 && readyFighters(day, 3) < 2
  return idle ? 'german-recovery' : 'raid-regions'
}
