import type { Ref } from '@tallyho/engine'
import { usePick } from '@tallyho/kit'
import { memo } from 'react'
import { nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import type { Square } from '../../state.ts'
import { points } from '../names.ts'
import {
  CELL,
  centreOf,
  GROUND_LINE,
  LEFT_MARGIN,
  RIGHT_EDGE,
  SKY_HEIGHT,
  TOP_MARGIN,
} from '../sky/places.ts'

/** Places that options light up: squares, corners, edges of the map, facings. */
export interface LitPlaces {
  readonly squares: readonly Square[]
  readonly corners: readonly Square[]
  readonly edges: readonly string[]
}

/** Lit squares beyond this are drawn quietly. */
const MANY = 60

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

export function Places({
  places,
  costs,
  far,
}: {
  readonly places: LitPlaces
  /** What going there costs, in half Movement Points. */
  readonly costs: ReadonlyMap<Square, number>
  /** More than a step away. */
  readonly far: ReadonlySet<Square>
}) {
  return (
    <>
      {places.squares.length > MANY
        ? places.squares.map(square => <QuietSquare key={square} square={square} />)
        : places.squares.map(square => (
            <LitSquare key={square} square={square} cost={costs.get(square)} far={far.has(square)} />
          ))}
      {places.corners.map(corner => (
        <LitCorner key={corner} corner={corner} />
      ))}
      {places.edges.map(edge => (
        <LitEdge key={edge} edge={edge} />
      ))}
    </>
  )
}

/** One of very many: no more than a place to click. */
const QuietSquare = memo(function QuietSquare({ square }: { readonly square: Square }) {
  const name = nameOf(square)
  const pick = usePick(`square:${name}`, `Square ${name}`)
  const { x, y } = centreOf(square)
  return <rect className="wl-quiet" x={x - CELL / 2} y={y - CELL / 2} width={CELL} height={CELL} {...pick} />
})

const LitSquare = memo(
  function LitSquare({
    square,
    cost,
    far,
  }: {
    readonly square: Square
    readonly cost: number | undefined
    readonly far: boolean
  }) {
    const name = nameOf(square)
    const price = cost === undefined ? '' : `, ${points(cost)} MP`
    const pick = usePick(`square:${name}`, `Square ${name}${price}`)
    const { x, y } = centreOf(square)
    return (
      <g
        className={far ? 'wl-square wl-square-far' : 'wl-square'}
        transform={`translate(${x} ${y})`}
        {...pick}
      >
        <rect
          className="wl-square-mark"
          x={-CELL / 2 + 1.5}
          y={-CELL / 2 + 1.5}
          width={CELL - 3}
          height={CELL - 3}
          rx="3"
        />
        {cost !== undefined && (
          <g className="wl-cost" transform={`translate(${CELL / 2 - 9} ${CELL / 2 - 8})`}>
            <rect x="-8.500" y="-8" width="17" height="15" rx="3" />
            <text y="4" fontSize="12.500" textAnchor="middle">
              {points(cost)}
            </text>
          </g>
        )}
      </g>
    )
  },
  (a, b) => a.square === b.square && a.cost === b.cost && a.far === b.far,
)

/** A corner is the point to the right of and above its square. */
const LitCorner = memo(function LitCorner({ corner }: { readonly corner: Square }) {
  const pick = usePick(`corner:${nameOf(corner)}`, `Corner right of and above ${nameOf(corner)}`)
  const { x, y } = centreOf(corner)
  return (
    <g className="wl-corner" transform={`translate(${x + CELL / 2} ${y - CELL / 2})`} {...pick}>
      <circle r="11" />
      <path d="M-5 0H5M0 -5V5" />
    </g>
  )
})

const LitEdge = memo(function LitEdge({ edge }: { readonly edge: string }) {
  const pick = usePick(`edge:${edge}`, `The ${edge} edge of the map`)
  const left = edge === 'left'
  const x = left ? LEFT_MARGIN - 26 : RIGHT_EDGE + 2
  const middle = (TOP_MARGIN + GROUND_LINE) / 2
  return (
    <g className="wl-way-out" {...pick}>
      <rect x={x} y={TOP_MARGIN} width="24" height={SKY_HEIGHT} rx="3" />
      <path d={left ? `M${x + 4} ${middle}l14 -12v24Z` : `M${x + 20} ${middle}l-14 -12v24Z`} />
    </g>
  )
})

const WAYS = ['right', 'up and right', 'up', 'up and left', 'left', 'down and left', 'down', 'down and right']

/** The facings to choose from, as arrows round the unit that turns. */
export function Facings({
  square,
  facings,
}: {
  readonly square: Square
  readonly facings: readonly number[]
}) {
  const { x, y } = centreOf(square)
  return (
    <g className="wl-rose" transform={`translate(${x} ${y})`}>
      <circle className="wl-rose-ring" r="46" />
      {facings.map(facing => (
        <FacingArrow key={facing} facing={facing} />
      ))}
    </g>
  )
}

function FacingArrow({ facing }: { readonly facing: number }) {
  const pick = usePick(`facing:${facing}`, `Face ${WAYS[facing]}`)
  return (
    <g className="wl-rose-arrow" transform={`rotate(${-45 * facing})`} {...pick}>
      <path d="M30 -11H46V-18L64 0L46 18V11H30Z" />
    </g>
  )
}
