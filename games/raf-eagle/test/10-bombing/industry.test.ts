import { describe, expect, test } from 'vitest'
import type { BombResult } from '../../pack/types.ts'
import { industryDamage } from '../../rules/10-bombing/damage.ts'
import type { Campaign } from '../../state.ts'
import { hit } from '../kit/bombing.ts'
import { aCampaign, factsOf } from '../kit/table.ts'

describe('industry', () => {
  const points = (Hurricane: number, Spitfire: number, Blenheim: number, night = true) => {
    const campaign = aCampaign({ night })
    Object.assign(campaign.points, { Hurricane, Spitfire, Blenheim })
    return campaign
  }
  const left = ({ points: { Hurricane, Spitfire, Blenheim } }: Campaign) => [Hurricane, Spitfire, Blenheim]

  test('RE-EX-35 RE-10.24.a the type with most points takes the whole loss', () => {
    const campaign = points(11, 9, 1)
    industryDamage(campaign, 3)
    expect(left(campaign)).toEqual([8, 9, 1])
  })

  test('RE-10.24.a of equals Spitfires', () => {
    const campaign = points(9, 9, 1)
    industryDamage(campaign, 2)
    expect(left(campaign)).toEqual([9, 7, 1])
  })

  test('RE-10.24.b RE-A-65 what is missing passes to the next highest, and at last to nobody', () => {
    const campaign = points(3, 1, 2)
    industryDamage(campaign, 4)
    expect(left(campaign)).toEqual([0, 1, 1])
    industryDamage(campaign, 5)
    expect(left(campaign)).toEqual([0, 0, 0])
  })

  test('RE-10.24.b RE-A-65 Blenheims count with the night rules alone', () => {
    const campaign = points(1, 1, 4, false)
    industryDamage(campaign, 4)
    expect(left(campaign)).toEqual([0, 0, 4])
  })

  test('RE-10.i RE-10.24.a heavy damage is rolled for', () => {
    const campaign = points(11, 9, 1)
    hit(campaign, 'Southampton', 'H', 'bomb-damage 5')
    expect(left(campaign)).toEqual([6, 9, 1])
    hit(campaign, 'Southampton', 2)
    expect(left(campaign)).toEqual([6, 7, 1])
  })
})

describe('targets that are not essential', () => {
  test.each(['Rye', 'Hornchurch', 'Southampton'])('RE-CP.T10.a %s is not damaged, nor rolled for', target => {
    const campaign = aCampaign()
    const before = structuredClone(campaign)
    expect(hit(campaign, target, 'H', '', 'plain').pauses).toEqual([])
    expect(campaign).toEqual(before)
  })

  test('RE-CP.T10.b headquarters are spared by some cards alone', () => {
    const [plain, headquarters] = [aCampaign(), aCampaign()]
    hit(plain, 'Box', 'H', '', 'plain')
    hit(headquarters, 'Box', 'H', '', 'headquarters')
    hit(headquarters, 'Rye', 'H', '', 'headquarters')
    expect([plain.damage, headquarters.damage]).toEqual([{ Box: 'heavy' }, {}])
  })
})

test('RE-10.22.c RE-10.24.a the log tells what was lost, and of which types', () => {
  const campaign = aCampaign()
  campaign.points = { ...campaign.points, Hurricane: 1, Spitfire: 4 }
  const told = (target: string, result: BombResult, lines = '') =>
    factsOf(hit(campaign, target, result, lines), 'aircraft-lost')
  expect(told('Southampton', 2)).toEqual([{ of: 'industry', points: 2, lost: [{ type: 'Spitfire', by: 2 }] }])
  expect(told('Southampton', 'H', 'bomb-damage 4')).toEqual([
    {
      of: 'industry',
      points: 4,
      lost: [
        { type: 'Spitfire', by: 2 },
        { type: 'Hurricane', by: 1 },
      ],
    },
  ])
  expect(told('Hornchurch', 1, 'disperse 54')).toEqual([{ of: 'airfield', points: 1, lost: [] }])
})
