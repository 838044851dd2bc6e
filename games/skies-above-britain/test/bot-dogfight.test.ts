import { type Choice, Run } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { fightOf, openingWorth, outlookFor } from '../bot/outlook.ts'
import { game, standard } from '../index.ts'
import type { Attitude } from '../pack/types.ts'
import { fighter } from '../rules/01-general/fighters.ts'
import { betterOfTwo, reaches, twoReach } from '../rules/01-general/odds.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import { fightPending } from '../rules/03-dogfight/dogfight.ts'
import { loseAmmo } from '../rules/03-dogfight/effects.ts'
import { answer, decide, tailed } from './kit/decided.ts'
import { aPatrol, dogfight } from './kit/table.ts'

describe('in a dogfight', () => {
  test.each([
    ['slips where the cards that are left let him', ['t-slip--hit', 't-slip--hit-b', 't-slip'], 'slip'],
    ['turns where they turn tight', ['t-tight-turn--hit', 't-tight-turn--hit-b'], 'turn'],
    [
      'takes the better of two where half of them are bad',
      ['t-vanish', 't-hit', 't-vanish-b', 't-hit-b'],
      'evade',
    ],
  ])('he %s', (_, cards, maneuver) => {
    const campaign = tailed(cards)
    expect(answer(campaign, fightPending(campaign))).toBe(`dogfight.maneuver ${maneuver}`)
  })

  test('he keeps the card that hurts least', () => {
    const campaign = tailed(['t-vanish', 't-hit', 't-hit-b'])
    const lines = 'dogfight.maneuver evade, draw.tailed t-hit, draw.tailed t-vanish'
    expect(answer(campaign, fightPending(campaign), lines)).toBe('dogfight.evade-card t-vanish')
  })

  test.each([
    ['attacks those before his guns while there are cards that pay', ['x-damage', 'x-damage-b'], 'attack'],
    ['lets them go when only trouble is left', ['x-hit', 'x-hit-b'], 'let-go'],
  ])('he %s', (_, cards, taken) => {
    const campaign = aPatrol({ fly: 'red' })
    dogfight(campaign, 'red', '109 2 tailing')
    patrolOf(campaign).decks.headOn = Object.fromEntries(cards.map(card => [card, 1]))
    expect(answer(campaign, fightPending(campaign))).toBe(`dogfight.tailing ${taken}`)
  })

  test('he shoots before they vanish', () => {
    const campaign = aPatrol({ fly: 'red-1' })
    dogfight(campaign, 'red-1', '109 4 tailed')
    const choice = {
      kind: 'choice',
      seat: 'squadron',
      ask: 'dogfight.icon',
      options: [
        { id: 'vanish', icon: 'vanish' },
        { id: 'damage', icon: 'damage' },
      ],
      about: ['unit:red-1'],
    } as unknown as Choice
    expect(decide(campaign, choice)).toBe(1)
  })

  test.each([
    ['full', 'no'],
    ['low', 'red-1'],
  ] as const)('a Veteran with %s ammunition, asked for discipline: %s', (ammo, taken) => {
    const campaign = aPatrol({ fly: 'red-1', veterans: 'red-1' })
    fighter(campaign, 'red-1').ammo = ammo
    expect(answer(campaign, loseAmmo(campaign, ['red-1']))).toBe(`use.discipline ${taken}`)
  })
})

describe('what a dogfight promises', () => {
  const campaign = game.begin({ scenario: 'sab-10', pack: standard.id, options: {} })
  expect(new Run(game, campaign).pause).toBeDefined()
  const fight = fightOf(campaign, 'red', '109')
  const outlook = outlookFor(fight)

  test('nothing without Germans, and nobody has to fight those before his guns', () => {
    for (const attitude of ['head-on', 'tailed', 'tailing'] as const) expect(outlook[attitude][0]).toBe(0)
    for (const worth of outlook.tailing) expect(worth).toBeGreaterThanOrEqual(0)
  })

  test('less the more of them are behind', () => {
    const worths = outlook.tailed.slice(1)
    expect(worths).toEqual(worths.toSorted((a, b) => b - a))
  })

  test('more with a card that turns them before our guns', () => {
    const worthOf = (attitude: Attitude) =>
      standard.cards.raf
        .filter(card => card.attitude === attitude)
        .map(({ id }) => openingWorth(fight, id, outlook))
    expect(Math.min(...worthOf('tailing'))).toBeGreaterThan(Math.max(...worthOf('head-on')))
  })
})

describe('what dice and cards promise', () => {
  test.each([
    [1, 1],
    [7, 0.5],
    [12, 1 / 12],
    [13, 0],
  ])('a die comes up to %i: %f', (number, chance) => {
    expect(reaches(number)).toBeCloseTo(chance)
  })

  test.each([
    [2, 1],
    [3, 143 / 144],
    [13, 0.5416667],
    [24, 1 / 144],
  ])('two dice come up to %i: %f', (number, chance) => {
    expect(twoReach(number)).toBeCloseTo(chance)
  })

  test('the better of two: of one good card and two bad ones it is the good one twice out of three', () => {
    expect(betterOfTwo([0, 1, 0])).toBeCloseTo(2 / 3)
    expect(betterOfTwo([0.5])).toBe(0.5)
  })
})

test('what a fight is worth is not that of another that was asked for before, however near it came', () => {
  const fight = fightOf(tailed(['t-hit']), 'red', '109')
  const near = { ...fight, hit: fight.hit + 1e-9 }
  const before = outlookFor(fight)
  expect(outlookFor(near)).not.toEqual(before)
  expect(outlookFor(fight)).toEqual(before)
})
