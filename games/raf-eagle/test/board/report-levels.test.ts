import { expect, test } from 'vitest'
import { RETOLD } from '../../board/retold.ts'
import type { Campaign } from '../../state.ts'

const levelsIn = (scenario: Campaign['scenario'], scores: readonly number[]) =>
  scores.map(score => RETOLD.levelAt?.({ scenario } as Campaign, score))

test('the report names what a lead of the Luftwaffe is called, by its own side, and nothing where Sealion decides', () => {
  expect(levelsIn('prelude', [6, 5, 0, -1])).toEqual([
    'German tactical victory',
    'A draw',
    'British tactical victory',
    'British tactical victory',
  ])
  expect(levelsIn('battle-of-britain', [3])).toEqual([undefined])
})
