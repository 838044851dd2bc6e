import type { ReactNode } from 'react'
import './events.css'

const FACES = Array.from({ length: 12 }, (_, i) => i + 1)

/** The twelve faces of the die: which are good for us, and which one came up. */
export function DieScale(props: {
  readonly label: string
  /** As it counts, with what changes it. */
  readonly value: number
  isGood(face: number): boolean
  readonly good: ReactNode
  readonly bad: ReactNode
}) {
  const { label, value, isGood, good, bad } = props
  const shown = Math.min(12, Math.max(1, value))
  return (
    <figure className="sab-scale">
      <ol aria-label={label}>
        {FACES.map(face => (
          <li key={face} data-good={isGood(face)} aria-current={face === shown ? 'true' : undefined}>
            {face}
          </li>
        ))}
      </ol>
      <figcaption>
        <span data-good="false">{bad}</span>
        <span data-good="true">{good}</span>
      </figcaption>
    </figure>
  )
}
