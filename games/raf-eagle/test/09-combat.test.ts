import { describe, expect, test } from 'vitest'
import { hunterAttack, squadronAttack } from '../rules/09-combat/attacks.ts'
import { fight } from '../rules/09-combat/combat.ts'
import { leaveRaid, recover } from '../rules/11-recovery.ts'
import type { Campaign, Flight } from '../state.ts'
import { aCampaign, expectAt, factsOf, inTheAir, lay, type Played, reduce, script } from './kit/table.ts'

/** A raid on card 8, in the air. */
function raid(display: string, flight: Partial<Flight> = {}, with_: Parameters<typeof aCampaign>[0] = {}) {
  const campaign = aCampaign(with_)
  inTheAir(campaign, 8, display, flight)
  return campaign
}

/** The row that a combat was resolved on, as a letter. */
function rowOf(played: Pick<Played<unknown>, 'notes'>): string {
  return factsOf(played, 'combat').map(({ row }) => 'ABCDEFGHI'[Number(row)])[0] ?? ''
}

function hunting(campaign: Campaign, die: number) {
  return script(hunterAttack(campaign), `combat ${die}`)
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

  test('RE-4.II.10 RE-9.23.a RE-9.23.b RE-9.23.c RE-EX-33 AMB-42 squadrons fight those whom they intercepted; the others bomb or leave', () => {
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

  test('RE-9.1.c AMB-41 a shift does not leave the table, and shifts add up', () => {
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
    const played = script(fight(campaign, ['I/KG1'], ['600']), 'combat 1')
    expect(played.value).toEqual([
      { unit: 'I/KG1', result: 'L', to: 'light-loss', side: 'full' },
      { unit: '600', result: '-', to: 'inflight', side: 'full' },
    ])
    expect(campaign.vp).toBe(1)
  })
})

describe('9.2 Combat damage', () => {
  /** A combat of one Gruppe in the Hunt Box, of letter A, and 54: row E by value 4, or F reduced. */
  const hunter = (die: number, reduced = '') => {
    const campaign = raid('hunt I/JG51 54, bomber I/KG1')
    if (reduced) reduce(campaign, reduced)
    hunting(campaign, die)
    return campaign
  }

  test('RE-9.1.e RE-9.2.c a hunter that does not leave goes to Close Escort: full without effect, reduced by D', () => {
    expectAt(hunter(1), 'escort- I/JG51')
    // Row D: no effect on letter A.
    expectAt(hunter(1, '54'), 'escort I/JG51')
  })

  test('RE-9.1.e RE-9.2.e RE-EX-31 an abort sends a full fighter Inflight reduced, a reduced one to Light Loss', () => {
    expectAt(hunter(2), 'inflight- I/JG51')
    const campaign = hunter(2, 'I/JG51')
    expectAt(campaign, 'light-loss I/JG51')
    expect(campaign.vp).toBe(1)
  })

  test('RE-9.1.e RE-9.2.i RE-9.2.b light and heavy losses lie full in their boxes, and score at once', () => {
    const light = hunter(5)
    expectAt(light, 'light-loss I/JG51')
    expect(light.vp).toBe(1)
    // Row F, die 6: a light loss is a heavy one to who is reduced.
    const heavy = hunter(6, 'I/JG51')
    expectAt(heavy, 'heavy-loss I/JG51')
    expect(heavy.vp).toBe(2)
  })

  test('RE-9.2.d RE-9.2.f a squadron in Hunt: unhurt or disrupted it goes to Bomber, an abort sends it Inflight reduced', () => {
    expectAt(hunter(1), 'bomber 54')
    expectAt(hunter(2), 'bomber- 54')
    expectAt(hunter(3), 'inflight- 54')
    expectAt(hunter(2, '54'), 'light-loss 54')
  })

  test('RE-9.22.a a squadron: -1 for a light loss, -2 for a heavy one', () => {
    const campaign = raid('hunt I/JG51 I/JG26 II/JG26 II/JG51 III/JG51 501 145, bomber I/KG1')
    // Row B, die 5: L for B reduced by A; H for C.
    hunting(campaign, 5)
    expectAt(campaign, 'light-loss 501, heavy-loss 145')
    expect(campaign.vp).toBe(-3)
  })

  test('RE-9.2.g RE-9.2.h disrupted, a full Gruppe stays in Bomber reduced; a full squadron there leaves reduced', () => {
    const campaign = raid('bomber I/KG1 II/KG1 65', { altitude: -1, intercepted: ['I/KG1', 'II/KG1'] })
    script(squadronAttack(campaign), 'combat 2')
    expectAt(campaign, 'light-loss II/KG1, inflight- 65')
    const stays = raid('bomber I/KG4 II/KG4 III/KG1 32', { intercepted: ['I/KG4', 'II/KG4', 'III/KG1'] })
    script(squadronAttack(stays), 'combat 1')
    expectAt(stays, 'bomber- I/KG4, light-loss II/KG4, inflight- III/KG1, inflight 32')
  })

  test('RE-9.23.b squadrons and escorts leave after the squadron attack even without effect', () => {
    const campaign = raid('bomber I/KG4 II/KG4 32, escort II/JG51 II/JG26 I/JG51', {
      intercepted: ['I/KG4', 'II/JG51', 'II/JG26'],
    })
    reduce(campaign, 'I/JG51')
    script(squadronAttack(campaign), 'combat 1')
    expectAt(campaign, 'bomber I/KG4 II/KG4, inflight 32 II/JG51 II/JG26, inflight- I/JG51')
  })

  test('RE-11.a with nobody left to bomb the raid is over', () => {
    const campaign = raid('bomber I/KG1 54, patrol I/JG51', { intercepted: ['I/KG1'] })
    expect(script(squadronAttack(campaign), 'combat 1').value).toBe('recovery')
    script(recover(campaign))
    expectAt(campaign, 'light-loss I/KG1, clock/3 I/JG51, inflight 54')
  })

  test('RE-CP.T7.b AMB-54 after bombs that fell first the survivors of the squadron attack leave', () => {
    const campaign = raid('bomber I/KG4 II/KG4 32, escort I/JG51, patrol I/JG26', {
      bombsFirst: true,
      bombed: true,
      intercepted: ['I/KG4'],
    })
    expect(script(squadronAttack(campaign), 'combat 1').value).toBe('recovery')
    script(recover(campaign))
    expectAt(campaign, 'base II/KG4, clock/3 I/JG51 I/JG26, inflight 32')
  })
})

describe('after the hunter attack', () => {
  test('AMB-37 in a sweep without bombers whoever would go on goes home as it is', () => {
    const campaign = raid('hunt III/JG51 III/JG26 54 610')
    expect(hunting(campaign, 1).value).toBe('target-event')
    expectAt(campaign, 'inflight 54, inflight- 610')
    expectAt(campaign, 'inflight III/JG51 III/JG26')
  })

  test('AMB-38 hunters whose squadrons are gone leave; escorts stay with squadrons behind them', () => {
    const campaign = raid('hunt I/JG51, bomber I/KG1 54, escort I/JG26')
    expect(script(hunterAttack(campaign)).value).toBe('target-event')
    expectAt(campaign, 'inflight I/JG51, escort I/JG26, bomber I/KG1 54')
    expect(campaign.flight?.unopposed).toBe(false)
  })

  test('RE-8.1.f AMB-38 and strafe if there are none', () => {
    const campaign = raid('hunt I/JG51, bomber I/KG1, escort I/JG26')
    script(hunterAttack(campaign))
    expectAt(campaign, 'inflight I/JG51, bomber I/JG26 I/KG1')
    expect(campaign.flight?.unopposed).toBe(true)
  })
})

describe('points that decide the battle', () => {
  test('RE-16.2.a AMB-83 a loss that brings the total to -35 or 35 ends the game with the attack', () => {
    const campaign = raid('hunt I/JG51 54, bomber I/KG1', {}, { vp: 34 })
    expect(hunting(campaign, 5).value).toBeUndefined()
    expect(campaign.ended?.winner).toBe('raf')
    const bombers = raid('bomber I/KG1 54', { intercepted: ['I/KG1'] }, { vp: 34 })
    expect(script(squadronAttack(bombers), 'combat 1').value).toBeUndefined()
  })
})

describe('advanced rules', () => {
  /** A Me 109 that carries bombs. */
  function jabo(display: string, flight: Partial<Flight> = {}) {
    const campaign = raid(display, flight, { advanced: true })
    Object.assign(campaign.gruppen['I/JG51'] ?? {}, { jabo: true })
    return campaign
  }

  test('RE-19.3.e a Jabo fights with the ratings of its marker, of the side that is up', () => {
    const value = (reduced: boolean) => {
      const campaign = jabo('bomber I/JG51 54', { intercepted: ['I/JG51'] })
      if (reduced) reduce(campaign, 'I/JG51')
      return factsOf(script(squadronAttack(campaign), 'combat 1'), 'combat')[0]?.value
    }
    expect([value(false), value(true)]).toEqual([6, 7])
  })

  test('RE-19.3.e RE-19.3.f a Jabo that is reduced keeps its marker; one that leaves by combat or event loses it', () => {
    const stays = jabo('bomber I/JG51 54', { intercepted: ['I/JG51'] })
    script(squadronAttack(stays), 'combat 1')
    expectAt(stays, 'bomber- I/JG51')
    expect(stays.gruppen['I/JG51']?.jabo).toBe(true)
    const leaves = jabo('bomber I/JG51 54', { intercepted: ['I/JG51'] })
    script(squadronAttack(leaves), 'combat 4')
    expectAt(leaves, 'inflight- I/JG51')
    expect(leaves.gruppen['I/JG51']).not.toHaveProperty('jabo')
    const sent = jabo('bomber I/JG51')
    leaveRaid(sent, { gruppen: ['I/JG51'] })
    expect(sent.gruppen['I/JG51']).not.toHaveProperty('jabo')
  })

  test('RE-19.63.b the ace squadron scores when it is lost, and goes back to the counter mix full', () => {
    const lost = raid('hunt I/JG51 Ace, bomber I/KG1', {}, { advanced: true })
    reduce(lost, 'Ace')
    hunting(lost, 4)
    expectAt(lost, 'out Ace')
    expect(lost.vp).toBe(-1)
    const home = raid('bomber I/KG1 Ace', { intercepted: ['I/KG1'] }, { advanced: true })
    script(squadronAttack(home), 'combat 1')
    expectAt(home, 'out Ace')
    expect(home.vp).toBe(1)
  })
})

test('RE-11.a a unit that leaves keeps its facing', () => {
  const campaign = raid('bomber I/KG1, hunt I/JG51')
  reduce(campaign, 'I/KG1')
  leaveRaid(campaign, { gruppen: ['I/KG1', 'I/JG51'] })
  expectAt(campaign, 'inflight- I/KG1, inflight I/JG51')
})
