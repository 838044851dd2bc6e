import type { AskedAs } from '@tallyho/kit'
import type { StackOption } from '../rules/02-terms/choices.ts'
import type { Day } from '../state.ts'
import { waysTold } from '../text/covers.ts'

/** Over the airfields that patrols may go up from: where the raids may come in. */
export const PATROLS: AskedAs<Day, StackOption> = {
  Above: ({ state: day }) => (
    <ul className="ways-in" data-before-staff aria-label="Where the raids may come in">
      {waysTold(day).map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ),
  // On a phone they stand in place of what a patrol costs.
  outweighs: true,
}
