import { ids, pauseAfter, script } from '@tallyho/engine/script'
import { expect, test } from 'vitest'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { combatsOf } from '../../rules/10-air-combat/combats.ts'
import { decideAttacker, isBounce } from '../../rules/10-air-combat/situation.ts'
import type { Battle } from '../../state.ts'
import { aFight } from '../kit/fights.ts'
import { at, flown, moveOf, nextMove, step } from '../kit/moves.ts'
import { done, escort, FAILS, LATE, raid, react, reacted, SUCCEEDS, spitfire } from '../kit/reactions.ts'
import { aBattle, cases, type Piece, r, the } from '../kit/table.ts'

test('WL-10.4.1.a WL-EX-41 after a failure the intruder enters, and the escort may try the next one', () => {
  const battle = raid([spitfire('J8'), escort('K9'), spitfire('J7', { facing: 1 })])
  flown(battle, 'dA', step(0), react('rB'), FAILS)
  expect([at(battle, 'dA'), at(battle, 'rB'), the(battle, 'rB').tally]).toEqual(['K8>0', 'K9>0', undefined])
  expect(ids(pauseAfter(nextMove(battle, 'dB'), [step(1)]))).toEqual(['hold', 'react/rB/dB'])
})

test('WL-10.4.2.a WL-10.4.2.b WL-10.4.2.f on a success the intruder halts, and the escort flies into its square', () => {
  const battle = reacted(escort('K9'), SUCCEEDS)
  const reactor = the(battle, 'rB')
  expect([at(battle, 'dA'), at(battle, 'rB')]).toEqual(['J8>0', 'J8>5'])
  expect(reactor).toMatchObject({ mission: 'sweep', alerted: true, tally: the(battle, 'dA').no })
  expect(reactor.deeds.reacted).toBe('successful')
})

test('WL-Q-45 the points the intruder had left are lost', () => {
  const battle = raid([spitfire('J8', { model: 'me-262' }), escort('K9')])
  const { value } = flown(battle, 'dA', step(0), react('rB'), 'reaction 6 6')
  expect([value, at(battle, 'dA')]).toEqual(['move-order', 'J8>0'])
})

test('WL-10.4.2.c WL-Q-42 any shortest way, every square of it nearer', () => {
  const battle = raid([spitfire('J8'), escort('M10', { facing: 4 })])
  const lines = [step(0), react('rB'), SUCCEEDS]
  const first = pauseAfter(moveOf(battle, 'dA'), lines)
  expect(first).toMatchObject({ seat: 'raider', ask: 'reaction.step' })
  expect(ids(first)).toEqual(['step/4', 'step/5'])
  const level = 'reaction.step step/4'
  const chosen = raid([spitfire('J8'), escort('M10', { facing: 4 })])
  // From L10 both levels must be lost on the way: no choice is left.
  flown(chosen, 'dA', ...lines, level)
  expect(the(chosen, 'rB').deeds.track.map(({ square }) => nameOf(square))).toEqual(['L10', 'K9', 'J8'])
})

test('WL-10.4.2.c WL-10.4.m no limit of points, and no slot of its own', () => {
  expect(the(reacted(escort('K9', { facing: 4 }), SUCCEEDS), 'rB').deeds.ordinal).toBeUndefined()
  expect(at(reacted(escort('N8'), SUCCEEDS), 'rB')).toBe('J8>4')
})

test('WL-10.4.2.d WL-EX-42 half a circle only where there is no other way', () => {
  const behind = reacted(escort('N8'), SUCCEEDS)
  const whole = ['reversed', 'entered', 'entered', 'entered', 'entered']
  expect(the(behind, 'rB').deeds.track.map(({ how }) => how)).toEqual(whole)
  // Down and to the left would take half a circle, left does not.
  const beside = reacted(escort('M10', { facing: 1 }), SUCCEEDS)
  expect(the(beside, 'rB').deeds.track.map(({ how }) => how)).toEqual(['entered', 'entered', 'entered'])
})

test.each(cases({ K9: 'dive', K7: 'climb', K8: undefined }))(
  'WL-10.4.2.e WL-8.5.d from %s the marker is %s',
  (square, marker) => expect(the(reacted(escort(square, { facing: 4 }), SUCCEEDS), 'rB').marker).toBe(marker),
)

test('WL-Q-41 one already in the intruder’s square need not move', () => {
  const battle = reacted(escort('J8'), SUCCEEDS)
  expect([at(battle, 'rB'), the(battle, 'rB').deeds.track]).toEqual(['J8>0', []])
})

test('WL-10.4.2.g WL-9.3.e WL-Q-47 a flexible squadron may send one flight and leave the other as escort', () => {
  const battle = reacted(escort('K9', { line_: { flexible: true } }), SUCCEEDS, 'reaction.split split')
  expect([at(battle, 'rB1'), at(battle, 'rB2')]).toEqual(['J8>5', 'K9>0'])
  expect(the(battle, 'rB1')).toMatchObject({ mission: 'sweep', tally: the(battle, 'dA').no })
  expect(the(battle, 'rB2')).toMatchObject({ mission: 'escort', tally: undefined })
  // WL-9.3.1.a The reaction alerted the squadron before it split.
  expect(the(battle, 'rB2').alerted).toBe(true)
  const whole = reacted(escort('K9', { line_: { flexible: true } }), SUCCEEDS, 'reaction.split attack')
  expect(at(whole, 'rB')).toBe('J8>5')
})

test('WL-9.3.e WL-9.3.2.a one without flexibility is not asked', () =>
  expect(reacted(escort('K9'), SUCCEEDS).units).toHaveLength(3))

test('WL-10.4.3.a a late escort joins the intruder in the bomber’s square', () => {
  const battle = reacted(escort('K9'), LATE)
  expect([at(battle, 'dA'), at(battle, 'rB')]).toEqual(['K8>0', 'K8>6'])
  expect(the(battle, 'rB')).toMatchObject({ mission: 'sweep', tally: the(battle, 'dA').no })
})

test('WL-10.4.2.f after a success the escort attacks', () => {
  const battle = reacted(escort('K9'), SUCCEEDS)
  const numbers = ['rB', 'dA'].map(id => the(battle, id).no)
  expect(script(decideAttacker(battle, numbers)).value).toEqual({ side: 'raider', why: 'reaction' })
})

test('WL-10.4.3.b after a late reaction the bomber’s side defends, all in one combat', () => {
  const battle = reacted(escort('K9'), LATE)
  expect(combatsOf(battle).map(units => [...units].sort())).toEqual([[0, 1, 2]])
  expect(script(decideAttacker(battle, [0, 1, 2])).value).toMatchObject({ side: 'defender' })
})

/** The bomber flies from I8 into K8, where fighters wait that have tallied it. */
function ambush(fighters: readonly Piece[], escorts: readonly Piece[]): Battle {
  const bomber: Piece = r('he-111 I8 bombing')
  return aBattle({ units: [bomber, ...fighters, ...escorts] })
}

test('WL-10.4.4.a a bomber that ends on a fighter which has tallied it may be helped at once', () => {
  const battle = ambush([spitfire('K8', { facing: 2 })], [escort('K9')])
  const pause = pauseAfter(moveOf(battle, 'rA'), [step(0)])
  expect(pause).toMatchObject({ seat: 'raider', ask: 'reaction.declare' })
  expect(ids(pause)).toEqual(['hold', 'react/rB/dA'])
})

test('WL-10.4.4.a not if it came from ahead of the fighter, nor if it flew on', () => {
  flown(ambush([spitfire('K8', { facing: 4 })], [escort('K9')]), 'rA', step(0))
  const through = ambush([spitfire('J8', { facing: 2 })], [escort('K9')])
  flown(through, 'rA', step(0))
  expect(at(through, 'rA')).toBe('K8>0')
})

test('WL-10.4.4.b a success there counts as late', () => {
  const battle = ambush([spitfire('K8', { facing: 2 })], [escort('K9')])
  flown(battle, 'rA', step(0), react('rB'), SUCCEEDS)
  expect([at(battle, 'rB'), the(battle, 'rB').deeds.reacted]).toEqual(['K8>6', 'late'])
})

test('WL-Q-46 with several fighters there, each escort chooses one', () => {
  const waiting = spitfire('K8', { facing: 2 })
  const several = () => ambush([waiting, waiting], [escort('K9'), escort('K9')])
  const pause = pauseAfter(moveOf(several(), 'rA'), [step(0)])
  expect(ids(pause)).toEqual(['hold', 'react/rB/dA', 'react/rB/dB', 'react/rC/dA', 'react/rC/dB'])
  const battle = several()
  flown(battle, 'rA', step(0), react('rC', 'dB'), react('rB', 'dA'), LATE, FAILS)
  expect(['rB', 'rC'].map(id => the(battle, id).tally)).toEqual([the(battle, 'dA').no, the(battle, 'dB').no])
})

test('WL-10.4.5.a WL-EX-43 WL-Q-40 all are named first, each rolls, and the best roll counts for all', () => {
  const battle = raid([spitfire('J8'), escort('K9'), escort('K10'), escort('L9'), escort('K8')])
  const named = [react('rB'), react('rC'), react('rD'), done]
  flown(battle, 'dA', step(0), ...named, FAILS, LATE, SUCCEEDS, 'reaction.step step/5')
  expect(['rB', 'rC', 'rD'].map(id => the(battle, id).deeds.reacted)).toEqual(Array(3).fill('successful'))
  expect(['rB', 'rC', 'rD'].map(id => nameOf(the(battle, id).square))).toEqual(['J8', 'J8', 'J8'])
  expect([the(battle, 'rE').mission, the(battle, 'rE').tally]).toEqual(['escort', undefined])
})

test.each([
  ['late', LATE, FAILS],
  ['successful', SUCCEEDS, LATE],
])('WL-10.4.5.a a late roll beats a failure and stays below a success: %s', (result, first, second) => {
  const battle = raid([spitfire('J8'), escort('K9'), escort('K9')])
  flown(battle, 'dA', step(0), react('rB'), react('rC'), first, second)
  expect(the(battle, 'rC').deeds.reacted).toBe(result)
})

test('WL-10.4.n WL-EX-44 a success bounces the halted intruder, whose eyes are on the bomber; a late escort only defends', () => {
  const battle = reacted(escort('K9'), SUCCEEDS)
  expect(isBounce(battle, aFight(battle, ['rB'], ['dA']))).toBe(true)
  const late = reacted(escort('K9'), LATE)
  expect(isBounce(late, aFight(late, ['dA'], ['rA', 'rB']))).toBe(false)
})

test.each(cases({ 'drop-tanks': false, 'keep-tanks': true }))(
  'WL-13.2.b a reacting escort may drop its tanks on the way: %s',
  (take, tanks) => {
    const battle = reacted(escort('K9', { tanks: true }), SUCCEEDS, `reaction.tanks ${take}`)
    expect(the(battle, 'rB').tanks).toBe(tanks)
  },
)
