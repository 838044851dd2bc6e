import { expect, test } from 'vitest'
import { layOut, packOf } from '../../pack/index.ts'
import { cardsAndNextDay } from '../../rules/14-calendar/cards.ts'
import { dayEvent } from '../../rules/14-calendar/day-event.ts'
import type { Campaign } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { aCampaign, factsOf, lights, offers, script } from '../kit/table.ts'

const OPENING = { city: 'low', industry: 'low', airfield: 'medium', port: 'high', radar: 'high' }
const PREPARING = { day: 41, preparing: true, checked: true }

test('RE-4.IV.4 RE-CP.D1.a the raid on German industry is in the numbers of its card', () => {
  const campaign = aCampaign({ dayCard: 135 })
  const before = structuredClone(campaign)
  const played = script(dayEvent(campaign))
  expect(played.value).toBe('replacement-points')
  expect(campaign).toEqual(before)
  expect(factsOf(played, 'day-event')).toEqual([{ event: 'raid-on-industry', effect: true }])
})

test('RE-CP.D2.a RE-13.1.a RE-EX-37 card 138 on Sept 2', () => {
  const campaign = aCampaign({ dayCard: 138, day: 22, vp: -30 })
  const played = script(dayEvent(campaign))
  expect(factsOf(played, 'priorities')).toEqual([{ priorities: campaign.priorities }])
  expect(campaign.priorities).toEqual({
    radar: 'low',
    port: 'medium',
    airfield: 'high',
    industry: 'low',
    city: 'medium',
  })
})

test('RE-CP.D2.a RE-13.1.a priorities by victory points, whatever the date', () => {
  const campaign = aCampaign({ dayCard: 139, day: 40, vp: 5 })
  script(dayEvent(campaign))
  expect(campaign.priorities).toMatchObject({ radar: 'high', port: 'medium', city: 'low' })
  const better = aCampaign({ dayCard: 139, vp: 4 })
  script(dayEvent(better))
  expect(better.priorities).toMatchObject({ radar: 'low', airfield: 'high', city: 'high' })
})

test('RE-13.1.b once preparations run priorities change no more', () => {
  const campaign = aCampaign({ dayCard: 138, day: 33, sealion: PREPARING })
  const played = script(dayEvent(campaign))
  expect(campaign.priorities).toEqual(OPENING)
  expect(campaign.terror).toBe(false)
  expect(factsOf(played, 'day-event')).toEqual([{ event: 'priorities-by-date', effect: false }])
})

test('RE-13.2.a Free Choice: two high, one medium, two low', () => {
  const campaign = aCampaign({ dayCard: 139, vp: -11 })
  script(dayEvent(campaign), 'free-choice city airfield radar')
  expect(campaign.priorities).toEqual({
    city: 'high',
    airfield: 'high',
    radar: 'medium',
    port: 'low',
    industry: 'low',
  })
  const asked = aCampaign({ dayCard: 139, vp: -11 })
  expect(offers(dayEvent(asked), 'free-choice city')).toEqual(['airfield', 'industry', 'port', 'radar'])
  expect(lights(dayEvent(asked), 'free-choice city airfield')[0]).toBe('priority:industry')
})

test('RE-13.3.a RE-A-90 a row with the terror symbol brings in its target cards, once', () => {
  const campaign = aCampaign({ dayCard: 138, day: 27 })
  const { target } = campaign.decks
  target.discards = target.left.splice(0, 3)
  const left = [...target.left]
  const played = script(dayEvent(campaign))
  // RE-A-74 The discards stay out.
  expect(target).toEqual({ left: [...left, 45, 46], discards: [1, 5, 8] })
  expect(factsOf(played, 'targets-added')).toEqual([{ cards: [45, 46] }])
  expect(campaign.terror).toBe(true)
  script(dayEvent(campaign))
  expect(target.left).toEqual([...left, 45, 46])
  // Other priorities change nothing about the deck.
  campaign.dayCard = 139
  campaign.vp = -20
  script(dayEvent(campaign), 'free-choice city airfield radar')
  expect(target.left).toEqual([...left, 45, 46])
})

test('RE-13.3.a a row without the symbol brings none', () => {
  const campaign = aCampaign({ dayCard: 138, day: 26 })
  script(dayEvent(campaign))
  expect(campaign.terror).toBe(false)
})

test('RE-CP.D3.a RE-A-89 LF3 to LF2 holds from Aug 21 to Sept 10, by the new date', () => {
  expect(moved(9, false)).toBe(false)
  expect(moved(10, false)).toBe(true)
  expect(moved(30, false)).toBe(true)
  expect(moved(31, false)).toBe(false)
})

test('RE-CP.D3.b RE-A-88 it stays until it is drawn again after Sept 10', () => {
  expect(moved(20, true)).toBe(true)
  expect(moved(31, true)).toBe(false)
  const haze = aCampaign({ dayCard: 136, day: 35, lf3ToLf2: true })
  script(dayEvent(haze))
  expect(haze.lf3ToLf2).toBe(true)
})

test('RE-CP.D3.a RE-CP.D3.b the log says whether it changed anything', () => {
  const campaign = aCampaign({ dayCard: 149, day: 10 })
  const said = () => factsOf(script(dayEvent(campaign)), 'day-event')
  expect(said()).toEqual([{ event: 'lf3-to-lf2', effect: true }])
  expect(said()).toEqual([{ event: 'lf3-to-lf2', effect: false }])
})

test('RE-CP.D4.a morning haze lies over the next day alone', () => {
  const campaign = aCampaign({ dayCard: 136 })
  script(dayEvent(campaign))
  expect(campaign.haze).toBe(true)
  campaign.dayCard = 149
  script(dayEvent(campaign))
  expect(campaign.haze).toBe(false)
})

function moved(day: number, lf3ToLf2: boolean): Campaign['lf3ToLf2'] {
  const campaign = aCampaign({ dayCard: 149, day, lf3ToLf2 })
  script(dayEvent(campaign))
  return campaign.lf3ToLf2
}

test('RE-CP.D3.a RE-CP.D3.b RE-13.2.a RE-CP.D2.a the log cites the rule of what happened', () => {
  const cited = (more: Partial<Campaign>, lines = '') =>
    script(dayEvent(aCampaign(more)), lines).notes.map(({ rule }) => rule)
  expect([10, 30, 31].flatMap(day => cited({ dayCard: 149, day }))).toEqual([
    'RE-CP.D3.a',
    'RE-CP.D3.a',
    'RE-CP.D3.b',
  ])
  expect(cited({ dayCard: 138, day: 20 })).toEqual(['RE-CP.D2.a', 'RE-CP.D2.a'])
  expect(cited({ dayCard: 139, vp: -20 }, 'free-choice port radar city')).toEqual(['RE-CP.D2.a', 'RE-13.2.a'])
})

test('RE-13.3.a RE-17.3.b 44 is the last of the deeper targets, 45 the first of the terror', () => {
  const { pack } = packOf({ pack: PROOF_PACK })
  const [card] = pack.targetCards
  if (!card) throw new Error('The pack has no target cards')
  const targetCards = [
    ...pack.targetCards,
    { ...card, card: 43 },
    { ...card, card: 44 },
    { ...card, card: 60 },
  ]
  const whole = layOut({ ...pack, id: 'to 60', targetCards })
  const terror = aCampaign({ pack: whole, dayCard: 138, day: 27 })
  script(dayEvent(terror))
  expect(terror.decks.target.left.filter(number => number > 34)).toEqual([45, 46, 60])
  const deeper = aCampaign({ pack: whole, raidDay: 4 })
  script(cardsAndNextDay(deeper))
  expect(deeper.decks.target.left.filter(number => number > 34)).toEqual([37, 38, 43, 44])
})
