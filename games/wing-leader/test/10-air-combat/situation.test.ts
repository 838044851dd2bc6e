import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import {
  canEvade,
  canFireRockets,
  canStandOff,
  isBounce,
  isHeadOn,
} from '../../rules/10-air-combat/situation.ts'
import type { Battle, Fight, Leg } from '../../state.ts'
import { aFight, flewIn } from '../kit/fights.ts'
import { aProfile } from '../kit/runs.ts'
import { aBattle, battleOf, cases, d, inDogfight, type Layout, type Piece, r, the } from '../kit/table.ts'

/** A Spitfire of the defender and a Bf 109 of the raider in one square, changed as the test needs. */
const meeting = (raider: Partial<Piece> = {}, defender: Partial<Piece> = {}, rest: Partial<Layout> = {}) =>
  aBattle({ ...rest, units: [r('bf-109e G8', raider), d('spitfire-i G8', defender)] })

describe('head-on', () => {
  /** What the fighter dA (faces left) and its target, the bomber rA (faces right), did this turn. */
  interface Approach {
    /** Where they flew in from. */
    readonly dA?: string
    readonly rA?: string
    /** Who moved later. */
    readonly last?: 'rA' | 'dA'
    readonly fighter?: Partial<Piece>
    readonly bomber?: Partial<Piece>
  }
  const approach = ({ dA, rA, last, fighter, bomber }: Approach) => {
    const battle = meeting({ model: 'he-111', mission: 'bombing', ...bomber }, { tallies: 'rA', ...fighter })
    if (dA !== undefined) flewIn(battle, 'dA', dA)
    if (rA !== undefined) flewIn(battle, 'rA', rA)
    if (last !== undefined) for (const id of ['rA', 'dA']) the(battle, id).deeds.ordinal = id === last ? 2 : 1
    return battle
  }
  const headOn = (battle: Battle, changes = {}) => isHeadOn(battle, aFight(battle, ['dA'], ['rA'], changes))

  test.each<[string, Approach, boolean]>([
    ...['H7', 'H8', 'H9'].map((from): [string, Approach, boolean] => ['from ahead', { dA: from }, true]),
    ...['G9', 'G7', 'F9', 'F8', 'F7'].map((from): [string, Approach, boolean] => ['', { dA: from }, false]),
    ['without flying into the square this turn', {}, false],
    ['before its target came', { dA: 'H8', rA: 'F8', last: 'rA', fighter: { facing: 0 } }, false],
  ])('WL-10.3.a a fighter comes in %s %j: head-on %s', (_, how, expected) =>
    expect(headOn(approach(how))).toBe(expected),
  )

  test('WL-10.3.a WL-7.2.3.d not if it has been in the square before in this phase', () => {
    const battle = approach({ dA: 'H8' })
    const { deeds } = the(battle, 'dA')
    const leg = deeds.track[0] as Leg
    deeds.track = [leg, { square: squareNamed('H8'), how: 'entered', from: leg.square }, leg]
    expect(headOn(battle)).toBe(false)
    deeds.track = [leg]
    deeds.began = leg.square
    expect(headOn(battle)).toBe(false)
  })

  test('WL-10.2.1.a WL-EX-37 only what the primary combatant did against its own target counts', () => {
    const battle = approach({ dA: 'H8' })
    the(battle, 'dA').tally = undefined
    expect(headOn(battle)).toBe(false)
  })

  test('WL-10.3.d never in a dogfight', () =>
    expect(headOn(approach({ dA: 'H8' }), { dogfight: true })).toBe(false))

  test.each([true, false])('WL-10.3.e never against a Lufbery: %s', lufbery => {
    const battle = approach({ dA: 'H8', bomber: { model: 'bf-109e', mission: 'sweep', lufbery } })
    expect(headOn(battle)).toBe(!lufbery)
  })

  test('WL-10.3.b the target came to the fighter, from ahead of it', () => {
    const battle = approach({ rA: 'F8' })
    expect(headOn(battle)).toBe(true)
    the(battle, 'dA').deeds.beganFacing = 0
    expect(headOn(battle)).toBe(false)
  })

  test.each([
    ['as it faced before, if it turned after the target came', 'dA', false],
    ['as it faces, if it turned before', 'rA', true],
  ] as const)('WL-10.3.b a fighter is met %s', (_, last, expected) => {
    const battle = approach({ rA: 'F8', last, fighter: { facing: 0 } })
    the(battle, 'dA').facing = 4
    expect(headOn(battle)).toBe(expected)
  })

  test('WL-10.3.b WL-EX-38 a target that passed through and ended elsewhere is not met', () => {
    const battle = approach({})
    the(battle, 'rA').deeds.track = [
      { square: squareNamed('G8'), how: 'entered', from: squareNamed('F8') },
      { square: squareNamed('H8'), how: 'entered', from: squareNamed('G8') },
    ]
    expect(headOn(battle)).toBe(false)
  })

  test.each(cases({ dA: false, rA: true }))('WL-10.3.b both flew in, %s last: %s', (last, expected) =>
    expect(headOn(approach({ dA: 'G9', rA: 'F8', last }))).toBe(expected),
  )

  test('WL-Q-44 a reactor counts as coming in last, whatever its place in the move order', () => {
    const battle = approach({ dA: 'G9', rA: 'F8', last: 'rA' })
    the(battle, 'dA').deeds.reacted = 'successful'
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

  const otherTarget = (battle: Battle) => {
    the(battle, 'rA').tally = undefined
  }

  test.each<[string, boolean, Partial<Piece>, ((battle: Battle) => void)?]>([
    ['WL-13.4.1.c WL-13.4.a on an unalerted fighter', true, {}],
    ['WL-13.4.1.c not on an alerted one', false, { alerted: true }],
    ['WL-10.2.1.a not by a primary combatant with another target', false, {}, otherTarget],
    ['WL-13.4.1.d not on a fighter that has tallied one of its attackers', false, { tallies: 'rA' }],
    ['WL-13.4.1.f not on a fighter in a dogfight', false, {}, battle => inDogfight(battle, 'dA')],
    ['WL-13.4.1.g not on a fighter in a Lufbery', false, { lufbery: true }],
    ['WL-13.4.1.c not on a bomber', false, { model: 'b-25', mission: 'bombing' }],
  ])('%s: %s', (_, expected, defender, prepare) =>
    expect(bounce({}, { alerted: false, ...defender }, {}, prepare)).toBe(expected),
  )

  test('WL-13.4.1.c WL-10.4.n on a fighter whose tally is on a unit outside its square', () => {
    const units = (at: string) => [
      r('bf-109e G8 >dA'),
      d('spitfire-i G8 >rB alerted'),
      r(`he-111 ${at} bombing`),
    ]
    for (const at of ['G8', 'H8']) {
      const battle = aBattle({ units: units(at) })
      expect(isBounce(battle, aFight(battle, ['rA'], ['dA']))).toBe(at === 'H8')
    }
  })

  test('WL-13.4.1.a not on two defenders', () => {
    const battle = battleOf('bf-109e G8 >dA, d spitfire-i G8, d spitfire-i G8')
    expect(isBounce(battle, aFight(battle, ['rA'], ['dA', 'dB']))).toBe(false)
    expect(isBounce(battle, aFight(battle, ['rA'], ['dA']))).toBe(true)
  })

  /** rA dived into G8 out of the left upper sky. */
  const fromTheSun = (battle: Battle) => {
    const unit = the(battle, 'rA')
    unit.deeds.began = squareNamed('D11')
    unit.deeds.track = [
      { square: squareNamed('E10'), how: 'entered', from: squareNamed('D11') },
      { square: squareNamed('F9'), how: 'entered', from: squareNamed('E10') },
      { square: squareNamed('G8'), how: 'entered', from: squareNamed('F9') },
    ]
  }
  const SUN = { sky: { sun: 'left-upper' } } as const

  test.each<[string, boolean, Partial<Piece>, Partial<Layout>]>([
    ['WL-13.4.1.b out of the Sun, on an alerted fighter', true, {}, SUN],
    ['WL-13.4.1.b or on a bomber', true, { model: 'b-25', mission: 'bombing' }, SUN],
    ['WL-13.4.1.b not from there without a Sun', false, {}, {}],
    ['WL-13.4.1.d not on a fighter that saw its attacker', false, { tallies: 'rA' }, SUN],
  ])('%s: %s', (_, expected, defender, sky) =>
    expect(bounce({}, { alerted: true, ...defender }, sky, fromTheSun)).toBe(expected),
  )

  test('WL-Q-97 one attack may be both head-on and a bounce', () => {
    const battle = meeting({ tallies: 'dA' }, { alerted: false })
    flewIn(battle, 'rA', 'F8')
    const fight = aFight(battle, ['rA'], ['dA'])
    expect([isHeadOn(battle, fight), isBounce(battle, fight)]).toEqual([true, true])
  })
})

describe('evasion', () => {
  const JET = { model: 'ar-234', mission: 'bombing' } as const
  const evade = (defender: Partial<Piece>, changes = {}) => {
    const battle = meeting({ tallies: 'dA' }, { alerted: true, ...defender })
    return canEvade(battle, aFight(battle, ['rA'], ['dA'], changes))
  }

  test.each<[string, boolean, Partial<Piece>, Partial<Fight>?]>([
    ['WL-13.4.2.a the defender is as fast as the attacking primary combatant', true, {}],
    ['WL-13.4.2.a slower', false, { model: 'hurricane-i' }],
    ['WL-13.4.2.a in a dive', true, { model: 'hurricane-i', marker: 'dive' }],
    ['WL-13.4.2.a in a turning fight as well', true, {}, { style: 'turning' }],
    ['WL-13.4.2.b bombers and alerted fighters only', false, { alerted: false }],
    ['WL-13.4.2.b a bomber', true, { model: 'ar-234', mission: 'bombing', alerted: false }],
    ['WL-13.4.2.e WL-13.4.1.e not when bounced', false, {}, { bounce: true }],
    ['WL-13.4.2.e not in a Lufbery', false, { lufbery: true }],
    ['WL-13.4.2.e nor on a bombing profile that goes on', false, { ...JET, profile: aProfile('level') }],
    ['WL-13.4.2.d WL-EX-54 inside a dogfight too', true, {}, { dogfight: true, style: 'turning' }],
  ])('%s: %s', (_, expected, defender, changes) => expect(evade(defender, changes)).toBe(expected))

  test('WL-10.2.1.b WL-13.4.2.a every one of the defenders', () => {
    const battle = battleOf('bf-109e G8 >dA, d spitfire-i G8 alerted, d hurricane-i G8 alerted')
    expect(canEvade(battle, aFight(battle, ['rA'], ['dA', 'dB']))).toBe(false)
    expect(canEvade(battle, aFight(battle, ['rA'], ['dA']))).toBe(true)
  })

  test('WL-13.4.2.e not after flying a bombing profile', () => {
    const battle = meeting({ tallies: 'dA' }, JET)
    the(battle, 'dA').deeds.onProfile = true
    expect(canEvade(battle, aFight(battle, ['rA'], ['dA']))).toBe(false)
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

  const GUN = { model: 'fw-190a-8' } as const
  const LOADED = { aar: 'loaded' } as const
  const SPENT = { aar: 'depleted' } as const
  const MUSTANG = { model: 'p-51b', mission: 'sweep' } as const

  test.each<[string, Partial<Piece>[], Partial<Piece>[], boolean]>([
    ['a heavy gun', [GUN], [{}], true],
    ['rockets', [LOADED], [{}], true],
    ['spent rockets', [SPENT], [{}], false],
    ['neither beside a heavy gun', [GUN, {}], [{}], false],
    ['rockets beside a heavy gun', [GUN, LOADED], [{}], true],
    ['a fighter among the enemies', [GUN], [{}, MUSTANG], false],
    ['fighters alone', [GUN], [MUSTANG], false],
  ])('WL-13.5.2.1.a all attackers can, and no enemy fighter is there: %s', (_, attackers, defenders, can) =>
    expect(standOff(attackers, defenders)).toBe(can),
  )

  test.each<[string, Partial<Piece>, Partial<Piece>[], boolean]>([
    ['at bombers', LOADED, [{}], true],
    ['spent', SPENT, [{}], false],
    ['none carried', {}, [{}], false],
    ['at fighters', LOADED, [MUSTANG], false],
    ['at bombers with fighters', LOADED, [MUSTANG, {}], true],
  ])('WL-13.5.3.b the primary combatant’s rockets: %s', (_, attacker, defenders, can) =>
    expect(rockets([attacker], defenders)).toBe(can),
  )
})
