import { TipText, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { forceOf, unitAt } from '../../rules/01-words/units.ts'
import type { Battle, Square, Unit } from '../../state.ts'
import { letterOf, unitName } from '../names.ts'
import { CELL, centreOf, type Spot } from '../sky/places.ts'
import type { Layout } from './layout.ts'

interface LinksProps {
  readonly battle: Battle
  readonly layout: Layout
}

/** Who has whom in sight: an arrow for each tally, a flag for each Vector. */
export function Links({ battle, layout }: LinksProps) {
  const flags = new Map<Square, number>()
  return battle.units.map(unit => {
    const from = layout.spots.get(unit.no)
    if (unit.at !== 'map' || !from) return undefined
    const { nation } = forceOf(battle, unit.side)
    const before = unit.vector === undefined ? 0 : (flags.get(unit.vector) ?? 0)
    if (unit.vector !== undefined) flags.set(unit.vector, before + 1)
    return (
      <g key={unit.no} className={`wl-of-${nation}`}>
        <TallyOf battle={battle} layout={layout} unit={unit} from={from} />
        {unit.vector !== undefined && (
          <Vector
            fromX={from.x}
            fromY={from.y}
            to={unit.vector}
            nth={before}
            letter={letterOf(unit.id)}
            name={unitName(battle, unit)}
          />
        )}
      </g>
    )
  })
}

function TallyOf(props: LinksProps & { readonly unit: Unit; readonly from: Spot }) {
  const { battle, layout, unit, from } = props
  const balloon = unit.balloon === undefined ? undefined : battle.balloons[unit.balloon]
  const target = unit.tally === undefined ? undefined : unitAt(battle, unit.tally)
  const to = balloon ? centreOf(balloon.square) : target && layout.spots.get(target.no)
  if (!to || (target && target.at !== 'map')) return undefined
  return (
    <Tally
      fromX={from.x}
      fromY={from.y}
      toX={to.x}
      toY={to.y}
      letter={letterOf(unit.id)}
      name={`${unitName(battle, unit)} has sighted ${target ? unitName(battle, target) : 'a balloon'}`}
      mutual={target?.tally === unit.no}
    />
  )
}

interface LinkProps {
  readonly fromX: number
  readonly fromY: number
  readonly letter: string
  readonly name: string
}

/** A point so far from one spot toward another, and so far to its left. */
function toward(from: Spot, to: Spot, ahead: number, aside: number): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = Math.hypot(dx, dy) || 1
  return {
    x: from.x + (dx * ahead - dy * aside) / long,
    y: from.y + (dy * ahead + dx * aside) / long,
  }
}

/** Counters reach so far from their middle. */
const RIM = 29
/** Two that have each other in sight: their arrows lie side by side. */
const ASIDE = 7

/** From the sighting unit to its target. */
const Tally = memo(function Tally(
  props: LinkProps & { readonly toX: number; readonly toY: number; readonly mutual: boolean },
) {
  const { letter, name } = props
  const tip = useTip(() => (
    <TipText title={`Tally ${letter}`}>
      <p>{name}.</p>
      <p>A fighter that ends in its target’s square must attack it.</p>
    </TipText>
  ))
  const [a, b] = [
    { x: props.fromX, y: props.fromY },
    { x: props.toX, y: props.toY },
  ]
  const long = Math.hypot(b.x - a.x, b.y - a.y)
  const side = props.mutual ? ASIDE : 0
  const rim = Math.min(RIM, long * 0.36)
  const [start, end] = [toward(a, b, rim, side), toward(b, a, rim + 2, -side)]
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
  const line = `M${start.x} ${start.y}L${end.x} ${end.y}`
  const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI
  return (
    <g className="wl-tally" {...tip}>
      <path className="wl-tally-reach" d={line} />
      <path className="wl-tally-under" d={line} />
      <path className="wl-tally-line" d={line} />
      <path
        className="wl-tally-head"
        transform={`translate(${end.x} ${end.y}) rotate(${turn})`}
        d="M-11 -6.500L1 0L-11 6.500M-19 -6.500L-7 0L-19 6.500"
      />
      {long > 90 && (
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <circle r={letter.length > 1 ? 11.5 : 9.5} />
          <text y="4.800" fontSize="13.500" textAnchor="middle">
            {letter}
          </text>
        </g>
      )}
    </g>
  )
})

/** Where ground control has sent a fighter: a flag in its square, one beside the other where there are several. */
const Vector = memo(function Vector(props: LinkProps & { readonly to: Square; readonly nth: number }) {
  const { to, letter, name, nth } = props
  const tip = useTip(() => (
    <TipText title={`Vector of ${name}`}>
      <p>
        Ground control has sent it to {nameOf(to)}. It flies there by the shortest way until it sights
        something.
      </p>
    </TipText>
  ))
  const { x, y } = centreOf(to)
  return (
    <g className="wl-vector" {...tip}>
      <path className="wl-vector-line" d={`M${props.fromX} ${props.fromY}L${x} ${y}`} />
      {nth === 0 && (
        <rect x={x - CELL / 2 + 2} y={y - CELL / 2 + 2} width={CELL - 4} height={CELL - 4} rx="4" />
      )}
      <g transform={`translate(${x - 12 + 9 * nth} ${y + 10 * nth})`}>
        <path className="wl-vector-flag" d="M0 17V-17H23L17 -9L23 -1H0" />
        <text x="9" y="-4.500" fontSize="13.500" textAnchor="middle">
          {letter}
        </text>
      </g>
    </g>
  )
})
