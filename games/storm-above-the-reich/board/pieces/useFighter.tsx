import { usePiece } from '@tallyho/kit'
import { missionOf } from '../../rules/05-map/table.ts'
import type { FighterNo } from '../../state.ts'
import { useDecided } from '../decided.ts'
import { useNow } from '../now.ts'
import { FighterTip } from '../tips.tsx'

/** Attributes of whatever stands for a fighter. */
export function useFighter(no: FighterNo, label: string) {
  const decided = useDecided()
  const now = useNow()
  const explain = () => {
    const campaign = now()
    const fighter = missionOf(campaign).fighters[no]
    return fighter && <FighterTip campaign={campaign} fighter={fighter} decided={decided} />
  }
  return usePiece({ ref: `fighter:${no}`, label, no, explain })
}
