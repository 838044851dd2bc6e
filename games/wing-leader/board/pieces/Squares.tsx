import type { Ref } from '@tallyho/engine'
import { fetched, usePick } from '@tallyho/kit'
import { memo } from 'react'
import {
  ALTITUDES,
  altitudeOf,
  COLUMNS,
  columnOf,
  nameOf,
  squareNamed,
} from '../../rules/01-words/geometry.ts'
import type { Square, UnitNo } from '../../state.ts'
import type { Ring } from '../asked/attack.ts'
import { points } from '../names.ts'
import { CELL, leftOf, topOf } from '../sky/places.ts'

const LitCorner = fetched(async () => (await import('./Bearings.tsx')).LitCorner)
const LitEdge = fetched(async () => (await import('./Bearings.tsx')).LitEdge)

/** Places that options light up: squares, corners, edges of the map. */
export interface LitPlaces {
  readonly squares: readonly Square[]
  readonly corners: readonly Square[]
  readonly edges: readonly string[]
}

/** Lit squares beyond this are drawn quietly. */
const MANY = 120

const NOWHERE: LitPlaces = { squares: [], corners: [], edges: [] }

/** The places among the refs, each once. */
export function placesIn(...refs: readonly Iterable<Ref>[]): LitPlaces {
  const [squares, corners, edges] = [new Set<Square>(), new Set<Square>(), new Set<string>()]
  for (const list of refs)
    for (const ref of list) {
      const at = ref.indexOf(':')
      const [kind, name] = [ref.slice(0, at), ref.slice(at + 1)]
      if (kind === 'square') squares.add(squareNamed(name))
      else if (kind === 'corner') corners.add(squareNamed(name))
      else if (kind === 'edge') edges.add(name)
    }
  if (squares.size + corners.size + edges.size === 0) return NOWHERE
  return { squares: [...squares], corners: [...corners], edges: [...edges] }
}

export interface PlacesProps {
  readonly places: LitPlaces
  /** What going there costs, in half Movement Points. */
  readonly costs: ReadonlyMap<Square, number>
  /** More than a step away. */
  readonly far: ReadonlySet<Square>
  /** Reached by a dive alone. */
  readonly dives: ReadonlySet<Square>
  /** Where a click attacks. */
  readonly ring: Ring | undefined
  /** The unit that is asked about: where it stands it can be taken hold of, whatever lies over it. */
  readonly mover: { readonly no: UnitNo; readonly square: Square } | undefined
}

export function Places({ places, costs, far, dives, ring, mover }: PlacesProps) {
  const { squares, corners, edges } = places
  const many = squares.length > MANY
  const gripOf = (square: Square) => (mover?.square === square ? `unit:${mover.no}` : undefined)
  return (
    <>
      {squares.map(square => (
        <LitSquare
          key={square}
          square={square}
          cost={costs.get(square)}
          far={far.has(square)}
          dive={dives.has(square)}
          quiet={many}
          grip={gripOf(square)}
          attack={ring?.square === square ? ring : undefined}
        />
      ))}
      {/* Where all of the sky is lit nothing is told apart by it. */}
      {squares.length > 1 && !many && <path className="wl-reach" d={outlineOf(squares)} />}
      {corners.map(corner => (
        <LitCorner key={corner} corner={corner} />
      ))}
      {edges.map(edge => (
        <LitEdge key={edge} edge={edge} />
      ))}
    </>
  )
}

/** The line round a field of squares: every side that borders on none of them. */
export function outlineOf(squares: readonly Square[]): string {
  const inside = new Set(squares)
  let path = ''
  for (const square of squares) {
    const [column, altitude] = [columnOf(square), altitudeOf(square)]
    const [x, y] = [leftOf(column), topOf(altitude)]
    if (altitude === ALTITUDES - 1 || !inside.has(square + 1)) path += `M${x} ${y}h${CELL}`
    if (altitude === 0 || !inside.has(square - 1)) path += `M${x} ${y + CELL}h${CELL}`
    if (column === 0 || !inside.has(square - ALTITUDES)) path += `M${x} ${y}v${CELL}`
    if (column === COLUMNS - 1 || !inside.has(square + ALTITUDES)) path += `M${x + CELL} ${y}v${CELL}`
  }
  return path
}

/** One square of the reach, with what it costs to go there; one of very many is no more than a place to click. */
const LitSquare = memo(function LitSquare(props: {
  readonly square: Square
  readonly cost: number | undefined
  readonly far: boolean
  readonly dive: boolean
  readonly quiet: boolean
  readonly grip: Ref | undefined
  readonly attack: Ring | undefined
}) {
  const { square, cost, far, dive, quiet, grip, attack } = props
  const name = nameOf(square)
  const price = cost === undefined ? '' : `, ${points(cost)} MP${dive ? ' in a dive' : ''}`
  const pick = usePick(attack?.ref ?? `square:${name}`, attack?.label ?? `Square ${name}${price}`)
  const [x, y] = [leftOf(columnOf(square)), topOf(altitudeOf(square))]
  // The same element either way: one that were exchanged under the pointer would swallow the click.
  return (
    <g
      className={quiet ? 'wl-quiet' : far ? 'wl-square wl-square-far' : 'wl-square'}
      data-dive={dive || undefined}
      data-grip={grip}
      {...pick}
    >
      <rect className="wl-square-mark" x={x} y={y} width={CELL} height={CELL} />
    </g>
  )
})
