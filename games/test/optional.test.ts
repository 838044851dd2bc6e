import { fingerprint, optionalRulesIn, type Pause } from '@tallyho/engine'
import { playOut } from '@tallyho/engine/proof/play-proof'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../index.ts'

const SEEDS = [1, 2, 3]

/** Where a scenario does not ask for an optional rule, that rule changes nothing in it. */
for (const [id, load] of Object.entries(GAMES)) {
  const { game } = await load()
  const spared = game.scenarios.filter(({ optional }) => optional !== undefined)
  describe.runIf(spared.length > 0)(id, () => {
    test.each(spared)(
      '$id asks for optional rules of the game alone, and is the same without the others',
      one => {
        const asked = optionalRulesIn(game, one).map(rule => rule.id)
        expect(asked).toEqual(one.optional)
        const others = game.optionalRules.map(rule => rule.id).filter(rule => !asked.includes(rule))
        const played = (on: boolean) =>
          SEEDS.map(seed => {
            const questions: string[] = []
            const look = (_: unknown, _no: number, pause: Pause) => questions.push(fingerprint(pause))
            const options = Object.fromEntries(others.map(rule => [rule, on]))
            const { result } = playOut(game, { scenario: one.id, seed, options, look })
            return { questions, result }
          })
        expect(others).not.toEqual([])
        expect(played(true)).toEqual(played(false))
      },
    )
  })
}
