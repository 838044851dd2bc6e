import { usePick, useTip } from '@tallyho/kit'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import type { Campaign, Fighter } from '../../state.ts'
import { useAttention } from '../attention.ts'
import { useDecided } from '../decided.ts'
import { FighterTip } from '../tips.tsx'

/** Attributes of whatever stands for a fighter: it can be picked and selected, is looked at, and explains itself. */
export function useFighter(campaign: Campaign, fighter: Fighter, label: string) {
  const attention = useAttention()
  const pick = usePick(`fighter:${fighter.no}`, label)
  const decided = useDecided()
  const tip = useTip(() => <FighterTip campaign={campaign} fighter={fighter} decided={decided} />)
  const select = () => attention.look({ selected: fighter.no })
  const look = () => attention.look({ over: fighter.no })
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
