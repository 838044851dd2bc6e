import { factsOf, pauseAfter, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { beginMovement, orderMoves } from '../../rules/06-turn/move-order.ts'
import type { Battle } from '../../state.ts'
import { act, at, flown, moveOf, offered, plan, step } from '../kit/moves.ts'
import {
  aBattle,
  battleOf,
  d,
  inDogfight,
  inWing,
  type Line,
  type Piece,
  r,
  the,
  unitsOn,
} from '../kit/table.ts'

/** What a move meets at its end and on its way, where chapters touch. */

const bomber = (square: string, more: Partial<Piece> = {}): Piece => r(`he-111 ${square} bombing`, more)

test('WL-10.8.1.b a move that ends in its target\u2019s dogfight joins it', () => {
  const battle = battleOf('bf-109e K8 >dA alerted, d spitfire-i K8 >rA alerted, bf-109e J8 >dA alerted')
  const dogfight = inDogfight(battle, 'rA', 'dA')
  flown(battle, 'rB', step(0))
  expect(the(battle, 'rB').dogfight).toBe(dogfight)
})

test('WL-7.2.3.c nobody in a dogfight is met head-on', () => {
  const battle = battleOf(
    'bf-109e K8 >dA alerted, d spitfire-i K8 >rA alerted facing:4, bf-109e J8 >dA alerted',
  )
  inDogfight(battle, 'rA', 'dA')
  flown(battle, 'rB', step(0))
  expect(at(battle, 'rB')).toBe('K8>0')
})

test('WL-14.3.b WL-9.2.7.a a tally on a balloon frees the move, and is lost too far away', () => {
  const balloon = (square: string) =>
    aBattle({ balloons: 'K2', units: [r(`bf-109e ${square}`, { balloon: 0 })] })
  const near = balloon('H2')
  flown(near, 'rA', step(0, 0, 0))
  expect([at(near, 'rA'), the(near, 'rA').balloon]).toEqual(['K2>0', 0])
  const far = balloon('H2')
  flown(far, 'rA', step(4, 4))
  expect(the(far, 'rA').balloon).toBeUndefined()
  // In its square it is held.
  expect(offered(near, 'rA')).toEqual(['circle', 'break'])
})

const FLAK: Line[] = ['flak.roll 1 1']

/** Heavy flak with its barrage round the corner of J8. */
function barrage(...units: readonly Piece[]): Battle {
  const battle = aBattle({ surface: ['flak-h0 J Flak'], units })
  const guns = battle.surface[0]?.guns[0]
  if (guns) guns.barrage = squareNamed('J8')
  return battle
}

test('WL-14.2.3.a a unit that flew through a barrage is fired at when its move is over', () => {
  const battle = barrage(bomber('I8'))
  expect(script(moveOf(battle, 'rA'), [step(0), ...FLAK]).pauses).toHaveLength(3)
  expect(at(battle, 'rA')).toBe('K8>0')
})

test('WL-Q-43 the barrage looks for a reacting escort, and for the intruder it halts', () => {
  const battle = barrage(bomber('K8'), r('bf-109e L10 escort'), d('spitfire-i I8 >rA alerted', { facing: 0 }))
  script(moveOf(battle, 'dA'), [step(0, 0), 'reaction.declare react/rB/dA, reaction 6 6', ...FLAK, ...FLAK])
  expect([at(battle, 'rB'), at(battle, 'dA')]).toEqual(['J8>5', 'J8>0'])
})

test('WL-15.2.4.e WL-Q-91 a fighter-bomber that jettisons goes on as a fighter, with the points it had', () => {
  const battle = aBattle({ units: [bomber('G8', { model: 'bf-109e' })] })
  expect(pauseAfter(moveOf(battle, 'rA'), [act('jettison')])).toMatchObject({ ask: 'move.plan' })
  const fresh = aBattle({ units: [bomber('G8', { model: 'bf-109e' })] })
  flown(fresh, 'rA', act('jettison'), plan('home'), step(4))
  expect([at(fresh, 'rA'), the(fresh, 'rA').mission]).toEqual(['F8>4', 'sweep'])
})

test('WL-9.5.2.b at the end of the phase units out of formation leave their wing', () => {
  const battle = aBattle({ units: ['G8', 'G9'].map(square => r(`bf-109e ${square} cap`)) })
  inWing(battle, 'rA', 'rB')
  the(battle, 'rB').square = squareNamed('C8')
  script(beginMovement(battle))
  expect(the(battle, 'rB').wing).toBe(0)
  for (const unit of battle.units) unit.deeds.ordinal = 0
  expect(script(orderMoves(battle)).value).toBe('flak')
  expect([the(battle, 'rB').wing, battle.movement]).toEqual([undefined, undefined])
})

test('WL-7.2.3.b a Lufbery is held by its target too, and asks for no facing', () => {
  const { battle, rA } = unitsOn('bf-109e K8 >dA alerted lufbery, d spitfire-i K8 alerted')
  const played = flown(battle, 'rA', act('circle'))
  expect([at(battle, 'rA'), rA.lufbery]).toEqual(['K8>0', true])
  expect(factsOf(played, 'moved')).toMatchObject([{ from: 'K8', to: 'K8' }])
})
