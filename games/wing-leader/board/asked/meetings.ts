import { counted, type Option } from '@tallyho/engine'
import type { Foremost } from '@tallyho/kit'
import { meetingsOf, squareAfter } from '../../bot/forecast.ts'
import { altitudeOf, COLUMNS, columnOf, distance, nameOf, squareAt } from '../../rules/01-words/geometry.ts'
import { isFighter, scenarioOf, unitAt } from '../../rules/01-words/units.ts'
import type { Battle, Square, Unit } from '../../state.ts'
import { joined } from '../../text/chances.ts'
import { signed } from '../../text/names.ts'
import { unitName } from '../names.ts'

/** Whom a fighter can still meet, and where it is sent for that. */

/** In turns to come. */
export const turnsAfter = (battle: Battle): number => scenarioOf(battle).victory.lastTurn - battle.turn

/** Before the last of these turns is over, and before they have left the map. */
export function meetings(
  battle: Battle,
  unit: Unit,
  left = turnsAfter(battle),
): ReturnType<typeof meetingsOf> {
  const isAtEdge = (square: Square) => columnOf(square) % (COLUMNS - 1) === 0
  return meetingsOf(battle, unit).filter(
    ({ turns, enemy, square }) =>
      turns <= left && !(isAtEdge(square) && isAtEdge(squareAfter(battle, enemy, turns - 1))),
  )
}

/** As near as this a flag is on the way. */
const NEAR = 1

/** It would meet somebody, and its flag is not where it would. */
export function isAstray(battle: Battle, unit: Unit): boolean {
  const { vector } = unit
  const met = meetings(battle, unit)
  if (vector === undefined) return met.length > 0
  const isOnWay = (square: Square) => distance(vector, square) <= NEAR
  return (
    met.length > 0 && !met.some(({ square }) => isOnWay(square) || isOnWay(keptHeight(unit.square, square)))
  )
}

const MOST = 6

/** Of all squares to which a fighter may be sent, those where it meets somebody, and those where friends are sent. */
export function flags(battle: Battle, unit: Unit, options: readonly Option[]): readonly Foremost[] {
  type Reason = Omit<Foremost, 'id'>
  const found = new Map<Square, Reason>()
  /** Nearer to the enemy, and lower than it is now. */
  const later = new Map<Square, Reason>()
  const add = (square: Square, why: Reason) => found.set(square, found.get(square) ?? why)
  const figures = (turns: string, above: string) => [
    { of: 'meets in', is: turns },
    { of: 'over enemy', is: above },
  ]
  for (const { square, turns, enemy } of meetings(battle, unit)) {
    const kept = keptHeight(unit.square, square)
    const lost = altitudeOf(kept) - altitudeOf(square)
    const told = (at: Square) => ({
      why: joined(
        `against ${unitName(battle, enemy)}`,
        dangerAt(battle, unit, enemy, at),
        at !== kept && `gives away ${counted(lost, 'level')}`,
      ),
      figures: figures(counted(turns, 'turn'), signed(altitudeOf(at) - altitudeOf(enemy.square))),
    })
    add(kept, told(kept))
    if (lost > 0) later.set(square, told(square))
  }
  const nobody = figures('–', '–')
  for (const friend of battle.units)
    if (friend.side === unit.side && friend !== unit && friend.at === 'map' && friend.vector !== undefined)
      add(friend.vector, { why: `with ${unitName(battle, friend)}`, figures: nobody })
  add(unit.square, { why: 'circles where it is', figures: nobody })
  for (const [square, why] of [...later].slice(0, 1)) add(square, why)
  const offered = new Set(options.map(({ id }) => id))
  return [...found]
    .map(([square, why]) => ({ id: `vector/${nameOf(square)}`, ...why }))
    .filter(({ id }) => offered.has(id))
    .slice(0, MOST)
}

/** Another enemy fighter right beside a flag, and no lower than it. */
function dangerAt(battle: Battle, unit: Unit, met: Unit, flag: Square): string | undefined {
  const danger = battle.units.find(
    ({ side, at, broken, square, ...other }) =>
      side !== unit.side &&
      at === 'map' &&
      !broken &&
      other.no !== met.no &&
      isFighter(unitAt(battle, other.no)) &&
      distance(square, flag) <= 1 &&
      altitudeOf(square) >= altitudeOf(flag),
  )
  return danger && `right beside ${unitName(battle, danger)}${danger.experte ? ', with an ace' : ''}`
}

/** So many levels above the enemy are worth keeping. */
const HIGH = 3

/** Where it meets somebody without giving away height: as high as it is, as long as that is not far above. */
function keptHeight(from: Square, meeting: Square): Square {
  const height = Math.min(altitudeOf(from), altitudeOf(meeting) + HIGH - 1)
  return squareAt(columnOf(meeting), Math.max(height, altitudeOf(meeting)))
}
