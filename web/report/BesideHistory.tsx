import type { Beside } from '@tallyho/kit'
import { SILHOUETTES } from '@tallyho/kit/drawn/silhouettes.ts'
import { useId } from 'react'
import type { Report } from './useReport.ts'

/** So many aircraft are one in the drawing. */
const EACH = 3

type Row = NonNullable<Beside['rows']>[number]

/** How it really went, as far as the game knows. */
export function BesideHistory({ report: { beside } }: { readonly report: Report }) {
  if (!beside) return undefined
  const { text, rows = [], caption } = beside
  const isDrawn = rows.some(({ drawn }) => drawn)
  return (
    <section className="report-beside" aria-labelledby="report-beside" data-testid="beside">
      <h2 id="report-beside">How it really went</h2>
      <div>
        {text.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {caption && (
          <p className="caption">
            {isDrawn && 'Each aircraft drawn stands for three. '}
            {caption}
          </p>
        )}
      </div>
      {rows.length > 0 && (
        <table data-drawn={isDrawn || undefined}>
          <thead>
            <tr>
              <td />
              <th scope="col">here</th>
              <th scope="col">in history</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.what}>
                <th scope="row">{row.what}</th>
                <td>
                  {row.here}
                  <Flown row={row} how="here" />
                </td>
                <td>
                  {row.really}
                  <Flown row={row} how="really" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** The aircraft themselves, for the eye. */
function Flown({ row: { drawn }, how }: { readonly row: Row; readonly how: 'here' | 'really' }) {
  const id = useId()
  if (!drawn) return undefined
  const count = Math.round(drawn[how] / EACH)
  return (
    <span className="report-flown" data-of={drawn.as} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => i).map(no => (
        <svg key={no} viewBox="-52 -52 104 104" aria-hidden="true">
          {no === 0 ? <path id={id} d={SILHOUETTES[drawn.as]} /> : <use href={`#${id}`} />}
        </svg>
      ))}
    </span>
  )
}
