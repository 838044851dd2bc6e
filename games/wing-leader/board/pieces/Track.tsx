import { forceOf, unitAt } from '../../rules/01-words/units.ts'
import type { Battle } from '../../state.ts'
import { centreOf } from '../sky/places.ts'

/** Where the unit that is moving has come from in this phase. */
export function Track({ battle }: { readonly battle: Battle }) {
  if (!battle.flight) return undefined
  const unit = unitAt(battle, battle.flight.unit)
  const squares = [unit.deeds.began, ...unit.deeds.track.map(({ square }) => square)]
  const line = squares.map(square => {
    const { x, y } = centreOf(square)
    return `${x} ${y}`
  })
  return (
    <g className={`wl-track wl-of-${forceOf(battle, unit.side).nation}`}>
      <path d={`M${line.join('L')}`} />
      {squares.slice(0, -1).map((square, i) => {
        const { x, y } = centreOf(square)
        // biome-ignore lint/suspicious/noArrayIndexKey: a track only grows
        return <circle key={i} cx={x} cy={y} r="4" />
      })}
    </g>
  )
}
