import { type RefObject, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'

type Edge = 'left' | 'right' | 'top' | 'bottom'

/** Lit things beyond one edge of the map: the nearest of them, and the refs of all. */
interface Sign {
  readonly edge: Edge
  readonly nearest: Element
  readonly refs: readonly string[]
  /** How far along its edge it stands, 0 to 1. */
  readonly along: number
}

export interface SignsHandle {
  /** To be called when the view or what is lit has changed. */
  look(): void
}

const ARROWS: Readonly<Record<Edge, string>> = { left: '◂', right: '▸', top: '▴', bottom: '▾' }
const WORDS: Readonly<Record<Edge, string>> = {
  left: 'to the left',
  right: 'to the right',
  top: 'farther up',
  bottom: 'farther down',
}

/** At the edge of a map, or of a picture that scrolls: where what can be chosen lies beyond it. A tap brings the nearest of it into view. */
export function Signs(props: {
  readonly map: RefObject<Element | null>
  readonly ref: RefObject<SignsHandle | null>
  goTo(piece: Element): void
}) {
  const [signs, setSigns] = useState<readonly Sign[]>([])
  const due = useRef(0)
  const read = useEffectEvent(() => {
    const found = props.map.current ? signsOf(props.map.current) : []
    setSigns(before => (before.length + found.length === 0 ? before : found))
    if (props.map.current) clear(props.map.current)
  })
  useImperativeHandle(props.ref, () => ({
    look: () => {
      cancelAnimationFrame(due.current)
      due.current = requestAnimationFrame(() => read())
    },
  }))
  return signs.map(({ edge, nearest, refs, along }) => (
    <button
      key={edge}
      type="button"
      className="panzoom-sign"
      data-edge={edge}
      style={
        isUpright(edge) ? { top: `calc(${along * 100}% - 18px)` } : { left: `calc(${along * 100}% - 22px)` }
      }
      // Names of places have spaces in them.
      data-signs={refs.join('\n')}
      aria-label={`${refs.length} that you may choose lie ${WORDS[edge]}: go there`}
      onClick={() => props.goTo(nearest)}
    >
      {ARROWS[edge]} {refs.length}
    </button>
  ))
}

/** The buttons of a map stand in the first of its corners in which they cover nothing that can be chosen. */
function clear(map: Element): void {
  const buttons = map.parentElement?.querySelector<HTMLElement>('.panzoom-buttons')
  if (!buttons) return
  const { width, height } = buttons.getBoundingClientRect()
  const frame = map.getBoundingClientRect()
  const lit = [...map.querySelectorAll('[data-mark="lit"]')].map(piece => piece.getBoundingClientRect())
  const isFree = (corner: string) => {
    const left = corner.endsWith('left') ? frame.left : frame.right - width - NEAR
    const top = corner.startsWith('top') ? frame.top : frame.bottom - height - NEAR
    return !lit.some(
      one =>
        one.left < left + width + NEAR &&
        one.right > left &&
        one.top < top + height + NEAR &&
        one.bottom > top,
    )
  }
  const corner = CORNERS.find(isFree)
  buttons.dataset.corner = corner ?? CORNERS[0]
  // By touch the map is pinched: there they give way altogether.
  buttons.dataset.gives = String(corner === undefined)
}

const CORNERS = ['bottom right', 'top right', 'bottom left', 'top left'] as const
/** How far they stand from the edges, in pixels. */
const NEAR = 9

function signsOf(map: Element): readonly Sign[] {
  const frame = map.getBoundingClientRect()
  const pieces = [...map.querySelectorAll<HTMLElement | SVGElement>('[data-mark="lit"]')]
  const buttons = map.parentElement?.querySelector('.panzoom-buttons')
  // Neither over what can be chosen or is asked about nor over the buttons of the map.
  const about = map.querySelectorAll('[data-mark="about"]')
  const kept = [...pieces, ...about, ...(buttons ? [buttons] : [])].map(piece =>
    piece.getBoundingClientRect(),
  )
  const beyond = new Map<Edge, { away: number; piece: Element; ref: string }[]>()
  for (const piece of pieces) {
    const { left, top, width, height } = piece.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const outside: Readonly<Record<Edge, number>> = {
      left: frame.left - x,
      right: x - frame.right,
      top: frame.top - y,
      bottom: y - frame.bottom,
    }
    const [farthest] = EDGES.toSorted((a, b) => outside[b] - outside[a])
    if (width === 0 || farthest === undefined || outside[farthest] <= 0) continue
    const some = beyond.get(farthest) ?? []
    beyond.set(farthest, [...some, { away: outside[farthest], piece, ref: piece.dataset.ref ?? '' }])
  }
  return [...beyond].flatMap(([edge, found]) => {
    const [nearest] = found.toSorted((a, b) => a.away - b.away)
    if (!nearest) return []
    const refs = [...new Set(found.map(({ ref }) => ref))]
    return [{ edge, nearest: nearest.piece, refs, along: freePlace(edge, frame, kept) }]
  })
}

const isUpright = (edge: Edge): boolean => edge === 'left' || edge === 'right'

const PLACES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]
/** Where everything is lit: the middle, or a little beside it. */
const BESIDE = [0.5, 0.47, 0.53, 0.44, 0.56, 0.41, 0.59]
/** A sign takes up so much of its edge, and reaches so far into the map, in pixels. */
const LONG = 60
const DEEP = 80

/** Where along the edge a sign covers nothing that can be chosen; where it does everywhere, the least of any one thing. */
function freePlace(edge: Edge, frame: DOMRect, lit: readonly DOMRect[]): number {
  /** The greatest share of a lit thing that a sign there lies over. */
  const covered = (along: number) => {
    const middle = isUpright(edge) ? frame.top + along * frame.height : frame.left + along * frame.width
    return lit.reduce((most, one) => {
      const [from, to] = isUpright(edge) ? [one.top, one.bottom] : [one.left, one.right]
      const over = Math.min(to, middle + LONG / 2) - Math.max(from, middle - LONG / 2)
      return over > 0 && depthOf(edge, frame, one) < DEEP ? Math.max(most, over / (to - from)) : most
    }, 0)
  }
  const free = PLACES.find(along => covered(along) === 0)
  return free ?? BESIDE.toSorted((a, b) => covered(a) - covered(b))[0] ?? 0.5
}

/** How far from the edge the nearest side of it lies. */
function depthOf(edge: Edge, frame: DOMRect, { left, right, top, bottom }: DOMRect): number {
  if (edge === 'left') return left - frame.left
  if (edge === 'right') return frame.right - right
  return edge === 'top' ? top - frame.top : frame.bottom - bottom
}

const EDGES: readonly Edge[] = ['left', 'right', 'top', 'bottom']
