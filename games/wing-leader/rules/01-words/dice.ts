import type { Procedure, Ref } from '@tallyho/engine'
import type { AttackProfile } from '../../pack/types.ts'
import { d6 } from '../../vocabulary.ts'

/** Two dice and their total, before modifiers. */
export interface TwoDice {
  readonly a: number
  readonly b: number
  readonly total: number
}

/** What two dice are rolled for. */
export type PairOfDice =
  | 'reaction'
  | 'combat.attacker'
  | 'combat.defender'
  | 'cohesion'
  | 'balloon.attack'
  | 'flak.roll'
  | 'bombing.roll'

/** WL-2.1.p Two six-sided dice, rolled one after the other: `what.1` and `what.2`. */
export function* twoDice(what: PairOfDice, about: readonly Ref[], against: number): Procedure<TwoDice> {
  const a = yield* d6(`${what}.1`, about, against)
  const b = yield* d6(`${what}.2`, about, against)
  return { a, b, total: a + b }
}

/** Everything that counts in a sum: ratings, states of units, what the tables list. */
export type ModifierId =
  | AttackProfile
  | 'alerted'
  | 'altitude'
  | 'anvil'
  | 'armoured'
  | 'behind'
  | 'bombsight'
  | 'bounce'
  | 'bounced'
  | 'broken'
  | 'climbs'
  | 'contrails'
  | 'defence'
  | 'defences'
  | 'depleted-ammo'
  | 'disrupted'
  | 'distance'
  | 'dives'
  | 'drag'
  | 'dualFuse'
  | 'evasion'
  | 'experte'
  | 'firepower'
  | 'flak'
  | 'flight'
  | 'green'
  | 'gun-pod'
  | 'gyro'
  | 'head-on'
  | 'heavy-gun'
  | 'high-speed'
  | 'improvedFireDirection'
  | 'leader'
  | 'long-range'
  | 'losses'
  | 'low-ammo'
  | 'lufbery'
  | 'more-fighters'
  | 'no-aim'
  | 'proximityFuse'
  | 'radio'
  | 'rigid'
  | 'rockets'
  | 'single'
  | 'speed'
  | 'strength'
  | 'sun'
  | 'support'
  | 'torpedo-model'
  | 'turn'
  | 'turning-defence'
  | 'veteran'
  | 'weather'

/** One part of a sum: what it is for and what it adds. */
export interface Modifier {
  readonly id: ModifierId
  readonly by: number
}

/** Modifiers of a roll; those that come to nothing are left out. */
export function counting(...modifiers: readonly (Modifier | false)[]): Modifier[] {
  const counted: Modifier[] = []
  for (const modifier of modifiers) if (modifier && modifier.by !== 0) counted.push(modifier)
  return counted
}

export function sumOf(modifiers: readonly Modifier[]): number {
  let sum = 0
  for (const { by } of modifiers) sum += by
  return sum
}

/** WL-1.2.a WL-1.2.b Rounded to the nearest whole number, a half upward. */
export function divided(number: number, by: number): number {
  return Math.floor(number / by + 0.5)
}

/** The row of a table for a total: a row holds from its own total upward, the lowest for everything below it too. */
export function rowAt<R extends { readonly total: number }>(rows: readonly R[], total: number): R {
  let found = rows[0] as R
  for (const row of rows) if (row.total <= total) found = row
  return found
}
