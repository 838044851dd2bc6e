import { noted, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { FlakTable } from '../../pack/types.ts'
import type { Battle, Unit } from '../../state.ts'
import { d6, note } from '../../vocabulary.ts'
import { counting, type Modifier, rowAt, sumOf, twoDice } from '../01-words/dice.ts'
import { altitudeOf } from '../01-words/geometry.ts'
import { forceOf, named } from '../01-words/units.ts'
import { basicSpeed } from '../03-aircraft/ratings.ts'
import { sightBetween } from '../04-sky.ts'
import { checkCohesion } from '../10-air-combat/cohesion.ts'
import { tendDogfights } from '../10-air-combat/dogfights.ts'
import { confirmHits } from '../10-air-combat/losses.ts'
import { surfaceAt } from './surface.ts'
import { type Gun, ratingOf, type ZoneSource } from './zones.ts'

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
  const about = [`unit:${unit.no}`]
  const modifiers = modifiersOf(battle, unit, shot, table)
  const dice = yield* twoDice('flak.roll', about, sumOf(modifiers))
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
  const hits = result === 'C' ? 0 : result === 'd6' ? yield* d6('flak.hits', about) : result
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
  // WL-14.2.5.b WL-Q-95 Some are for aimed fire alone. WL-14.3.c A balloon's zone has strength 0.
  const guns = 'balloon' in from ? undefined : from
  const aimed = mode === 'direct' ? guns : undefined
  return counting(
    // WL-C-32
    guns !== undefined && { id: 'strength', by: ratingOf(battle, guns).strength * by.strength },
    // WL-14.2.3.c WL-14.2.4.f
    { id: 'support', by: support * by.support },
    // WL-C-33 WL-C-59
    { id: 'speed', by: bandOf(by.speed, basicSpeed(battle, unit)) },
    ...(aimed === undefined ? [] : aimedModifiers(battle, unit, aimed, by)),
  )
}

function aimedModifiers(
  battle: Battle,
  unit: Unit,
  gun: Gun,
  by: FlakTable['modifiers'],
): (Modifier | false)[] {
  const { square, side } = surfaceAt(battle, gun.surface)
  const heavy = ratingOf(battle, gun).type === 'H' ? forceOf(battle, side).flak : undefined
  return [
    // WL-C-34
    { id: 'altitude', by: bandOf(by.altitude, altitudeOf(unit.square)) },
    // WL-4.7.g
    { id: 'weather', by: -Math.max(0, sightBetween(battle, square, unit.square)) },
    // WL-14.2.7.a
    heavy?.improvedFireDirection === true && { id: 'improvedFireDirection', by: by.improvedFireDirection },
    // WL-14.2.7.b
    heavy?.proximityFuse === true && { id: 'proximityFuse', by: by.proximityFuse },
  ]
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

/** WL-14.2.5.e WL-Q-96 WL-Q-102 Spoils the aim of a unit that has attacked this turn; of two penalties the larger counts. */
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
