import type { AskedAs } from '@tallyho/kit'
import type { StackOption } from '../rules/02-terms/choices.ts'
import { squadronOf } from '../rules/02-terms/terms.ts'
import type { Day } from '../state.ts'
import { allOf } from '../text/names.ts'

/** What stands beside the airfields. THD-6.2.a */
function Odds() {
  return <p className="quiet squadron-odds">Odds that a raid comes in there or next door:</p>
}

/** Squadrons by airfield, or by height and space: a row for each, with a cell for every squadron and one for all of them. */
export const BY_ROW: AskedAs<Day, StackOption> = {
  rows: true,
  Answer({ state: day, option: { squadron, squadrons } }) {
    if (squadrons) return <span>{allOf(squadrons)}</span>
    if (squadron === undefined) return undefined
    const { type, reduced } = squadronOf(day, squadron)
    return (
      <span className="squadron-answer">
        <b>{squadron}</b> <small data-under-key>{reduced ? 'green' : type}</small>
      </span>
    )
  },
}

/** The same before raids come. */
export const PATROLS: AskedAs<Day, StackOption> = { ...BY_ROW, Above: Odds }
