import { describe, expect, test } from 'vitest'
import { bombard, bombingOf } from '../../rules/10-bombing/bombing.ts'
import type { Campaign, Flight, Raid } from '../../state.ts'
import {
  BIGGIN_HILL,
  bombing,
  DOVER,
  HEINKELS,
  HORNCHURCH,
  LONDON,
  LONDON_DOUBLE,
  RYE,
  SECONDARY,
  SOUTHAMPTON,
} from '../kit/bombing.ts'
import { aCampaign, expectAt, factsOf, inTheAir, reduce, script } from '../kit/table.ts'

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

  test('RE-10.k RE-A-20 so it does for its secondary target', () => {
    expect(vpOf(LONDON_DOUBLE, 'bombing 4', {}, { strategies: [SECONDARY] })).toBe(-4)
  })

  test.each(['plain', 'headquarters'] as const)(
    'RE-10.l RE-EX-56 a non-essential target (%s): one less',
    nonEssential => {
      expect([6, 4, 3].map(die => vpOf(LONDON, `bombing ${die}`, { nonEssential }))).toEqual([-2, -1, 0])
    },
  )

  test('RE-10.l never to the good of the British, and RE-A-62 of any type', () => {
    const campaign = aCampaign()
    bombing(campaign, DOVER, 'bomber I/KG1', 'bombing 1', { nonEssential: 'plain' })
    expect(campaign.vp).toBe(0)
    expect(vpOf(DOVER, 'bombing 4', { nonEssential: 'plain' })).toBe(-1)
  })

  test('RE-10.l RE-A-61 doubled first, then one less', () => {
    expect([6, 4, 3].map(die => vpOf(LONDON_DOUBLE, `bombing ${die}`, { nonEssential: 'plain' }))).toEqual([
      -5, -3, -1,
    ])
  })

  test('RE-19.1.e RE-A-69 a raid on forward airfields: H counts as 2, and is not rolled for again', () => {
    const campaign = aCampaign({ advanced: true })
    bombing(campaign, HORNCHURCH, HEINKELS, 'bombing 6, disperse 54 65', {}, { forward: true })
    expect(campaign.vp).toBe(-2)
    expectAt(campaign, 'landing 54 65, sector 74')
  })

  test('RE-19.1.e but 0 and 1 are what they are', () => {
    const forward = (display: string, dice: string) => {
      const campaign = aCampaign({ advanced: true })
      bombing(campaign, HORNCHURCH, display, dice, {}, { forward: true })
      return campaign.vp
    }
    expect(forward('bomber I/KG1', 'bombing 2')).toBe(0)
    expect(forward(HEINKELS, 'bombing 3, disperse 54')).toBe(-1)
  })

  test('RE-10.k RE-10.l RE-19.1.e the log tells what the points were reckoned by', () => {
    const told = (card: number, flight: Partial<Flight> = {}, planned: Partial<Raid> = {}) =>
      bombing(aCampaign(), card, 'bomber I/KG1', 'bombing 1', flight, planned)
    expect(told(LONDON)).toMatchObject({ doubled: false, nonEssential: false, forward: false, shifts: [] })
    expect(told(LONDON_DOUBLE, { nonEssential: 'plain' })).toMatchObject({
      doubled: true,
      nonEssential: true,
    })
    expect(told(HORNCHURCH, {}, { forward: true })).toMatchObject({ forward: true })
  })

  test('RE-16.2.a RE-A-83 bombs that decide the campaign end it there', () => {
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
