import type { Ref } from '@tallyho/engine'
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useAttention } from './attention.tsx'
import { usePick } from './lit.tsx'
import { useTip } from './Tooltip.tsx'

/** Attributes of whatever stands for a piece: it can be picked and selected, is looked at, and explains itself. */
export function usePiece({
  ref,
  label,
  no,
  explain,
}: {
  readonly ref: Ref
  readonly label: string
  /** By which the attention knows it. */
  readonly no: number
  explain(): ReactNode
}) {
  const attention = useAttention()
  const pick = usePick(ref, label)
  const tip = useTip(explain)
  const select = () => attention.look({ selected: no })
  const look = () => attention.look({ over: no })
  const lookAway = () => attention.look({ over: undefined })
  return {
    ...pick,
    ...tip,
    onClick: (event: MouseEvent) => {
      select()
      pick.onClick(event)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') select()
      pick.onKeyDown(event)
    },
    onMouseEnter: () => {
      look()
      pick.onMouseEnter()
    },
    onMouseLeave: () => {
      lookAway()
      pick.onMouseLeave()
    },
    onFocus: (event: FocusEvent) => {
      look()
      tip.onFocus(event)
    },
    onBlur: () => {
      lookAway()
      tip.onBlur()
    },
  }
}
