import { describe, expect, test } from 'vitest'
import type { TargetType } from '../../pack/types.ts'
import { bombard, bombingOf } from '../../rules/10-bombing/bombing.ts'
import { BIGGIN_HILL, bombing, DOVER, HEINKELS, KENLEY, PATHFINDERS, RYE, SECONDARY } from '../kit/bombing.ts'
import { aCampaign, expectAt, inTheAir, reduce, script } from '../kit/table.ts'

function columns(...args: Parameters<typeof bombing>): [before: number, after: number] {
  const { column, shifted } = bombing(...args)
  return [column, shifted]
}

describe('strength', () => {
  test('RE-4.II.11 the Bomber box bombs, then everybody in the display goes to Inflight as he is', () => {
    const campaign = aCampaign()
    reduce(campaign, 'II/KG1 I/JG26')
    inTheAir(campaign, DOVER, `${HEINKELS}, escort I/JG26, patrol I/JG51, hunt II/JG51`)
    const { value } = script(bombard(campaign), 'bombing 3')
    expect(value).toBe('recovery')
    expectAt(campaign, 'inflight I/KG1, inflight- II/KG1, inflight III/KG1, inflight- I/JG26')
    expectAt(campaign, 'inflight I/JG51 II/JG51')
  })

  test('RE-10.a RE-2.21.g the sides that are up count, and the Bomber box alone', () => {
    const campaign = aCampaign()
    reduce(campaign, 'II/KG1')
    const { strength } = bombing(
      campaign,
      DOVER,
      'bomber I/KG1 II/KG1, escort I/ZG26, patrol I/JG51',
      'bombing 3',
    )
    expect(strength).toBe(5 + 3)
  })

  test.each<[TargetType, number, number]>([
    ['radar', 2, 0],
    ['city', 2, 0],
    ['headquarters', 2, 0],
    ['base', 2, 0],
  ])(
    'RE-10.1.a RE-DX-18 strafing a %s: Me 110s halve, rounded up each; Me 109s bring nothing',
    (type, me110, me109) => {
      const campaign = aCampaign()
      expect(['I/ZG26', 'II/ZG26', 'I/JG51'].map(id => bombingOf(campaign, id, type))).toEqual([
        me110,
        me110,
        me109,
      ])
      expect(bombingOf(campaign, 'I/KG1', type)).toBe(5)
    },
  )

  test('RE-10.1.a RE-DX-18 RE-A-58 two Me 110s over a radar net bring two each', () => {
    expect(bombing(aCampaign(), RYE, 'bomber I/ZG26 II/ZG26', 'bombing 1').strength).toBe(4)
  })

  test('RE-10.1.a RE-A-20 the penalty is that of the target that is bombed', () => {
    const planned = { strategies: [SECONDARY] }
    expect(bombing(aCampaign(), BIGGIN_HILL, 'bomber I/ZG26', 'bombing 1', {}, planned).strength).toBe(2)
  })

  test.each<TargetType>(['airfield', 'port', 'industry'])('RE-10.1.b strafing a %s counts in full', type => {
    const campaign = aCampaign()
    expect(['I/ZG26', 'I/JG51'].map(id => bombingOf(campaign, id, type))).toEqual([3, 1])
  })

  test('RE-A-59 without any strength no die is rolled, nothing is scored', () => {
    const campaign = aCampaign()
    inTheAir(campaign, RYE, 'bomber I/JG51')
    const { pauses, notes, value } = script(bombard(campaign))
    expect(pauses).toEqual([])
    expect(notes.map(({ what }) => what)).toEqual(['no-bombs', 'leave-raid'])
    expect(campaign.vp).toBe(0)
    expect(value).toBe('recovery')
  })

  test('RE-4.II.11 RE-A-36 with nobody in the Bomber box nothing falls, and squadrons go home too', () => {
    const campaign = aCampaign()
    inTheAir(campaign, DOVER, 'patrol I/JG51, bomber 54')
    reduce(campaign, '54')
    const { value, notes } = script(bombard(campaign))
    expect(value).toBe('recovery')
    expect(notes.map(({ what }) => what)).toEqual(['no-bombs', 'leave-raid'])
    expectAt(campaign, 'inflight I/JG51, inflight- 54')
  })
})

describe('the column', () => {
  test.each([
    ['bomber I/JG51', 1, 0],
    ['bomber I/KG2', 3, 1],
    ['bomber I/KG1', 5, 2],
    ['bomber I/KG1 I/KG2', 8, 2],
    ['bomber I/KG1 I/KG4', 9, 3],
    [HEINKELS, 15, 4],
    [`${HEINKELS} I/KG2 II/KG2 I/KG4`, 25, 7],
  ])('RE-10.b %s: strength %i, column %i', (display, strength, column) => {
    const found = bombing(aCampaign(), DOVER, display, 'bombing 1')
    expect([found.strength, found.column, found.shifted]).toEqual([strength, column, column])
  })

  test('RE-10.c RE-A-22 patchy clouds over the area of the card: one to the left, broken two', () => {
    const over = (weather: 'patchy' | 'broken') =>
      columns(aCampaign({ weather: { 2: weather, 3: 'clear' } }), DOVER, HEINKELS, 'bombing 1')
    expect([over('patchy'), over('broken')]).toEqual([
      [4, 3],
      [4, 2],
    ])
    const elsewhere = aCampaign({ weather: { 2: 'clear', 3: 'broken' } })
    expect(columns(elsewhere, DOVER, HEINKELS, 'bombing 1')).toEqual([4, 4])
  })

  test('RE-10.d Ju 87s alone: two to the right, but not over a radar net', () => {
    expect(columns(aCampaign(), DOVER, 'bomber I/SG1 IV/LG1', 'bombing 1')).toEqual([2, 4])
    expect(columns(aCampaign(), RYE, 'bomber I/SG1 IV/LG1', 'bombing 1')).toEqual([2, 2])
    expect(columns(aCampaign(), DOVER, 'bomber I/SG1 I/KG2', 'bombing 1')).toEqual([2, 2])
  })

  test('RE-10.d RE-A-60 strafers do not count, a Jabo does, and one Ju 87 there must be', () => {
    expect(columns(aCampaign(), DOVER, 'bomber I/SG1 I/ZG26', 'bombing 1')).toEqual([2, 4])
    expect(columns(aCampaign(), DOVER, 'bomber I/ZG26', 'bombing 1')).toEqual([1, 1])
    const campaign = aCampaign({ advanced: true })
    Object.assign(campaign.gruppen['I/JG51'] ?? {}, { jabo: true })
    expect(columns(campaign, DOVER, 'bomber I/SG1 I/JG51', 'bombing 1')).toEqual([2, 2])
  })

  test('RE-10.e RE-A-23 a raid that no squadron met: two to the right', () => {
    expect(columns(aCampaign(), DOVER, HEINKELS, 'bombing 1', { unopposed: true })).toEqual([4, 6])
  })

  test('RE-10.f Pathfinders: two to the right', () => {
    expect(columns(aCampaign(), DOVER, HEINKELS, 'bombing 1', {}, { strategies: [PATHFINDERS] })).toEqual([
      4, 6,
    ])
  })

  test('RE-15.11.a RE-10.f RE-10.g two cards of Pathfinders on one raid: three to the right, of four', () => {
    const planned = { strategies: [PATHFINDERS, 161] }
    const found = bombing(aCampaign(), DOVER, 'bomber I/KG1', 'bombing 1', {}, planned)
    expect(found.shifts).toEqual([{ why: 'pathfinders', by: 4 }])
    expect([found.column, found.shifted]).toEqual([2, 5])
  })

  test('RE-EX-40 RE-10.f RE-A-20 with a Secondary Target card as well that target is bombed, two columns better', () => {
    const planned = { strategies: [SECONDARY, PATHFINDERS] }
    const { target, column, shifted } = bombing(aCampaign(), KENLEY, HEINKELS, 'bombing 1', {}, planned)
    expect([target, column, shifted]).toEqual(['Uxbridge', 4, 6])
  })

  test('RE-CP.T9.a a navigational error: two to the left', () => {
    expect(columns(aCampaign(), BIGGIN_HILL, HEINKELS, 'bombing 1', { navigationalError: true })).toEqual([
      4, 2,
    ])
  })

  test('RE-10.g RE-DX-07 patchy clouds, nobody met it, Pathfinders: three to the right', () => {
    const campaign = aCampaign({ weather: { 2: 'patchy', 3: 'clear' } })
    const found = bombing(
      campaign,
      DOVER,
      'bomber I/KG1',
      'bombing 1',
      { unopposed: true },
      { strategies: [PATHFINDERS] },
    )
    expect([found.column, found.shifted]).toEqual([2, 5])
    expect(found.shifts).toEqual([
      { why: 'clouds', by: -1 },
      { why: 'unopposed', by: 2 },
      { why: 'pathfinders', by: 2 },
    ])
  })

  test('RE-10.g more than three to the right are three', () => {
    const flight = { unopposed: true }
    expect(columns(aCampaign(), DOVER, 'bomber I/SG1', 'bombing 1', flight)).toEqual([1, 4])
  })

  test('RE-10.g RE-DX-08 broken clouds and a navigational error: three to the left, not four', () => {
    const campaign = aCampaign({ weather: { 2: 'broken', 3: 'clear' } })
    expect(columns(campaign, BIGGIN_HILL, HEINKELS, 'bombing 1', { navigationalError: true })).toEqual([4, 1])
  })

  test('RE-10.g shifts stay on the table', () => {
    const broken = { 2: 'broken', 3: 'clear' } as const
    expect(columns(aCampaign({ weather: broken }), DOVER, 'bomber I/KG2', 'bombing 1')).toEqual([1, 0])
    const heavy = `${HEINKELS} I/KG2 II/KG2`
    expect(columns(aCampaign(), DOVER, heavy, 'bombing 1', { unopposed: true })).toEqual([6, 7])
  })
})
