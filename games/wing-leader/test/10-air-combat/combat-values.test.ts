import { describe, expect, test } from 'vitest'
import type { Mission } from '../../pack/types.ts'
import { sumOf } from '../../rules/01-words/dice.ts'
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
import { aBattle, d, type Layout, type Piece, r, the } from '../kit/table.ts'

/** A Spitfire (rA) attacks a Bf 109 (dA), changed as the test needs. */
const duel = (attacker: Partial<Piece> = {}, defender: Partial<Piece> = {}, rest: Partial<Layout> = {}) =>
  aBattle({ ...rest, units: [r('spitfire-i G8', attacker), d('bf-109e G8', defender)] })

const parts = (
  battle: ReturnType<typeof duel>,
  role: 'attacker' | 'defender',
  changes: Partial<Fight> = {},
) => combatValueParts(battle, aFight(battle, ['rA'], ['dA'], changes), role)

describe('combat value', () => {
  test('WL-3.3.2.g WL-10.5.a it starts from basic speed in a hit-and-run and from basic turn in a turning fight', () => {
    const battle = duel()
    expect(parts(battle, 'attacker')).toEqual([{ id: 'speed', by: 5 }])
    expect(parts(battle, 'attacker', { style: 'turning' })).toEqual([{ id: 'turn', by: 6 }])
    expect(parts(battle, 'defender', { style: 'turning' })).toEqual([{ id: 'turn', by: 5 }])
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
    expect(parts(battle, 'defender').map(({ id }) => id)).toEqual(['speed'])
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

  test('WL-10.5.c each side has its own value less the enemy’s', () =>
    expect(column('spitfire-i', 'bf-109e', 5, 3)).toEqual([2, -2]))

  test('WL-10.5.d WL-3.3.i an Edge that the enemy lacks moves one column to the right', () => {
    expect(column('p-51b', 'bf-109e', 5, 5)).toEqual([1, 0])
    expect(column('spitfire-i', 'p-51b', 5, 5)).toEqual([0, 1])
    expect(column('p-51b', 'fw-190a-8', 5, 5)).toEqual([0, 0])
  })

  test('WL-10.5.e WL-Q-53 no column lies beyond 4, with Edge or without', () => {
    expect(column('spitfire-i', 'bf-109e', 9, 1)).toEqual([4, -4])
    expect(column('p-51b', 'bf-109e', 8, 4)).toEqual([4, -4])
    expect(column('p-51b', 'bf-109e', 1, 9)).toEqual([-4, 4])
    expect(column('p-51b', 'bf-109e', 4, 8)).toEqual([-3, 4])
  })
})

describe('table', () => {
  test('WL-10.5.1.b total and column give the hits, or none', () => {
    const battle = duel()
    expect(hitsFor(battle, 5, 0)).toBe(0)
    expect(hitsFor(battle, 6, 0)).toBe(1)
    expect(hitsFor(battle, 6, -1)).toBe(0)
    expect(hitsFor(battle, 7, 4)).toBe(2)
    expect(hitsFor(battle, 10, -4)).toBe(1)
  })

  test('WL-10.5.1.b a total off the chart uses its nearest row', () => {
    const battle = duel()
    expect(hitsFor(battle, -3, 4)).toBe(0)
    expect(hitsFor(battle, 20, 0)).toBe(hitsFor(battle, 16, 0))
  })
})

describe('roll modifiers', () => {
  const modifiers = (
    battle: ReturnType<typeof duel>,
    changes: Partial<Fight> = {},
    role: 'attacker' | 'defender' = 'attacker',
  ) => rollModifiers(battle, aFight(battle, ['rA'], ['dA'], changes), role)

  test('WL-10.5.1.a WL-C-24 nothing special, no modifier', () => {
    expect(modifiers(duel({ marker: 'dive' }))).toEqual([])
    expect(modifiers(duel(), {}, 'defender')).toEqual([])
  })

  test('WL-4.7.b WL-4.7.1.d weather in the square of the combat takes from both rolls, haze does not', () => {
    const battle = duel({}, {}, { sky: { haze: 19, cloud: [{ type: 'broken', squares: ['G8'] }] } })
    expect(modifiers(battle)).toEqual([{ id: 'weather', by: -2 }])
    expect(modifiers(battle, {}, 'defender')).toEqual([{ id: 'weather', by: -2 }])
  })

  test('WL-13.4.1.e a bounce modifies each side’s roll', () => {
    expect(modifiers(duel(), { bounce: true })).toEqual([{ id: 'bounce', by: 2 }])
    expect(modifiers(duel(), { bounce: true }, 'defender')).toEqual([{ id: 'bounce', by: -2 }])
  })

  test('WL-13.4.2.c WL-C-61 evasion modifies each side’s roll', () => {
    expect(modifiers(duel(), { evading: true })).toEqual([{ id: 'evasion', by: -2 }])
    expect(modifiers(duel(), { evading: true }, 'defender')).toEqual([{ id: 'evasion', by: -3 }])
  })

  test('WL-13.4.3.h a Lufbery helps the defender alone', () => {
    expect(modifiers(duel(), { lufbery: true })).toEqual([])
    expect(modifiers(duel(), { lufbery: true }, 'defender')).toEqual([{ id: 'lufbery', by: 1 }])
  })

  test('WL-13.5.4.a WL-3.3.q gyro sights help where the scenario allows them', () => {
    const gyro = { model: 'spitfire-ix', line_: { gyro: true } } as const
    expect(modifiers(duel(gyro))).toEqual([{ id: 'gyro', by: 1 }])
    expect(modifiers(duel({}, gyro), {}, 'defender')).toEqual([{ id: 'gyro', by: 1 }])
    expect(modifiers(duel({ model: 'spitfire-ix' }))).toEqual([])
    expect(modifiers(duel({ line_: { gyro: true } }))).toEqual([])
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
    const battle = aBattle({ units: [d('b-17g G8 bombing'), d('b-17g G8 bombing')] })
    expect(defenceOf(battle, the(battle, 'dA'))).toBe(1)
    const enemies = aBattle({
      raider: { nation: 'usa' },
      defender: { nation: 'usa' },
      units: [r('b-17g G8 bombing', { facing: 0 }), d('b-17g G8 bombing', { facing: 0 })],
    })
    expect(defenceOf(enemies, the(enemies, 'dA'))).toBe(1)
  })
})

describe('firepower', () => {
  const firepower = (attacker: Partial<Piece>, victim: Partial<Piece> = {}, changes: Partial<Fight> = {}) => {
    const battle = duel(attacker, victim)
    return firepowerParts(battle, aFight(battle, ['rA'], ['dA'], changes), 'attacker', the(battle, 'dA'))
  }
  const bomber = { model: 'he-111', mission: 'bombing' } as const

  test('WL-10.6.a it is the card’s, for air combat', () =>
    expect(firepower({ model: 'hs-129', mission: 'sweep' })).toEqual([{ id: 'firepower', by: 1 }]))

  test('WL-10.6.b an Experte adds 1', () =>
    expect(firepower({ experte: true })).toContainEqual({ id: 'experte', by: 1 }))

  test('WL-10.6.g WL-13.5.4.a working gyro sights add 1', () => {
    expect(firepower({ model: 'spitfire-ix', line_: { gyro: true } })).toContainEqual({ id: 'gyro', by: 1 })
    expect(firepower({ model: 'spitfire-ix' })).toEqual([{ id: 'firepower', by: 2 }])
  })

  test('WL-10.6.h head-on adds 1 against a victim that is weak ahead', () => {
    expect(firepower({}, bomber, { headOn: true })).toContainEqual({ id: 'head-on', by: 1 })
    expect(firepower({}, bomber)).toEqual([{ id: 'firepower', by: 1 }])
    expect(firepower({}, {}, { headOn: true })).toEqual([{ id: 'firepower', by: 1 }])
  })

  test('WL-10.6.i WL-13.5.6.a gun pods add 2, anti-tank pods nothing', () => {
    expect(firepower({ pod: 'gun' })).toContainEqual({ id: 'gun-pod', by: 2 })
    expect(firepower({ pod: 'at' })).toEqual([{ id: 'firepower', by: 1 }])
  })

  test('WL-13.5.2.a WL-3.3.r a heavy gun is used against bombers, the normal firepower against fighters', () => {
    expect(firepower({ model: 'fw-190a-8' }, bomber)).toEqual([{ id: 'heavy-gun', by: 4 }])
    expect(firepower({ model: 'fw-190a-8' })).toEqual([{ id: 'firepower', by: 3 }])
  })

  test('WL-13.5.3.b WL-13.5.2.1.b rockets have firepower 5 against bombers, the guns’ against fighters', () => {
    expect(firepower({ model: 'bf-109g-6' }, bomber, { rockets: true })).toEqual([{ id: 'rockets', by: 5 }])
    expect(firepower({ model: 'bf-109g-6' }, {}, { rockets: true })).toEqual([{ id: 'firepower', by: 2 }])
  })

  test('WL-Q-59 what adds to firepower adds to heavy guns and rockets', () => {
    expect(sumOf(firepower({ model: 'fw-190a-8', experte: true }, bomber, { headOn: true }))).toBe(6)
    expect(sumOf(firepower({ model: 'bf-109g-6', experte: true }, bomber, { rockets: true }))).toBe(6)
  })

  test('WL-13.5.3.b the defender’s fire is not the attacker’s rockets', () => {
    const battle = duel({ model: 'bf-109g-6', mission: 'bombing' }, {})
    const fight = aFight(battle, ['rA'], ['dA'], { rockets: true })
    expect(firepowerParts(battle, fight, 'defender', the(battle, 'rA'))).toEqual([{ id: 'firepower', by: 1 }])
  })
})
