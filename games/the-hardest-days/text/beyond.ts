import { packOf } from '../pack/index.ts'
import { SECTIONS, type Section, type SquadronId } from '../pack/types.ts'
import {
  groupsIn,
  isFighter,
  overEngland,
  raidAround,
  sectionOf,
  squadronOf,
  weatherOver,
} from '../rules/02-terms/terms.ts'
import { evades } from '../rules/11-interception.ts'
import { foesIn } from '../rules/12-combat/bomber-combat.ts'
import { shiftsOver } from '../rules/12-combat/combat.ts'
import type { Day, Raid, Squadron } from '../state.ts'

/** Who flies behind the hunters of a section, so that nobody is promised bombers that are not there. */

/** Whom a squadron may come upon behind the hunters, what is wanted most first, and in a word. */
const PREY = {
  'the bombers': 'bombers',
  'the strafing fighters': 'fighters',
  'the escort': 'escort',
} as const
type Prey = keyof typeof PREY

/** `the bombers`; where none fly there, `the strafing fighters` or `the escort`; undefined where nobody does. */
export function bombersBehind(day: Day, raid: Raid, section: Section): Prey | undefined {
  const inBox = groupsIn(day, raid, 'bomber', section)
  if (inBox.length > 0) return inBox.every(isFighter) ? 'the strafing fighters' : 'the bombers'
  return foesIn(day, raid, section).length > 0 ? 'the escort' : undefined
}

/** Whoever flies behind the hunters of a raid, in all of its sections. */
export function preyOf(day: Day, raid: Raid): string | undefined {
  const behind: readonly (string | undefined)[] = SECTIONS.map(section => bombersBehind(day, raid, section))
  return Object.keys(PREY).find(prey => behind.includes(prey))
}

/** Whether bombers or escorts fly in the raid at all. */
export const hasBombers = (day: Day, raid: Raid): boolean =>
  groupsIn(day, raid, 'bomber').length + groupsIn(day, raid, 'escort').length > 0

/** A raid of hunters alone on its way home: nothing comes of it any more but their losses. */
export const isSpent = (day: Day, raid: Raid): boolean =>
  raid.recovering && raid.deployed && !hasBombers(day, raid)

/** `Raid 2 is going home, 1 Me109 group, cannot bomb.` */
export function spentTold(day: Day, raid: Raid): string {
  const hunters = groupsIn(day, raid, 'hunt')
  const [type, another] = new Set(hunters.map(group => group.type))
  const groups = `${hunters.length}${type && !another ? ` ${type}` : ''} ${hunters.length === 1 ? 'group' : 'groups'}`
  return `Raid ${raid.number} is going home, ${groups}, cannot bomb.`
}

/** THD-12.2.3.a `no bombers there (may turn to others)`, `no bombers there`, or `no bombers` where the whole raid has none. */
export function noBombers(day: Day, raid: Raid): string {
  if (!hasBombers(day, raid)) return 'no bombers'
  return `no bombers there${shiftsOver(day, raid) > 0 ? ' (may turn to others)' : ''}`
}

/** Past the hunters of its section: `on to the bombers`, `flies on, no bombers there (may turn to others)`, `flies on, no bombers`. */
export function onPast(day: Day, id: SquadronId): string {
  const squadron = squadronOf(day, id)
  const raid = raidAround(day, squadron)
  const { place } = squadron
  const behind = place.at === 'display' ? bombersBehind(day, raid, place.section) : undefined
  return behind ? `on to ${behind}` : `flies on, ${noBombers(day, raid)}`
}

/** THD-11.1.4.b The section of the Hunt Box in which one squadron slips past the hunters on this face. */
export function slipsOn(day: Day, raid: Raid, face: number): Section | undefined {
  const { evade } = packOf(day).huntPlacement(face)
  return evade && evades(evade.when, weatherOver(day, overEngland(raid))) ? evade.section : undefined
}

/** THD-11.1.4.a THD-11.1.5.a Whom a squadron comes upon on this face: `hunters`, those behind them, or `nobody`; `1 slips by` where one of several does. */
export function sentTo(day: Day, raid: Raid, here: readonly Squadron[], { letter }: Squadron, face: number) {
  const { letters } = packOf(day).huntPlacement(face)
  const section = sectionOf(letters, letter)
  if (groupsIn(day, raid, 'hunt', section).length > 0) {
    if (slipsOn(day, raid, face) !== section) return 'hunters'
    if (here.filter(other => sectionOf(letters, other.letter) === section).length > 1) return '1 slips by'
  }
  const behind = bombersBehind(day, raid, section)
  return behind ? PREY[behind] : 'nobody'
}

/** The six faces for those who meet a raid, and what may still be changed. THD-12.2.3.a */
export function facesMet(day: Day, raid: Raid, here: readonly Squadron[]) {
  const shifts = hasBombers(day, raid) ? shiftsOver(day, raid) : 0
  return {
    rows: here.map(one => ({
      id: one.id,
      cells: FACES.map(face => sentTo(day, raid, here, one, face)),
    })),
    after:
      shifts > 0
        ? `Then ${shifts === 1 ? 'one squadron' : 'two squadrons'} may still turn to another section.`
        : undefined,
  }
}
export const FACES = [1, 2, 3, 4, 5, 6] as const
