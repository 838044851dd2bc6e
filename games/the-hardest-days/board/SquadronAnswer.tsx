import type { AskedAs } from '@tallyho/kit'
import type { StackOption } from '../rules/02-terms/choices.ts'
import { squadronOf } from '../rules/02-terms/terms.ts'
import type { Day } from '../state.ts'
import { waysTold } from '../text/covers.ts'
import { allOf } from '../text/names.ts'

/** Squadrons by airfield, or by height and space: a row for each, with a cell for every squadron and one for all of them. */
export const BY_ROW: AskedAs<Day, StackOption> = {
  rows: true,
  Answer({ state: day, option: { squadron, squadrons } }) {
    if (squadrons)
      return (
        <span className="squadron-answer">
          <b>{allOf(squadrons)}</b> <small data-under-key>{squadrons.join(', ')}</small>
        </span>
      )
    if (squadron === undefined) return undefined
    const { type, reduced } = squadronOf(day, squadron)
    return (
      <span className="squadron-answer">
        <b>{squadron}</b> <small data-under-key>{reduced ? 'reduced' : type}</small>
      </span>
    )
  },
}

/** The same for patrols: over them, where the raids may come in. */
export const PATROLS: typeof BY_ROW = {
  ...BY_ROW,
  Above: ({ state: day }) => (
    <ul className="ways-in" data-before-staff aria-label="Where the raids may come in">
      {waysTold(day).map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ),
}
