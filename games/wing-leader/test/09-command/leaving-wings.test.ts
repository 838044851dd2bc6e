import { ids, pauseAfter } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { checkWings } from '../../rules/09-command/wings.ts'
import type { Battle } from '../../state.ts'
import { act, at, face, flown, nextMove, offered, plan, priceOf, step, thenFlown } from '../kit/moves.ts'
import { battleOf, inWing, the } from '../kit/table.ts'

/** A board where rA leads rB. */
function aPair(units: string): Battle {
  const battle = battleOf(units)
  inWing(battle, 'rA', 'rB')
  return battle
}

describe('a balbo', () => {
  /** Three Spitfires with their Vector straight above. */
  function balbo(): Battle {
    const battle = battleOf(
      'spitfire-i H8 intercept vector:I15 wing, spitfire-i H9 intercept wing, spitfire-i I8 intercept wing',
    )
    return battle
  }
  const wingsOf = (battle: Battle) => battle.units.map(({ wing }) => wing)

  test('WL-9.5.6.d WL-9.5.6.e a turn not paid for takes a unit out of the wing', () => {
    const open = offered(balbo(), 'rB')
    expect(open).toEqual(expect.arrayContaining(['step/1', 'step/2', 'step/2/leave']))
    expect(open).not.toContain('step/1/leave')
    const battle = balbo()
    flown(battle, 'rB', act('step/2/leave'), act('circle'), face(0))
    expect(at(battle, 'rB')).toBe('H10>0')
    expect(wingsOf(battle)).toEqual([0, undefined, 0])
  })

  test('WL-9.5.6.d ... and one that is paid for does not', () => {
    const battle = balbo()
    expect(priceOf(battle, 'rB', 2)).toBe(3)
    flown(balbo(), 'rB', step(2))
    expect(wingsOf(battle)).toEqual([0, 0, 0])
  })

  test('WL-9.5.6.e WL-9.5.2.c where it is the leader who turns, the wing breaks up', () => {
    const battle = balbo()
    flown(battle, 'rA', act('step/2/leave'), act('circle'), face(0))
    expect(wingsOf(battle)).toEqual([undefined, undefined, undefined])
  })

  test('WL-9.5.3.a a unit that has to follow its leader may not', () => {
    const battle = balbo()
    flown(battle, 'rA', step(1), act('circle'), face(0))
    expect(ids(pauseAfter(nextMove(battle, 'rB'))).filter(id => id.endsWith('leave'))).toEqual([])
  })

  test('WL-9.5.6.a two squadrons are no balbo: they turn for nothing and stay', () => {
    const battle = balbo()
    the(battle, 'rC').wing = undefined
    expect(offered(battle, 'rB').filter(id => id.endsWith('leave'))).toEqual([])
  })
})

describe('leaving the formation', () => {
  /** Two fighters of one wing; the second shares its square with an enemy and so may move freely. */
  function apart(mission: 'sweep' | 'intercept'): Battle {
    return aPair(`spitfire-i H8 ${mission} alerted, spitfire-i H9 ${mission} alerted, d bf-109e H9`)
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
      thenFlown(battle, 'rB', plan('free'), step(6, 6, 5), act('circle'), face(4))
      checkWings(battle)
      expect(at(battle, 'rB')).toBe('G6>4')
      expect(the(battle, 'rB').wing).toBeUndefined()
    },
  )

  test('WL-9.5.4.a WL-Q-31 a sweep may go to the support of a friend, away from its wing', () => {
    const battle = aPair('spitfire-i H8, spitfire-i H9, spitfire-i C4 >dA, d bf-109e C2')
    flown(battle, 'rA', plan('continue'), step(0))
    thenFlown(battle, 'rB', plan('support/rC'), step(5, 5, 5))
    expect(at(battle, 'rB')).toBe('E6>5')
    checkWings(battle)
    expect(the(battle, 'rB').wing).toBeUndefined()
  })

  test('WL-9.5.3.a WL-Q-31 interceptors on their way keep it', () => {
    const battle = aPair('spitfire-i H8 intercept vector:P8, spitfire-i H9 intercept')
    flown(battle, 'rA', step(0, 0, 0))
    expect(ids(pauseAfter(nextMove(battle, 'rB')))).not.toContain('step/4')
  })

  test('WL-9.2.6.c WL-Q-31 an interceptor that goes home need not wait for the others', () => {
    const battle = aPair('spitfire-i H8 cap, spitfire-i H9 cap')
    flown(battle, 'rA', plan('circle'), act('circle'), act('circle'), face(0))
    thenFlown(battle, 'rB', plan('home'), step(5, 5, 5))
    expect(at(battle, 'rB')).toBe('E6>5')
  })
})
