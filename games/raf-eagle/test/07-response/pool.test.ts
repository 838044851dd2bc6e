import { describe, expect, test } from 'vitest'
import { layOut, packOf } from '../../pack/index.ts'
import { gatherPool } from '../../rules/07-response/pool.ts'
import { respond } from '../../rules/07-response/response.ts'
import type { Campaign, Flight } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { aCampaign, expectAt, factsOf, inTheAir, lay, offers, reduce, script } from '../kit/table.ts'

const BIGGIN = 12
const KENLEY = 15
const DOVER = 34

/** A raid by one bomber that was detected so. */
function detected(card: number, known: Partial<Flight>, campaign = aCampaign()): Campaign {
  inTheAir(campaign, card, 'bomber I/KG1', { intelligence: 'poor', taken: 'minor', ...known })
  return campaign
}

/** What the sectors give: `6/11 54 65 74`. */
function gathered(campaign: Campaign, lines = ''): string[] {
  const played = script(gatherPool(campaign), lines, ['eligible'])
  const { sectors } = factsOf(played, 'pool')[0] as {
    sectors: readonly { sector: string; squadrons: readonly string[] }[]
  }
  return sectors.map(({ sector, squadrons }) => [sector, ...squadrons].join(' '))
}

function poolOf(campaign: Campaign): string[] {
  return Object.entries(campaign.squadrons)
    .filter(([, { place }]) => place === 'pool')
    .map(([id]) => id)
    .sort()
}

describe('who is eligible', () => {
  test('RE-7.1.a RE-7.1.b RE-EX-12 sufficient warning: up to 3 from 6/11, 2 from 7/11, 2 from 5/11', () => {
    const campaign = detected(DOVER, { warning: 'sufficient' })
    expect(gathered(campaign, 'eligible 32')).toEqual(['6/11 54 65 74', '7/11 32 610', '5/11 56 151'])
    expectAt(campaign, 'pool 54 65 74 32 610 56 151, sector 501 64')
  })

  test('RE-7.1.a RE-7.11.a RE-EX-13 early or very early: the sectors farther away as well', () => {
    for (const warning of ['early', 'very-early'] as const) {
      const campaign = detected(DOVER, { warning })
      expect(gathered(campaign, 'eligible 501 615')).toEqual([
        '6/11 54 65 74',
        '7/11 501 610',
        '5/11 56 151',
        '2/11 615 64',
        '3/11 1 257',
        '4/11 17',
      ])
      expect(poolOf(campaign)).toHaveLength(12)
    }
  })

  test('RE-7.1.a without warning and late: the columns for those', () => {
    expect(gathered(detected(DOVER, { warning: 'none' }), 'eligible 32')).toEqual(['7/11 32'])
    const late = gathered(detected(DOVER, { warning: 'late' }), 'eligible 54 32 56')
    expect(late).toEqual(['6/11 54', '7/11 32 610', '5/11 56'])
  })

  /** The sector 7/11 of the example, with one Hurricane and two Spitfires. */
  const twoSpitfires = () => {
    const { pack } = packOf({ pack: PROOF_PACK })
    const squadrons = pack.squadrons.map(one =>
      one.id === '501' ? { ...one, type: 'Spitfire' as const } : one,
    )
    return aCampaign({ pack: layOut({ ...pack, id: 'proof-dover', squadrons }) })
  }

  test('RE-7.1.c RE-EX-14 of one Hurricane and two Spitfires the two Spitfires are taken: a pool of 7', () => {
    const campaign = detected(DOVER, { warning: 'sufficient' }, twoSpitfires())
    // With one of each left it is a Spitfire again.
    expect(gathered(campaign, 'eligible 610')).toContain('7/11 610 501')
    expect(poolOf(campaign)).toHaveLength(7)
  })

  test('RE-7.1.b RE-EX-15 a sector that has fewer gives what it has: a pool of 6', () => {
    const campaign = detected(DOVER, { warning: 'sufficient' }, twoSpitfires())
    lay(campaign, 'landing 65')
    expect(gathered(campaign)).toContain('6/11 54 74')
    expect(poolOf(campaign)).toHaveLength(6)
  })

  test('RE-7.1.c RE-A-28 chance decides among squadrons of the type', () => {
    expect(offers(gatherPool(detected(DOVER, { warning: 'none' })))).toEqual(['32', '501'])
  })

  test('RE-7.1.b squadrons that are not in their sector on the map are not taken', () => {
    const campaign = detected(DOVER, { warning: 'sufficient' })
    lay(campaign, 'inflight 54, re-arm 65, light-loss 74, landing 56, heavy-loss 151')
    expect(gathered(campaign)).toEqual(['6/11', '7/11 32 610', '5/11'])
  })

  test('RE-7.12.a Blenheims never come', () => {
    const campaign = detected(DOVER, { warning: 'sufficient' }, aCampaign({ night: true }))
    lay(campaign, 'inflight 54 65 74 56')
    expect(gathered(campaign)).toEqual(['6/11', '7/11 32 610', '5/11 151'])
    expectAt(campaign, 'sector 600 25')
  })

  test('RE-7.13.a RE-4.II.4 an empty pool: no roll, no response', () => {
    const campaign = detected(DOVER, { warning: 'none' })
    lay(campaign, 'inflight 32 501 610')
    const { value, pauses, notes } = script(respond(campaign))
    expect([value, pauses]).toEqual(['hunter-interception', []])
    expect(notes.at(-1)).toMatchObject({ rule: 'RE-7.13.a', what: 'no-response' })
  })

  test('RE-10.23.c a sector without control room helps nobody else, and itself with two', () => {
    const hit = (airfield: string) => aCampaign({ damage: { [airfield]: 'light' } })
    expect(gathered(detected(DOVER, { warning: 'sufficient' }, hit('Hornchurch')))).toEqual([
      '7/11 32 610',
      '5/11 56 151',
    ])
    expect(gathered(detected(BIGGIN, { warning: 'sufficient' }))[0]).toBe('7/11 32 501 610')
    expect(gathered(detected(BIGGIN, { warning: 'sufficient' }, hit('Biggin Hill')))[0]).toBe('7/11 32 610')
    expect(gathered(detected(BIGGIN, { warning: 'none' }, hit('Biggin Hill')))).toEqual(['7/11 32'])
    // Damage to other targets of the sector does not matter.
    expect(gathered(detected(BIGGIN, { warning: 'sufficient' }, hit('Rye')))[0]).toBe('7/11 32 501 610')
  })
})

describe('green squadrons', () => {
  const green = (ids: string, advanced = false) => {
    const campaign = aCampaign({ advanced })
    reduce(campaign, ids)
    return campaign
  }

  test('RE-14.3.b a green squadron must be taken, and only one of all of them, even if the pool shrinks', () => {
    // 610 would not be taken before 32 and 501; 65 would be; RE-A-29 it fills a place of its sector.
    const one = detected(DOVER, { warning: 'none' }, green('610'))
    expect(gathered(one)).toEqual(['7/11 610'])
    const two = detected(DOVER, { warning: 'sufficient' }, green('65 610'))
    expect(gathered(two)).toEqual(['6/11 65 54 74', '7/11 32 501', '5/11 56 151'])
    const shrunk = detected(DOVER, { warning: 'sufficient' }, green('65 56'))
    expect(gathered(shrunk, 'eligible 32')).toEqual(['6/11 65 54 74', '7/11 32 610', '5/11 151'])
    expectAt(shrunk, 'pool- 65, sector- 56')
  })

  test('RE-7.1.c RE-A-29 types are counted among the full squadrons', () => {
    // 32 comes. With the green 615 Hurricanes would be more numerous in 2/11.
    const campaign = detected(BIGGIN, { warning: 'late' }, green('32 615'))
    expect(gathered(campaign)).toEqual(['7/11 32 610', '2/11 64'])
  })

  test('RE-14.3.c from the sector that the card lists first', () => {
    const campaign = detected(BIGGIN, { warning: 'sufficient' }, green('54 64'))
    expect(gathered(campaign)).toEqual(['7/11 32 501 610', '2/11 64 615', '6/11 65 74', '5/11 56'])
  })

  test('RE-14.3.c of two in one sector the player says which', () => {
    const campaign = () => detected(DOVER, { warning: 'sufficient' }, green('54 65'))
    expect(offers(gatherPool(campaign()))).toEqual(['54', '65'])
    expect(gathered(campaign(), 'green-responds 65')[0]).toBe('6/11 65 74')
  })

  test('RE-14.3.b RE-A-30 a green squadron without its control room stays at home', () => {
    const campaign = detected(DOVER, { warning: 'sufficient' }, green('54 610'))
    campaign.damage = { Hornchurch: 'light' }
    expect(gathered(campaign)).toEqual(['7/11 610 32', '5/11 56 151'])
  })

  test('RE-14.3.b a green squadron of a sector that sends nobody is not eligible', () => {
    expect(gathered(detected(DOVER, { warning: 'none' }, green('54')), 'eligible 32')).toEqual(['7/11 32'])
  })

  test('RE-19.61.a RE-A-34 two green squadrons by the same order, but one of a sector', () => {
    const campaign = detected(DOVER, { warning: 'sufficient' }, green('54 65 56 151 610', true))
    const lines = 'green-responds 54'
    expect(gathered(campaign, lines)).toEqual(['6/11 54 74', '7/11 610 32', '5/11'])
    expectAt(campaign, 'pool- 54 610, sector- 65 56 151')
  })
})

describe('the ace', () => {
  const withAce = (known: Partial<Flight>, advanced = true) => {
    const campaign = detected(KENLEY, known, aCampaign({ advanced }))
    gathered(campaign)
    return poolOf(campaign).includes('Ace')
  }

  test('RE-19.63.a it joins on accurate intelligence or very early warning, by the advanced rules', () => {
    expect(withAce({ warning: 'late', intelligence: 'accurate' })).toBe(true)
    expect(withAce({ warning: 'very-early', intelligence: 'poor' })).toBe(true)
    expect(withAce({ warning: 'early', intelligence: 'limited' })).toBe(false)
    expect(withAce({ warning: 'very-early', intelligence: 'accurate' }, false)).toBe(false)
  })

  test('RE-19.63.a RE-A-03 in the Spitfire: the other ace stays among the counters', () => {
    const { pack } = packOf({ pack: PROOF_PACK })
    const other = {
      id: 'Other',
      sector: '2/12',
      type: 'Hurricane',
      letter: 'B',
      rating: [4, 3],
      ace: true,
      source: 'designed',
      ref: 'RE-2.21.l',
    } as const
    const two = layOut({ ...pack, id: 'two aces', squadrons: [...pack.squadrons, other] })
    const campaign = aCampaign({ advanced: true, pack: two })
    campaign.squadrons.Other = { place: 'out', full: true }
    gathered(detected(KENLEY, { warning: 'late', intelligence: 'accurate' }, campaign))
    expectAt(campaign, 'pool Ace, out Other')
  })

  test('RE-19.63.a it comes besides all others', () => {
    const campaign = detected(
      DOVER,
      { warning: 'early', intelligence: 'accurate' },
      aCampaign({ advanced: true }),
    )
    expect(gathered(campaign)[0]).toBe('6/11 54 65 74')
    expect(poolOf(campaign)).toHaveLength(13)
  })
})
