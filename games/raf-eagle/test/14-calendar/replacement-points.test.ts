import { expect, test } from 'vitest'
import { gainReplacements } from '../../rules/14-calendar/replacement-points.ts'
import { lost } from '../kit/losses.ts'
import { aCampaign, expectAt, factsOf, script } from '../kit/table.ts'

test('RE-4.IV.5 RE-14.1.c the card gives points to each track, and there is none for the Ju 87', () => {
  const campaign = aCampaign({ dayCard: 138 })
  const played = script(gainReplacements(campaign))
  expect(played.value).toBe('light-losses')
  expect(factsOf(played, 'replacement-points')).toEqual([{ points: campaign.points }])
  expect(campaign.points).toEqual({
    Spitfire: 9,
    Hurricane: 12,
    fighter: 14,
    bomber: 11,
    pilots: 9,
    Blenheim: 1,
  })
})

test('RE-CP.D1.a fewer German points come with a raid on their industry', () => {
  const campaign = lost('', {}, { dayCard: 135 })
  script(gainReplacements(campaign))
  expect(campaign.points).toMatchObject({ fighter: 1, bomber: 1, Spitfire: 2 })
})

test('RE-14.1.a experienced pilots come by the victory points', () => {
  const gained = (vp: number) => {
    const campaign = lost('', {}, { dayCard: 138, vp })
    script(gainReplacements(campaign))
    return campaign.points.pilots
  }
  expect([-6, -5, 4, 5].map(gained)).toEqual([1, 2, 2, 4])
})

test('RE-14.1.b what goes beyond the top of a track is lost', () => {
  const campaign = lost('', { Hurricane: 19, pilots: 15, fighter: 17 }, { dayCard: 138 })
  script(gainReplacements(campaign))
  expect(campaign.points).toMatchObject({ Hurricane: 20, pilots: 16, fighter: 20 })
})

test('RE-14.1.d Blenheims are counted with night rules alone', () => {
  const night = aCampaign({ dayCard: 138, night: true })
  script(gainReplacements(night))
  expect(night.points.Blenheim).toBe(2)
  const day = aCampaign({ dayCard: 138 })
  script(gainReplacements(day))
  expect(day.points.Blenheim).toBe(1)
})

test('RE-14.6.a RE-EX-38 stabilization with seven squadrons in the pool: fourteen pilots, and the pool is empty', () => {
  const campaign = lost('', { pilots: 0 }, { dayCard: 138, day: 28, vp: -10 })
  const played = script(gainReplacements(campaign))
  expect(factsOf(played, 'stabilization')).toEqual([{ squadrons: 7, pilots: 14 }])
  // RE-A-76 The card's one pilot comes after it.
  expect(campaign.points.pilots).toBe(15)
  expectAt(campaign, 'out 249 RCAF 310 602 616 603 303')
  script(gainReplacements(campaign))
  expect(campaign.points.pilots).toBe(16)
})

test('RE-14.6.a the track has a top', () => {
  const campaign = lost('', { pilots: 5 }, { dayCard: 138, day: 30 })
  script(gainReplacements(campaign))
  expect(campaign.points.pilots).toBe(16)
})

test('RE-4.IV.3.c RE-A-76 it comes with the update that reaches Sept 8 or passes it, once', () => {
  const before = aCampaign({ dayCard: 138, day: 27 })
  script(gainReplacements(before))
  expect(before.stabilized).toBe(false)
  expectAt(before, 'reserve RCAF')
  before.day = 33
  expect(factsOf(script(gainReplacements(before)), 'stabilization')).toHaveLength(1)
  expect(before.stabilized).toBe(true)
  expect(factsOf(script(gainReplacements(before)), 'stabilization')).toEqual([])
})
