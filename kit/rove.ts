import type { KeyboardEvent } from 'react'

interface Spot {
  readonly x: number
  readonly y: number
}

const WAYS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Nearer than this, two spots are as good as one above the other. */
const NEAR = 2

/** Which of the spots lies next in a direction, straight ahead rather than aside; -1 if none does. */
export function nextSpot(from: Spot, way: Spot, spots: readonly Spot[]): number {
  let [found, least] = [-1, Number.POSITIVE_INFINITY]
  for (const [i, spot] of spots.entries()) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y]
    const ahead = dx * way.x + dy * way.y
    const cost = ahead + 2 * Math.abs(dx * way.y + dy * way.x)
    if (ahead > NEAR && cost < least) [found, least] = [i, cost]
  }
  return found
}

/** Where a piece is to be found: at its middle; a place with pieces in it at its upper edge, so that all are reached. */
function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: element.querySelector('[data-ref]') ? top : top + height / 2 }
}

/** Where a key leads from here: Enter from the container to its pieces, arrows from piece to piece, Escape back. */
function destination(container: Element, here: EventTarget, key: string): Element | undefined {
  const pieces = [...container.querySelectorAll('[data-ref]:not([aria-hidden])')]
  if (here === container)
    return key === 'Enter'
      ? (pieces.find(piece => piece.getAttribute('tabindex') === '0') ?? pieces[0])
      : undefined
  const piece = pieces.find(one => one === here)
  const way = WAYS[key]
  if (!piece) return undefined
  if (key === 'Escape') return container
  return way && (pieces[nextSpot(spotOf(piece), way, pieces.map(spotOf))] ?? piece)
}

/** Key handler of a focusable container: every piece in it can be reached, and only one Tab stop is spent. */
export function rove(event: KeyboardEvent<Element>): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const next = destination(event.currentTarget, event.target, event.key)
  if (!(next instanceof HTMLElement || next instanceof SVGElement)) return
  next.focus({ preventScroll: next instanceof SVGElement })
  // The table hears of Escape as well: a half-made move is given up.
  if (event.key === 'Escape') return
  event.preventDefault()
  event.stopPropagation()
}
