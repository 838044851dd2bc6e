import { ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import {
  altitudeOf,
  areAdjacent,
  distance,
  nameOf,
  squareAt,
  squareNamed,
} from '../../rules/01-words/geometry.ts'
import { hasContrails, isHazy, isInSunArc, isInTheSun, weatherAt } from '../../rules/04-sky.ts'
import { enter } from '../../rules/05-set-up/entry.ts'
import { chooseForces } from '../../rules/05-set-up/forces.ts'
import { placeForces } from '../../rules/05-set-up/placement.ts'
import { actionsOf, raiderTallies, tallyModifiers } from '../../rules/07-tallies/tally-phase.ts'
import { isCluttered } from '../../rules/09-command/radio.ts'
import { canSplit } from '../../rules/09-command/splitting.ts'
import { checkWings, isBalbo } from '../../rules/09-command/wings.ts'
import type { Battle } from '../../state.ts'
import { mustered } from '../kit/mustered.ts'
import {
  aBattle,
  battleOf,
  d,
  inDogfight,
  inWing,
  type Layout,
  type Line,
  type Piece,
  r,
  the,
  unitsOn,
  whereIs,
} from '../kit/table.ts'

const at = squareNamed
const everySquare = Array.from({ length: 26 * 20 }, (_, square) => square)

describe('the map', () => {
  test('WL-EX-02 the eight squares around H8 are adjacent to it', () =>
    expect(everySquare.filter(square => areAdjacent(at('H8'), square)).map(nameOf)).toEqual(
      'G7 G8 G9 H7 H9 I7 I8 I9'.split(' '),
    ))

  test('WL-EX-03 four squares from a Bf 109 to a Spitfire: its own does not count, the other’s does', () => {
    expect(distance(at('H8'), at('L10'))).toBe(4)
    expect(distance(at('H8'), at('I8'))).toBe(1)
  })

  test('WL-EX-04 the second column at altitude 5 is B5, the seventh at 13 is G13', () =>
    expect([nameOf(squareAt(1, 5)), nameOf(squareAt(6, 13))]).toEqual(['B5', 'G13']))
})

describe('the sky', () => {
  test('WL-EX-08 a dense cloud on a corner fills four squares, and it rains below', () => {
    const battle = battleOf('', { sky: 'rain, dense J8-K9' })
    const named = (value: number) =>
      everySquare.filter(square => weatherAt(battle, square) === value).map(nameOf)
    expect(named(3)).toEqual(['J8', 'J9', 'K8', 'K9'])
    expect(named(2)).toEqual(
      ['J', 'K'].flatMap(column => [0, 1, 2, 3, 4, 5, 6, 7].map(altitude => column + altitude)),
    )
    expect(named(1)).toEqual([])
  })

  test('WL-EX-09 haze up to 6, contrails from 15, neither between', () => {
    const battle = battleOf('', { sky: 'haze 6, contrails 15' })
    for (let altitude = 0; altitude < 20; altitude++) {
      const square = squareAt(3, altitude)
      expect([altitudeOf(square), isHazy(battle, square), hasContrails(battle, square)]).toEqual([
        altitude,
        altitude <= 6,
        altitude >= 15,
      ])
    }
  })

  test('WL-EX-10 a dense layer beyond the target hides the Sun', () => {
    const layer = { type: 'dense' as const, squares: ['A14-Z14'] }
    const units: Piece[] = [r('spitfire-i H8'), d('bf-109e J10')]
    const covered = aBattle({ units, sky: { sun: 'right-upper', cloud: [layer] } })
    expect(isInSunArc(covered, at('H8'), at('J10'))).toBe(true)
    expect(isInTheSun(covered, at('H8'), at('J10'))).toBe(false)
    const modifiers = tallyModifiers(covered, the(covered, 'rA'), the(covered, 'dA'))
    expect(modifiers.map(({ id }) => id)).not.toContain('sun')
    expect(isInTheSun(aBattle({ units, sky: 'sun right-upper' }), at('H8'), at('J10'))).toBe(true)
  })
})

describe('tally rolls', () => {
  const zeroes = (square: string): Piece => d(`a6m5 ${square}`)

  /** A Hellcat flight at H8 rolls for the Zeroes: the faces that succeed. */
  function succeedsWith(facing: 0 | 4, square: string, sky: Layout['sky'] = {}): number[] {
    return [1, 2, 3, 4, 5, 6].filter(die => {
      const battle = aBattle({ units: [r('f6f H8 flight', { facing }), zeroes(square)], sky })
      script(raiderTallies(battle), [`tally.action roll/rA/dA, tally.roll ${die}`])
      return the(battle, 'rA').tally !== undefined
    })
  }

  test('WL-EX-16 two squares away the Hellcats need a 3', () =>
    expect(succeedsWith(0, 'J9')).toEqual([3, 4, 5, 6]))

  const wispy = { cloud: [{ type: 'wispy' as const, squares: ['I0-I19'] }] }

  test('WL-EX-17 with the Zeroes behind and wispy cloud between, only a 6 will do', () => {
    expect(succeedsWith(4, 'J9', wispy)).toEqual([6])
    expect(succeedsWith(4, 'J10', wispy)).toEqual([6])
  })

  test('WL-EX-18 WL-C-02 in the Sun as well they cannot be seen', () => {
    expect(succeedsWith(4, 'J9', { ...wispy, sun: 'right-upper' })).toEqual([])
    expect(succeedsWith(4, 'J10', { ...wispy, sun: 'right-upper' })).toEqual([])
  })

  test('WL-EX-19 in its own square any total of 1 or more succeeds', () => {
    const dense = { cloud: [{ type: 'dense' as const, squares: ['H8'] }] }
    expect(succeedsWith(0, 'H8')).toEqual([1, 2, 3, 4, 5, 6])
    expect(succeedsWith(0, 'H8', dense)).toEqual([4, 5, 6])
  })

  test('WL-EX-20 who has dropped its tally in an enemy’s square may roll for those in the square alone', () => {
    const battle = aBattle({ units: [r('f6f H8 >dA'), { ...zeroes('H8'), tallies: 'rA' }, zeroes('I8')] })
    script(raiderTallies(battle), ['tally.action drop/rA'])
    expect(actionsOf(battle, 'raider').map(({ id }) => id)).toEqual(['end', 'roll/rA/dA'])
  })
})

test('WL-EX-15 WL-9.4.2.e last turn’s combat is forgotten in the Tally Phase, a dogfight is not', () => {
  const { battle, rA } = unitsOn('bf-109e H8, bf-109e D8, d spitfire-i H8')
  rA.deeds.fought = true
  expect(isCluttered(battle, 'raider')).toBe(true)
  script(enter(battle))
  expect(isCluttered(battle, 'raider')).toBe(false)
  inDogfight(battle, 'rA', 'dA')
  script(enter(battle))
  expect(isCluttered(battle, 'raider')).toBe(true)
})

describe('wings', () => {
  const spitfire: Piece = r('spitfire-i H8')
  const orders = (battle: Battle) =>
    actionsOf(battle, 'raider')
      .map(({ id }) => id)
      .filter(id => /^(order|all)/.test(id))
  const act = (battle: Battle, take: string, ...lines: readonly Line[]) =>
    script(raiderTallies(battle), [`tally.action ${take}`, ...lines])

  test.each(['rA', 'rB', 'rC'])('WL-EX-26 three squadrons in a chain are a balbo, led from %s', leader => {
    const battle = aBattle({ units: ['H8', 'I8', 'J8'].map(square => ({ ...spitfire, at: square })) })
    inWing(battle, leader, ...['rA', 'rB', 'rC'].filter(id => id !== leader))
    checkWings(battle)
    expect(battle.units.map(({ wing }) => wing)).toEqual([0, 0, 0])
    expect(battle.units.map(unit => isBalbo(battle, unit))).toEqual([true, true, true])
  })

  describe('without radios', () => {
    /** rA leads rB and rC; rC has tallied dA, and dB flies in its formation. */
    function aDeafWing(): Battle {
      const battle = battleOf(
        'spitfire-i H8 deaf, spitfire-i H9 deaf, spitfire-i H7 deaf >dA, d bf-109e M8, d bf-109e M9',
      )
      inWing(battle, 'rA', 'rB', 'rC')
      return battle
    }
    const tallies = (battle: Battle) =>
      battle.units
        .filter(({ side, at: place }) => side === 'raider' && place === 'map')
        .map(({ id, tally }) => `${id} ${tally}`)

    test('WL-EX-27 one order to one unit, and no second', () => {
      const battle = aDeafWing()
      act(battle, 'order/rB/dA')
      expect(tallies(battle)).toEqual(['rA undefined', 'rB 3', 'rC 3'])
      expect(orders(battle)).toEqual([])
    })

    test('WL-EX-27 or the whole wing at that target', () => {
      const battle = aDeafWing()
      act(battle, 'all/rA/dA', 'tally.split-leader whole, tally.order-target target/dA target/dA')
      expect(tallies(battle)).toEqual(['rA 3', 'rB 3', 'rC 3'])
    })

    test('WL-EX-27 or the whole wing at its formation, with the leader’s own squadron split', () => {
      const battle = aDeafWing()
      act(
        battle,
        'all/rA/dA',
        'tally.split-leader split, split.share losses/0-0/straggler/1/pilot/1',
        'tally.order-target target/dB target/dA target/dB',
      )
      expect(tallies(battle)).toEqual(['rB 4', 'rC 3', 'rA1 3', 'rA2 4'])
    })

    test('WL-EX-27 no other squadron can be split', () => {
      expect(orders(aDeafWing())).not.toContain('order-split/rB/dA')
      expect(orders(aDeafWing())).toContain('order-split/rA/dA')
    })
  })

  test('WL-EX-28 a leader alone splits his squadron and orders the second flight too', () => {
    const battle = battleOf('spitfire-i H8 wing, spitfire-i B2 >dA, d bf-109e M8, d bf-109e M9')
    act(battle, 'order-split/rA/dA', 'split.share losses/0-0/straggler/1/pilot/2')
    act(battle, 'order/rA2/dB')
    expect([the(battle, 'rA1').tally, the(battle, 'rA2').tally]).toEqual([2, 3])
  })

  test('WL-EX-29 a unit that has left the wing sees for it', () => {
    const battle = battleOf(
      'spitfire-i H8 flight wing, spitfire-i B2 flight >dA wing, d bf-109e M8, d bf-109e M9, d bf-109e M12',
    )
    checkWings(battle)
    expect(the(battle, 'rB').wing).toBeUndefined()
    expect(orders(battle)).toEqual(['order/rA/dA', 'order/rA/dB'])
  })

  test('WL-EX-30 no flight counters of its model left: no split', () => {
    const battle = battleOf('bf-109g-6 H8', {
      raider: { splitLimit: { models: { 'bf-109g-6': 2, 'bf-109e': 4 } } },
    })
    expect(canSplit(battle, the(battle, 'rA'))).toBe(true)
    battle.splits.raider = { 'bf-109g-6': 2 }
    expect(canSplit(battle, the(battle, 'rA'))).toBe(false)
  })

  test('WL-EX-31 three Fw 190s on a sweep: the leader at J6, the others in formation', () => {
    const battle = mustered({
      defender: [{ model: 'fw-190a-8', count: 3, wing: 'II./JG 26', start: { squares: ['J6'] } }],
      setsUpFirst: 'defender',
    })
    script(chooseForces(battle), ['forces.leader give/dB'])
    script(placeForces(battle))
    expect(whereIs(the(battle, 'dB'))).toBe('J6')
    expect(ids(pauseAfter(placeForces(battle)))).toHaveLength(9)
    script(placeForces(battle), ['placement.square place/dA/I7'])
    script(placeForces(battle), ['placement.square place/dC/H8'])
    checkWings(battle)
    expect(battle.units.map(({ wing, mission }) => [wing, mission])).toEqual(Array(3).fill([0, 'sweep']))
    expect(battle.wings.map(({ leader }) => leader)).toEqual([the(battle, 'dB').no])
  })
})

test('WL-EX-06 missions and loads: a medium bomber class on an intercept: no load, and it may tally', () => {
  const battle = mustered({
    raider: [{ model: 'ju-88', mission: 'intercept' }],
    defender: [{ start: { squares: ['F8'] } }],
  })
  for (const unit of battle.units) unit.at = 'map'
  the(battle, 'rA').square = at('D8')
  the(battle, 'dA').square = at('F8')
  expect(the(battle, 'rA').load).toBeUndefined()
  expect(actionsOf(battle, 'raider').map(({ id }) => id)).toContain('roll/rA/dA')
})

test('WL-EX-58 missions and loads: a Bf 109G-6 with rockets has neither pods nor bombs', () => {
  const battle = mustered({ raider: [{ model: 'bf-109g-6', aar: true, pods: 'gun' }] })
  script(chooseForces(battle), ['forces.armament rockets'])
  const { aar, pod, load, tanks } = the(battle, 'rA')
  expect([aar, pod, load, tanks]).toEqual(['loaded', undefined, undefined, false])
})
