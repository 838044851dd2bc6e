import { packOf } from '../../pack/index.ts'
import {
  type Altitude,
  COLOURS,
  type Colour,
  CUBES,
  FIGHTER_NUMBERS,
  type FighterId,
  type FighterNumber,
  type Level,
  type Position,
  type SectionId,
  type Space,
  type Station,
} from '../../pack/types.ts'
import type { Campaign, Dogfight, Fighter, FighterPlace, Formation, Patrol, Pilot } from '../../state.ts'
import type { OfPilot, Unit } from '../../vocabulary/terms.ts'

/** The words that all chapters share. They ask; they change nothing. */

export function found<T>(one: T | undefined, what: string, id: string | number = ''): T {
  if (one === undefined) throw new Error(`There is no ${what} ${id}`.trim())
  return one
}

/** Each of them once, in their order; most lists are short and have nothing twice. */
export function distinct<T>(things: readonly T[]): readonly T[] {
  return things.length < 2 ? things : [...new Set(things)]
}

export function patrolOf({ patrol }: Campaign): Patrol {
  return found(patrol, 'patrol')
}

export function tablesOf(campaign: Campaign) {
  return packOf(campaign).pack.tables
}

// ---- fighters and their pilots

/** SAB-FRM-15 What every fighter's name says: its colour, and its number in the Section. */
const NAMES = new Map(
  COLOURS.flatMap(colour =>
    FIGHTER_NUMBERS.map((number): [FighterId, { colour: Colour; number: FighterNumber }] => [
      `${colour}-${number}`,
      { colour, number },
    ]),
  ),
)

export function colourOf(id: FighterId): Colour {
  return found(NAMES.get(id), 'fighter', id).colour
}

/** SAB-FRM-15 1 is the leader. */
export function numberOf(id: FighterId): FighterNumber {
  return found(NAMES.get(id), 'fighter', id).number
}

/** SAB-K-129 A Leader flies between his wingmen. */
const IN_SLOT: readonly FighterNumber[] = [2, 1, 3, 4]

/** SAB-GEN-07 SAB-K-129 The number of the die that a fighter has on the Squadron Display, by the slot of its Section. */
export function displayNumber(campaign: Campaign, id: FighterId): number {
  const { slots } = patrolOf(campaign)
  return slots.indexOf(colourOf(id)) * slotSize(campaign) + IN_SLOT.indexOf(numberOf(id)) + 1
}

/** SAB-GEN-06 The numbers of a Section's slot, each with the same share of the die. */
export function displayNumbers(campaign: Campaign, colour: Colour): { from: number; to: number } {
  const size = slotSize(campaign)
  const slot = patrolOf(campaign).slots.indexOf(colour)
  return { from: slot * size + 1, to: (slot + 1) * size }
}

/** SAB-GEN-10 */
function slotSize(campaign: Campaign): number {
  return patrolOf(campaign).advanced ? 4 : 3
}

export function fighter(campaign: Campaign, id: FighterId): Fighter {
  return found(patrolOf(campaign).fighters[id], 'fighter', id)
}

/** In the order of the squadron: by colour, then by number. */
export function fighterIds({ fighters }: Patrol): readonly FighterId[] {
  return Object.keys(fighters) as FighterId[]
}

export function fightersAt(campaign: Campaign, ...places: readonly FighterPlace[]): readonly FighterId[] {
  const { fighters } = patrolOf(campaign)
  const ids: FighterId[] = []
  // Rules ask for some of them all the time: a plain loop is what makes them quick.
  for (const id in fighters)
    if (places.includes((fighters[id as FighterId] as Fighter).at)) ids.push(id as FighterId)
  return ids
}

/** SAB-GEN-05 */
const IN_PLAY: readonly FighterPlace[] = ['section', 'lost', 'bombers', 'circle']

export function isInPlay(campaign: Campaign, id: FighterId): boolean {
  return IN_PLAY.includes(fighter(campaign, id).at)
}

export function inPlay(campaign: Campaign): readonly FighterId[] {
  return fightersAt(campaign, ...IN_PLAY)
}

/** SAB-GEN-05 */
export function isAnyInPlay(campaign: Campaign): boolean {
  const { fighters } = patrolOf(campaign)
  for (const id in fighters) if (IN_PLAY.includes((fighters[id as FighterId] as Fighter).at)) return true
  return false
}

/** A pilot's number is his line in the roster. */
export function pilotNo({ pilots }: Campaign, no: number): Pilot {
  return found(pilots[no], 'pilot', no)
}

/** SAB-FRM-16 */
export function pilotOf(campaign: Campaign, id: FighterId): Pilot {
  return pilotNo(campaign, fighter(campaign, id).pilot)
}

/** Whom a note tells of. */
export function named({ no, name }: Pick<Pilot, 'no' | 'name'>): OfPilot {
  return { pilot: no, name }
}

/** SAB-PIL-05 SAB-PIL-06 SAB-K-137 Patrols that make a pilot Regular and Veteran. */
export const REGULAR_AFTER = 4
export const VETERAN_AFTER = 9

/** SAB-PIL-04 */
export function levelOf({ patrols }: Pick<Pilot, 'patrols'>): Level {
  return patrols >= VETERAN_AFTER ? 'veteran' : patrols >= REGULAR_AFTER ? 'regular' : 'green'
}

/** SAB-GEN-16 SAB-PIL-08 Of a pilot, never of the Section of that colour. */
export function isGreen(campaign: Campaign, id: FighterId): boolean {
  return levelOf(pilotOf(campaign, id)) === 'green'
}

export function isVeteran(campaign: Campaign, id: FighterId): boolean {
  return levelOf(pilotOf(campaign, id)) === 'veteran'
}

/** SAB-PIL-09 Patrols in a row that tire a pilot. */
export const FATIGUED_AFTER = 2

export function isFatigued(campaign: Campaign, id: FighterId): boolean {
  return pilotOf(campaign, id).inARow >= FATIGUED_AFTER
}

// ---- Sections and formations

export function isSection(unit: Unit): unit is SectionId {
  return !unit.includes('-')
}

/** SAB-FRM-07 SAB-FRM-09 The fighters that still fly in a Section, by number. */
export function membersOf(campaign: Campaign, section: SectionId): readonly FighterId[] {
  const { fighters } = patrolOf(campaign)
  const ids: FighterId[] = []
  for (const id in fighters) {
    const { at, section: own } = fighters[id as FighterId] as Fighter
    if (own === section && at === 'section') ids.push(id as FighterId)
  }
  return ids
}

/** SAB-FRM-08 */
export function exists(campaign: Campaign, section: SectionId): boolean {
  const { fighters } = patrolOf(campaign)
  for (const id in fighters) {
    const { at, section: own } = fighters[id as FighterId] as Fighter
    if (own === section && at === 'section') return true
  }
  return false
}

/** SAB-DOG-04 A Section's fighters, or the one. */
export function fightersOf(campaign: Campaign, unit: Unit): readonly FighterId[] {
  return isSection(unit) ? membersOf(campaign, unit) : [unit]
}

/** SAB-FRM-08 Sections that exist. */
export function sections(campaign: Campaign): readonly SectionId[] {
  const { fighters } = patrolOf(campaign)
  const flown = new Set<SectionId>()
  for (const id in fighters) {
    const { at, section } = fighters[id as FighterId] as Fighter
    if (at === 'section') flown.add(section)
  }
  return CUBES.filter(section => flown.has(section))
}

/** SAB-A-07 The leader's block, or the lowest number that is left; of an ad hoc Section its Veteran. */
export function leaderOf(campaign: Campaign, section: SectionId): FighterId | undefined {
  const members = membersOf(campaign, section)
  const named = patrolOf(campaign).leaders[section]
  if (named && members.includes(named)) return named
  return [...members].sort((a, b) => numberOf(a) - numberOf(b))[0]
}

/** The formation that a Section flies in. Without one it has lost contact (SAB-FRM-23). */
export function formationOf(campaign: Campaign, section: SectionId): Formation | undefined {
  return patrolOf(campaign).formations.find(({ sections }) => sections.includes(section))
}

/** SAB-GEN-20 */
export function hasLostContact(campaign: Campaign, unit: Unit): boolean {
  return isSection(unit)
    ? exists(campaign, unit) && !formationOf(campaign, unit)
    : fighter(campaign, unit).at === 'lost'
}

/** SAB-GEN-21 SAB-CHS-01 SAB-CHS-03 Every Section and independent fighter that has lost contact. */
export function lostUnits(campaign: Campaign): readonly Unit[] {
  return [
    ...sections(campaign).filter(section => !formationOf(campaign, section)),
    ...fightersAt(campaign, 'lost'),
  ]
}

/** SAB-FRM-01 SAB-A-09 What a formation is, by its Sections. */
export function sizeOf({ sections }: Formation): 'section' | 'flight' | 'squadron' {
  return sections.length > 2 ? 'squadron' : sections.length === 2 ? 'flight' : 'section'
}

/** SAB-FRM-03 Two Sections of the display make a Flight. */
export function flightsOf(campaign: Campaign): readonly (readonly SectionId[])[] {
  const { slots } = patrolOf(campaign)
  return [slots.slice(0, 2), slots.slice(2, 4)]
}

/** SAB-A-09 Three Sections are a squadron; a Flight has its number on the display, or one that is free; a Section has its colour. */
export function nameOf(campaign: Campaign, sections: readonly SectionId[]): string {
  const [first] = sections
  if (sections.length > 2) return 'squadron'
  if (sections.length === 1 && first) return first
  const own = flightsOf(campaign).findIndex(flight => flight.some(section => sections.includes(section)))
  const taken = patrolOf(campaign)
    .formations.filter(one => !one.sections.some(section => sections.includes(section)))
    .map(({ id }) => id)
  const names = [own + 1, 1, 2, 3].filter(number => number > 0).map(number => `flight-${number}`)
  return found(
    names.find(name => !taken.includes(name)),
    'name for a Flight',
  )
}

// ---- Fuel

/** SAB-GEN-22 The last space of the track. */
export function vapor(campaign: Campaign): number {
  return tablesOf(campaign).fuel.checks.length - 1
}

export function fuelOf(campaign: Campaign, section: SectionId): number {
  return found(patrolOf(campaign).fuel[section], 'Fuel cube of', section)
}

export function isInVapor(campaign: Campaign, section: SectionId): boolean {
  return patrolOf(campaign).fuelled && fuelOf(campaign, section) === vapor(campaign)
}

/** SAB-GEN-22 SAB-A-14 All of them have to be able to pay. */
export function canSpendFuel(campaign: Campaign, paying: readonly SectionId[]): boolean {
  return paying.every(section => !isInVapor(campaign, section))
}

// ---- map and track

/** SAB-A-49 */
const IN_THE_SUN: Readonly<Record<Position, Station>> = {
  nose: 'ahead',
  port: 'port',
  starboard: 'starboard',
  tail: 'trailing',
}

/** SAB-INT-08 */
export function isStationInSun({ sun }: Patrol, station: Station): boolean {
  return sun !== undefined && IN_THE_SUN[sun] === station
}

/** SAB-INT-08 A formation is in the sun only at High. */
export function isInSun(
  { sun }: Patrol,
  at: { position: Position; altitude: Altitude } | undefined,
): boolean {
  return at !== undefined && at.altitude === 'high' && at.position === sun
}

/** The space of the Raid marker. */
export function raidSpace(campaign: Campaign): Space | undefined {
  const { track } = patrolOf(campaign)
  if (!track?.raid) return undefined
  const { inbound, turn, outbound } = tablesOf(campaign).track
  if (track.raid.row === 'turn') return turn
  const row = track.raid.row === 'inbound' ? inbound : outbound[found(track.released, 'row home')]
  return row[track.raid.space]
}

// ---- dogfights

export function dogfightOf(campaign: Campaign, unit: Unit): Dogfight | undefined {
  return patrolOf(campaign).dogfights.find(dogfight => dogfight.unit === unit)
}

/** SAB-DOG-12 */
export function isEngaged(campaign: Campaign, unit: Unit): boolean {
  return (dogfightOf(campaign, unit)?.germans.length ?? 0) > 0
}

export { cardsLeft, reaches, twoReach, wholeDeck } from './odds.ts'
