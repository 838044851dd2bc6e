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

/** Where a piece is to be found: at its middle; a place for pieces at its upper edge, so that all in it are reached. */
function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect()
  const isPlace = element.getAttribute('role') === 'group' || element.querySelector('[data-ref]') !== null
  return { x: left + width / 2, y: isPlace ? top : top + height / 2 }
}

/** What arrow keys go to: pieces and places, and the buttons between them, as far as they are drawn. */
function stopsIn(container: Element): readonly Element[] {
  return [
    ...container.querySelectorAll('[data-ref]:not([aria-hidden]), button:not(:disabled, [data-option])'),
  ].filter(one => one.getBoundingClientRect().width > 0)
}

/** Where a key leads from here: Enter from the container to its pieces, arrows from piece to piece, Escape back. */
function destination(container: Element, here: EventTarget, key: string): Element | undefined {
  const way = WAYS[key]
  if (key !== 'Enter' && key !== 'Escape' && !way) return undefined
  const stops = stopsIn(container)
  if (here === container)
    return key === 'Enter'
      ? (stops.find(stop => stop.getAttribute('tabindex') === '0') ?? stops[0])
      : undefined
  const stop = stops.find(one => one === here)
  if (!stop) return undefined
  if (key === 'Escape') return container
  if (!way) return undefined
  const beside = (some: readonly Element[]) => some[nextSpot(spotOf(stop), way, some.map(spotOf))]
  // In the same part of the table first.
  const region = stop.closest('[data-region]')
  const next = beside(stops.filter(one => one.closest('[data-region]') === region)) ?? beside(stops)
  // At the edge of a map the next piece lies outside of it: whoever has both in it finds it.
  return next ?? (container.parentElement?.closest('[data-rove]') ? undefined : stop)
}

/** Key handler of a container: every piece in it can be reached, and only one Tab stop is spent. */
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
