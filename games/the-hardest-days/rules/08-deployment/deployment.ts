import { foremost, noted, type Option, type Procedure, putBack } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { type GroupId, LETTERS, type Letter, SECTIONS, type Section } from '../../pack/types.ts'
import type { Day, Group, Raid } from '../../state.ts'
import { choose, d6, draw, note, pick } from '../../vocabulary.ts'
import {
  type GroupBox,
  groupsIn,
  isFighter,
  putGroup,
  RAF,
  removeRaid,
  sectionOf,
  takeOut,
} from '../02-terms/terms.ts'
import { approachEvent } from '../17-events/approach-events.ts'
import { type Selected, selectGroups } from './group-selection.ts'

export interface EscortSectionOption extends Option {
  readonly group: GroupId
  readonly section: Section
}

/**
 * THD-8.1.a THD-8.2.b THD-8.2.c Whatever of size, composition, placement and event is still to be revealed. True if its
 * event lets an Undetected Raid through, which comes when this raid is done (THD-A-18).
 */
export function* deploy(day: Day, raid: Raid): Procedure<boolean> {
  // THD-8.2.a Accurate intelligence has revealed all of it before.
  if (raid.deployed) return false
  yield* drawSize(day, raid)
  const selected = yield* compose(day, raid)
  if (selected.length === 0) {
    // THD-8.8.a THD-A-27 A false raid draws no event.
    removeRaid(day, raid)
    note('THD-8.8.a', 'false-raid', { raid: raid.number })
    return false
  }
  yield* placeGroups(day, raid, selected)
  // THD-8.14.a THD-8.14.b Medium altitude, unless the event says otherwise.
  return yield* approachEvent(day, raid)
}

/** THD-8.3.a The number on the side of the raid's effort is the number of groups. */
export function* drawSize(day: Day, raid: Raid): Procedure {
  if (raid.sizeChit !== undefined) return
  const chit = yield* draw('size', day.sizeCup, [`raid:${raid.number}`])
  // THD-8.3.b The chit stays with the marker until the raid is deployed.
  raid.sizeChit = chit
  raid.size = packOf(day).sizeChit(chit)[raid.effort]
  note('THD-8.3.a', 'size', { raid: raid.number, chit, effort: raid.effort, size: raid.size })
}

/** THD-8.13.a */
function returnSizeChit(day: Day, raid: Raid): void {
  if (raid.sizeChit !== undefined) putBack(day.sizeCup, raid.sizeChit)
  raid.sizeChit = undefined
}

/** THD-8.4.a THD-8.4.b As many entries of a force list as the raid has groups. */
function* compose(day: Day, raid: Raid): Procedure<Selected[]> {
  const { sizeChit, forceList } = packOf(day)
  if (raid.sizeChit === undefined) throw new Error(`Raid ${raid.number} has no size chit to compose it by`)
  const { force } = sizeChit(raid.sizeChit)
  const die = yield* d6('force', [`raid:${raid.number}`])
  const entries = forceList(force, die).slice(0, raid.size)
  note('THD-8.4.a', 'force', { raid: raid.number, force, die, entries })
  return yield* selectGroups(day, raid, entries)
}

/** THD-8.10.a to THD-8.10.f Each group to the box of its mission. */
function* placeGroups(day: Day, raid: Raid, selected: readonly Selected[]): Procedure {
  const inBox = (box: GroupBox) =>
    selected.filter(one => missionOf(raid, one) === box).map(({ group }) => group)
  const [bombers, escorts] = [inBox('bomber'), inBox('escort')]
  if (bombers.length > 0) yield* scatter(day, raid, bombers)
  yield* putEscorts(day, raid, escorts)
  for (const group of inBox('hunt')) putGroup(raid, group, 'hunt', fixedSection(day, group.letter))
  for (const group of inBox('patrol')) group.place = { at: 'display', raid: raid.number, box: 'patrol' }
  returnSizeChit(day, raid)
  raid.deployed = true
  if (noted())
    note('THD-8.10.a', 'deployed', {
      raid: raid.number,
      groups: selected.map(({ group, entry }) => {
        const { place } = group
        const section = place.at === 'display' && place.box !== 'patrol' ? place.section : undefined
        return {
          group: group.id,
          type: group.type,
          entry,
          box: place.at === 'display' ? place.box : undefined,
          section,
        }
      }),
    })
  yield* closeUp(day, raid, escorts)
}

/** THD-8.15.a Bombers bomb, Me110s escort; an Me109 hunts unless its entry says otherwise (THD-A-22). */
function missionOf(raid: Raid, { group, entry }: Selected): GroupBox {
  if (!isFighter(group)) return 'bomber'
  // THD-8.10.c THD-8.12.c
  if (group.type === 'Me110') return 'escort'
  // THD-8.11.a
  if (entry === 'Me109e') return 'escort'
  // THD-8.12.a THD-8.15.d Patrollers wait over the Channel; THD-8.12.b THD-7.2.e unseen, they come along.
  if (entry === 'Me109cp') return raid.warning === 'none' ? 'escort' : 'patrol'
  // THD-8.10.a
  return 'hunt'
}

/** THD-8.10.a The section of the Hunt and Close Escort Boxes that a letter stands for. */
export function fixedSection(day: Day, letter: Letter): Section {
  return sectionOf(packOf(day).pack.placement.fixed, letter)
}

/** THD-8.10.b One die gives each letter its section of the Bomber Box. */
function* scatter(day: Day, raid: Raid, groups: readonly Group[]): Procedure {
  const die = yield* d6('placement.bomber', [`raid:${raid.number}`])
  const letters = packOf(day).bomberPlacement(die)
  for (const group of groups) putGroup(raid, group, 'bomber', sectionOf(letters, group.letter))
  note('THD-8.10.b', 'placement', { raid: raid.number, die, letters })
}

/** THD-8.15.b Strafers in the Bomber Box neither escort nor are escorted. */
function bombersOf(day: Day, raid: Raid): Group[] {
  return groupsIn(day, raid, 'bomber').filter(group => !isFighter(group))
}

/** THD-8.10.c Puts fighters into the Close Escort Box. */
export function* putEscorts(day: Day, raid: Raid, groups: readonly Group[]): Procedure {
  if (groups.length === 0) return
  // THD-8.10.f THD-A-23 Nobody to escort: they strafe.
  if (bombersOf(day, raid).length === 0) yield* scatter(day, raid, groups)
  else for (const group of groups) putGroup(raid, group, 'escort', fixedSection(day, group.letter))
}

/** THD-8.10.d THD-A-25 Escorts beside no bomber move, one at a time, letter by letter. */
export function* closeUp(day: Day, raid: Raid, groups: readonly Group[]): Procedure {
  const bombers = bombersOf(day, raid)
  const bombersIn = (section: Section) => countIn(bombers, section)
  const manned = SECTIONS.filter(section => bombersIn(section) > 0)
  if (manned.length === 0) return
  for (const letter of LETTERS) {
    const section = fixedSection(day, letter)
    if (bombersIn(section) > 0) continue
    const idle = groups.filter(group => group.letter === letter)
    while (idle.length > 0) {
      // With one section to go to, their order does not matter.
      const equals = manned.length === 1 ? idle.slice(0, 1) : idle
      const group = yield* pick('escort-order', equals, [`raid:${raid.number}`])
      takeOut(idle, group)
      yield* moveEscort(day, raid, group, manned, bombersIn)
    }
  }
}

/** THD-8.10.e Fewest escorts (THD-A-26), then most bombers, then as the player likes. */
function* moveEscort(
  day: Day,
  raid: Raid,
  group: Group,
  manned: readonly Section[],
  bombersIn: (section: Section) => number,
): Procedure {
  const escorts = groupsIn(day, raid, 'escort')
  const options = foremost(
    manned,
    section => countIn(escorts, section),
    section => -bombersIn(section),
  ).map(
    (section): EscortSectionOption => ({
      id: section,
      on: [`section:${raid.number}/escort/${section}`],
      group: group.id,
      section,
    }),
  )
  const { section } = yield* choose(RAF, 'escort-section', options, [
    `group:${group.id}`,
    `raid:${raid.number}`,
  ])
  putGroup(raid, group, 'escort', section)
  note('THD-8.10.e', 'escort-moves', { raid: raid.number, group: group.id, section })
}

function countIn(groups: readonly Group[], section: Section): number {
  let count = 0
  for (const { place } of groups)
    if (place.at === 'display' && place.box !== 'patrol' && place.section === section) count++
  return count
}
