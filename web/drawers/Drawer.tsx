import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import './drawer.css'

/** A panel beside the board. */
export function Drawer(props: {
  readonly title: string
  readonly testid: string
  readonly wide?: boolean
  readonly children: ReactNode
  onClose(): void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const shut = useEffectEvent(props.onClose)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && shut()
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <aside
      className={props.wide ? 'drawer drawer-wide' : 'drawer'}
      aria-label={props.title}
      data-testid={props.testid}
      data-region="drawer"
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {props.title}
        </h2>
        <button type="button" className="plain" aria-label={`Close ${props.title}`} onClick={props.onClose}>
          ×
        </button>
      </header>
      <div className="drawer-body">{props.children}</div>
    </aside>
  )
}
