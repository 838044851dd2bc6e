import { expect, test } from 'vitest'
import { layOut, packOf } from '../../pack/index.ts'
import { bombedTarget } from '../../rules/02-terms.ts'
import { drawStrategies } from '../../rules/05-planning/strategies.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { dealt, planned, planOffers } from '../kit/planning.ts'
import { aCampaign, factsOf, script } from '../kit/table.ts'

const DECOY = 155
const MAJOR_RAID = 156
const COORDINATION = 157
const SECONDARY = 158
const PATHFINDERS = 159
const AUG_12 = 1

/** How many strategy cards are drawn. */
function drawn(more: Parameters<typeof aCampaign>[0]): number {
  const campaign = aCampaign({ day: AUG_12, ...more })
  expect(script(drawStrategies(campaign), '', ['draw.strategy']).value).toBe('targets')
  expect(campaign.decks.strategy.left).toHaveLength(10 - campaign.strategies.length)
  return campaign.strategies.length
}

test('RE-4.I.2 RE-3.c RE-12.a no strategy card on 11 August, and so none in a Prelude', () => {
  expect(drawn({ day: 0 })).toBe(0)
  expect(drawn({ day: 0, vp: -20 })).toBe(0)
  expect(drawn({ day: 0, scenario: 'prelude' })).toBe(0)
  expect(drawn({ day: AUG_12 })).toBe(2)
})

test('RE-15.1.a RE-2.1.p RE-EX-39 at -7 three cards are drawn', () => {
  expect(drawn({ vp: -7 })).toBe(3)
})

test('RE-15.1.a RE-15.1.b the better the Germans stand the more cards', () => {
  expect([-30, -10, -9, -3, 7, 8, 19, 20].map(vp => drawn({ vp }))).toEqual([4, 4, 3, 2, 2, 1, 1, 0])
})

test('RE-15.1.a RE-A-82 a total of 0 counts as positive', () => {
  // The proof pack gives as many at 0 as just below it: another track tells them apart.
  const { pack } = packOf({ pack: PROOF_PACK })
  const strategies = [
    { from: -34, cards: 3 },
    { from: 0, cards: 1 },
  ]
  const track = layOut({ ...pack, id: 'track', tables: { ...pack.tables, strategies } })
  expect([-1, 0, 1].map(vp => drawn({ vp, pack: track }))).toEqual([3, 1, 1])
})

test('RE-15.1.a RE-4.I.2 RE-A-07 The Thin Blue Line draws cards on its first day', () => {
  const campaign = aCampaign({ scenario: 'thin-blue-line' })
  script(drawStrategies(campaign), 'draw.strategy 155 159')
  expect(campaign.strategies).toEqual([155, 159])
  const told = (day: number) =>
    factsOf(script(drawStrategies(aCampaign({ day })), '', ['draw.strategy']), 'strategies')
  expect(told(AUG_12)).toEqual([
    {
      cards: [
        { card: 155, strategy: 'decoy' },
        { card: 156, strategy: 'major-raid' },
      ],
    },
  ])
  expect(told(0)).toEqual([])
})

test('RE-19.5.k after a Press there is one card, whatever the total; RE-2.a by the advanced rules alone', () => {
  expect(drawn({ advanced: true, pressed: true, vp: -20 })).toBe(1)
  expect(drawn({ advanced: true, pressed: true, vp: 30 })).toBe(1)
  expect(drawn({ advanced: true, vp: -20 })).toBe(4)
  expect(drawn({ pressed: true, vp: -20 })).toBe(4)
})

test('RE-15.1.c RE-2.34.a RE-15.1.d a card is assigned to a raid of the plan, or kept without effect', () => {
  const campaign = dealt([5, 12], { strategies: [PATHFINDERS, MAJOR_RAID] })
  expect(planOffers(campaign)).not.toContain('159>5')
  expect(planOffers(campaign, '5@0')).toEqual(expect.arrayContaining(['159>5', '156>5']))
  expect(planOffers(campaign, '5@0')).not.toContain('159>12')
  planned(campaign, '5@0 12@0 159>5 done')
  expect(campaign.plan).toMatchObject([
    { card: 5, strategies: [PATHFINDERS] },
    { card: 12, strategies: [] },
  ])
  expect(campaign.strategies).toEqual([MAJOR_RAID])
})

test('RE-15.11.a several cards share a raid', () => {
  const campaign = dealt([12], { strategies: [SECONDARY, PATHFINDERS, COORDINATION] })
  planned(campaign, '12@0 158>12 159>12 157>12 done')
  expect(campaign.plan[0]?.strategies).toEqual([SECONDARY, PATHFINDERS, COORDINATION])
})

test('RE-15.11.b a decoy shares its raid with no other card', () => {
  const campaign = dealt([5, 12], { strategies: [DECOY, PATHFINDERS] })
  expect(planOffers(campaign, '5@0 155>5')).not.toContain('159>5')
  expect(planOffers(campaign, '5@0 159>5')).not.toContain('155>5')
  expect(planOffers(campaign, '5@0 12@0 155>5')).toContain('159>12')
})

test('RE-10.25.a RE-A-20 the second target of a card is raided with the card for it, where there is one', () => {
  const campaign = dealt([5, 12], { strategies: [SECONDARY] })
  expect(planOffers(campaign, '5@0 12@0')).not.toContain('158>5')
  planned(campaign, '5@0 12@0 158>12 done')
  expect(campaign.plan.map(raid => bombedTarget(campaign, raid).id)).toEqual(['Poling', 'Detling'])
})

test('RE-19.1.a RE-19.1.b RE-2.a a raid on the airfield of such a card may be marked for its forward airfields', () => {
  const campaign = dealt([14, 12, 37], { advanced: true, depletion: 15, strategies: [] })
  expect(planOffers(campaign, '14@0 12@0')).toContain('14>forward')
  expect(planOffers(campaign, '14@0 12@0')).not.toContain('12>forward')
  expect(planOffers(campaign, '14@0 14>forward')).not.toContain('14>forward')
  planned(campaign, '14@0 37@0 14>forward 37>forward done')
  expect(campaign.plan.map(({ forward }) => forward)).toEqual([true, true])
  const unmarked = dealt([14], { advanced: true })
  planned(unmarked, '14@0 done')
  expect(unmarked.plan[0]?.forward).toBeUndefined()
  expect(planOffers(dealt([14]), '14@0')).toEqual(['done'])
})

test('RE-19.1.a RE-A-20 a marked raid is one on what the card names first: no second target, no decoy', () => {
  // No such card of the proof pack has a second target: Hornchurch is given one.
  const { pack } = packOf({ pack: PROOF_PACK })
  const targetCards = pack.targetCards.map(card =>
    card.card === 14 ? { ...card, secondary: 'Detling' } : card,
  )
  const both = layOut({ ...pack, id: 'both', targetCards })
  const campaign = dealt([14, 12], {
    advanced: true,
    pack: both,
    strategies: [DECOY, SECONDARY, PATHFINDERS],
  })
  expect(planOffers(campaign, '14@0 12@0')).toEqual(
    expect.arrayContaining(['155>14', '158>14', '14>forward']),
  )
  expect(planOffers(campaign, '14@0 12@0 14>forward').filter(id => id.endsWith('>14'))).toEqual(['159>14'])
  expect(planOffers(campaign, '14@0 12@0 158>14')).not.toContain('14>forward')
  expect(planOffers(campaign, '14@0 12@0 155>14')).not.toContain('14>forward')
})
