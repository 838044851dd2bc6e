import { CUBES, type FighterId, type SectionId } from '../../pack/types.ts'
import type { Campaign, Fighter, Formation } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { fighter, fightersAt, numberOf } from './fighters.ts'
import { found, patrolOf } from './terms.ts'

/** Sections and formations, as all chapters ask for them. */

const SECTIONS: ReadonlySet<Unit> = new Set(CUBES)

export function isSection(unit: Unit): unit is SectionId {
  return SECTIONS.has(unit)
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
  const flown: SectionId[] = []
  for (const id in fighters) {
    const { at, section } = fighters[id as FighterId] as Fighter
    if (at === 'section' && !flown.includes(section)) flown.push(section)
  }
  return flown.length < 2 ? flown : CUBES.filter(section => flown.includes(section))
}

/** SAB-A-07 The leader's block, or the lowest number that is left; of an ad hoc Section its Veteran. */
export function leaderOf(campaign: Campaign, section: SectionId): FighterId | undefined {
  const members = membersOf(campaign, section)
  const named = patrolOf(campaign).leaders[section]
  if (named && members.includes(named)) return named
  let [lowest] = members
  for (const id of members) if (lowest && numberOf(id) < numberOf(lowest)) lowest = id
  return lowest
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
