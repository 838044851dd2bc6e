import type { ReactNode } from 'react'
import { minus, signed } from './numbers.ts'

export interface SumLine {
  readonly what: ReactNode
  readonly by: number
  /** The first lines of a sum are values, not changes: shown without a sign. */
  readonly plain?: boolean
}

/** An itemised sum: every line with its share, then the total. */
export function Modifiers({
  lines,
  total,
  totalName,
}: {
  readonly lines: readonly SumLine[]
  readonly total: number
  readonly totalName: ReactNode
}) {
  return (
    <dl className="modifiers">
      {lines.map(({ what, by, plain }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one roll do not change
        <div key={i}>
          <dt>{what}</dt>
          <dd>{plain && by >= 0 ? by : signed(by)}</dd>
        </div>
      ))}
      <div className="modifiers-total">
        <dt>{totalName}</dt>
        <dd>{minus(total)}</dd>
      </div>
    </dl>
  )
}
