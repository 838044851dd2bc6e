import { expect, test } from 'vitest'
import { thinking } from '../bot.ts'
import { standing } from '../rules/08-return/points.ts'
import { aPatrol } from './kit/table.ts'

/** What an aircraft more that is lost takes off a patrol, to a search and in points. */
function costOfOne(scenario: string) {
  const campaign = aPatrol({ scenario })
  const value = () => ({ worth: thinking.worth?.(campaign) ?? 0, points: standing(campaign) })
  const before = value()
  if (campaign.patrol) campaign.patrol.score.aircraftLost += 1
  const after = value()
  return { worth: before.worth - after.worth, points: before.points - after.points }
}

test('on campaign no points are lost with an aircraft, but a search counts it: its pilot is missed tomorrow', () => {
  const { worth, points } = costOfOne('campaign')
  expect(points).toBeCloseTo(0)
  expect(worth).toBe(3)
})

test('on a single patrol no points are lost with an aircraft either, but a man is worth a bomber', () => {
  const { worth, points } = costOfOne('patrol')
  expect([worth, points]).toEqual([1, 0])
})

test('in a scenario that counts its losses a search counts them once', () => {
  const { worth, points } = costOfOne('sab-10')
  expect(points).toBeGreaterThan(0)
  expect(worth).toBe(points)
})
