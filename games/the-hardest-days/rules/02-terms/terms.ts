import { putBack, type Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import {
  ALTITUDES,
  type Altitude,
  type GroupId,
  type Letter,
  type Luftflotte,
  type Region,
  SECTIONS,
  type Section,
  type SpaceId,
  type SquadronId,
  type Weather,
} from '../../pack/types.ts'
import type { Day, Group, GroupPlace, Raid, Squadron, SquadronPlace } from '../../state.ts'
import { note } from '../../vocabulary.ts'

/** The words of the game: what every chapter of the rules speaks of. Questions only, but for the moves at the end. */

/** THD-1.2.a The only player is Fighter Command; the rules play the Luftwaffe. */
export const RAF = 'raf'

/** THD-2.10.a The spaces of the clock. */
export const CLOCK = ['0600', '0800', '1000', '1200', '1400', '1600', '1800', 'End of Day'] as const
export const LAST_SEGMENT = 6
export const END_OF_DAY = 7

// ---- units

export function isFighter(group: Group): boolean {
  return group.type === 'Me109' || group.type === 'Me110'
}

/** THD-2.17.a The combat rating of the face that is up. */
export function ratingOf(day: Day, unit: Squadron | Group): number {
  const spec = 'luftflotte' in unit ? packOf(day).group(unit.id) : packOf(day).squadron(unit.id)
  return unit.reduced ? spec.combat.reduced : spec.combat.full
}

/** THD-2.19.a */
export function bombingOf(day: Day, group: Group): number {
  const { bombing } = packOf(day).group(group.id)
  return group.reduced ? bombing.reduced : bombing.full
}

export function squadronOf(day: Day, id: SquadronId): Squadron {
  return unitIn(day.squadrons, id)
}

export function groupOf(day: Day, id: GroupId): Group {
  return unitIn(day.groups, id)
}

// ---- lists

/** The unit of that id. */
export function unitIn<U extends { readonly id: string }>(units: readonly U[], id: string): U {
  for (const unit of units) if (unit.id === id) return unit
  throw new Error(`There is no ${id} here`)
}

/** What must be there. */
export function known<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`There is no ${what} in this game`)
  return thing
}

/** Takes one thing out of a list that holds it. */
export function takeOut<T>(things: T[], thing: T): T {
  const at = things.indexOf(thing)
  if (at < 0) throw new Error('What is not in a list cannot be taken out of it')
  things.splice(at, 1)
  return thing
}

// ---- squadrons on the map

/** THD-2.4.a */
export function isAirborne(squadron: Squadron): boolean {
  return squadron.place.at === 'airborne'
}

export function airborneIn(day: Day, space: SpaceId, altitude?: Altitude): Squadron[] {
  return day.squadrons.filter(
    ({ place }) =>
      place.at === 'airborne' &&
      place.space === space &&
      (altitude === undefined || place.altitude === altitude),
  )
}

/** The altitude one level up (+1) or down (-1), if there is one. */
export function levelFrom(altitude: Altitude, step: 1 | -1): Altitude | undefined {
  return ALTITUDES[ALTITUDES.indexOf(altitude) + step]
}

// ---- Luftwaffe on the ground

/** Full fighter groups in the airbases of one Luftflotte (4.I.1, 4.III.5, THD-A-04). */
export function readyFighters(day: Day, luftflotte: Luftflotte): number {
  let ready = 0
  for (const group of day.groups)
    if (group.luftflotte === luftflotte && isFighter(group) && isReady(group)) ready++
  return ready
}

/** THD-2.17.b A group that lies reduced in its airbase joins no raid. */
export function isReady(group: Group): boolean {
  return group.place.at === 'airbase' && !group.reduced
}

export function luftflotteOf(region: Region): Luftflotte {
  return region === 'lf3' ? 3 : 2
}

// ---- raids and their displays

/** THD-2.11.a THD-2.26.a Three raid markers, three displays. */
export const MOST_RAIDS = 3

export function groupsOf(day: Day, raid: Raid): Group[] {
  return day.groups.filter(({ place }) => place.at === 'display' && place.raid === raid.number)
}

/** THD-2.11.b The boxes of a display; all but the Channel Patrol Box have three sections. */
export type SectionBox = 'hunt' | 'bomber' | 'escort'
export type GroupBox = SectionBox | 'patrol'

export function groupsIn(day: Day, raid: Raid, box: GroupBox, section?: Section): Group[] {
  return day.groups.filter(
    ({ place }) =>
      place.at === 'display' &&
      place.raid === raid.number &&
      place.box === box &&
      (section === undefined || (place.box !== 'patrol' && place.section === section)),
  )
}

export function squadronsIn(day: Day, raid: Raid, box: 'hunt' | 'bomber', section?: Section): Squadron[] {
  return day.squadrons.filter(
    ({ place }) =>
      place.at === 'display' &&
      place.raid === raid.number &&
      place.box === box &&
      (section === undefined || place.section === section),
  )
}

export function raidNumbered(raids: readonly Raid[], number: number): Raid {
  return known(
    raids.find(raid => raid.number === number),
    `raid ${number}`,
  )
}

/** The raid in whose display a unit is. */
export function raidAround(day: Day, { place }: Squadron | Group): Raid {
  return raidNumbered(day.raids, place.at === 'display' ? place.raid : 0)
}

/** THD-8.16.a Majors before minors, then from north-east to south-west. */
export function inRaidOrder(day: Day, raids: readonly Raid[]): Raid[] {
  // One raid, as there mostly is, needs no order.
  if (raids.length < 2) return [...raids]
  const { trackOrder } = packOf(day)
  const minor = ({ effort }: Raid) => (effort === 'major' ? 0 : 1)
  return [...raids].sort((a, b) => minor(a) - minor(b) || trackOrder(a.track) - trackOrder(b.track))
}

/** The English space a raid is over; undefined while it is on its coast track. */
export function spaceOf(raid: Raid): SpaceId | undefined {
  return raid.place.on === 'map' ? raid.place.space : undefined
}

export function overEngland(raid: Raid): SpaceId {
  return known(spaceOf(raid), `space over England for raid ${raid.number}`)
}

/** THD-4.1.b THD-4.II.5.a THD-A-62 The Air Action Phase goes on while there is a raid marker, on a track too. */
export function nextWhileRaids(day: Day, next: Step): Step {
  return day.raids.length > 0 ? next : 'german-recovery'
}

/** THD-8.10.a THD-11.1.4.a The section that a row of three letters, `CAB`, gives to a selector letter. */
export function sectionOf(letters: string, letter: Letter): Section {
  return known(SECTIONS[letters.indexOf(letter)], 'section for this letter')
}

export function targetSpaceOf(day: Day, raid: Raid): SpaceId | undefined {
  return raid.target === undefined ? undefined : packOf(day).target(raid.target).space
}

export function weatherOver(day: Day, space: SpaceId): Weather {
  return day.weather[packOf(day).space(space).region]
}

// ---- moves

/** THD-2.4.b THD-2.9.a Boxes at a squadron's own airfield, on the map or on the Tote Board: nobody there is airborne. */
export const READY: SquadronPlace = Object.freeze({ at: 'ready' })
export const SCRAMBLE: SquadronPlace = Object.freeze({ at: 'scramble' })
export const LANDING: SquadronPlace = Object.freeze({ at: 'landing' })
export const REARM: SquadronPlace = Object.freeze({ at: 'rearm' })
export const AIRBASE: GroupPlace = Object.freeze({ at: 'airbase' })

export function putGroup(raid: Raid, group: Group, box: SectionBox, section: Section): void {
  group.place = { at: 'display', raid: raid.number, box, section }
}

export function putSquadron(raid: Raid, squadron: Squadron, box: 'hunt' | 'bomber', section: Section): void {
  squadron.place = { at: 'display', raid: raid.number, box, section }
}

export type OutOfDisplay = 'inflight' | 'light' | 'heavy'
const OUT = {
  inflight: Object.freeze({ at: 'inflight' }),
  light: Object.freeze({ at: 'light' }),
  heavy: Object.freeze({ at: 'heavy' }),
} as const

/** A squadron leaves for the Inflight Box or a loss box; its altitude marker is removed (THD-12.4.b). */
export function sendSquadron(squadron: Squadron, to: OutOfDisplay): void {
  squadron.place = OUT[to]
  squadron.altitudeMarker = undefined
}

/** A group leaves a raid; a tactics chit on it goes back to the cup (THD-A-29). */
export function sendGroup(day: Day, group: Group, to: OutOfDisplay): void {
  group.place = OUT[to]
  dropTactics(day, group)
}

export function dropTactics(day: Day, group: Group): void {
  if (group.tactics) putBack(day.eventCup, group.tactics.chit)
  group.tactics = undefined
}

/** Takes a raid marker and its target marker off the map; chits kept with it go back to their cups (THD-17.1.a). */
export function removeRaid(day: Day, raid: Raid): void {
  if (!day.raids.includes(raid)) return
  takeOut(day.raids, raid)
  for (const { chit } of raid.kept) putBack(day.eventCup, chit)
  raid.kept = []
  if (raid.sizeChit !== undefined) putBack(day.sizeCup, raid.sizeChit)
  raid.sizeChit = undefined
}

/** THD-12.2.7.b THD-A-27 A raid with no groups but channel patrollers is over: they fly home. */
export function removeIfSpent(day: Day, raid: Raid): void {
  // A raid that is gone may have left its number to another.
  if (!day.raids.includes(raid)) return
  const groups = groupsOf(day, raid)
  if (groups.some(({ place }) => place.at === 'display' && place.box !== 'patrol')) return
  for (const group of groups) sendGroup(day, group, 'inflight')
  removeRaid(day, raid)
  note('THD-12.2.7.b', 'raid-broken', { raid: raid.number, patrollers: groups.length })
}

/** THD-8.15.b Close escorts, of one section or letter or all, come down beside the bombers and strafe from now on. */
export function escortsStrafe(
  day: Day,
  raid: Raid,
  rule: string,
  only: { readonly section?: Section; readonly letter?: Letter | undefined } = {},
): void {
  for (const section of only.section ? [only.section] : SECTIONS)
    for (const group of groupsIn(day, raid, 'escort', section)) {
      if (only.letter !== undefined && group.letter !== only.letter) continue
      putGroup(raid, group, 'bomber', section)
      note(rule, 'becomes-strafer', { raid: raid.number, group: group.id, section })
    }
}
