import { describe, expect, test } from 'vitest'
import type { TargetType } from '../pack/types.ts'
import { bombard, bombingOf } from '../rules/10-bombing/bombing.ts'
import type { Campaign, Flight, Raid } from '../state.ts'
import { aCampaign, expectAt, factsOf, inTheAir, reduce, script } from './kit/table.ts'

/** Three He 111 bring 15: in clear weather 1 point with a three, 2 with a four, H with a six. */
const HEINKELS = 'bomber I/KG1 II/KG1 III/KG1'
const DOVER = 34
const RYE = 8
const BIGGIN_HILL = 12
const HORNCHURCH = 14
const KENLEY = 15
const SOUTHAMPTON = 21
const LONDON_DOUBLE = 45
const LONDON = 46
const SECONDARY = 158
const PATHFINDERS = 159

interface Bombing {
  readonly strength: number
  readonly column: number
  readonly shifted: number
  readonly shifts: readonly { readonly why: string; readonly by: number }[]
  readonly result: number | string
  readonly target: string
}

function bombing(
  campaign: Campaign,
  card: number,
  display: string,
  dice: string,
  flight: Partial<Flight> = {},
  planned: Partial<Raid> = {},
): Bombing {
  inTheAir(campaign, card, display, flight, planned)
  const [facts] = factsOf(script(bombard(campaign), dice), 'bombing')
  return facts as unknown as Bombing
}

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

  test('RE-10.1.a RE-DX-18 two Me 110s over a radar net bring two each', () => {
    expect(bombing(aCampaign(), RYE, 'bomber I/ZG26 II/ZG26', 'bombing 1').strength).toBe(4)
  })

  test('RE-10.1.a AMB-20 the penalty is that of the target that is bombed', () => {
    const planned = { strategies: [SECONDARY] }
    expect(bombing(aCampaign(), BIGGIN_HILL, 'bomber I/ZG26', 'bombing 1', {}, planned).strength).toBe(2)
  })

  test.each<TargetType>(['airfield', 'port', 'industry'])('RE-10.1.b strafing a %s counts in full', type => {
    const campaign = aCampaign()
    expect(['I/ZG26', 'I/JG51'].map(id => bombingOf(campaign, id, type))).toEqual([3, 1])
  })

  test('AMB-59 without any strength no die is rolled, nothing is scored', () => {
    const campaign = aCampaign()
    inTheAir(campaign, RYE, 'bomber I/JG51')
    const { pauses, notes, value } = script(bombard(campaign))
    expect(pauses).toEqual([])
    expect(notes.map(({ what }) => what)).toEqual(['no-bombs', 'leave-raid'])
    expect(campaign.vp).toBe(0)
    expect(value).toBe('recovery')
  })

  test('RE-4.II.11 AMB-36 with nobody in the Bomber box nothing falls, and squadrons go home too', () => {
    const campaign = aCampaign()
    inTheAir(campaign, DOVER, 'patrol I/JG51, bomber 54')
    reduce(campaign, '54')
    expect(script(bombard(campaign)).value).toBe('recovery')
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

  test('RE-10.c AMB-22 patchy clouds over the area of the card: one to the left, broken two', () => {
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

  test('RE-10.d AMB-60 strafers do not count, a Jabo does, and one Ju 87 there must be', () => {
    expect(columns(aCampaign(), DOVER, 'bomber I/SG1 I/ZG26', 'bombing 1')).toEqual([2, 4])
    expect(columns(aCampaign(), DOVER, 'bomber I/ZG26', 'bombing 1')).toEqual([1, 1])
    const campaign = aCampaign({ advanced: true })
    Object.assign(campaign.gruppen['I/JG51'] ?? {}, { jabo: true })
    expect(columns(campaign, DOVER, 'bomber I/SG1 I/JG51', 'bombing 1')).toEqual([2, 2])
  })

  test('RE-10.e AMB-23 a raid that no squadron met: two to the right', () => {
    expect(columns(aCampaign(), DOVER, HEINKELS, 'bombing 1', { unopposed: true })).toEqual([4, 6])
  })

  test('RE-10.f Pathfinders: two to the right', () => {
    expect(columns(aCampaign(), DOVER, HEINKELS, 'bombing 1', {}, { strategies: [PATHFINDERS] })).toEqual([
      4, 6,
    ])
  })

  test('RE-EX-40 RE-10.f AMB-20 with a Secondary Target card as well that target is bombed, two columns better', () => {
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

/** Victory points after a bombing with these dice. */
function vpOf(card: number, dice: string, flight: Partial<Flight> = {}, planned: Partial<Raid> = {}): number {
  const campaign = aCampaign()
  bombing(campaign, card, HEINKELS, dice, flight, planned)
  return campaign.vp
}

describe('points', () => {
  test('RE-10.h the die gives 0, 1, 2 or H in the column that was shifted to', () => {
    const over = (display: string, die: number) =>
      bombing(aCampaign(), DOVER, display, `bombing ${die}`).result
    expect(over('bomber I/KG1', 2)).toBe(0)
    expect([3, 4, 6].map(die => over(HEINKELS, die))).toEqual([1, 2, 'H'])
    expect(bombing(aCampaign(), DOVER, HEINKELS, 'bombing 4', { unopposed: true }).result).toBe('H')
  })

  test('RE-10.j RE-10.2.a 1 and 2 points cost as much, H three', () => {
    expect([3, 4, 6].map(die => vpOf(DOVER, `bombing ${die}`))).toEqual([-1, -2, -3])
  })

  test('RE-10.i RE-10.j H costs three whatever the second die says', () => {
    const heavy = (die: number) => vpOf(BIGGIN_HILL, `bombing 6, bomb-damage ${die}`)
    expect([heavy(1), heavy(6)]).toEqual([-3, -3])
  })

  test('RE-10.k RE-DX-09 a VPx2 card doubles', () => {
    expect([3, 4, 6].map(die => vpOf(LONDON_DOUBLE, `bombing ${die}`))).toEqual([-2, -4, -6])
    expect(vpOf(LONDON, 'bombing 4')).toBe(-2)
  })

  test('RE-10.k AMB-20 so it does for its secondary target', () => {
    expect(vpOf(LONDON_DOUBLE, 'bombing 4', {}, { strategies: [SECONDARY] })).toBe(-4)
  })

  test.each(['plain', 'headquarters'] as const)(
    'RE-10.l RE-EX-56 a non-essential target (%s): one less',
    nonEssential => {
      expect([6, 4, 3].map(die => vpOf(LONDON, `bombing ${die}`, { nonEssential }))).toEqual([-2, -1, 0])
    },
  )

  test('RE-10.l never to the good of the British, and AMB-62 of any type', () => {
    const campaign = aCampaign()
    bombing(campaign, DOVER, 'bomber I/KG1', 'bombing 1', { nonEssential: 'plain' })
    expect(campaign.vp).toBe(0)
    expect(vpOf(DOVER, 'bombing 4', { nonEssential: 'plain' })).toBe(-1)
  })

  test('RE-10.l AMB-61 doubled first, then one less', () => {
    expect([6, 4, 3].map(die => vpOf(LONDON_DOUBLE, `bombing ${die}`, { nonEssential: 'plain' }))).toEqual([
      -5, -3, -1,
    ])
  })

  test('RE-19.1.e AMB-69 a raid on forward airfields: H counts as 2, and is not rolled for again', () => {
    const campaign = aCampaign({ advanced: true })
    bombing(campaign, HORNCHURCH, HEINKELS, 'bombing 6, disperse 54 65', {}, { forward: true })
    expect(campaign.vp).toBe(-2)
    expectAt(campaign, 'landing 54 65, sector 74')
  })

  test('RE-16.2.a AMB-83 bombs that decide the campaign end it there', () => {
    const campaign = aCampaign({ vp: -33 })
    inTheAir(campaign, HORNCHURCH, HEINKELS)
    expect(script(bombard(campaign), 'bombing 4').value).toBeUndefined()
    expect(campaign.ended?.winner).toBe('luftwaffe')
    expectAt(campaign, 'sector 54 65 74')
  })
})

describe('bombs that fall first', () => {
  test('RE-CP.T7.b RE-CP.T8.a all stay for the squadrons, and do not bomb again', () => {
    const campaign = aCampaign()
    const flight = inTheAir(campaign, DOVER, `${HEINKELS}, escort I/JG51, bomber 54`, { bombsFirst: true })
    expect(script(bombard(campaign), 'bombing 4').value).toBe('squadron-interception')
    expectAt(campaign, 'bomber I/KG1 II/KG1 III/KG1, escort I/JG51, bomber 54')
    expect([flight.bombed, campaign.vp]).toEqual([true, -2])
    expect(script(bombard(campaign)).value).toBe('recovery')
    expectAt(campaign, 'inflight I/KG1 II/KG1 III/KG1 I/JG51 54')
    expect(campaign.vp).toBe(-2)
  })
})

describe('Jabos', () => {
  function withJabo(card: number, flight: Partial<Flight> = {}): Campaign {
    const campaign = aCampaign({ advanced: true })
    inTheAir(campaign, card, 'bomber I/JG51 II/JG51', flight)
    Object.assign(campaign.gruppen['I/JG51'] ?? {}, { jabo: true })
    return campaign
  }

  test('RE-19.3.g a Jabo bombs as a bomber with the strength of its marker, even a radar net', () => {
    const campaign = withJabo(RYE)
    const [facts] = factsOf(script(bombard(campaign), 'bombing 1'), 'bombing')
    expect(facts?.strengths).toEqual([
      { gruppe: 'I/JG51', by: 2 },
      { gruppe: 'II/JG51', by: 0 },
    ])
    const again = withJabo(RYE)
    reduce(again, 'I/JG51')
    expect(bombingOf(again, 'I/JG51', 'radar')).toBe(1)
  })

  test('RE-19.3.h after bombing the marker comes off, also if squadrons are still to come', () => {
    const campaign = withJabo(DOVER, { bombsFirst: true })
    script(bombard(campaign), 'bombing 1')
    expect(campaign.gruppen['I/JG51']).toEqual({ place: 'bomber', full: true })
  })
})

test('RE-10.k industry: the points are doubled, not the damage', () => {
  const campaign = aCampaign()
  bombing(campaign, SOUTHAMPTON, 'bomber I/KG1 II/KG1 III/KG1', 'bombing 4')
  expect([campaign.vp, campaign.points.Hurricane]).toEqual([-4, 9 - 2])
})
