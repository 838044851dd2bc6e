import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import {
  canEvade,
  canFireRockets,
  canStandOff,
  isBounce,
  isHeadOn,
} from '../../rules/10-air-combat/situation.ts'
import type { Battle, Leg } from '../../state.ts'
import { aFight, flewIn } from '../kit/fights.ts'
import { aBattle, d, inDogfight, type Layout, type Piece, r, unitNamed } from '../kit/table.ts'

/** A Spitfire of the defender and a Bf 109 of the raider in one square, changed as the test needs. */
const meeting = (raider: Partial<Piece> = {}, defender: Partial<Piece> = {}, rest: Partial<Layout> = {}) =>
  aBattle({ ...rest, units: [r('bf-109e G8', raider), d('spitfire-i G8', defender)] })

describe('head-on', () => {
  /** The fighter dA (faces left) has tallied the bomber rA (faces right). */
  const approach = (from: string | undefined, fighter: Partial<Piece> = {}, bomber: Partial<Piece> = {}) => {
    const battle = meeting({ model: 'he-111', mission: 'bombing', ...bomber }, { tallies: 'rA', ...fighter })
    if (from !== undefined) flewIn(battle, 'dA', from)
    return battle
  }
  const headOn = (battle: Battle, changes = {}) => isHeadOn(battle, aFight(battle, ['dA'], ['rA'], changes))

  test.each(['H7', 'H8', 'H9'])('WL-10.3.a coming in from %s, ahead of a bomber that faces right', from => {
    expect(headOn(approach(from))).toBe(true)
  })

  test.each(['G9', 'G7', 'F9', 'F8', 'F7'])('WL-10.3.a not from %s', from => {
    expect(headOn(approach(from))).toBe(false)
  })

  test('WL-10.3.a not without flying into the square this turn', () => {
    expect(headOn(approach(undefined))).toBe(false)
  })

  test('WL-10.3.a WL-7.2.3.d not if it has been in the square before in this phase', () => {
    const battle = approach('H8')
    const fighter = unitNamed(battle, 'dA')
    const leg = fighter.deeds.track[0] as Leg
    fighter.deeds.track = [leg, { square: squareNamed('H8'), how: 'entered', from: leg.square }, leg]
    expect(headOn(battle)).toBe(false)
    fighter.deeds.track = [leg]
    fighter.deeds.began = leg.square
    expect(headOn(battle)).toBe(false)
  })

  test('WL-10.2.1.a WL-EX-37 only what the primary combatant did against its own target counts', () => {
    const battle = approach('H8')
    unitNamed(battle, 'dA').tally = undefined
    expect(headOn(battle)).toBe(false)
  })

  test('WL-10.3.d never in a dogfight', () => {
    expect(headOn(approach('H8'), { dogfight: true })).toBe(false)
  })

  test('WL-10.3.e never against a Lufbery', () => {
    const battle = approach('H8', {}, { model: 'bf-109e', mission: 'sweep', lufbery: true })
    expect(headOn(battle)).toBe(false)
    unitNamed(battle, 'rA').lufbery = false
    expect(headOn(battle)).toBe(true)
  })

  test('WL-10.3.b the target came to the fighter, from ahead of it', () => {
    const battle = approach(undefined)
    flewIn(battle, 'rA', 'F8')
    expect(headOn(battle)).toBe(true)
    unitNamed(battle, 'dA').deeds.beganFacing = 0
    expect(headOn(battle)).toBe(false)
  })

  test('WL-10.3.b a fighter that turns after the target came is met as it faced before', () => {
    const battle = approach(undefined, { facing: 0 })
    flewIn(battle, 'rA', 'F8')
    unitNamed(battle, 'rA').deeds.ordinal = 1
    unitNamed(battle, 'dA').deeds.ordinal = 2
    unitNamed(battle, 'dA').facing = 4
    expect(headOn(battle)).toBe(false)
  })

  test('WL-10.3.b one that turned before it came is met as it faces', () => {
    const battle = approach(undefined, { facing: 0 })
    flewIn(battle, 'rA', 'F8')
    unitNamed(battle, 'rA').deeds.ordinal = 2
    unitNamed(battle, 'dA').deeds.ordinal = 1
    unitNamed(battle, 'dA').facing = 4
    expect(headOn(battle)).toBe(true)
  })

  test('WL-10.3.a a target that came later was not there to be entered on from ahead', () => {
    const battle = approach('H8', { facing: 0 })
    flewIn(battle, 'rA', 'F8')
    unitNamed(battle, 'rA').deeds.ordinal = 2
    unitNamed(battle, 'dA').deeds.ordinal = 1
    expect(headOn(battle)).toBe(false)
  })

  test('WL-10.3.b WL-EX-38 a target that passed through and ended elsewhere is not met', () => {
    const battle = approach(undefined)
    const bomber = unitNamed(battle, 'rA')
    bomber.deeds.track = [
      { square: squareNamed('G8'), how: 'entered', from: squareNamed('F8') },
      { square: squareNamed('H8'), how: 'entered', from: squareNamed('G8') },
    ]
    expect(headOn(battle)).toBe(false)
  })

  test('WL-10.3.b not if the fighter flew in after it', () => {
    const battle = approach('G9')
    flewIn(battle, 'rA', 'F8')
    unitNamed(battle, 'rA').deeds.ordinal = 1
    unitNamed(battle, 'dA').deeds.ordinal = 2
    expect(headOn(battle)).toBe(false)
  })

  test('WL-10.3.b but if the fighter had flown in before it', () => {
    const battle = approach('G9')
    flewIn(battle, 'rA', 'F8')
    unitNamed(battle, 'rA').deeds.ordinal = 2
    unitNamed(battle, 'dA').deeds.ordinal = 1
    expect(headOn(battle)).toBe(true)
  })

  test('WL-Q-44 a reactor counts as coming in last, whatever its place in the move order', () => {
    const battle = approach('G9')
    flewIn(battle, 'rA', 'F8')
    unitNamed(battle, 'rA').deeds.ordinal = 2
    unitNamed(battle, 'dA').deeds.ordinal = 1
    unitNamed(battle, 'dA').deeds.reacted = 'successful'
    expect(headOn(battle)).toBe(false)
    flewIn(battle, 'dA', 'H8')
    expect(headOn(battle)).toBe(true)
  })
})

describe('bounce', () => {
  const bounce = (
    attacker: Partial<Piece> = {},
    defender: Partial<Piece> = {},
    rest: Partial<Layout> = {},
    prepare: (battle: Battle) => void = () => {},
  ) => {
    const battle = meeting({ tallies: 'dA', ...attacker }, defender, rest)
    prepare(battle)
    return isBounce(battle, aFight(battle, ['rA'], ['dA']))
  }

  test('WL-13.4.1.c WL-13.4.a on an unalerted fighter', () => {
    expect(bounce({}, { alerted: false })).toBe(true)
    expect(bounce({}, { alerted: true })).toBe(false)
  })

  test('WL-13.4.1.c WL-10.4.n on a fighter whose tally is on a unit outside its square', () => {
    const battle = aBattle({
      units: [r('bf-109e G8 >dA'), d('spitfire-i G8 >rB alerted'), r('he-111 H8 bombing')],
    })
    expect(isBounce(battle, aFight(battle, ['rA'], ['dA']))).toBe(true)
    unitNamed(battle, 'rB').square = squareNamed('G8')
    expect(isBounce(battle, aFight(battle, ['rA'], ['dA']))).toBe(false)
  })

  test('WL-13.4.1.a not on two defenders', () => {
    const battle = aBattle({ units: [r('bf-109e G8 >dA'), d('spitfire-i G8'), d('spitfire-i G8')] })
    expect(isBounce(battle, aFight(battle, ['rA'], ['dA', 'dB']))).toBe(false)
    expect(isBounce(battle, aFight(battle, ['rA'], ['dA']))).toBe(true)
  })

  test('WL-10.2.1.a not by a primary combatant with another target', () => {
    expect(bounce({}, {}, {}, battle => Object.assign(unitNamed(battle, 'rA'), { tally: undefined }))).toBe(
      false,
    )
  })

  test('WL-13.4.1.d not on a fighter that has tallied one of its attackers', () => {
    expect(bounce({}, { tallies: 'rA', alerted: false })).toBe(false)
  })

  test('WL-13.4.1.f not on a fighter in a dogfight', () => {
    expect(bounce({}, {}, {}, battle => inDogfight(battle, 'dA'))).toBe(false)
  })

  test('WL-13.4.1.g not on a fighter in a Lufbery', () => {
    expect(bounce({}, { lufbery: true })).toBe(false)
  })

  /** rA dived into G8 out of the left upper sky. */
  const fromTheSun = (battle: Battle) => {
    const unit = unitNamed(battle, 'rA')
    unit.deeds.began = squareNamed('D11')
    unit.deeds.track = [
      { square: squareNamed('E10'), how: 'entered', from: squareNamed('D11') },
      { square: squareNamed('F9'), how: 'entered', from: squareNamed('E10') },
      { square: squareNamed('G8'), how: 'entered', from: squareNamed('F9') },
    ]
  }
  const SUN = { sky: { sun: 'left-upper' } } as const

  test('WL-13.4.1.b out of the Sun, on an alerted fighter or on a bomber', () => {
    expect(bounce({}, { alerted: true }, SUN, fromTheSun)).toBe(true)
    expect(bounce({}, { alerted: true }, {}, fromTheSun)).toBe(false)
    expect(bounce({}, { model: 'b-25', mission: 'bombing' }, SUN, fromTheSun)).toBe(true)
  })

  test('WL-13.4.1.c a bomber is bounced in no other way', () => {
    expect(bounce({}, { model: 'b-25', mission: 'bombing' })).toBe(false)
  })

  test('WL-13.4.1.d not even out of the Sun on a fighter that saw its attacker', () => {
    expect(bounce({}, { tallies: 'rA', alerted: true }, SUN, fromTheSun)).toBe(false)
  })

  test('WL-Q-97 one attack may be both head-on and a bounce', () => {
    const battle = meeting({ tallies: 'dA' }, { alerted: false })
    flewIn(battle, 'rA', 'F8')
    const fight = aFight(battle, ['rA'], ['dA'])
    expect([isHeadOn(battle, fight), isBounce(battle, fight)]).toEqual([true, true])
  })
})

describe('evasion', () => {
  const evade = (defender: Partial<Piece>, changes = {}) => {
    const battle = meeting({ tallies: 'dA' }, { alerted: true, ...defender })
    return canEvade(battle, aFight(battle, ['rA'], ['dA'], changes))
  }

  test('WL-13.4.2.a the defender must be as fast as the attacking primary combatant', () => {
    expect(evade({})).toBe(true)
    expect(evade({ model: 'hurricane-i' })).toBe(false)
    expect(evade({ model: 'hurricane-i', marker: 'dive' })).toBe(true)
  })

  test('WL-13.4.2.a in a turning fight as well', () => {
    expect(evade({}, { style: 'turning' })).toBe(true)
  })

  test('WL-10.2.1.b WL-13.4.2.a every one of the defenders', () => {
    const battle = aBattle({
      units: [r('bf-109e G8 >dA'), d('spitfire-i G8 alerted'), d('hurricane-i G8 alerted')],
    })
    expect(canEvade(battle, aFight(battle, ['rA'], ['dA', 'dB']))).toBe(false)
    expect(canEvade(battle, aFight(battle, ['rA'], ['dA']))).toBe(true)
  })

  test('WL-13.4.2.b bombers and alerted fighters only', () => {
    expect(evade({ alerted: false })).toBe(false)
    expect(evade({ model: 'ar-234', mission: 'bombing', alerted: false })).toBe(true)
  })

  test('WL-13.4.2.e WL-13.4.1.e not when bounced', () => {
    expect(evade({}, { bounce: true })).toBe(false)
  })

  test('WL-13.4.2.e not in a Lufbery, nor after flying a bombing profile', () => {
    expect(evade({ lufbery: true })).toBe(false)
    const battle = meeting({ tallies: 'dA' }, { model: 'ar-234', mission: 'bombing' })
    unitNamed(battle, 'dA').deeds.onProfile = true
    expect(canEvade(battle, aFight(battle, ['rA'], ['dA']))).toBe(false)
  })

  test('WL-13.4.2.e nor on a bombing profile that goes on', () => {
    const battle = meeting({ tallies: 'dA' }, { model: 'ar-234', mission: 'bombing' })
    const fight = aFight(battle, ['rA'], ['dA'])
    expect(canEvade(battle, fight)).toBe(true)
    unitNamed(battle, 'dA').profile = {
      kind: 'level',
      target: 0,
      turn: 1,
      facing: 4,
      aimed: 0,
      dived: 0,
      weather: 0,
    }
    expect(canEvade(battle, fight)).toBe(false)
  })

  test('WL-13.4.2.d WL-EX-54 inside a dogfight too', () => {
    expect(evade({}, { dogfight: true, style: 'turning' })).toBe(true)
  })
})

describe('rockets and standoff', () => {
  const destroyers = (attackers: readonly Partial<Piece>[], defenders: readonly Partial<Piece>[]) => {
    const battle = aBattle({
      units: [
        ...attackers.map((piece): Piece => r('bf-109g-6 G8', piece)),
        ...defenders.map((piece): Piece => d('b-17g G8 bombing', piece)),
      ],
    })
    return {
      battle,
      fight: aFight(
        battle,
        attackers.map((_, i) => `r${'ABC'[i]}`),
        defenders.map((_, i) => `d${'ABC'[i]}`),
      ),
    }
  }
  const standOff = (...sides: Parameters<typeof destroyers>) => {
    const { battle, fight } = destroyers(...sides)
    return canStandOff(battle, fight)
  }
  const rockets = (...sides: Parameters<typeof destroyers>) => {
    const { battle, fight } = destroyers(...sides)
    return canFireRockets(battle, fight)
  }

  test('WL-13.5.2.1.a every attacker has a heavy gun or rockets to fire', () => {
    expect(standOff([{ model: 'fw-190a-8' }], [{}])).toBe(true)
    expect(standOff([{ aar: 'loaded' }], [{}])).toBe(true)
    expect(standOff([{ aar: 'depleted' }], [{}])).toBe(false)
    expect(standOff([{ model: 'fw-190a-8' }, {}], [{}])).toBe(false)
    expect(standOff([{ model: 'fw-190a-8' }, { aar: 'loaded' }], [{}])).toBe(true)
  })

  test('WL-13.5.2.1.a no enemy fighter is in the combat', () => {
    expect(standOff([{ model: 'fw-190a-8' }], [{}, { model: 'p-51b', mission: 'sweep' }])).toBe(false)
    expect(standOff([{ model: 'fw-190a-8' }], [{ model: 'p-51b', mission: 'sweep' }])).toBe(false)
  })

  test('WL-13.5.3.b the primary combatant fires rockets that are still there, at bombers', () => {
    expect(rockets([{ aar: 'loaded' }], [{}])).toBe(true)
    expect(rockets([{ aar: 'depleted' }], [{}])).toBe(false)
    expect(rockets([{}], [{}])).toBe(false)
    expect(rockets([{ aar: 'loaded' }], [{ model: 'p-51b', mission: 'sweep' }])).toBe(false)
    expect(rockets([{ aar: 'loaded' }], [{ model: 'p-51b', mission: 'sweep' }, {}])).toBe(true)
  })
})
