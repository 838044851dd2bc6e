import type { SaidFigure } from '@tallyho/engine'
import type { CSSProperties } from 'react'

/** A figure, and how much of its bar it fills. */
export interface Gauge extends SaidFigure {
  readonly share: number
}

/** An answer with its figures as bars under its name: two abreast are compared at a look. */
export function Gauges({
  head,
  so,
  gauges,
}: {
  readonly head: string
  readonly so?: string
  readonly gauges: readonly Gauge[]
}) {
  return (
    <span className="sr-chances">
      {head}
      <span className="sr-only">: </span>
      {gauges.map(({ of, is, tone, share }) => (
        <span key={of} className="sr-chance" data-under-key data-tone={tone}>
          <small>{of}</small> <span className="sr-chance-bar" style={{ '--share': share } as CSSProperties} />{' '}
          <b>{is}</b>
          <span className="sr-only">, </span>
        </span>
      ))}
      {so && (
        <small className="sr-chances-so" data-under-key>
          {so}
        </small>
      )}
    </span>
  )
}
