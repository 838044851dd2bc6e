import { ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { actionsOf, raiderTallies } from '../../rules/07-tallies/tally-phase.ts'
import { changeMission } from '../../rules/09-command/escorts.ts'
import { giveOrder } from '../../rules/09-command/orders.ts'
import { checkWings } from '../../rules/09-command/wings.ts'
import type { Battle } from '../../state.ts'
import { testFlights } from '../kit/flights.ts'
import { act, at, face, flown, moveOf, nextMove, offered, step, thenFlown, ways } from '../kit/moves.ts'
import { aBattle, battleOf, d, inWing, type Piece, r, the, unitsOn } from '../kit/table.ts'

/** Where rules of different chapters meet. */

/** A board where rA leads rB. */
function aPair(units: string): Battle {
  const battle = battleOf(units)
  inWing(battle, 'rA', 'rB')
  return battle
}

describe('a wing and the Vector of its leader', () => {
  const aWing = () => aPair('spitfire-i H8 intercept vector:K8, spitfire-i G8 intercept')

  test('WL-9.5.3.a a leader who has reached his Vector is followed there', () => {
    const battle = aWing()
    flown(battle, 'rA', step(0, 0, 0))
    expect(the(battle, 'rA').vector).toBeUndefined()
    thenFlown(battle, 'rB', step(0, 0))
    expect(at(battle, 'rB')).toBe('J8>0')
    checkWings(battle)
    expect(the(battle, 'rB').wing).toBe(0)
  })

  test('WL-9.5.3.a WL-9.2.4.e where he circles his wing circles too, or goes home', () => {
    const battle = aWing()
    the(battle, 'rA').vector = undefined
    expect(offered(battle, 'rB')).toEqual(['circle', 'home'])
  })
})

describe('a wing that follows its leader', () => {
  test('WL-9.5.3.a WL-9.5.2.a an S climber below the Vector stays with its leader rather than begin to climb', () => {
    const battle = aPair('spitfire-i H8 intercept vector:P8, he-111 H7 intercept')
    flown(battle, 'rA', step(0, 0, 0))
    thenFlown(battle, 'rB', step(0, 0, 0))
    expect(at(battle, 'rB')).toBe('K7>0')
    checkWings(battle)
    expect(the(battle, 'rB').wing).toBe(0)
  })

  test('WL-9.5.3.a beside its leader it may be where it likes, level with the Vector or not', () => {
    const battle = aPair('spitfire-i H8 intercept vector:P8, spitfire-i I8 intercept')
    flown(battle, 'rA', step(0), act('circle'), act('circle'), face(0))
    thenFlown(battle, 'rB', step(1))
    expect([at(battle, 'rA'), at(battle, 'rB')]).toEqual(['I8>0', 'J9>0'])
  })

  test('WL-9.5.3.a WL-9.2.5.a one that cannot keep up makes for the Vector, and no other way', () => {
    const battle = aPair('spitfire-i H8 intercept vector:P8, spitfire-i B8 intercept')
    flown(battle, 'rA', step(0, 0, 0))
    expect(ways(ids(pauseAfter(nextMove(battle, 'rB'))))).toEqual([0])
  })
})

describe('both flights of a split are alerted', () => {
  const alertOf = (battle: Battle, ...units: readonly string[]) => units.map(id => the(battle, id).alerted)

  test('WL-9.3.1.a WL-9.5.5.g by the order of a leader whose wing ends with it', () => {
    const battle = battleOf('bf-109e H8 deaf wing, bf-109e H9 deaf >dA alerted wing, d spitfire-i I8')
    script(
      giveOrder(battle, { id: '', act: 'order-split', unit: 0, target: 2 }),
      ['split.share losses/0-0/straggler/1/pilot/1'],
      ['tally.last-orders'],
    )
    expect(alertOf(battle, 'rA1', 'rA2')).toEqual([true, true])
  })

  test('WL-9.3.1.a WL-10.4.2.g by a reaction', () => {
    const battle = battleOf(
      'he-111 K8 bombing, bf-109e K9 escort deaf flexible, d spitfire-i J8 >rA alerted facing:0',
    )
    const lines = [step(0), 'reaction.declare react/rB/dA, reaction 6 6, reaction.split split']
    script(moveOf(battle, 'dA'), lines, ['reaction.step'])
    expect(alertOf(battle, 'rB1', 'rB2')).toEqual([true, true])
  })
})

describe('a slow climb is a move like others', () => {
  test('WL-8.5.1.a WL-10.4.a escorts react to one that climbs slowly into their bomber\u2019s square', () => {
    const battle = battleOf('he-111 K8 bombing, d he-111 J8 cap >rA facing:0, bf-109e K9 escort')
    const pause = pauseAfter(moveOf(battle, 'dA'), [act('slow-climb/on/0')])
    expect(ids(pause)).toEqual(['hold', 'react/rB/dA'])
    expect(at(battle, 'dA')).toBe('J8>0')
  })

  test('WL-8.5.1.a WL-8.5.1.d WL-10.4.2.b halted by them it has not climbed', () => {
    const battle = battleOf('he-111 K8 bombing, d he-111 J8 cap >rA facing:0 slow-climb, bf-109e K9 escort')
    const lines = [act('slow-climb/on/0'), 'reaction.declare react/rB/dA, reaction 6 6']
    script(moveOf(battle, 'dA'), lines, ['reaction.step'])
    expect([at(battle, 'dA'), the(battle, 'dA').marker]).toEqual(['J8>0', undefined])
  })

  test('WL-8.5.1.a WL-9.2.4.c one that comes to its Vector takes it off', () => {
    const { battle, dA } = unitsOn('d he-111 J7 intercept vector:K8 slow-climb facing:0')
    flown(battle, 'dA', act('slow-climb/up/1'))
    const { vector, circling, marker } = dA
    expect([at(battle, 'dA'), vector, circling, marker]).toEqual(['K8>1', undefined, true, 'climb'])
  })
})

testFlights(
  {
    'WL-9.2.6.c WL-10.7.1.a a raider that breaks on its way home keeps to the edge it has declared':
      'spitfire-i H8 home:right facing:0: break 0 0 0 = K8>0 home:right',
  },
  { bombing: true },
)

testFlights({
  'WL-9.2.5.a WL-Q-23 facing away from its Vector above a unit turns round before it climbs': [
    'd he-111 Q12 intercept vector:V17 facing:4: ? step/0 circle lufbery break',
    'd he-111 Q12 intercept vector:V17 facing:0: ? slow-climb/on/0 slow-climb/stay/0 lufbery break',
  ],
  'WL-8.5.c WL-7.2.3.e one that stays to meet its target head-on loses its marker too':
    'he-111 I8 bombing, d spitfire-i K8 >rA alerted dive: rA 0 dA stop = K8>4 marker:none',
})

test('WL-7.2.2.e a tally that was rolled for after a drop may be dropped too', () => {
  const battle = battleOf('spitfire-i H8 >dA alerted, d bf-109e I8')
  script(raiderTallies(battle), ['tally.action drop/rA'])
  script(raiderTallies(battle), ['tally.action roll/rA/dA, tally.roll 6'])
  expect(actionsOf(battle, 'raider').map(({ id }) => id)).toEqual(['end', 'drop/rA'])
  script(raiderTallies(battle), ['tally.action drop/rA'])
  expect(actionsOf(battle, 'raider').map(({ id }) => id)).toEqual(['end'])
})

test('WL-7.2.2.e what comes without a roll is not dropped twice in a phase', () => {
  const { battle, rA } = unitsOn('spitfire-i H8 balloon:0', { balloons: 'I1' })
  script(raiderTallies(battle), ['tally.action drop/rA'])
  script(raiderTallies(battle), ['tally.action balloon/rA/0'])
  expect(rA.balloon).toBe(0)
  expect(actionsOf(battle, 'raider').map(({ id }) => id)).toEqual(['end'])
})

test('WL-9.2.2.2.f an escort that changed to sweep may form up again, a sweep may not', () => {
  const { battle, rB, rC } = unitsOn('he-111 H8 bombing, bf-109e H9 escort, bf-109e H9 escort')
  rC.mission = 'sweep'
  changeMission(battle, rB, 'sweep')
  expect(offered(battle, 'rB')).toContain('form-up')
  expect(offered(battle, 'rC')).not.toContain('form-up')
})

test('WL-9.3.a the squadron gives way to two flights of its model in its square', () => {
  const battle = battleOf('he-111 H8 bombing load:torpedo')
  script(raiderTallies(battle), ['tally.action split/rA'])
  expect(battle.units.map(({ id, at: where, size }) => `${id} ${where} ${size}`)).toEqual([
    'rA split squadron',
    'rA1 map flight',
    'rA2 map flight',
  ])
  expect([at(battle, 'rA1'), at(battle, 'rA2')]).toEqual(['H8>0', 'H8>0'])
})

test('WL-9.5.5.1.c after an order to the whole wing there is no other, at no other enemy', () => {
  const deaf: Piece = r('spitfire-i H8 flight', { net: undefined })
  const enemy: Piece = d('bf-109e Q8')
  const battle = aBattle({
    units: [
      { ...deaf, tallies: 'dA' },
      { ...deaf, at: 'G8', tallies: 'dB' },
      { ...deaf, at: 'G8' },
      { ...deaf, at: 'H9' },
      enemy,
      { ...enemy, at: 'F2' },
    ],
  })
  inWing(battle, 'rA', 'rB', 'rC', 'rD')
  // rC is too far from dA, but not from dB.
  script(giveOrder(battle, { id: '', act: 'all', unit: 0, target: 4 }))
  expect([the(battle, 'rC').tally, the(battle, 'rD').tally]).toEqual([undefined, 4])
  const after = actionsOf(battle, 'raider').map(({ id }) => id)
  expect(after.filter(id => /^(order|all)/.test(id))).toEqual([])
})
