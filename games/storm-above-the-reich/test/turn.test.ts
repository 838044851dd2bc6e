import { describe, expect, test } from 'vitest'
import { returnPhase } from '../rules/return.ts'
import { missionOf } from '../rules/table.ts'
import { beginTurn, endTurn, onward } from '../rules/turn.ts'
import { aCampaign, factsOf, type Layout, script, takes } from './table.ts'

const ON_MAP = { at: 'tail/low' } as const

describe('the turn', () => {
  test('SR-SEQ-01 a turn begins with the Move Phase, and forgets the last one', () => {
    const campaign = aCampaign({
      turn: 3,
      tp: 2,
      fighters: [{ ...ON_MAP, movedFrom: 'tail/high', moved: true, fought: true }],
    })
    const played = script(beginTurn(campaign))
    expect(played.value).toBe('move')
    expect(missionOf(campaign).turn).toBe(4)
    expect(missionOf(campaign).fighters[0]).toMatchObject({
      movedFrom: undefined,
      moved: false,
      fought: false,
    })
    expect(factsOf(played, 'turn.begun')).toEqual([{ turn: 4, limit: 8, tp: 2 }])
  })

  test.each<[string, string, Layout]>([
    ['escort', 'escort', { escorts: [{ at: 'forward' }] }],
    ['escort', 'blast', {}],
    ['escort', 'recovery', { fighters: [{ ...ON_MAP, hits: ['wing-4'] }] }],
    ['recovery', 'recovery', { fighters: [{ ...ON_MAP, hits: ['wing-4'] }] }],
    ['recovery', 'blast', {}],
    ['approach', 'approach', { fighters: [{ at: 'tail/approach/low' }] }],
    ['approach', 'approach', { fighters: [ON_MAP, { at: 'tail/approach/low' }] }],
    ['approach', 'end-turn', {}],
    ['cohesion', 'cohesion', {}],
    ['return', 'return', {}],
  ])('SR-SEQ-02 %s leads to %s if there is something to do there', (step, next, layout) => {
    expect(onward(aCampaign({ fighters: [ON_MAP], ...layout }), step)).toBe(next)
  })

  test('SR-REC-07 a Hit marker does not keep a fighter from its attack', () => {
    const campaign = aCampaign({ fighters: [{ at: 'tail/approach/low', hits: ['wing-4'] }] })
    expect(onward(campaign, 'approach')).toBe('approach')
  })

  test.each([
    ['exited', 'mission-end'],
    ['fate', 'mission-end'],
    ['lost', 'mission-end'],
    ['reserve', 'mission-end'],
    ['dogfight', 'cohesion'],
    ['2.2', 'cohesion'],
    ['tail/evasive/low', 'cohesion'],
  ] as const)('SR-SEQ-06 the only fighter is at %s: %s', (at, next) => {
    expect(onward(aCampaign({ fighters: [{ at }] }), 'cohesion')).toBe(next)
  })

  test.each([
    [7, 'turn'],
    [8, 'mission-end'],
  ])('SR-SEQ-05 with a limit of 8 the end of Turn %i leads to %s', (turn, next) => {
    const campaign = aCampaign({ turn, limit: 8, fighters: [ON_MAP] })
    expect(script(endTurn(campaign)).value).toBe(next)
  })

  test('SR-SEQ-07 unused TP are lost with the mission', () => {
    const campaign = aCampaign({ turn: 8, limit: 8, tp: 3, fighters: [ON_MAP] })
    const played = script(endTurn(campaign))
    expect(missionOf(campaign).tp).toBe(0)
    expect(played.notes).toEqual([
      { rule: 'SR-SEQ-05', what: 'turn.mission-over', facts: { turn: 8, why: 'limit', tp: 3 } },
    ])
  })

  test('SR-SEQ-06 SR-SEQ-07 they are lost too if the map is empty before the limit', () => {
    const campaign = aCampaign({ turn: 4, limit: 8, tp: 2, fighters: [{ at: 'tail/return/low' }] })
    const played = script(returnPhase(campaign), [takes('return.to', 'exit')])
    expect(played.notes.at(-1)).toEqual({
      rule: 'SR-SEQ-06',
      what: 'turn.mission-over',
      facts: { turn: 4, why: 'empty', tp: 2 },
    })
    expect(missionOf(campaign).tp).toBe(0)
  })

  test('SR-SEQ-07 and a turn that is not the last one leaves them', () => {
    const campaign = aCampaign({ turn: 7, limit: 8, tp: 3, fighters: [ON_MAP] })
    script(endTurn(campaign))
    expect(missionOf(campaign).tp).toBe(3)
  })

  test('SR-SEQ-10 unused advantages go with the turn', () => {
    const campaign = aCampaign({ turn: 3, fighters: [ON_MAP] })
    const [element] = missionOf(campaign).elements
    Object.assign(element ?? {}, { rotte: true, position: true, schwarm: 2 })
    script(endTurn(campaign))
    expect(element).toMatchObject({ rotte: false, position: false, schwarm: 0 })
  })

  test('SR-Q-17 the shelter of the contrails does not outlast the turn of entry', () => {
    const campaign = aCampaign({ turn: 1, fighters: [ON_MAP] })
    missionOf(campaign).hidden = true
    script(endTurn(campaign))
    expect(missionOf(campaign).hidden).toBe(false)
  })
})
