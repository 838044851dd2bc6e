import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BEFORE_ROLL } from '../../board/events/BeforeCombat.tsx'
import { toldOf } from '../../board/told.ts'
import { game } from '../../index.ts'
import { combatStep } from '../../rules/10-aerial-combat/aerial-combat.ts'
import { aCampaign, pauseAfter } from '../kit/table.ts'

const note = (what: string, facts: object) => ({ rule: 'SR-ATK-01', what, facts: { ...facts }, at: 0 })

test('while a fight is told the view goes to whoever it is told of', () => {
  expect([...toldOf([note('burst.card', { fighter: 3, name: 'Bär' })])]).toEqual(['fighter:3'])
  expect([...toldOf([note('combat.rolled', { fighters: [1, 2] })])]).toEqual(['fighter:1', 'fighter:2'])
  expect([...toldOf([note('burst.card', { fighter: 3 }), note('turn.begun', { turn: 2 })])]).toEqual([])
})

test('SR-ACB-03 before the die of an aerial combat falls, what it may come to stands there in words', () => {
  const campaign = aCampaign({ fighters: 'tail/high', escorts: ['tail/high 2'] })
  const chance = pauseAfter(combatStep(campaign))
  const Before = BEFORE_ROLL['combat.roll']
  if (chance.kind !== 'chance' || !Before) throw new Error('No die is rolled')
  const markup = renderToStaticMarkup(<Before state={campaign} chance={chance} />)
  expect(markup).toMatch(/\d+\s%<\/th><td>Dogfight: they circle/)
  expect(markup).toMatch(/\d+\s%<\/th><td>One of ours is shot down\./)
})

test('no season is called easy: each is won once in three by one who knows the game', () => {
  const seasons = game.scenarios.filter(({ id }) => id !== 'training')
  expect(Math.min(...seasons.map(({ difficulty = 0 }) => difficulty))).toBeGreaterThanOrEqual(3)
  expect(game.scenarios.find(({ id }) => id === '1942')).toMatchObject({
    place: 'The Mediterranean',
    blurb: expect.stringContaining('18 points win the season, fewer than 12 lose it.'),
  })
})
