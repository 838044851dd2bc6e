import { usePiece } from '@tallyho/kit'
import type { Campaign, Fighter } from '../../state.ts'
import { useDecided } from '../decided.ts'
import { FighterTip } from '../tips.tsx'

/** Attributes of whatever stands for a fighter. */
export function useFighter(campaign: Campaign, fighter: Fighter, label: string) {
  const decided = useDecided()
  return usePiece({
    ref: `fighter:${fighter.no}`,
    label,
    no: fighter.no,
    explain: () => <FighterTip campaign={campaign} fighter={fighter} decided={decided} />,
  })
}
