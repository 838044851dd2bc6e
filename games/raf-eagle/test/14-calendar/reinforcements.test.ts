import { expect, test } from 'vitest'
import { reinforce } from '../../rules/14-calendar/reinforcements.ts'
import { aCampaign, expectAt, factsOf, lay, offers, script } from '../kit/table.ts'

/** Card 138 brings a squadron, 150 none. 310 is of 12 Group, 249 of 10 Group, RCAF and 602 of 11 Group. */

test('RE-4.IV.8.a Gruppen whose day has come or gone go to their airbases', () => {
  const campaign = aCampaign({ dayCard: 150, day: 19 })
  script(reinforce(campaign))
  expectAt(campaign, 'calendar IV/LG1')
  campaign.day = 20
  const played = script(reinforce(campaign))
  expect(played.value).toBe('cards')
  expect(factsOf(played, 'gruppe-arrives')).toEqual([{ gruppe: 'IV/LG1' }])
  expectAt(campaign, 'base IV/LG1')
  lay(campaign, 'calendar IV/LG1')
  campaign.day = 24
  script(reinforce(campaign))
  expectAt(campaign, 'base IV/LG1')
})

test('RE-14.5.a RE-DX-13 of 12 Group and 11 Group the one of 11 Group comes', () => {
  const campaign = aCampaign({ dayCard: 138 })
  const played = script(reinforce(campaign), 'reinforcement 310 RCAF')
  expect(factsOf(played, 'squadron-arrives')).toEqual([{ squadron: 'RCAF' }])
  expectAt(campaign, 'sector RCAF, reserve 310')
})

test('RE-14.5.a RE-DX-13 of 10 Group and 12 Group the first comes', () => {
  const campaign = aCampaign({ dayCard: 138 })
  script(reinforce(campaign), 'reinforcement 249 310')
  expectAt(campaign, 'sector 249, reserve 310')
})

test('RE-14.5.a RE-DX-13 of two of 11 Group the first comes', () => {
  const campaign = aCampaign({ dayCard: 138 })
  script(reinforce(campaign), 'reinforcement RCAF 602')
  expectAt(campaign, 'sector RCAF, reserve 602')
  const other = aCampaign({ dayCard: 138 })
  expect(offers(reinforce(other), 'reinforcement RCAF')).not.toContain('RCAF')
})

test('RE-14.5.a only if the card calls for it', () => {
  const campaign = aCampaign({ dayCard: 150 })
  expect(script(reinforce(campaign)).value).toBe('cards')
})

test('RE-19.5.f after a Press one comes whatever the card says', () => {
  const campaign = aCampaign({ dayCard: 150, pressed: true })
  script(reinforce(campaign), 'reinforcement 310 249')
  expectAt(campaign, 'sector 310')
})

test('RE-14.5.a RE-A-87 the last one of the pool comes, and then none', () => {
  const campaign = aCampaign({ dayCard: 138 })
  lay(campaign, 'sector 249 RCAF 310 602 616 603')
  script(reinforce(campaign))
  expectAt(campaign, 'sector 303')
  expect(script(reinforce(campaign)).value).toBe('cards')
})

test('RE-14.6.b after stabilization no squadron comes, not even by a Press', () => {
  const campaign = aCampaign({ dayCard: 138, pressed: true, stabilized: true })
  script(reinforce(campaign))
  expectAt(campaign, 'reserve RCAF 310')
})
