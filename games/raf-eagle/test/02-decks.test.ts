import { expect, test } from 'vitest'
import { discard, drawCard, takeOut, topCard } from '../rules/02-decks.ts'
import { aCampaign, offers, script } from './kit/table.ts'

test('RE-2.3.a RE-3.b a card is drawn from its own deck, and stays out of it', () => {
  const campaign = aCampaign()
  expect(offers(drawCard(campaign, 'strategy'))).toEqual(
    [155, 156, 157, 158, 159, 160, 161, 162, 163, 164].map(String),
  )
  expect(script(drawCard(campaign, 'strategy'), 'draw.strategy 160').value).toBe(160)
  expect(campaign.decks.strategy.left).toEqual([155, 156, 157, 158, 159, 161, 162, 163, 164])
  expect(campaign.decks.strategy.discards).toEqual([])
})

test('RE-2.3.a a discarded card is on the pile of its deck and is not drawn', () => {
  const campaign = aCampaign()
  campaign.decks['raid-event'].left = [91, 92, 93]
  script(drawCard(campaign, 'raid-event'), 'draw.raid-event 92')
  discard(campaign, 'raid-event', 92)
  expect(campaign.decks['raid-event']).toEqual({ left: [91, 93], discards: [92] })
  expect(offers(drawCard(campaign, 'raid-event'))).toEqual(['91', '93'])
})

test('RE-2.3.a RE-A-14 RE-A-100 a deck that has run out is made of its discards, without what is held', () => {
  const campaign = aCampaign()
  campaign.decks.target = { left: [], discards: [8, 12] }
  campaign.hand = [5]
  expect(script(drawCard(campaign, 'target'), 'draw.target 12').value).toBe(12)
  expect(campaign.decks.target).toEqual({ left: [8], discards: [] })
  expect(script(drawCard(campaign, 'target')).value).toBe(8)
  expect(script(drawCard(campaign, 'target')).value).toBeUndefined()
})

test('RE-19.5.c RE-2.3.a a card that is drawn and not taken out yet lies on top of nothing, and stays in the deck', () => {
  const campaign = aCampaign()
  campaign.decks['day-event'] = { left: [132, 133, 134], discards: [135] }
  expect(offers(topCard(campaign, 'day-event'))).toEqual(['132', '133', '134'])
  expect(offers(topCard(campaign, 'day-event', 133))).toEqual(['132', '134'])
  expect(campaign.decks['day-event']).toEqual({ left: [132, 133, 134], discards: [135] })
})

test('RE-A-100 a deck is made anew only when nothing else is left in it', () => {
  const campaign = aCampaign()
  campaign.decks['day-event'] = { left: [132], discards: [134, 135] }
  // Another card is out: the last one of the deck is drawn.
  expect(script(topCard(campaign, 'day-event', 133)).value).toBe(132)
  expect(campaign.decks['day-event']).toEqual({ left: [132], discards: [134, 135] })
  expect(offers(topCard(campaign, 'day-event', 132))).toEqual(['134', '135'])
  expect(campaign.decks['day-event']).toEqual({ left: [132, 134, 135], discards: [] })
})

test('RE-2.3.a what is not in a deck cannot be taken out of it', () => {
  const campaign = aCampaign()
  campaign.decks.strategy.left = [155, 156]
  takeOut(campaign, 'strategy', 160)
  expect(campaign.decks.strategy.left).toEqual([155, 156])
})
