import type { Choice } from '@tallyho/engine'
import type { AskedAs } from '@tallyho/kit'
import type { PatrolBoxOption } from '../rules/05-patrol.ts'
import type { Day } from '../state.ts'
import { heightsTold } from '../text/heights.ts'

/** THD-12.4.a Over the columns of the answers: how a raid is met from each height, and what that may cost. */
export const HEIGHTS: AskedAs<Day, PatrolBoxOption> = {
  Above: ({ state: day, choice }: { readonly state: Day; readonly choice: Choice }) => (
    <dl className="heights-told" data-before-staff>
      {heightsTold(day, choice).map(({ level, met, risk }) => (
        <div key={level}>
          <dt>{level}</dt>
          <dd>{met}</dd>
          {risk && <dd>{risk}</dd>}
        </div>
      ))}
    </dl>
  ),
}
