import type { ViewBox } from '@tallyho/kit'
import { altitudeOf, nameOf } from '../../rules/01-words/geometry.ts'
import { unitAt } from '../../rules/01-words/units.ts'
import type { Battle, Unit } from '../../state.ts'
import { faceOf, unitLabel } from '../shown.ts'
import { BOX, CELL, feetText } from '../sky/places.ts'
import { boxOf, type Group } from './layout.ts'
import { UnitFace } from './UnitFace.tsx'
import { useUnit } from './useUnit.tsx'

/** Beside a heap: all counters in it, side by side, with what they are. */

const SLOT = { wide: 47, high: 44 }
const TITLE = 17
const PAD = 4
const ACROSS = 4
/** How far from its square a lens may stand. */
const AWAY = [5, 30, 60, 100, 150]

interface Placed extends ViewBox {
  readonly group: Group
}

/** A place for each lens, in the window, over as little as may be of what can be chosen. */
function placeLenses(groups: readonly Group[], taken: readonly ViewBox[], seen: ViewBox): readonly Placed[] {
  const placed: Placed[] = []
  for (const group of groups) {
    const across = Math.min(group.units.length, ACROSS)
    const width = across * SLOT.wide + 2 * PAD
    const height = Math.ceil(group.units.length / across) * SLOT.high + TITLE + 2 * PAD
    const own = boxOf(group.square)
    const [midX, midY] = [own.x + CELL / 2, own.y + CELL / 2]
    const places = AWAY.flatMap(away => {
      const [left, right] = [midX - CELL / 2 - away - width, midX + CELL / 2 + away]
      const [top, foot] = [midY - CELL / 2 - away - height, midY + CELL / 2 + away]
      const [x, y] = [midX - width / 2, midY - height / 2]
      return [
        [right, y],
        [left, y],
        [x, top],
        [x, foot],
        [right, top],
        [left, top],
        [right, foot],
        [left, foot],
      ].map(([px = x, py = y]) => ({ ...inside({ x: px, y: py, width, height }, seen), away }))
    })
    const cost = (place: ViewBox & { readonly away: number }) =>
      covered(place, [own]) * 20 +
      covered(
        place,
        placed.map(({ x, y, width, height }) => ({ x, y, width, height })),
      ) *
        9 +
      covered(place, taken) * 3 +
      place.away * 6
    const [best] = places.toSorted((a, b) => cost(a) - cost(b))
    if (best) placed.push({ group, x: best.x, y: best.y, width, height })
  }
  return placed
}

/** Moved until it lies in the window. */
function inside(place: ViewBox, seen: ViewBox): ViewBox {
  const between = (at: number, from: number, to: number) => Math.max(from, Math.min(at, to))
  const [left, top] = [Math.max(seen.x, BOX.x) + 2, Math.max(seen.y, BOX.y) + 2]
  const right = Math.min(seen.x + seen.width, BOX.x + BOX.width) - 2
  const foot = Math.min(seen.y + seen.height, BOX.y + BOX.height) - 2
  return {
    ...place,
    x: between(place.x, left, right - place.width),
    y: between(place.y, top, foot - place.height),
  }
}

/** How much of these lies under it. */
function covered(place: ViewBox, others: readonly ViewBox[]): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(place.x + place.width, other.x + other.width) - Math.max(place.x, other.x)
    const high = Math.min(place.y + place.height, other.y + other.height) - Math.max(place.y, other.y)
    return wide > 0 && high > 0 ? sum + wide * high : sum
  }, 0)
}

/** One for each of these heaps. */
export function Lenses(props: {
  readonly battle: Battle
  readonly groups: readonly Group[]
  readonly taken: readonly ViewBox[]
  readonly seen: ViewBox
}) {
  return placeLenses(props.groups, props.taken, props.seen).map(lens => (
    <Lens key={lens.group.key} battle={props.battle} lens={lens} />
  ))
}

function Lens({ battle, lens }: { readonly battle: Battle; readonly lens: Placed }) {
  const { group, x, y, width, height } = lens
  const from = { x: x + width / 2, y: y + height / 2 }
  const across = Math.min(group.units.length, ACROSS)
  const { square, dogfights, at } = group
  const words = [
    nameOf(square),
    dogfights.length > 0 ? `dogfight ${dogfights.join(', ')}` : feetText(altitudeOf(square)),
  ]
  return (
    <g className="wl-lens" data-of={nameOf(square)}>
      <path className="wl-lens-line" d={`M${at.x} ${at.y}L${from.x} ${from.y}`} />
      <rect
        className="wl-lens-square"
        x={at.x - CELL / 2}
        y={at.y - CELL / 2}
        width={CELL}
        height={CELL}
        rx="4"
      />
      <rect className="wl-lens-card" x={x} y={y} width={width} height={height} rx="7" />
      <text x={x + PAD + 4} y={y + 15}>
        {words.join(' · ')}
      </text>
      {group.units.map((no, i) => (
        <LensUnit
          key={no}
          battle={battle}
          unit={unitAt(battle, no)}
          x={x + PAD + ((i % across) + 0.5) * SLOT.wide}
          y={y + PAD + TITLE + (Math.floor(i / across) + 0.5) * SLOT.high}
        />
      ))}
    </g>
  )
}

function LensUnit(props: {
  readonly battle: Battle
  readonly unit: Unit
  readonly x: number
  readonly y: number
}) {
  const { battle, unit, x, y } = props
  const handlers = useUnit(unit.no, unitLabel(battle, unit))
  return (
    <g className="wl-unit wl-lens-unit" transform={`translate(${x} ${y}) scale(.9)`} {...handlers}>
      <UnitFace {...faceOf(battle, unit)} />
      <path className="wl-asked" d="M-23 -14V-22H-14M14 -22H23V-14M23 14V22H14M-14 22H-23V14" />
    </g>
  )
}
