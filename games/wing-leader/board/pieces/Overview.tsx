import type { Seen } from '@tallyho/kit'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { forceOf } from '../../rules/01-words/units.ts'
import type { Battle, Unit } from '../../state.ts'
import { BOX, CELL, centreOf, GROUND_LINE } from '../sky/places.ts'

/** Small above the window, which does not show everybody: the whole sky, with all who fly and what is seen of it. */
export function Overview(props: {
  readonly battle: Battle
  /** Squares that the answers name. */
  readonly named: readonly (string | undefined)[]
  readonly seen: Seen
  readonly mover: Unit | undefined
  /** The window shows all of it, because the player wants it so. */
  readonly whole: boolean
  onWhole(whole: boolean): void
}) {
  const { battle, named, seen, mover, whole, onWhole } = props
  const flying = battle.units.filter(({ at }) => at === 'map')
  const places = named.flatMap(name => (name === undefined ? [] : [squareNamed(name)]))
  if (whole)
    return (
      <button type="button" className="wl-overview" onClick={() => onWhole(false)}>
        Nearer
      </button>
    )
  return (
    <button
      type="button"
      className="wl-overview"
      aria-label="Show the whole sky"
      onClick={() => onWhole(true)}
    >
      <svg viewBox={`${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`} aria-hidden="true">
        <rect className="wl-overview-sky" width={BOX.width} height={GROUND_LINE} />
        {places.map(square => {
          const { x, y } = centreOf(square)
          return (
            <rect key={square} className="wl-overview-place" x={x - 36} y={y - 36} width="72" height="72" />
          )
        })}
        {flying.map(unit => {
          const { x, y } = centreOf(unit.square)
          return (
            <circle
              key={unit.no}
              className={`wl-of-${forceOf(battle, unit.side).nation}`}
              data-asked={unit.no === mover?.no || undefined}
              cx={x}
              cy={y}
              r={unit.no === mover?.no ? 1.3 * CELL : CELL}
            />
          )
        })}
        <rect className="wl-overview-seen" x={seen.x} y={seen.y} width={seen.width} height={seen.height} />
      </svg>
    </button>
  )
}
