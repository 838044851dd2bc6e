import { usePick, useTip } from '@tallyho/kit'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import type { Battle, Unit } from '../../state.ts'
import { useAttention } from '../attention.ts'
import { UnitTip } from '../tips.tsx'

/** Attributes of whatever stands for a unit: it can be picked and selected, is looked at, and explains itself. */
export function useUnit(battle: Battle, unit: Unit, label: string) {
  const attention = useAttention()
  const pick = usePick(`unit:${unit.no}`, label)
  const tip = useTip(() => <UnitTip battle={battle} unit={unit} />)
  const select = () => attention.look({ selected: unit.no })
  const look = () => attention.look({ over: unit.no })
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
