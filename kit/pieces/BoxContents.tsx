import { type ReactNode, useState } from 'react'
import './box-contents.css'
import { TipHost } from './Tooltip.tsx'

/** Everything in the box, sheet by sheet, with what the marks of the sources mean. */
export function BoxContents(props: {
  /** For what a game adds to the looks. */
  readonly className?: string
  readonly sheets: readonly (readonly [title: string, draw: () => ReactNode])[]
}) {
  const { className, sheets } = props
  const [open, setOpen] = useState(0)
  const sheet = sheets[open]
  return (
    <TipHost>
      <div className={className ? `box-contents ${className}` : 'box-contents'}>
        <nav aria-label="Components">
          {sheets.map(([name], i) => (
            <button key={name} type="button" aria-pressed={i === open} onClick={() => setOpen(i)}>
              {name}
            </button>
          ))}
        </nav>
        <p className="box-contents-legend">
          <span className="badge badge-rulebook">R</span> as the rulebook states{' '}
          <span className="badge badge-constrained">C</span> worked out from its examples{' '}
          <span className="badge badge-designed">D</span> our own, after history
        </p>
        <h3>{sheet?.[0]}</h3>
        {sheet?.[1]()}
      </div>
    </TipHost>
  )
}
