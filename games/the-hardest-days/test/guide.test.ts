import { proveGuide } from '@tallyho/engine/proof/guide-proof'
import { expect, test } from 'vitest'
import { guide } from '../guide.ts'
import { game } from '../index.ts'
import { standard } from '../pack/standard.ts'
import { lossesOf, victoryPoints } from '../rules/16-victory.ts'

const { wrong, decisions, slips, end } = proveGuide(game, guide)

test('the lesson can be played as it is written', () => {
  expect(wrong).toEqual([])
  expect([decisions, slips.length, guide.steps.length]).toEqual([7, 14, 5])
})

test('it ends with the raid turned back, at no loss', () => {
  expect(lossesOf(end)).toEqual({
    groupsHeavy: 0,
    groupsLight: 2,
    squadronsHeavy: 0,
    squadronsLight: 0,
    bombDamage: 0,
  })
  expect(victoryPoints(end)).toBe(2)
})

test('every slip says one thing, and has a rule that the companion knows', () => {
  for (const { words, rules } of slips) {
    expect(words.length, words).toBeLessThanOrEqual(180)
    expect(rules.length).toBeGreaterThan(0)
  }
})

test('what is said of the real day is true', () => {
  const { words, scenario } = guide.afterwards
  const day = standard.scenarios.find(({ id }) => id === scenario)
  const always = standard.squadrons.filter(({ provisional }) => !provisional)
  expect(words).toContain(`${always.length + (day?.provisionalSquadrons.length ?? 0)} squadrons`)
})
