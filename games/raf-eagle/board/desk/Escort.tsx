import { signed } from '@tallyho/engine'
import type { CardNumber } from '../../pack/types.ts'
import { mannedTold } from '../../text/desk.ts'
import { tenths } from '../../text/names.ts'
import { useDeskPlan } from './planning.ts'
import { useReckoned } from './reckoned.ts'

/** RE-5.3.a RE-5.4.a Those who raise the figure of a raid, by one press, and what it is then. */
export function Escort({ card }: { readonly card: CardNumber }) {
  const { man, held } = useDeskPlan()
  // What was offered before stands there meanwhile.
  const { value: wanted, isNew } = useReckoned(man, reckons => reckons(card))
  if (held.length > 0 || !wanted) return undefined
  return (
    <button
      type="button"
      className="eagle-escort"
      data-testid={`escort-${card}`}
      disabled={!isNew}
      onClick={event => {
        event.stopPropagation()
        wanted.send()
      }}
    >
      <span>
        {mannedTold(wanted).map(line => (
          <span key={line}>{line} </span>
        ))}
      </span>
      <b data-tone={tenths(wanted.points) < 0 ? 'bad' : undefined}>
        <span className="sr-only">: then </span>
        {signed(tenths(wanted.points))} <small>points</small>
      </b>
    </button>
  )
}
