import type { Ref } from '@tallyho/engine'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useShown } from '../pieces/lit.tsx'

/** Where a display lies over the map: at the end of it (foot or right), or at its start. */
export type Side = 'end' | 'start'

const SIDES: readonly Side[] = ['end', 'start']

/**
 * The side of the map on which a display covers nothing that is lit, pointed at or asked about, or at least nothing that is
 * lit. Where there is none it is shut, unless the player has just opened it himself. As long as it covers nothing that is lit
 * it stays where it was opened, and comes back there.
 */
export function useFreeSide(
  /** The display, if it lies over the map now. */
  display: RefObject<HTMLElement | null>,
  axis: 'x' | 'y',
  now: {
    /** Which display is open; looked at again whenever that or what is shown changes. */
    readonly open: string | undefined
    readonly lit: ReadonlySet<Ref>
    readonly insists: boolean
    shut(): void
    /** Where it opens, if it may. */
    readonly home?: Side | undefined
    /** What the display is about: that it never covers, if another side is free of it. */
    readonly about?: Ref | undefined
  },
): Side {
  const [side, setSide] = useState<Side>(now.home ?? 'end')
  /** The display that was given its side last. */
  const placed = useRef<string>(undefined)
  const shown = useShown()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a display opens or a question comes up
  useLayoutEffect(() => {
    const lies = display.current
    const map = lies?.closest('.room')?.querySelector('.panzoom')
    if (!lies || !map || now.open === undefined) return
    const about = new Set(now.about === undefined ? [] : [now.about])
    // What the pointer in it points at does not make it run away.
    const seen = lies.matches(':hover') ? now.lit : shown
    const frame = spanOf(map, axis)
    const size = spanOf(lies, axis).to - spanOf(lies, axis).from
    const pieces = [...map.querySelectorAll<SVGElement>('[data-ref]')]
    // A page over the whole map covers also what the view will go to.
    const isPage = size >= frame.to - frame.from
    const covers = (at: Side, refs: ReadonlySet<Ref>) => {
      const [from, to] = at === 'end' ? [frame.to - size, frame.to] : [frame.from, frame.from + size]
      return pieces.some(piece => {
        if (!refs.has(piece.dataset.ref ?? '')) return false
        const span = spanOf(piece, axis)
        return isPage || (span.to > from && span.from < to)
      })
    }
    // Another display begins at home, wherever the last one was.
    const first = placed.current === now.open ? side : (now.home ?? side)
    const sides = [first, ...SIDES.filter(one => one !== first)]
    // What can be chosen lies in the display itself: it is never shut, and heeds only what it is about.
    if (hasLit(lies, now.lit)) {
      placed.current = now.open
      return setSide(sides.find(one => !covers(one, about)) ?? first)
    }
    const stays = placed.current === now.open && !covers(side, now.lit) && !covers(side, about)
    placed.current = now.open
    if (stays) return
    const free =
      sides.find(one => !covers(one, new Set([...seen, ...about]))) ??
      sides.find(one => !covers(one, now.lit))
    if (free) setSide(free)
    else if (!now.insists) now.shut()
  }, [now.open, now.lit, now.about, shown])
  return side
}

/** Whether what can be chosen lies in the display itself. */
function hasLit(display: Element, lit: ReadonlySet<Ref>): boolean {
  return [...display.querySelectorAll<HTMLElement>('[data-ref]')].some(({ dataset }) =>
    lit.has(dataset.ref ?? ''),
  )
}

function spanOf(element: Element, axis: 'x' | 'y'): { readonly from: number; readonly to: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return axis === 'x' ? { from: left, to: right } : { from: top, to: bottom }
}
