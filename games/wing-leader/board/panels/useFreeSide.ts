import type { Ref } from '@tallyho/engine'
import { type RefObject, useLayoutEffect, useState } from 'react'

type Side = 'foot' | 'head'

/** Where an open display lies so that it covers nothing that can be chosen on the sky; folded if it would, either way. */
export function useFreeSide(
  frame: RefObject<HTMLElement | null>,
  lit: ReadonlySet<Ref>,
  fold: () => void,
): Side {
  const [side, setSide] = useState<Side>('foot')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question, and nothing else, makes it move
  useLayoutEffect(() => {
    const panel = frame.current?.querySelector('.tabs-panel')
    const sky = frame.current?.parentElement?.querySelector('.room-map')
    if (!panel || !sky || panel.querySelector('[data-mark="lit"]')) return
    const height = panel.getBoundingClientRect().height
    const { top, bottom } = sky.getBoundingClientRect()
    const places = [...sky.querySelectorAll('[data-mark="lit"]')].map(one => one.getBoundingClientRect())
    const free: Record<Side, boolean> = {
      foot: places.every(place => place.bottom <= bottom - height),
      head: places.every(place => place.top >= top + height),
    }
    if (free[side]) return
    const other = side === 'foot' ? 'head' : 'foot'
    if (free[other]) setSide(other)
    else fold()
  }, [lit])
  return side
}
