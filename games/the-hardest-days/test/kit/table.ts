import { expect } from 'vitest'
import { standard } from '../../pack/index.ts'
import type {
  EventChitId,
  GroupId,
  Letter,
  Region,
  ScenarioId,
  SpaceId,
  SquadronId,
  TargetEvent,
  TrackId,
  Weather,
} from '../../pack/types.ts'
import { begin } from '../../rules/03-set-up.ts'
import type { Day, Group, Raid, RaidNumber, Squadron } from '../../state.ts'
import { PROOF_PACK } from './charts.ts'

/** Builders for a board as a test needs it. */

export function aDay(with_: Partial<Day> = {}): Day {
  const scenario: ScenarioId = with_.scenario ?? '1940-08-13'
  return { ...begin({ scenario, pack: PROOF_PACK, options: {} }), ...with_ }
}

export function sameWeather(weather: Weather): Record<Region, Weather> {
  return { 'lf2-east': weather, 'lf2-south': weather, lf3: weather }
}

// ---- squadrons

export function squadron(day: Day, id: SquadronId): Squadron {
  return known(
    day.squadrons.find(one => one.id === id),
    `squadron ${id}`,
  )
}

// ---- groups

export function group(day: Day, id: GroupId): Group {
  return known(
    day.groups.find(one => one.id === id),
    `group ${id}`,
  )
}

/** Leaves only these groups ready in the airbases. */
export function onlyReady(day: Day, ids: readonly GroupId[]): void {
  for (const one of day.groups) one.reduced = !ids.includes(one.id)
  for (const id of ids) group(day, id)
}

/** Groups of one kind, in the order of the pack. */
export function groupsLike(
  day: Day,
  kind: Partial<Pick<Group, 'type' | 'luftflotte' | 'letter' | 'elite'>>,
): Group[] {
  const wanted = Object.entries(kind)
  return day.groups.filter(one => wanted.every(([key, value]) => one[key as keyof typeof kind] === value))
}

// ---- raids

/** A raid marker on its track or, with `space`, over England. */
export function aRaid(day: Day, with_: Partial<Raid> & { readonly space?: SpaceId } = {}): Raid {
  const { space, ...rest } = with_
  const track: TrackId = rest.track ?? 'lf2-south-B'
  const raid: Raid = {
    number: ([1, 2, 3] as const).find(number => day.raids.every(other => other.number !== number)) ?? 1,
    region: track.slice(0, -2) as Region,
    track,
    effort: 'major',
    place:
      space === undefined ? { on: 'track', space: track === 'lf2-east-C' ? 2 : 3 } : { on: 'map', space },
    deployed: false,
    altitude: 'MED',
    recovering: false,
    bombed: false,
    intercepted: false,
    kept: [],
    ...rest,
  }
  day.raids.push(raid)
  return raid
}

/** A day with one raid, what lies in its display and who else is where. */
export function dayWith(
  raid: Parameters<typeof aRaid>[1] = {},
  display = '',
  with_: Partial<Day> = {},
): { day: Day; raid: Raid } {
  const day = aDay(with_)
  const marker = aRaid(day, raid)
  put(day, display, marker)
  return { day, raid: marker }
}

// ---- places

/**
 * Puts units where these words say: `hunt/left I/JG3 54, patrol I/JG26, 7/11a/MED 610-, rearm 32, clock/3 I/JG2`. Displays
 * are those of raid 1 unless another is named. A minus behind a unit turns it to its reduced side.
 */
export function put(day: Day, places: string, { number }: Pick<Raid, 'number'> = { number: 1 }): void {
  for (const [place, id, reduced] of placed(places))
    Object.assign(unit(day, id), { place: placeNamed(place, number), ...(reduced && { reduced }) })
}

function placeNamed(name: string, raid: RaidNumber): object {
  const at = name.lastIndexOf('/')
  const [first, last] = [name.slice(0, at), name.slice(at + 1)]
  if (name === 'patrol') return { at: 'display', raid, box: name }
  if (at < 0) return { at: name }
  if (first === 'clock') return { at: first, segment: Number(last) }
  if (/[A-Z]$/.test(last)) return { at: 'airborne', space: first, altitude: last }
  return { at: 'display', raid, box: first, section: last }
}

/** Units are where these words say, on the side that they say: `hunt/left I/JG3 54-, 6/11c/HIGH 610`. */
export function expectAt(day: Day, places: string): void {
  const wanted = placed(places)
  const found = wanted.map(([, id]) => [whereIs(unit(day, id)), id, unit(day, id).reduced])
  expect(found).toEqual(wanted)
}

function placed(words: string): [place: string, id: string, reduced: boolean][] {
  return words.split(', ').flatMap(part => {
    const [place = '', ...ids] = list(part)
    return ids.map((id): [string, string, boolean] => [place, id.replace('-', ''), id.endsWith('-')])
  })
}

/** Turns squadrons and groups to their reduced sides. */
export function reduce(day: Day, ids: string): void {
  for (const id of list(ids)) unit(day, id).reduced = true
}

function unit(day: Day, id: string): Group | Squadron {
  return day.squadrons.find(one => one.id === id) ?? group(day, id)
}

/** Where a unit is, in one word: `hunt/left`, `patrol`, `6/11c/HIGH`, `inflight`. */
export function whereIs({ place }: Group | Squadron): string {
  if (place.at === 'airborne') return `${place.space}/${place.altitude}`
  if (place.at === 'clock') return `clock/${place.segment}`
  if (place.at !== 'display') return place.at
  return place.box === 'patrol' ? place.box : `${place.box}/${place.section}`
}

function known<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`There is no ${what} in this test`)
  return thing
}

// ---- chits

/** The first chit whose target side is this event. */
export function targetChit(event: TargetEvent, letter?: Letter): EventChitId {
  return known(
    standard.eventChits.find(({ target }) => target.event === event && target.letter === letter),
    `chit for ${event}`,
  ).id
}

/** `54 74 92` as a list of ids. */
export function list(ids: string): string[] {
  return ids.match(/\S+/g) ?? []
}
