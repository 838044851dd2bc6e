import type { Ref } from '@tallyho/engine'
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { usePick } from './lit.tsx'
import { useTip } from './Tooltip.tsx'

/** Where a board keeps what the player looks at. */
interface Attention {
  look(change: { readonly selected: number } | { readonly over: number | undefined }): void
}

/** Attributes of whatever stands for a piece: it can be picked and selected, is looked at, and explains itself. */
export function usePiece({
  ref,
  label,
  no,
  attention,
  explain,
}: {
  readonly ref: Ref
  readonly label: string
  /** By which the attention knows it. */
  readonly no: number
  readonly attention: Attention
  explain(): ReactNode
}) {
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
      if (event.key === 'Enter' || event.key === ' ') select()
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
