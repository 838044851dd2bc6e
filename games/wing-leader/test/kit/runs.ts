import { isAimed } from '../../rules/15-bombing/approach.ts'
import type { Battle, Profile, Unit } from '../../state.ts'
import { does, inFlight } from './approaches.ts'
import { aBattle, type Layout, type Piece } from './table.ts'

/** A raider on its way to a target in K. */

export const [RIGHT, LEFT, DOWN_LEFT, DOWN, DOWN_RIGHT] = [0, 4, 5, 6, 7] as const

/** One raider on its way to a target in K. */
export function onTheWay(
  piece: Omit<Piece, 'side'>,
  type = 'bridge',
  layout: Partial<Layout> = {},
): { battle: Battle; unit: Unit } {
  const battle = aBattle({
    units: [{ side: 'raider', mission: 'bombing', ...piece }],
    bombing: true,
    surface: [`${type} K`],
    ...layout,
  })
  return { battle, unit: inFlight(battle, 'rA', 3) }
}

export function begun(
  kind: Profile['kind'],
  piece: Omit<Piece, 'side'>,
  type?: string,
  layout?: Partial<Layout>,
) {
  const { battle, unit } = onTheWay(piece, type, layout)
  does(battle, unit, `designate/${kind}/0`)
  return { battle, unit }
}

export function aim(unit: Unit): boolean {
  if (unit.profile === undefined) throw new Error('No profile is flown')
  return isAimed(unit.profile)
}
