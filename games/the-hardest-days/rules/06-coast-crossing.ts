import { type Outcome, type Procedure, putBack, type Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Effort, Region, TrackId } from '../pack/types.ts'
import type { Day, Raid, RaidNumber } from '../state.ts'
import { chance, d6, note } from '../vocabulary.ts'
import { takeOut } from './02-terms/terms.ts'

/** A face of the crossing die and the track it gives. */
export interface CrossingFace extends Outcome {
  readonly track: TrackId
}

const FACES = [1, 2, 3, 4, 5, 6] as const
const NUMBERS = [1, 2, 3] as const

/** THD-6.1.a Each raid forming up gets its coast track and its effort. */
export function* crossCoast(day: Day): Procedure<Step> {
  for (const region of [...day.forming]) yield* crossOne(day, region)
  return 'detection'
}

/** Crossing and effort of one raid whose region chit lies off the coast. */
export function* crossOne(day: Day, region: Region): Procedure<Raid> {
  const number = unusedNumber(day)
  const track = yield* rollTrack(day, number, region)
  const die = yield* d6('effort', [`raid:${number}`], packOf(day).scenario(day.scenario).minorUpTo)
  const raid: Raid = {
    number,
    region,
    track,
    effort: effortFor(day, die),
    // THD-6.2.b THD-7.4.a Far out: space 3, or 2 on the short track.
    place: { on: 'track', space: packOf(day).track(track).length },
    deployed: false,
    altitude: 'MED',
    recovering: false,
    bombed: false,
    intercepted: false,
    kept: [],
  }
  day.raids.push(raid)
  takeOut(day.forming, region)
  putBack(day.regionCup, region)
  note('THD-6.5.a', 'effort', { raid: number, track, die, effort: raid.effort })
  return raid
}

/** THD-6.5.a THD-6.5.b THD-2.26.a */
export function effortFor(day: Day, die: number): Effort {
  return die <= packOf(day).scenario(day.scenario).minorUpTo ? 'minor' : 'major'
}

/** THD-6.3.a Which marker is taken has no effect: the lowest one that is free. */
function unusedNumber(day: Day): RaidNumber {
  const free = NUMBERS.find(number => !day.raids.some(raid => raid.number === number))
  if (free === undefined) throw new Error('All three raid markers are in use')
  return free
}

/** THD-6.2.a The table gives a track of the region. */
function* rollTrack(day: Day, raid: RaidNumber, region: Region): Procedure<TrackId> {
  const { id, track } = yield* chance('crossing', crossingFaces(day, region), [`raid:${raid}`])
  note('THD-6.2.a', 'crossing', { raid, region, die: Number(id), track })
  return track
}

/**
 * THD-6.4.a A face that gives an occupied track is rolled again until another comes: it cannot come up. THD-A-09 One is always left: each
 * row of the table has all three letters, and two other raids at most are about.
 */
export function crossingFaces(day: Day, region: Region): readonly CrossingFace[] {
  const { crossingTrack } = packOf(day)
  return FACES.flatMap(face => {
    const track = crossingTrack(day.scenario, region, face)
    return isOccupied(day, track) ? [] : [{ id: String(face), weight: 1, track }]
  })
}

/** THD-A-10 Only by a marker that is still on it. */
function isOccupied(day: Day, track: TrackId): boolean {
  return day.raids.some(raid => raid.track === track && raid.place.on === 'track')
}
