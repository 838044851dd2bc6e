import { type Choice, listed, type Option } from '@tallyho/engine'
import type { Far } from '@tallyho/kit'
import { raidAbout } from '../rules/02-terms/choices.ts'
import { groupsIn } from '../rules/02-terms/terms.ts'
import type { Day } from '../state.ts'

/** Squadrons that are named one after the other, named at once. */
export function together(day: Day, choice: Choice): readonly Far[] {
  if (choice.ask === 'join') return allJoin(choice)
  return choice.ask === 'intercepted' ? bounced(day, choice) : []
}

/** THD-11.1.3.d Everybody who can: a click on the raid sends them all. */
function allJoin({ options, about = [] }: Choice): readonly Far[] {
  const ids = idsOf(options)
  if (ids.length < 2) return []
  const words = `${listed(ids)} attack`
  return [{ id: 'all', words, on: about, ids }]
}

/** More ways than this are not read: they are chosen one by one. */
const MOST_WAYS = 10

/** THD-11.1.1.b The hunters take as many as they are: all of them at once, told by the fewer names. */
function bounced(day: Day, choice: Choice): readonly Far[] {
  const raid = raidAbout(day, choice)
  const met = day.squadrons.filter(({ place }) => place.at === 'intercepting' && place.raid === raid.number)
  const due = groupsIn(day, raid, 'hunt').length - met.length
  if (due < 2) return []
  const all = idsOf(choice.options)
  const ways = waysOf(all, due)
  if (ways.length > MOST_WAYS) return []
  return ways.map(ids => {
    const spared = all.filter(id => !ids.includes(id))
    const words = spared.length < ids.length ? `All but ${listed(spared)}` : listed(ids)
    return { id: ids.join('+'), words, on: [], ids }
  })
}

function idsOf(options: readonly Option[]): readonly string[] {
  return options.filter(({ ends }) => !ends).map(({ id }) => id)
}

/** Every way to name so many of them. */
function waysOf(ids: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]]
  return ids.flatMap((id, i) => waysOf(ids.slice(i + 1), count - 1).map(rest => [id, ...rest]))
}
