import { d6, note, noted, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { FlakTable } from '../../pack/types.ts'
import type { Battle, Unit } from '../../state.ts'
import { type Modifier, rowAt, sumOf, twoDice } from '../01-words/dice.ts'
import { altitudeOf } from '../01-words/geometry.ts'
import { forceOf, named } from '../01-words/units.ts'
import { basicSpeed } from '../03-aircraft/ratings.ts'
import { sightBetween } from '../04-sky.ts'
import { checkCohesion } from '../10-air-combat/cohesion.ts'
import { tendDogfights } from '../10-air-combat/dogfights.ts'
import { confirmHits } from '../10-air-combat/losses.ts'
import { surfaceAt } from './surface.ts'
import { ratingOf, type ZoneSource } from './zones.ts'

/** One roll on the Flak Attack Table, and what comes of it (14.2.5, 14.2.7). */

export interface FlakShot {
  readonly mode: 'barrage' | 'direct'
  readonly from: ZoneSource
  /** Other flak units that add their fire. */
  readonly support: number
}

/** WL-14.2.5.a */
export function* sufferFlak(battle: Battle, unit: Unit, shot: FlakShot): Procedure {
  const table = packOf(battle).pack.tables.flak
  const dice = yield* twoDice('flak.roll')
  const modifiers = modifiersOf(battle, unit, shot, table)
  const total = dice.total + sumOf(modifiers)
  const row = rowAt(table.rows, total)
  const result = row[shot.mode]
  unit.deeds.flak = true
  const hindered = hinder(battle, unit, row.bomb)
  if (noted())
    note('WL-14.2.5.a', 'flak', {
      ...named(unit),
      ...shot,
      source: sourceName(battle, shot.from),
      dice: [dice.a, dice.b],
      modifiers,
      total,
      row: row.total,
      result,
      bomb: hindered ? row.bomb : 0,
    })
  // WL-14.2.5.c
  if (result === '-') return
  const inDogfight = unit.dogfight !== undefined
  const hits = result === 'C' ? 0 : result === 'd6' ? yield* d6('flak.hits') : result
  const losses = hits > 0 ? yield* confirmHits(battle, unit, hits, ...firepowerOf(battle, shot)) : 0
  // WL-14.2.6.b A fighter that breaks here has lost its tally before the air combats.
  if (unit.at === 'map') yield* checkCohesion(battle, unit, 'flak', losses)
  if (inDogfight) yield* tendDogfights(battle)
}

function modifiersOf(
  battle: Battle,
  unit: Unit,
  { mode, from, support }: FlakShot,
  table: FlakTable,
): Modifier[] {
  const { modifiers: by } = table
  const modifiers: Modifier[] = []
  const add = (id: string, amount: number) => {
    if (amount !== 0) modifiers.push({ id, by: amount })
  }
  // WL-14.3.c A balloon's zone has strength 0. WL-C-32
  add('strength', 'balloon' in from ? 0 : ratingOf(battle, from).strength * by.strength)
  // WL-14.2.3.c WL-14.2.4.f
  add('support', support * by.support)
  // WL-C-33 WL-C-59
  add('speed', bandOf(by.speed, basicSpeed(battle, unit)))
  // WL-14.2.5.b WL-Q-95 The rest is for aimed fire alone.
  if (mode === 'barrage' || 'balloon' in from) return modifiers
  // WL-C-34
  add('altitude', bandOf(by.altitude, altitudeOf(unit.square)))
  const surface = surfaceAt(battle, from.surface)
  // WL-4.7.g
  add('weather', -Math.max(0, sightBetween(battle, surface.square, unit.square)))
  if (ratingOf(battle, from).type !== 'H') return modifiers
  const { flak } = forceOf(battle, surface.side)
  // WL-14.2.7.a
  if (flak?.improvedFireDirection) add('improvedFireDirection', by.improvedFireDirection)
  // WL-14.2.7.b
  if (flak?.proximityFuse) add('proximityFuse', by.proximityFuse)
  return modifiers
}

function bandOf(bands: FlakTable['modifiers']['speed'], value: number): number {
  for (const { from, to, by } of bands) if (value >= from && value <= to) return by
  return 0
}

/** WL-14.2.5.d WL-14.2.7.c */
function firepowerOf(battle: Battle, { mode, from }: FlakShot): [number, Modifier[]] {
  const firepower = mode === 'direct' ? 1 : 0
  if ('balloon' in from || ratingOf(battle, from).type !== 'H') return [firepower, []]
  const { flak } = forceOf(battle, surfaceAt(battle, from.surface).side)
  return flak?.dualFuse ? [firepower + 1, [{ id: 'dualFuse', by: 1 }]] : [firepower, []]
}

/** WL-14.2.5.e WL-Q-96 Spoils the aim of a unit that has attacked this turn; of two penalties the larger counts. */
function hinder(battle: Battle, unit: Unit, penalty: number): boolean {
  let hindered = false
  for (const attack of battle.attacks)
    if (attack.unit === unit.no) {
      attack.flak = Math.min(attack.flak, penalty)
      hindered = true
    }
  return hindered
}

function sourceName(battle: Battle, from: ZoneSource): string {
  return 'balloon' in from ? 'balloon' : surfaceAt(battle, from.surface).name
}
