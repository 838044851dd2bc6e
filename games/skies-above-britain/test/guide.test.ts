import { proveGuide } from '@tallyho/engine/proof/guide-proof'
import { expect, test } from 'vitest'
import { guide } from '../guide.ts'
import { game } from '../index.ts'

test('the first patrol can be flown as it is written, and every slip is true', () => {
  const { wrong, decisions, slips, end } = proveGuide(game, guide)
  expect(wrong).toEqual([])
  expect([decisions, slips.length]).toEqual([24, 23])
  expect(end.patrol?.score).toMatchObject({ bombers: 1, isolated: 1, germanFighters: 2, aircraftLost: 0 })
})
