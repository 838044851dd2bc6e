import type { CardNumber } from '../../pack/types.ts'
import { mannedTold } from '../../text/desk.ts'
import { pointsMeant } from '../../text/names.ts'
import { useDeskPlan } from './planning.ts'

/** RE-5.3.a RE-5.4.a Those who raise the figure of a raid, by one press, and what it is then. */
export function Escort({ card }: { readonly card: CardNumber }) {
  const { man, held } = useDeskPlan()
  const wanted = held.length === 0 ? man(card) : undefined
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
      {mannedTold(wanted)}: then <b>{pointsMeant(wanted.points)}</b>
    </button>
  )
}
