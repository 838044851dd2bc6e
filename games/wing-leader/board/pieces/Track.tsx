import { forceOf, modelOf, unitAt } from '../../rules/01-words/units.ts'
import type { Battle } from '../../state.ts'
import { centreOf } from '../sky/places.ts'
import { Aircraft } from './Aircraft.tsx'

/** Where the unit that is moving has come from in this phase: its ghost where it set out, and the way since. */
export function Track({ battle }: { readonly battle: Battle }) {
  if (!battle.flight) return undefined
  const unit = unitAt(battle, battle.flight.unit)
  const { began, beganFacing, track } = unit.deeds
  if (track.length === 0) return undefined
  const spots = [began, ...track.map(({ square }) => square)].map(centreOf)
  const [first] = spots
  return (
    <g className={`wl-track wl-of-${forceOf(battle, unit.side).nation}`}>
      <path d={`M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {first && (
        <g className="wl-ghost" transform={`translate(${first.x} ${first.y})`}>
          <rect x="-18" y="-17" width="36" height="34" rx="6" />
          <Aircraft silhouette={modelOf(battle, unit).silhouette} facing={beganFacing} size={0.26} />
        </g>
      )}
    </g>
  )
}
