import { atMost, exactly, forEach, some, whole, yes } from '@tallyho/forms'
import * as v from 'valibot'
import {
  COMBAT_RESULTS,
  DEPTHS,
  INTELLIGENCE,
  LETTERS,
  PRIORITIES,
  PRIORITISED,
  REPLACEMENT_TRACKS,
  RESPONSES,
  WARNINGS,
  WEATHERS,
} from './names.ts'

/** The charts and tables of the game, as they are in a pack. */

const rating = whole(-9, 19)
/** A value of the full and of the reduced side. */
export const sides = v.strictTuple([rating, rating])
export const vp = whole(-34, 34)
/** RE-2.1.i Aug 11 to Oct 1. */
export const day = whole(0, 51)
const count = whole(0, 40)
const DIE = 6

/** Value by number: the first entry whose `upTo` is not exceeded; the last holds for all beyond. */
function steps<S extends v.GenericSchema>(is: S) {
  return some(40, v.strictObject({ upTo: whole(0, 999), is }))
}

/** One of several forms; `what` says in words what was expected. */
export function oneOf<const S extends readonly v.GenericSchema[]>(what: string, ...forms: S) {
  return v.pipe(
    v.unknown(),
    v.check(input => forms.some(form => v.is(form, input)), `expected ${what}`),
    v.transform(input => input as v.InferOutput<S[number]>),
  )
}

const raidClass = v.picklist(['none', 'minor', 'major'])
const result = v.picklist(COMBAT_RESULTS)
/** For letters A, B and C. */
const three = v.strictTuple([result, result, result])
/** RE-9.2 Where to, and on which side. */
const damageCell = v.strictTuple([
  v.picklist(['stays', 'inflight', 'light-loss', 'heavy-loss']),
  v.picklist(['full', 'reduced']),
])
const damageRows = forEach(['full', 'reduced'], forEach(COMBAT_RESULTS, damageCell))
/** Squadrons do not escort. */
const damageSide = v.strictObject({
  hunt: damageRows,
  bomber: damageRows,
  escort: v.exactOptional(damageRows),
})

/** RE-6.3.a The situation in which a roll of the rendezvous check fails. */
const situation = oneOf(
  'one of gruppenAtLeast, otherRaid, clouds, depth and never',
  v.strictObject({ gruppenAtLeast: whole(1, 99) }),
  v.strictObject({ otherRaid: v.literal(true) }),
  v.strictObject({ clouds: v.literal(true) }),
  v.strictObject({ depth: v.picklist(DEPTHS) }),
  v.strictObject({ never: v.literal(true) }),
)

const response = v.strictObject({
  date: steps(whole(-9, 9)),
  type: forEach(PRIORITISED, whole(-9, 9)),
  group: forEach(['10', '11', '12'], whole(-9, 9)),
  accurateWithBombers: whole(-9, 9),
  size: steps(whole(-9, 9)),
  /** By die total. */
  priority: steps(v.picklist(RESPONSES)),
  /** Squadrons removed, by pool size. */
  removed: forEach(RESPONSES, steps(count)),
})

const tactics = v.strictObject({
  /** RE-7.3.b 1A: pools that all respond, by Gruppen in Hunt: this many or more; else 1B. */
  all: steps(count),
  /** 1B: pools that respond, by Gruppen in Hunt and Close Escort. */
  hold: steps(count),
  /** RE-7.3.c Chart 2, by Gruppen in Hunt. */
  sweep: steps(count),
  /** RE-7.3.d Chart 3, by Gruppen apart from Channel Patrol. */
  limited: steps(count),
  /** RE-7.3.e Chart 4, by class. */
  poor: forEach(['minor', 'major'], count),
})

const night = v.strictObject({
  /** RE-18.11.a By priority of cities, then of industry: the least and the most. */
  commit: forEach(PRIORITIES, forEach(PRIORITIES, v.strictTuple([count, count]))),
  /** RE-18.2.a Blenheims by date, then die. */
  patrol: some(20, v.strictObject({ from: day, byDie: exactly(DIE, whole(0, 5)) })),
  sectors: some(20, v.string()),
  /** RE-18.3.a By Blenheims (from 1), then Gruppen. */
  interception: some(5, steps(whole(0, DIE))),
  /** RE-18.5.a By die, then Gruppen: VP, and whether a Gruppe is lost. */
  bombing: exactly(DIE, steps(v.strictObject({ vp: whole(0, 20), accident: yes }))),
})

/** The tables by name; each says where it comes from. */
export const TABLES = {
  /** RE-5.1.b priority x strategic value 1, 2, 3 */
  raidPriority: forEach(PRIORITIES, v.strictTuple([raidClass, raidClass, raidClass])),
  /** RE-6.1.d Me 109s on Channel Patrol by number of bombers. */
  channelPatrol: steps(count),
  detection: v.strictObject({
    /** RE-4.II.2 From result 1 on; the last space holds for all beyond (RE-A-25). */
    track: some(
      60,
      v.strictObject({ warning: v.picklist(WARNINGS), intelligence: v.picklist(INTELLIGENCE) }),
    ),
    size: steps(whole(0, 20)),
  }),
  rendezvous: v.strictObject({
    /** By die. */
    check: exactly(DIE, situation),
    failure: exactly(
      DIE,
      v.strictObject({ letter: v.picklist(LETTERS), effect: v.picklist(['reduced', 'leave']) }),
    ),
  }),
  response,
  tactics,
  /** RE-4.I.8.b By die, for each Luftflotte's area. */
  weather: exactly(DIE, forEach(['2', '3'], v.picklist(WEATHERS))),
  /** RE-9.1.b-d */
  combat: v.strictObject({
    /** For each depletion level, the column that a number of Gruppen (from 1) falls into, from 0. */
    columns: exactly(3, exactly(16, whole(0, 39))),
    /** For each column, the highest value of each row but the last. */
    rows: some(40, some(40, whole(-99, 999))),
    /** Row by row, six lines each. */
    lines: some(40, exactly(DIE, v.strictObject({ german: three, british: three }))),
  }),
  damage: forEach(['german', 'british'], damageSide),
  bombing: v.strictObject({
    /** Highest strength of each column but the last. */
    columns: some(40, whole(1, 99)),
    /** By die, then column. */
    results: exactly(DIE, some(40, v.picklist([0, 1, 2, 'H']))),
  }),
  /** RE-2.1.p Strategy cards by VP total: from this total on, up to the next. */
  strategies: some(70, v.strictObject({ from: vp, cards: whole(0, 10) })),
  trackTop: forEach([...REPLACEMENT_TRACKS, 'pilots'], whole(0, 99)),
  /** RE-2.1.i From Sept 11 on. */
  sealion: atMost(52, v.strictObject({ day, start: vp, cancel: vp })),
  jabo: v.strictObject({ rating: sides, bombing: sides }),
  night,
}

export const tablesForm = v.strictObject(TABLES)
