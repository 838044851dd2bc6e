import type { Procedure, Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { TrackId, Warning, Weather } from '../pack/types.ts'
import type { Day, Raid } from '../state.ts'
import { d6, note } from '../vocabulary.ts'
import { inRaidOrder, nextWhileRaids, spaceOf, targetSpaceOf } from './02-terms/terms.ts'
import { deploy, drawSize } from './08-deployment/deployment.ts'
import { moveOn, turnBackMe109s } from './09-raid-movement.ts'
import { bomb, chooseTarget } from './14-bombing/bombing.ts'
import { undetectedRaid } from './17-events/approach-events.ts'

/** THD-7.2.a THD-7.2.b THD-7.2.c Track spaces a raid gains before it is met; undefined: it is over England. */
const ADVANCE: Readonly<Record<Warning, number | undefined>> = {
  'very-early': 0,
  early: 1,
  sufficient: 2,
  late: undefined,
  none: undefined,
}

export interface DetectionModifier {
  readonly why: `net-${number}` | Weather | 'major'
  readonly by: number
}

/** THD-7.1.a Every new raid is detected on its own, in the order of THD-8.16.a (THD-A-11). */
export function* detectRaids(day: Day): Procedure<Step> {
  for (;;) {
    // Asked anew each time: an event can add a raid, or show one to be a decoy.
    const [raid] = inRaidOrder(
      day,
      day.raids.filter(({ warning }) => warning === undefined),
    )
    if (raid === undefined) break
    yield* detect(day, raid)
  }
  // THD-8.8.a All of them false.
  return nextWhileRaids(day, 'interception')
}

/** THD-7.1.a One raid: what Fighter Command knows of it, and how far it comes meanwhile. */
export function* detect(day: Day, raid: Raid): Procedure {
  yield* rollDetection(day, raid)
  const arrives = advance(day, raid)
  let undetected = false
  if (arrives || raid.intelligence === 'accurate') {
    // THD-7.2.d THD-7.3.a THD-A-13
    undetected = yield* deploy(day, raid)
    // THD-A-64 Its first English space may be out of their reach.
    if (day.raids.includes(raid)) turnBackMe109s(day, raid)
  } else if (raid.intelligence === 'limited') {
    // THD-7.3.b; poor intelligence reveals nothing (THD-7.3.c).
    yield* drawSize(day, raid)
  }
  if (arrives && day.raids.includes(raid) && strikesUnseen(day, raid)) yield* strikeUnseen(day, raid)
  // THD-A-20 A raid that slipped through is detected after this one, before the others.
  if (undetected) yield* undetectedRaid(day, raid)
}

function* rollDetection(day: Day, raid: Raid): Procedure {
  const { track, detection, nets, pack } = packOf(day)
  const modifiers: DetectionModifier[] = []
  for (const net of track(raid.track).nets) {
    const radar = nets.get(net)
    // THD-7.1.b A damaged net sees nothing.
    if (radar !== undefined && !day.damaged.includes(radar))
      modifiers.push({ why: `net-${net}`, by: pack.detection.perNet })
  }
  // THD-7.1.c
  const weather = day.weather[raid.region]
  modifiers.push({ why: weather, by: pack.detection.weather[weather] })
  // THD-7.1.d
  if (raid.effort === 'major') modifiers.push({ why: 'major', by: pack.detection.major })
  const halved = isHeadquartersDamaged(day)
  let modifier = 0
  for (const { by } of modifiers) modifier += by
  // THD-7.1.e THD-A-12 Once, however many are hit.
  if (halved) modifier = Math.ceil(modifier / 2)
  const die = yield* d6('detection', [`raid:${raid.number}`], modifier)
  const total = die + modifier
  const row = detection(total)
  const { warning, intelligence } = row
  raid.warning = warning
  raid.intelligence = intelligence
  note('THD-7.1.a', 'detection', {
    raid: raid.number,
    track: raid.track,
    die,
    modifiers,
    halved,
    total,
    row: pack.detection.rows.indexOf(row),
    warning,
    intelligence,
  })
}

function isHeadquartersDamaged(day: Day): boolean {
  return day.damaged.some(id => packOf(day).target(id).type === 'headquarters')
}

/** THD-7.2.d THD-7.4.b Seen so late that it is over England; two spaces on are off the end of the short track. */
export function isOverEngland(day: Day, track: TrackId, warning: Warning): boolean {
  const spaces = ADVANCE[warning]
  return spaces === undefined || spaces >= packOf(day).track(track).length
}

/** THD-7.2.a to THD-7.2.d The marker comes on as far as the warning lets it. True if it is over England already. */
function advance(day: Day, raid: Raid): boolean {
  const { length, entry } = packOf(day).track(raid.track)
  if (raid.warning !== undefined && !isOverEngland(day, raid.track, raid.warning)) {
    const spaces = ADVANCE[raid.warning] ?? 0
    if (spaces > 0) {
      raid.place = { on: 'track', space: length - spaces }
      const rule = spaces === 1 ? 'THD-7.2.b' : 'THD-7.2.c'
      note(rule, 'raid-advances', { raid: raid.number, track: raid.track, space: length - spaces })
    }
    return false
  }
  raid.place = { on: 'map', space: entry }
  const unseen = strikesUnseen(day, raid) || undefined
  const { name } = packOf(day).space(entry)
  note('THD-7.2.d', 'raid-arrives', { raid: raid.number, space: entry, name, warning: raid.warning, unseen })
  return true
}

/** THD-7.4.a THD-7.4.c Over England by the track that is one space shorter than the others, and seen too late. */
function strikesUnseen(day: Day, raid: Raid): boolean {
  return packOf(day).track(raid.track).length === 2 && raid.warning !== 'sufficient'
}

/** THD-7.4.c THD-7.4.f By the short way and seen too late, it acts over England before anybody can meet it. */
function* strikeUnseen(day: Day, raid: Raid): Procedure {
  yield* chooseTarget(day, raid)
  if (targetSpaceOf(day, raid) !== spaceOf(raid)) {
    // THD-7.4.e THD-A-14
    yield* moveOn(day, raid)
    return
  }
  // THD-7.4.d
  yield* bomb(day, raid)
  if (!day.raids.includes(raid)) return
  raid.recovering = true
  note('THD-7.4.d', 'recover', { raid: raid.number })
}
