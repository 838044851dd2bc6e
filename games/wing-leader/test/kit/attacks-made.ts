import type { Modifier } from '../../rules/01-words/dice.ts'
import { surfaceAt } from '../../rules/14-surface/surface.ts'
import { bombingModifiers } from '../../rules/15-bombing/bombing.ts'
import type { Attack, Battle, Unit } from '../../state.ts'
import { aBattle, type Layout, type Piece, r, the } from './table.ts'

/** An attack made on a target in K, to be resolved. */

export const AIMED: Attack = {
  unit: 0,
  target: 0,
  kind: 'level',
  strafing: false,
  aimed: true,
  longRange: false,
  altitude: 0,
  weather: 0,
  sun: false,
  flak: 0,
}

/** One raider over a target in K, with its attack made. */
export function attacked(
  type: string,
  piece: Partial<Piece> = {},
  attack: Partial<Attack> = {},
  layout: Partial<Layout> = {},
): { battle: Battle; unit: Unit; attack: Attack } {
  const battle = aBattle({
    units: [r('he-111 K4 bombing', piece)],
    bombing: true,
    surface: [`${type} K`],
    ...layout,
  })
  const made = { ...AIMED, ...attack }
  battle.attacks.push(made)
  return { battle, unit: the(battle, 'rA'), attack: made }
}

export function modifiers(...args: Parameters<typeof attacked>): Modifier[] {
  const { battle, unit, attack } = attacked(...args)
  return bombingModifiers(battle, unit, surfaceAt(battle, attack.target), attack)
}

export const dice = (a: number, b: number) => [`bombing.roll ${a} ${b}`]
