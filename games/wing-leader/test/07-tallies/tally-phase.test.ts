import { script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { defenderTallies, raiderTallies } from '../../rules/07-tallies/tally-phase.ts'
import { aProfile } from '../kit/runs.ts'
import { battleOf, unitsOn } from '../kit/table.ts'
import { offered, testTallies } from '../kit/tallies.ts'

test('WL-6.0.b WL-7.2.f the order of the phase: the raider does all of his before the defender begins', () => {
  const battle = battleOf('spitfire-i H8 deaf, spitfire-i H9 deaf, d bf-109e K8 deaf')
  const raider = (lines: string) => script(raiderTallies(battle), lines)
  const defender = (lines = '') => script(defenderTallies(battle), lines)
  expect(raider('tally.action roll/rB/dA, tally.roll 1').value).toBe('raider-tally')
  expect(raider('tally.action end').value).toBe('defender-tally')
  const third = defender('tally.action roll/dA/rB, tally.roll 1')
  expect(third.value).toBe('defender-tally')
  expect(third.pauses[0]).toMatchObject({ seat: 'defender' })
  expect(defender().value).toBe('movement')
})

test('WL-6.0.b the order of the phase: with nothing to do a side is not asked', () => {
  const battle = battleOf('spitfire-i H8 recce deaf, d bf-109e K8 recce deaf')
  for (const tallies of [raiderTallies, defenderTallies]) expect(script(tallies(battle)).pauses).toEqual([])
})

describe('losing and dropping', () => {
  testTallies(
    {
      'WL-7.2.2.b WL-Q-33 a target out of sight is lost as the phase begins, for both sides':
        'spitfire-i H8 deaf >dA, d bf-109e K8 deaf >rA: begin; rA tally:none; dA tally:none',
    },
    { sky: 'dense J8' },
  )

  testTallies({
    'WL-7.2.2.c a target is kept within nine squares': [
      'spitfire-i H8 deaf >dA, d bf-109e Q8 deaf: begin; rA tally:dA',
      'spitfire-i H8 deaf >dA, d bf-109e R8 deaf: begin; rA tally:none',
    ],
    'WL-7.2.2.e a tally may be dropped and another rolled for in the same phase': [
      'spitfire-i H8 deaf >dA, d bf-109e K8 deaf, d bf-109e I8 deaf: drop/rA; rA tally:none',
      '; roll/rA/dB 2; rA tally:dB; ? end drop/rA',
    ],
    'WL-7.2.2.f nobody drops a tally in a dogfight':
      'spitfire-i H8 deaf >dA fighting, d bf-109e H8 deaf >rA fighting: ? end',
    'WL-7.2.2.h WL-9.2.6.a without its tally it is back on its mission, or on its way home':
      'spitfire-i H8 deaf home:left >dA, d bf-109e K8 deaf: drop/rA; rA tally:none home:left mission:sweep',
  })
})

describe('balloons', () => {
  testTallies(
    {
      'WL-14.3.a a sweep within four columns of the balloon at L2 may tally it': [
        'spitfire-i H8 deaf: ? end balloon/rA/0',
        'spitfire-i G8 deaf: ? end',
        'spitfire-i P19 deaf: ? end balloon/rA/0',
        'spitfire-i Q2 deaf: ? end',
      ],
      'WL-14.3.a not an escort, nor one that is broken, on its way home or in a dogfight': [
        'spitfire-i H8 deaf escort: ? end',
        'spitfire-i H8 deaf broken: ? end',
        'spitfire-i H8 deaf home:left: ? end',
        'spitfire-i H8 deaf fighting: ? end',
      ],
      'WL-14.3.b the tally of a balloon is lost from farther away': [
        'spitfire-i P8 deaf balloon:0: begin; rA balloon:0',
        'spitfire-i Q8 deaf balloon:0: begin; rA balloon:none',
      ],
    },
    { balloons: 'L2' },
  )

  testTallies(
    {
      'WL-14.3.a WL-Q-88 it needs no roll, no sight, alerts nobody and takes the place of a tally':
        'spitfire-i H8 deaf, d bf-109e K8 deaf: balloon/rA/0; rA balloon:0 alerted:false; ? end drop/rA',
      'WL-14.3.a WL-15.3.7.a strafing ends for it, and so does forming up':
        'spitfire-i H8 deaf on-strafe formUp:L8: balloon/rA/0; rA strafing:none formUp:none',
    },
    { balloons: 'L2', sky: 'dense I8-I0' },
  )

  test.each([
    [2, ['end']],
    [1, ['end', 'balloon/rA/1']],
  ])('WL-14.3.a its own balloons and those shot down are no targets: %i losses', (losses, actions) => {
    const battle = battleOf('spitfire-i H8 deaf', { balloons: 'L2 raider, K2' })
    for (const balloon of battle.balloons.slice(1)) balloon.losses = losses
    expect(offered(battle)).toEqual(actions)
  })
})

describe('splits in the Tally Phase', () => {
  const FLEXIBLE = 'spitfire-i H8 deaf flexible, d bf-109e K8 deaf'

  testTallies({
    'WL-9.3.f a squadron with torpedoes may split':
      'he-111 H8 bombing deaf load:torpedo: ? end split/rA; split/rA; rA at:split; rA1 at:map; rA2 at:map; ? end',
    'WL-9.3.f not with bombs': 'he-111 H8 bombing deaf load:bomb: ? end',
    'WL-9.3.d WL-9.3.2.a WL-9.3.1.d a flexible squadron may split when its roll succeeds': [
      `${FLEXIBLE}: roll/rA/dA 4, tally.split split; rA1 tally:dA alerted:true; rA2 tally:none alerted:true`,
      '; ? end drop/rA1',
    ],
    'WL-9.3.d it may stay together': [`${FLEXIBLE}: roll/rA/dA 4, tally.split whole; rA tally:dA at:map`],
    'WL-9.3.d no split after a miss, and none without flexibility': [
      `${FLEXIBLE}: roll/rA/dA 3; rA at:map`,
      'spitfire-i H8 deaf, d bf-109e K8 deaf: roll/rA/dA 4; rA at:map',
    ],
    'WL-9.3.1.e of an escort the flight with the tally sweeps, the other goes on escorting': [
      'spitfire-i H8 deaf flexible escort, d bf-109e K8 deaf: roll/rA/dA 4, tally.split split',
      '; rA1 mission:sweep; rA2 mission:escort',
    ],
    'WL-9.3.1.f of an interceptor the other flight keeps the Vector': [
      'spitfire-i H8 deaf flexible intercept vector:M8, d bf-109e K8 deaf: roll/rA/dA 4, tally.split split',
      '; rA1 vector:none; rA2 vector:M8',
    ],
    'WL-15.2.4.d of a fighter-bomber one flight fights, the other keeps its bombs': [
      'spitfire-i H8 deaf flexible bombing, d bf-109e K8 deaf: roll/rA/dA 4, tally.split split',
      '; rA1 mission:sweep load:none alerted:true tally:dA',
      '; rA2 mission:bombing load:bomb alerted:false tally:none',
    ],
  })

  test('WL-9.3.f nor on a torpedo profile', () => {
    const { battle, rA } = unitsOn('he-111 H8 bombing deaf load:torpedo')
    rA.profile = aProfile('torpedo')
    expect(offered(battle)).toEqual(['end'])
  })
})
