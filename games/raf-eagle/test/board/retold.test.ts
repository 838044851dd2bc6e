import { expect, test } from 'vitest'
import { RETOLD } from '../../board/retold.ts'
import type { Campaign } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'

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

test('a turning point is named after its raid, and after what both sides lost there', () => {
  const named = (gruppen: readonly string[], squadrons: readonly string[]) =>
    RETOLD.names?.['raid-over']?.(
      { target: 'Ventnor', by: 0, vp: 0, gruppen, squadrons } as Notes['raid-over'],
      {} as Campaign,
    )
  expect(named([], [])).toBe('Bombs on Ventnor.')
  expect(named(['II/KG27'], ['54'])).toBe(
    'The raid on Ventnor costs the Luftwaffe 1 Gruppe and Fighter Command 1 squadron.',
  )
  expect(named([], ['54', '65'])).toBe('The raid on Ventnor costs Fighter Command 2 squadrons.')
})
