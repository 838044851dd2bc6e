import type { Ref } from '@tallyho/engine'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Where a display lies over the map: at the end of it (foot or right), or at its start. */
export type Side = 'end' | 'start'

/**
 * The side of the map on which a display covers nothing that is lit. Where there is none it is shut, unless the player has
 * just opened it himself.
 */
export function useFreeSide(
  /** The display, if it lies over the map now. */
  display: RefObject<HTMLElement | null>,
  axis: 'x' | 'y',
  now: {
    /** Which display is open; looked at again whenever that or what is lit changes. */
    readonly open: string | undefined
    readonly lit: ReadonlySet<Ref>
    readonly insists: boolean
    shut(): void
  },
): Side {
  const [side, setSide] = useState<Side>('end')
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a display opens or a question comes up
  useLayoutEffect(() => {
    const lies = display.current
    const map = lies?.closest('.room')?.querySelector('.panzoom')
    if (!lies || !map || now.open === undefined || hasLit(lies, now.lit)) return
    const frame = spanOf(map, axis)
    const size = spanOf(lies, axis).to - spanOf(lies, axis).from
    const lit = [...map.querySelectorAll<SVGElement>('[data-ref]')]
      .filter(({ dataset }) => now.lit.has(dataset.ref ?? ''))
      .map(piece => spanOf(piece, axis))
    // A page over the whole map covers also what the view will go to.
    const isPage = size >= frame.to - frame.from
    const isFree = (from: number, to: number) => !lit.some(one => isPage || (one.to > from && one.from < to))
    if (isFree(frame.to - size, frame.to)) setSide('end')
    else if (isFree(frame.from, frame.from + size)) setSide('start')
    else if (now.insists) setSide('end')
    else now.shut()
  }, [now.open, now.lit])
  return side
}

/** What can be chosen lies in the display itself: it stays. */
function hasLit(display: Element, lit: ReadonlySet<Ref>): boolean {
  return [...display.querySelectorAll<HTMLElement>('[data-ref]')].some(({ dataset }) =>
    lit.has(dataset.ref ?? ''),
  )
}

function spanOf(element: Element, axis: 'x' | 'y'): { readonly from: number; readonly to: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return axis === 'x' ? { from: left, to: right } : { from: top, to: bottom }
}
