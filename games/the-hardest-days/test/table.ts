import type { Answer, Facts, Note, Option, Pause, Procedure } from '@tallyho/engine'
import { handPen } from '@tallyho/engine/note'
import { standard } from '../pack/index.ts'
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
} from '../pack/types.ts'
import { begin } from '../rules/set-up.ts'
import type { Day, Group, Raid, Squadron } from '../state.ts'
import { PROOF_PACK } from './charts.ts'

/** Builders for a board as a test needs it, and a script that answers a procedure's pauses by name. */

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

export function rolls(what: string, take: string | number): Line {
  return { what, take }
}

export function takes(ask: string, take: string): Line {
  return { ask, take }
}

/** Both dice of one fight. */
export function dice(group: number, squadron: number): Line[] {
  return [rolls('combat.group', group), rolls('combat.squadron', squadron)]
}

/** The facts of every note of one kind. */
export function factsOf({ notes }: { readonly notes: readonly Note[] }, what: string): Facts[] {
  return notes.filter(one => one.what === what).map(({ facts }) => facts)
}

/** The answer to one pause: what was asked or rolled for, and the option or outcome that it gets. */
export type Line =
  | { readonly ask: string; readonly take: string }
  | { readonly what: string; readonly take: string | number }

export interface Played<T> {
  readonly value: T
  readonly pauses: readonly Pause[]
  readonly notes: readonly Note[]
}

/**
 * Drives a procedure to its end. Every pause must be the one the script names next, every answer legal, and no line
 * may be left over. Pauses named in `whatever` do not matter to the test: unless the next line is for them, they get
 * their first answer.
 */
export function script<T>(
  procedure: Procedure<T>,
  lines: readonly Line[] = [],
  whatever: readonly string[] = [],
): Played<T> {
  const { turn, pauses, notes } = play(procedure, lines, whatever)
  if (!turn.done) throw new Error(`The script is used up, but ${said(turn.value)} is still to be answered`)
  return { value: turn.value, pauses, notes }
}

/** Drives a procedure through the script to the pause that follows, and returns that pause. */
export function pauseAfter<T>(
  procedure: Procedure<T>,
  lines: readonly Line[] = [],
  whatever: readonly string[] = [],
): Pause {
  const { turn } = play(procedure, lines, whatever)
  if (turn.done) throw new Error('The procedure is over: nothing more is asked')
  return turn.value
}

/** The ids that a pause offers. */
export function ids(pause: Pause): string[] {
  if (pause.kind === 'together') throw new Error('This game has no secret choices')
  return optionsOf(pause).map(({ id }) => id)
}

function play<T>(procedure: Procedure<T>, lines: readonly Line[], whatever: readonly string[]) {
  const pauses: Pause[] = []
  const notes: Note[] = []
  const rest = [...lines]
  const pen = handPen(one => notes.push(one))
  try {
    let turn = procedure.next(undefined as never)
    while (!turn.done) {
      const pause = turn.value
      let answer: Answer = 0
      if (!(isAny(pause, whatever) && !isFor(pause, rest[0]))) {
        const line = rest.shift()
        if (line === undefined) break
        answer = answerOf(pause, line)
      }
      pauses.push(pause)
      turn = procedure.next(answer)
    }
    if (rest.length > 0) throw new Error(`The script was not used up: ${JSON.stringify(rest)} left`)
    return { turn, pauses, notes }
  } finally {
    handPen(pen)
  }
}

function isAny(pause: Pause, names: readonly string[]): boolean {
  return pause.kind !== 'together' && names.includes(pause.kind === 'choice' ? pause.ask : pause.what)
}

function isFor(pause: Pause, line: Line | undefined): boolean {
  if (line === undefined) return false
  return 'ask' in line
    ? pause.kind === 'choice' && pause.ask === line.ask
    : pause.kind === 'chance' && pause.what === line.what
}

function answerOf(pause: Pause, line: Line): number {
  if (!isFor(pause, line))
    throw new Error(`The script has ${JSON.stringify(line)}, but the rules stop for ${said(pause)}`)
  const index = ids(pause).indexOf(String(line.take))
  if (index < 0) throw new Error(`${line.take} is no answer to ${said(pause)}`)
  return index
}

function optionsOf(pause: Pause): readonly Option[] {
  if (pause.kind === 'choice') return pause.options
  return pause.kind === 'chance' ? pause.outcomes : []
}

function said(pause: Pause): string {
  if (pause.kind === 'together') return 'a secret choice'
  const name = pause.kind === 'choice' ? pause.ask : pause.what
  return `'${name}' (${ids(pause).join(', ')})`
}
