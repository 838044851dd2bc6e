import { fetched, usePiece } from '@tallyho/kit'
import { unitAt } from '../../rules/01-words/units.ts'
import type { UnitNo } from '../../state.ts'
import { useNow } from '../now.ts'

const UnitTip = fetched(async () => (await import('../tips.tsx')).UnitTip)

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
