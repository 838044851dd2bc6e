import { type Choice, listed } from '@tallyho/engine'
import type { Far } from '@tallyho/kit'
import { raidAbout } from '../rules/02-terms/choices.ts'
import { squadronOf } from '../rules/02-terms/terms.ts'
import type { Day } from '../state.ts'
import { foeMet, lossesMet, lossesTold } from '../text/chances.ts'

/** What everybody together is called among the answers. */
export const ALL = 'all'

/** THD-11.1.3.d Everybody who can attack a raid, named at once: a click on the raid sends them all. */
export function together(day: Day, choice: Choice): readonly Far[] {
  const { ask, options, about = [] } = choice
  const ids = options.filter(({ ends }) => !ends).map(({ id }) => id)
  if (ask !== 'join' || ids.length < 2) return []
  const raid = raidAbout(day, choice)
  const fights = ids.flatMap(id => {
    const squadron = squadronOf(day, id)
    const { place } = squadron
    return place.at === 'airborne' ? lossesMet(day, raid, [squadron], place.altitude) : []
  })
  const figures = lossesTold(fights, foeMet(day, raid))
  return [
    {
      id: ALL,
      words: `${ids.length > 2 ? `All ${ids.length}` : 'Both'} attack`,
      so: listed(ids),
      figures,
      on: about,
      ids,
    },
  ]
}
