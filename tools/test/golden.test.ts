import { relative } from 'node:path'
import { replayExactly } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { FOLDER, goldenFile, goldenFiles, goldenOf, modules, plansOf, readGolden } from '../golden-games.ts'

for (const module of await modules()) {
  const { id } = module.game
  describe(id, () => {
    test('has a golden game for every scenario and optional rule', () => {
      expect(goldenFiles(id).sort()).toEqual(
        plansOf(module)
          .map(plan => goldenFile(id, plan))
          .sort(),
      )
    })

    // A rule changed on purpose? `npm run golden` records them anew, and the difference shows what it changed.
    for (const file of goldenFiles(id))
      test(`${relative(FOLDER, file)} comes by the same boards, tells the same log and ends the same`, () => {
        const golden = readGolden(file)
        const match = replayExactly(module.game, golden)
        expect(match.over).toBe(true)
        expect({ ...goldenOf(module, match), rules: golden.rules }).toEqual(golden)
      })
  })
}
