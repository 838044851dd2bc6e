import type { Step } from '@tallyho/engine'
import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { initiativeOrder } from '../../rules/06-turn/initiative.ts'
import { beginMovement, orderMoves, takeSlot } from '../../rules/06-turn/move-order.ts'
import { fly } from '../../rules/08-movement/flight.ts'
import { removeUnit } from '../../rules/12-end/end.ts'
import type { Battle, Movement, Unit } from '../../state.ts'
import { aProfile } from '../kit/runs.ts'
import { battleOf, cases, inDogfight, type Line, the, unitsOn } from '../kit/table.ts'

/** Plays the move order alone: every unit called takes its slot and stays where it is. */
function* roster(battle: Battle, moves: (unit: Unit) => void = () => {}) {
  yield* beginMovement(battle)
  const order: string[] = []
  for (;;) {
    if ((yield* orderMoves(battle)) === 'flak') return order
    const movement = battle.movement as Movement
    const unit = battle.units[movement.queue.shift() ?? -1] as Unit
    takeSlot(movement, unit)
    order.push(unit.id)
    moves(unit)
    movement.followed.push(unit.no)
  }
}

function orderOf(battle: Battle, lines: readonly Line[] = [], moves?: (unit: Unit) => void): string {
  return script(roster(battle, moves), lines, ['movement.next']).value.join(' ')
}

/** Units, and the order in which they move. */
const ORDERS = {
  'WL-6.1.a escorts, bombers, unalerted fighters, alerted fighters, in that order':
    'spitfire-i A1 alerted, spitfire-i A19, he-111 C5 bombing, bf-109e C6 escort = rD rC rB rA',
  'WL-6.1.b WL-6.1.2.a WL-6.1.2.c a fighter with a tally moves right after its target and never before it':
    'he-111 C9 bombing, he-111 C9 bombing, d spitfire-i K2 >rA alerted, spitfire-i A0 = rA dA rB rC',
  'WL-6.1.c an escort that sweeps now moves with the other fighters':
    'bf-109e C6 alerted ex-escort, he-111 C5 bombing, d spitfire-i K2 = rB dA rA',
  'WL-6.1.1.a initiative: lower first': 'p-51b A3, d hurricane-i K4 = rA dA',
  'WL-6.1.1.a initiative: slower first at one altitude': 'p-51b A4, d hurricane-i K4 = dA rA',
  'WL-6.1.1.a initiative: by basic speed, with its marker': 'spitfire-i A4 dive, d p-47d K4 climb = dA rA',
  'WL-6.1.1.a initiative: altitude before speed': 'hurricane-i A5, d p-51b K4 = dA rA',
  'WL-6.1.2.b followers of one target go by initiative':
    'he-111 C9 bombing, d spitfire-i K8 >rA alerted, d spitfire-i K2 >rA alerted = rA dB dA',
  'WL-EX-12 a chain moves from the unit without a tally on':
    'd spitfire-i K9, bf-109e G1 >dA alerted, d spitfire-i K0 >rA alerted = dA rA dB',
  'WL-EX-13 WL-6.1.2.d WL-Q-11 all followers of a unit move before the followers of any of them':
    'd spitfire-i K9, bf-109e G1 >dA alerted, bf-109e G8 >dA alerted, d spitfire-i K0 >rA alerted = dA rA rB dB',
  'WL-6.1.2.d followers of different units go in the order in which those moved':
    'd spitfire-i K9, bf-109e G1 >dA alerted, bf-109e G8 >dA alerted, d spitfire-i K7 >rA alerted, d spitfire-i K0 >rB alerted, bf-109e G9 >dB alerted = dA rA rB dB dC rC',
  'WL-6.1.2.e WL-Q-12 two that have tallied each other go by initiative, in the slot of the first':
    'bf-109e G7 >dA alerted, d spitfire-i K5 >rA alerted, d spitfire-i K6 alerted, d spitfire-i K4 alerted = dC dA rA dB',
  'WL-6.1.2.c one with a tally waits for its target even if initiative would have it first':
    'bf-109e G1 >dA alerted, d spitfire-i K9 alerted, d spitfire-i K5 alerted = dB dA rA',
  'WL-6.1.2.f WL-Q-12 a circle comes in the slot of its first, before others higher up':
    'bf-109e G7 >dB alerted, d spitfire-i K1 >rA alerted, d spitfire-i K5 >dA alerted, d spitfire-i K9 alerted = dA dB rA dC',
  'WL-EX-14 in a circle of tallies initiative picks the first, and the chain goes round':
    'bf-109e G7 >dB alerted, d spitfire-i K1 >rA alerted, d spitfire-i K5 >dA alerted = dA dB rA',
  // Initiative: rA at 3 is the first of the circle rA dB rB dA; dC at 0 is not of it.
  'WL-6.1.2.f a longer circle too, and whoever hangs on it follows':
    'bf-109e G3 >dB alerted, bf-109e G8 >dA alerted, d spitfire-i K6 >rA alerted, d spitfire-i K5 >rB alerted, d spitfire-i K0 >rB alerted = rA dA rB dC dB',
  'WL-Q-15 units on their way home stay what they were: bombers in step 3, fighters by alert state':
    'bf-109e C6 alerted home:left, he-111 C9 bombing load:none home:left, bf-109e C3 home:left = rB rC rA',
}

test.each(cases(ORDERS))('%s', (_, line) => {
  const [units = '', order] = line.split(' = ')
  expect(orderOf(battleOf(units))).toBe(order)
})

test('WL-6.1.a WL-6.1.3.a a dogfight moves before the escorts, all its members in one slot', () => {
  const battle = battleOf(
    'bf-109e G5 >dA alerted, d spitfire-i G5 >rA alerted, bf-109e C6 escort, he-111 C6 bombing',
  )
  inDogfight(battle, 'rA', 'dA')
  expect(orderOf(battle, ['dogfight.mover 1, dogfight.move stay'])).toBe('rB rC')
  expect(['rA', 'dA', 'rB', 'rC'].map(id => the(battle, id).deeds.ordinal)).toEqual([0, 0, 1, 2])
})

test('WL-6.1.3.b the raider settles the order of several dogfights before the first roll', () => {
  const battle = battleOf(
    'bf-109e G5 >dA fighting, d spitfire-i G5 >rA fighting, bf-109e K5 >dB, d spitfire-i K5 >rB',
  )
  inDogfight(battle, 'rB', 'dB')
  const pause = pauseAfter(roster(battle))
  expect(pause).toMatchObject({ kind: 'choice', seat: 'raider', ask: 'movement.dogfights' })
  expect(ids(pause)).toEqual(['dogfight/1', 'dogfight/2'])
  const played = script(roster(battle), [
    'movement.dogfights dogfight/2, dogfight.mover 1, dogfight.move stay, dogfight.mover 1',
    'dogfight.move to/G4',
  ])
  expect(factsOf(played, 'dogfight-moved').map(({ from }) => from)).toEqual(['K5', 'G5'])
  expect(nameOf(the(battle, 'rA').square)).toBe('G4')
  expect(the(battle, 'rB').deeds.ordinal).toBe(0)
  expect(the(battle, 'rA').deeds.ordinal).toBe(1)
})

test('WL-6.1.d WL-Q-16 every slot is numbered as it comes, and the numbers begin anew each turn', () => {
  const { battle, rA } = unitsOn('spitfire-i A9, hurricane-i A3, d spitfire-i K5')
  orderOf(battle)
  const numbers = () => ['rB', 'dA', 'rA'].map(id => the(battle, id).deeds.ordinal)
  expect(numbers()).toEqual([0, 1, 2])
  rA.square -= 8
  orderOf(battle)
  expect(numbers()).toEqual([1, 2, 0])
})

test('WL-6.1.1.b WL-EX-11 tied units roll, low first; re-rolls rank among themselves alone', () => {
  const battle = battleOf('spitfire-i D5, d spitfire-i A5, d spitfire-i B5, hurricane-i E5')
  const roll = (...dice: readonly number[]) => dice.map(die => `initiative.roll ${die}`)
  const played = script(initiativeOrder(battle, [0, 1, 2, 3]), roll(2, 4, 2, 6, 6, 5, 2))
  expect(played.value.map(no => battle.units[no]?.id)).toEqual(['rB', 'dB', 'rA', 'dA'])
  expect(factsOf(played, 'initiative')).toHaveLength(7)
  expect(factsOf(played, 'initiative')[1]).toMatchObject({ id: 'dA', dice: [4], modifiers: [], total: 4 })
})

test('WL-6.1.2.b followers of different targets in one dogfight go by initiative too', () => {
  const battle = battleOf(
    'bf-109e G5 >dA alerted, bf-109e G5 >dA alerted, d spitfire-i G5 >rA alerted, d spitfire-i K9 >rA alerted, d spitfire-i K3 >rB alerted, bf-109e A9 escort, he-111 A9 bombing',
  )
  inDogfight(battle, 'rA', 'rB', 'dA')
  expect(orderOf(battle, ['dogfight.mover 6, dogfight.move stay'])).toBe('dC dB rC rD')
})

test('WL-6.1.4.a WL-Q-08 the raider moves all his escorts in the order he likes, then the defender all his', () => {
  const battle = battleOf(
    'bf-109e C6 escort, d spitfire-i T6 escort, bf-109e C7 escort, d spitfire-i T7 escort, he-111 C6 bombing, d he-111 T6 bombing',
  )
  const first = pauseAfter(roster(battle))
  expect(first).toMatchObject({ seat: 'raider', ask: 'movement.next' })
  expect(ids(first)).toEqual(['move/rA', 'move/rB', 'all'])
  const lines = ['movement.next move/rB']
  expect(pauseAfter(roster(battle), lines)).toMatchObject({ seat: 'defender', ask: 'movement.next' })
  expect(orderOf(battle, [...lines, 'movement.next move/dB'])).toBe('rB rA dB dA rC dC')
})

test('WL-6.1.4.a WL-6.1.2.a all at once fly straight on without further questions, and their followers come in between', () => {
  const battle = battleOf('he-111 C6 bombing, he-111 C7 bombing, d spitfire-i T6 >rA alerted')
  const steps = { 'move-order': orderMoves, move: fly }
  function* phase() {
    yield* beginMovement(battle)
    for (let step: Step = 'move-order'; step !== 'flak'; ) step = yield* steps[step as 'move'](battle)
  }
  const { pauses } = script(phase(), ['movement.next all'], ['move.step', 'move.face'])
  expect(battle.units.map(({ deeds }) => deeds.ordinal)).toEqual([0, 2, 1])
  expect(battle.units.slice(0, 2).map(({ square }) => nameOf(square))).toEqual(['E6', 'E7'])
  expect(pauses.filter(({ kind }) => kind === 'choice').map(pause => 'seat' in pause && pause.seat)).toEqual([
    'raider',
    ...Array(pauses.length - 1).fill('defender'),
  ])
})

test('WL-6.1.4.a bombers with a target of their own are not moved all at once', () => {
  const battle = battleOf('he-111 C6 bombing, he-111 C7 bombing', {
    bombing: true,
    surface: ['airfield R Manston'],
  })
  expect(ids(pauseAfter(roster(battle)))).toEqual(['move/rA', 'move/rB'])
})

/** rA flies off the map in its move. */
const leaving = (battle: Battle) => (unit: Unit) => {
  if (unit.id === 'rA') removeUnit(battle, unit, 'exited', 'right')
}

test('WL-7.2.2.i WL-7.2.2.h one whose target leaves the map before it has moved moves in step 5', () => {
  const battle = battleOf(
    'he-111 Z9 bombing, d spitfire-i X5 >rA alerted, spitfire-i A9, hurricane-i A5 alerted',
  )
  expect(orderOf(battle, [], leaving(battle))).toBe('rA rB rC dA')
})

test('WL-7.2.2.i WL-Q-13 one whose place in step 5 is past moves next', () => {
  const battle = battleOf(
    'spitfire-i Z5 alerted, d hurricane-i X2 >rA alerted, hurricane-i A9 alerted, hurricane-i A8 alerted',
  )
  const played = script(roster(battle, leaving(battle)))
  expect(played.value).toEqual(['rA', 'dA', 'rC', 'rB'])
  expect(factsOf(played, 'latecomer')).toMatchObject([{ id: 'dA' }])
})

test('WL-Q-13 ... and one whose place is still to come waits for it', () => {
  const battle = battleOf(
    'spitfire-i Z5 alerted, d hurricane-i X9 >rA alerted, hurricane-i A7 alerted, spitfire-i A12 alerted',
  )
  expect(orderOf(battle, [], leaving(battle))).toBe('rA rB dA rC')
})

test('WL-Q-14 initiative in step 5 is reckoned when the step begins', () => {
  const { battle, dA } = unitsOn('spitfire-i A4 alerted, d spitfire-i K5 alerted, hurricane-i A9')
  const dive = (unit: Unit) => {
    if (unit.id === 'rB') dA.square -= 3
  }
  expect(orderOf(battle, [], dive)).toBe('rB dA rA')
})

test('WL-6.1.a units at the edge move too, those that wait elsewhere do not', () => {
  const { battle, rB, rC } = unitsOn('spitfire-i A9, spitfire-i A5, spitfire-i A3')
  rB.at = 'edge'
  rC.at = 'waiting'
  expect(orderOf(battle)).toBe('rB rA')
})

test('WL-13.7.f WL-15.3.5.1.a Slow markers come off when movement begins, but for a take-off or a torpedo run', () => {
  const { battle, rB, rC } = unitsOn('spitfire-i A0 slow, spitfire-i A0 slow, tbf A0 slow bombing')
  rB.deeds.tookOff = true
  rC.profile = aProfile('torpedo')
  script(beginMovement(battle))
  expect(battle.units.map(({ slow }) => slow)).toEqual([false, true, true])
})

test('WL-9.2.7.b what a unit began the phase beside is kept for its own move', () => {
  const battle = battleOf('spitfire-i G5, d spitfire-i G5, d spitfire-i G6')
  script(beginMovement(battle))
  expect(battle.units.map(({ deeds }) => deeds.beganMixed)).toEqual([true, true, false])
})
