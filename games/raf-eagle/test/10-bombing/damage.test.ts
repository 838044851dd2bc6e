import { describe, expect, test } from 'vitest'
import type { BombResult } from '../../pack/types.ts'
import { targetSpec } from '../../rules/02-terms.ts'
import { airfieldOperations, checkClock } from '../../rules/04-sequence.ts'
import { bombard } from '../../rules/10-bombing/bombing.ts'
import { damageTarget } from '../../rules/10-bombing/damage.ts'
import { recover } from '../../rules/11-recovery.ts'
import { hit } from '../kit/bombing.ts'
import { aCampaign, expectAt, factsOf, inTheAir, lay, offers, plan, reduce, script } from '../kit/table.ts'

/** The marker on a target after these results, one after another. */
function marker(target: string, ...results: readonly BombResult[]) {
  const campaign = aCampaign()
  for (const result of results) hit(campaign, target, result)
  return campaign.damage[target]
}

describe('ports, cities, bases, radar nets, headquarters', () => {
  test.each(['Dover', 'London', 'Detling'])('RE-10.2.a RE-A-68 %s costs points and nothing else', target => {
    const campaign = aCampaign()
    const before = structuredClone(campaign)
    for (const result of [0, 1, 2, 'H'] as const) expect(hit(campaign, target, result).pauses).toEqual([])
    expect(campaign).toEqual(before)
  })

  test('RE-10.21.a RE-A-68 radar: light for 1 or 2 points, heavy for H without another roll', () => {
    expect([0, 1, 2, 'H' as const].map(result => marker('Rye', result as BombResult))).toEqual([
      undefined,
      'light',
      'light',
      'heavy',
    ])
  })

  test('RE-10.25.b 1 or 2 points are a light marker on a headquarters', () => {
    expect([marker('Uxbridge', 1), marker('Uxbridge', 2)]).toEqual(['light', 'light'])
  })

  test('RE-10.25.c RE-A-68 H is a heavy one', () => {
    expect(marker('Uxbridge', 'H')).toBe('heavy')
  })

  test.each(['Rye', 'Stanmore'])(
    'RE-10.26.a %s, lightly damaged: one point more is nothing, two or H turn the marker',
    target => {
      expect([marker(target, 2, 1), marker(target, 1, 2), marker(target, 1, 'H')]).toEqual([
        'light',
        'heavy',
        'heavy',
      ])
    },
  )

  test.each(['Rye', 'Stanmore'])('RE-10.26.b %s, heavily damaged, stays so', target => {
    expect([marker(target, 'H', 1), marker(target, 'H', 2), marker(target, 'H', 'H')]).toEqual([
      'heavy',
      'heavy',
      'heavy',
    ])
  })

  test('RE-10.26.a RE-10.26.b victory points are scored whatever the marker', () => {
    const campaign = aCampaign()
    campaign.damage.Rye = 'heavy'
    inTheAir(campaign, 8, 'bomber I/KG1 II/KG1 III/KG1')
    script(bombard(campaign), 'bombing 4')
    expect(campaign.vp).toBe(-2)
  })

  test('RE-10.21.a RE-10.25.b RE-10.25.c the log tells of a marker when it is laid or turned, and not again', () => {
    const campaign = aCampaign()
    const told = (target: string, ...results: readonly BombResult[]) =>
      results
        .flatMap(result => hit(campaign, target, result).notes)
        .map(({ rule, facts }) => [rule, facts.marker])
    expect(told('Rye', 1, 1, 2, 2)).toEqual([
      ['RE-10.21.a', 'light'],
      ['RE-10.21.a', 'heavy'],
    ])
    expect(told('Uxbridge', 2, 1, 'H', 'H')).toEqual([
      ['RE-10.25.b', 'light'],
      ['RE-10.25.c', 'heavy'],
    ])
  })

  test('RE-10.21.b RE-10.23.b damage lasts through the rest of the day', () => {
    const campaign = aCampaign()
    campaign.damage = { Rye: 'light', Poling: 'heavy', Hornchurch: 'light' }
    inTheAir(campaign, 34)
    plan(campaign, 12, { segment: 4 })
    script(recover(campaign))
    script(checkClock(campaign))
    script(airfieldOperations(campaign))
    expect(campaign.damage).toEqual({ Rye: 'light', Poling: 'heavy', Hornchurch: 'light' })
  })
})

describe('airfields', () => {
  test('RE-10.22.a squadrons of my choice go from the map to Landing, as they are', () => {
    const campaign = aCampaign()
    reduce(campaign, '65')
    expect(offers(damageTarget(campaign, targetSpec(campaign, 'Hornchurch'), 2, undefined))).toEqual([
      '54',
      '65',
      '74',
    ])
    hit(campaign, 'Hornchurch', 2, 'disperse 65 74')
    expectAt(campaign, 'sector 54, landing- 65, landing 74')
    expectAt(campaign, 'sector 32 64 56')
  })

  test('RE-10.22.a only when the map is empty, from Re-arm', () => {
    const campaign = aCampaign()
    lay(campaign, 're-arm 65 74')
    const { pauses } = hit(campaign, 'Hornchurch', 2, 'disperse 74')
    expect(pauses).toHaveLength(1)
    expectAt(campaign, 'landing 54 74, re-arm 65')
  })

  test('RE-10.22.a with damage for all of them nobody is asked', () => {
    const campaign = aCampaign()
    expect(hit(campaign, 'Hornchurch', 'H', 'bomb-damage 2').pauses).toHaveLength(1)
    expectAt(campaign, 'landing 54 65 74')
  })

  test('RE-10.22.b those in flight or in the raid are safe', () => {
    const campaign = aCampaign()
    lay(campaign, 'inflight 54, bomber 65, light-loss 74')
    hit(campaign, 'Hornchurch', 2)
    expectAt(campaign, 'inflight 54, bomber 65, light-loss 74')
  })

  test('RE-10.i heavy damage is the second die, three at least', () => {
    const points = (die: number) => {
      const campaign = aCampaign()
      const played = hit(campaign, 'Hornchurch', 'H', `bomb-damage ${die}`)
      return factsOf(played, 'heavy-damage')[0]?.points
    }
    expect([1, 2, 3, 4, 5, 6].map(points)).toEqual([3, 3, 3, 4, 5, 6])
  })

  test('RE-EX-34 RE-10.i RE-10.22.a RE-10.22.c RE-10.22.d RE-A-66 Hornchurch: four points, three squadrons there', () => {
    const campaign = aCampaign()
    lay(campaign, 'sector 54, re-arm 65, light-loss 74, inflight 603')
    inTheAir(campaign, 14, 'bomber I/KG1 II/KG1 III/KG1')
    script(bombard(campaign), 'bombing 6, bomb-damage 4')
    expectAt(campaign, 'landing 54 65, light-loss 74, inflight 603')
    expect(campaign.points.Spitfire).toBe(7 - 3)
    expect(campaign.points.Hurricane).toBe(9)
    expect(campaign.vp).toBe(-3)
  })

  test('RE-10.22.c one point for each squadron in Landing or Light Loss, also those there before, up to the damage', () => {
    const campaign = aCampaign()
    lay(campaign, 'landing 54, light-loss 65, inflight 74')
    hit(campaign, 'Hornchurch', 1)
    expect(campaign.points.Spitfire).toBe(6)
    hit(campaign, 'Hornchurch', 2)
    expect(campaign.points.Spitfire).toBe(4)
  })

  test('RE-10.22.d what has no point of its type is not lost elsewhere', () => {
    const campaign = aCampaign()
    campaign.points.Hurricane = 1
    lay(campaign, 'landing 32 501, inflight 610')
    hit(campaign, 'Biggin Hill', 2)
    expect([campaign.points.Hurricane, campaign.points.Spitfire]).toEqual([0, 7])
  })

  test('RE-10.22.e Landing first, though a Hurricane lies in Light Loss', () => {
    const campaign = aCampaign()
    lay(campaign, 'light-loss 32 501, landing 610')
    hit(campaign, 'Biggin Hill', 1)
    expect([campaign.points.Hurricane, campaign.points.Spitfire]).toEqual([9, 6])
  })

  test('RE-10.22.e RE-A-63 in one box a Hurricane, a Spitfire, a Blenheim, and round again', () => {
    const lost = (points: BombResult, dice = '') => {
      const campaign = aCampaign({ night: true })
      campaign.points.Blenheim = 3
      lay(campaign, 'landing 238 249 609 152 604')
      hit(campaign, 'Middle Wallop', points, dice)
      const { Hurricane, Spitfire, Blenheim } = campaign.points
      return [9 - Hurricane, 7 - Spitfire, 3 - Blenheim]
    }
    expect(lost(1)).toEqual([1, 0, 0])
    expect(lost(2)).toEqual([1, 1, 0])
    expect(lost('H', 'bomb-damage 3')).toEqual([1, 1, 1])
    expect(lost('H', 'bomb-damage 4')).toEqual([2, 1, 1])
    expect(lost('H', 'bomb-damage 6')).toEqual([2, 2, 1])
  })

  test('RE-A-06 on a single day no replacement points are lost, but squadrons are dispersed', () => {
    const campaign = aCampaign({ scenario: 'prelude' })
    const before = { ...campaign.points }
    hit(campaign, 'Hornchurch', 'H', 'bomb-damage 3')
    hit(campaign, 'Southampton', 2)
    expect(campaign.points).toEqual(before)
    expectAt(campaign, 'landing 54 65 74')
  })

  test('RE-18.23.a RE-A-64 RE-10.22.a a Blenheim on night patrol is on the ground by day', () => {
    const campaign = aCampaign({ night: true })
    lay(campaign, 'night-patrol 600, inflight 54 65')
    hit(campaign, 'Hornchurch', 1, 'disperse 600')
    expectAt(campaign, 'landing 600, sector 74')
    expect(campaign.points.Blenheim).toBe(0)
  })

  test('RE-10.23.a the control room is hit by a second die of six alone', () => {
    const campaign = aCampaign()
    hit(campaign, 'Hornchurch', 'H', 'bomb-damage 5')
    expect(campaign.damage).toEqual({})
    hit(campaign, 'Hornchurch', 'H', 'bomb-damage 6')
    expect(campaign.damage).toEqual({ Hornchurch: 'light' })
    expectAt(campaign, 'landing 54 65 74')
  })

  test('RE-10.26.c a control room that is hit already is not hit worse', () => {
    const campaign = aCampaign()
    hit(campaign, 'Hornchurch', 'H', 'bomb-damage 6')
    const again = hit(campaign, 'Hornchurch', 'H', 'bomb-damage 6')
    expect(campaign.damage).toEqual({ Hornchurch: 'light' })
    expect(factsOf(again, 'damaged')).toEqual([])
  })
})
