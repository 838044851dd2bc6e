import type { Logged } from '@tallyho/engine'
import type { Size } from '@tallyho/kit'
import type { Aircraft as British } from '../../pack/types.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { type At, crashAt, middleOf, spanOf, zoneFlight } from './air.ts'
import { type Fall, fallsIn } from './story.ts'

/** Who was shot down in this round goes down trailing smoke. */
export function Falls(props: {
  readonly size: Size
  readonly notes: readonly Logged[]
  readonly aircraft: British
}) {
  const { size, notes, aircraft } = props
  const falls = fallsIn(notes)
  if (falls.length === 0) return null
  const span = spanOf(size) * 0.62
  return (
    <svg className="sab-falls" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {falls.map((fall, i) => {
        const from = startOf(size, fall)
        const to = crashAt(size, fall.side === 'raf' ? 'ours' : fall.attitude, i)
        const bend = `${(from.x + to.x) / 2 - span * 0.4} ${from.y + span * 0.2}`
        const way = `M${from.x} ${from.y}Q${bend} ${to.x} ${to.y}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: whoever fell first stays the first
          <g key={i} className="sab-fall">
            <path className="sab-smoke" d={way} strokeWidth={span * 0.3} />
            <path className="sab-smoke sab-smoke-dark" d={way} strokeWidth={span * 0.16} />
            <circle className="sab-fire" cx={to.x} cy={to.y} r={span * 0.2} />
            <Aircraft
              type={fall.side === 'raf' ? aircraft : fall.type}
              x={to.x}
              y={to.y}
              heading={205 + i * 24}
              bank={48}
              size={span}
            />
          </g>
        )
      })}
    </svg>
  )
}

function startOf(size: Size, fall: Fall): At {
  return fall.side === 'raf' ? middleOf(size) : zoneFlight(size, fall.attitude, 0)
}
