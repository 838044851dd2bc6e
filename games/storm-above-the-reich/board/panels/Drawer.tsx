import type { Pause, Ref } from '@tallyho/engine'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Campaign } from '../../state.ts'
import { Panels } from './Panels.tsx'

type Side = 'right' | 'left'

/**
 * The displays. Where there is room they lie beside the map for good; else they slide over it when they are wanted, on
 * the side where nothing is lit, and shut by themselves where both sides are needed. The map never changes its size.
 */
export function Drawer({
  campaign,
  pause,
  lit,
  open,
  onOpen,
}: {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
  readonly lit: ReadonlySet<Ref>
  readonly open: boolean
  onOpen(open: boolean): void
}) {
  const drawer = useRef<HTMLElement>(null)
  const [side, setSide] = useState<Side>('right')
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever something else is lit
  useLayoutEffect(() => {
    if (!open || drawer.current === null || !isOver(drawer.current)) return
    const free = freeSide(drawer.current)
    if (free === undefined) onOpen(false)
    else setSide(free)
  }, [open, lit])
  return (
    <aside ref={drawer} className="sr-drawer" data-open={open} data-side={side}>
      <Panels
        campaign={campaign}
        pause={pause}
        beside={
          <button type="button" className="switch sr-shut" onClick={() => onOpen(false)}>
            Close
          </button>
        }
      />
    </aside>
  )
}

/** It lies over the map, not beside it, and does not cover all of it: a page that does is shut by hand. */
function isOver(drawer: HTMLElement): boolean {
  const { parentElement } = drawer
  return (
    getComputedStyle(drawer).position === 'absolute' &&
    parentElement !== null &&
    drawer.offsetWidth < parentElement.clientWidth
  )
}

function freeSide(drawer: HTMLElement): Side | undefined {
  const window = drawer.parentElement?.querySelector('.sr-window')
  if (!window) return 'right'
  const frame = window.getBoundingClientRect()
  const spans = [...window.querySelectorAll('[data-mark="lit"]')].map(one => one.getBoundingClientRect())
  if (spans.every(({ right }) => right < frame.right - drawer.offsetWidth)) return 'right'
  return spans.every(({ left }) => left > frame.left + drawer.offsetWidth) ? 'left' : undefined
}
