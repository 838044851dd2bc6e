import { Match, random, recordOf, seeded } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { game, heuristic } from '../index.ts'
import { GRADUATED, RANDOM_EVENTS } from '../rules/10-campaign/begin.ts'
import { type Campaign, SQUADRON } from '../state.ts'

const MOST = 500_000
/** The longest of 24, when they were measured. */
const LONGEST = 10

function played(seed: number): Match<Campaign> {
  const options = { [RANDOM_EVENTS]: true, [GRADUATED]: true }
  const match = new Match(game, { scenario: 'battle-of-britain', pack: 'standard', options })
  const dice = seeded(seed)
  const numbers = random(seed)
  match.settleAll(dice)
  while (match.pause?.kind === 'choice') {
    const { pause: choice, state: view } = match
    const at = heuristic({ view, choice, random: numbers, fork: () => expect.unreachable() })
    match.choose(SQUADRON, choice.options[at]?.id ?? '')
    match.settleAll(dice)
  }
  return match
}

test('all 28 patrols, saved as they were played, are a file of less than 500 KB', () => {
  const match = played(LONGEST)
  expect(match.state.log).toHaveLength(28)
  const file = new TextEncoder().encode(JSON.stringify(recordOf(match)))
  expect(file.length).toBeLessThan(MOST)
}, 60_000)
