import type { Procedure } from '@tallyho/engine'
import { factsOf, script } from '@tallyho/engine/proof/script'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { resolveCombat } from '../../rules/10-air-combat/air-combat.ts'
import type { Battle, Fight, Leg } from '../../state.ts'
import { battleOf, type Line, the } from './table.ts'

/** What the proofs of air combat need beyond the board. */

/** A combat between units by name; the first of the attackers and of the defenders lead. */
export function aFight(
  battle: Battle,
  attackers: readonly string[],
  defenders: readonly string[],
  changes: Partial<Fight> = {},
): Fight {
  const attacker = the(battle, attackers[0] ?? '')
  const defender = the(battle, defenders[0] ?? '')
  return {
    square: attacker.square,
    attacking: attacker.side,
    attackers: attackers.map(id => the(battle, id).no),
    defenders: defenders.map(id => the(battle, id).no),
    attacker: attacker.no,
    defender: defender.no,
    dogfight: false,
    headOn: false,
    bounce: false,
    style: 'hit-and-run',
    rockets: false,
    standoff: false,
    evading: false,
    lufbery: false,
    ...changes,
  }
}

/** The air combat of these units, or of all that there are. */
export function combat(battle: Battle, ...ids: readonly string[]): Procedure {
  const units = ids.length > 0 ? ids.map(id => the(battle, id)) : battle.units
  return resolveCombat(
    battle,
    units.map(({ no }) => no),
  )
}

/** An air combat of all these units, played to its end. */
export function fought(board: Battle | string, ...lines: readonly Line[]) {
  const battle = typeof board === 'string' ? battleOf(board) : board
  const played = script(combat(battle), lines, AFTERWARDS)
  return { ...played, battle, told: (what: string) => factsOf(played, what) }
}

/** The two rolls of a combat that nobody is hit in, and as many cohesion checks that hold. */
export const harmless = (checks: number): Line =>
  `combat.attacker 1 1, combat.defender 1 1, ${holding(checks)}`

/** So many cohesion checks that hold. */
export const holding = (checks: number): Line => Array(checks).fill('cohesion 6 6').join(', ')

/** Questions after a combat that a test does not care about: nothing is jettisoned, the first enemy is tallied. */
export const AFTERWARDS: readonly string[] = ['combat.after', 'combat.break', 'combat.tally', 'dogfight.will']

/** No dogfight: both refuse. */
export const NO_DOGFIGHT: Line = 'dogfight.will refuse refuse'

export const HIT_AND_RUN: Line = 'combat.attack hit-and-run'
export const TURNING: Line = 'combat.attack turning'

/** A unit that flew into its square from another this turn. */
export function flewIn(battle: Battle, id: string, from: string): void {
  const unit = the(battle, id)
  const leg: Leg = { square: unit.square, how: 'entered', from: squareNamed(from) }
  unit.deeds.track = [leg]
  unit.deeds.began = leg.from ?? unit.square
}
