import type { Ref } from '@tallyho/engine'
import { useRef, useState } from 'react'
import { type Tab, Tabs } from './Tabs.tsx'
import { useFreeSide } from './useFreeSide.ts'
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
}) {
  const { tabs, open, lit, onOpen } = props
  const panel = useRef<HTMLDivElement>(null)
  const [byHand, setByHand] = useState<ReadonlySet<Ref>>()
  const side = useFreeSide(panel, 'y', {
    open,
    lit,
    insists: byHand === lit,
    shut: () => onOpen(undefined),
  })
  const choose = (id: Id | undefined) => {
    onOpen(id === open ? undefined : id)
    setByHand(lit)
  }
  return (
    <div className="displays" data-side={side}>
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
