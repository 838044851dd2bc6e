import { conform, type Setup, seedOf } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../index.ts'

/** What every game promises, on every scenario and with every set of optional rules, by random legal play. */
const MOST_SEEDS = 3
/** At least this many games of a scenario, however its optional rules are set. */
const GAMES_EACH = 4

for (const [id, load] of Object.entries(GAMES)) {
  const { game, words } = await load()
  const sets = optionSets(game.optionalRules.map(rule => rule.id))
  const seeds = Math.min(MOST_SEEDS, Math.ceil(GAMES_EACH / sets.length))
  describe(id, () => {
    for (const scenario of game.scenarios)
      for (const options of sets)
        test(`${scenario.id} ${JSON.stringify(options)} keeps the promises of the table`, () => {
          const setup: Setup = { scenario: scenario.id, pack: 'standard', options }
          for (let seed = 1; seed <= seeds; seed++)
            expect(conform(game, setup, seedOf(seed, 0), words).over).toBe(true)
        })
  })
}

/** Every way to switch the optional rules on and off. */
function optionSets(rules: readonly string[]): Record<string, boolean>[] {
  const [first, ...rest] = rules
  if (first === undefined) return [{}]
  return optionSets(rest).flatMap(set => [
    { ...set, [first]: true },
    { ...set, [first]: false },
  ])
}
