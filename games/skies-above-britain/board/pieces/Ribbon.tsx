import type { ReactNode } from 'react'
import './ribbon.css'

/** How far a round or a turn has come: its name, then its steps with the present one dark. On small screens those to come, then all others, are left out. */
export function Ribbon(props: {
  readonly label: string
  readonly title: ReactNode
  readonly steps: readonly string[]
  /** The present one; before the first it is -1. */
  readonly at: number
  /** Where it stands. */
  readonly className?: string
  /** What else is to be known, as items of the list. */
  readonly children?: ReactNode
}) {
  const { label, title, steps, at, className = '', children } = props
  return (
    <ol className={`sab-ribbon ${className}`} aria-label={label}>
      <li>{title}</li>
      {steps.map((step, i) => (
        <li
          key={step}
          data-state={i === at ? 'now' : i < at ? 'done' : 'later'}
          aria-current={i === at ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
      {children}
    </ol>
  )
}
