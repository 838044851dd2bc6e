import { expect, test } from 'vitest'
import { countersOf } from '../counters.ts'
import { cardsAndNextDay } from '../rules/14-calendar/cards.ts'
import { advanceDay } from '../rules/14-calendar/day-advance.ts'
import { dayEvent } from '../rules/14-calendar/day-event.ts'
import type { Campaign } from '../state.ts'
import { aCampaign, pauseAfter, script } from './kit/table.ts'

const names = (campaign: Campaign) => countersOf(campaign).sort()

/** What is missing when a target card has gone from its deck. */
function without(campaign: Campaign, card: number): string[] {
  const all = names(campaign)
  campaign.decks.target.left = campaign.decks.target.left.filter(other => other !== card)
  const left = names(campaign)
  return all.filter(name => !left.includes(name))
}

test('RE-19.5.a RE-19.5.c between two draws the first card is still in its deck', () => {
  const campaign = aCampaign({ advanced: true })
  const all = names(campaign)
  pauseAfter(advanceDay(campaign), 'press-or-rest press, draw.day-event 139')
  expect(names(campaign)).toEqual(all)
})

test('RE-3.b a target card that waits is counted, wherever the game stands', () => {
  const campaign = aCampaign()
  expect(names(campaign)).toEqual(expect.arrayContaining(['target:37', 'target:45', 'target:46']))
  expect(without(campaign, 34)).toEqual(['target:34'])
})

test('RE-17.3.b once the deeper targets have come in, one that is lost is missed', () => {
  const campaign = aCampaign({ raidDay: 4 })
  const all = names(campaign)
  script(cardsAndNextDay(campaign))
  expect(names(campaign)).toEqual(all)
  expect(without(campaign, 37)).toEqual(['target:37'])
  expect(without(aCampaign({ scenario: 'thin-blue-line', raidDay: 5 }), 38)).toEqual(['target:38'])
})

test('RE-13.3.a and one of the terror, once it has begun', () => {
  const campaign = aCampaign({ dayCard: 139, vp: -5 })
  campaign.decks['day-event'].left = campaign.decks['day-event'].left.filter(card => card !== 139)
  const all = names(campaign)
  script(dayEvent(campaign))
  expect(campaign.terror).toBe(true)
  expect(names(campaign)).toEqual(all)
  expect(without(campaign, 45)).toEqual(['target:45'])
})
