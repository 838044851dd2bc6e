import { altitudeOf, distance, neighbour, RIGHT, squareNamed } from './rules/01-words/geometry.ts'
import { unitAt } from './rules/01-words/units.ts'
import { dieForTally, tallyModifiers } from './rules/07-tallies/tally-phase.ts'
import { POINT } from './rules/08-movement/points.ts'
import { pathsFrom } from './rules/08-movement/reach.ts'
import { chancesOf, fightAfter } from './rules/10-air-combat/chances.ts'
import type { Battle, CombatStyle, Facing, Square, Unit } from './state.ts'

/** What the slips of the lesson say of the board, reckoned by the rules. */

/** Heinkels in front, the Bf 110 above them; 72 Squadron's Spitfires, 79 Squadron's Hurricanes. */
export const [T, U, BF, SPITFIRES, HURRICANES] = [0, 1, 5, 6, 7] as const

export const unitsOf = (battle: Battle) => ({
  t: unitAt(battle, T),
  u: unitAt(battle, U),
  bf: unitAt(battle, BF),
  spitfires: unitAt(battle, SPITFIRES),
  hurricanes: unitAt(battle, HURRICANES),
})

/** All of the raid that is on the map flies lower than this square. */
export const isAboveTheRaid =
  (name: string) =>
  ({ units }: Battle): boolean =>
    units.every(
      ({ side, at, square }) =>
        side !== 'raider' || at !== 'map' || altitudeOf(square) < altitudeOf(squareNamed(name)),
    )

export const away = (one: Unit, other: Unit) => distance(one.square, other.square)

/** What the die must show for one to sight the other. */
export function needs(battle: Battle, looker: Unit, target: Unit): number {
  return dieForTally(away(looker, target), tallyModifiers(battle, looker, target))
}

export const added = (battle: Battle, looker: Unit, target: Unit) =>
  tallyModifiers(battle, looker, target).map(({ id, by }) => `${id} ${by}`)

/** Where bombers that fly straight on will be in a turn. */
export function inATurn({ square }: Unit): Square {
  const next = neighbour(square, RIGHT) ?? square
  return neighbour(next, RIGHT) ?? next
}

const percent = (chance: number | undefined) => Math.round((chance ?? 0) * 100)

/** The chance of a hit, in per cent, after this dive of the Spitfires. */
export function afterDive(battle: Battle, facings: readonly Facing[], style: CombatStyle) {
  const { then, fight } = fightAfter(battle, unitAt(battle, SPITFIRES), facings)
  return {
    bounce: fight?.bounce,
    hit: percent(fight && chancesOf(then, { ...fight, style }, 'attacker')?.hit),
  }
}

export const gunners = (battle: Battle, style: CombatStyle) =>
  percent(battle.fight && chancesOf(battle, { ...battle.fight, style }, 'defender')?.hit)

/** WL-10.5.1.b The table ends at +4. */
export const inBestColumn = (battle: Battle) =>
  battle.fight !== undefined && chancesOf(battle, battle.fight, 'attacker')?.column === 4

export const surelyHits = (battle: Battle, style: CombatStyle) =>
  battle.fight !== undefined && chancesOf(battle, { ...battle.fight, style }, 'attacker')?.hit === 1

/** WL-8.2.b WL-8.2.e Whether it comes so far with all its points and a declared dive. */
export function comesTo(battle: Battle, hunter: Unit, square: Square): boolean {
  const { flight } = battle
  if (!flight) return true
  const left = 4 * POINT
  const dive = { ...flight, unit: hunter.no, bonus: true, left, allowance: left }
  return pathsFrom(battle, hunter, dive).some(path => path.square === square)
}
