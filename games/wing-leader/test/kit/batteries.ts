import { squareNamed } from '../../rules/01-words/geometry.ts'
import { surfaceAt } from '../../rules/14-surface/surface.ts'
import type { Battle, Unit } from '../../state.ts'
import { aBattle, type Layout, type Piece, r, the } from './table.ts'

/** Flak batteries in K and somebody who flies over them. */

/** Rolls that come after the one in question. */
export const AFTER = [
  'losses.confirm',
  'cohesion.1',
  'cohesion.2',
  'flak.hits',
  'combat.face',
  'bombing.home',
]

export function flak(...types: readonly string[]): Layout['surface'] {
  return types.map(type => ({ type, name: type, column: 'K' }))
}

export function over(
  at: string,
  surface: Layout['surface'],
  piece: Partial<Piece> = {},
  layout: Partial<Layout> = {},
) {
  const battle = aBattle({ units: [r(`spitfire-i ${at}`, piece)], ...(surface && { surface }), ...layout })
  return { battle, unit: the(battle, 'rA') }
}

export function flew(unit: Unit, ...squares: readonly string[]): void {
  for (const name of squares) unit.deeds.track.push({ square: squareNamed(name), how: 'entered' })
}

export function barrageAt(battle: Battle, corner: string, no = 0, gun = 0): void {
  const mount = surfaceAt(battle, no).guns[gun]
  if (mount) mount.barrage = squareNamed(corner)
}

export const dice = (a: number, b: number) => [`flak.roll ${a} ${b}`]
