import { foremost, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { ForceEntry, GroupType, Letter } from '../../pack/types.ts'
import type { Day, Group, Raid } from '../../state.ts'
import { note, pick } from '../../vocabulary.ts'
import { isFighter, isReady, luftflotteOf } from '../02-terms/terms.ts'

/** A group and the entry of the force list that it fills. */
export interface Selected {
  readonly group: Group
  readonly entry: ForceEntry
}

/** THD-8.5.c Who stands in for bombers of a type that has run out, in this order; THD-8.5.d or that is not in play. */
const STAND_IN_BOMBERS: readonly GroupType[] = ['Ju88', 'Do17', 'He111', 'Ju87']

/** THD-8.5.a Fills the entries from the top, each with a group from the airbases of the raid's Luftflotte. */
export function* selectGroups(day: Day, raid: Raid, entries: readonly ForceEntry[]): Procedure<Selected[]> {
  const selected: Selected[] = []
  for (const entry of entries) {
    const equals = bestFor(day, raid, typeOf(entry), selected)
    if (equals.length === 0) {
      // THD-8.5.f An entry that cannot be filled ends the list.
      note('THD-8.5.f', 'raid-shrinks', {
        raid: raid.number,
        entry,
        from: entries.length,
        to: selected.length,
      })
      break
    }
    selected.push({ group: yield* pick('group', equals, [`raid:${raid.number}`]), entry })
  }
  return selected
}

/** The aircraft type called for, without its mission. */
export function typeOf(entry: ForceEntry): GroupType {
  return entry === 'Me109e' || entry === 'Me109cp' ? 'Me109' : entry
}

/** The ready groups that the rules prefer for this entry; chance decides between several (THD-A-21). */
function bestFor(day: Day, raid: Raid, type: GroupType, selected: readonly Selected[]): readonly Group[] {
  return foremost(
    nextInLine(day, raid, type, selected),
    // THD-8.7.a Elite groups first; THD-8.6.a then the letter that the raid has least of, THD-A-21 and its class.
    ({ elite }) => (elite ? 0 : 1),
    ({ letter }) => letterCount(selected, letter),
    group => letterCount(selected, group.letter, isFighter(group)),
  )
}

/** The ready groups that stand first in the order of substitution. */
function nextInLine(day: Day, raid: Raid, type: GroupType, selected: readonly Selected[]): readonly Group[] {
  let first: Group[] = []
  let least = Number.POSITIVE_INFINITY
  for (const group of day.groups) {
    const source = isReady(group) ? sourceOf(day, raid, type, group) : undefined
    if (source === undefined || source > least || isSelected(selected, group)) continue
    if (source < least) first = []
    least = source
    first.push(group)
  }
  return first
}

function isSelected(selected: readonly Selected[], group: Group): boolean {
  for (const one of selected) if (one.group === group) return true
  return false
}

/** THD-8.5.b to THD-8.5.e, THD-8.9.a How far down the order of substitution a group stands; undefined: never. */
function sourceOf(day: Day, raid: Raid, type: GroupType, group: Group): number | undefined {
  const home = luftflotteOf(raid.region)
  if (isFighterType(type)) {
    // THD-8.5.e
    if (!isFighter(group)) return undefined
    const other = group.type === type ? 0 : 2
    if (group.luftflotte === home) return other
    // THD-8.9.b Only Luftflotte 3 helps, and only with fighters.
    return home === 2 && packOf(day).scenario(day.scenario).lf3FightersHelp ? other + 1 : undefined
  }
  if (isFighter(group) || group.luftflotte !== home) return undefined
  return group.type === type ? 0 : 1 + STAND_IN_BOMBERS.indexOf(group.type)
}

function isFighterType(type: GroupType): boolean {
  return type === 'Me109' || type === 'Me110'
}

/** How often the raid has a letter so far: among all its groups, or among fighters or bombers alone. */
function letterCount(selected: readonly Selected[], letter: Letter, fighters?: boolean): number {
  let count = 0
  for (const { group } of selected)
    if (group.letter === letter && (fighters === undefined || isFighter(group) === fighters)) count++
  return count
}
