import { factsOf, ids, pauseAfter } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { changeMission, sweepIfNoBombers } from '../../rules/09-command/escorts.ts'
import { removeUnit } from '../../rules/12-end/end.ts'
import type { Battle } from '../../state.ts'
import { testFlights } from '../kit/flights.ts'
import { act, at, face, flown, moveOf, nextMove, plan, step, thenFlown, ways } from '../kit/moves.ts'
import { mustered } from '../kit/mustered.ts'
import { aBattle, battleOf, inWing, pieces, the, unitsOn } from '../kit/table.ts'

const bombing = (units: string): Battle =>
  aBattle({ units: pieces(units), bombing: true, surface: ['bridge T Bridge'] })

/** The plans it may choose from. */
function plans(battle: Battle, id = 'rA'): string[] {
  const pause = pauseAfter(moveOf(battle, id))
  return pause.kind === 'choice' && pause.ask === 'move.plan' ? ids(pause) : []
}

/* Bombing */

testFlights({
  'WL-9.2.1.a a bomber flies straight on, two squares, a jet three': [
    'he-111 G8 bombing: 0 = I8>0',
    'ar-234 G8 bombing: 0 = J8>0',
  ],
  'WL-9.2.1.b a broken bomber does as before': [
    'he-111 G8 bombing broken: ? step/0 jettison',
    'he-111 G8 bombing broken: 0 = I8>0',
  ],
  'WL-9.2.1.1.a WL-9.2.1.1.b WL-9.2.1.1.c a bomber may jettison in its move, and turns for home':
    'he-111 G8 bombing: jettison 4 = F8>4 load:none home:left',
  'WL-9.2.1.1.c a bomber without its load has no way but home':
    'he-111 G8 bombing load:none facing:4: ? 4 5 6',
  'WL-9.2.1.2.a a transport flies as bombers do, and keeps its cargo': [
    'c-47 G8 transport: ? step/0 break',
    'c-47 G8 transport: 0 = I8>0 load:cargo',
  ],
})

/* Escort */

testFlights({
  'WL-9.2.2.a escorts fly straight on beside their bombers': [
    'bf-109e G8 escort, he-111 G7 bombing: ? step/0 break',
    'bf-109e G8 escort, he-111 G7 bombing: 0 = I8>0',
  ],
  'WL-9.2.2.1.a close escorts fly as escorts do': 'bf-109e G8 close-escort, he-111 G8 bombing: 0 = I8>0',
  'WL-9.2.6.f escorts go home with their bombers, changing height with them': [
    'bf-109e G8 escort facing:4, he-111 G8 bombing load:none home:left facing:4: + dive-bonus',
    'bf-109e G8 escort facing:4, he-111 G8 bombing load:none home:left facing:4: - circle',
    'bf-109e G8 escort facing:4, he-111 G8 bombing load:none home:left facing:4: 5 4 = E7>4',
  ],
  // The bombers reach D8 at most, with a dive.
  'WL-9.2.6.f WL-Q-31 ... and do not fly ahead of where the bombers can be':
    'bf-109e E8 escort facing:4, he-111 G8 bombing load:none home:left facing:4: 4 - 4',
  'WL-9.2.6.g where some go home and some go on, the owner chooses whom to follow': [
    'bf-109e G8 escort, he-111 G8 bombing, he-111 G8 bombing load:none home:left: ? station/left continue',
    'bf-109e G8 escort, he-111 G8 bombing, he-111 G8 bombing load:none home:left: plan/station/left 4 = F8>4',
  ],
})

test('WL-9.2.2.b escorts start unalerted, unless the scenario says otherwise', () => {
  const battle = mustered({
    raider: [{ mission: 'escort' }, { mission: 'close-escort' }, { mission: 'escort', alerted: true }],
  })
  expect(battle.units.map(({ alerted }) => alerted)).toEqual([false, false, true])
})

test('WL-9.2.2.2.e WL-EX-57 escorts sweep once every bomber is gone or a fighter', () => {
  const battle = battleOf(
    'bf-109e G8 escort, he-111 G8 bombing, he-111 G8 bombing, bf-109e G8 bombing, d spitfire-i K8 escort, d he-111 K8 bombing',
  )
  const escort = the(battle, 'rA')
  removeUnit(battle, the(battle, 'rB'), 'destroyed')
  removeUnit(battle, the(battle, 'rC'), 'escaped')
  expect(escort.mission).toBe('escort')
  changeMission(battle, the(battle, 'rD'), 'sweep')
  expect([escort.mission, escort.exEscort]).toEqual(['sweep', true])
  expect(the(battle, 'dA').mission).toBe('escort')
})

test('WL-9.2.2.2.e bombers still to enter are worth waiting for', () => {
  const { battle, rA, rB: bomber } = unitsOn('bf-109e G8 escort, he-111 A8 bombing')
  for (const place of ['waiting', 'edge'] as const) {
    bomber.at = place
    sweepIfNoBombers(battle)
    expect(rA.mission).toBe('escort')
  }
  bomber.at = 'expended'
  sweepIfNoBombers(battle)
  expect(rA.mission).toBe('sweep')
})

test('WL-9.2.2.2.f WL-9.2.3.f an ex-escort may make for a place beside the bombers', () => {
  const { battle, rA } = unitsOn('bf-109e C8 alerted ex-escort, he-111 H8 bombing')
  expect(plans(battle)).toEqual(['continue', 'home', 'form-up'])
  const places = ids(pauseAfter(moveOf(battle, 'rA'), [plan('form-up')]))
  // Within three squares, not ahead, at most one level below.
  const asked = ['H11', 'E7', 'I8', 'G6', 'D8']
  expect(asked.filter(square => places.includes(`form-up/${square}`))).toEqual(['H11', 'E7'])
  flown(battle, 'rA', plan('form-up'), 'move.form-up form-up/G8', step(0, 0, 0))
  expect([at(battle, 'rA'), rA.formUp]).toEqual(['F8>0', squareNamed('G8')])
  flown(battle, 'rA', plan('continue'), step(0))
  expect(rA.formUp).toBeUndefined()
  expect(plans(battleOf('bf-109e C8, he-111 H8 bombing'))).toEqual(['continue', 'home'])
  expect(plans(battleOf('bf-109e C8 ex-escort'))).toEqual(['continue', 'home'])
})

/* Sweep */

testFlights({
  'WL-9.2.3.a WL-9.2.3.d WL-Q-24 a sweep goes straight on, two squares, alerted or not': [
    'bf-109e G8: plan/continue 0 = I8>0',
    'bf-109e G8 alerted: plan/continue 0 = I8>0',
  ],
  'WL-9.2.3.d out of another course it first turns for the far edge': [
    'bf-109e G8 facing:2: plan/continue 0 = I8>0',
    'bf-109e G8 facing:4: plan/continue 0 = H8>0',
  ],
  'WL-9.2.3.b WL-9.2.7.a with a tally it pursues, 3 points and anywhere, and need not approach':
    'bf-109e G8 >dA alerted, d he-111 K8 bombing: 5 4 4 = D7>4',
  'WL-9.2.3.g jets continue four squares': 'me-262 G8: plan/continue 0 = K8>0',
})

test('WL-9.2.3.c it may support a friend on its net that has a tally, 3 points by the shortest route', () => {
  const battle = battleOf(
    'bf-109e G8, bf-109e M8 >dA, bf-109e M9 >dA net:other, bf-109e M9, d he-111 Z8 bombing',
  )
  expect(plans(battle)).toEqual(['continue', 'support/rB', 'home'])
  flown(battle, 'rA', plan('support/rB'), step(0, 0, 0))
  expect(at(battle, 'rA')).toBe('J8>0')
  const mute = battleOf('bf-109e G8 net:none, bf-109e M8 >dA net:none, d he-111 Z8 bombing')
  expect(plans(mute)).toEqual(['continue', 'home'])
})

test('WL-9.2.3.e it may declare its return to base, 3 points a turn from then on', () => {
  const { battle, rA } = unitsOn('bf-109e G8 facing:4')
  flown(battle, 'rA', plan('home'), step(4, 4, 4))
  expect([at(battle, 'rA'), rA.home]).toEqual(['D8>4', 'left'])
  expect(plans(battle)).toEqual([])
  flown(battle, 'rA', step(4, 4, 4))
  expect(at(battle, 'rA')).toBe('A8>4')
})

test('WL-15.2.3.a under rule 15 a sweep may circle, again and again until it does something else', () => {
  const battle = bombing('bf-109e G8')
  expect(plans(battle)).toEqual(['continue', 'home', 'circle'])
  flown(battle, 'rA', plan('circle'), act('circle'), face(2))
  expect([at(battle, 'rA'), the(battle, 'rA').circling]).toEqual(['G8>2', true])
  flown(battle, 'rA', plan('continue'), step(0))
  expect(the(battle, 'rA').circling).toBe(false)
})

test('WL-15.2.3.a a wing circles together', () => {
  const wing = () => {
    const battle = bombing('bf-109e G8, bf-109e G9')
    inWing(battle, 'rA', 'rB')
    return battle
  }
  const flying = wing()
  flown(flying, 'rA', plan('continue'), step(0))
  expect(ids(pauseAfter(nextMove(flying, 'rB')))).not.toContain('circle')
  const circling = wing()
  flown(circling, 'rA', plan('circle'), act('circle'), face(0))
  expect(ids(pauseAfter(nextMove(circling, 'rB')))).toContain('circle')
})

/* Intercept */

testFlights({
  'WL-9.2.4.a WL-9.2.4.b an interceptor flies to its Vector, 3 points by the shortest route': [
    'd spitfire-i K8 intercept vector:C8: ? 4',
    'd spitfire-i K8 intercept vector:C8: 4 4 4 = H8>4',
  ],
  'WL-Q-32 a Vector in its own square is reached at its next move':
    'd spitfire-i K8 intercept vector:K8: circle circle face/4 = K8>4 vector:none circling:true',
  'WL-9.2.4.d with a tally it flies freely': 'd spitfire-i K8 intercept >rA, he-111 C8 bombing: 7 0 0 = N7>0',
})

test('WL-9.2.4.c there the Vector comes off, and it circles', () => {
  const { battle, dA } = unitsOn('d spitfire-i K8 intercept vector:I8')
  const played = flown(battle, 'dA', step(4, 4), face(0))
  expect(dA).toMatchObject({ vector: undefined, circling: true, facing: 0 })
  expect(at(battle, 'dA')).toBe('I8>0')
  expect(factsOf(played, 'vector-reached')).toMatchObject([{ id: 'dA', square: 'I8' }])
})

test.each(['intercept', 'cap'] as const)(
  'WL-9.2.4.e WL-9.2.4.1.a WL-8.3.1.a %s without Vector and tally circles or goes home',
  mission => {
    const battle = battleOf(`d spitfire-i K8 ${mission}`)
    expect(plans(battle, 'dA')).toEqual(['circle', 'home'])
    flown(battle, 'dA', plan('circle'), act('circle'), act('circle'), face(2))
    expect([at(battle, 'dA'), the(battle, 'dA').circling]).toEqual(['K8>2', true])
    flown(battle, 'dA', plan('home'), step(0, 0, 0))
    expect([at(battle, 'dA'), the(battle, 'dA').circling]).toEqual(['N8>0', false])
  },
)

test('WL-9.5.3.a the wing follows its leader’s Vector and keeps formation', () => {
  const battle = battleOf(
    'd spitfire-i K8 intercept vector:C8, d spitfire-i K9 intercept, d spitfire-i K9 intercept',
  )
  inWing(battle, 'dA', 'dB', 'dC')
  flown(battle, 'dA', step(4), act('circle'), act('circle'), face(4))
  // Its leader stopped at J8: it may not fly far past, and must face as he does.
  expect(ways(ids(pauseAfter(nextMove(structuredClone(battle), 'dB'), [step(5, 4)])))).toEqual([])
  thenFlown(battle, 'dB', step(5, 4), act('circle'))
  expect(at(battle, 'dB')).toBe('I8>4')
})
