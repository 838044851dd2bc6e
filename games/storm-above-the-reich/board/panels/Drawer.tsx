import type { Pause, Ref } from '@tallyho/engine'
import { useFreeSide } from '@tallyho/kit'
import { useLayoutEffect, useRef } from 'react'
import type { Campaign } from '../../state.ts'
import { Panels } from './Panels.tsx'

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
  const over = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    over.current = drawer.current && isOver(drawer.current) ? drawer.current : null
  })
  const side = useFreeSide(over, 'x', {
    open: open ? 'displays' : undefined,
    lit,
    insists: false,
    shut: () => onOpen(false),
  })
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
