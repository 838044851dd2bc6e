import { ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { combatsOf } from '../../rules/10-air-combat/combats.ts'
import { decideAttacker, isBounce } from '../../rules/10-air-combat/situation.ts'
import { aFight } from '../kit/fights.ts'
import { testFlights } from '../kit/flights.ts'
import { flown, moveOf, nextMove, step } from '../kit/moves.ts'
import { FAILS, LATE, react, reacted, SUCCEEDS } from '../kit/reactions.ts'
import { battleOf, unitsOn } from '../kit/table.ts'

/** A bomber at K8 flying right, and an intruder behind it at J8. */
const RAID = 'he-111 K8 bombing, d spitfire-i J8 >rA alerted facing:0'
const GUARDED = `${RAID}, bf-109e K9 escort`

test('WL-10.4.1.a WL-EX-41 after a failure the intruder enters, and the escort may try the next one', () => {
  const battle = battleOf(`${GUARDED}, d spitfire-i J7 >rA alerted facing:1`)
  flown(battle, 'dA', step(0), react('rB'), FAILS)
  expect(ids(pauseAfter(nextMove(battle, 'dB'), [step(1)]))).toEqual(['hold', 'react/rB/dB'])
})

testFlights({
  'WL-10.4.1.a after a failure the escort stays': [
    `${GUARDED}: dA 0 react/rB/dA fails = K8>0 rB K9>0 tally:none mission:escort`,
  ],
  'WL-10.4.2.a WL-10.4.2.b WL-10.4.2.f on a success the intruder halts, and the escort flies into its square':
    [`${GUARDED}: dA 0 react/rB/dA succeeds = J8>0 rB J8>5 mission:sweep alerted:true tally:1`],
  'WL-10.4.2.c WL-10.4.m no limit of points': [
    `${RAID}, bf-109e N8 escort: dA 0 react/rB/dA succeeds = J8>0 rB J8>4`,
  ],
  'WL-10.4.2.e WL-8.5.d by the way it came it has a Dive or a Climb marker': [
    `${RAID}, bf-109e K9 escort facing:4: dA 0 react/rB/dA succeeds = J8>0 rB marker:dive`,
    `${RAID}, bf-109e K7 escort facing:4: dA 0 react/rB/dA succeeds = J8>0 rB marker:climb`,
    `${RAID}, bf-109e K8 escort facing:4: dA 0 react/rB/dA succeeds = J8>0 rB marker:none`,
  ],
  'WL-10.4.2.g WL-9.3.e WL-Q-47 a flexible squadron may send one flight and leave the other as escort': [
    `${GUARDED} flexible: dA 0 react/rB/dA succeeds reaction.split=split`,
    // WL-9.3.1.a The reaction alerted the squadron before it split.
    '= J8>0 rB1 J8>5 mission:sweep tally:1 rB2 K9>0 mission:escort tally:none alerted:true',
    `${GUARDED} flexible: dA 0 react/rB/dA succeeds reaction.split=attack = J8>0 rB J8>5`,
  ],
  'WL-9.3.e WL-9.3.2.a one without flexibility is not asked': [
    `${GUARDED}: dA 0 react/rB/dA succeeds = J8>0 rB size:squadron`,
  ],
  'WL-10.4.3.a a late escort joins the intruder in the bomber’s square': [
    `${GUARDED}: dA 0 react/rB/dA late = K8>0 rB K8>6 mission:sweep tally:1`,
  ],
  'WL-13.2.b a reacting escort may drop its tanks on the way': [
    `${GUARDED} tanks: dA 0 react/rB/dA succeeds reaction.tanks=drop-tanks = J8>0 rB tanks:false`,
    `${GUARDED} tanks: dA 0 react/rB/dA succeeds reaction.tanks=keep-tanks = J8>0 rB tanks:true`,
  ],
})

test('WL-Q-45 the points the intruder had left are lost', () => {
  const battle = battleOf('he-111 K8 bombing, d me-262 J8 >rA alerted facing:0, bf-109e K9 escort')
  expect(flown(battle, 'dA', step(0), react('rB'), 'reaction 6 6').value).toBe('move-order')
})

const trackOf = (guard: string, ...lines: readonly string[]) => reacted(guard, ...lines).rB.deeds.track

test('WL-10.4.2.c WL-Q-42 any shortest way, every square of it nearer', () => {
  const battle = battleOf(`${RAID}, bf-109e M10 escort facing:4`)
  const first = pauseAfter(moveOf(battle, 'dA'), [step(0), react('rB'), SUCCEEDS])
  expect(first).toMatchObject({ seat: 'raider', ask: 'reaction.step' })
  expect(ids(first)).toEqual(['step/4', 'step/5'])
  // From L10 both levels must be lost on the way: no choice is left.
  const track = trackOf('bf-109e M10 escort facing:4', SUCCEEDS, 'reaction.step step/4')
  expect(track.map(({ square }) => nameOf(square))).toEqual(['L10', 'K9', 'J8'])
})

test('WL-10.4.2.c WL-10.4.m WL-Q-41 no slot of its own, and one already in the intruder’s square need not move', () => {
  const { rB } = reacted('bf-109e K9 escort facing:4', SUCCEEDS)
  expect([rB.deeds.reacted, rB.deeds.ordinal]).toEqual(['successful', undefined])
  expect(trackOf('bf-109e J8 escort', SUCCEEDS)).toEqual([])
})

test.each([
  ['N8', 'reversed entered entered entered entered'],
  // Down and to the left would take half a circle, left does not.
  ['M10 facing:1', 'entered entered entered'],
])('WL-10.4.2.d WL-EX-42 half a circle only where there is no other way: from %s', (from, hows) =>
  expect(
    trackOf(`bf-109e ${from} escort`, SUCCEEDS)
      .map(({ how }) => how)
      .join(' '),
  ).toBe(hows),
)

test('WL-10.4.2.f after a success the escort attacks', () => {
  const { battle, rB, dA } = reacted('bf-109e K9 escort', SUCCEEDS)
  const { value } = script(decideAttacker(battle, [rB.no, dA.no]))
  expect(value).toEqual({ side: 'raider', why: 'reaction' })
})

test('WL-10.4.3.b after a late reaction the bomber’s side defends, all in one combat', () => {
  const { battle } = reacted('bf-109e K9 escort', LATE)
  expect(combatsOf(battle).map(units => [...units].sort())).toEqual([[0, 1, 2]])
  expect(script(decideAttacker(battle, [0, 1, 2])).value).toMatchObject({ side: 'defender' })
})

/** The bomber flies from I8 into K8, where a fighter waits that has tallied it. */
const AMBUSH = 'he-111 I8 bombing, d spitfire-i K8 >rA alerted facing:2, bf-109e K9 escort'

testFlights({
  'WL-10.4.4.a a bomber that ends on a fighter which has tallied it may be helped at once': [
    `${AMBUSH}: 0 ? hold react/rB/dA`,
  ],
  'WL-10.4.4.a not if it came from ahead of the fighter, nor if it flew on': [
    `${AMBUSH.replace('facing:2', 'facing:4')}: 0 = K8>0`,
    `${AMBUSH.replace('K8', 'J8')}: 0 = K8>0`,
  ],
  'WL-10.4.4.b a success there counts as late': [`${AMBUSH}: 0 react/rB/dA succeeds = K8>0 rB K8>6`],
})

test('WL-10.4.4.b it is on record as late', () => {
  const { battle, rB } = unitsOn(AMBUSH)
  flown(battle, 'rA', step(0), react('rB'), SUCCEEDS)
  expect(rB.deeds.reacted).toBe('late')
})

test('WL-Q-46 with several fighters there, each escort chooses one', () => {
  const crowd = `${AMBUSH}, d spitfire-i K8 >rA alerted facing:2, bf-109e K9 escort`
  const pause = pauseAfter(moveOf(battleOf(crowd), 'rA'), [step(0)])
  expect(ids(pause)).toEqual(['hold', 'react/rB/dA', 'react/rB/dB', 'react/rC/dA', 'react/rC/dB'])
  const { battle, rB, rC, dA, dB } = unitsOn(crowd)
  flown(battle, 'rA', step(0), react('rC', 'dB'), react('rB', 'dA'), LATE, FAILS)
  expect([rB.tally, rC.tally]).toEqual([dA.no, dB.no])
})

test('WL-10.4.5.a WL-EX-43 WL-Q-40 all are named first, each rolls, and the best roll counts for all', () => {
  const { battle, rB, rC, rD, rE } = unitsOn(
    `${GUARDED}, bf-109e K10 escort, bf-109e L9 escort, bf-109e K8 escort`,
  )
  const named = [react('rB'), react('rC'), react('rD'), 'reaction.declare done']
  flown(battle, 'dA', step(0), ...named, FAILS, LATE, SUCCEEDS, 'reaction.step step/5')
  for (const { square, deeds } of [rB, rC, rD])
    expect([nameOf(square), deeds.reacted]).toEqual(['J8', 'successful'])
  expect([rE.mission, rE.tally]).toEqual(['escort', undefined])
})

test.each([
  ['late', LATE, FAILS],
  ['successful', SUCCEEDS, LATE],
])('WL-10.4.5.a a late roll beats a failure and stays below a success: %s', (result, first, second) => {
  const { battle, rC } = unitsOn(`${GUARDED}, bf-109e K9 escort`)
  flown(battle, 'dA', step(0), react('rB'), react('rC'), first, second)
  expect(rC.deeds.reacted).toBe(result)
})

test('WL-10.4.n WL-EX-44 a success bounces the halted intruder, whose eyes are on the bomber; a late escort only defends', () => {
  const { battle } = reacted('bf-109e K9 escort', SUCCEEDS)
  expect(isBounce(battle, aFight(battle, ['rB'], ['dA']))).toBe(true)
  const { battle: late } = reacted('bf-109e K9 escort', LATE)
  expect(isBounce(late, aFight(late, ['dA'], ['rA', 'rB']))).toBe(false)
})
