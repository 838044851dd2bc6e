import { type Choice, copy, glance, listed } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import { heuristic } from '../../bot.ts'
import { purchase } from '../../rules/03-set-up/operations.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign } from '../../state.ts'
import { refName } from '../../text/names.ts'

/** SR-SET-04 All that the points of the day buy, as the machine would spend them, at one press: each can be taken back before the dice. */

export const FLIGHT_ID = 'flight'

export function wholeFlight(campaign: Campaign, choice: Choice): readonly Far[] {
  if (choice.ask !== 'operations.buy') return []
  const then = copy(campaign)
  const ids: string[] = []
  const said: string[] = []
  while (missionOf(then).op > 0) {
    const rule = purchase(then)
    const { value: pause, done } = rule.next()
    if (done || typeof pause === 'string' || pause.kind !== 'choice') break
    const answer = heuristic(glance(then, pause, () => 0))
    const option = pause.options[answer]
    if (!option || option.ends) break
    said.push(refName(option.on?.[0] ?? '', then))
    ids.push(option.id)
    rule.next(answer)
  }
  if (ids.length < 2) return []
  return [{ id: FLIGHT_ID, words: 'As proposed', so: inShort(said), on: [], ids }]
}

/** So many are named. */
const NAMED = 3

/** `Ahrens, Bär, Clausen and 3 more`: all of them lie on the page then, and may be taken back. */
function inShort(said: readonly string[]): string {
  const more = said.length - NAMED
  return listed(more > 1 ? [...said.slice(0, NAMED), `${more} more`] : said)
}
