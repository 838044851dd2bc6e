import { describe, expect, test } from 'vitest'
import {
  balloonVP,
  levelFor,
  lossesOf,
  lossVP,
  result,
  standing,
  victoryPoints,
} from '../../rules/12-end/victory.ts'
import type { Battle } from '../../state.ts'
import { aBattle, type Layout, pieces, the } from '../kit/table.ts'

const duel = (rest: Partial<Layout> = {}) =>
  aBattle({
    ...rest,
    units: pieces('he-111 G8 bombing losses:2, me-110 G8 losses:3, d spitfire-i K8 losses:1'),
  })

const ended = (battle: Battle): Battle => Object.assign(battle, { over: true })

describe('Victory Points', () => {
  test('WL-12.1.a each enemy aircraft lost counts what its card says, halves kept', () => {
    expect(lossVP(duel(), 'defender')).toBe(2 * 2 + 3 * 1.5)
    expect(lossVP(duel(), 'raider')).toBe(1)
    expect(lossesOf(duel(), 'raider')).toBe(5)
  })

  test('WL-12.1.a losses of units that are gone count, those of a split squadron through its flights', () => {
    const battle = duel()
    the(battle, 'rA').at = 'destroyed'
    expect(lossVP(battle, 'defender')).toBe(8.5)
    the(battle, 'rA').at = 'split'
    expect(lossVP(battle, 'defender')).toBe(4.5)
    expect(lossesOf(battle, 'raider')).toBe(3)
  })

  test('WL-12.1.b one for each enemy balloon that is down', () => {
    const battle = duel({ balloons: [{ square: 'K1' }, { square: 'L1' }, { square: 'C1', side: 'raider' }] })
    for (const [no, losses] of [2, 1, 2].entries()) Object.assign(battle.balloons[no] ?? {}, { losses })
    expect(balloonVP(battle, 'raider')).toBe(1)
    expect(balloonVP(battle, 'defender')).toBe(1)
  })

  test('WL-12.1.b damage to enemy surface units counts', () => {
    const battle = duel({ bombing: true, surface: ['airfield K Manston'] })
    Object.assign(battle.surface[0] ?? {}, { hits: 10 })
    expect(victoryPoints(battle, 'raider')).toBe(1 + 4)
    expect(victoryPoints(battle, 'defender')).toBe(8.5)
  })

  test('WL-12.1.c what exits scored counts', () => {
    const battle = duel()
    battle.scored.raider = 9
    expect(victoryPoints(battle, 'raider')).toBe(10)
    expect(standing(battle)).toBe(1.5)
  })

  test('WL-12.1.a WL-EX-56 a divisor divides and rounds each side’s points before they are compared', () => {
    const victory = { levels: [], otherwise: 'draw', lastTurn: 9, divisor: 2 } as const
    // 1 / 2 is rounded up to 1, 8.5 / 2 = 4.25 down to 4.
    expect(standing(duel({ victory }))).toBe(-3)
  })
})

describe('the level', () => {
  test.each([
    [7, 'raider-decisive'],
    [6, 'raider-decisive'],
    [5.5, 'raider-victory'],
    [1, 'raider-victory'],
    [0.5, 'draw'],
    [0, 'draw'],
    [-0.5, 'defender-victory'],
    [-5, 'defender-victory'],
    [-5.5, 'defender-decisive'],
  ] as const)('WL-12.1.d a difference of %d is a %s', (difference, level) =>
    expect(levelFor(duel(), difference)).toBe(level),
  )

  test('WL-12.1.d the result names level, winner and everything the score is made of', () => {
    const battle = ended(duel())
    battle.scored.raider = 6
    battle.turn = 4
    expect(result(battle)).toEqual({
      level: 'defender-victory',
      winner: 'defender',
      score: -1.5,
      figures: {
        turns: 4,
        raiderPoints: 7,
        raiderFromLosses: 1,
        raiderFromBalloons: 0,
        raiderFromDamage: 0,
        raiderFromMissions: 6,
        raiderLosses: 5,
        defenderPoints: 8.5,
        defenderFromLosses: 8.5,
        defenderFromBalloons: 0,
        defenderFromDamage: 0,
        defenderFromMissions: 0,
        defenderLosses: 1,
      },
    })
  })

  test('WL-12.1.d a raider can win, and nobody can', () => {
    const won = ended(duel())
    won.scored.raider = 20
    expect(result(won)).toMatchObject({ level: 'raider-decisive', winner: 'raider' })
    const drawn = ended(duel())
    drawn.scored.raider = 8
    expect(result(drawn)).toMatchObject({ level: 'draw', winner: undefined })
  })

  test('WL-12.0.a there is no result before the end', () => expect(result(duel())).toBeUndefined())
})
