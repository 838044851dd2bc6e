import { describe, expect, test } from 'vitest'
import { squadronAttack } from '../../rules/09-combat/attacks.ts'
import { fight } from '../../rules/09-combat/combat.ts'
import { hunting, aFight as raid } from '../kit/raid.ts'
import { aCampaign, expectAt, factsOf, lay, type Played, reduce, script } from '../kit/table.ts'

/** The row that a combat was resolved on, as a letter. */
function rowOf(played: Pick<Played<unknown>, 'notes'>): string {
  return factsOf(played, 'combat').map(({ row }) => 'ABCDEFGHI'[Number(row)])[0] ?? ''
}

const EXAMPLE = 'hunt I/JG51 I/JG26 II/JG51 III/JG51 54 65 111, bomber I/KG1'

describe('9.1 Resolving an attack', () => {
  test('RE-4.II.7 RE-9.1.a RE-9.1.d RE-9.2.a RE-9.21.a RE-EX-32 all in the Hunt Box fight one combat, each by its letter', () => {
    const campaign = raid(EXAMPLE)
    reduce(campaign, 'I/JG26')
    const played = hunting(campaign, 2)
    expect(factsOf(played, 'combat')).toMatchObject([
      { box: 'hunt', value: 12, gruppen: 4, row: 3, shift: 0 },
    ])
    expectAt(campaign, 'inflight- I/JG51, light-loss I/JG26, inflight- II/JG51, escort III/JG51')
    expectAt(campaign, 'inflight- 54, light-loss 65, bomber- 111')
    expect(factsOf(played, 'score')).toEqual([
      { by: 1, vp: 1, why: 'gruppe' },
      { by: -1, vp: 0, why: 'squadron' },
    ])
    expect(played.value).toBe('target-event')
  })

  test('RE-4.II.10 RE-9.23.a RE-9.23.b RE-9.23.c RE-EX-33 RE-A-42 squadrons fight those whom they intercepted; the others bomb or leave', () => {
    const campaign = raid('bomber I/KG1 II/KG1 I/KG4 65 610, escort II/JG51 I/ZG26', {
      intercepted: ['I/KG1', 'II/KG1', 'II/JG51'],
    })
    const played = script(squadronAttack(campaign), 'combat 2')
    expect(factsOf(played, 'combat')).toMatchObject([{ box: 'bomber', value: 20, gruppen: 3, row: 6 }])
    expectAt(campaign, 'bomber- I/KG1, heavy-loss II/KG1 II/JG51, bomber I/KG4, inflight I/ZG26')
    expectAt(campaign, 'light-loss 65, inflight- 610')
    expect(campaign.vp).toBe(3)
    expect(played.value).toBe('bombardment')
    expect(campaign.flight?.intercepted).toEqual([])
  })

  test('RE-9.a units in other boxes take no part in the hunter attack', () => {
    const campaign = raid('hunt I/JG51 54, bomber I/KG1 65, escort I/JG26, patrol II/JG51')
    const played = hunting(campaign, 6)
    expect(factsOf(played, 'combat')).toMatchObject([{ value: 4, gruppen: 1 }])
    expectAt(campaign, 'bomber I/KG1 65, escort I/JG26, patrol II/JG51')
  })

  test('RE-9.1.a the side that is up counts', () => {
    const campaign = raid('hunt I/JG51 I/JG26 54 65')
    reduce(campaign, 'I/JG51 54')
    expect(factsOf(hunting(campaign, 1), 'combat')).toMatchObject([{ value: 8 }])
  })

  test.each([
    [0, 'D', 0],
    [7, 'D', 0],
    [8, 'F', 1],
    [14, 'F', 1],
    [15, 'I', 2],
  ] as const)('RE-9.1.b RE-14.4.b at depletion %i three Gruppen fight on row %s', (depletion, row, level) => {
    const played = hunting(raid('hunt I/JG51 II/JG51 III/JG51 54 65 111', {}, { depletion }), 1)
    expect(factsOf(played, 'combat')).toMatchObject([{ value: 11, gruppen: 3, depletion: level }])
    expect(rowOf(played)).toBe(row)
  })

  test.each([
    ['54', 'E'],
    ['54 65', 'I'],
  ])('RE-9.1.c one Gruppe against %s: row %s, and the last row holds for all beyond', (squadrons, row) => {
    expect(rowOf(hunting(raid(`hunt I/JG51 ${squadrons}`), 1))).toBe(row)
  })

  test.each([
    ['RE-CP.A1.a RE-EX-52 British', 1, 'E'],
    ['RE-CP.A6.a RE-EX-53 German', -1, 'C'],
  ] as const)('%s altitude advantage: row D shifted by %i is row %s', (_, altitude, row) => {
    const campaign = raid(EXAMPLE, { altitude })
    reduce(campaign, 'I/JG26')
    expect(rowOf(hunting(campaign, 2))).toBe(row)
  })

  test('RE-CP.A1.a RE-CP.A6.a altitude counts in the squadron attack too', () => {
    const at = (altitude: -1 | 1) =>
      rowOf(
        script(squadronAttack(raid('bomber I/KG1 54 65', { altitude, intercepted: ['I/KG1'] })), 'combat 1'),
      )
    expect([at(-1), at(1)]).toEqual(['H', 'I'])
  })

  test('RE-9.1.c RE-A-41 a shift does not leave the table, and shifts add up', () => {
    expect(rowOf(hunting(raid('hunt I/JG51 54 65', { altitude: 1 }), 1))).toBe('I')
    const low = raid('hunt I/JG51 I/JG26 II/JG51 II/JG26 III/JG51 32', { altitude: -1 })
    expect(rowOf(hunting(low, 1))).toBe('A')
    const both = raid('bomber I/KG1 I/KG2 I/KG4 54', {
      altitude: 1,
      bigWing: true,
      intercepted: ['I/KG1', 'I/KG2', 'I/KG4'],
    })
    expect(factsOf(script(squadronAttack(both), 'combat 1'), 'combat')).toMatchObject([
      { value: 21, row: 8, shift: 2 },
    ])
  })

  test('RE-CP.T1.a the big wing does not count in the hunter attack', () => {
    const campaign = raid('hunt I/JG51 54', { bigWing: true })
    expect(factsOf(hunting(campaign, 1), 'combat')).toMatchObject([{ shift: 0, row: 4 }])
  })

  test('a combat in no raid has no shift: the ratings and boxes of the units decide', () => {
    const campaign = aCampaign({ night: true })
    lay(campaign, 'bomber I/KG1 600')
    const played = script(fight(campaign, 'bomber'), 'combat 1')
    expect(played.value).toEqual([
      { unit: 'I/KG1', rating: 6, result: 'L', to: 'light-loss', side: 'full' },
      { unit: '600', rating: 2, result: '-', to: 'inflight', side: 'full' },
    ])
    expect(campaign.vp).toBe(1)
  })
})

describe('points that decide the battle', () => {
  test('RE-16.2.a RE-A-83 a loss that brings the total to -35 or 35 ends the game with the attack', () => {
    const campaign = raid('hunt I/JG51 54, bomber I/KG1', {}, { vp: 34 })
    expect(hunting(campaign, 5).value).toBeUndefined()
    expect(campaign.ended?.winner).toBe('raf')
    const bombers = raid('bomber I/KG1 54', { intercepted: ['I/KG1'] }, { vp: 34 })
    expect(script(squadronAttack(bombers), 'combat 1').value).toBeUndefined()
  })
  test('RE-16.2.c RE-A-102 the game ends at once: what the same combat did to squadrons counts no more', () => {
    const campaign = raid(EXAMPLE, {}, { vp: 34 })
    reduce(campaign, 'I/JG26')
    const played = hunting(campaign, 2)
    expectAt(campaign, 'light-loss I/JG26 65')
    expect(factsOf(played, 'score')).toEqual([{ by: 1, vp: 35, why: 'gruppe' }])
    expect(campaign.vp).toBe(35)
  })
})
