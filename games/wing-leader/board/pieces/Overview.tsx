import type { Seen } from '@tallyho/kit'
import type { MouseEvent } from 'react'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { forceOf } from '../../rules/01-words/units.ts'
import type { Battle, Unit } from '../../state.ts'
import {
  BOX,
  CELL,
  centreOf,
  GROUND_LINE,
  LEFT_MARGIN,
  SKY_HEIGHT,
  SKY_WIDTH,
  TOP_MARGIN,
} from '../sky/places.ts'

/** Small in a corner, where a small window does not show everybody: the whole sky, with all who fly and what is seen of it. */
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
  const isIn = ({ x, y }: { x: number; y: number }) =>
    x >= seen.x && x <= seen.x + seen.width && y >= seen.y && y <= seen.y + seen.height
  const squares = [...flying.map(({ square }) => square), ...places]
  const tap = (event: MouseEvent, wanted: boolean) => {
    // It lies over the sky, and is not meant for what is below it.
    event.stopPropagation()
    onWhole(wanted)
  }
  if (whole)
    return (
      <button
        type="button"
        className="wl-overview"
        data-corner="top right"
        onClick={event => tap(event, false)}
      >
        Nearer
      </button>
    )
  if (squares.every(square => isIn(centreOf(square)))) return undefined
  return (
    <button
      type="button"
      className="wl-overview"
      data-corner={freeCorner(squares.map(centreOf), seen)}
      aria-label="Show the whole sky"
      onClick={event => tap(event, true)}
    >
      <svg viewBox={`${LEFT_MARGIN} ${TOP_MARGIN} ${SKY_WIDTH} ${SKY_HEIGHT}`} aria-hidden="true">
        <rect className="wl-overview-sky" x="0" y="0" width={BOX.width} height={GROUND_LINE} />
        {places.map(square => {
          const { x, y } = centreOf(square)
          return (
            <rect key={square} className="wl-overview-place" x={x - 26} y={y - 26} width="52" height="52" />
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
              r={unit.no === mover?.no ? CELL : 0.75 * CELL}
            />
          )
        })}
        <rect
          className="wl-overview-seen"
          x={Math.max(LEFT_MARGIN, seen.x)}
          y={Math.max(TOP_MARGIN, seen.y)}
          width={seen.width}
          height={seen.height}
        />
      </svg>
    </button>
  )
}

const CORNERS = ['top right', 'bottom right', 'top left', 'bottom left'] as const

/** Where it lies over nobody. */
function freeCorner(spots: readonly { x: number; y: number }[], seen: Seen): string {
  const isFree = (corner: string) =>
    !spots.some(({ x, y }) => {
      const [across, down] = [(x - seen.x) / seen.width, (y - seen.y) / seen.height]
      return (
        across >= 0 &&
        across <= 1 &&
        down >= 0 &&
        down <= 1 &&
        (corner.endsWith('right') ? across > 0.62 : across < 0.38) &&
        (corner.startsWith('top') ? down < 0.46 : down > 0.54)
      )
    })
  return CORNERS.find(isFree) ?? CORNERS[0]
}
