import type { Fact } from '@tallyho/engine'
import { EVENT_WORDS, type EventKind } from '../pack/event-words.ts'
import { packOf } from '../pack/index.ts'
import type { Intelligence, Region, Warning, Weather } from '../pack/types.ts'
import { CLOCK, groupOf, ratingOf, squadronOf } from '../rules/02-terms/terms.ts'
import type { Day, Group, Squadron } from '../state.ts'

/** What things are called. A note keeps ids alone, so most names are made from the id. */

const REGION_NAMES: Readonly<Record<Region, string>> = {
  'lf2-east': 'LF2 East',
  'lf2-south': 'LF2 South',
  lf3: 'LF3',
}

export function regionName(id: Fact): string {
  return REGION_NAMES[id as Region] ?? plain(id)
}

/** `lf2-east-C` is LF2 East C. */
export function trackName(id: Fact): string {
  const [region, letter] = String(id).split(/-(?=[ABC]$)/)
  return `${regionName(region)} ${letter ?? ''}`.trim()
}

export function squadronName(id: Fact): string {
  return `${String(id)} Squadron`
}

/** `54 Squadron, Spitfire, Hornchurch (B), green`. */
export function squadronWithHome(day: Day, id: string): string {
  const { type, home, reduced, letter } = squadronOf(day, id)
  const airfield = packOf(day).space(home).airfield ?? home
  return [squadronName(id), type, `${airfield} (${letter})`, ...(reduced ? ['green'] : [])].join(', ')
}

/** `54 Squadron (Spitfire, 4)`: type and the rating in force. */
export function squadronWithRating(day: Day, id: string): string {
  const squadron = squadronOf(day, id)
  return squadronWith(squadron, [`rating ${ratingOf(day, squadron)}`])
}

/** `54 Squadron (Spitfire, has the height)`: for a fight, whose value holds the rating. */
export function squadronWithState(day: Day, id: string): string {
  return squadronWith(squadronOf(day, id), [])
}

function squadronWith({ id, type, reduced, altitudeMarker }: Squadron, ratings: readonly string[]): string {
  const state = [type, ...ratings]
  if (reduced) state.push('reduced')
  if (altitudeMarker) state.push(altitudeMarker === 'advantage' ? 'has the height' : 'caught from above')
  return `${squadronName(id)} (${state.join(', ')})`
}

/** `I/JG51 (Me109, rating 0, reduced)`. */
export function groupWithRating(day: Day, id: string): string {
  const group = groupOf(day, id)
  return groupWith(group, [`rating ${ratingOf(day, group)}`])
}

/** `I/JG51 (Me109, reduced)`. */
export function groupWithState(day: Day, id: string): string {
  return groupWith(groupOf(day, id), [])
}

function groupWith({ id, type, elite, reduced, tactics }: Group, ratings: readonly string[]): string {
  const state = [elite ? `elite ${type}` : type, ...ratings]
  if (reduced) state.push('reduced')
  if (tactics) state.push(`tactics ${signed(tactics.by)}`)
  return `${id} (${state.join(', ')})`
}

/** `6/11c Lower Thames`, `London`. */
export function spaceName(day: Day, id: string): string {
  const { name } = packOf(day).space(id)
  return name === id ? id : `${id} ${name}`
}

const TYPE_NAMES: Readonly<Record<string, string>> = { headquarters: 'HQ', radar: 'radar', city: '' }

/** `raf` is Fighter Command: the one seat at this table. */
export function seatName(seat: string): string {
  return seat === 'raf' ? 'Fighter Command' : plain(seat)
}

/** What a place or piece on the board is called in a heading. */
export function refName(ref: string): string {
  const [kind = '', id = ''] = ref.split(/:(.*)/s)
  return REF_NAMES[kind]?.(id) ?? plain(ref.replace(':', ' '))
}

const REF_NAMES: Readonly<Record<string, (id: string) => string>> = {
  squadron: squadronName,
  group: id => id,
  raid: id => `Raid ${id}`,
  target: targetName,
  space: id => id,
  /** `6/11c/HIGH`: the box is named after the last stroke. */
  box: id => id.replace(/\/([A-Z]+)$/, ', $1'),
  section: id => {
    const [raid, box, section] = id.split('/')
    return `Raid ${raid}, ${boxName(box, section)}`
  },
}

/** `rochford-airfield` is Rochford airfield. */
export function targetName(id: Fact): string {
  const words = String(id).split('-')
  const type = words.pop() ?? ''
  const place = words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return `${place} ${TYPE_NAMES[type] ?? type}`.trim()
}

export function clockName(segment: Fact): string {
  return CLOCK[Number(segment)] ?? plain(segment)
}

const WEATHER_NAMES: Readonly<Record<Weather, string>> = {
  clear: 'clear skies',
  patchy: 'patchy clouds',
  broken: 'broken clouds',
}

export function weatherName(weather: Fact): string {
  return WEATHER_NAMES[weather as Weather] ?? plain(weather)
}

const WARNING_NAMES: Readonly<Record<Warning, string>> = {
  none: 'no warning',
  late: 'late warning',
  sufficient: 'sufficient warning',
  early: 'early warning',
  'very-early': 'very early warning',
}

export function warningName(warning: Fact): string {
  return WARNING_NAMES[warning as Warning] ?? plain(warning)
}

const INTELLIGENCE_NAMES: Readonly<Record<Intelligence, string>> = {
  poor: 'poor intelligence',
  limited: 'limited intelligence',
  accurate: 'accurate intelligence',
}

export function intelligenceName(intelligence: Fact): string {
  return INTELLIGENCE_NAMES[intelligence as Intelligence] ?? plain(intelligence)
}

const BOX_NAMES: Readonly<Record<string, string>> = {
  hunt: 'Hunt Box',
  bomber: 'Bomber Box',
  escort: 'Close Escort Box',
  patrol: 'Channel Patrol Box',
}

/** `Hunt Box, left`. */
export function boxName(box: Fact, section?: Fact): string {
  const name = BOX_NAMES[String(box)] ?? plain(box)
  return section === undefined ? name : `${name}, ${String(section)}`
}

/** `Flak, B`. */
export function eventName(event: Fact, letter?: Fact): string {
  const title = EVENT_WORDS[event as EventKind]?.title ?? plain(event)
  return letter === undefined ? title : `${title}, ${String(letter)}`
}

export function signed(by: Fact): string {
  return Number(by) < 0 ? String(by) : `+${String(by)}`
}

/** `1 group`, `3 groups`. */
export function count(n: Fact, thing: string): string {
  return `${String(n)} ${thing}${n === 1 ? '' : 's'}`
}

/** `LF3, LF3 and LF2 East`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** A key as it stands, readable at least: what is shown for something that has no words of its own. */
export function plain(key: Fact): string {
  return capital(String(key).replaceAll(/[-.]/g, ' '))
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
