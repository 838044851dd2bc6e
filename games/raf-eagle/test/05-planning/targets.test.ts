import { expect, test } from 'vitest'
import { layOut, packOf } from '../../pack/index.ts'
import { raidLimit } from '../../rules/05-planning/limits.ts'
import { selectTargets } from '../../rules/05-planning/targets.ts'
import type { Campaign, Raid } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { dealt, planned, planOffers } from '../kit/planning.ts'
import { aCampaign, factsOf, offers, script } from '../kit/table.ts'

/** All of the proof pack's first targets; with the priorities of August 8, 13, 20 and 21 are minor, the others major. */
const TEN = [1, 5, 8, 12, 13, 14, 15, 20, 21, 34]
const MEDIUM = {
  airfield: 'medium',
  city: 'medium',
  industry: 'medium',
  port: 'medium',
  radar: 'medium',
} as const

function raidOn({ plan }: Campaign, card: number): Raid {
  const raid = plan.find(one => one.card === card)
  if (!raid) throw new Error(`There is no raid on card ${card}`)
  return raid
}

test('RE-4.I.3 RE-5.1.a RE-1.a ten cards are drawn, eight in haze, and the Luftwaffe is asked', () => {
  const campaign = dealt([...TEN, 37, 38])
  const { pauses } = script(selectTargets(campaign), 'plan-raid done', ['draw.target'])
  expect(pauses.filter(({ kind }) => kind === 'chance')).toHaveLength(10)
  expect(pauses.at(-1)).toMatchObject({ kind: 'choice', seat: 'luftwaffe' })
  const hazy = script(selectTargets(dealt([...TEN, 37, 38], { haze: true })), 'plan-raid done', [
    'draw.target',
  ])
  expect(hazy.pauses.filter(({ kind }) => kind === 'chance')).toHaveLength(8)
})

test('RE-5.1.b RE-EX-03 RE-2.31.a RE-2.1.q medium priority: value 1 is no raid, 2 a minor one, 3 a major one', () => {
  // There is no airfield of value 1 in the proof pack: Rye radar stands for it.
  const campaign = dealt([8, 13, 12, 14, 15], { priorities: { ...MEDIUM } })
  const played = planned(campaign, '13@0 12@0 done')
  expect(factsOf(played, 'targets-drawn')[0]).toEqual({
    cards: [
      { card: 8, target: 'Rye', raid: 'none' },
      { card: 13, target: 'Biggin Hill', raid: 'minor' },
      { card: 12, target: 'Biggin Hill', raid: 'major' },
      { card: 14, target: 'Hornchurch', raid: 'major' },
      { card: 15, target: 'Kenley', raid: 'major' },
    ],
  })
  expect(raidOn(campaign, 13).major).toBe(false)
  expect(raidOn(campaign, 12).major).toBe(true)
  expect(campaign.decks.target.discards).toEqual([8, 14, 15])
})

test('RE-5.1.b a card that allows no raid cannot be planned', () => {
  const campaign = dealt([8, 12, 14, 15], { priorities: { ...MEDIUM } })
  expect(planOffers(campaign).filter(id => id.startsWith('8@'))).toEqual([])
})

test('RE-5.1.c RE-A-15 RE-A-16 any number of the cards is chosen, none as well; the rest is discarded', () => {
  const none = dealt(TEN)
  const played = planned(none, 'done')
  expect(played.value).toBe('bombers')
  expect(none.plan).toEqual([])
  expect(none.hand).toEqual([])
  expect(none.decks.target.discards).toEqual(TEN)
  expect(factsOf(played, 'no-raid-planned')).toHaveLength(1)
  const some = dealt(TEN)
  planned(some, '34@3 8@0 done')
  expect(some.plan.map(({ card }) => card)).toEqual([34, 8])
  expect(some.decks.target.discards).toEqual([1, 5, 12, 13, 14, 15, 20, 21])
})

test('RE-5.1.d two cards of one target are two raids', () => {
  const campaign = dealt(TEN)
  planned(campaign, '12@1 13@1 done')
  expect(campaign.plan).toMatchObject([
    { card: 12, segment: 1 },
    { card: 13, segment: 1 },
  ])
})

test('RE-5.12.a RE-1.b a card goes to any segment, in any order, and lies open', () => {
  const campaign = dealt(TEN)
  const rye = planOffers(campaign).filter(id => id.startsWith('8@'))
  expect(rye).toEqual(['8@0', '8@1', '8@2', '8@3', '8@4', '8@5', '8@6'])
  const played = planned(campaign, '8@5 12@0 14@5 done')
  expect(factsOf(played, 'raid-planned')).toEqual([
    { card: 8, target: 'Rye', segment: 5, major: false, strategies: [], forward: false },
    { card: 12, target: 'Biggin Hill', segment: 0, major: true, strategies: [], forward: false },
    { card: 14, target: 'Hornchurch', segment: 5, major: true, strategies: [], forward: false },
  ])
})

test('RE-5.12.a RE-5.14.a RE-5.4.b RE-EX-04 the plan of the example is legal: three at 1600 are the limit', () => {
  // Dover stands for the second Hornchurch card, which the proof pack has not.
  const campaign = dealt(TEN)
  const plan = '8@0 12@1 13@1 14@3 20@3 15@5 34@5 21@5'
  expect(planOffers(campaign, plan).filter(id => id.endsWith('@5'))).toEqual([])
  expect(planOffers(campaign, plan)).toContain('1@3')
  planned(campaign, `${plan} done`)
  expect(campaign.plan).toHaveLength(8)
  for (const card of [12, 14, 15, 34]) expect(raidLimit(campaign, raidOn(campaign, card))).toBe(10)
  for (const card of [8, 20, 21]) expect(raidLimit(campaign, raidOn(campaign, card))).toBe(3)
})

test('RE-5.13.a RE-5.1.a in morning haze nothing flies at 0600 or 0800', () => {
  const rye = planOffers(dealt(TEN, { haze: true })).filter(id => id.startsWith('5@'))
  expect(rye).toEqual(['5@2', '5@3', '5@4', '5@5', '5@6'])
})

test('RE-5.11.a fewer than three major targets: one more card at a time, and only such cards are kept', () => {
  const campaign = aCampaign({ haze: true, priorities: { ...MEDIUM } })
  // Of the first eight only Biggin Hill and Hornchurch are major.
  campaign.decks.target.left = [1, 5, 8, 13, 20, 37, 12, 14, 15, 34, 46]
  const draws = 'draw.target 1 5 8 13 20 37 12 14 46 15'
  const offered = offers(selectTargets(structuredClone(campaign)), draws)
  expect(offered).toContain('15@2')
  expect(offered).not.toContain('46@2')
  const played = script(selectTargets(campaign), `${draws}, plan-raid done`)
  expect(factsOf(played, 'further-target')).toEqual([
    { card: 46, target: 'London', kept: false },
    { card: 15, target: 'Kenley', kept: true },
  ])
  expect(campaign.decks.target.left).toEqual([34])
})

test('RE-5.11.a with three major targets among the ten nothing more is drawn', () => {
  const campaign = dealt([8, 12, 13, 14, 15, 20, 34, 37, 38, 46, 5], { priorities: { ...MEDIUM } })
  expect(factsOf(planned(campaign, 'done'), 'further-target')).toEqual([])
  expect(campaign.decks.target.left).toEqual([5])
})

test('RE-5.11.a RE-A-14 the discards are shuffled in for it, and it ends where no such card is left', () => {
  const campaign = aCampaign({ priorities: { ...MEDIUM } })
  campaign.decks.target = { left: [8, 13, 12], discards: [14, 20] }
  const played = planned(campaign, '12@0 14@0 done')
  expect(factsOf(played, 'targets-drawn')[0]).toMatchObject({
    cards: [{ card: 8 }, { card: 13 }, { card: 12 }, { card: 14 }, { card: 20 }],
  })
  expect(factsOf(played, 'further-target')).toEqual([])
  expect(campaign.decks.target).toEqual({ left: [], discards: [8, 20, 13] })
})

test('RE-5.11.a RE-A-14 one such card among the discards is enough to go on', () => {
  const campaign = aCampaign({ haze: true, priorities: { ...MEDIUM } })
  campaign.decks.target = { left: [1, 5, 8, 13, 20, 37, 12, 14], discards: [46, 15] }
  const played = script(
    selectTargets(campaign),
    'draw.target 1 5 8 13 20 37 12, draw.target 15, plan-raid done',
  )
  expect(factsOf(played, 'further-target')).toEqual([{ card: 15, target: 'Kenley', kept: true }])
})

test('RE-5.1.c the log tells of a day without raids, and of no other', () => {
  const none = (answers: string) => factsOf(planned(dealt([8, 12, 14, 15]), answers), 'no-raid-planned')
  expect([none('done').length, none('12@0 done').length]).toEqual([1, 0])
})

test('RE-13.a RE-2.1.b the priority is that of the primary target, whatever the second one is', () => {
  // Card 15: Kenley airfield, and the headquarters at Uxbridge.
  const campaign = dealt([15], { priorities: { ...MEDIUM, airfield: 'low' } })
  expect(factsOf(planned(campaign, 'done'), 'targets-drawn')[0]).toEqual({
    cards: [{ card: 15, target: 'Kenley', raid: 'minor' }],
  })
})

test('RE-14.4.e at either level of depletion high priority makes a target of value 1 major', () => {
  const classAt = (depletion: number, radar: 'high' | 'medium') => {
    const campaign = dealt([8], { depletion, priorities: { ...MEDIUM, radar } })
    return (factsOf(planned(campaign, 'done'), 'targets-drawn')[0] as { cards: unknown[] }).cards
  }
  expect(classAt(7, 'high')).toEqual([{ card: 8, target: 'Rye', raid: 'minor' }])
  expect(classAt(8, 'high')).toEqual([{ card: 8, target: 'Rye', raid: 'major' }])
  expect(classAt(15, 'high')).toEqual([{ card: 8, target: 'Rye', raid: 'major' }])
  expect(classAt(15, 'medium')).toEqual([{ card: 8, target: 'Rye', raid: 'none' }])
})

test('RE-14.4.e a target of value 2 stays what the table makes it', () => {
  // In the proof pack high priority makes it major anyway.
  const { pack } = packOf({ pack: PROOF_PACK })
  const raidPriority = { ...pack.tables.raidPriority, high: ['minor', 'minor', 'major'] } as const
  const strict = layOut({ ...pack, id: 'strict', tables: { ...pack.tables, raidPriority } })
  const campaign = dealt([13], { pack: strict, depletion: 15, priorities: { ...MEDIUM, airfield: 'high' } })
  expect(factsOf(planned(campaign, 'done'), 'targets-drawn')[0]).toEqual({
    cards: [{ card: 13, target: 'Biggin Hill', raid: 'minor' }],
  })
})

test('RE-14.4.e the table holds for all other values', () => {
  const campaign = dealt([13, 14], { depletion: 15, priorities: { ...MEDIUM } })
  expect(factsOf(planned(campaign, 'done'), 'targets-drawn')[0]).toEqual({
    cards: [
      { card: 13, target: 'Biggin Hill', raid: 'minor' },
      { card: 14, target: 'Hornchurch', raid: 'major' },
    ],
  })
})
