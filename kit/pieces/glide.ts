import { Component, type ReactNode, type RefObject } from 'react'

interface Place {
  readonly x: number
  readonly y: number
}

/** Moves of less than this many pixels are not worth showing. */
const LEAST = 4
/** Where more pieces go at once they make room for others: those leave no trail. */
const TRAILS = 3
/** Where pieces only make room for each other they leave none either. */
const STILL = '[data-trails="none"]'

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
    const ways: Way[] = []
    for (const [piece, { element, place, map }] of piecesIn(room.current)) {
      const was = before.get(piece)
      if (!was) {
        appear(element, glide)
        tell(element, [place])
        continue
      }
      const from = was.place
      const [dx, dy] = [from.x - place.x, from.y - place.y]
      if (Math.hypot(dx, dy) < LEAST) continue
      move(element, dx, dy, glide)
      // From a map to a display there is no way that could be drawn.
      if (was.map === map && !element.closest(STILL)) ways.push({ map, from, to: place })
      tell(element, was.map === map ? [from, place] : [place])
    }
    if (ways.length <= TRAILS) for (const way of ways) trail(room.current, way, glide)
  }

  override render(): ReactNode {
    return this.props.children
  }
}

interface Found {
  readonly element: Element
  readonly place: Place
  /** The map that it lies on; null beside all maps. */
  readonly map: Element | null
}
type Pieces = ReadonlyMap<string, Found>

interface Way {
  readonly map: Element | null
  readonly from: Place
  readonly to: Place
}

/** A map is told which of its pieces sets out, from where and to where on the screen: it goes there if it must. */
export const SETS_OUT = 'tallyho-sets-out'

function tell(element: Element, places: readonly Place[]): void {
  element.dispatchEvent(new CustomEvent<readonly Place[]>(SETS_OUT, { bubbles: true, detail: places }))
}

/** Where every piece is on the screen. */
function piecesIn(room: HTMLElement | null): Pieces {
  const found = new Map<string, Found>()
  for (const element of room?.querySelectorAll('[data-piece]') ?? []) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const piece = element.getAttribute('data-piece')
    if (piece && width + height > 0)
      found.set(piece, {
        element,
        place: { x: left + width / 2, y: top + height / 2 },
        map: element.closest('.panzoom'),
      })
  }
  return found
}

/** Whoever watches pieces glide knows it by this from all else that moves on them. */
const GLIDE = 'glide'

/** Pieces of a map that are still on their way. */
export function gliding(map: Element): readonly Animation[] {
  return 'getAnimations' in map ? map.getAnimations({ subtree: true }).filter(({ id }) => id === GLIDE) : []
}

/** What is still on its way is where it was to go: from where it was seen it sets out anew. */
function arrive(): void {
  for (const one of document.getAnimations()) if (one.id === GLIDE) one.cancel()
}

/**
 * By `translate`, which comes on top of whatever places the piece: a transform of its own stays what it is, and the browser
 * moves the piece without painting it again, however busy the page is.
 */
function move(element: Element, dx: number, dy: number, duration: number): void {
  const way = inUnitsAround(element, dx, dy)
  const bends = element.hasAttribute('data-bow') && Math.hypot(dx, dy) > STRAIGHT
  element.animate(bends ? bow(way) : [{ translate: `${way.x}px ${way.y}px` }, { translate: '0px 0px' }], {
    id: GLIDE,
    duration,
    easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
  })
}

/** Shorter ways than this, in pixels, are straight. */
const STRAIGHT = 90
/** How far a bow leans out, in parts of its length, and by how many points it is drawn. */
const LEAN = 0.16
const POINTS = 8

/** What flies comes in a curve (`data-bow`): out to the left of its way and back onto it. */
function bow({ x, y }: Place): Keyframe[] {
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const left = 1 - i / POINTS
    const out = 4 * LEAN * left * (1 - left)
    return { translate: `${x * left - y * out}px ${y * left + x * out}px` }
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

/** The way a piece has come, for a moment: on its map, with which it moves and zooms, or over the room. */
function trail(room: HTMLElement | null, { map, from, to }: Way, duration: number): void {
  const layer = (map ?? room)?.querySelector(map ? '.map-trails' : '.room-trails')
  if (!(layer instanceof SVGGraphicsElement)) return
  const matrix = layer.getScreenCTM()?.inverse()
  if (!matrix) return
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'line')
  for (const [end, { x, y }] of [
    [1, from],
    [2, to],
  ] as const) {
    line.setAttribute(`x${end}`, String(matrix.a * x + matrix.c * y + matrix.e))
    line.setAttribute(`y${end}`, String(matrix.b * x + matrix.d * y + matrix.f))
  }
  layer.append(line)
  line
    .animate([{ opacity: 0.9 }, { opacity: 0.9, offset: 0.6 }, { opacity: 0 }], { duration: duration * 3 })
    .finished.then(
      () => line.remove(),
      () => line.remove(),
    )
}
