import type { Logged, Pause, Ref } from '@tallyho/engine'
import type { ViewBox } from '@tallyho/kit'
import type { SunArc } from '../../../pack/types.ts'
import { scenarioOf } from '../../../rules/01-words/units.ts'
import { isInTheSun } from '../../../rules/04-sky.ts'
import type { Battle, Square, Unit } from '../../../state.ts'
import { factsIf } from '../../../vocabulary.ts'
import { moverOf } from '../../asked/question.ts'
import { CELL, centreOf, type Spot } from '../../sky/places.ts'

/** WL-4.2.b Whoever stands in this beam is before the Sun, for one who looks from its foot. */

/** The two sides of the beam toward the Sun: across, and up. */
const SIDES: Readonly<Record<SunArc, readonly [readonly [number, number], readonly [number, number]]>> = {
  'left-horizon': [
    [-1, 0],
    [-2, 1],
  ],
  'left-upper': [
    [-2, 1],
    [-1, 2],
  ],
  above: [
    [-1, 2],
    [1, 2],
  ],
  'right-upper': [
    [1, 2],
    [2, 1],
  ],
  'right-horizon': [
    [2, 1],
    [1, 0],
  ],
}

/** As far as one can be sighted (7.2.c). */
const FAR = 9 * CELL
/** The words stand so far up the beam, where nothing else stands: the farther off the better, as long as it is seen. */
const ALONG = [0.8, 0.66, 0.52, 0.4, 0.28]

export function SunBeam(props: {
  readonly battle: Battle
  readonly pause: Pause | undefined
  readonly note: Logged | undefined
  readonly hovered: ReadonlySet<Ref>
  readonly ink: number
  readonly seen: ViewBox
  /** Where something is printed in a square. */
  readonly squares: readonly Square[]
}) {
  const { battle, ink } = props
  const { sun } = scenarioOf(battle).sky
  const viewer = viewerIn(props)
  if (!sun || !viewer) return undefined
  const foot = centreOf(viewer.square)
  const ends = SIDES[sun].map(([across, up]) => {
    const long = FAR / Math.hypot(across, up)
    return { x: foot.x + across * long, y: foot.y - up * long }
  })
  const [a = foot, b = foot] = ends
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const spots = ALONG.map(part => ({
    x: foot.x + (middle.x - foot.x) * part,
    y: foot.y + (middle.y - foot.y) * part,
  }))
  const taken = [
    ...battle.units.filter(unit => unit.at === 'map').map(({ square }) => centreOf(square)),
    ...props.squares.map(centreOf),
  ]
  const isFree = ({ x, y }: Spot) =>
    x > props.seen.x + CELL &&
    x < props.seen.x + props.seen.width - CELL &&
    y > props.seen.y + CELL / 2 &&
    taken.every(spot => Math.abs(spot.x - x) > 1.4 * CELL || Math.abs(spot.y - y) > 0.8 * CELL)
  const at = spots.find(isFree) ?? spots[3] ?? foot
  const hidden = battle.units.filter(unit => isHidden(battle, viewer, unit))
  return (
    <g className="wl-beam">
      <path d={`M${foot.x} ${foot.y}L${a.x} ${a.y}L${b.x} ${b.y}Z`} />
      {hidden.map(unit => {
        const { x, y } = centreOf(unit.square)
        return <circle key={unit.no} cx={x} cy={y} r={CELL * 0.62} />
      })}
      <text x={at.x} y={at.y} textAnchor="middle" fontSize={13.5 * ink}>
        in the Sun
      </text>
    </g>
  )
}

function isHidden(battle: Battle, viewer: Unit, unit: Unit): boolean {
  return unit.side !== viewer.side && unit.at === 'map' && isInTheSun(battle, viewer.square, unit.square)
}

/** Who might be dazzled: the prey of who moves, or who looks, or has just looked, into the Sun. */
function viewerIn(props: Omit<Parameters<typeof SunBeam>[0], 'ink' | 'seen' | 'squares'>): Unit | undefined {
  const { battle, pause, note, hovered } = props
  const on = (no: number | undefined) => {
    const unit = no === undefined ? undefined : battle.units[no]
    return unit?.at === 'map' ? unit : undefined
  }
  if (!pause) return note?.what === 'tally-roll' ? dazzled(battle, lookIn(note, battle)) : undefined
  if (pause.kind !== 'choice') return undefined
  if (pause.ask.startsWith('move.')) return on(moverOf(battle, pause)?.tally)
  if (pause.ask !== 'tally.action') return undefined
  const [unit, target] = [...hovered]
    .filter(ref => ref.startsWith('unit:'))
    .map(ref => on(Number(ref.slice(5))))
  return dazzled(battle, unit && target && { looker: unit.no, at: target.square })
}

interface Look {
  readonly looker: number
  readonly at: Square
}

function lookIn(note: Logged, battle: Battle): Look | undefined {
  const look = factsIf(note, 'tally-roll')
  const square = look && battle.units[look.target.unit]?.square
  return look && square !== undefined ? { looker: look.unit, at: square } : undefined
}

function dazzled(battle: Battle, look: Look | undefined): Unit | undefined {
  const looker = look && battle.units[look.looker]
  return looker && isInTheSun(battle, looker.square, look.at) ? looker : undefined
}
