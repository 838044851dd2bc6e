import { noted, type Option, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Damage, DamageRow, GroupId, Section, SquadronId } from '../../pack/types.ts'
import type { Day, Group, Raid, Squadron } from '../../state.ts'
import { choose, d6, note } from '../../vocabulary.ts'
import { dropTactics, putSquadron, RAF, ratingOf, sendGroup, sendSquadron } from '../02-terms/terms.ts'

/** How a squadron comes into a fight: it picks the row of the Combat Damage Chart. */
export type SquadronRow = Extract<DamageRow, `squadron-${string}`>

export interface Modifier {
  readonly why: 'altitude-advantage' | 'altitude-disadvantage' | 'high-raid' | 'depletion' | 'tactics'
  readonly by: number
}

/** Everything that changes the combat value of one fight. */
export function modifiersOf(
  day: Day,
  raid: Pick<Raid, 'altitude'>,
  squadron: Squadron,
  group: Group,
): Modifier[] {
  const modifiers: Modifier[] = []
  // THD-12.4.a
  if (squadron.altitudeMarker === 'advantage') modifiers.push({ why: 'altitude-advantage', by: 2 })
  if (squadron.altitudeMarker === 'disadvantage') modifiers.push({ why: 'altitude-disadvantage', by: -2 })
  // THD-12.5.a THD-17.4.b THD-A-34 One and the same -1, in every combat of the raid.
  if (raid.altitude === 'HIGH') modifiers.push({ why: 'high-raid', by: -1 })
  // THD-3.10.b THD-12.6.a THD-A-35 Once.
  const { combatModifier } = packOf(day).scenario(day.scenario)
  if (combatModifier !== 0) modifiers.push({ why: 'depletion', by: combatModifier })
  // THD-17.5.a THD-17.9.a
  if (group.tactics) modifiers.push({ why: 'tactics', by: group.tactics.by })
  return modifiers
}

/** THD-12.3.1.a Both ratings and all modifiers. */
export function combatValue(
  day: Day,
  raid: Pick<Raid, 'altitude'>,
  squadron: Squadron,
  group: Group,
): number {
  let value = ratingOf(day, squadron) + ratingOf(day, group)
  for (const { by } of modifiersOf(day, raid, squadron, group)) value += by
  return value
}

/** THD-12.1.a THD-12.3.4.a One squadron and one group fight: a die for each, then the Combat Damage Chart. */
export function* fight(day: Day, raid: Raid, squadron: Squadron, group: Group, row: SquadronRow): Procedure {
  const tables = packOf(day)
  const value = combatValue(day, raid, squadron, group)
  const [ours, theirs] = [`squadron:${squadron.id}`, `group:${group.id}`]
  // The attacker is named first.
  const both = row === 'squadron-attacked' ? [theirs, ours] : [ours, theirs]
  // THD-12.3.2.a
  const groupDie = yield* d6('combat.group', both, value)
  const onGroup = tables.groupResult(value + groupDie)
  // THD-12.3.3.a
  const squadronDie = yield* d6('combat.squadron', both, value)
  const onSquadron = tables.squadronResult(value + squadronDie)
  const groupRow = damageRow(group)
  const groupDamage = tables.damage(groupRow, group.reduced, onGroup)
  const squadronDamage = tables.damage(row, squadron.reduced, onSquadron)
  const told = noted() ? asItStands(day, raid, squadron, group) : undefined
  // THD-12.4.b THD-A-36 Markers last one combat, whoever attacks.
  squadron.altitudeMarker = undefined
  // THD-17.5.a The chit goes back after the first combat.
  dropTactics(day, group)
  damageGroup(day, group, groupDamage)
  damageSquadron(raid, squadron, squadronDamage)
  if (told)
    note('THD-12.3.4.a', 'fight', {
      ...told,
      groupRow,
      squadronRow: row,
      groupDie,
      squadronDie,
      groupTotal: value + groupDie,
      squadronTotal: value + squadronDie,
      groupResult: onGroup,
      squadronResult: onSquadron,
      groupEffect: effectOf(groupDamage),
      squadronEffect: effectOf(squadronDamage),
    })
}

/** Who fights whom, where and with what, before anybody is hurt. */
function asItStands(day: Day, raid: Raid, squadron: Squadron, group: Group) {
  const { box, section } = displayOf(squadron)
  return {
    raid: raid.number,
    squadron: squadron.id,
    group: group.id,
    box,
    section,
    squadronRating: ratingOf(day, squadron),
    groupRating: ratingOf(day, group),
    modifiers: modifiersOf(day, raid, squadron, group),
    value: combatValue(day, raid, squadron, group),
  }
}

/** The box and section a squadron fights in. */
function displayOf({ place }: Squadron) {
  if (place.at !== 'display') throw new Error('Only units in a display fight')
  return place
}

/** THD-12.3.4.a The row of the Combat Damage Chart for a group. */
export function damageRow({ place }: Group): DamageRow {
  if (place.at !== 'display' || place.box === 'patrol') throw new Error('Only units in a display fight')
  return `group-${place.box}`
}

/** THD-12.3.4.b Without a place to go to, a unit stays where it is; no chart sends a group to another box. */
function damageGroup(day: Day, group: Group, { reduced, to }: Damage): void {
  if (reduced) group.reduced = true
  if (to && to !== 'bomber') sendGroup(day, group, to)
}

function damageSquadron(raid: Raid, squadron: Squadron, { reduced, to }: Damage): void {
  if (reduced) squadron.reduced = true
  // THD-12.1.b In the Bomber Box it may fight again.
  if (to === 'bomber') putSquadron(raid, squadron, 'bomber', displayOf(squadron).section)
  else if (to) sendSquadron(squadron, to)
}

/** What the Combat Damage Chart did to a unit, in one word or two. */
export type Effect = 'stays' | 'reduced' | Destination | `reduced ${Destination}`
type Destination = NonNullable<Damage['to']>

export function effectOf({ reduced, to }: Damage): Effect {
  if (to === undefined) return reduced ? 'reduced' : 'stays'
  return reduced ? `reduced ${to}` : to
}

// ---- Who fights whom, and where: the choices that Hunt Box and Bomber Box have in common

export interface SectionOption extends Option {
  readonly section: Section
}
export interface PairOption extends Option {
  readonly squadron: SquadronId
  readonly group: GroupId
}

/** THD-12.1.a One section at a time, in any order. */
export function* chooseSection(
  raid: Raid,
  box: 'hunt' | 'bomber',
  sections: readonly Section[],
): Procedure<Section> {
  const options: SectionOption[] = sections.map(section => ({
    id: section,
    section,
    on: [`section:${raid.number}/${box}/${section}`],
  }))
  return (yield* choose(RAF, `${box}-section`, options, [`raid:${raid.number}`])).section
}

export function pairOption(squadron: Squadron, group: Group): PairOption {
  return {
    id: `${squadron.id}>${group.id}`,
    squadron: squadron.id,
    group: group.id,
    on: [`squadron:${squadron.id}`, `group:${group.id}`],
  }
}
