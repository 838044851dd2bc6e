import type { MouseEvent } from 'react'

const PLACES = ':is(.wl-square, .wl-quiet)[role="button"]'

/**
 * A click on an arrow, a flag or a counter that takes none goes to the square beneath it, if that can be chosen: true if there
 * was one.
 */
export function clickThrough({ target, nativeEvent, clientX, clientY }: MouseEvent): boolean {
  if (!nativeEvent.isTrusted || !(target instanceof Element) || target.closest(PLACES)) return true
  const place = placeUnder(clientX, clientY)
  place?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true }))
  return place !== undefined
}

function placeUnder(x: number, y: number): Element | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest(PLACES)
    if (place) return place
  }
  return undefined
}
