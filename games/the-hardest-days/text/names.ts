import { capital, counted, idIn, listed, type Ref, refNames, type Said, signed } from '@tallyho/engine'
import { EVENT_WORDS, type EventKind } from '../pack/event-words.ts'
import { packOf } from '../pack/index.ts'
import type {
  GroupId,
  Intelligence,
  Letter,
  Region,
  Section,
  SpaceId,
  SquadronId,
  TargetId,
  TrackId,
  Warning,
  Weather,
} from '../pack/types.ts'
import { boxOf } from '../rules/02-terms/boxes.ts'
import type { StackOption } from '../rules/02-terms/choices.ts'
import {
  CLOCK,
  type GroupBox,
  groupOf,
  groupsIn,
  groupsOf,
  RAF,
  ratingOf,
  squadronOf,
} from '../rules/02-terms/terms.ts'
import type { Day, Group, Raid, SquadronPlace } from '../state.ts'

/** What things are called. A note keeps ids alone, so most names are made from the id. */

/** The one seat at this table, and the one that the rules play. */
export function seatName(seat: string): string {
  return seat === RAF ? 'Fighter Command' : capital(seat)
}

const REGION_NAMES: Readonly<Record<Region, string>> = {
  'lf2-east': 'LF2 East',
  'lf2-south': 'LF2 South',
  lf3: 'LF3',
}

export function regionName(id: Region): string {
  return REGION_NAMES[id]
}

const TRACK_NAMES = new Map(
  Object.entries(REGION_NAMES).flatMap(([region, name]) =>
    ['A', 'B', 'C'].map(letter => [`${region}-${letter}`, `track ${letter} of ${name}`] as const),
  ),
)

/** `lf2-east-C` is track C of LF2 East. */
export function trackName(id: TrackId): string {
  return TRACK_NAMES.get(id) ?? id
}

/** `track C`: where its region is told. */
export const trackAlone = (id: TrackId): string => `track ${id.at(-1)}`

export function squadronName(id: SquadronId): string {
  return `${id} Squadron`
}

/** `54 Squadron, Spitfire, Hornchurch, reduced`. */
export function squadronWithHome(day: Day, id: SquadronId): string {
  const { type, reduced } = squadronOf(day, id)
  return [squadronName(id), type, airfieldName(day, id), ...(reduced ? ['reduced'] : [])].join(', ')
}

export function airfieldName(day: Day, id: SquadronId): string {
  const { home } = squadronOf(day, id)
  return packOf(day).space(home).airfield ?? home
}

/** `32 and 501`; of very many the first, `43, 601, 111, 615 and 5 more`: all of them are seen on the map. */
export const whoAll = (ids: readonly SquadronId[]): string =>
  listed(ids.length > MOST ? [...ids.slice(0, MOST - 1), `${ids.length - MOST + 1} more`] : ids)
const MOST = 5

/** `54 Squadron`, `32 and 501`: one, or those that do something together. */
export const whoTogether = (ids: readonly SquadronId[]): string =>
  ids.length === 1 ? squadronName(ids[0] ?? '') : whoAll(ids)

/** Whether a squadron can be sent with all that lie where it does: that answer says what they can do. */
export const isOfStack = (id: SquadronId, options: readonly StackOption[]): boolean =>
  options.some(({ squadrons = [] }) => squadrons.includes(id))

/** `Where does 54 Squadron go?`, `Where do 54 and 65 go?` */
export function whereTo(about: readonly Ref[] | undefined, verb: string): string {
  const ids = (about ?? []).map(idIn)
  return `Where ${ids.length > 1 ? 'do' : 'does'} ${whoTogether(ids)} ${verb}?`
}

/** `Spitfire, reduced, above them`: for a fight, whose odds hold the rating. */
export function squadronInShort(day: Day, id: SquadronId): string {
  const { type, reduced, altitudeMarker } = squadronOf(day, id)
  const state: string[] = [type]
  if (reduced) state.push('reduced')
  if (altitudeMarker) state.push(altitudeMarker === 'advantage' ? 'above them' : 'below them')
  return state.join(', ')
}

/** `54 Squadron`: `Spitfire, reduced, rated 3, HIGH over Weald`. */
export function squadronInTheAir(day: Day, id: SquadronId) {
  const { place } = squadronOf(day, id)
  const where = place.at === 'airborne' ? `, ${place.altitude} over ${spaceName(day, place.space)}` : ''
  return { head: squadronName(id), so: `${squadronRated(day, id)}${where}` }
}

/** `Spitfire, rated 4`. */
export const squadronRated = (day: Day, id: SquadronId): string =>
  `${squadronInShort(day, id)}, rated ${ratingOf(day, squadronOf(day, id))}`

const PLACE_NAMES: Readonly<Record<SquadronPlace['at'], string>> = {
  ready: 'READY',
  scramble: 'SCRAMBLE',
  rearm: 'Re-Arm',
  landing: 'Landing',
  airborne: 'airborne',
  intercepting: 'meeting a raid',
  inflight: 'in flight',
  display: 'in a raid display',
  light: 'light loss',
  heavy: 'heavy loss',
}

export function placeName(at: SquadronPlace['at']): string {
  return PLACE_NAMES[at]
}

/** `I/JG51 (Me109, rating 0, reduced)`. */
export function groupWithRating(day: Day, id: GroupId): string {
  const group = groupOf(day, id)
  return `${id} (${groupState(group, [`rating ${ratingOf(day, group)}`])})`
}

/** `elite Me109, reduced`. */
export const groupInShort = (day: Day, id: GroupId): string => groupState(groupOf(day, id), [])

function groupState({ type, elite, reduced, tactics }: Group, ratings: readonly string[]): string {
  const state = [elite ? `elite ${type}` : type, ...ratings]
  if (reduced) state.push('reduced')
  if (tactics) state.push(`tactics ${withSign(tactics.by)}`)
  return state.join(', ')
}

/** `Lower Thames`: what the map calls a space. */
export const spaceName = (day: Day, id: SpaceId): string => packOf(day).space(id).name

const TYPE_NAMES: Readonly<Record<string, string>> = { headquarters: 'HQ', city: '' }

/** `rochford-airfield` is Rochford airfield. */
export function targetName(id: TargetId): string {
  const words = id.split('-')
  const type = words.pop() ?? ''
  return `${words.map(capital).join(' ')} ${TYPE_NAMES[type] ?? type}`.trim()
}

export function clockName(segment: number): string {
  return CLOCK[segment] ?? String(segment)
}

export const WEATHER_NAMES: Readonly<Record<Weather, string>> = {
  clear: 'clear skies',
  patchy: 'patchy clouds',
  broken: 'broken clouds',
}

export const WARNING_NAMES: Readonly<Record<Warning, string>> = {
  none: 'no warning',
  late: 'late warning',
  sufficient: 'sufficient warning',
  early: 'early warning',
  'very-early': 'very early warning',
}

export const INTELLIGENCE_NAMES: Readonly<Record<Intelligence, string>> = {
  poor: 'poor intelligence',
  limited: 'limited intelligence',
  accurate: 'accurate intelligence',
}

const BOX_NAMES: ReadonlyMap<string, string> = new Map<GroupBox, string>([
  ['hunt', 'Hunt Box'],
  ['bomber', 'Bomber Box'],
  ['escort', 'Close Escort Box'],
  ['patrol', 'Channel Patrol Box'],
])

/** `Hunt Box, left`. */
export function boxName(box: string, section?: string): string {
  const name = BOX_NAMES.get(box) ?? box
  return section === undefined ? name : `${name}, ${section}`
}

/** `on the left`, `in the centre`. */
export const placeOf = (section: Section): string =>
  section === 'centre' ? 'in the centre' : `on the ${section}`

/** `letter C left, A centre, B right`: who goes where by the letter on the counter. */
export function sections(letters: string): string {
  const [left, centre, right] = letters
  return `letter ${left} left, ${centre} centre, ${right} right`
}

/** `Flak, letter B`: those with this letter are meant. */
export function eventName(event: EventKind, letter?: Letter): string {
  const { title } = EVENT_WORDS[event]
  return letter === undefined ? title : `${title}, letter ${letter}`
}

/** `+2`, `−1`. */
export const withSign = (by: number): string => signed(by).replace('-', '−')

/** `8 groups`, `8 groups, 1 more on channel patrol`: what flies in a raid that is laid out. Who waits over the Channel is not in it. */
export function groupsFlying(day: Day, raid: Raid): string {
  const waiting = groupsIn(day, raid, 'patrol').length
  const groups = counted(groupsOf(day, raid).length - waiting, 'group')
  return waiting === 0 ? groups : `${groups}, ${waiting} more on channel patrol`
}

/** `Raid 2`: `track B of LF3, major, MED`, and beside it how many groups and hunters fly in it, as far as that is known. */
export function raidToChoose(day: Day, raid: Raid): Said {
  const { deployed, altitude, number, track, effort, size } = raid
  const [groups, hunters] = deployed
    ? [groupsOf(day, raid).length - groupsIn(day, raid, 'patrol').length, groupsIn(day, raid, 'hunt').length]
    : [size ?? '?', '?']
  return {
    head: `Raid ${number}`,
    so: [trackName(track), effort, ...(deployed ? [altitude] : [])].join(', '),
    figures: [
      { of: 'groups', is: String(groups) },
      { of: 'hunters', is: String(hunters) },
    ],
  }
}

/** What a place or piece on the board is called in a heading. */
export const refName = refNames<Day>({
  squadron: squadronName,
  group: id => id,
  raid: id => `Raid ${id}`,
  target: targetName,
  space: (id, day) => spaceName(day, id),
  /** `6/11c/HIGH`: the box is named after the last stroke; on the ground those who are there stand for it. */
  box: (id, day) => {
    const [space, box] = [id.slice(0, id.lastIndexOf('/')), id.slice(id.lastIndexOf('/') + 1)]
    const onGround = box === 'READY' || box === 'SCRAMBLE'
    const { name, airfield = name } = packOf(day).space(space)
    if (!onGround) return `${name}, ${box}`
    const ids = listed(day.squadrons.filter(one => boxOf(one)?.id === id).map(one => one.id))
    // THD-10.1.c From SCRAMBLE there is one way only.
    if (box === 'SCRAMBLE') return `${ids || airfield} → ${name}, LOW`
    // Before the raids are plotted those of an airfield go on patrol; afterwards they scramble.
    if (day.forming.length === 0) return `${ids || airfield} scramble`
    return ids ? `${ids} (${airfield})` : airfield
  },
  section: id => {
    const [raid, box = '', section] = id.split('/')
    return `Raid ${raid}, ${boxName(box, section)}`
  },
})
