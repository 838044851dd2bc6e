import { conform, type Setup, seedOf } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../index.ts'

/** What every game promises, on every scenario and with every set of optional rules, by random legal play. */
const SEEDS = [1, 2, 3]

for (const [id, load] of Object.entries(GAMES)) {
  const { game } = await load()
  describe(id, () => {
    for (const scenario of game.scenarios)
      for (const options of optionSets(game.optionalRules.map(rule => rule.id)))
        test(`${scenario.id} ${JSON.stringify(options)} keeps the promises of the table`, () => {
          const setup: Setup = { scenario: scenario.id, pack: 'standard', options }
          for (const seed of SEEDS) expect(conform(game, setup, seedOf(seed, 0)).over).toBe(true)
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
