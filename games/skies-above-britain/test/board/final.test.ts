import { expect, test } from 'vitest'
import { priceOf } from '../../board/final/meanings.ts'
import type { PatrolReport } from '../../state.ts'
import { aPatrol } from '../kit/table.ts'

test('the end names what it has cost, also of a patrol that was won', () => {
  const campaign = aPatrol()
  const flown = {
    chapter: 0,
    patrol: 1,
    visibility: 'clear',
    bombers: 'dornier',
    vp: 9,
    destroyed: 4,
  } as const
  const after = (aircraftLost: number, killed: PatrolReport['killed']) =>
    priceOf({
      ...campaign,
      log: [{ ...flown, germanFighters: 0, isolated: 0, aircraftLost, killed, wounded: [] }],
    })
  expect(after(6, [1, 2, 3, 4])).toBe('It cost us 6 aircraft, and 4 men their lives.')
  expect(after(2, [])).toBe('It cost us 2 aircraft, but nobody his life.')
  expect(after(0, [])).toBe('It cost us no aircraft.')
  expect(priceOf(campaign)).toBe('')
})
