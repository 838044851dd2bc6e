import { expect, test } from 'vitest'
import { cardsAndNextDay } from '../../rules/14-calendar/cards.ts'
import { aCampaign, factsOf, plan, script } from '../kit/table.ts'

test('RE-4.IV.9.a all strategy cards go back to their deck, used or not', () => {
  const campaign = aCampaign({ strategies: [155, 156] })
  campaign.decks.strategy = { left: [158, 159, 160, 161, 162, 163, 164], discards: [157] }
  script(cardsAndNextDay(campaign))
  expect(campaign.strategies).toEqual([])
  expect(campaign.decks.strategy.left).toEqual([155, 156, 157, 158, 159, 160, 161, 162, 163, 164])
  expect(campaign.decks.strategy.discards).toEqual([])
})

test('RE-4.IV.9.b RE-A-73 a deck that is shorter than its discards gets them back', () => {
  const campaign = aCampaign()
  campaign.decks.target = { left: [1, 5], discards: [8, 12, 13] }
  campaign.decks['raid-event'] = { left: [91, 92], discards: [93, 94] }
  const played = script(cardsAndNextDay(campaign))
  expect(campaign.decks.target).toEqual({ left: [1, 5, 8, 12, 13], discards: [] })
  expect(campaign.decks['raid-event']).toEqual({ left: [91, 92], discards: [93, 94] })
  expect(factsOf(played, 'shuffled')).toEqual([{ deck: 'strategy' }, { deck: 'target' }])
  campaign.decks['raid-event'] = { left: [91], discards: [92, 93] }
  script(cardsAndNextDay(campaign))
  expect(campaign.decks['raid-event']).toEqual({ left: [91, 92, 93], discards: [] })
})

test('RE-4.IV.9.c the Day Event deck is left alone', () => {
  const campaign = aCampaign()
  campaign.decks['day-event'] = { left: [135], discards: [136, 137, 138] }
  script(cardsAndNextDay(campaign))
  expect(campaign.decks['day-event']).toEqual({ left: [135], discards: [136, 137, 138] })
})

test('RE-17.3.b RE-A-74 RE-A-75 after the fourth Raid Day the deeper targets come in, the discards first', () => {
  const campaign = aCampaign({ raidDay: 4, terror: true })
  campaign.decks.target = { left: [1], discards: [5, 8] }
  script(cardsAndNextDay(campaign))
  expect(campaign.decks.target).toEqual({ left: [1, 5, 8, 37, 38], discards: [] })
})

test('RE-17.3.b not on another day, and not in another scenario', () => {
  const third = aCampaign({ raidDay: 3 })
  script(cardsAndNextDay(third))
  expect(third.decks.target.left).not.toContain(37)
  const line = aCampaign({ scenario: 'thin-blue-line', raidDay: 4 })
  script(cardsAndNextDay(line))
  expect(line.decks.target.left.filter(card => card === 37)).toEqual([37])
})

test('RE-4.IV.9.d RE-4.a the next Raid Day begins with an empty plan', () => {
  const campaign = aCampaign({ raidDay: 2, clock: 7, offered: 6, ultra: 5, day: 9 })
  plan(campaign, 12, { done: true })
  const played = script(cardsAndNextDay(campaign))
  expect(played.value).toBe('night-planning')
  expect(factsOf(played, 'next-day')).toEqual([{ raidDay: 3, day: 9 }])
  expect(campaign).toMatchObject({ raidDay: 3, clock: 0, offered: -1, plan: [], day: 9 })
  expect(campaign.ultra).toBeUndefined()
})
