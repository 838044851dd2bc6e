import type { Pause } from '@tallyho/engine'
import { script } from '@tallyho/engine/script'
import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { beginTallies, defenderTallies, raiderTallies } from '../../rules/07-tallies/tally-phase.ts'
import { aProfile } from '../kit/runs.ts'
import { aBattle, battleOf, cases, type Piece, the, unitsOn } from '../kit/table.ts'
import { bf109, offered, rollFor, spitfire } from '../kit/tallies.ts'

test('WL-6.0.b WL-7.2.f the order of the phase: the raider does all of his before the defender begins', () => {
  const battle = battleOf('spitfire-i H8 deaf, spitfire-i H9 deaf, d bf-109e K8 deaf')
  const first = script(raiderTallies(battle), ['tally.action roll/rB/dA, tally.roll 1'])
  expect(first.value).toBe('raider-tally')
  expect(script(raiderTallies(battle), ['tally.action end']).value).toBe('defender-tally')
  const third = script(defenderTallies(battle), ['tally.action roll/dA/rB, tally.roll 1'])
  expect(third.value).toBe('defender-tally')
  expect((third.pauses[0] as Extract<Pause, { kind: 'choice' }>).seat).toBe('defender')
  expect(script(defenderTallies(battle)).value).toBe('movement')
})

test('WL-6.0.b the order of the phase: with nothing to do a side is not asked', () => {
  const battle = battleOf('spitfire-i H8 recce deaf, d bf-109e K8 recce deaf')
  expect(script(raiderTallies(battle)).pauses).toEqual([])
  expect(script(defenderTallies(battle)).pauses).toEqual([])
})

describe('losing and dropping', () => {
  test('WL-7.2.2.b WL-Q-33 a target out of sight is lost as the phase begins, for both sides', () => {
    const battle = battleOf('spitfire-i H8 deaf >dA, d bf-109e K8 deaf >rA', { sky: 'dense J8' })
    beginTallies(battle)
    expect(battle.units.map(({ tally }) => tally)).toEqual([undefined, undefined])
  })

  test.each(cases({ Q8: true, R8: false }))(
    'WL-7.2.2.c a target at %s, seen from H8, is kept: %s',
    (at, kept) => {
      const battle = aBattle({
        units: [
          { ...spitfire, tallies: 'dA' },
          { ...bf109, at },
        ],
      })
      beginTallies(battle)
      expect(the(battle, 'rA').tally).toBe(kept ? 1 : undefined)
    },
  )

  test('WL-7.2.2.e a tally may be dropped and another rolled for in the same phase', () => {
    const { battle, rA } = unitsOn('spitfire-i H8 deaf >dA, d bf-109e K8 deaf, d bf-109e I8 deaf')
    script(raiderTallies(battle), ['tally.action drop/rA'])
    expect(rA.tally).toBeUndefined()
    script(raiderTallies(battle), ['tally.action roll/rA/dB, tally.roll 2'])
    expect(rA.tally).toBe(2)
    expect(offered(battle)).toEqual(['end', 'drop/rA'])
  })

  test('WL-7.2.2.f nobody drops a tally in a dogfight', () => {
    const battle = battleOf('spitfire-i H8 deaf >dA fighting, d bf-109e H8 deaf >rA fighting')
    expect(offered(battle)).toEqual(['end'])
  })

  test('WL-7.2.2.h WL-9.2.6.a without its tally it is back on its mission, or on its way home', () => {
    const { battle, rA } = unitsOn('spitfire-i H8 deaf home:left >dA, d bf-109e K8 deaf')
    script(raiderTallies(battle), ['tally.action drop/rA'])
    expect(rA).toMatchObject({ tally: undefined, home: 'left', mission: 'sweep' })
  })
})

describe('balloons', () => {
  const balloons = [{ square: 'L2' }]

  test.each(cases({ H8: true, G8: false, P19: true, Q2: false }))(
    'WL-14.3.a a sweep at %s may tally the balloon at L2: %s',
    (at, near) => {
      const battle = aBattle({ units: [{ ...spitfire, at }], balloons })
      expect(offered(battle).includes('balloon/rA/0')).toBe(near)
    },
  )

  test.each<[string, Partial<Piece>]>([
    ['an escort', { mission: 'escort' }],
    ['a broken sweep', { broken: true }],
    ['a sweep on its way home', { home: 'left' }],
    ['a sweep in a dogfight', { dogfight: 1 }],
  ])('WL-14.3.a not %s', (_, changes) =>
    expect(offered(aBattle({ units: [{ ...spitfire, ...changes }], balloons }))).toEqual(['end']),
  )

  test('WL-14.3.a its own balloons and those shot down are no targets', () => {
    const battle = battleOf('spitfire-i H8 deaf', { balloons: 'L2 raider, K2' })
    const [, shotDown] = battle.balloons
    if (shotDown) shotDown.losses = 2
    expect(offered(battle)).toEqual(['end'])
    if (shotDown) shotDown.losses = 1
    expect(offered(battle)).toEqual(['end', 'balloon/rA/1'])
  })

  test('WL-14.3.a WL-Q-88 it needs no roll, no sight, alerts nobody and takes the place of a tally', () => {
    const sky = { cloud: [{ type: 'dense' as const, squares: ['I8-I0'] }] }
    const { battle, rA } = unitsOn('spitfire-i H8 deaf, d bf-109e K8 deaf', { balloons, sky })
    script(raiderTallies(battle), ['tally.action balloon/rA/0'])
    expect(rA).toMatchObject({ balloon: 0, alerted: false })
    expect(offered(battle)).toEqual(['end', 'drop/rA'])
  })

  test.each(cases({ P8: 0, Q8: undefined }))('WL-14.3.b from %s the balloon at L2 is %s', (at, kept) => {
    const battle = aBattle({ units: [{ ...spitfire, at, balloon: 0 }], balloons })
    beginTallies(battle)
    expect(the(battle, 'rA').balloon).toBe(kept)
  })
})

describe('splits in the Tally Phase', () => {
  test('WL-9.3.f a squadron with torpedoes may split', () => {
    const battle = battleOf('he-111 H8 bombing deaf load:torpedo')
    expect(offered(battle)).toEqual(['end', 'split/rA'])
    script(raiderTallies(battle), ['tally.action split/rA'])
    expect(battle.units.map(({ id, at }) => [id, at])).toEqual([
      ['rA', 'split'],
      ['rA1', 'map'],
      ['rA2', 'map'],
    ])
    expect(offered(battle)).toEqual(['end'])
  })

  test('WL-9.3.f not with bombs, nor on a torpedo profile', () => {
    expect(offered(battleOf('he-111 H8 bombing deaf load:bomb'))).toEqual(['end'])
    const { battle, rA } = unitsOn('he-111 H8 bombing deaf load:torpedo')
    rA.profile = aProfile('torpedo')
    expect(offered(battle)).toEqual(['end'])
  })

  const flexible: Piece = { ...spitfire, line_: { flexible: true } }

  test('WL-9.3.d WL-9.3.2.a WL-9.3.1.d a flexible squadron may split when its roll succeeds', () => {
    const battle = battleOf('spitfire-i H8 deaf flexible, d bf-109e K8 deaf')
    script(raiderTallies(battle), ['tally.action roll/rA/dA, tally.roll 4, tally.split split'])
    expect(the(battle, 'rA1')).toMatchObject({ tally: 1, alerted: true })
    expect(the(battle, 'rA2')).toMatchObject({ tally: undefined, alerted: true })
    expect(offered(battle)).toEqual(['end', 'drop/rA1'])
  })

  test('WL-9.3.d it may stay together', () => {
    const { battle, rA } = unitsOn('spitfire-i H8 deaf flexible, d bf-109e K8 deaf')
    script(raiderTallies(battle), ['tally.action roll/rA/dA, tally.roll 4, tally.split whole'])
    expect(battle.units).toHaveLength(2)
    expect(rA.tally).toBe(1)
  })

  test('WL-9.3.d no split after a miss, and none without flexibility', () => {
    rollFor(battleOf('spitfire-i H8 deaf flexible, d bf-109e K8 deaf'), 3)
    const battle = battleOf('spitfire-i H8 deaf, d bf-109e K8 deaf')
    rollFor(battle, 4)
    expect(battle.units).toHaveLength(2)
  })

  function splitTally(piece: Partial<Piece>) {
    const battle = aBattle({ units: [{ ...flexible, ...piece }, bf109] })
    script(raiderTallies(battle), ['tally.action roll/rA/dA, tally.roll 4, tally.split split'])
    return [the(battle, 'rA1'), the(battle, 'rA2')] as const
  }

  test('WL-9.3.1.e of an escort the flight with the tally sweeps, the other goes on escorting', () => {
    const [hunter, rest] = splitTally({ mission: 'escort' })
    expect([hunter.mission, rest.mission]).toEqual(['sweep', 'escort'])
  })

  test('WL-9.3.1.f of an interceptor the other flight keeps the Vector', () => {
    const [hunter, rest] = splitTally({ mission: 'intercept', vector: squareNamed('M8') })
    expect([hunter.vector, rest.vector]).toEqual([undefined, squareNamed('M8')])
  })

  test('WL-15.2.4.d of a fighter-bomber one flight fights, the other keeps its bombs', () => {
    const [hunter, rest] = splitTally({ mission: 'bombing' })
    expect(hunter).toMatchObject({ mission: 'sweep', load: undefined, alerted: true, tally: 1 })
    expect(rest).toMatchObject({ mission: 'bombing', load: 'bomb', alerted: false, tally: undefined })
  })
})
