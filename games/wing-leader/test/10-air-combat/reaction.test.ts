import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/script'
import { expect, test } from 'vitest'
import type { Tables } from '../../pack/types.ts'
import { nameOf } from '../../rules/01-words/geometry.ts'
import type { Battle } from '../../state.ts'
import { PROOF_TABLES } from '../kit/charts.ts'
import { at, flown, moveOf, step, thenFlown } from '../kit/moves.ts'
import { escort, FAILS, LATE, raid, react, SUCCEEDS, spitfire } from '../kit/reactions.ts'
import { cases, type Line, r, the } from '../kit/table.ts'

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
  expect(modifiers(raid([spitfire('J8'), escort('K10')], { sky: 'haze 8' }))).toEqual([
    { id: 'weather', by: -1 },
  ])
  expect(modifiers(raid([spitfire('J8'), escort('K10')], { sky: 'haze 7' }))).toEqual([])
})
