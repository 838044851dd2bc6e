import type { Procedure } from '@tallyho/engine'
import { type GroupId, SECTIONS, type Section, type SquadronId } from '../../pack/types.ts'
import type { Day, Group, Raid, Squadron } from '../../state.ts'
import { choose } from '../../vocabulary.ts'
import { groupsIn, RAF, raidAround, squadronsIn, takeOut, unitIn } from '../02-terms/terms.ts'
import { chooseSection, fight, type PairOption, pairOption } from './fight.ts'

/** THD-12.1.a All Bomber sections with groups and squadrons, one at a time; their Close Escort sections belong to them. */
export function* bomberCombat(day: Day, raid: Raid): Procedure {
  const sections = SECTIONS.filter(
    section => squadronsIn(day, raid, 'bomber', section).length > 0 && foesIn(day, raid, section).length > 0,
  )
  while (sections.length > 0) {
    const section = yield* chooseSection(raid, 'bomber', sections)
    yield* sectionCombat(day, raid, takeOut(sections, section))
  }
}

/** THD-12.2.4.a THD-A-74 Groups that a squadron of this section may attack: bombers, strafers and escorts. */
export function foesIn(day: Day, raid: Raid, section: Section): Group[] {
  return [...groupsIn(day, raid, 'bomber', section), ...groupsIn(day, raid, 'escort', section)]
}

/** The same behind a hunter: whoever passes it meets them. */
export function foesBehind(day: Day, hunter: Group): Group[] {
  const { place } = hunter
  return place.at === 'display' && place.box !== 'patrol'
    ? foesIn(day, raidAround(day, hunter), place.section)
    : []
}

function* sectionCombat(day: Day, raid: Raid, section: Section): Procedure {
  const squadronsDone = new Set<SquadronId>()
  const escortsDone = new Set<GroupId>()
  // THD-A-44 Everybody is counted again before each attack.
  const squadrons = () => squadronsIn(day, raid, 'bomber', section)
  const waiting = () => squadrons().filter(({ id }) => !squadronsDone.has(id))
  const escorts = () => groupsIn(day, raid, 'escort', section)
  // THD-12.2.5.d Once each, also after having been attacked.
  const readyEscorts = () => escorts().filter(({ id }) => !escortsDone.has(id))

  // THD-12.2.4.a Squadrons in excess of the escorts attack first.
  while (waiting().length > escorts().length && foesIn(day, raid, section).length > 0)
    yield* squadronAttacks(day, raid, section, waiting(), squadronsDone)
  // THD-12.2.5.a THD-12.2.5.b Then turn by turn, an escort first, until all have attacked or left.
  for (let attacks = true; attacks; ) {
    attacks = false
    const [able, victims] = [readyEscorts(), squadrons()]
    if (able.length > 0 && victims.length > 0) {
      yield* escortAttacks(day, raid, section, able, victims, escortsDone)
      attacks = true
    }
    const next = waiting()
    if (next.length > 0 && foesIn(day, raid, section).length > 0) {
      yield* squadronAttacks(day, raid, section, next, squadronsDone)
      attacks = true
    }
  }
}

/** THD-12.2.5.c A squadron must attack while there is a group in its section; THD-12.2.5.e any group, any number of times. */
function* squadronAttacks(
  day: Day,
  raid: Raid,
  section: Section,
  waiting: Squadron[],
  done: Set<SquadronId>,
): Procedure {
  const foes = foesIn(day, raid, section)
  const options: PairOption[] = []
  for (const squadron of waiting) for (const group of foes) options.push(pairOption(squadron, group))
  const attack = yield* choose(RAF, 'attack', options, [`section:${raid.number}/bomber/${section}`])
  done.add(attack.squadron)
  yield* fight(day, raid, unitIn(waiting, attack.squadron), unitIn(foes, attack.group), 'squadron-own')
}

/** THD-A-45 The player picks the escort and the squadron it attacks. */
function* escortAttacks(
  day: Day,
  raid: Raid,
  section: Section,
  escorts: Group[],
  victims: Squadron[],
  done: Set<GroupId>,
): Procedure {
  const options: PairOption[] = []
  for (const group of escorts)
    for (const squadron of victims)
      options.push({
        id: `${group.id}>${squadron.id}`,
        group: group.id,
        squadron: squadron.id,
        on: [`group:${group.id}`, `squadron:${squadron.id}`],
      })
  const attack = yield* choose(RAF, 'escort-attack', options, [`section:${raid.number}/bomber/${section}`])
  done.add(attack.group)
  const squadron = unitIn(victims, attack.squadron)
  yield* fight(day, raid, squadron, unitIn(escorts, attack.group), 'squadron-attacked')
}
