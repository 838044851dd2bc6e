import { FACINGS } from '../../rules/01-words/geometry.ts'
import { enRouteBars } from '../../rules/15-bombing/bombing-missions.ts'
import type { Battle, Facing, Flight, Unit } from '../../state.ts'
import { inFlight } from './approaches.ts'
import { aBattle, type Piece } from './table.ts'

/** A bomber on its way to a target. */

export const [RIGHT, LEFT, DOWN] = [0, 4, 6] as const

export function enRoute(
  piece: Partial<Piece> & { at: string },
  changes: Partial<Flight> = {},
  columns: readonly string[] = ['K'],
): { battle: Battle; unit: Unit; open: Facing[] } {
  const battle = aBattle({
    units: [{ side: 'raider', model: 'b-17g', mission: 'bombing', ...piece }],
    bombing: true,
    surface: columns.map(column => ({ type: 'bridge', name: 'Bridge', column })),
  })
  const unit = inFlight(battle, 'rA', 2, changes)
  const flight = battle.flight as Flight
  return { battle, unit, open: FACINGS.filter(facing => !enRouteBars(battle, flight, facing)) }
}
