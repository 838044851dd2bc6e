import type { Ref } from '@tallyho/engine'
import { useLooked, type ViewBox } from '@tallyho/kit'
import { sumOf } from '../../../rules/01-words/dice.ts'
import { altitudeOf, columnOf, distance, squareAt } from '../../../rules/01-words/geometry.ts'
import { isFighter, unitAt } from '../../../rules/01-words/units.ts'
import { sightBetween, weatherAt } from '../../../rules/04-sky.ts'
import { canTally } from '../../../rules/07-tallies/tallies.ts'
import { tallyModifiers } from '../../../rules/07-tallies/tally-phase.ts'
import type { Battle, Square, Unit } from '../../../state.ts'
import { modifierWords } from '../../../text/modifiers.ts'
import { unitName, WEATHER_NAMES } from '../../names.ts'
import { centreOf } from '../../sky/places.ts'
import { boxOf } from '../layout.ts'
import { Plate } from '../Plate.tsx'
import { Arcs } from './Arcs.tsx'

/** Farthest that a unit can be sighted (7.2.c). */
const FAR = 9

/** Who looks at whom: the pair of the answer under the pointer, else the selected fighter and the unit looked at. */
function pairOf(
  battle: Battle,
  hovered: ReadonlySet<Ref>,
  selected: number | undefined,
  over: number | undefined,
): readonly [Unit, Unit] | undefined {
  const [first, second] = [...hovered]
    .filter(ref => ref.startsWith('unit:'))
    .map(ref => unitAt(battle, Number(ref.slice(5))))
  const pointed = over === undefined ? undefined : unitAt(battle, over)
  const pairs = [
    [first, second],
    [first, pointed],
    [selected === undefined ? undefined : unitAt(battle, selected), pointed],
  ] as const
  for (const [viewer, target] of pairs)
    if (viewer && target && viewer.side !== target.side && isFighter(viewer))
      if (viewer.at === 'map' && target.at === 'map') return [viewer, target]
  return undefined
}

/** The line of sight between two units, what weather lies on it, and what a tally roll would need. */
export function Sight(props: {
  readonly battle: Battle
  readonly hovered: ReadonlySet<Ref>
  readonly ink: number
  readonly seen: ViewBox
}) {
  const { battle, hovered, ink, seen } = props
  const selected = useLooked(looks => looks.selected)
  const over = useLooked(looks => looks.over)
  const arcs = useLooked(looks => looks.arcs)
  const pair = pairOf(battle, hovered, selected, over)
  const shown = selected === undefined ? undefined : battle.units[selected]
  return (
    <g className="wl-sight">
      {arcs && shown?.at === 'map' && <Arcs battle={battle} unit={shown} />}
      {pair && <SightLine battle={battle} viewer={pair[0]} target={pair[1]} ink={ink} seen={seen} />}
    </g>
  )
}

function SightLine({
  battle,
  viewer,
  target,
  ink,
  seen,
}: {
  readonly battle: Battle
  readonly viewer: Unit
  readonly target: Unit
  readonly ink: number
  readonly seen: ViewBox
}) {
  const [a, b] = [centreOf(viewer.square), centreOf(target.square)]
  const weather = sightBetween(battle, viewer.square, target.square)
  const kind = weather < 0 ? 'blocked' : weather > 0 ? 'dimmed' : 'clear'
  const lines = linesOf(battle, viewer, target, weather)
  return (
    <>
      {cloudAlong(battle, viewer.square, target.square).map(square => (
        <rect key={square} className="wl-sight-cloud" {...boxOf(square)} />
      ))}
      <path className={`wl-sight-line wl-sight-${kind}`} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <Plate at={{ x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) }} lines={lines} ink={ink} seen={seen} />
    </>
  )
}

/** What the plate beside the line says. */
function linesOf(battle: Battle, viewer: Unit, target: Unit, weather: number): string[] {
  const far = distance(viewer.square, target.square)
  const title = `${unitName(battle, viewer)} to ${unitName(battle, target)}: distance ${far}`
  if (weather < 0) return [title, 'Cloud blocks the line of sight.']
  const sight = weather === 0 ? 'Clear line of sight.' : `Through ${WEATHER_NAMES[weather]}: −${weather}.`
  if (far > FAR) return [title, sight, `Too far to sight: ${FAR} squares at most.`]
  if (viewer.tally === target.no) return [title, sight, 'It has sighted this unit.']
  if (!canTally(battle, viewer)) return [title, sight]
  const modifiers = tallyModifiers(battle, viewer, target)
  const need = far + 1 - sumOf(modifiers)
  const chance = Math.round((Math.min(Math.max(7 - need, 0), 6) / 6) * 100)
  const reasons = modifiers.map(modifierWords).join(', ')
  const roll =
    need > 6 ? 'cannot be sighted by a roll' : need <= 1 ? 'sighted on any roll' : `needs ${need} or more`
  return [title, sight, `To sight it: ${roll} (${chance}%).`, ...(reasons ? [reasons] : [])]
}

/** Clouded squares whose inside the line crosses, the ends among them. */
function cloudAlong(battle: Battle, from: Square, to: Square): Square[] {
  const [x1, y1, x2, y2] = [columnOf(from), altitudeOf(from), columnOf(to), altitudeOf(to)]
  const found: Square[] = []
  for (let x = Math.min(x1, x2); x <= Math.max(x1, x2); x++)
    for (let y = Math.min(y1, y2); y <= Math.max(y1, y2); y++) {
      const square = squareAt(x, y)
      if (weatherAt(battle, square) > 0 && crosses(x1 - x, y1 - y, x2 - x, y2 - y)) found.push(square)
    }
  return found
}

/** True if the line between two points runs through the inside of the unit square round the origin. */
function crosses(x1: number, y1: number, x2: number, y2: number): boolean {
  const touch = 1e-9
  let [enter, leave] = [0, 1]
  for (const [from, by] of [
    [x1, x2 - x1],
    [y1, y2 - y1],
  ] as const) {
    if (by === 0) {
      if (Math.abs(from) >= 0.5) return false
      continue
    }
    const [near, far] = [(-0.5 - from) / by, (0.5 - from) / by].sort((a, b) => a - b) as [number, number]
    enter = Math.max(enter, near)
    leave = Math.min(leave, far)
  }
  return leave - enter > touch
}
