import { describe, expect, test } from 'vitest'
import { squadronInterception } from '../../rules/08-interception/squadrons.ts'
import { squadronAttack } from '../../rules/09-combat/attacks.ts'
import { bombard } from '../../rules/10-bombing/bombing.ts'
import { appliesOverTarget, overTarget } from '../kit/events.ts'
import { COAST, DEEP, INLAND, aRaid as raid } from '../kit/raid.ts'
import { expectAt, lay, plan, reduce, script } from '../kit/table.ts'

/** Hornchurch airfield, in 6/11. */
const HORNCHURCH = 14

describe('bombs before the squadrons come', () => {
  test('RE-CP.T7.a RE-CP.T7.b RE-A-54 interception over coast: patrollers escort, bombs, then the attack, then home', () => {
    const campaign = raid('bomber I/KG1 I/KG4 65, escort I/JG51, patrol I/JG26 II/JG26', {
      flight: { warning: 'late' },
    })
    expect(overTarget(campaign, 'coast-interception late').value).toBe('bombardment')
    expectAt(campaign, 'escort I/JG51 I/JG26 II/JG26')
    expect(script(bombard(campaign), 'bombing 1').value).toBe('squadron-interception')
    expectAt(campaign, 'bomber I/KG1 I/KG4 65, escort I/JG51')
    script(squadronInterception(campaign), 'set-aside I/JG51')
    expect(campaign.flight?.intercepted).toEqual(['I/KG1', 'I/JG26', 'II/JG26'])
    expect(script(squadronAttack(campaign), 'combat 1').value).toBe('recovery')
  })

  test('RE-CP.T7.a not with another warning', () => {
    const campaign = raid('bomber I/KG1 54, patrol I/JG26', { flight: { warning: 'none' } })
    expect(overTarget(campaign, 'coast-interception late').value).toBe('squadron-interception')
    expectAt(campaign, 'patrol I/JG26')
  })

  test.each([
    ['none', 'bombardment'],
    ['late', 'bombardment'],
    ['sufficient', 'squadron-interception'],
    ['early', 'squadron-interception'],
    ['very-early', 'squadron-interception'],
  ] as const)('RE-CP.T8.a late interception with warning %s: %s is next', (warning, next) => {
    const campaign = raid('bomber I/KG1 54, patrol I/JG26', { flight: { warning } })
    expect(overTarget(campaign, 'late-interception').value).toBe(next)
    expectAt(campaign, 'patrol I/JG26')
  })

  test('RE-A-53 without squadrons in Bomber all goes its usual way', () => {
    for (const event of ['coast-interception late', 'late-interception'] as const) {
      const campaign = raid('bomber I/KG1, patrol I/JG26', { flight: { warning: 'late' } })
      expect(overTarget(campaign, event).value).toBe('squadron-interception')
      expect(campaign.flight?.bombsFirst).toBe(false)
      script(squadronInterception(campaign))
      expect(campaign.flight?.unopposed).toBe(true)
    }
  })
})

describe('over the target', () => {
  test.each([
    [COAST, false],
    [INLAND, true],
    [DEEP, true],
  ])('RE-CP.T9.a navigational error against card %i: %s', (card, error) => {
    const campaign = raid('bomber I/KG1 54', { card })
    overTarget(campaign, 'navigational-error')
    expect(campaign.flight?.navigationalError).toBe(error)
  })

  test('RE-CP.T10.a RE-CP.T10.b a non-essential target, for headquarters too by some cards', () => {
    const plain = raid('bomber I/KG1 54')
    overTarget(plain, 'non-essential')
    expect(plain.flight?.nonEssential).toBe('plain')
    const headquarters = raid('bomber I/KG1 54')
    overTarget(headquarters, 'non-essential headquarters')
    expect(headquarters.flight?.nonEssential).toBe('headquarters')
  })
})

describe('squadron turnaround', () => {
  test('RE-CP.T11.a RE-A-72 all squadrons turn around by one space, those of this raid too', () => {
    const campaign = raid('bomber I/KG1 65')
    lay(campaign, 're-arm 32, landing 501, inflight 54 74')
    reduce(campaign, '74')
    overTarget(campaign, 'turnaround')
    expectAt(campaign, 'sector 32, re-arm 501 54, landing 74, bomber 65')
  })

  test('RE-CP.T11.b RE-EX-55 in flight squadrons of a target airfield’s sector stay there', () => {
    const campaign = raid('bomber I/KG1 65', { card: HORNCHURCH })
    lay(campaign, 'inflight 54 32, landing 74')
    overTarget(campaign, 'turnaround')
    expectAt(campaign, 'inflight 54, re-arm 32 74')
  })

  test('RE-CP.T11.b RE-A-20 not if something else than the airfield is bombed', () => {
    const campaign = raid('bomber I/KG1 65', { card: 12, planned: { strategies: [158] } })
    lay(campaign, 'inflight 32')
    overTarget(campaign, 'turnaround')
    expectAt(campaign, 're-arm 32')
  })
})

describe('ULTRA', () => {
  test('RE-CP.T12.a RE-A-57 this segment, while it has other raids to come; an earlier marker is replaced', () => {
    const campaign = raid('bomber I/KG1 54', { with: { clock: 2, ultra: 6 } })
    plan(campaign, 12, { segment: 2 })
    plan(campaign, 13, { segment: 4 })
    overTarget(campaign, 'ultra')
    expect(campaign.ultra).toBe(2)
  })

  test('RE-CP.T12.a else the next segment with raids', () => {
    const campaign = raid('bomber I/KG1 54', { with: { clock: 2 } })
    plan(campaign, 12, { segment: 2, done: true })
    plan(campaign, 20, { segment: 1, done: false })
    plan(campaign, 13, { segment: 5 })
    plan(campaign, 15, { segment: 4 })
    overTarget(campaign, 'ultra')
    expect(campaign.ultra).toBe(4)
  })

  test('RE-CP.T12.c ignored on the last raid of the day', () => {
    const campaign = raid('bomber I/KG1 54', { with: { clock: 2 } })
    plan(campaign, 12, { segment: 2, done: true })
    expect(appliesOverTarget(campaign, 'ultra')).toBe(false)
    expect(campaign.ultra).toBeUndefined()
  })
})
