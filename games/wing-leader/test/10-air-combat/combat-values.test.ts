import { describe, expect, test } from 'vitest'
import type { Mission } from '../../pack/types.ts'
import { type Modifier, sumOf } from '../../rules/01-words/dice.ts'
import {
  columnOf,
  combatValueParts,
  defenceOf,
  firepowerParts,
  hitsFor,
  rollModifiers,
} from '../../rules/10-air-combat/combat-values.ts'
import type { Fight } from '../../state.ts'
import { aFight } from '../kit/fights.ts'
import { aBattle, battleOf, d, type Layout, type Piece, r, the, unitsOn } from '../kit/table.ts'

/** A Spitfire (rA) attacks a Bf 109 (dA), changed as the test needs. */
const duel = (attacker: Partial<Piece> = {}, defender: Partial<Piece> = {}, rest: Partial<Layout> = {}) =>
  aBattle({ ...rest, units: [r('spitfire-i G8', attacker), d('bf-109e G8', defender)] })

const parts = (
  battle: ReturnType<typeof duel>,
  role: 'attacker' | 'defender',
  changes: Partial<Fight> = {},
) => combatValueParts(battle, aFight(battle, ['rA'], ['dA'], changes), role)

const GYRO: Partial<Piece> = { model: 'spitfire-ix', line_: { gyro: true } }

/** `bounce 2, weather -1` */
const inWords = (list: readonly Modifier[]) => list.map(({ id, by }) => `${id} ${by}`).join(', ')

describe('combat value', () => {
  test('WL-3.3.2.g WL-10.5.a it starts from basic speed in a hit-and-run and from basic turn in a turning fight', () => {
    const battle = duel()
    expect(parts(battle, 'attacker')).toEqual([{ id: 'speed', by: 5 }])
    expect(parts(battle, 'attacker', { style: 'turning' })).toEqual([{ id: 'turn', by: 6 }])
    expect(parts(battle, 'defender', { style: 'turning' })).toEqual([{ id: 'turn', by: 5 }])
  })

  test('WL-3.3.2.c WL-3.3.2.d it is itemised from what is printed: the marker is a part of its own', () => {
    expect(parts(duel({ marker: 'dive' }), 'attacker')).toEqual([
      { id: 'speed', by: 5 },
      { id: 'dives', by: 1 },
    ])
    expect(parts(duel({ marker: 'climb' }), 'attacker')).toEqual([
      { id: 'speed', by: 5 },
      { id: 'climbs', by: -1 },
    ])
    expect(parts(duel({ marker: 'climb' }), 'attacker', { style: 'turning' })).toEqual([
      { id: 'turn', by: 6 },
    ])
  })

  test.each([
    ['WL-3.3.2.l', { quality: 'veteran' }, { id: 'veteran', by: 1 }],
    ['WL-3.3.2.m', { quality: 'green' }, { id: 'green', by: -1 }],
    ['WL-3.3.2.n', { size: 'flight', maxLosses: 3 }, { id: 'flight', by: -1 }],
    ['WL-3.3.2.o', { disruptions: 1 }, { id: 'disrupted', by: -1 }],
    ['WL-3.3.2.o', { disruptions: 2, broken: true }, { id: 'broken', by: -1 }],
    ['WL-3.3.2.q WL-13.6.c', { losses: 5 }, { id: 'single', by: -1 }],
  ] as const)('%s %o counts once', (_, state, part) =>
    expect(parts(duel(state), 'attacker')).toEqual([{ id: 'speed', by: 5 }, part]),
  )

  test('WL-13.6.a a flight of one aircraft fights at -1, besides being a flight', () =>
    expect(sumOf(parts(duel({ size: 'flight', maxLosses: 1 }), 'attacker'))).toBe(3))

  test('WL-3.3.2.p rigid doctrine costs a point in defence, not in attack', () => {
    const battle = duel({ line_: { doctrine: 'rigid' } }, {}, { defender: { doctrine: 'rigid' } })
    expect(parts(battle, 'defender')).toContainEqual({ id: 'rigid', by: -1 })
    expect(parts(battle, 'attacker')).toEqual([{ id: 'speed', by: 5 }])
  })

  test('WL-5.1.g doctrine is for fighters: bombers of a rigid side lose nothing', () => {
    const battle = duel({}, { model: 'he-111', mission: 'bombing' }, { defender: { doctrine: 'rigid' } })
    expect(parts(battle, 'defender').map(({ id }) => id)).not.toContain('rigid')
  })

  test('WL-3.3.2.p a line’s own doctrine goes before its side’s', () => {
    const battle = duel({}, { line_: { doctrine: 'loose' } }, { defender: { doctrine: 'rigid' } })
    expect(parts(battle, 'defender')).toEqual([{ id: 'speed', by: 5 }])
  })

  const withSecond = (model: string, mission: Mission, changes: Partial<Piece> = {}) => {
    const battle = aBattle({
      units: [r('spitfire-i G8'), r(`${model} G8`, { mission, ...changes }), d('bf-109e G8')],
    })
    return combatValueParts(battle, aFight(battle, ['rA', 'rB'], ['dA']), 'attacker')
  }

  test('WL-10.2.d WL-3.3.2.k every further armed fighter adds 1', () => {
    expect(withSecond('hurricane-i', 'sweep')).toContainEqual({ id: 'more-fighters', by: 1 })
    const battle = aBattle({
      units: [
        ...['spitfire-i', 'hurricane-i', 'hurricane-i'].map((model): Piece => r(`${model} G8`)),
        d('bf-109e G8'),
      ],
    })
    const three = combatValueParts(battle, aFight(battle, ['rA', 'rB', 'rC'], ['dA']), 'attacker')
    expect(three).toContainEqual({ id: 'more-fighters', by: 2 })
  })

  test('WL-10.2.d further bombers and loaded fighter-bombers add nothing', () => {
    expect(withSecond('he-111', 'bombing')).toEqual([{ id: 'speed', by: 5 }])
    expect(withSecond('f6f', 'bombing')).toEqual([{ id: 'speed', by: 5 }])
  })

  test('WL-10.5.3.a WL-10.2.d an unarmed fighter adds nothing', () =>
    expect(withSecond('unarmed', 'sweep')).toEqual([{ id: 'speed', by: 5 }]))

  test('WL-Q-54 a broken fighter still adds 1', () =>
    expect(withSecond('hurricane-i', 'sweep', { broken: true })).toContainEqual({
      id: 'more-fighters',
      by: 1,
    }))
})

describe('column', () => {
  const column = (attacker: string, defender: string, own: number, enemy: number) => {
    const battle = duel({ model: attacker }, { model: defender })
    const fight = aFight(battle, ['rA'], ['dA'])
    return [columnOf(battle, fight, 'attacker', own, enemy), columnOf(battle, fight, 'defender', enemy, own)]
  }

  test.each([
    ['WL-10.5.c each side has its own value less the enemy’s', 'spitfire-i', 'bf-109e', 5, 3, [2, -2]],
    ['WL-10.5.d WL-3.3.i an Edge moves one to the right', 'p-51b', 'bf-109e', 5, 5, [1, 0]],
    ['WL-10.5.d the defender’s too', 'spitfire-i', 'p-51b', 5, 5, [0, 1]],
    ['WL-10.5.d not where both have it', 'p-51b', 'fw-190a-8', 5, 5, [0, 0]],
    ['WL-10.5.e WL-Q-53 none lies beyond 4', 'spitfire-i', 'bf-109e', 9, 1, [4, -4]],
    ['WL-10.5.e with Edge', 'p-51b', 'bf-109e', 8, 4, [4, -4]],
    ['WL-10.5.e nor beyond -4', 'p-51b', 'bf-109e', 1, 9, [-4, 4]],
    ['WL-10.5.e but an Edge comes after that', 'p-51b', 'bf-109e', 4, 8, [-3, 4]],
  ] as const)('%s', (_, attacker, defender, own, enemy, columns) =>
    expect(column(attacker, defender, own, enemy)).toEqual(columns),
  )
})

test('WL-10.5.1.b table: total and column give the hits, or none; off the chart its nearest row does', () => {
  const battle = duel()
  const hits = (...cells: readonly [total: number, column: number][]) =>
    cells.map(([total, column]) => hitsFor(battle, total, column))
  expect(hits([5, 0], [6, 0], [6, -1], [7, 4], [10, -4])).toEqual([0, 1, 0, 2, 1])
  expect(hits([-3, 4], [20, 0])).toEqual([0, hitsFor(battle, 16, 0)])
})

describe('roll modifiers', () => {
  const modifiers = (
    battle: ReturnType<typeof duel>,
    changes: Partial<Fight> = {},
    role: 'attacker' | 'defender' = 'attacker',
  ) => rollModifiers(battle, aFight(battle, ['rA'], ['dA'], changes), role)

  const CLOUD: Partial<Layout> = { sky: { haze: 19, cloud: [{ type: 'broken', squares: ['G8'] }] } }

  test.each<[string, ReturnType<typeof duel>, Partial<Fight>, string, string]>([
    ['WL-10.5.1.a WL-C-24 nothing special', duel({ marker: 'dive' }), {}, '', ''],
    ['WL-4.7.b WL-4.7.1.d weather, not haze', duel({}, {}, CLOUD), {}, 'weather -2', 'weather -2'],
    ['WL-13.4.1.e a bounce', duel(), { bounce: true }, 'bounce 2', 'bounce -2'],
    ['WL-13.4.2.c WL-C-61 evasion', duel(), { evading: true }, 'evasion -2', 'evasion -3'],
    ['WL-13.4.3.h a Lufbery of the defender', duel(), { lufbery: true }, '', 'lufbery 1'],
    ['WL-13.5.4.a WL-3.3.q gyro sights that the scenario allows', duel(GYRO, GYRO), {}, 'gyro 1', 'gyro 1'],
    ['WL-13.5.4.a gyro sights that it does not', duel({ model: 'spitfire-ix' }), {}, '', ''],
    ['WL-3.3.q a card without gyro sights', duel({ line_: { gyro: true } }), {}, '', ''],
  ])('%s in both sides’ rolls', (_, battle, changes, attacker, defender) => {
    expect(inWords(modifiers(battle, changes))).toBe(attacker)
    expect(inWords(modifiers(battle, changes, 'defender'))).toBe(defender)
  })

  test('WL-10.5.1.a what concerns another unit than the primary combatant does not count', () => {
    const battle = aBattle({
      units: [r('spitfire-i G8'), r('spitfire-ix G8', { line_: { gyro: true } }), d('bf-109e G8')],
    })
    expect(rollModifiers(battle, aFight(battle, ['rA', 'rB'], ['dA']), 'attacker')).toEqual([])
  })
})

describe('defence rating', () => {
  const bombers = (...models: readonly string[]) =>
    aBattle({
      defender: { nation: 'usa' },
      units: [r('me-110 G8'), ...models.map((model): Piece => d(`${model} G8 bombing`))],
    })
  const roll = (
    battle: ReturnType<typeof bombers>,
    defenders: string[],
    style: Fight['style'] = 'hit-and-run',
  ) => rollModifiers(battle, aFight(battle, ['rA'], defenders, { style }), 'defender')

  test('WL-10.5.2.a the highest among the defenders counts, primary combatant or not', () => {
    expect(roll(bombers('spitfire-i', 'b-25', 'he-111'), ['dA', 'dB', 'dC'])).toEqual([
      { id: 'defence', by: 1 },
    ])
    expect(roll(bombers('he-111', 'b-25'), ['dA', 'dB'])).toEqual([{ id: 'defence', by: 1 }])
    expect(roll(bombers('b-25', 'he-111'), ['dA', 'dB'])).toEqual([{ id: 'defence', by: 1 }])
  })

  test('WL-10.5.2.a WL-EX-48 it is 2 better in a turning fight, a rating of 0 included, no rating excluded', () => {
    expect(sumOf(roll(bombers('he-111'), ['dA'], 'turning'))).toBe(2)
    expect(sumOf(roll(bombers('b-25'), ['dA'], 'turning'))).toBe(3)
    expect(roll(bombers('c-47'), ['dA'], 'turning')).toEqual([])
  })

  test('WL-10.5.2.a attackers never use theirs', () => {
    const battle = bombers('b-25')
    expect(rollModifiers(battle, aFight(battle, ['rA'], ['dA'], { style: 'turning' }), 'attacker')).toEqual(
      [],
    )
  })

  test('WL-13.5.5.a WL-EX-59 two heavy squadrons of a USAAF group in one square have 1 more each', () => {
    const battle = bombers('b-17g', 'b-17g')
    expect(defenceOf(battle, the(battle, 'dA'))).toBe(2)
    expect(defenceOf(battle, the(battle, 'dB'))).toBe(2)
    expect(roll(battle, ['dA'])).toEqual([{ id: 'defence', by: 2 }])
  })

  test.each([
    ['the other is broken', { broken: true }],
    ['it is broken itself', undefined],
    ['the other is a flight', { size: 'flight' }],
    ['the other faces elsewhere', { facing: 2 }],
    ['the other is next door', { at: 'H8' }],
    ['the other is gone', { gone: true }],
    ['the other is no heavy bomber', { model: 'b-25' }],
  ] as const)('WL-13.5.5.a not if %s', (_, other) => {
    const { gone, ...piece } = { gone: false, ...other }
    const battle = aBattle({
      defender: { nation: 'usa' },
      units: [d('b-17g G8 bombing', { broken: other === undefined }), d('b-17g G8 bombing', piece)],
    })
    if (gone) the(battle, 'dB').at = 'destroyed'
    expect(defenceOf(battle, the(battle, 'dA'))).toBe(1)
  })

  test('WL-13.5.5.a nor under another flag, nor for enemies', () => {
    const { battle, dA } = unitsOn('d b-17g G8 bombing, d b-17g G8 bombing')
    expect(defenceOf(battle, dA)).toBe(1)
    const enemies = battleOf('b-17g G8 bombing facing:0, d b-17g G8 bombing facing:0', {
      raider: { nation: 'usa' },
      defender: { nation: 'usa' },
    })
    expect(defenceOf(enemies, the(enemies, 'dA'))).toBe(1)
  })
})

describe('firepower', () => {
  const firepower = (attacker: Partial<Piece>, victim: Partial<Piece> = {}, changes: Partial<Fight> = {}) => {
    const battle = duel(attacker, victim)
    return firepowerParts(battle, aFight(battle, ['rA'], ['dA'], changes), 'attacker', the(battle, 'dA'))
  }

  const HE_111: Partial<Piece> = { model: 'he-111', mission: 'bombing' }
  const FW_190 = { model: 'fw-190a-8' }
  const BF_109 = { model: 'bf-109g-6' }

  test.each<[string, Partial<Piece>, Partial<Piece>, Partial<Fight>, string]>([
    ['WL-10.6.a it is the card’s, for air combat', { model: 'hs-129' }, {}, {}, 'firepower 1'],
    ['WL-10.6.b an Experte adds 1', { experte: true }, {}, {}, 'firepower 1, experte 1'],
    ['WL-10.6.g WL-13.5.4.a working gyro sights add 1', GYRO, {}, {}, 'firepower 2, gyro 1'],
    ['WL-10.6.g others do not', { model: 'spitfire-ix' }, {}, {}, 'firepower 2'],
    ['WL-10.6.h head-on adds 1 on a weak nose', {}, HE_111, { headOn: true }, 'firepower 1, head-on 1'],
    ['WL-10.6.h not from elsewhere', {}, HE_111, {}, 'firepower 1'],
    ['WL-10.6.h nor on another nose', {}, {}, { headOn: true }, 'firepower 1'],
    ['WL-10.6.i WL-13.5.6.a gun pods add 2', { pod: 'gun' }, {}, {}, 'firepower 1, gun-pod 2'],
    ['WL-10.6.i anti-tank pods add nothing', { pod: 'at' }, {}, {}, 'firepower 1'],
    ['WL-13.5.2.a WL-3.3.r a heavy gun on bombers', FW_190, HE_111, {}, 'heavy-gun 4'],
    ['WL-13.5.2.a the normal firepower on fighters', FW_190, {}, {}, 'firepower 3'],
    ['WL-13.5.3.b rockets on bombers', BF_109, HE_111, { rockets: true }, 'rockets 5'],
    ['WL-13.5.2.1.b the guns’ on fighters', BF_109, {}, { rockets: true }, 'firepower 2'],
  ])('%s', (_, attacker, victim, changes, expected) =>
    expect(inWords(firepower(attacker, victim, changes))).toBe(expected),
  )

  test('WL-Q-59 what adds to firepower adds to heavy guns and rockets', () => {
    expect(sumOf(firepower({ model: 'fw-190a-8', experte: true }, HE_111, { headOn: true }))).toBe(6)
    expect(sumOf(firepower({ model: 'bf-109g-6', experte: true }, HE_111, { rockets: true }))).toBe(6)
  })

  test('WL-13.5.3.b the defender’s fire is not the attacker’s rockets', () => {
    const battle = duel({ model: 'bf-109g-6', mission: 'bombing' }, {})
    const fight = aFight(battle, ['rA'], ['dA'], { rockets: true })
    expect(firepowerParts(battle, fight, 'defender', the(battle, 'rA'))).toEqual([{ id: 'firepower', by: 1 }])
  })
})
