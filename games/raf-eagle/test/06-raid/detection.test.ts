import { describe, expect, test } from 'vitest'
import type { GruppeId } from '../../pack/types.ts'
import { detect } from '../../rules/06-raid/detection.ts'
import type { Campaign, Raid } from '../../state.ts'
import { aCampaign, expectAt, factsOf, inTheAir, offers, script } from '../kit/table.ts'

const POLING = 5
const RYE = 8
const BIGGIN = 12
const HORNCHURCH = 14
const WEYMOUTH = 20
const OXFORD = 38
const LONDON = 46
const DECOY = 155
const LOW_LEVEL = 160

const BOMBERS = 'I/KG1 II/KG1 III/KG1 I/KG2 II/KG2 III/KG2 I/KG4 II/KG4 I/SG1 I/LG1 II/LG1 I/SG77 II/SG77'

/** The first so many bombers, in the Bomber Box. */
function bombers(count: number): string {
  return `bomber ${BOMBERS.split(' ').slice(0, count).join(' ')}`
}

function detected(campaign: Campaign, die: number, lines = '') {
  const played = script(detect(campaign), [`detection ${die}`, lines])
  return factsOf(played, 'detection')[0] ?? {}
}

/** The modifiers of a raid with one bomber, by why they count. */
function modifiersOn(card: number, table: Partial<Campaign> = {}, planned: Partial<Raid> = {}) {
  const campaign = aCampaign({ weather: { 2: 'broken', 3: 'broken' }, ...table })
  inTheAir(campaign, card, bombers(1), {}, planned)
  const { modifiers } = detected(campaign, 6, '')
  return Object.fromEntries((modifiers as { why: string; by: number }[]).map(({ why, by }) => [why, by]))
}

describe('the roll', () => {
  test('RE-4.II.2 RE-6.2.a RE-6.2.b RE-6.2.c RE-EX-11 nets, observers and size: 13 is early and poor', () => {
    const campaign = aCampaign({ weather: { 2: 'clear', 3: 'patchy' } })
    const flight = inTheAir(campaign, POLING, `${bombers(6)}, hunt I/JG2, patrol II/JG2`)
    expect(detected(campaign, 3)).toMatchObject({
      modifiers: [
        { why: 'net-1', by: 2 },
        { why: 'net-2', by: 2 },
        { why: 'net-3', by: 2 },
        { why: 'observers', by: 1 },
        { why: 'size', by: 3 },
      ],
      modifier: 10,
      result: 13,
      warning: 'early',
      intelligence: 'poor',
    })
    expect(flight).toMatchObject({ warning: 'early', intelligence: 'poor', taken: 'major' })
  })

  test('RE-6.2.b RE-A-22 observers see by the weather of the card’s area', () => {
    const seen = (weather: Campaign['weather']) => modifiersOn(RYE, { weather }).observers ?? 0
    expect(seen({ 2: 'clear', 3: 'broken' })).toBe(2)
    expect(seen({ 2: 'patchy', 3: 'broken' })).toBe(1)
    expect(seen({ 2: 'broken', 3: 'clear' })).toBe(0)
  })

  test('RE-6.2.c RE-A-21 every Gruppe in the display counts, those on patrol too', () => {
    const size = (display: string) => {
      const campaign = aCampaign()
      inTheAir(campaign, RYE, display)
      const { modifiers } = detected(campaign, 4)
      return (modifiers as { why: string; by: number }[]).find(({ why }) => why === 'size')?.by
    }
    expect([size(bombers(2)), size(`${bombers(2)}, patrol I/JG51`), size(bombers(13))]).toEqual([
      undefined,
      1,
      5,
    ])
  })

  test('RE-6.2.d RE-19.3.c a raid of Me 109s alone is 2 harder to see, Jabos or not', () => {
    const modifier = (display: string, jabo?: GruppeId) => {
      const campaign = aCampaign()
      inTheAir(campaign, RYE, display)
      if (jabo) campaign.gruppen[jabo] = { place: 'bomber', full: true, jabo: true }
      return detected(campaign, 4).modifier
    }
    expect(modifier('hunt I/JG51 II/JG51')).toBe(2)
    expect(modifier('hunt I/JG51', 'II/JG51')).toBe(2)
    expect(modifier('hunt I/JG51, bomber I/ZG26')).toBe(4)
  })

  test('RE-6.2.e RE-DX-17 the modifier is never below 0', () => {
    const campaign = aCampaign({ weather: { 2: 'clear', 3: 'broken' } })
    inTheAir(campaign, WEYMOUTH, 'hunt I/JG2')
    expect(detected(campaign, 3)).toMatchObject({ modifier: 0, result: 3 })
  })

  test('RE-6.2.f RE-A-25 the track gives every warning in order, and its last space holds beyond it', () => {
    const known = (die: number, gruppen: number, table: Partial<Campaign>) => {
      const campaign = aCampaign(table)
      inTheAir(campaign, POLING, bombers(gruppen))
      const { result, warning, intelligence } = detected(campaign, die)
      return [result, warning, intelligence]
    }
    const broken = { weather: { 2: 'clear', 3: 'broken' } } as const
    const blind = { ...broken, damage: { Worth: 'light', Ventnor: 'light', Poling: 'light' } } as const
    expect(known(1, 1, blind)).toEqual([1, 'none', 'poor'])
    expect(known(4, 1, blind)).toEqual([4, 'none', 'accurate'])
    expect(known(5, 1, blind)).toEqual([5, 'late', 'poor'])
    expect(known(6, 13, blind)).toEqual([11, 'sufficient', 'limited'])
    expect(known(5, 13, broken)).toEqual([16, 'early', 'accurate'])
    expect(known(6, 13, broken)).toEqual([17, 'very-early', 'poor'])
    expect(known(5, 13, { pressed: true })).toEqual([20, 'very-early', 'accurate'])
    expect(known(6, 13, { pressed: true })).toEqual([20, 'very-early', 'accurate'])
  })
})

describe('what is damaged', () => {
  test('RE-10.21.c a damaged net, lightly or heavily, adds nothing', () => {
    expect(modifiersOn(POLING)).toEqual({ 'net-1': 2, 'net-2': 2, 'net-3': 2 })
    expect(modifiersOn(POLING, { damage: { Worth: 'light' } })).toEqual({ 'net-2': 2, 'net-3': 2 })
    expect(modifiersOn(POLING, { damage: { Worth: 'light', Poling: 'heavy' } })).toEqual({ 'net-2': 2 })
  })

  test('RE-10.21.d RE-DX-10 with three nets damaged anywhere no net adds anything', () => {
    expect(modifiersOn(RYE, { damage: { Worth: 'light', Ventnor: 'heavy' } })).toEqual({ 'net-4': 2 })
    expect(modifiersOn(RYE, { damage: { Worth: 'light', Ventnor: 'heavy', Poling: 'light' } })).toEqual({})
    // Other targets are no nets.
    const elsewhere = { Worth: 'light', Ventnor: 'heavy', Kenley: 'light', Box: 'light' } as const
    expect(modifiersOn(RYE, { damage: elsewhere })).toEqual({ 'net-4': 2 })
  })

  /** 7 Gruppen in clear weather. */
  const modifier = (card: number, ...hit: readonly string[]) => {
    const campaign = aCampaign({ damage: Object.fromEntries(hit.map(id => [id, 'light'])) })
    inTheAir(campaign, card, bombers(7))
    return detected(campaign, 2).modifier
  }

  test('RE-10.25.d RE-DX-11 RE-A-24 a damaged group headquarters halves it for targets of that group', () => {
    expect([modifier(BIGGIN), modifier(BIGGIN, 'Uxbridge'), modifier(BIGGIN, 'Box')]).toEqual([7, 4, 7])
    expect([modifier(WEYMOUTH), modifier(WEYMOUTH, 'Uxbridge'), modifier(WEYMOUTH, 'Box')]).toEqual([5, 5, 3])
  })

  test('RE-10.25.e RE-A-98 damaged Stanmore halves it for all, London too, which is in no group', () => {
    expect([modifier(BIGGIN, 'Stanmore'), modifier(WEYMOUTH, 'Stanmore')]).toEqual([4, 3])
    expect([modifier(LONDON, 'Stanmore'), modifier(LONDON, 'Uxbridge')]).toEqual([3, 5])
    expect(modifier(LONDON, 'Stanmore', 'Uxbridge')).toBe(3)
  })

  test('RE-10.25.f RE-DX-11 both damaged leave nothing of it', () => {
    expect(modifier(BIGGIN, 'Uxbridge', 'Stanmore')).toBe(0)
    expect(modifier(BIGGIN, 'Box', 'Stanmore')).toBe(4)
  })
})

describe('what else is known', () => {
  test('RE-CP.T12.b ULTRA in this segment: very early and accurate without a roll', () => {
    const campaign = aCampaign({ ultra: 0 })
    const flight = inTheAir(campaign, RYE, bombers(1))
    expect(script(detect(campaign)).value).toBe('rendezvous')
    expect(flight).toMatchObject({ warning: 'very-early', intelligence: 'accurate' })
    const later = aCampaign({ ultra: 1 })
    inTheAir(later, RYE, bombers(1))
    expect(detected(later, 4).result).toBe(8)
  })

  test('RE-19.1.d a raid on forward airfields is 2 harder to see', () => {
    expect(modifiersOn(HORNCHURCH, {}, { forward: true })).toEqual({ forward: -2 })
  })

  test('RE-19.5.l after a Press it is 2 easier all day', () => {
    expect(modifiersOn(HORNCHURCH, { pressed: true })).toEqual({ press: 2 })
  })

  test('RE-6.2.a RE-A-52 a raid at low level comes in below the radar', () => {
    expect(modifiersOn(POLING, {}, { strategies: [LOW_LEVEL] })).toEqual({})
  })
})

describe('what follows', () => {
  /** Rye in broken clouds without its net; 1 is none and poor for two Gruppen. */
  const unseen = () => aCampaign({ weather: { 2: 'broken', 3: 'clear' }, damage: { Rye: 'light' } })

  test('RE-6.2.g poor: 1 to 3 Gruppen are minor and 6 or more major, whatever the card allows', () => {
    const taken = (count: number, die: number, major: boolean) => {
      const campaign = unseen()
      const flight = inTheAir(campaign, RYE, bombers(count), {}, { major })
      expect(detected(campaign, die).intelligence).toBe('poor')
      return flight.taken
    }
    expect([taken(1, 1, true), taken(3, 1, true)]).toEqual(['minor', 'minor'])
    expect([taken(6, 3, false), taken(7, 2, false)]).toEqual(['major', 'major'])
  })

  test('RE-6.2.g poor with 4 or 5 Gruppen: the player says which', () => {
    for (const [count, die] of [
      [4, 1],
      [5, 3],
    ] as const) {
      const campaign = unseen()
      const flight = inTheAir(campaign, RYE, bombers(count))
      expect(offers(detect(campaign), `detection ${die}`)).toEqual(['minor', 'major'])
      script(detect(campaign), `detection ${die}, raid-class minor`)
      expect(flight.taken).toBe('minor')
    }
  })

  test('RE-6.2.h limited or accurate: no class', () => {
    for (const die of [3, 4]) {
      const campaign = unseen()
      const flight = inTheAir(campaign, RYE, bombers(2))
      detected(campaign, die)
      expect([flight.intelligence, flight.taken]).toEqual([die === 3 ? 'limited' : 'accurate', undefined])
    }
  })

  test('RE-6.21.a RE-A-26 no warning: the patrol escorts, beyond its range and with nobody to escort', () => {
    const campaign = aCampaign({ weather: { 2: 'clear', 3: 'broken' } })
    inTheAir(campaign, OXFORD, 'patrol I/JG2 II/JG2')
    const played = script(detect(campaign), 'detection 4')
    expectAt(campaign, 'escort I/JG2 II/JG2')
    expect(factsOf(played, 'no-warning')).toEqual([{ raid: 0, gruppen: ['I/JG2', 'II/JG2'] }])
  })

  test('RE-6.21.a be it one Gruppe, or nobody', () => {
    const joined = (display: string) => {
      const campaign = aCampaign({ weather: { 2: 'clear', 3: 'broken' } })
      inTheAir(campaign, OXFORD, display)
      return factsOf(script(detect(campaign), 'detection 4'), 'no-warning')
    }
    expect(joined('patrol I/JG2')).toEqual([{ raid: 0, gruppen: ['I/JG2'] }])
    expect(joined('bomber I/LG1')).toEqual([])
  })

  test('RE-6.2.d one Me 109 alone is a raid of Me 109s', () => {
    const campaign = aCampaign()
    inTheAir(campaign, RYE, 'hunt I/JG51')
    expect(detected(campaign, 6).modifiers).toContainEqual({ why: 'only-me109', by: -2 })
  })

  test('RE-6.1.j RE-6.21.a with any warning the patrol stays over the Channel', () => {
    const campaign = unseen()
    inTheAir(campaign, RYE, `${bombers(1)}, patrol I/JG51`)
    expect(detected(campaign, 5).warning).toBe('late')
    expectAt(campaign, 'patrol I/JG51')
  })

  test('RE-4.II.2 RE-A-51 a decoy looks like six Gruppen, and goes on to the response', () => {
    const campaign = aCampaign()
    const flight = inTheAir(campaign, WEYMOUTH, '', {}, { strategies: [DECOY] })
    const played = script(detect(campaign), 'detection 1')
    expect(played.value).toBe('response')
    expect(factsOf(played, 'detection')).toMatchObject([
      {
        modifiers: [
          { why: 'observers', by: 2 },
          { why: 'size', by: 2 },
        ],
        result: 5,
      },
    ])
    expect(flight).toMatchObject({ warning: 'late', intelligence: 'poor', taken: 'major' })
  })
})
