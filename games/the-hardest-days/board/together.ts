import { type Choice, listed } from '@tallyho/engine'
import type { Far } from '@tallyho/kit'
import { raidAbout } from '../rules/02-terms/choices.ts'
import { squadronOf } from '../rules/02-terms/terms.ts'
import type { Day } from '../state.ts'
import { joiningTold } from '../text/11-interception.ts'

/** What everybody together is called among the answers. */
export const ALL = 'all'

/** THD-11.1.3.d Everybody who can attack a raid, named at once: a click on the raid sends them all. */
export function together(day: Day, choice: Choice): readonly Far[] {
  const { ask, options, about = [] } = choice
  const ids = options.filter(({ ends }) => !ends).map(({ id }) => id)
  if (ask !== 'join' || ids.length < 2) return []
  const squadrons = ids.map(id => squadronOf(day, id))
  return [
    {
      id: ALL,
      words: `${ids.length > 2 ? `All ${ids.length}` : 'Both'} attack`,
      so: listed(ids),
      figures: joiningTold(day, raidAbout(day, choice), squadrons),
      on: about,
      ids,
    },
  ]
}
