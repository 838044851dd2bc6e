import { type Choice, copy, counted, glance, listed } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import { heuristic } from '../../bot.ts'
import { ATTACHMENTS, AUXILIARIES } from '../../pack/types.ts'
import { purchase } from '../../rules/03-set-up/operations.ts'
import { fighterName, KIND_NAMES, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign } from '../../state.ts'
import { costs } from '../../text/about.ts'
import { ATTACHMENT_NAMES } from '../../text/names.ts'

/** SR-SET-04 All that the points of the day buy, as the machine would spend them, at one press: each can be taken back before the dice. */

export const FLIGHT_ID = 'flight'

export function wholeFlight(campaign: Campaign, choice: Choice): readonly Far[] {
  if (choice.ask !== 'operations.buy') return []
  const then = copy(campaign)
  const ids: string[] = []
  while (missionOf(then).op > 0) {
    const rule = purchase(then)
    const { value: pause, done } = rule.next()
    if (done || typeof pause === 'string' || pause.kind !== 'choice') break
    const answer = heuristic(glance(then, pause, () => 0))
    const option = pause.options[answer]
    if (!option || option.ends) break
    ids.push(option.id)
    rule.next(answer)
  }
  if (ids.length < 2) return []
  return [
    {
      id: FLIGHT_ID,
      words: 'As proposed',
      so: boughtWords(campaign, then),
      figures: [costs(missionOf(campaign).op - missionOf(then).op, 'OP')],
      on: [],
      ids,
    },
  ]
}

/** So many are named. */
const NAMED = 3

/** `Ahrens, Bär, Clausen, 3 more pilots and 4 MC202s`: all of them lie on the page then, and may be taken back. */
function boughtWords(campaign: Campaign, then: Campaign): string {
  const { fighters, stores } = missionOf(campaign)
  const mission = missionOf(then)
  const flying = mission.fighters.slice(fighters.length)
  const men = flying.filter(({ pilot }) => pilot !== undefined).map(one => fighterName(then, one))
  const more = men.length - NAMED
  return listed([
    ...(more > 1 ? [...men.slice(0, NAMED), `${more} more pilots`] : men),
    ...AUXILIARIES.flatMap(kind => {
      const { length } = flying.filter(one => one.kind === kind)
      return length === 0 ? [] : counted(length, KIND_NAMES[kind])
    }),
    ...ATTACHMENTS.flatMap(one => {
      const count = mission.stores[one] - stores[one]
      return count === 0 ? [] : `${ATTACHMENT_NAMES[one]} x${count}`
    }),
  ])
}
