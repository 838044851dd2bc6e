import { describe, expect, test } from 'vitest'
import { hunterAttack, squadronAttack } from '../../rules/09-combat/attacks.ts'
import { leaveRaid, recover } from '../../rules/11-recovery.ts'
import type { Flight } from '../../state.ts'
import { hunting, aFight as raid } from '../kit/raid.ts'
import { expectAt, factsOf, reduce, script } from '../kit/table.ts'

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

  test('RE-9.2.c RE-9.2.d where nobody goes on the log tells of nobody', () => {
    const campaign = raid('hunt I/JG51 54, bomber I/KG1')
    reduce(campaign, '54')
    expect(factsOf(hunting(campaign, 2), 'moves-to-box')).toEqual([])
    expectAt(campaign, 'inflight- I/JG51, light-loss 54')
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

  test('RE-CP.T7.b RE-A-54 after bombs that fell first the survivors of the squadron attack leave', () => {
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
  test('RE-A-37 in a sweep without bombers whoever would go on goes home as it is', () => {
    const campaign = raid('hunt III/JG51 III/JG26 54 610')
    expect(hunting(campaign, 1).value).toBe('target-event')
    expectAt(campaign, 'inflight 54, inflight- 610')
    expectAt(campaign, 'inflight III/JG51 III/JG26')
  })

  test('RE-A-38 hunters whose squadrons are gone leave; escorts stay with squadrons behind them', () => {
    const campaign = raid('hunt I/JG51, bomber I/KG1 54, escort I/JG26')
    expect(script(hunterAttack(campaign)).value).toBe('target-event')
    expectAt(campaign, 'inflight I/JG51, escort I/JG26, bomber I/KG1 54')
    expect(campaign.flight?.unopposed).toBe(false)
  })

  test('RE-8.1.f RE-A-38 and strafe if there are none', () => {
    const campaign = raid('hunt I/JG51, bomber I/KG1, escort I/JG26')
    script(hunterAttack(campaign))
    expectAt(campaign, 'inflight I/JG51, bomber I/JG26 I/KG1')
    expect(campaign.flight?.unopposed).toBe(true)
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
    expect(leaves.gruppen['I/JG51']?.jabo).toBeUndefined()
    const sent = jabo('bomber I/JG51')
    leaveRaid(sent, { gruppen: ['I/JG51'] })
    expect(sent.gruppen['I/JG51']?.jabo).toBeUndefined()
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

  test('RE-19.63.b reduced and sent home, it is full when it comes again', () => {
    const campaign = raid('bomber I/KG1 Ace', {}, { advanced: true })
    reduce(campaign, 'Ace')
    leaveRaid(campaign, { squadrons: ['Ace'] })
    expectAt(campaign, 'out Ace')
  })
})

test('RE-11.a a unit that leaves keeps its facing', () => {
  const campaign = raid('bomber I/KG1, hunt I/JG51')
  reduce(campaign, 'I/KG1')
  leaveRaid(campaign, { gruppen: ['I/KG1', 'I/JG51'] })
  expectAt(campaign, 'inflight- I/KG1, inflight I/JG51')
})
