import type { Pause } from '@tallyho/engine'
import { factsOf, ids, script } from '@tallyho/engine/script'
import { describe, expect, test } from 'vitest'
import { raiderTallies, tallyModifiers } from '../../rules/07-tallies/tally-phase.ts'
import { aProfile } from '../kit/runs.ts'
import { aBattle, battleOf, cases, type Layout, type Piece, r, the, unitsOn } from '../kit/table.ts'
import { bf109, offered, rollFor, spitfire } from '../kit/tallies.ts'

describe('who may roll', () => {
  test.each<[string, Partial<Piece>, boolean]>([
    ['a sweep', { mission: 'sweep' }, true],
    ['an escort', { mission: 'escort' }, true],
    ['an interceptor', { mission: 'intercept' }, true],
    ['a fighter-bomber with its load', { mission: 'bombing' }, true],
    ['a bomber', { mission: 'bombing', model: 'ju-88' }, false],
    ['a transport', { mission: 'transport', model: 'c-47' }, false],
    ['a fighter class without its load, still a bomber', { mission: 'strafing', load: undefined }, false],
    ['a broken fighter', { broken: true }, false],
  ])('WL-7.2.a %s: %s', (_, changes, expected) => {
    const battle = aBattle({ units: [{ ...spitfire, ...changes }, bf109] })
    expect(offered(battle).includes('roll/rA/dA')).toBe(expected)
  })

  test('WL-15.2.4.b a fighter on recce never tallies', () =>
    expect(offered(battleOf('spitfire-i H8 recce deaf, d bf-109e K8 deaf'))).toEqual(['end']))

  test('WL-15.2.4.c a fighter with AT pods on a strafing mission never tallies', () => {
    const battle = battleOf('spitfire-i H8 strafing deaf load:none pod:at, d bf-109e K8 deaf')
    expect(offered(battle)).toEqual(['end'])
  })

  test('WL-9.2.6.a an unbroken fighter on its way home may tally', () =>
    expect(offered(battleOf('spitfire-i H8 deaf home:left, d bf-109e K8 deaf'))).toContain('roll/rA/dA'))

  test('WL-7.2.b not from beyond the edge', () => {
    const { battle, rA } = unitsOn('spitfire-i H8 deaf, d bf-109e K8 deaf')
    rA.at = 'edge'
    expect(offered(battle)).toEqual(['end'])
  })

  test('WL-7.2.b WL-7.2.e WL-1.1.l not with a tally in hand', () => {
    const battle = battleOf('spitfire-i H8 deaf >dA, d bf-109e K8 deaf, d bf-109e L8 deaf')
    expect(offered(battle)).toEqual(['end', 'drop/rA'])
  })

  test('WL-7.2.e once a phase, for one target', () => {
    const battle = battleOf('spitfire-i H8 deaf, d bf-109e K8 deaf, d bf-109e L8 deaf')
    expect(offered(battle)).toEqual(['end', 'roll/rA/dA', 'roll/rA/dB'])
    rollFor(battle, 1)
    expect(offered(battle)).toEqual(['end'])
  })
})

describe('whom it may tally', () => {
  test.each(cases({ Q8: true, R8: false, H17: true, H18: false, H8: true }))(
    'WL-7.2.c an enemy at %s, seen from H8: %s',
    (at, expected) => {
      const battle = aBattle({ units: [spitfire, { ...bf109, at }] })
      expect(offered(battle).includes('roll/rA/dA')).toBe(expected)
    },
  )

  test('WL-7.2.c it must be in sight, on the map, and an enemy', () => {
    const sky = { cloud: [{ type: 'dense' as const, squares: ['J8'] }] }
    expect(offered(battleOf('spitfire-i H8 deaf, d bf-109e K8 deaf', { sky }))).toEqual(['end'])
    const battle = battleOf('spitfire-i H8 deaf, d bf-109e K8 deaf, spitfire-i K8 bombing deaf load:none')
    the(battle, 'dA').at = 'edge'
    expect(offered(battle)).toEqual(['end'])
  })

  test('WL-7.2.c one out of reach hides no other', () => {
    const battle = battleOf('spitfire-i H8 deaf, d bf-109e Z8 deaf, d bf-109e K8 deaf')
    expect(offered(battle)).toEqual(['end', 'roll/rA/dB'])
  })

  test('WL-7.2.d with an unbroken enemy in its square it may look nowhere else', () => {
    const units = [spitfire, { ...bf109, at: 'H8' }, { ...bf109, at: 'H8', broken: true }, bf109]
    expect(offered(aBattle({ units }))).toEqual(['end', 'roll/rA/dA', 'roll/rA/dB'])
  })

  test('WL-7.2.d a broken enemy in its square binds nobody', () => {
    const units = [spitfire, { ...bf109, at: 'H8', broken: true }, bf109]
    expect(offered(aBattle({ units }))).toEqual(['end', 'roll/rA/dA', 'roll/rA/dB'])
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

  test('WL-7.2.1.b WL-2.1.i the tally takes the place of the Vector, and its loss does not bring that back', () => {
    const { battle, rA: unit } = unitsOn('spitfire-i H8 intercept deaf vector:M8, d bf-109e K8 deaf')
    rollFor(battle, 6)
    expect([unit.tally, unit.vector]).toEqual([1, undefined])
    script(raiderTallies(battle), ['tally.action drop/rA'])
    expect([unit.tally, unit.vector]).toEqual([undefined, undefined])
  })

  test('WL-7.1.b who has tallied an enemy is alerted', () => {
    const { battle, rA } = unitsOn('spitfire-i H8 deaf, d bf-109e K8 deaf')
    rollFor(battle, 3)
    expect(rA.alerted).toBe(false)
    rA.deeds.rolledTally = false
    rollFor(battle, 4)
    expect(rA.alerted).toBe(true)
  })

  test('WL-9.2.2.2.a an escort with a tally sweeps', () => {
    const { battle, rA } = unitsOn('spitfire-i H8 escort deaf, d bf-109e K8 deaf')
    rollFor(battle, 3)
    expect(rA.mission).toBe('escort')
    rA.deeds.rolledTally = false
    rollFor(battle, 4)
    expect(rA.mission).toBe('sweep')
  })

  test('WL-15.2.4.a a fighter-bomber that tallies drops its load and sweeps, alerted, off its profile', () => {
    const battle = battleOf('spitfire-i H8 bombing deaf, d bf-109e K8 deaf', {
      bombing: true,
      surface: ['bridge M Bridge'],
    })
    const unit = the(battle, 'rA')
    unit.profile = aProfile('level')
    rollFor(battle, 4)
    expect(unit).toMatchObject({
      load: undefined,
      mission: 'sweep',
      alerted: true,
      profile: undefined,
      tally: 1,
    })
  })
})

describe('modifiers', () => {
  const CLOUD = { cloud: [{ type: 'broken', squares: ['J8'] }] } as const
  const HAZE_AND_CLOUD = { haze: 10, cloud: [{ type: 'wispy', squares: ['J8'] }] } as const

  test.each<[string, string, string, NonNullable<Layout['sky']>, string]>([
    ['WL-7.2.1.a WL-C-11 none without a cause', 'spitfire-i H8', 'K8', {}, ''],
    ['WL-7.2.1.c a target behind takes 2', 'spitfire-i H8', 'F8', {}, 'behind -2'],
    ['WL-7.2.1.c above it is not behind', 'spitfire-i H8', 'G10', {}, ''],
    ['WL-7.2.1.c nor in its square', 'spitfire-i H8', 'H8', {}, ''],
    ['WL-7.2.1.g WL-3.3.j Rear View sees what is behind and higher', 'p-51b H8', 'F9', {}, ''],
    ['WL-7.2.1.g not what is level', 'p-51b H8', 'F8', {}, 'behind -2'],
    ['WL-7.2.1.g nor what is lower', 'p-51b H8', 'F7', {}, 'behind -2'],
    ['WL-7.2.1.h a Lufbery has no behind', 'spitfire-i H8 lufbery', 'F8', {}, ''],
    ['WL-7.2.1.d a target in the Sun takes 1', 'spitfire-i H8', 'J10', { sun: 'right-upper' }, 'sun -1'],
    ['WL-7.2.1.d not in another Sun', 'spitfire-i H8', 'J10', { sun: 'left-upper' }, ''],
    ['WL-7.2.1.e WL-4.7.d weather on the line is subtracted', 'spitfire-i H8', 'K8', CLOUD, 'weather -2'],
    ['WL-4.7.1.a out of haze', 'spitfire-i H6', 'K9', { haze: 6 }, 'weather -1'],
    ['WL-4.7.1.a into haze', 'spitfire-i H9', 'K6', { haze: 6 }, 'weather -1'],
    ['WL-4.7.1.a above haze', 'spitfire-i H8', 'K8', { haze: 6 }, ''],
    ['WL-4.7.1.a WL-C-12 haze and cloud do not add up', 'spitfire-i H8', 'K8', HAZE_AND_CLOUD, 'weather -1'],
    [
      'WL-Q-03 WL-C-14 a target in contrails is seen',
      'spitfire-i H8',
      'K12',
      { contrails: 12 },
      'contrails 1',
    ],
    ['WL-Q-03 those of the one who looks matter not', 'spitfire-i H12', 'K11', { contrails: 12 }, ''],
  ])('%s', (_, hunter, target, sky, expected) => {
    const battle = aBattle({ units: [r(hunter, { net: undefined }), { ...bf109, at: target }], sky })
    const modifiers = tallyModifiers(battle, the(battle, 'rA'), the(battle, 'dA'))
    expect(modifiers.map(({ id, by }) => `${id} ${by}`).join(', ')).toBe(expected)
  })

  test('WL-1.1.j WL-C-12 different causes add together', () => {
    const battle = battleOf('spitfire-i H8 deaf, d bf-109e F9 deaf', { sky: 'sun left-upper, wispy G8-G9' })
    const played = rollFor(battle, 6)
    expect(factsOf(played, 'tally-roll')).toMatchObject([{ total: 2, distance: 2, success: false }])
  })
})

test('WL-7.2.b a wing whose net is clear rolls unit by unit', () => {
  const battle = battleOf('spitfire-i H8 net:raider wing, spitfire-i H9 net:raider wing, d bf-109e P8 deaf')
  script(raiderTallies(battle), ['tally.action roll/rA/dA, tally.roll 1'])
  const pause = raiderTallies(battle).next().value as Pause
  expect(ids(pause)).toEqual(['end', 'roll/rB/dA'])
})
