import type { Pause, Ref } from '@tallyho/engine'
import { type KeyboardEvent, memo, useMemo, useState } from 'react'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { unitAt } from '../../rules/01-words/units.ts'
import { type Path, pathsFrom } from '../../rules/08-movement/reach.ts'
import type { Battle, Square } from '../../state.ts'
import { points } from '../names.ts'
import { isSteering } from '../plan.ts'
import { CELL, centreOf } from '../sky/places.ts'

/** Every square where the move under way may end, with what it costs; a click flies there. */
export function Reach({
  battle,
  pause,
  lit,
  onPlan,
}: {
  readonly battle: Battle
  readonly pause: Pause | undefined
  readonly lit: ReadonlySet<Ref>
  onPlan(squares: readonly Square[]): void
}) {
  const [over, setOver] = useState<Square>()
  const paths = useMemo(
    () =>
      battle.flight && isSteering(battle, pause) ? pathsFrom(battle, unitAt(battle, battle.flight.unit)) : [],
    [battle, pause],
  )
  if (!battle.flight || lit.size === 0) return undefined
  const { unit, allowance, left } = battle.flight
  const spent = allowance - left
  const shown = paths.find(({ square }) => square === over)
  return (
    <g className="wl-reach">
      {paths
        .filter(({ square, squares }) => squares.length > 1 && !lit.has(`square:${nameOf(square)}`))
        .map(path => (
          <End key={path.square} path={path} cost={path.cost - spent} onOver={setOver} onPlan={onPlan} />
        ))}
      {shown && <Way from={unitAt(battle, unit).square} squares={shown.squares} />}
    </g>
  )
}

interface EndProps {
  readonly path: Path
  readonly cost: number
  onOver(square: Square | undefined): void
  onPlan(squares: readonly Square[]): void
}

const End = memo(
  function End({ path, cost, onOver, onPlan }: EndProps) {
    const { x, y } = centreOf(path.square)
    const name = nameOf(path.square)
    const fly = () => {
      onOver(undefined)
      onPlan(path.squares)
    }
    return (
      // biome-ignore lint/a11y/useSemanticElements: a square of the sky
      <g
        className="wl-reach-end"
        data-ref={`reach:${name}`}
        role="button"
        tabIndex={-1}
        aria-label={`Fly to ${name} for ${points(cost)} MP`}
        onClick={fly}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          event.stopPropagation()
          fly()
        }}
        onMouseEnter={() => onOver(path.square)}
        onMouseLeave={() => onOver(undefined)}
        onFocus={() => onOver(path.square)}
        onBlur={() => onOver(undefined)}
      >
        <rect
          className="wl-reach-square"
          x={x - CELL / 2 + 2}
          y={y - CELL / 2 + 2}
          width={CELL - 4}
          height={CELL - 4}
          rx="3"
        />
        <text
          className="wl-reach-cost"
          x={x + CELL / 2 - 5}
          y={y + CELL / 2 - 6}
          fontSize="12"
          textAnchor="end"
        >
          {points(cost)}
        </text>
      </g>
    )
  },
  (a, b) =>
    a.path.square === b.path.square && a.cost === b.cost && a.path.squares.join() === b.path.squares.join(),
)

/** The way there, square by square. */
function Way({ from, squares }: { readonly from: Square; readonly squares: readonly Square[] }) {
  const spots = [from, ...squares].map(centreOf)
  const last = spots.at(-1)
  return (
    <g className="wl-way">
      <path className="wl-reach-path" d={`M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {last && <circle cx={last.x} cy={last.y} r="7" />}
    </g>
  )
}
