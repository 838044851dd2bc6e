import { expect, test } from 'vitest'
import { discard, drawCard } from '../rules/02-decks.ts'
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
