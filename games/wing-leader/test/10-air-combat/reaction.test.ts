import { expect, test } from 'vitest'
import type { Tables } from '../../pack/types.ts'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { combatsOf } from '../../rules/10-air-combat/combats.ts'
import { decideAttacker, isBounce } from '../../rules/10-air-combat/situation.ts'
import type { Battle } from '../../state.ts'
import { PROOF_TABLES } from '../kit/charts.ts'
import { aFight } from '../kit/fights.ts'
import { at, flown, moveOf, nextMove, step, thenFlown } from '../kit/moves.ts'
import {
  aBattle,
  cases,
  d,
  factsOf,
  ids,
  type Layout,
  type Line,
  type Piece,
  pauseAfter,
  r,
  script,
  the,
} from '../kit/table.ts'

const spitfire = (square: string, more: Partial<Piece> = {}): Piece =>
  d(`spitfire-i ${square} >rA alerted`, { facing: 0, ...more })
const escort = (square: string, more: Partial<Piece> = {}): Piece => r(`bf-109e ${square} escort`, more)

/** A bomber at K8 flying right, an intruder behind it at J8, and escorts. */
function raid(units: readonly Piece[], layout: Partial<Layout> = {}): Battle {
  return aBattle({ units: [r('he-111 K8 bombing'), ...units], ...layout })
}

const react = (escorts: string, intruder = 'dA'): Line => `reaction.declare react/${escorts}/${intruder}`
const done = 'reaction.declare done'
/** Results of the proof table: no reaction, late, successful. */
const FAILS = 'reaction 1 2'
const LATE = 'reaction 3 4'
const SUCCEEDS = 'reaction 5 5'

/** Who may react when the intruder flies from J8 into K8. */
function ready(battle: Battle, lines: readonly Line[] = [step(0)]): string[] {
  const { pauses } = script(moveOf(battle, 'dA'), lines, ['reaction.declare', 'move.step', 'move.face'])
  const asked = pauses.find(pause => pause.kind === 'choice' && pause.ask === 'reaction.declare')
  return asked ? ids(asked).filter(id => id !== 'hold') : []
}

test('WL-10.4.a WL-10.4.e the escorts are asked before the intruder enters its bomber’s square', () => {
  const battle = raid([spitfire('J8'), escort('K9')])
  const pause = pauseAfter(moveOf(battle, 'dA'), [step(0)])
  expect(pause).toMatchObject({
    kind: 'choice',
    seat: 'raider',
    ask: 'reaction.declare',
    about: ['unit:0', 'unit:1'],
  })
  expect(ids(pause)).toEqual(['hold', 'react/rB/dA'])
  expect(at(battle, 'dA')).toBe('J8>0')
})

test('WL-10.4.a nobody is asked for a bomber that is not the intruder’s target, or a fighter', () => {
  expect(ready(raid([spitfire('J8', { tallies: 'rC' }), escort('K9'), r('he-111 Z9 bombing')]))).toEqual([])
  expect(
    ready(raid([spitfire('J8', { tallies: 'rB' }), escort('K9'), r('he-111 Z9 bombing')]), [step(1)]),
  ).toEqual([])
})

test('WL-10.4.a nor for a step beside the bomber', () =>
  expect(ready(raid([spitfire('J8'), escort('K9')]), [step(2)])).toEqual([]))

test.each([
  ['up', 'J7', { marker: 'slow-climb' }, 'slow-climb/up/1'],
  ['level', 'J8', {}, 'slow-climb/on/0'],
] as const)('WL-10.4.a a slow climb, %s, is no way round the escorts', (_, square, more, climb) => {
  const slow = { model: 'hs-129', mission: 'intercept', ...more } as const
  const climbs = `move.step ${climb}`
  const battle = raid([spitfire(square, slow), escort('K9')])
  script(moveOf(battle, 'dA'), [climbs, react('rB'), SUCCEEDS], ['reaction.step'])
  expect([nameOf(the(battle, 'dA').square), nameOf(the(battle, 'rB').square)]).toEqual([square, square])
  const late = raid([spitfire(square, slow), escort('K9')])
  flown(late, 'dA', climbs, react('rB'), LATE)
  expect([nameOf(the(late, 'dA').square), nameOf(the(late, 'rB').square)]).toEqual(['K8', 'K8'])
})

test('WL-10.4.a climbing on the spot beside the bomber calls nobody', () => {
  const battle = raid([spitfire('J8', { model: 'hs-129', mission: 'intercept' }), escort('K9')])
  flown(battle, 'dA', 'move.step slow-climb/stay/0')
  expect(at(battle, 'dA')).toBe('J8>0')
})

test('WL-10.4.e an escort that holds lets the intruder in', () => {
  const battle = raid([spitfire('J8'), escort('K9')])
  flown(battle, 'dA', step(0), 'reaction.declare hold')
  expect([at(battle, 'dA'), the(battle, 'rB').mission]).toEqual(['K8>0', 'escort'])
})

test.each([
  ['three squares away', 'H8', ['react/rB/dA']],
  ['four squares away', 'G8', []],
  ['one level below', 'K7', ['react/rB/dA']],
  ['two levels below', 'K6', []],
  ['three above', 'N11', ['react/rB/dA']],
])('WL-10.4.b an escort %s', (_, square, expected) =>
  expect(ready(raid([spitfire('J8'), escort(square)]))).toEqual(expected),
)

test.each(cases({ sweeps: { mission: 'sweep' }, 'is broken': { broken: true } }))(
  'WL-10.4.b WL-10.4.c WL-9.2.2.c one that %s does not react',
  (_, more) => expect(ready(raid([spitfire('J8'), escort('K9', more)]))).toEqual([]),
)

test('WL-10.4.c nor one that an enemy in its square has tallied, nor one without sight of the bomber', () => {
  expect(ready(raid([spitfire('J8'), escort('K9'), spitfire('K9', { tallies: 'rB' })]))).toEqual([])
  const cloud = { cloud: [{ type: 'dense', squares: ['K9-K10'] }] } as const
  expect(ready(raid([spitfire('J8'), escort('K11')], { sky: cloud }))).toEqual([])
  expect(ready(raid([spitfire('J8'), escort('K11')]))).toEqual(['react/rB/dA'])
})

test.each(cases({ L7: 3, L8: 4, L9: 5 }))(
  'WL-10.4.d WL-EX-40 head-on, from %s, nobody reacts',
  (square, facing) => {
    expect(ready(raid([spitfire(square, { facing }), escort('K9')]), [step(facing)])).toEqual([])
    expect(ready(raid([spitfire('K9', { facing: 6 }), escort('J8')]), [step(6)])).toEqual(['react/rB/dA'])
  },
)

test('WL-EX-40 an escort that had tallied it follows right after it', () => {
  const battle = raid([
    spitfire('L8', { facing: 4 }),
    escort('L10', { mission: 'sweep', tallies: 'dA', alerted: true }),
  ])
  flown(battle, 'dA', step(4), 'move.step stop')
  thenFlown(battle, 'rB', step(4, 6, 6))
  expect(at(battle, 'rB')).toBe('K8>6')
})

test('WL-10.4.d a second entry in the phase can be reacted to', () => {
  const battle = raid([spitfire('L8', { facing: 4, model: 'me-262' }), escort('K9')])
  expect(ready(battle, [step(4, 4, 0)])).toEqual(['react/rB/dA'])
})

test.each([
  [1, 4, 'none'],
  [2, 4, 'late'],
  [4, 4, 'late'],
  [4, 5, 'successful'],
] as const)('WL-10.4.f two dice, %i and %i: %s', (a, b, reaction) => {
  const battle = raid([spitfire('J8'), escort('K9')])
  const played = script(moveOf(battle, 'dA'), [step(0), react('rB'), `reaction ${a} ${b}`], ['reaction.step'])
  expect(factsOf(played, 'reaction')).toMatchObject([
    {
      id: 'rB',
      intruder: { id: 'dA' },
      bomber: { id: 'rA' },
      dice: [a, b],
      modifiers: [],
      total: a + b,
      reaction,
    },
  ])
})

/** The board after this escort, rB, has reacted to the intruder that flies from J8 into K8. */
function reacted(guard: Piece, ...lines: readonly Line[]): Battle {
  const battle = raid([spitfire('J8'), guard])
  flown(battle, 'dA', step(0), react('rB'), ...lines)
  return battle
}

/** The modifiers of one reaction roll. */
function modifiers(battle: Battle): unknown {
  const lines = [step(0), react('rB'), FAILS]
  return factsOf(script(moveOf(battle, 'dA'), lines), 'reaction')[0]?.modifiers
}

const TABLES: Tables = {
  ...PROOF_TABLES,
  reaction: {
    ...PROOF_TABLES.reaction,
    modifiers: { highSpeed: -2, veteran: 1, green: -1, perSquare: -1, alerted: 2 },
  },
}

test.each([
  ['a veteran', {}, { quality: 'veteran' }, [{ id: 'veteran', by: 1 }]],
  ['a green unit', {}, { quality: 'green' }, [{ id: 'green', by: -1 }]],
  ['against a jet', { model: 'me-262' }, {}, [{ id: 'high-speed', by: -2 }]],
  ['against a jet that still has its Climb marker', { model: 'me-262', marker: 'climb' }, {}, []],
] as const)('WL-10.4.g WL-10.4.h modifiers for %s', (_, intruder, guard, expected) =>
  expect(modifiers(raid([spitfire('J8', intruder), escort('K9', guard)]))).toEqual(expected),
)

test('WL-10.4.g the distance to the bomber and an alerted escort, where the table says so', () => {
  const battle = raid([spitfire('J8'), escort('I10', { alerted: true })], { tables: TABLES })
  expect(modifiers(battle)).toEqual([
    { id: 'alerted', by: 2 },
    { id: 'distance', by: -2 },
  ])
})

test('WL-10.4.g WL-4.7.e WL-4.7.1.c weather on the line to the bomber, or the haze it flies in', () => {
  const cloud = { cloud: [{ type: 'broken', squares: ['K9'] }] } as const
  expect(modifiers(raid([spitfire('J8'), escort('K10')], { sky: cloud }))).toEqual([
    { id: 'weather', by: -2 },
  ])
  expect(modifiers(raid([spitfire('J8'), escort('K10')], { sky: { cloud: [], haze: 8 } }))).toEqual([
    { id: 'weather', by: -1 },
  ])
  expect(modifiers(raid([spitfire('J8'), escort('K10')], { sky: { cloud: [], haze: 7 } }))).toEqual([])
})

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
