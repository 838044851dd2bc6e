import { usePiece } from '@tallyho/kit'
import type { Battle, Unit } from '../../state.ts'
import { UnitTip } from '../tips.tsx'

/** Attributes of whatever stands for a unit. */
export function useUnit(battle: Battle, unit: Unit, label: string) {
  return usePiece({
    ref: `unit:${unit.no}`,
    label,
    no: unit.no,
    explain: () => <UnitTip battle={battle} unit={unit} />,
  })
}
