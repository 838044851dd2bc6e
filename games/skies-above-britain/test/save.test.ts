import { recordOf } from '@tallyho/engine'
import { playKept } from '@tallyho/engine/proof/play-proof'
import { expect, test } from 'vitest'
import { game, heuristic, words } from '../index.ts'
import { GRADUATED, RANDOM_EVENTS } from '../rules/10-campaign/begin.ts'

const MOST = 500_000
/** The longest of 24, when they were measured. */
const LONGEST = 10
const SETUP = {
  scenario: 'battle-of-britain',
  pack: 'standard',
  options: { [RANDOM_EVENTS]: true, [GRADUATED]: true },
}

test('all 28 patrols, saved as they were played, are a file of less than 500 KB, their log included', () => {
  const match = playKept(game, SETUP, heuristic, LONGEST)
  expect(match.state.log).toHaveLength(28)
  const file = new TextEncoder().encode(JSON.stringify(recordOf(match, words)))
  expect(file.length).toBeLessThan(MOST)
})
