import type { Pause, Ref } from '@tallyho/engine'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The side of the map that a panel lies on. */
type Side = 'bottom' | 'top'

/**
 * The side on which the open panel covers nothing that is lit. Where there is none it is shut, unless the player has just
 * opened it himself.
 */
export function useFreeSide(
  dock: RefObject<HTMLElement | null>,
  panel: {
    readonly open: string | undefined
    readonly lit: ReadonlySet<Ref>
    readonly pause: Pause | undefined
    readonly insists: boolean
    shut(): void
  },
): Side {
  const [side, setSide] = useState<Side>('bottom')
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a panel opens or a question comes up
  useLayoutEffect(() => {
    const lies = dock.current?.querySelector('[role="tabpanel"]')?.getBoundingClientRect()
    const map = dock.current?.parentElement?.querySelector('.panzoom')
    if (!lies || !map) return
    const { top, bottom, height } = map.getBoundingClientRect()
    const lit = [...map.querySelectorAll<SVGElement>('[data-ref]')]
      .filter(({ dataset }) => dataset.ref !== undefined && panel.lit.has(dataset.ref))
      .map(piece => piece.getBoundingClientRect())
    // A page over the whole map covers also what the view will go to.
    const isPage = lies.height >= height
    const isFree = (from: number, to: number) =>
      !lit.some(box => isPage || (box.bottom > from && box.top < to))
    if (isFree(bottom - lies.height, bottom)) setSide('bottom')
    else if (isFree(top, top + lies.height)) setSide('top')
    else if (panel.insists) setSide('bottom')
    else panel.shut()
  }, [panel.open, panel.pause])
  return side
}
