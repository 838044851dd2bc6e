import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { checkWings } from '../../rules/09-command/wings.ts'
import type { Battle } from '../../state.ts'
import { act, at, face, flown, nextMove, offered, plan, priceOf, step, thenFlown } from '../kit/moves.ts'
import { aBattle, ids, inWing, type Piece, pauseAfter, unitNamed } from '../kit/table.ts'

const spitfire: Piece = { side: 'raider', model: 'spitfire-i', at: 'H8' }
const bf109: Piece = { side: 'defender', model: 'bf-109e', at: 'K8' }

describe('a balbo', () => {
  /** Three Spitfires with their Vector straight above, and as many sweeping. */
  function balbo(mission: 'intercept' | 'sweep', ...squares: readonly string[]): Battle {
    const battle = aBattle({
      units: squares.map((at, i) => ({
        ...spitfire,
        at,
        mission,
        ...(i === 0 && mission === 'intercept' && { vector: squareNamed('I15') }),
      })),
    })
    inWing(battle, 'rA', 'rB', 'rC')
    return battle
  }
  const wingsOf = (battle: Battle) => battle.units.map(({ wing }) => wing)

  test('WL-9.5.6.d WL-9.5.6.e a turn not paid for takes a unit out of the wing', () => {
    const open = offered(balbo('intercept', 'H8', 'H9', 'I8'), 'rB')
    expect(open).toEqual(expect.arrayContaining(['step/1', 'step/2', 'step/2/leave']))
    expect(open).not.toContain('step/1/leave')
    const battle = balbo('intercept', 'H8', 'H9', 'I8')
    flown(battle, 'rB', act('step/2/leave'), act('circle'), face(0))
    expect(at(battle, 'rB')).toBe('H10>0')
    expect(wingsOf(battle)).toEqual([0, undefined, 0])
  })

  test('WL-9.5.6.d ... and one that is paid for does not', () => {
    const battle = balbo('intercept', 'H8', 'H9', 'I8')
    expect(priceOf(battle, 'rB', 2)).toBe(3)
    flown(balbo('intercept', 'H8', 'H9', 'I8'), 'rB', step(2))
    expect(wingsOf(battle)).toEqual([0, 0, 0])
  })

  test('WL-9.5.6.e WL-9.5.2.c where it is the leader who turns, the wing breaks up', () => {
    const battle = balbo('intercept', 'H8', 'H9', 'I8')
    flown(battle, 'rA', act('step/2/leave'), act('circle'), face(0))
    expect(wingsOf(battle)).toEqual([undefined, undefined, undefined])
  })

  test('WL-9.5.3.a a unit that has to follow its leader may not', () => {
    const battle = balbo('intercept', 'H8', 'H9', 'I8')
    flown(battle, 'rA', step(1), act('circle'), face(0))
    expect(ids(pauseAfter(nextMove(battle, 'rB'))).filter(id => id.endsWith('leave'))).toEqual([])
  })

  test('WL-9.5.6.a two squadrons are no balbo: they turn for nothing and stay', () => {
    const battle = balbo('intercept', 'H8', 'H9', 'I8')
    unitNamed(battle, 'rC').wing = undefined
    expect(offered(battle, 'rB').filter(id => id.endsWith('leave'))).toEqual([])
  })
})

describe('leaving the formation', () => {
  /** Two fighters of one wing; the second shares its square with an enemy and so may move freely. */
  function apart(mission: Piece['mission']): Battle {
    const battle = aBattle({
      units: [
        { ...spitfire, mission: mission ?? 'sweep', alerted: true },
        { ...spitfire, mission: mission ?? 'sweep', alerted: true, at: 'H9' },
        { ...bf109, at: 'H9' },
      ],
    })
    inWing(battle, 'rA', 'rB')
    return battle
  }

  test.each(['sweep', 'intercept'] as const)(
    'WL-Q-31 WL-9.2.7.b WL-9.5.2.b on %s, whoever may move freely may leave it, and is out of the wing',
    mission => {
      const battle = apart(mission)
      const keeps =
        mission === 'sweep'
          ? [plan('continue'), step(0)]
          : [plan('circle'), act('circle'), act('circle'), face(0)]
      flown(battle, 'rA', ...keeps)
      thenFlown(battle, 'rB', plan('free'), step(6), step(6), step(5), act('circle'), face(4))
      checkWings(battle)
      expect(at(battle, 'rB')).toBe('G6>4')
      expect(unitNamed(battle, 'rB').wing).toBeUndefined()
    },
  )

  test('WL-9.5.4.a WL-Q-31 a sweep may go to the support of a friend, away from its wing', () => {
    const battle = aBattle({
      units: [
        spitfire,
        { ...spitfire, at: 'H9' },
        { ...spitfire, at: 'C4', tallies: 'dA' },
        { ...bf109, at: 'C2' },
      ],
    })
    inWing(battle, 'rA', 'rB')
    flown(battle, 'rA', plan('continue'), step(0))
    thenFlown(battle, 'rB', plan('support/rC'), step(5), step(5), step(5))
    expect(at(battle, 'rB')).toBe('E6>5')
    checkWings(battle)
    expect(unitNamed(battle, 'rB').wing).toBeUndefined()
  })

  test('WL-9.5.3.a WL-Q-31 interceptors on their way keep it', () => {
    const battle = aBattle({
      units: [
        { ...spitfire, mission: 'intercept', vector: squareNamed('P8') },
        { ...spitfire, mission: 'intercept', at: 'H9' },
      ],
    })
    inWing(battle, 'rA', 'rB')
    flown(battle, 'rA', step(0), step(0), step(0))
    expect(ids(pauseAfter(nextMove(battle, 'rB')))).not.toContain('step/4')
  })

  test('WL-9.2.6.c WL-Q-31 an interceptor that goes home need not wait for the others', () => {
    const battle = aBattle({
      units: [
        { ...spitfire, mission: 'cap' },
        { ...spitfire, mission: 'cap', at: 'H9' },
      ],
    })
    inWing(battle, 'rA', 'rB')
    flown(battle, 'rA', plan('circle'), act('circle'), act('circle'), face(0))
    thenFlown(battle, 'rB', plan('home'), step(5), step(5), step(5))
    expect(at(battle, 'rB')).toBe('E6>5')
  })
})
