import { usePiece } from '@tallyho/kit'
import { unitAt } from '../../rules/01-words/units.ts'
import type { UnitNo } from '../../state.ts'
import { useNow } from '../now.ts'
import { UnitTip } from '../tips.tsx'

/** Attributes of whatever stands for a unit. */
export function useUnit(no: UnitNo, label: string) {
  const now = useNow()
  return usePiece({
    ref: `unit:${no}`,
    label,
    no,
    explain: () => <UnitTip battle={now()} unit={unitAt(now(), no)} />,
  })
}
