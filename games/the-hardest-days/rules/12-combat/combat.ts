import type { Option, Procedure } from '@tallyho/engine'
import { type GroupId, SECTIONS, type Section, type SquadronId, type Weather } from '../../pack/types.ts'
import type { Day, Group, Raid, Squadron } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { DONE } from '../02-terms/choices.ts'
import {
  escortsStrafe,
  groupsIn,
  overEngland,
  putSquadron,
  RAF,
  removeIfSpent,
  sendSquadron,
  squadronsIn,
  takeOut,
  unitIn,
  weatherOver,
} from '../02-terms/terms.ts'
import { bomberCombat, foesIn } from './bomber-combat.ts'
import { chooseSection, fight, type PairOption, pairOption } from './fight.ts'

/** A unit that does not fight for now. */
export interface SetAsideOption extends Option {
  readonly squadron?: SquadronId
  readonly group?: GroupId
}
/** Without a group the squadron moves on to the Bomber Box. */
export interface ExcessOption extends Option {
  readonly squadron: SquadronId
  readonly group?: GroupId
}
/** Without a squadron the player has shifted enough. */
export interface ShiftOption extends Option {
  readonly squadron?: SquadronId
  readonly section?: Section
}

/** THD-12.1.a The combat sequence: Hunt Box first, then the Bomber Box, each one section at a time. */
export function* combat(day: Day, raid: Raid): Procedure {
  const hunts = SECTIONS.filter(section => isHuntFight(day, raid, section))
  while (hunts.length > 0) {
    const section = yield* chooseSection(raid, 'hunt', hunts)
    yield* huntCombat(day, raid, takeOut(hunts, section))
  }
  yield* shift(day, raid)
  const idle = idleIn(day, raid)
  yield* bomberCombat(day, raid)
  leaveDisplay(day, raid, idle)
  adjustRaid(day, raid)
}

function isHuntFight(day: Day, raid: Raid, section: Section): boolean {
  return squadronsIn(day, raid, 'hunt', section).length > 0 && groupsIn(day, raid, 'hunt', section).length > 0
}

/** One Hunt section: pairs first, then the squadrons in excess. */
function* huntCombat(day: Day, raid: Raid, section: Section): Procedure {
  const squadrons = squadronsIn(day, raid, 'hunt', section)
  const hunters = groupsIn(day, raid, 'hunt', section)
  // THD-12.2.1.b The larger side sets its excess aside before the first pair fights.
  const excess = yield* setAside(raid, section, squadrons, squadrons.length - hunters.length, 'squadron')
  // THD-12.2.1.c Excess groups do not attack.
  yield* setAside(raid, section, hunters, hunters.length - squadrons.length, 'group')
  // THD-12.2.1.a THD-A-42 Pair by pair, as the player likes.
  while (squadrons.length > 0) {
    const options: PairOption[] = []
    for (const squadron of squadrons) for (const group of hunters) options.push(pairOption(squadron, group))
    const pair = yield* choose(RAF, 'pair', options, [`section:${raid.number}/hunt/${section}`])
    const squadron = takeOut(squadrons, unitIn(squadrons, pair.squadron))
    const hunter = takeOut(hunters, unitIn(hunters, pair.group))
    yield* fight(day, raid, squadron, hunter, 'squadron-hunt')
  }
  yield* excessSquadrons(day, raid, section, excess)
}

function* setAside<U extends Squadron | Group>(
  raid: Raid,
  section: Section,
  units: U[],
  count: number,
  kind: 'squadron' | 'group',
): Procedure<U[]> {
  const aside: U[] = []
  // Of two hunters the one that is pointed at is fought: the other stands aside.
  const fought = (id: string): string =>
    (kind === 'group' && units.length === 2 && units.find(other => other.id !== id)?.id) || id
  while (aside.length < count) {
    const options: SetAsideOption[] = units.map(({ id }) => ({
      id,
      [kind]: id,
      on: [`${kind}:${fought(id)}`],
    }))
    const { id } = yield* choose(RAF, 'set-aside', options, [`section:${raid.number}/hunt/${section}`])
    aside.push(takeOut(units, unitIn(units, id)))
    note('THD-12.2.1.b', 'set-aside', { raid: raid.number, section, [kind]: id })
  }
  return aside
}

/** THD-12.2.2.a Each excess squadron moves on or attacks a hunter that is still there, THD-12.2.2.b once. */
function* excessSquadrons(day: Day, raid: Raid, section: Section, excess: Squadron[]): Procedure {
  while (excess.length > 0) {
    const hunters = groupsIn(day, raid, 'hunt', section)
    if (hunters.length === 0) {
      for (const squadron of excess) moveOn(raid, squadron, section)
      return
    }
    const options: ExcessOption[] = []
    for (const squadron of excess) {
      for (const hunter of hunters) options.push(pairOption(squadron, hunter))
      options.push({
        id: `${squadron.id}>bomber`,
        squadron: squadron.id,
        on: [`squadron:${squadron.id}`, `section:${raid.number}/bomber/${section}`],
      })
    }
    const choice = yield* choose(RAF, 'excess', options, [`section:${raid.number}/hunt/${section}`])
    const squadron = takeOut(excess, unitIn(excess, choice.squadron))
    if (choice.group === undefined) moveOn(raid, squadron, section)
    else yield* fight(day, raid, squadron, unitIn(hunters, choice.group), 'squadron-hunt')
  }
}

function moveOn(raid: Raid, squadron: Squadron, section: Section): void {
  putSquadron(raid, squadron, 'bomber', section)
  note('THD-12.2.2.a', 'moves-on', { raid: raid.number, squadron: squadron.id, section })
}

/** THD-12.2.3.a THD-A-47 How many squadrons may change section, by the weather over the raid. */
const SHIFTS: Readonly<Record<Weather, number>> = { clear: 2, patchy: 1, broken: 0 }

export const shiftsOver = (day: Day, raid: Raid): number => SHIFTS[weatherOver(day, overEngland(raid))]

function* shift(day: Day, raid: Raid): Procedure {
  const squadrons = squadronsIn(day, raid, 'bomber')
  // With nobody to attack anywhere a shift leads nowhere.
  if (groupsIn(day, raid, 'bomber').length + groupsIn(day, raid, 'escort').length === 0) return
  for (let left = shiftsOver(day, raid); left > 0; left--) {
    const options: ShiftOption[] = [DONE]
    for (const { id, place } of squadrons)
      for (const section of SECTIONS)
        if (place.at === 'display' && place.section !== section)
          options.push({
            id: `${id}>${section}`,
            squadron: id,
            section,
            on: [`squadron:${id}`, `section:${raid.number}/bomber/${section}`],
            // THD-12.2.6.a Where nobody flies it would go home.
            ...(foesIn(day, raid, section).length === 0 && { rare: true }),
          })
    const { squadron, section } = yield* choose(RAF, 'shift', options, [`raid:${raid.number}`])
    if (squadron === undefined || section === undefined) return
    putSquadron(raid, takeOut(squadrons, unitIn(squadrons, squadron)), 'bomber', section)
    note('THD-12.2.3.a', 'shifts', { raid: raid.number, squadron, section })
  }
}

/** Squadrons with nobody to attack where they are, while others fly elsewhere. */
function idleIn(day: Day, raid: Raid): ReadonlyMap<SquadronId, Section> {
  const manned = SECTIONS.filter(section => foesIn(day, raid, section).length > 0)
  const empty = SECTIONS.filter(section => manned.length > 0 && !manned.includes(section))
  return new Map(
    empty.flatMap(section =>
      squadronsIn(day, raid, 'bomber', section).map(({ id }) => [id, section] as const),
    ),
  )
}

/** THD-12.2.6.a THD-A-46 Whoever is left in the display goes home, with its face. */
function leaveDisplay(day: Day, raid: Raid, idle: ReadonlyMap<SquadronId, Section>): void {
  const barred = shiftsOver(day, raid) === 0
  for (const squadron of [...squadronsIn(day, raid, 'hunt'), ...squadronsIn(day, raid, 'bomber')]) {
    const { id } = squadron
    const section = idle.get(id)
    sendSquadron(squadron, 'inflight')
    note('THD-12.2.6.a', 'leaves-display', {
      raid: raid.number,
      squadron: id,
      ...(section && { idle: section, barred }),
    })
  }
}

/** THD-12.2.7.a Escorts with nobody left to escort become strafers; THD-12.2.7.b an empty raid is over. */
function adjustRaid(day: Day, raid: Raid): void {
  for (const section of SECTIONS)
    if (groupsIn(day, raid, 'bomber', section).length === 0)
      escortsStrafe(day, raid, 'THD-12.2.7.a', { section })
  removeIfSpent(day, raid)
}
