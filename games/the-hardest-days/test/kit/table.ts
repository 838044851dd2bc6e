import { type Line, rolls, takes } from '@tallyho/engine/script'
import { standard } from '../../pack/index.ts'
import type {
  Altitude,
  EventChitId,
  GroupId,
  Letter,
  Region,
  ScenarioId,
  Section,
  SpaceId,
  SquadronId,
  TargetEvent,
  TrackId,
  Weather,
} from '../../pack/types.ts'
import { begin } from '../../rules/03-set-up.ts'
import type { Day, Group, Raid, Squadron } from '../../state.ts'
import { said } from '../../text.ts'
import { PROOF_PACK } from './charts.ts'

/** Builders for a board as a test needs it. */

export {
  factsOf,
  ids,
  type Line,
  type Played,
  pauseAfter,
  rolls,
  script,
  takes,
} from '@tallyho/engine/script'

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

export function airborne(day: Day, id: SquadronId, space: SpaceId, altitude: Altitude): Squadron {
  const one = squadron(day, id)
  one.place = { at: 'airborne', space, altitude }
  return one
}

/** Puts squadrons into a raid's display: `box/section`. */
export function squadronsInDisplay(
  day: Day,
  raid: Raid,
  box: `${'hunt' | 'bomber'}/${Section}`,
  ids: readonly SquadronId[],
): Squadron[] {
  return ids.map(id => {
    const one = squadron(day, id)
    const [name, section] = box.split('/') as ['hunt' | 'bomber', Section]
    one.place = { at: 'display', raid: raid.number, box: name, section }
    return one
  })
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

/** Puts groups into a raid's display: `box/section`, or `patrol`. */
export function inDisplay(
  day: Day,
  raid: Raid,
  box: `${'hunt' | 'bomber' | 'escort'}/${Section}` | 'patrol',
  ids: readonly GroupId[],
): Group[] {
  return ids.map(id => {
    const one = group(day, id)
    const [name, section] = box.split('/') as ['hunt' | 'bomber' | 'escort', Section]
    one.place =
      box === 'patrol'
        ? { at: 'display', raid: raid.number, box }
        : { at: 'display', raid: raid.number, box: name, section }
    return one
  })
}

/** Lays groups and squadrons into a raid's display: `{ 'hunt/left': 'I/JG3 54' }`. */
export function lay(
  day: Day,
  raid: Raid,
  boxes: Partial<Record<`${'hunt' | 'bomber' | 'escort'}/${Section}` | 'patrol', string>>,
): void {
  const [number, at] = [raid.number, 'display'] as const
  for (const [name, ids] of Object.entries(boxes))
    for (const id of list(ids)) {
      const [box, section] = name.split('/') as ['hunt' | 'bomber', Section]
      const unit = day.squadrons.find(one => one.id === id) ?? group(day, id)
      unit.place = name === 'patrol' ? { at, raid: number, box: name } : { at, raid: number, box, section }
    }
}

/** Where a unit is, in one word: `hunt/left`, `patrol`, `6/11c/HIGH`, `inflight`. */
export function whereIs({ place }: Group | Squadron): string {
  if (place.at === 'airborne') return `${place.space}/${place.altitude}`
  if (place.at === 'clock') return `clock ${place.segment}`
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

// ---- scripts

/**
 * A script as it would be written down: `pair 54>I/JG51; fight 4 2; join done`. A question or roll and its answer each;
 * `fight` is both dice of one fight, the group's first.
 */
export function lines(text: string): Line[] {
  return text.split(/[;\n]/).flatMap(part => {
    const line = part.trim()
    if (line === '') return []
    const at = line.indexOf(' ')
    const [key, take] = [line.slice(0, at), line.slice(at + 1)]
    if (key !== 'fight') return [key in said.rolls ? rolls(key, take) : takes(key, take)]
    const [group = '', squadron = ''] = take.split(' ')
    return dice(Number(group), Number(squadron))
  })
}

/** Both dice of one fight. */
export function dice(group: number, squadron: number): Line[] {
  return [rolls('combat.group', group), rolls('combat.squadron', squadron)]
}

/** `54 74 92` as a list of ids. */
export function list(ids: string): string[] {
  return ids.trim().split(/\s+/)
}
