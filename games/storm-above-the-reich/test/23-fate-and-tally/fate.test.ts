import { describe, expect, test } from 'vitest'
import { type FighterKind, HIT_TYPES, type HitType } from '../../pack/types.ts'
import { endMission } from '../../rules/06-turn/mission-end.ts'
import { decideFate } from '../../rules/23-fate-and-tally/fate.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { aCampaign, factsOf, type Piece, rolls, script } from '../kit/table.ts'

/** One fighter in a Fate Box. */
function stricken(fate: HitType, piece: Partial<Piece> = {}): Campaign {
  return aCampaign({ ep: 3, fighters: [{ at: 'fate', fate, ...piece }] })
}

function only(campaign: Campaign): Fighter {
  return campaign.mission?.fighters[0] as Fighter
}

describe('the aircraft', () => {
  test.each([
    ['fw190', 8, 'crashes'],
    ['fw190', 9, 'lands'],
    ['mc202', 8, 'crashes'],
    ['iar80', 9, 'lands'],
    ['bf110', 6, 'crashes'],
    ['ju88', 7, 'lands'],
    ['me163', 9, 'crashes'],
    ['me163', 10, 'lands'],
  ] as [FighterKind, number, string][])(
    'SR-FAT-01 in the Cockpit box a %s with a %i %s',
    (kind, die, fate) => {
      const campaign = stricken('cockpit', { kind })
      const { value, notes } = script(decideFate(campaign), [rolls('fate.roll', die)], ['fate.bail-out'])
      expect(value).toBe('fate')
      expect(factsOf({ notes }, 'fate.rolled')[0]).toMatchObject({ box: 'cockpit', die, total: die, fate })
      expect(only(campaign)).toMatchObject({ at: fate === 'lands' ? 'home' : 'lost', fate: undefined })
    },
  )

  test('SR-FAT-01 each box has its own table; fighters are looked at one after the other, then comes the tally', () => {
    const campaign = aCampaign({
      fighters: [{ at: 'fate', fate: 'cockpit' }, { at: 'exited' }, { at: 'fate', fate: 'wing' }],
    })
    expect(script(decideFate(campaign), [rolls('fate.roll', 9)]).value).toBe('fate')
    const second = script(decideFate(campaign), [rolls('fate.roll', 7)])
    expect(factsOf(second, 'fate.rolled')[0]).toMatchObject({
      fighter: 2,
      name: 'Crnold',
      box: 'wing',
      column: 'single',
      fate: 'lands',
    })
    expect(script(decideFate(campaign)).value).toBe('tally')
  })

  test.each(HIT_TYPES.map(type => [type, ['cockpit', 'engine', 'fuel'].includes(type)] as const))(
    'SR-FAT-02 Armor helps in the %s box: %s',
    (box, helps) => {
      const campaign = stricken(box, { armor: true })
      const { notes } = script(decideFate(campaign), [rolls('fate.roll', 1), rolls('fate.bail-out', 3)])
      const modifiers = helps ? [{ id: 'armor', by: 2 }] : []
      expect(factsOf({ notes }, 'fate.rolled')[0]).toMatchObject({ modifiers, total: helps ? 3 : 1 })
      expect(factsOf({ notes }, 'fate.bailed-out')[0]).toMatchObject({ modifiers, total: helps ? 5 : 3 })
    },
  )

  test.each([
    [true, 1, 'wounded'],
    [false, 3, 'killed'],
  ])(
    'SR-FAT-02 on fire, and a 3 to get out: with Armor %s, die %i, the pilot is %s',
    (armor, die, status) => {
      const campaign = stricken('cockpit', { armor })
      script(decideFate(campaign), [rolls('fate.roll', die), rolls('fate.bail-out', 3)])
      expect(campaign.pilots[0]?.status).toBe(status)
    },
  )

  test('SR-FAT-02 no Armor, no help', () => {
    const { notes } = script(decideFate(stricken('engine')), [rolls('fate.roll', 9)])
    expect(factsOf({ notes }, 'fate.rolled')[0]).toMatchObject({ modifiers: [], total: 9 })
  })

  test('SR-FAT-06 SR-PIL-34 an auxiliary that does not land costs one EP and one OP, and nobody bails out', () => {
    const campaign = stricken('fuselage', { kind: 'bf110' })
    const { pauses } = script(decideFate(campaign), [rolls('fate.roll', 5)])
    expect(pauses).toHaveLength(1)
    expect(campaign).toMatchObject({ ep: 2, deduction: 1 })
  })

  test('SR-FAT-06 an auxiliary that lands costs nothing', () => {
    const campaign = stricken('fuselage', { kind: 'bf110' })
    script(decideFate(campaign), [rolls('fate.roll', 6)])
    expect(campaign).toMatchObject({ ep: 3, deduction: 0 })
    expect(only(campaign).at).toBe('home')
  })
})

describe('the pilot', () => {
  test('SR-FAT-03 SR-PIL-28 SR-FAT-07 he lands: one EP for him alone, and he flies again', () => {
    const campaign = stricken('wing')
    const { notes } = script(decideFate(campaign), [rolls('fate.roll', 7)])
    expect(notes.map(({ rule }) => rule)).toEqual(['SR-FAT-01', 'SR-PIL-28'])
    expect(campaign.pilots[0]).toMatchObject({ ep: 1, status: 'ready', story: [{ what: 'landed' }] })
    expect(campaign.ep).toBe(3)
  })

  test.each([
    [1, 'explodes', 7, 'no'],
    [1, 'explodes', 8, 'wounded'],
    [4, 'fire', 4, 'no'],
    [4, 'fire', 7, 'yes'],
    [6, 'crashes', 7, 'yes'],
  ] as const)('SR-FAT-04 a %i, %s: a second die, %i, %s', (die, fate, second, bailOut) => {
    const campaign = stricken('fuselage')
    const { notes } = script(decideFate(campaign), [rolls('fate.roll', die), rolls('fate.bail-out', second)])
    expect(factsOf({ notes }, 'fate.rolled')[0]).toMatchObject({ fate })
    expect(factsOf({ notes }, 'fate.bailed-out')).toEqual([
      {
        fighter: 0,
        name: 'Arnold',
        box: 'fuselage',
        die: second,
        modifiers: [],
        total: second,
        column: fate,
        bailOut,
      },
    ])
    expect(only(campaign).at).toBe('lost')
    expect(campaign.deduction).toBe(0)
  })

  test.each([
    [4, 'killed', 0, { what: 'killed', of: 'fire' }],
    [5, 'wounded', 1, { what: 'wounded' }],
    [7, 'ready', 1, { what: 'bailed-out' }],
  ] as const)('SR-FAT-05 SR-PIL-28 bail out %i: %s, %i EP', (die, status, ep, line) => {
    const campaign = stricken('fuselage')
    const { notes } = script(decideFate(campaign), [rolls('fate.roll', 3), rolls('fate.bail-out', die)])
    expect(notes.some(({ rule }) => rule === 'SR-PIL-28')).toBe(ep > 0)
    expect(campaign.pilots[0]).toMatchObject({ status, ep, story: [line] })
    expect(campaign.mission?.score).toMatchObject({
      killed: status === 'killed' ? [0] : [],
      wounded: status === 'wounded' ? [0] : [],
      ep: 0,
    })
  })
})

describe('the end of the mission', () => {
  test('SR-SEQ-09 fighters still hit recover first, one at a time', () => {
    const campaign = aCampaign({
      fighters: [
        { at: 'tail/low', hits: ['fuselage-3'] },
        { at: 'nose/return/high', hits: ['wing-4'] },
        { at: 'tail/low' },
      ],
    })
    expect(script(endMission(campaign), [rolls('recovery.roll', 3)]).value).toBe('mission-end')
    expect(script(endMission(campaign), [rolls('recovery.roll', 1)]).value).toBe('mission-end')
    expect(campaign.mission?.fighters.map(({ at }) => at)).toEqual(['tail/low', 'fate', 'tail/low'])
    expect(script(endMission(campaign)).value).toBe('fate')
  })

  test('SR-SEQ-09 then every dogfight is fought out', () => {
    const campaign = aCampaign({
      fighters: [{ at: 'dogfight', group: 1, hits: ['fuselage-3'] }],
      escorts: [{ at: 'dogfight', group: 1, number: 2 }],
    })
    expect(script(endMission(campaign), [rolls('recovery.roll', 9)]).value).toBe('mission-end')
    const { value, pauses } = script(endMission(campaign), [rolls('combat.roll', 8)])
    expect(value).toBe('fate')
    expect(pauses).toHaveLength(1)
    expect(only(campaign).at).toBe('exited')
  })
})
