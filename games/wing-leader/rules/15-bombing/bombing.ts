import { noted, type Option, type Procedure, type Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { type AttackProfile, SIDES, type Side } from '../../pack/types.ts'
import type { Attack, Battle, Surface, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { counting, divided, type Modifier, rowAt, sumOf, twoDice } from '../01-words/dice.ts'
import { modelOf, named, unitAt } from '../01-words/units.ts'
import { removeUnit } from '../12-end/end.ts'
import { damage, defenceOf, surfaceAt, typeOf } from '../14-surface/surface.ts'
import { bombValueOf } from './bomb-values.ts'

/** Bombing attacks resolved: the second part of the Combat Phase (15.4). */

/** WL-15.4.e Optional rule: a bomber may take a 7 instead of rolling. Off unless both players agree. */
export const TAKE_SEVEN = 'take-seven'

export interface BombOption extends Option {
  readonly unit: UnitNo
}

export function* bombTargets(battle: Battle): Procedure<Step> {
  for (const side of SIDES) yield* bombInTurn(battle, side)
  // WL-6.0.j
  battle.attacks = []
  return 'combats'
}

function* bombInTurn(battle: Battle, side: Side): Procedure {
  const attacks = battle.attacks.filter(({ unit }) => unitAt(battle, unit).side === side)
  while (attacks.length > 0) {
    const options = attacks.map(
      ({ unit, target }): BombOption => ({
        id: `bomb/${unitAt(battle, unit).id}`,
        on: [`unit:${unit}`, `surface:${target}`],
        unit,
      }),
    )
    const { unit } = yield* choose(side, 'bombing.next', options)
    const next = attacks.findIndex(attack => attack.unit === unit)
    const [attack] = attacks.splice(next, 1)
    if (attack) yield* bomb(battle, attack)
  }
}

/** WL-15.4.a WL-15.4.d One attack on one target. */
export function* bomb(battle: Battle, attack: Attack): Procedure {
  const unit = unitAt(battle, attack.unit)
  const target = surfaceAt(battle, attack.target)
  // WL-14.2.6.a
  if (unit.at === 'destroyed') {
    if (noted()) note('WL-14.2.6.a', 'bombs-lost', { ...named(unit), target: target.no, name: target.name })
    return
  }
  const modifiers = bombingModifiers(battle, unit, target, attack)
  const sum = clamped(sumOf(modifiers))
  const about = [`unit:${unit.no}`, `surface:${target.no}`]
  const dice = (yield* takesSeven(battle, unit)) ? SEVEN : yield* twoDice('bombing.roll', about, sum)
  const total = dice.total + sum
  const { percent } = rowAt(packOf(battle).pack.tables.bombing.rows, total)
  const value = bombValueOf(battle, unit, attack)
  const hits = divided(value * percent, 100)
  if (noted())
    note('WL-15.4.a', 'bombing', {
      ...named(unit),
      target: target.no,
      name: target.name,
      kind: attack.kind,
      strafing: attack.strafing,
      dice: dice === SEVEN ? [] : [dice.a, dice.b],
      modifiers,
      sum,
      total,
      percent,
      value,
      hits,
    })
  if (hits > 0) damage(battle, target, hits)
  // WL-15.5.3.d WL-Q-86
  if (attack.kind === 'kamikaze') removeUnit(battle, unit, 'expended')
}

const SEVEN = { a: 0, b: 0, total: 7 }

export interface SevenOption extends Option {
  readonly take: boolean
}

const ROLL_OR_SEVEN: readonly SevenOption[] = [
  { id: 'roll', rolls: true, take: false },
  { id: 'seven', take: true },
]

function* takesSeven(battle: Battle, unit: Unit): Procedure<boolean> {
  if (battle.options[TAKE_SEVEN] !== true) return false
  return (yield* choose(unit.side, 'bombing.seven', ROLL_OR_SEVEN, [`unit:${unit.no}`])).take
}

const LIMIT = 6

/** WL-15.4.a */
export function clamped(sum: number): number {
  return Math.max(-LIMIT, Math.min(LIMIT, sum))
}

export function bombingModifiers(battle: Battle, unit: Unit, target: Surface, attack: Attack): Modifier[] {
  const table = packOf(battle).pack.tables.bombing
  const { modifiers: by } = table
  const { kind } = attack
  const { abilities, bombsight } = modelOf(battle, unit)
  // WL-15.4.g WL-15.4.h WL-C-40
  const swedish = bombsight === 'S' && (kind === 'steep' || kind === 'glide')
  return counting(
    // WL-15.4.b
    { id: 'defence', by: defenceAgainst(battle, target, attack) },
    // WL-15.4.f WL-C-41
    typeOf(battle, target).armoured === true && { id: 'armoured', by: by.armoured },
    { id: kind, by: swedish ? table.swedish[kind] : table.profile[kind] },
    // WL-15.4.i WL-15.3.d
    !attack.aimed && { id: 'no-aim', by: by.noAim },
    // WL-15.4.j WL-C-47
    bombsight !== undefined &&
      usesBombsight(kind) && { id: 'bombsight', by: sightModifier(battle, bombsight, attack.altitude) },
    // WL-15.4.k WL-4.7.c
    { id: 'weather', by: -attack.weather },
    // WL-15.4.l
    { id: 'flak', by: attack.flak },
    // WL-15.4.m WL-15.3.5.d WL-15.5.1.a
    kind === 'torpedo' && { id: 'torpedo-model', by: abilities.torpedo?.modifier ?? 0 },
    isAnvil(battle, attack) && { id: 'anvil', by: by.anvil },
    attack.longRange && { id: 'long-range', by: by.longRange },
    // WL-15.4.n WL-15.4.c As the unit is now, after the flak.
    unit.broken && { id: 'broken', by: by.broken },
    unit.disruptions > 0 && !unit.broken && { id: 'disrupted', by: by.disrupted },
  )
}

/** WL-14.1.3.a Out of the Sun a ship sees its attacker late: one point toward 0. */
function defenceAgainst(battle: Battle, target: Surface, { sun }: Attack): number {
  const defence = defenceOf(battle, target)
  return sun ? defence - Math.sign(defence) : defence
}

/** Torpedoes, rockets, guns and kamikazes are aimed without a bombsight. */
function usesBombsight(kind: AttackProfile): boolean {
  return kind !== 'torpedo' && kind !== 'atgr' && kind !== 'strafing' && kind !== 'kamikaze'
}

function sightModifier(battle: Battle, sight: 'T' | 'S' | 'V' | 'G', altitude: number): number {
  for (const row of packOf(battle).pack.tables.altitude.rows)
    if (altitude >= row.from && altitude <= row.to) return row[sight]
  return 0
}

/** WL-15.5.1.a WL-14.2.6.a Torpedoes of a unit that flak has shot down count for nothing. */
function isAnvil(battle: Battle, { kind, target, unit }: Attack): boolean {
  return (
    kind === 'torpedo' &&
    battle.attacks.some(
      other =>
        other.kind === 'torpedo' &&
        other.target === target &&
        other.unit !== unit &&
        unitAt(battle, other.unit).at !== 'destroyed',
    )
  )
}
