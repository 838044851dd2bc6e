import { packOf } from '../pack/index.ts'
import { altitudeOf, COLUMNS, columnOf, distance, run, squareAt, TOP } from '../rules/01-words/geometry.ts'
import { hasBombing, isBomber, lineOf } from '../rules/01-words/units.ts'
import { bomberAllowance, fighterAllowance, isJet, POINT } from '../rules/08-movement/points.ts'
import type { Battle, Square, Unit } from '../state.ts'
import { isAbout, preyWorth } from './worth.ts'

/** Where enemies will be, and where to meet them. */

/** Columns that a unit flies in a turn when nobody disturbs it. */
function paceOf(battle: Battle, unit: Unit): number {
  return bomberAllowance(battle, unit) / POINT
}

/** Where a unit will be after some turns, if it flies on; bombers on the attack stop over their farthest target. */
export function squareAfter(battle: Battle, unit: Unit, turns: number): Square {
  const way = unit.home === undefined ? run(unit.facing) : unit.home === 'left' ? -1 : 1
  let column = columnOf(unit.square) + way * paceOf(battle, unit) * turns
  if (hasBombing(battle) && isBomber(unit) && unit.home === undefined && battle.surface.length > 0) {
    let farthest = -1
    for (const surface of battle.surface)
      if (surface.side !== unit.side) farthest = Math.max(farthest, columnOf(surface.square) * way + 100)
    if (farthest >= 0) column = Math.min(column * way + 100, farthest) * way - 100 * way
  }
  return squareAt(Math.max(0, Math.min(COLUMNS - 1, column)), altitudeOf(unit.square))
}

/** Turns that climbing takes: two for a level where the card says S, about one otherwise. */
function climbTurns(battle: Battle, unit: Unit, levels: number): number {
  if (levels <= 0) return 0
  const slow = packOf(battle).model(unit.model).climb[altitudeOf(unit.square)] === 0
  return levels * (slow && unit.throttle === undefined ? 2 : 0.7)
}

const LOOK_AHEAD = 9
/** A level above the bombers the hunter has a dive for his attack. */
const ABOVE = 1

export interface Meeting {
  readonly square: Square
  readonly worth: number
  /** Turns until then. */
  readonly turns: number
}

/** The best place for a Vector: where the most valuable enemies will be when the unit can be there. */
export function bestMeeting(battle: Battle, unit: Unit): Meeting | undefined {
  let found: Meeting | undefined
  const hunting = battle.units.some(enemy => isEnemy(unit, enemy) && isBomber(enemy))
  for (const enemy of battle.units) {
    if (!isEnemy(unit, enemy) || (hunting && !isBomber(enemy))) continue
    const meeting = meetingWith(battle, unit, enemy)
    if (meeting && (!found || meeting.worth > found.worth)) found = meeting
  }
  return found
}

/** Every enemy that can be met if nobody else meets it before, with the place where: the best first. */
export function meetingsOf(battle: Battle, unit: Unit): readonly (Meeting & { readonly enemy: Unit })[] {
  return battle.units
    .flatMap(enemy => {
      const meeting = isEnemy(unit, enemy)
        ? meetingWith(battle, unit, enemy, isEngaged(enemy) ? 0 : LOOK_AHEAD)
        : undefined
      return meeting ? [{ ...meeting, enemy }] : []
    })
    .sort((a, b) => b.worth - a.worth)
}

function isEnemy(unit: Unit, enemy: Unit): boolean {
  return enemy.side !== unit.side && isAbout(enemy) && !enemy.broken
}

function meetingWith(
  battle: Battle,
  unit: Unit,
  enemy: Unit,
  held = heldAfter(battle, unit, enemy),
): Meeting | undefined {
  const pace = fighterAllowance(battle, unit) / POINT
  const wait = unit.at === 'edge' || unit.deeds.tookOff ? 1 : 0
  for (let turns = 1; turns <= LOOK_AHEAD; turns++) {
    const there = squareAfter(battle, enemy, Math.min(turns, held))
    const above = Math.min(TOP, altitudeOf(there) + (isJet(battle, unit) ? 0 : ABOVE))
    const square = squareAt(columnOf(there), above)
    const levels = above - altitudeOf(unit.square)
    const need = Math.max(distance(unit.square, square) / pace, climbTurns(battle, unit, levels)) + wait
    if (need > turns) continue
    let others = 0
    for (const friend of battle.units)
      if (friend !== unit && friend.side === unit.side && friend.vector !== undefined)
        if (distance(friend.vector, square) <= 1) others += 1
    return { square, turns, worth: preyWorth(battle, enemy) / (1 + 0.2 * turns) / (1 + 0.15 * others) }
  }
  return undefined
}

/** A fighter that is in a fight, or after somebody, does not fly on. */
const isEngaged = (enemy: Unit): boolean =>
  !isBomber(enemy) && (enemy.tally !== undefined || enemy.dogfight !== undefined)

/** Turns that a fighter flies on before a friend meets it: none if it is in a fight, or after somebody, already. */
function heldAfter(battle: Battle, unit: Unit, enemy: Unit): number {
  if (isBomber(enemy)) return LOOK_AHEAD
  if (isEngaged(enemy)) return 0
  for (let turns = 0; turns < LOOK_AHEAD; turns++) {
    const there = squareAfter(battle, enemy, turns)
    for (const friend of battle.units)
      if (friend !== unit && friend.side === unit.side && isAbout(friend) && !friend.broken)
        if (distance(friend.square, there) <= 1 || distance(friend.vector ?? friend.square, there) <= 1)
          return turns
  }
  return LOOK_AHEAD
}

/** Where the bombers of the unit's own side will be at the end of this phase, for those who fly beside them. */
export function chargesSquare(battle: Battle, unit: Unit): Square | undefined {
  let nearest: Unit | undefined
  for (const other of battle.units) {
    if (other.side !== unit.side || other.at !== 'map' || !isBomber(other) || other.broken) continue
    if (!nearest || rank(unit, other) < rank(unit, nearest)) nearest = other
  }
  if (nearest === undefined) return undefined
  return nearest.deeds.ordinal === undefined ? squareAfter(battle, nearest, 1) : nearest.square
}

/** Loaded bombers first, then the nearest. */
function rank(unit: Unit, bomber: Unit): number {
  return distance(unit.square, bomber.square) + (bomber.load === undefined ? 10 : 0)
}

/** The edge toward which a unit's line set out. */
export function wayOut(battle: Battle, unit: Unit): number {
  return lineOf(battle, unit).facing === 'left' ? -1 : 1
}
