import { proveGuide } from '@tallyho/engine/proof/guide-proof'
import { expect, test } from 'vitest'
import { guide } from '../guide.ts'
import { game } from '../index.ts'

test('the lesson can be played as it is written', () => {
  const { wrong, decisions, slips, end } = proveGuide(game, guide)
  expect(wrong).toEqual([])
  expect([decisions, slips.length]).toEqual([24, 14])
  const [t, u] = end.units
  expect(t).toMatchObject({ id: 'rT', losses: 2, broken: true, home: 'left' })
  expect(u).toMatchObject({ id: 'rU', losses: 1, straggler: true, broken: true, home: 'left' })
  // Nobody of the player's was lost.
  expect(end.units.filter(({ side }) => side === guide.seat).map(({ losses }) => losses)).toEqual([
    0, 0, 0, 0,
  ])
})
