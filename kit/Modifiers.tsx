import type { ReactNode } from 'react'

export interface SumLine {
  readonly what: ReactNode
  readonly by: number
  /** The first lines of a sum are values, not changes: shown without a sign. */
  readonly plain?: boolean
}

/** A number with its sign, with a true minus. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`
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
        <dd>{total < 0 ? `−${-total}` : total}</dd>
      </div>
    </dl>
  )
}
