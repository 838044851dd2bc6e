import type { Campaign } from '../../state.ts'
import { fitFor } from './fit.ts'

/** Points by patrol as bars, and the pilots fit to fly as a line over them. */
export function Curve({ campaign }: { readonly campaign: Campaign }) {
  const { log } = campaign
  const most = Math.max(4, ...log.map(({ vp }) => vp))
  const fit = log.map((_, i) => fitFor(campaign, i + 1))
  const crew = Math.max(...fit, 1)
  const x = (i: number) => ((i + 0.5) / log.length) * 100
  const y = (men: number) => 100 - (men / (crew * 1.15)) * 100
  return (
    <figure className="sab-curve" aria-label="Points and pilots fit, by patrol">
      <div className="sab-curve-plot">
        {log.map(({ vp }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: patrols come in order
          <span key={i} className="sab-curve-bar">
            <i style={{ height: `${(Math.max(0, vp) / most) * 78}%` }}>
              <b>{vp}</b>
            </i>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={fit.map((men, i) => `${x(i)},${y(men)}`).join(' ')} />
        </svg>
        {fit.map((men, i) => (
          <em
            // biome-ignore lint/suspicious/noArrayIndexKey: patrols come in order
            key={i}
            style={{ left: `${x(i)}%`, top: `${y(men)}%` }}
          >
            {(i === 0 || i === fit.length - 1 || men !== fit[i - 1]) && men}
          </em>
        ))}
      </div>
      <div className="sab-curve-feet">
        {log.map(({ killed }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: patrols come in order
          <span key={i}>
            {i + 1}
            <b>{'†'.repeat(killed.length)}</b>
          </span>
        ))}
      </div>
      <figcaption>
        <span className="sab-key-bar" /> points <span className="sab-key-line" /> pilots fit to fly <b>†</b>{' '}
        killed
      </figcaption>
    </figure>
  )
}
