import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { rove } from '../pieces/rove.ts'

/** One display behind its tab. */
export interface Tab<Id extends string> {
  readonly id: Id
  readonly title: string
  /** How much there is to see behind it. */
  readonly count?: number
  draw(): ReactNode
}

/** The displays that the paper game lays beside the map, one tab each; the pieces in them are gone through by keys. */
export function Tabs<Id extends string>(props: {
  readonly label: string
  readonly className?: string
  readonly tabs: readonly Tab<NoInfer<Id>>[]
  /** The one that lies open; none if they are folded away. */
  readonly open: Id | undefined
  onOpen(id: NoInfer<Id>): void
  /** Beside the tabs: a button to fold them. */
  readonly beside?: ReactNode
  /** The display that lies open. */
  readonly panel?: RefObject<HTMLDivElement | null>
}) {
  const { tabs, open } = props
  const panel = useId()
  const row = useRef<HTMLDivElement>(null)
  // Where not all tabs find room, the one that lies open is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is opened
  useEffect(() => {
    const [list, tab] = [row.current, row.current?.querySelector<HTMLElement>('[aria-selected="true"]')]
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  }, [open])
  const shown = tabs.find(({ id }) => id === open)
  return (
    <section className={`tabs ${props.className ?? ''}`} aria-label={props.label}>
      <div className="tabs-row">
        <div role="tablist" aria-label={props.label} ref={row}>
          {tabs.map(({ id, title, count = 0 }) => (
            <button
              key={id}
              type="button"
              role="tab"
              data-tab={id}
              aria-selected={id === open}
              aria-controls={panel}
              onClick={() => props.onOpen(id)}
            >
              {title}
              {count > 0 && <span className="tabs-count">{count}</span>}
            </button>
          ))}
        </div>
        {props.beside}
      </div>
      {shown && (
        <div
          id={panel}
          ref={props.panel}
          className="tabs-panel"
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pieces in it are gone through by keys
          tabIndex={0}
          onKeyDown={rove}
        >
          {shown.draw()}
        </div>
      )}
    </section>
  )
}
