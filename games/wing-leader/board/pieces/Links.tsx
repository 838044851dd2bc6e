import { TipText, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { forceOf, unitAt } from '../../rules/01-words/units.ts'
import type { Battle, Square, Unit } from '../../state.ts'
import { letterOf, unitName } from '../names.ts'
import { centreOf, type Spot } from '../sky/places.ts'

/** Who has whom in sight: an arrow for each tally, a flag for each Vector. */
export function Links({ battle }: { readonly battle: Battle }) {
  return battle.units.map(unit => {
    if (unit.at !== 'map') return undefined
    const { nation } = forceOf(battle, unit.side)
    return (
      <g key={unit.no} className={`wl-of-${nation}`}>
        <TallyOf battle={battle} unit={unit} />
        {unit.vector !== undefined && (
          <Vector
            from={unit.square}
            to={unit.vector}
            letter={letterOf(unit.id)}
            name={unitName(battle, unit)}
          />
        )}
      </g>
    )
  })
}

function TallyOf({ battle, unit }: { readonly battle: Battle; readonly unit: Unit }) {
  if (unit.balloon !== undefined) {
    const balloon = battle.balloons[unit.balloon]
    return (
      balloon && <Tally from={unit.square} to={balloon.square} letter={letterOf(unit.id)} name="a balloon" />
    )
  }
  if (unit.tally === undefined) return undefined
  const target = unitAt(battle, unit.tally)
  if (target.at !== 'map') return undefined
  return (
    <Tally
      from={unit.square}
      to={target.square}
      letter={letterOf(unit.id)}
      name={`${unitName(battle, unit)} has sighted ${unitName(battle, target)}`}
      mutual={target.tally === unit.no && unit.no < target.no}
    />
  )
}

interface LinkProps {
  readonly from: Square
  readonly to: Square
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

/** From the sighting unit to its target; within one square a hook over the counters. */
const Tally = memo(function Tally({
  from,
  to,
  letter,
  name,
  mutual = false,
}: LinkProps & { readonly mutual?: boolean }) {
  const tip = useTip(() => (
    <TipText title={`Tally ${letter}`}>
      <p>{name}.</p>
      <p>A fighter that ends in its target’s square must attack it.</p>
    </TipText>
  ))
  const [a, b] = [centreOf(from), centreOf(to)]
  if (from === to)
    return (
      <g className="wl-tally" {...tip}>
        <path className="wl-tally-line" d={`M${a.x - 12} ${a.y - 17}q12 -13 22 -4`} />
        <path className="wl-tally-head" d={`M${a.x + 13} ${a.y - 17}l-8 -1.500l4 -6Z`} />
      </g>
    )
  const side = mutual ? 5 : -5
  const start = toward(a, b, 15, side)
  const end = toward(b, a, 17, -side)
  const neck = toward(end, start, 9, 0)
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
  const [l, r] = [toward(neck, end, 0, 4.5), toward(neck, end, 0, -4.5)]
  return (
    <g className="wl-tally" {...tip}>
      <path className="wl-tally-reach" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <path className="wl-tally-under" d={`M${start.x} ${start.y}L${neck.x} ${neck.y}`} />
      <path className="wl-tally-line" d={`M${start.x} ${start.y}L${neck.x} ${neck.y}`} />
      <path className="wl-tally-head" d={`M${end.x} ${end.y}L${l.x} ${l.y}L${r.x} ${r.y}Z`} />
      <circle className="wl-tally-disc" cx={middle.x} cy={middle.y} r={letter.length > 1 ? 10.5 : 8.5} />
      <text className="wl-tally-letter" x={middle.x} y={middle.y + 4.4} fontSize="12.500" textAnchor="middle">
        {letter}
      </text>
    </g>
  )
})

/** Where ground control has sent a fighter. */
const Vector = memo(function Vector({ from, to, letter, name }: LinkProps) {
  const tip = useTip(() => (
    <TipText title={`Vector of ${name}`}>
      <p>
        Ground control has sent it to {nameOf(to)}. It flies there by the shortest way until it sights
        something.
      </p>
    </TipText>
  ))
  const [a, b] = [centreOf(from), centreOf(to)]
  return (
    <g className="wl-vector" {...tip}>
      {from !== to && <path className="wl-vector-line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />}
      <g transform={`translate(${b.x} ${b.y})`}>
        <path className="wl-vector-flag" d="M-7 16V-14H11L6 -7L11 0H-7" />
        <text x="-1" y="-2.500" fontSize="12.500" textAnchor="middle">
          {letter}
        </text>
      </g>
    </g>
  )
})
