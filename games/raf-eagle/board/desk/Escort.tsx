import { counted } from '@tallyho/engine'
import type { CardNumber } from '../../pack/types.ts'
import { pointsMeant } from '../../text/names.ts'
import { useDeskPlan } from './planning.ts'

/** RE-5.3.a The Me 109s that raise the figure of a raid, by one press, and what it is then. */
export function Escort({ card }: { readonly card: CardNumber }) {
  const { escort, held } = useDeskPlan()
  const wanted = held.length === 0 ? escort(card) : undefined
  if (!wanted) return undefined
  return (
    <button
      type="button"
      className="eagle-escort"
      data-testid={`escort-${card}`}
      onClick={event => {
        event.stopPropagation()
        wanted.send()
      }}
    >
      Send {counted(wanted.count, 'Me 109')}: then <b>{pointsMeant(wanted.points)}</b>
    </button>
  )
}
