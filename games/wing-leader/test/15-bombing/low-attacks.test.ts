import { describe, expect, test } from 'vitest'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { keepToRoute } from '../../rules/15-bombing/profiles.ts'
import type { Facing, Profile } from '../../state.ts'
import { aim, begun, DOWN, DOWN_RIGHT, does, flies, nextTurn, offers, RIGHT, waysOpen } from '../kit/runs.ts'
import type { Piece } from '../kit/table.ts'
import { cases } from '../kit/table.ts'

describe('torpedoes', () => {
  test('WL-15.3.5.a straight on at altitude 0', () => {
    const { battle, unit } = begun('torpedo', { model: 'he-111', load: 'torpedo', at: 'I0' }, 'dd')
    expect(waysOpen(battle, unit)).toEqual([RIGHT])
  })

  test('WL-15.3.5.b WL-15.3.5.c dropped from the next square at long range, or in the ship’s own, aimed after two squares', () => {
    const { battle, unit } = begun('torpedo', { model: 'he-111', load: 'torpedo', at: 'I0' }, 'dd')
    expect(offers(battle, unit)).toEqual(['break-off'])
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
    expect(aim(unit)).toBe(false)
    flies(battle, unit, RIGHT)
    expect(aim(unit)).toBe(true)
    does(battle, unit, 'drop', ['bombing.home home/left'])
    expect(battle.attacks[0]).toMatchObject({ kind: 'torpedo', longRange: false, aimed: true })
  })

  test('WL-15.3.5.c from the next square it is long range', () => {
    const { battle, unit } = begun('torpedo', { model: 'he-111', load: 'torpedo', at: 'J0' }, 'dd')
    does(battle, unit, 'drop', ['bombing.home home/left'])
    expect(battle.attacks[0]).toMatchObject({ longRange: true, aimed: false })
  })

  test.each(cases({ tbf: true, 'he-111': false }))(
    'WL-15.3.5.1.a a slow torpedo slows the run from its start: %s %s',
    (model, slow) => {
      const { battle, unit } = begun('torpedo', { model, load: 'torpedo', at: 'I0' }, 'dd')
      expect(unit.slow).toBe(slow)
      flies(battle, unit, RIGHT)
      does(battle, unit, 'drop', ['bombing.home home/left'])
      expect(unit.slow).toBe(slow)
    },
  )

  test('WL-15.3.5.1.a a run that is given up is slow no longer', () => {
    const { battle, unit } = begun('torpedo', { model: 'tbf', load: 'torpedo', at: 'I0' }, 'dd')
    does(battle, unit, 'break-off')
    expect(unit.slow).toBe(false)
  })
})

describe('rockets and guns', () => {
  const DIRECT: readonly [string, Profile['kind'], Omit<Piece, 'side' | 'at'>][] = [
    ['WL-15.3.6.a', 'atgr', { model: 'p-47d', load: 'atgr' }],
    ['WL-15.3.7.b', 'strafing', { model: 'p-47d', mission: 'sweep' }],
    ['WL-15.5.3.b', 'kamikaze', { model: 'a6m5', line_: { kamikaze: true } }],
  ]

  test.each(DIRECT)('%s %s by the shortest route: never up, never farther off', (_, kind, piece) => {
    const { battle, unit } = begun(kind, { ...piece, at: 'H2' })
    expect(waysOpen(battle, unit)).toEqual([RIGHT, DOWN, DOWN_RIGHT])
    flies(battle, unit, RIGHT)
    expect(waysOpen(battle, unit)).toEqual([RIGHT, DOWN, DOWN_RIGHT])
  })

  test('WL-15.3.6.b WL-Q-82 rockets fly at altitude 0 from the next square or the target’s own', () => {
    const { battle, unit } = begun('atgr', { model: 'p-47d', load: 'atgr', at: 'I1' })
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['break-off'])
    flies(battle, unit, DOWN)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
  })

  test.each(cases({ J0: true, K0: false }))('WL-15.3.6.b rockets from %s: long range %s', (to, longRange) => {
    const { battle, unit } = begun('atgr', { model: 'p-47d', load: 'atgr', at: 'I0' })
    while (nameOf(unit.square) !== to) flies(battle, unit, RIGHT)
    does(battle, unit, 'drop')
    expect(battle.attacks[0]).toMatchObject({ kind: 'atgr', longRange, aimed: true })
  })

  test.each<[string, Facing[], boolean]>([
    ['I0', [RIGHT], true],
    ['I1', [DOWN_RIGHT], false],
    ['J1', [DOWN], false],
    ['J0', [RIGHT], true],
  ])(
    'WL-15.3.6.c rockets are aimed in the square, or beside it with the nose on it: from %s by %j %s',
    (at, way, aimed) => {
      const { battle, unit } = begun('atgr', { model: 'p-47d', load: 'atgr', at })
      flies(battle, unit, ...way)
      expect(aim(unit)).toBe(aimed)
    },
  )

  test.each<[string, Facing[], string[]]>([
    ['J1', [DOWN_RIGHT], ['drop', 'break-off']],
    ['J2', [DOWN, DOWN_RIGHT], ['break-off']],
  ])(
    'WL-15.3.6.a WL-15.3.7.f no more than one level of dive on the turn of the attack: from %s %j %j',
    (at, way, offered) => {
      for (const piece of [{ load: 'atgr' }, { mission: 'sweep' }] as const) {
        const kind = 'load' in piece ? 'atgr' : 'strafing'
        const { battle, unit } = begun(kind, { model: 'p-47d', at, ...piece })
        flies(battle, unit, ...way)
        expect(offers(battle, unit)).toEqual(offered)
      }
    },
  )

  test('WL-15.3.7.g a strafer attacks on entering the target’s square, and that is its aim', () => {
    const { battle, unit } = begun('strafing', { model: 'p-47d', mission: 'sweep', at: 'J0' })
    expect(offers(battle, unit)).toEqual(['break-off'])
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
    does(battle, unit, 'drop')
    expect(battle.attacks[0]).toMatchObject({
      kind: 'strafing',
      aimed: true,
      strafing: false,
      longRange: false,
    })
  })

  test('WL-15.3.7.g one that begins in the square has not entered it', () => {
    const { battle, unit } = begun('strafing', { model: 'p-47d', mission: 'sweep', at: 'K0' })
    expect(offers(battle, unit)).toEqual(['break-off'])
  })

  test('WL-15.5.3.b a kamikaze strikes on entering the square, after any dive, and stops there', () => {
    const { battle, unit } = begun('kamikaze', { model: 'a6m5', at: 'J3', line_: { kamikaze: true } }, 'cv')
    flies(battle, unit, DOWN, DOWN)
    expect(offers(battle, unit)).toEqual(['break-off'])
    flies(battle, unit, DOWN_RIGHT)
    expect(aim(unit)).toBe(true)
    does(battle, unit, 'drop')
    expect(battle.flight?.over).toBe(true)
    expect(battle.attacks[0]).toMatchObject({ kind: 'kamikaze', aimed: true })
  })

  test('WL-15.5.3.b one that held back has to come in again', () => {
    const { battle, unit } = begun('kamikaze', { model: 'a6m5', at: 'J0', line_: { kamikaze: true } }, 'cv')
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
    nextTurn(battle, unit)
    expect(offers(battle, unit)).toEqual(['break-off'])
  })

  test.each(DIRECT)('%s %s: a later turn must bring it nearer and lower', (_, kind, piece) => {
    const kept = (way: Facing) => {
      const { battle, unit } = begun(kind, { ...piece, at: 'G3' })
      flies(battle, unit, DOWN_RIGHT)
      keepToRoute(battle, unit)
      expect(unit.profile).toBeDefined()
      nextTurn(battle, unit)
      flies(battle, unit, way)
      keepToRoute(battle, unit)
      return unit.profile !== undefined
    }
    expect([kept(DOWN), kept(DOWN_RIGHT), kept(RIGHT)]).toEqual([false, true, false])
  })

  test('WL-15.3.7.b on the ground there is no lower', () => {
    const { battle, unit } = begun('strafing', { model: 'p-47d', mission: 'sweep', at: 'G0' })
    nextTurn(battle, unit)
    flies(battle, unit, RIGHT)
    keepToRoute(battle, unit)
    expect(unit.profile).toBeDefined()
  })

  test('WL-15.3.b a level run is not bound to a route', () => {
    const { battle, unit } = begun('level', { model: 'b-17g', at: 'J8' })
    nextTurn(battle, unit)
    keepToRoute(battle, unit)
    expect(unit.profile).toBeDefined()
  })
})

describe('guns with other attacks', () => {
  const trained = { skipTrained: true } as const

  test.each<[string, Omit<Piece, 'side' | 'at'>, 'atgr' | 'parafrag' | 'skip', string]>([
    ['rockets', { model: 'p-47d', load: 'atgr' }, 'atgr', 'truck'],
    ['parafrags', { model: 'b-25', load: 'parafrag' }, 'parafrag', 'truck'],
    ['skip bombs', { model: 'b-25', line_: trained }, 'skip', 'dd'],
  ])(
    'WL-15.5.5.a WL-15.5.5.b in the target’s square guns may go with %s, and use ammunition',
    (_, piece, kind, type) => {
      const { battle, unit } = begun(kind, { mission: 'strafing', at: 'I0', ...piece }, type)
      flies(battle, unit, RIGHT)
      expect(offers(battle, unit)).not.toContain('drop-and-strafe')
      flies(battle, unit, RIGHT)
      expect(offers(battle, unit)).toEqual(['drop', 'drop-and-strafe', 'break-off'])
      does(battle, unit, 'drop-and-strafe')
      expect(battle.attacks[0]).toMatchObject({ kind, strafing: true })
      expect(unit).toMatchObject({ load: undefined, ammo: 'low', strafes: 1 })
    },
  )

  test.each<[string, Omit<Piece, 'side' | 'at'>]>([
    ['on a bombing mission', { model: 'p-47d', load: 'atgr', mission: 'bombing' }],
    ['without ammunition', { model: 'p-47d', load: 'atgr', mission: 'strafing', ammo: 'depleted' }],
  ])('WL-15.5.5.a not by a unit that could not strafe: %s', (_, piece) => {
    const { battle, unit } = begun('atgr', { at: 'J0', ...piece }, 'truck')
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
  })

  test('WL-15.5.5.a not with level bombing', () => {
    const { battle, unit } = begun('level', { model: 'p-47d', mission: 'strafing', at: 'J0' }, 'truck')
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).toEqual(['drop', 'break-off'])
  })
})
