import type { MouseEvent } from 'react'

const PLACES = '.wl-reach-end, :is(.wl-square, .wl-quiet)[role="button"]'

/** A click on an arrow, a flag or a counter that takes none goes to the square beneath it, if that can be chosen. */
export function clickThrough({ target, nativeEvent, clientX, clientY }: MouseEvent): void {
  if (!nativeEvent.isTrusted || !(target instanceof Element) || target.closest(`.wl-fan, ${PLACES}`)) return
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const place = element.closest(PLACES)
    if (!place) continue
    place.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true }))
    return
  }
}
