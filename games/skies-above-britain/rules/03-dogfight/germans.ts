import type { Procedure } from '@tallyho/engine'
import type { Attitude, GermanType } from '../../pack/types.ts'
import { type Campaign, type Dogfight, type German, SQUADRON } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { choose, note } from '../../vocabulary.ts'
import { dogfightOf, patrolOf } from '../01-general/terms.ts'

/** SAB-DOG-09 */
export const STRENGTH = { schwarm: 4, rotte: 2 } as const

/** SAB-DOG-18 The order of combat in a round. */
export const COMBAT_ORDER: readonly Attitude[] = ['head-on', 'tailed', 'tailing']

/** A round that is being fought: the dogfights of one trigger, and how far the round is. */
export interface Fray {
  readonly dogfights: Dogfight[]
  /** Index into COMBAT_ORDER; -1 before the first combat. */
  step: number
  /** German fighters destroyed so far (SAB-SUP-02). */
  destroyed: number
  /** Units that fight nobody any more: told when the round is over, with what the hits of it came to (SAB-DOG-32). */
  readonly over: Unit[]
}

/** Dogfights that begin, or come apart from others. */
export function frayOf(dogfights: Dogfight[] = []): Fray {
  return { dogfights, step: -1, destroyed: 0, over: [] }
}

/** SAB-DOG-20 SAB-A-19 Whoever arrives in a step that is over or in progress waits for the next round. */
function firstRound({ step }: Fray, { round }: Dogfight, attitude: Attitude): number {
  return COMBAT_ORDER.indexOf(attitude) > step ? round : round + 1
}

/** The dogfight of a unit, a new one if it has none yet. */
export function dogfightFor(campaign: Campaign, fray: Fray, unit: Unit, round: number): Dogfight {
  const known = dogfightOf(campaign, unit)
  if (known) return known
  const { dogfights } = patrolOf(campaign)
  const no = dogfights.reduce((most, one) => Math.max(most, one.no), 0) + 1
  const one: Dogfight = { no, unit, round, germans: [] }
  dogfights.push(one)
  fray.dogfights.push(one)
  return one
}

/** New Germans engage the unit of a dogfight. */
export function engage(
  campaign: Campaign,
  rule: string,
  fray: Fray,
  dogfight: Dogfight,
  type: GermanType,
  strength: number,
  attitude: Attitude,
): German {
  const no = nextNo(campaign)
  const german: German = {
    no,
    type,
    strength,
    attitude,
    from: firstRound(fray, dogfight, attitude),
    fought: 0,
  }
  dogfight.germans.push(german)
  note(rule, 'germans', { unit: dogfight.unit, german: no, type, strength, attitude })
  return german
}

function nextNo(campaign: Campaign): number {
  let most = 0
  for (const { germans } of patrolOf(campaign).dogfights)
    for (const { no } of germans) most = Math.max(most, no)
  return most + 1
}

/** SAB-DOG-16 */
export function dismiss(
  dogfight: Dogfight,
  rule: string,
  german: German,
  why: 'let-go' | 'vanish' | 'freed' | 'alone',
): void {
  dogfight.germans = dogfight.germans.filter(other => other !== german)
  note(rule, 'germans-gone', { german: german.no, type: german.type, why })
}

/** SAB-ICO-02 SAB-PIL-14 4, 3, 2, 1, removed; destroyed, or merely gone. */
export function reduce(dogfight: Dogfight, rule: string, german: German, destroyed: boolean): void {
  german.strength -= 1
  if (german.strength === 0) dogfight.germans = dogfight.germans.filter(other => other !== german)
  note(rule, 'germans-reduced', { german: german.no, strength: german.strength, destroyed })
}

/** A German marker takes another attitude to its opponent. */
export function turnTo(dogfight: Dogfight, rule: string, german: German, attitude: Attitude): void {
  german.attitude = attitude
  note(rule, 'germans-turn', { german: german.no, unit: dogfight.unit, attitude })
}

/** SAB-DOG-14 Germans leave one unit for another; those who have fought this round fight again in the next. */
export function follow(from: Dogfight, to: Dogfight, german: German): void {
  from.germans = from.germans.filter(other => other !== german)
  to.germans.push(german)
}

/** SAB-A-25 Which part of a marker gets behind the RAF, where its parts are unequal. */
export function* chooseHalf({ no, strength }: German): Procedure<number> {
  const parts = [...new Set([Math.floor(strength / 2), Math.ceil(strength / 2)])]
  const options = parts.map(part => ({ id: String(part), rolls: true as const }))
  return Number((yield* choose(SQUADRON, 'dogfight.split', options, [`german:${no}`])).id)
}

/** SAB-ICO-29 A marker splits into two smaller ones; the second takes this attitude. A lone fighter cannot. */
export function split(
  campaign: Campaign,
  rule: string,
  fray: Fray,
  german: German,
  other: Dogfight,
  strength: number,
  attitude: Attitude,
): German {
  german.strength -= strength
  const no = nextNo(campaign)
  note(rule, 'germans-split', { german: german.no, strength: german.strength, other: no, others: strength })
  return engage(campaign, rule, fray, other, german.type, strength, attitude)
}
