import { describe, expect, test } from 'vitest'
import { airfieldOperations, checkClock, turnAround } from '../rules/04-sequence.ts'
import type { Campaign } from '../state.ts'
import { aCampaign, expectAt, factsOf, inTheAir, lay, plan, reduce, script } from './kit/table.ts'

describe('the clock', () => {
  test('RE-4.II.13.a RE-15.12.a the card is turned face down, and its strategy cards are discarded', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34, '', {}, { strategies: [158, 159] })
    const other = plan(campaign, 12, { strategies: [160] })
    script(checkClock(campaign))
    expect(campaign.plan[0]).toMatchObject({ done: true, strategies: [] })
    expect(campaign.plan[other]).toMatchObject({ done: false, strategies: [160] })
    expect(campaign.decks.strategy.discards).toEqual([158, 159])
    expect(campaign.flight).toBeUndefined()
  })

  test('RE-4.II.13.b with face-up cards left in the segment another raid is flown', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34)
    plan(campaign, 12)
    expect(script(checkClock(campaign)).value).toBe('deployment')
    expect([campaign.clock, campaign.decks.target.discards]).toEqual([0, []])
  })

  test('RE-4.II.13.c else the cards of the segment are discarded, and empty segments are skipped', () => {
    const campaign = aCampaign({ clock: 1 })
    plan(campaign, 8, { segment: 1, done: true })
    inTheAir(campaign, 34)
    plan(campaign, 14, { segment: 6 })
    plan(campaign, 12, { segment: 4 })
    // RE-A-10 A raid that was scrubbed is done before its time.
    plan(campaign, 5, { segment: 2, done: true })
    expect(script(checkClock(campaign)).value).toBe('airfield-operations')
    expect([campaign.clock, campaign.advance]).toEqual([4, 3])
    expect(campaign.decks.target.discards).toEqual([8, 34, 5])
  })

  test('RE-4.II.13.c RE-A-10 a segment with scrubbed raids alone is left without a raid flown', () => {
    const campaign = aCampaign()
    plan(campaign, 34, { done: true })
    plan(campaign, 12, { segment: 1 })
    expect(script(checkClock(campaign)).value).toBe('airfield-operations')
    expect(campaign.clock).toBe(1)
  })

  test('RE-4.II.13.d without raids left the day is over', () => {
    const campaign = aCampaign({ clock: 2 })
    plan(campaign, 8, { segment: 0, done: true })
    inTheAir(campaign, 34)
    expect(script(checkClock(campaign)).value).toBe('end-of-day')
    expect([campaign.clock, campaign.decks.target.discards]).toEqual([7, [34]])
  })

  test('RE-A-57 RE-4.II.13.c an ULTRA marker lasts as long as its segment', () => {
    const campaign = aCampaign({ ultra: 2 })
    inTheAir(campaign, 34)
    plan(campaign, 12, { segment: 2 })
    plan(campaign, 14, { segment: 3 })
    script(checkClock(campaign))
    expect([campaign.clock, campaign.ultra]).toEqual([2, 2])
    campaign.plan.forEach(raid => {
      if (raid.segment === 2) raid.done = true
    })
    script(checkClock(campaign))
    expect([campaign.clock, campaign.ultra]).toEqual([3, undefined])
  })
})

/** Four squadrons, one of each kind: in Re-arm, in Landing, in flight full, in flight reduced. */
function grounded(more = ''): Campaign {
  const campaign = aCampaign()
  lay(campaign, 're-arm 54, landing 65, inflight 74 32')
  lay(campaign, more)
  reduce(campaign, '32')
  return campaign
}

describe('squadron turnaround', () => {
  test('RE-DX-05 RE-4.III.1.a one space', () => {
    const campaign = grounded()
    turnAround(campaign, 1)
    expectAt(campaign, 'sector 54, re-arm 65, re-arm 74, landing 32')
  })

  test('RE-DX-06 RE-4.III.1.b two spaces', () => {
    const campaign = grounded()
    turnAround(campaign, 2)
    expectAt(campaign, 'sector 54 65 74, re-arm 32')
  })

  test.each([3, 5])('RE-4.III.1.c %i spaces', spaces => {
    const campaign = grounded()
    turnAround(campaign, spaces)
    expectAt(campaign, 'sector 54 65 74 32')
  })

  test.each([1, 2, 3])(
    'RE-4.III.1.d on the ground facing is kept: green pilots who were dispersed stay green, %i',
    spaces => {
      const campaign = grounded()
      reduce(campaign, '54 65')
      turnAround(campaign, spaces)
      expect(['54', '65'].map(id => campaign.squadrons[id]?.full)).toEqual([false, false])
    },
  )

  test('RE-4.III.1.a others stay where they are', () => {
    const campaign = aCampaign({ night: true })
    lay(campaign, 'light-loss 54, heavy-loss 65, night-patrol 600')
    reduce(campaign, '74')
    turnAround(campaign, 3)
    expectAt(campaign, 'light-loss 54, heavy-loss 65, sector- 74, night-patrol 600')
  })

  test.each([1, 2, 3])(
    'RE-14.33.a RE-14.33.b green pilots who flew come home as any reduced squadron, green no more: %i',
    spaces => {
      const campaign = grounded()
      turnAround(campaign, spaces)
      expect(campaign.squadrons['32']).toEqual({
        place: ['landing', 're-arm', 'sector'][spaces - 1],
        full: true,
      })
    },
  )

  test('RE-CP.T11.b RE-A-72 squadrons of a sector that is held stay in flight, those on the ground do not', () => {
    const campaign = grounded()
    turnAround(campaign, 1, '6/11')
    expectAt(campaign, 'sector 54, re-arm 65, inflight 74, landing 32')
  })
})

describe('airfield operations', () => {
  test('RE-4.III.1.b RE-4.III.4 squadrons turn around by the spaces that the clock advanced, then fighters are assigned', () => {
    const campaign = grounded()
    inTheAir(campaign, 34)
    plan(campaign, 12, { segment: 2 })
    script(checkClock(campaign))
    expect(script(airfieldOperations(campaign)).value).toBe('fighters-again')
    expectAt(campaign, 'sector 54 65 74, re-arm 32')
    expect(campaign.advance).toBeUndefined()
  })

  test('RE-4.III.1.a where the clock has not advanced nobody turns around', () => {
    const campaign = aCampaign({ clock: 1 })
    lay(campaign, 'landing 54, re-arm 65')
    script(airfieldOperations(campaign))
    expectAt(campaign, 'landing 54, re-arm 65')
  })

  test('RE-4.III.2 RE-5.3.d fighters on this space and earlier ones come back, those on the next do not', () => {
    const campaign = aCampaign({ clock: 4 })
    lay(campaign, 'clock/3 I/JG51, clock/4 II/JG51, clock/5 III/JG51, base I/ZG26')
    reduce(campaign, 'I/ZG26')
    script(airfieldOperations(campaign))
    expectAt(campaign, 'base I/JG51 II/JG51, clock/5 III/JG51, base- I/ZG26')
    expect(campaign.gruppen['I/JG51']).toEqual({ place: 'base', full: true })
  })
})

test('RE-4.III.1.d RE-4.III.1.a a green squadron that was dispersed goes on like any other, and stays green', () => {
  const campaign = aCampaign({ clock: 1, advance: 1 })
  lay(campaign, 'landing 54 65, re-arm 32')
  reduce(campaign, '54 32')
  script(airfieldOperations(campaign))
  expectAt(campaign, 're-arm- 54, re-arm 65, sector- 32')
})

test.each([
  [1, 'RE-4.III.1.a', 're-arm'],
  [2, 'RE-4.III.1.b', 'sector'],
  [3, 'RE-4.III.1.c', 'sector'],
  [5, 'RE-4.III.1.c', 'sector'],
] as const)(
  'RE-4.III.1.a RE-4.III.1.b RE-4.III.1.c after %i spaces the log cites %s',
  (advance, rule, to) => {
    const campaign = aCampaign({ clock: 6, advance })
    lay(campaign, 'landing 54, clock/5 I/JG51')
    const { notes } = script(airfieldOperations(campaign))
    expect(notes).toEqual([
      {
        rule,
        what: 'turnaround',
        facts: { spaces: advance, squadrons: [{ squadron: '54', from: 'landing', to }], held: undefined },
      },
      { rule: 'RE-4.III.2', what: 'fighters-back', facts: { gruppen: ['I/JG51'] } },
    ])
    expect(script(airfieldOperations(campaign)).notes.filter(({ what }) => what === 'fighters-back')).toEqual(
      [],
    )
  },
)

test('RE-4.III.1.a RE-4.II.13.c where nobody turns around the log tells of nobody; the clock goes on by spaces', () => {
  const campaign = aCampaign({ clock: 2 })
  plan(campaign, 12, { segment: 2, done: true })
  plan(campaign, 34, { segment: 5 })
  expect(factsOf(script(checkClock(campaign)), 'clock')).toEqual([{ segment: 5, spaces: 3 }])
  expect(script(airfieldOperations(campaign)).notes).toEqual([])
})
