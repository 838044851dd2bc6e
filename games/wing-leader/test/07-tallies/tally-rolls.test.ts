import { factsOf } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { tallyModifiers } from '../../rules/07-tallies/tally-phase.ts'
import { aProfile } from '../kit/runs.ts'
import { battleOf, unitsOn } from '../kit/table.ts'
import { offered, rollFor, testTallies } from '../kit/tallies.ts'

describe('who may roll', () => {
  const MAY = '? end roll/rA/dA'

  testTallies({
    'WL-7.2.a a fighter on any mission, a fighter-bomber with its load': [
      `spitfire-i H8 deaf sweep, d bf-109e K8 deaf: ${MAY}`,
      `spitfire-i H8 deaf escort, d bf-109e K8 deaf: ${MAY}`,
      `spitfire-i H8 deaf intercept, d bf-109e K8 deaf: ${MAY}`,
      `spitfire-i H8 deaf bombing, d bf-109e K8 deaf: ${MAY}`,
    ],
    'WL-7.2.a not a bomber, a transport, a fighter class without its load that is still a bomber, or a broken one':
      [
        'ju-88 H8 deaf bombing, d bf-109e K8 deaf: ? end',
        'c-47 H8 deaf transport, d bf-109e K8 deaf: ? end',
        'spitfire-i H8 deaf strafing load:none, d bf-109e K8 deaf: ? end',
        'spitfire-i H8 deaf broken, d bf-109e K8 deaf: ? end',
      ],
    'WL-15.2.4.b a fighter on recce never tallies': 'spitfire-i H8 recce deaf, d bf-109e K8 deaf: ? end',
    'WL-15.2.4.c a fighter with AT pods on a strafing mission never tallies':
      'spitfire-i H8 strafing deaf load:none pod:at, d bf-109e K8 deaf: ? end',
    'WL-9.2.6.a an unbroken fighter on its way home may tally': [
      `spitfire-i H8 deaf home:left, d bf-109e K8 deaf: ${MAY}`,
    ],
    'WL-7.2.b WL-7.2.e WL-1.1.l not with a tally in hand':
      'spitfire-i H8 deaf >dA, d bf-109e K8 deaf, d bf-109e L8 deaf: ? end drop/rA',
    'WL-7.2.e once a phase, for one target': [
      'spitfire-i H8 deaf, d bf-109e K8 deaf, d bf-109e L8 deaf: ? end roll/rA/dA roll/rA/dB',
      '; roll/rA/dA 1; ? end',
    ],
    'WL-7.2.b a wing whose net is clear rolls unit by unit': [
      'spitfire-i H8 net:raider wing, spitfire-i H9 net:raider wing, d bf-109e P8 deaf: roll/rA/dA 1',
      '; ? end roll/rB/dA',
    ],
  })

  test('WL-7.2.b not from beyond the edge', () => {
    const { battle, rA } = unitsOn('spitfire-i H8 deaf, d bf-109e K8 deaf')
    rA.at = 'edge'
    expect(offered(battle)).toEqual(['end'])
  })
})

describe('whom it may tally', () => {
  testTallies({
    'WL-7.2.c an enemy within nine squares': [
      'spitfire-i H8 deaf, d bf-109e Q8 deaf: ? end roll/rA/dA',
      'spitfire-i H8 deaf, d bf-109e R8 deaf: ? end',
      'spitfire-i H8 deaf, d bf-109e H17 deaf: ? end roll/rA/dA',
      'spitfire-i H8 deaf, d bf-109e H18 deaf: ? end',
      'spitfire-i H8 deaf, d bf-109e H8 deaf: ? end roll/rA/dA',
    ],
    'WL-7.2.c one out of reach hides no other':
      'spitfire-i H8 deaf, d bf-109e Z8 deaf, d bf-109e K8 deaf: ? end roll/rA/dB',
    'WL-7.2.d with an unbroken enemy in its square it may look nowhere else': [
      'spitfire-i H8 deaf, d bf-109e H8 deaf, d bf-109e H8 deaf broken, d bf-109e K8 deaf',
      ': ? end roll/rA/dA roll/rA/dB',
    ],
    'WL-7.2.d a broken enemy in its square binds nobody':
      'spitfire-i H8 deaf, d bf-109e H8 deaf broken, d bf-109e K8 deaf: ? end roll/rA/dA roll/rA/dB',
  })
  testTallies(
    { 'WL-7.2.c it must be in sight': 'spitfire-i H8 deaf, d bf-109e K8 deaf: ? end' },
    { sky: 'dense J8' },
  )

  test('WL-7.2.c it must be on the map, and an enemy', () => {
    const board = 'spitfire-i H8 deaf, d bf-109e K8 deaf, spitfire-i K8 bombing deaf load:none'
    const { battle, dA } = unitsOn(board)
    dA.at = 'edge'
    expect(offered(battle)).toEqual(['end'])
  })
})

describe('the roll', () => {
  test.each([
    [3, false],
    [4, true],
  ])('WL-7.2.1.a three squares away a %i: %s', (die, success) => {
    const { battle, rA } = unitsOn('spitfire-i H8 deaf, d bf-109e K8 deaf')
    const played = rollFor(battle, die)
    expect(rA.tally).toBe(success ? 1 : undefined)
    expect(factsOf(played, 'tally-roll')).toMatchObject([
      { id: 'rA', target: { id: 'dA' }, dice: [die], modifiers: [], total: die, distance: 3, success },
    ])
  })

  testTallies({
    'WL-7.2.1.b WL-2.1.i the tally takes the place of the Vector, and its loss does not bring that back': [
      'spitfire-i H8 intercept deaf vector:M8, d bf-109e K8 deaf: roll/rA/dA 6; rA tally:dA vector:none',
      '; drop/rA; rA tally:none vector:none',
    ],
    'WL-7.1.b who has tallied an enemy is alerted': [
      'spitfire-i H8 deaf, d bf-109e K8 deaf: roll/rA/dA 3; rA alerted:false',
      'spitfire-i H8 deaf, d bf-109e K8 deaf: roll/rA/dA 4; rA alerted:true',
    ],
    'WL-9.2.2.2.a an escort with a tally sweeps': [
      'spitfire-i H8 escort deaf, d bf-109e K8 deaf: roll/rA/dA 3; rA mission:escort',
      'spitfire-i H8 escort deaf, d bf-109e K8 deaf: roll/rA/dA 4; rA mission:sweep',
    ],
  })

  test('WL-15.2.4.a a fighter-bomber that tallies drops its load and sweeps, alerted, off its profile', () => {
    const over = { bombing: true, surface: ['bridge M Bridge'] }
    const { battle, rA: unit } = unitsOn('spitfire-i H8 bombing deaf, d bf-109e K8 deaf', over)
    unit.profile = aProfile('level')
    rollFor(battle, 4)
    expect(unit).toMatchObject({ load: undefined, mission: 'sweep', alerted: true, tally: 1 })
    expect(unit.profile).toBeUndefined()
  })
})

describe('modifiers', () => {
  test.each([
    ['WL-7.2.1.a WL-C-11 none without a cause', 'spitfire-i H8', 'K8', '', ''],
    ['WL-7.2.1.c a target behind takes 2', 'spitfire-i H8', 'F8', '', 'behind -2'],
    ['WL-7.2.1.c above it is not behind', 'spitfire-i H8', 'G10', '', ''],
    ['WL-7.2.1.c nor in its square', 'spitfire-i H8', 'H8', '', ''],
    ['WL-7.2.1.g WL-3.3.j Rear View sees what is behind and higher', 'p-51b H8', 'F9', '', ''],
    ['WL-7.2.1.g not what is level', 'p-51b H8', 'F8', '', 'behind -2'],
    ['WL-7.2.1.g nor what is lower', 'p-51b H8', 'F7', '', 'behind -2'],
    ['WL-7.2.1.h a Lufbery has no behind', 'spitfire-i H8 lufbery', 'F8', '', ''],
    ['WL-7.2.1.d a target in the Sun takes 1', 'spitfire-i H8', 'J10', 'sun right-upper', 'sun -1'],
    ['WL-7.2.1.d not in another Sun', 'spitfire-i H8', 'J10', 'sun left-upper', ''],
    [
      'WL-7.2.1.e WL-4.7.d weather on the line is subtracted',
      'spitfire-i H8',
      'K8',
      'broken J8',
      'weather -2',
    ],
    ['WL-4.7.1.a out of haze', 'spitfire-i H6', 'K9', 'haze 6', 'weather -1'],
    ['WL-4.7.1.a into haze', 'spitfire-i H9', 'K6', 'haze 6', 'weather -1'],
    ['WL-4.7.1.a above haze', 'spitfire-i H8', 'K8', 'haze 6', ''],
    [
      'WL-4.7.1.a WL-C-12 haze and cloud do not add up',
      'spitfire-i H8',
      'K8',
      'haze 10, wispy J8',
      'weather -1',
    ],
    ['WL-Q-03 WL-C-14 a target in contrails is seen', 'spitfire-i H8', 'K12', 'contrails 12', 'contrails 1'],
    ['WL-Q-03 those of the one who looks matter not', 'spitfire-i H12', 'K11', 'contrails 12', ''],
  ])('%s', (_, hunter, target, sky, expected) => {
    const { battle, rA, dA } = unitsOn(`${hunter} deaf, d bf-109e ${target} deaf`, sky ? { sky } : {})
    const modifiers = tallyModifiers(battle, rA, dA)
    expect(modifiers.map(({ id, by }) => `${id} ${by}`).join(', ')).toBe(expected)
  })

  test('WL-1.1.j WL-C-12 different causes add together', () => {
    const battle = battleOf('spitfire-i H8 deaf, d bf-109e F9 deaf', { sky: 'sun left-upper, wispy G8-G9' })
    const played = rollFor(battle, 6)
    expect(factsOf(played, 'tally-roll')).toMatchObject([{ total: 2, distance: 2, success: false }])
  })
})
