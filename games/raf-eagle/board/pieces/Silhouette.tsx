import { SILHOUETTES } from '@tallyho/kit'
import type { BritishType, GermanType } from '../../pack/types.ts'
import { DRAWN } from './names.ts'

/** An aircraft in plan view, nose up, as wide as `size`; part of a drawing. */
export function Silhouette(props: {
  readonly type: BritishType | GermanType
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly className?: string
}) {
  const { type, x = 0, y = 0, size, className = '' } = props
  return (
    <path
      className={`eagle-aircraft ${className}`}
      d={SILHOUETTES[DRAWN[type]]}
      transform={`translate(${x} ${y}) scale(${size / 100})`}
    />
  )
}
