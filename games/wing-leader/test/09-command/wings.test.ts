import { script } from '@tallyho/engine/script'
import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { actionsOf, raiderTallies } from '../../rules/07-tallies/tally-phase.ts'
import {
  areInFormation,
  checkWings,
  formationOf,
  isBalbo,
  isLedBySigns,
  leaveWing,
  warnWings,
  wingMates,
} from '../../rules/09-command/wings.ts'
import type { Battle } from '../../state.ts'
import { aProfile } from '../kit/runs.ts'
import { aBattle, battleOf, cases, d, inDogfight, inWing, type Piece, r, the, unitsOn } from '../kit/table.ts'

const spitfire: Piece = r('spitfire-i H8')
const bf109: Piece = d('bf-109e K8')

const idsOf = (battle: Battle, nos: readonly number[]) => nos.map(no => battle.units[no]?.id).sort()
const inTheWing = (battle: Battle) =>
  battle.units.filter(({ wing }) => wing !== undefined).map(({ id }) => id)

test('WL-9.1.a formations: a chain of units with the same facing, from square to square', () => {
  const battle = battleOf(
    'spitfire-i H8, spitfire-i I9, spitfire-i J9, spitfire-i J9, spitfire-i L9, spitfire-i G8 facing:4, d bf-109e H9 facing:0',
  )
  expect(idsOf(battle, formationOf(battle, the(battle, 'rC')))).toEqual(['rA', 'rB', 'rC', 'rD'])
  expect(areInFormation(battle, the(battle, 'rA'), the(battle, 'rD'))).toBe(true)
  expect(areInFormation(battle, the(battle, 'rA'), the(battle, 'rE'))).toBe(false)
  expect(areInFormation(battle, the(battle, 'rE'), the(battle, 'rE'))).toBe(true)
})

test('WL-9.1.a formations: units off the map are in no formation', () => {
  const { battle, rA, rB } = unitsOn('spitfire-i H8, spitfire-i H8')
  rB.at = 'edge'
  expect(idsOf(battle, formationOf(battle, rA))).toEqual(['rA'])
})

describe('who belongs to a wing', () => {
  function aWing(second: Partial<Piece>, ...others: readonly Piece[]) {
    const battle = aBattle({ units: [spitfire, { ...spitfire, at: 'H9', ...second }, ...others, bf109] })
    inWing(battle, 'rA', 'rB')
    return battle
  }

  test('WL-9.5.2.b a unit that meets the conditions stays', () => {
    const battle = aWing({})
    checkWings(battle)
    expect(inTheWing(battle)).toEqual(['rA', 'rB'])
    expect(wingMates(battle, the(battle, 'rA'))).toEqual([the(battle, 'rB')])
    expect(wingMates(battle, the(battle, 'dA'))).toEqual([])
  })

  test.each<[string, Partial<Piece>]>([
    ['out of formation', { at: 'H10' }],
    ['facing elsewhere', { facing: 1 }],
    ['with a tally', { tallies: 'dA' }],
    ['with a balloon', { balloon: 0 }],
    ['broken', { broken: true }],
    ['on a bombing profile', { profile: aProfile('strafing') }],
  ])('WL-9.5.2.a WL-9.5.2.b a unit %s leaves and keeps its net', (_, changes) => {
    const battle = aWing(changes)
    checkWings(battle)
    expect(inTheWing(battle)).toEqual(['rA'])
    expect(the(battle, 'rB').net).toBe('raider')
    expect(battle.wings[0]?.leader).toBe(0)
  })

  test('WL-9.5.2.a a hunted unit leaves', () => {
    const battle = aWing({ at: 'H9' }, { ...bf109, side: 'defender', at: 'H9', tallies: 'rB' })
    checkWings(battle)
    expect(inTheWing(battle)).toEqual(['rA'])
  })

  test('WL-9.5.2.b it does not come back', () => {
    const battle = aWing({ at: 'H10' })
    checkWings(battle)
    the(battle, 'rB').square = squareNamed('H9')
    checkWings(battle)
    expect(inTheWing(battle)).toEqual(['rA'])
  })

  test('WL-9.5.a no wing forms in play', () => {
    const battle = battleOf('spitfire-i H8, spitfire-i H8')
    checkWings(battle)
    expect(inTheWing(battle)).toEqual([])
    expect(battle.wings).toEqual([])
  })

  test('WL-9.5.2.b those still to come are not judged', () => {
    const battle = aWing({ at: 'H12' })
    the(battle, 'rB').at = 'edge'
    checkWings(battle)
    expect(inTheWing(battle)).toEqual(['rA', 'rB'])
    the(battle, 'rA').at = 'waiting'
    the(battle, 'rB').at = 'map'
    checkWings(battle)
    expect(inTheWing(battle)).toEqual(['rA', 'rB'])
  })
})

describe('a wing breaks up', () => {
  function aLedWing(units: string, ...others: readonly string[]): Battle {
    const battle = battleOf(units)
    inWing(battle, 'rA', 'rB', ...others)
    return battle
  }

  test.each(
    cases({
      'has a tally': 'spitfire-i H8 >dA, spitfire-i H9, d bf-109e K8',
      'is broken': 'spitfire-i H8 broken, spitfire-i H9, d bf-109e K8',
      'is hunted in his square': 'spitfire-i H8, spitfire-i H9, d bf-109e H8 >rA',
    }),
  )('WL-9.5.2.c when its leader %s', (_, units) => {
    const battle = aLedWing(units)
    checkWings(battle)
    expect(inTheWing(battle)).toEqual([])
    expect(battle.wings[0]?.leader).toBeUndefined()
  })

  test('WL-Q-37 WL-9.5.4.a when its leader is lost; a sweep goes on sweeping out of the wing', () => {
    const battle = aLedWing('spitfire-i H8, spitfire-i H9')
    leaveWing(battle, the(battle, 'rA'))
    expect(inTheWing(battle)).toEqual([])
    const { mission, vector, wing } = the(battle, 'rB')
    expect([mission, vector, wing]).toEqual(['sweep', undefined, undefined])
  })

  test('WL-9.5.3.b interceptors without a tally fly on to where the leader was bound', () => {
    const vector = squareNamed('P8')
    const battle = aLedWing(
      'spitfire-i H8 intercept vector:P8, spitfire-i H9 intercept, spitfire-i H9 intercept >dA, d bf-109e K8',
      'rC',
    )
    leaveWing(battle, the(battle, 'rA'))
    expect(battle.units.map(unit => unit.vector)).toEqual([vector, vector, undefined, undefined])
  })

  test('WL-9.5.4.a those who stay go on as a wing when others leave', () => {
    const battle = aLedWing('spitfire-i H8, spitfire-i H9, spitfire-i G8', 'rC')
    leaveWing(battle, the(battle, 'rB'))
    expect(inTheWing(battle)).toEqual(['rA', 'rC'])
  })
})

describe('led by signs', () => {
  test('WL-9.4.2.c WL-9.5.5.1.a without radio, or on a cluttered net', () => {
    const { battle, rA, rB } = unitsOn('spitfire-i H8, spitfire-i H8 deaf, d bf-109e K8')
    expect(isLedBySigns(battle, rA)).toBe(false)
    expect(isLedBySigns(battle, rB)).toBe(true)
    rA.deeds.fought = true
    expect(isLedBySigns(battle, rA)).toBe(true)
  })

  test('WL-9.5.5.1.a one alerted member alerts the others', () => {
    const battle = battleOf(
      'spitfire-i H8 deaf, spitfire-i H8 deaf alerted, spitfire-i H8 deaf, spitfire-i H8 deaf',
    )
    inWing(battle, 'rA', 'rB', 'rC')
    warnWings(battle, 'defender')
    expect(battle.units.map(({ alerted }) => alerted)).toEqual([false, true, false, false])
    warnWings(battle, 'raider')
    expect(battle.units.map(({ alerted }) => alerted)).toEqual([true, true, true, false])
  })

  test('WL-9.5.5.1.b only one unit of the wing may roll in a turn', () => {
    const battle = battleOf(
      'spitfire-i H8 deaf wing, spitfire-i H9 deaf wing, spitfire-i F8 deaf, d bf-109e P8',
    )
    script(raiderTallies(battle), ['tally.action roll/rA/dA, tally.roll 1'])
    expect(actionsOf(battle, 'raider').map(({ id }) => id)).toEqual(['end'])
  })

  test('WL-9.5.5.1.b units outside the wing roll as ever', () => {
    const battle = battleOf(
      'spitfire-i H8 deaf wing, spitfire-i H9 deaf wing, spitfire-i J8 deaf, d bf-109e P8',
    )
    script(raiderTallies(battle), ['tally.action roll/rA/dA, tally.roll 1'])
    expect(actionsOf(battle, 'raider').map(({ id }) => id)).toEqual(['end', 'roll/rC/dA'])
  })

  test('WL-9.4.2.c a dogfight on the net limits the rolls of the wing too', () => {
    const battle = battleOf('spitfire-i H8, spitfire-i H9, spitfire-i F8 >dB, d bf-109e P8, d bf-109e F8 >rC')
    inWing(battle, 'rA', 'rB')
    inDogfight(battle, 'rC', 'dB')
    script(raiderTallies(battle), ['tally.action roll/rA/dA, tally.roll 1'])
    const options = actionsOf(battle, 'raider').map(({ id }) => id)
    expect(options.filter(id => id.startsWith('roll/rB'))).toEqual([])
  })
})

test.each<[string, ('squadron' | 'flight')[], boolean]>([
  ['two squadrons', ['squadron', 'squadron'], false],
  ['two squadrons and a flight', ['squadron', 'squadron', 'flight'], true],
  ['a squadron and two flights', ['squadron', 'flight', 'flight'], false],
  ['three squadrons', ['squadron', 'squadron', 'squadron'], true],
])('WL-9.5.6.a balbos: %s', (_, sizes, expected) => {
  const battle = aBattle({ units: sizes.map(size => ({ ...spitfire, size })) })
  inWing(battle, ...battle.units.map(({ id }) => id))
  expect(isBalbo(battle, the(battle, 'rB'))).toBe(expected)
})

test('WL-9.5.6.a balbos: outside a wing there is none', () => {
  const { battle, rB } = unitsOn('spitfire-i H8, spitfire-i H8, spitfire-i H8')
  expect(isBalbo(battle, rB)).toBe(false)
})
