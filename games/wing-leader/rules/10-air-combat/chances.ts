import type { Battle, Facing, Fight, Square, Unit } from '../../state.ts'
import { divided, type Modifier, sumOf } from '../01-words/dice.ts'
import { altitudeOf } from '../01-words/geometry.ts'
import { enemyOf, unitAt } from '../01-words/units.ts'
import { advance } from '../08-movement/paths.ts'
import {
  columnOf,
  combatValueParts,
  hitsFor,
  isArmed,
  isHasty,
  otherRole,
  primaryOf,
  type Role,
  rollModifiers,
} from './combat-values.ts'
import { linkedWith } from './combats.ts'
import { dogfighters, entryModifiers } from './dogfights.ts'
import { decideAttacker, isBounce, isHeadOn } from './situation.ts'

/** What the tables promise before a die falls: exact, and read by whoever has to decide. */

/** Ways in 36 to roll each total of two dice, 2 to 12. */
export const WAYS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
export const ALL_WAYS = 36

/** Chance that two dice show this total at least. */
export function chanceOfTotals(least: number): number {
  let ways = 0
  for (const [total, made] of WAYS.entries()) if (total >= least) ways += made
  return ways / ALL_WAYS
}

/** One side's roll on the Air Combat Table. */
export interface Chances {
  readonly column: number
  /** Of at least one hit, 0 to 1. */
  readonly hit: number
}

/** One side's roll before it falls, with all that goes into it. */
export interface Outlook {
  readonly parts: readonly Modifier[]
  readonly enemyParts: readonly Modifier[]
  readonly own: number
  readonly enemy: number
  readonly column: number
  readonly modifiers: readonly Modifier[]
  /** WL-13.8.1.a Hits are halved. */
  readonly hasty: boolean
  /** How many hits each total of the two dice makes, 2 to 12. */
  readonly hits: ReadonlyMap<number, number>
}

/** WL-10.5.1.a Undefined for a side that does not roll. */
export function outlookOf(battle: Battle, fight: Fight, role: Role): Outlook | undefined {
  const primary = primaryOf(battle, fight, role)
  // WL-10.5.3.a WL-13.5.2.1.c
  if (!isArmed(battle, primary) || (role === 'defender' && fight.standoff)) return undefined
  const parts = combatValueParts(battle, fight, role)
  const enemyParts = combatValueParts(battle, fight, otherRole(role))
  const [own, enemy] = [Math.max(0, sumOf(parts)), Math.max(0, sumOf(enemyParts))]
  const column = columnOf(battle, fight, role, own, enemy)
  const modifiers = rollModifiers(battle, fight, role)
  const added = sumOf(modifiers)
  const hasty = isHasty(battle, fight)
  const hits = new Map<number, number>()
  for (let total = 2; total <= 12; total++) {
    const rolled = hitsFor(battle, total + added, column)
    hits.set(total, hasty ? divided(rolled, 2) : rolled)
  }
  return { parts, enemyParts, own, enemy, column, modifiers, hasty, hits }
}

export function chancesOf(battle: Battle, fight: Fight, role: Role): Chances | undefined {
  const outlook = outlookOf(battle, fight, role)
  return outlook && { column: outlook.column, hit: chanceAmong(outlook, hits => hits > 0) }
}

/** Chance of a number of hits like this. */
export function chanceAmong({ hits }: Outlook, isWanted: (hits: number) => boolean): number {
  let ways = 0
  for (const [total, made] of hits) if (isWanted(made)) ways += WAYS[total] as number
  return ways / ALL_WAYS
}

/** How many hits it makes on average. */
export function expectedHits({ hits }: Outlook): number {
  let sum = 0
  for (const [total, made] of hits) sum += made * (WAYS[total] as number)
  return sum / ALL_WAYS
}

/** A fight as it would be if this unit led the attack, or the defence. */
export function ledBy(battle: Battle, fight: Fight, role: Role, unit: Unit): Fight {
  const led = { ...fight, [role]: unit.no }
  if (led.attacker === undefined || led.defender === undefined) return led
  const headOn = isHeadOn(battle, led)
  return {
    ...led,
    headOn,
    bounce: isBounce(battle, led),
    lufbery: unitAt(battle, led.defender).lufbery,
    style: headOn ? 'hit-and-run' : 'turning',
  }
}

/**
 * The fight that a unit would be in if its move ended where it is, as things stand: with its own side's lead, and its prey's
 * on the other. Undefined where it would be in none, or chance decides who attacks.
 */
export function fightOf(battle: Battle, unit: Unit): Fight | undefined {
  const prey = unit.tally === undefined ? undefined : unitAt(battle, unit.tally)
  if (prey?.at !== 'map' || prey.square !== unit.square) return undefined
  const combat = linkedWith(battle, unit)
  const { value, done } = decideAttacker(battle, combat).next()
  if (!done) return undefined
  const attacks = value.side === unit.side
  const fight: Fight = {
    square: unit.square,
    attacking: value.side,
    attackers: combat.filter(no => unitAt(battle, no).side === value.side),
    defenders: combat.filter(no => unitAt(battle, no).side !== value.side),
    dogfight: combat.some(no => unitAt(battle, no).dogfight !== undefined),
    attacker: undefined,
    defender: attacks ? prey.no : unit.no,
    headOn: false,
    bounce: false,
    style: 'turning',
    rockets: false,
    standoff: false,
    evading: false,
    lufbery: false,
  }
  return ledBy(battle, fight, 'attacker', attacks ? unit : prey)
}

/** The same after these steps, which lead into the square of its prey: with the height that they gain or lose. */
export function fightAfter(battle: Battle, { no }: Unit, facings: readonly Facing[]) {
  const then = structuredClone(battle)
  const unit = unitAt(then, no)
  const flight = then.flight
  for (const facing of facings) {
    const from = unit.square
    if (!flight || advance(unit, flight, facing, 0) !== undefined) break
    unit.deeds.track.push({ square: unit.square, how: 'entered', from })
  }
  // WL-8.5.b WL-8.5.c
  if (flight) unit.marker = flight.dived > 0 ? 'dive' : flight.climbed > 0 ? 'climb' : undefined
  return { then, fight: fightOf(then, unit) }
}

/** The same for a member of a dogfight once that has drifted to a square. WL-10.8.2.b */
export function fightAfterDrift(battle: Battle, { no, dogfight }: Unit, square: Square) {
  const then = structuredClone(battle)
  for (const member of then.units)
    if (member.dogfight === dogfight && member.at === 'map') {
      member.marker = altitudeOf(square) < altitudeOf(member.square) ? 'dive' : undefined
      member.square = square
    }
  return { then, fight: fightOf(then, unitAt(then, no)) }
}

/**
 * WL-10.8.b WL-10.8.i Chance that the side which refuses a dogfight gets away: each side by its best, or by those who roll where they are
 * named.
 */
export function chanceToRefuse(
  battle: Battle,
  fight: Fight,
  side: Unit['side'],
  named: readonly Unit[] = [],
): number {
  const able = dogfighters(battle, [...fight.attackers, ...fight.defenders])
  const best = (of: Unit['side']) => {
    const rolling = named.filter(unit => unit.side === of)
    const units = rolling.length > 0 ? rolling : able.filter(unit => unit.side === of)
    return Math.max(...units.map(unit => sumOf(entryModifiers(battle, fight, unit))))
  }
  const [runs, chases] = [best(side), best(enemyOf(side))]
  let ways = 0
  for (let own = 1; own <= 6; own++)
    for (let other = 1; other <= 6; other++) if (own + runs > other + chases) ways += 1
  return ways / ALL_WAYS
}
