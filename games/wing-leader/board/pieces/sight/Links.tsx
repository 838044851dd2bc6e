import { TipText, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { nameOf } from '../../../rules/01-words/geometry.ts'
import { forceOf, unitAt } from '../../../rules/01-words/units.ts'
import type { Battle, Square, Unit } from '../../../state.ts'
import { letterOf, unitName } from '../../names.ts'
import { CELL, centreOf, type Spot } from '../../sky/places.ts'
import { groupAt } from '../Grounds.tsx'
import type { Layout } from '../layout.ts'

interface LinksProps {
  readonly battle: Battle
  readonly layout: Layout
  /** By how much smaller marks are drawn, the closer the eye is. */
  readonly ink: number
}

/** Who has whom in sight, an arrow for each tally; and who is bound for his Vector. */
export function Links({ battle, layout, ink }: LinksProps) {
  return battle.units.map(unit => {
    const from = layout.spots.get(unit.no)
    if (unit.at !== 'map' || !from) return undefined
    return (
      <g key={unit.no} className={`wl-of-${forceOf(battle, unit.side).nation}`}>
        {unit.vector !== undefined && <VectorLine x={from.x} y={from.y} to={unit.vector} />}
        <TallyOf battle={battle} layout={layout} unit={unit} from={from} ink={ink} />
      </g>
    )
  })
}

/** Where ground control has sent fighters: a flag each, over whatever lies in the square; a counter there keeps the pointer. */
export function Flags({ battle, layout, ink }: LinksProps) {
  const flags = new Map<Square, number>()
  return battle.units.map(unit => {
    const from = layout.spots.get(unit.no)
    if (unit.at !== 'map' || !from || unit.vector === undefined) return undefined
    const before = flags.get(unit.vector) ?? 0
    flags.set(unit.vector, before + 1)
    return (
      <g key={unit.no} className={`wl-of-${forceOf(battle, unit.side).nation}`}>
        <Vector
          to={unit.vector}
          shared={groupAt(layout, unit.vector) !== undefined}
          nth={before}
          letter={letterOf(unit.id)}
          name={unitName(battle, unit)}
          ink={ink}
        />
      </g>
    )
  })
}

function TallyOf(props: LinksProps & { readonly unit: Unit; readonly from: Spot }) {
  const { battle, layout, unit, from, ink } = props
  const balloon = unit.balloon === undefined ? undefined : battle.balloons[unit.balloon]
  const target = unit.tally === undefined ? undefined : unitAt(battle, unit.tally)
  const to = balloon ? centreOf(balloon.square) : target && layout.spots.get(target.no)
  if (!to || (target && target.at !== 'map')) return undefined
  if (target && isEntangled(battle, unit, target)) return undefined
  // In one stack there is no room for an arrow: the lens tells.
  if (target?.square === unit.square && battle.fight?.square !== unit.square) return undefined
  return (
    <Tally
      fromX={from.x}
      fromY={from.y}
      toX={to.x}
      toY={to.y}
      letter={letterOf(unit.id)}
      name={`${unitName(battle, unit)} has sighted ${target ? unitName(battle, target) : 'a balloon'}`}
      mutual={target?.tally === unit.no}
      ink={ink}
    />
  )
}

/** In the square of a fight everybody has somebody in sight: of all those arrows the one between the two leaders is drawn. */
function isEntangled({ fight }: Battle, unit: Unit, target: Unit): boolean {
  if (unit.square !== target.square) return false
  if (fight?.square !== unit.square) return unit.dogfight !== undefined
  return fight.attacker !== unit.no || fight.defender !== target.no
}

interface LinkProps {
  readonly letter: string
  readonly name: string
  readonly ink: number
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
const RIM = 23
/** Two that have each other in sight: their arrows lie side by side. */
const ASIDE = 7

/** From the sighting unit to its target. */
const Tally = memo(function Tally(
  props: LinkProps & {
    readonly fromX: number
    readonly fromY: number
    readonly toX: number
    readonly toY: number
    readonly mutual: boolean
  },
) {
  const { letter, name, ink } = props
  const tip = useTip(() => (
    <TipText title={`${letter} has sighted somebody`}>
      <p>{name}.</p>
      <p>A fighter that ends in its target’s square must attack it.</p>
    </TipText>
  ))
  const [a, b] = [
    { x: props.fromX, y: props.fromY },
    { x: props.toX, y: props.toY },
  ]
  const long = Math.hypot(b.x - a.x, b.y - a.y)
  const side = props.mutual ? ASIDE * ink : 0
  const rim = Math.min(RIM * ink + (1 - ink) * 6, long * 0.36)
  const [start, end] = [toward(a, b, rim, side), toward(b, a, rim + 2 * ink, -side)]
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
        transform={`translate(${end.x} ${end.y}) rotate(${turn}) scale(${ink})`}
        d="M-11 -6.500L1 0L-11 6.500M-19 -6.500L-7 0L-19 6.500"
      />
      {long > 90 && (
        <g transform={`translate(${middle.x} ${middle.y}) scale(${ink})`}>
          <circle r={letter.length > 1 ? 11.5 : 9.5} />
          <text y="4.800" fontSize="13.500" textAnchor="middle">
            {letter}
          </text>
        </g>
      )}
    </g>
  )
})

/** From a fighter to its flag: under all counters, and never in the pointer's way. */
const VectorLine = memo(function VectorLine(props: {
  readonly x: number
  readonly y: number
  readonly to: Square
}) {
  const { x, y } = centreOf(props.to)
  return <path className="wl-vector-line" d={`M${props.x} ${props.y}L${x} ${y}`} />
})

/** Flags of one square stand so far from each other. */
const FLAG = 20
/** And are so high. */
const POLE = 30

/** Where ground control has sent a fighter: a flag in its square, one beside the other where there are several. */
const Vector = memo(function Vector(
  props: LinkProps & { readonly to: Square; readonly nth: number; readonly shared: boolean },
) {
  const { to, letter, name, nth, shared, ink } = props
  const tip = useTip(() => (
    <TipText title={`Flag of ${name}`}>
      <p>
        Ground control has sent it to {nameOf(to)}. It flies there by the shortest way until it sights
        something.
      </p>
    </TipText>
  ))
  const { x, y } = centreOf(to)
  // Over counters it stands on the edge of the square: their names are to be read.
  const top = y - CELL / 2 + 2 - (shared ? POLE * ink : 0)
  return (
    <g className="wl-vector" data-shared={shared || undefined} {...tip}>
      {nth === 0 && (
        <rect x={x - CELL / 2 + 2} y={y - CELL / 2 + 2} width={CELL - 4} height={CELL - 4} rx="4" />
      )}
      <g transform={`translate(${x + CELL / 2 - (17 + FLAG * nth) * ink} ${top}) scale(${ink})`}>
        <path className="wl-vector-flag" d={`M0 ${POLE}V0H17L13 7L17 14H0`} />
        <text x="7" y="11.400" fontSize="12" textAnchor="middle">
          {letter}
        </text>
      </g>
    </g>
  )
})
