import type { Ref } from '@tallyho/engine'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Tab, Tabs } from './Tabs.tsx'
import { type Side, useFreeSide } from './useFreeSide.ts'
import './displays.css'

/**
 * The displays that the paper game lays beside the map: a strip of tabs below it. What is opened slides over the map, at its
 * foot or head, and gives way to what can be chosen there; on a phone it is a page of its own.
 */
export function Displays<Id extends string>(props: {
  readonly tabs: readonly Tab<NoInfer<Id>>[]
  readonly open: Id | undefined
  onOpen(id: NoInfer<Id> | undefined): void
  /** What the question lights. */
  readonly lit: ReadonlySet<Ref>
  /** The side of the map where it opens, if nothing that is lit lies there; else its foot. */
  readonly home?: Side
  /** What the open display is about: it does not lie over that. */
  readonly about?: Ref | undefined
}) {
  const { tabs, open, lit, home, about, onOpen } = props
  const room = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [byHand, setByHand] = useState<ReadonlySet<Ref>>()
  const side = useFreeSide(panel, 'y', {
    open,
    lit,
    insists: byHand === lit,
    shut: () => onOpen(undefined),
    home,
    about,
  })
  const choose = (id: Id | undefined) => {
    onOpen(id === open ? undefined : id)
    setByHand(lit)
  }
  const shut = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isTyping(event.target)) return
    // It closes the display, and does nothing else.
    event.stopPropagation()
    // Whoever was in it is not lost; the keyboard of all others stays with the question.
    if (room.current?.contains(document.activeElement))
      room.current.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
    choose(undefined)
  })
  const isOpen = open !== undefined
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => shut(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [isOpen])
  return (
    <div
      className="displays"
      data-region="displays"
      data-side={side}
      data-open={isOpen || undefined}
      ref={room}
    >
      <Tabs<Id>
        label="Displays"
        tabs={tabs}
        open={open}
        onOpen={choose}
        panel={panel}
        beside={
          open && (
            <button type="button" className="displays-shut" onClick={() => choose(undefined)}>
              Close
            </button>
          )
        }
      />
    </div>
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null
