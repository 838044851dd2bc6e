import { expect, test } from 'vitest'
import { aCampaign, expectAt } from './kit/table.ts'

test('RE-3.d RE-EX-01 a squadron begins in its sector, full', () => {
  expectAt(aCampaign(), 'sector 54')
})

test('RE-3.e RE-EX-02 a Gruppe begins at its airbase, full', () => {
  expectAt(aCampaign(), 'base I/JG51')
  expect(aCampaign().gruppen['IV/JG51']?.place).toBe('calendar')
})
