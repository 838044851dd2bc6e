import { Component, type ReactNode, type RefObject } from 'react'

interface Place {
  readonly x: number
  readonly y: number
}

/** Moves of less than this many pixels are not worth showing. */
const LEAST = 4
/** Where more pieces go at once they make room for others: those leave no trail. */
const TRAILS = 3

interface GlideProps {
  /** Changes with every frame. */
  readonly moment: unknown
  /** Milliseconds; 0 shows no motion. */
  readonly glide: number
  readonly room: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/**
 * Pieces glide from where they were drawn to where they are drawn now: whatever is marked `data-piece` keeps that mark for
 * ever, wherever it goes. Measured just before the next frame is drawn, so that panning and zooming is no move.
 */
export class Glide extends Component<GlideProps> {
  override getSnapshotBeforeUpdate({ moment }: GlideProps): Pieces | null {
    const { glide, room } = this.props
    return glide > 0 && moment !== this.props.moment ? piecesIn(room.current) : null
  }

  override componentDidUpdate(_: GlideProps, _state: unknown, before: Pieces | null): void {
    const { room, glide } = this.props
    if (!before) return
    arrive()
    const ways: [from: Place, to: Place][] = []
    for (const [piece, { element, place }] of piecesIn(room.current)) {
      const from = before.get(piece)?.place
      if (!from) {
        appear(element, glide)
        continue
      }
      const [dx, dy] = [from.x - place.x, from.y - place.y]
      if (Math.hypot(dx, dy) < LEAST) continue
      move(element, dx, dy, glide)
      ways.push([from, place])
    }
    if (ways.length <= TRAILS) for (const [from, to] of ways) trail(room.current, from, to, glide)
  }

  override render(): ReactNode {
    return this.props.children
  }
}

type Pieces = ReadonlyMap<string, { readonly element: Element; readonly place: Place }>

/** Where every piece is on the screen. */
function piecesIn(room: HTMLElement | null): Pieces {
  const found = new Map<string, { readonly element: Element; readonly place: Place }>()
  for (const element of room?.querySelectorAll('[data-piece]') ?? []) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const piece = element.getAttribute('data-piece')
    if (piece && width + height > 0)
      found.set(piece, { element, place: { x: left + width / 2, y: top + height / 2 } })
  }
  return found
}

/** Whoever watches pieces glide knows it by this from all else that moves on them. */
const GLIDE = 'glide'

/** What is still on its way is where it was to go: from where it was seen it sets out anew. */
function arrive(): void {
  for (const one of document.getAnimations()) if (one.id === GLIDE) one.cancel()
}

/**
 * By `translate`, which comes on top of whatever places the piece: a transform of its own stays what it is, and the browser
 * moves the piece without painting it again, however busy the page is.
 */
function move(element: Element, dx: number, dy: number, duration: number): void {
  const { x, y } = inUnitsAround(element, dx, dy)
  element.animate([{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }], {
    id: GLIDE,
    duration,
    easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
  })
}

/** In the units of what it lies in. */
function inUnitsAround({ parentElement: around }: Element, dx: number, dy: number): Place {
  const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null
  if (!matrix) return { x: dx, y: dy }
  const { a, b, c, d } = matrix
  const det = a * d - b * c || 1
  return { x: (d * dx - c * dy) / det, y: (a * dy - b * dx) / det }
}

function appear(element: Element, duration: number): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration })
}

/** The way a piece has come, for a moment. */
function trail(room: HTMLElement | null, from: Place, to: Place, duration: number): void {
  const layer = room?.querySelector('.room-trails')
  if (!layer) return
  const box = layer.getBoundingClientRect()
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'line')
  line.setAttribute('x1', String(from.x - box.left))
  line.setAttribute('y1', String(from.y - box.top))
  line.setAttribute('x2', String(to.x - box.left))
  line.setAttribute('y2', String(to.y - box.top))
  layer.append(line)
  line
    .animate([{ opacity: 0.9 }, { opacity: 0.9, offset: 0.6 }, { opacity: 0 }], { duration: duration * 3 })
    .finished.then(
      () => line.remove(),
      () => line.remove(),
    )
}
