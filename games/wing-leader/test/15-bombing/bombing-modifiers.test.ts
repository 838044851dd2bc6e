import { describe, expect, test } from 'vitest'
import type { Modifier } from '../../rules/01-words/dice.ts'
import { surfaceAt } from '../../rules/14-surface/surface.ts'
import { bombValueOf, strafingValue } from '../../rules/15-bombing/bomb-values.ts'
import { bombingModifiers } from '../../rules/15-bombing/bombing.ts'
import type { Attack } from '../../state.ts'
import { AIMED, attacked, modifiers } from '../kit/runs.ts'
import { cases, type Piece, r } from '../kit/table.ts'

describe('modifiers of a bombing attack', () => {
  test('WL-15.4.g level bombing of a bridge at ground height has nothing but the bridge’s defence', () =>
    expect(modifiers('bridge')).toEqual([{ id: 'defence', by: -2 }]))

  test.each([
    ['dd', {}, -2],
    ['dd', { sun: true }, -1],
    ['cv', { sun: true }, 0],
    ['truck', { sun: true }, 0],
  ])('WL-15.4.b WL-14.1.3.a defence of %s, %j: %i', (type, attack, by) =>
    expect(modifiers(type, {}, attack).find(({ id }) => id === 'defence')?.by ?? 0).toBe(by),
  )

  test('WL-15.4.b WL-14.1.3.c dead in the water she has none', () => {
    const surface = [{ type: 'dd', name: 'Kelly', column: 'K', deadInTheWater: true as const }]
    expect(modifiers('dd', {}, {}, { surface })).toEqual([])
  })

  test.each(cases({ bb: true, cv: false }))('WL-15.4.f WL-C-41 an armoured ship: %s %s', (type, armoured) =>
    expect(modifiers(type).some(({ id, by }) => id === 'armoured' && by === -2)).toBe(armoured),
  )

  test.each([
    ['dive', 3],
    ['steep', 1],
    ['torpedo', 1],
    ['atgr', 1],
    ['strafing', 2],
    ['parafrag', 2],
    ['skip', 3],
    ['kamikaze', 2],
  ] as const)('WL-15.4.g each profile has its own: %s %i', (kind, by) =>
    expect(modifiers('truck', {}, { kind })).toEqual([{ id: kind, by }]),
  )

  test.each([
    ['WL-15.3.3.c', 'steep', 2],
    ['WL-15.3.4.c', 'glide', 1],
    ['WL-C-40', 'level', undefined],
  ] as const)('%s WL-15.4.h the S sight betters %s to %s', (_, kind, by) =>
    expect(modifiers('truck', { model: 'ju-88' }, { kind })).toEqual(
      by === undefined ? [] : [{ id: kind, by }],
    ),
  )

  test('WL-15.4.i WL-15.3.d no aim costs a point', () =>
    expect(modifiers('truck', {}, { aimed: false })).toEqual([{ id: 'no-aim', by: -1 }]))

  test.each([
    ['he-111', 0, undefined],
    ['he-111', 4, -1],
    ['he-111', 19, -3],
    ['b-17g', 3, 1],
    ['b-17g', 4, undefined],
    ['b-17g', 12, -1],
  ])('WL-15.4.j WL-C-47 the bombsight tells by altitude: %s at %i %s', (model, altitude, by) =>
    expect(modifiers('truck', { model }, { altitude })).toEqual(
      by === undefined ? [] : [{ id: 'bombsight', by }],
    ),
  )

  test.each(['dive', 'steep', 'glide', 'parafrag', 'skip'] as const)('WL-15.4.j also in %s', kind =>
    expect(modifiers('truck', {}, { kind, altitude: 5 })).toContainEqual({ id: 'bombsight', by: -1 }),
  )

  test.each(['torpedo', 'atgr', 'strafing', 'kamikaze'] as const)('WL-15.4.j no bombsight in %s', kind =>
    expect(modifiers('truck', {}, { kind, altitude: 5 }).some(({ id }) => id === 'bombsight')).toBe(false),
  )

  test('WL-15.4.k WL-4.7.c weather is taken off', () =>
    expect(modifiers('truck', {}, { weather: 3 })).toEqual([{ id: 'weather', by: -3 }]))

  test('WL-15.4.l flak on the way', () =>
    expect(modifiers('truck', {}, { flak: -2 })).toEqual([{ id: 'flak', by: -2 }]))

  test('WL-15.4.m WL-15.3.5.d the model’s torpedoes, and long range', () =>
    expect(modifiers('truck', { model: 'tbf' }, { kind: 'torpedo', longRange: true })).toEqual([
      { id: 'torpedo', by: 1 },
      { id: 'torpedo-model', by: -1 },
      { id: 'long-range', by: -2 },
    ]))

  test('WL-15.3.5.d they count in torpedo attacks alone', () =>
    expect(modifiers('truck', { model: 'tbf' })).toEqual([]))

  const TWO_RAIDERS: readonly Piece[] = [r('he-111 J0 bombing'), r('he-111 J0 bombing')]

  test.each<[string, Partial<Attack>, boolean]>([
    ['another torpedo attack', { unit: 1, kind: 'torpedo' }, true],
    ['one on another ship', { unit: 1, kind: 'torpedo', target: 1 }, false],
    ['bombs', { unit: 1, kind: 'level' }, false],
  ])('WL-15.5.1.a WL-15.4.m an anvil takes a second torpedo unit on the same ship: %s', (_, other, anvil) => {
    const { battle, unit, attack } = attacked('truck', {}, { kind: 'torpedo' }, { units: TWO_RAIDERS })
    battle.attacks.push({ ...AIMED, ...other })
    const list = bombingModifiers(battle, unit, surfaceAt(battle, 0), attack)
    expect(list.some(({ id, by }) => id === 'anvil' && by === 2)).toBe(anvil)
  })

  test('WL-15.5.1.a alone there is no anvil', () =>
    expect(modifiers('truck', {}, { kind: 'torpedo' })).toEqual([{ id: 'torpedo', by: 1 }]))

  test('WL-15.5.1.a bombs on a ship under torpedo attack gain nothing', () => {
    const { battle, unit, attack } = attacked('truck')
    battle.attacks.push({ ...AIMED, unit: 1, kind: 'torpedo' })
    expect(bombingModifiers(battle, unit, surfaceAt(battle, 0), attack)).toEqual([])
  })

  test.each<[Partial<Piece>, Modifier[]]>([
    [{ disruptions: 1 }, [{ id: 'disrupted', by: -1 }]],
    [{ disruptions: 2, broken: true }, [{ id: 'broken', by: -2 }]],
    [{}, []],
  ])('WL-15.4.n disrupted or broken: %j', (piece, list) => expect(modifiers('truck', piece)).toEqual(list))
})

describe('bomb values', () => {
  const value = (...args: Parameters<typeof attacked>) => {
    const { battle, unit, attack } = attacked(...args)
    return bombValueOf(battle, unit, attack)
  }

  test.each(cases({ level: 10, dive: 10, skip: 10, torpedo: 20 }))(
    'WL-15.3.5.d WL-15.5.4.a the printed value, 20 for torpedoes: %s %i',
    (kind, expected) => expect(value('dd', {}, { kind })).toBe(expected),
  )

  test.each(cases({ truck: 6, bunker: 3 }))(
    'WL-15.3.6.d WL-14.0.d rockets have their own, halved against hard targets: %s %i',
    (type, expected) =>
      expect(value(type, { model: 'p-47d', load: 'atgr' }, { kind: 'atgr' })).toBe(expected),
  )

  test.each(cases({ truck: 10, bunker: 5, dd: 5 }))(
    'WL-15.5.2.a WL-14.0.d parafrags are halved against hard targets and ships: %s %i',
    (type, expected) => expect(value(type, { model: 'b-25' }, { kind: 'parafrag' })).toBe(expected),
  )

  test('WL-14.0.d bombs are not halved', () => expect(value('bunker')).toBe(10))

  test.each([
    [0, 22],
    [2, 18],
    [5, 12],
  ])(
    'WL-15.5.3.c a kamikaze adds 2 for each aircraft left, stragglers too: %i losses %i',
    (losses, expected) =>
      expect(value('cv', { losses, straggler: true, line_: { kamikaze: true } }, { kind: 'kamikaze' })).toBe(
        expected,
      ),
  )

  test.each<[string, string, Partial<Piece>, number]>([
    ['WL-15.3.7.c firepower', 'truck', { model: 'p-47d' }, 3],
    ['WL-15.3.7.c the first of two', 'airfield', { model: 'hs-129' }, 2],
    ['WL-15.3.7.i firepower 0', 'truck', { model: 'popgun' }, 1],
    ['WL-15.3.7.h gun pods', 'truck', { model: 'bf-109g-6', pod: 'gun' }, 4],
    ['WL-15.3.7.h WL-15.3.7.i firepower 0 and gun pods', 'truck', { model: 'popgun', pod: 'gun' }, 2],
    ['WL-15.3.7.j hard target', 'bunker', { model: 'p-47d' }, 2],
    ['WL-15.3.7.j hard target, with gun pods', 'bunker', { model: 'bf-109g-6', pod: 'gun' }, 2],
    ['WL-15.3.7.1.a heavy gun, any target', 'airfield', { model: 'b-25' }, 4],
    ['WL-15.3.7.1.b anti-tank gun on trucks', 'truck', { model: 'hs-129' }, 4],
    ['WL-15.3.7.1.b anti-tank gun on a train', 'train', { model: 'hs-129' }, 4],
    ['WL-15.3.7.1.b anti-tank gun on a ship', 'dd', { model: 'hs-129' }, 4],
    ['WL-15.3.7.1.b anti-tank gun on tanks', 'tank', { model: 'hs-129' }, 4],
    ['WL-15.3.7.1.b anti-tank gun on a bunker', 'bunker', { model: 'hs-129' }, 1],
    ['WL-15.3.7.1.a WL-15.3.7.j heavy gun on a bunker', 'bunker', { model: 'b-25' }, 2],
    ['WL-15.3.7.1.b anti-tank pods on trucks', 'truck', { model: 'hs-129', pod: 'at' }, 5],
    ['WL-15.3.7.1.b anti-tank pods on an airfield', 'airfield', { model: 'hs-129', pod: 'at' }, 2],
  ])('%s: strafing value', (_, type, piece, expected) => {
    const { battle, unit } = attacked(type, { mission: 'strafing', ...piece }, { kind: 'strafing' })
    expect(strafingValue(battle, unit, surfaceAt(battle, 0))).toBe(expected)
    expect(value(type, { mission: 'strafing', ...piece }, { kind: 'strafing' })).toBe(expected)
  })

  test('WL-15.5.5.b guns with rockets: both values together, the modifier of the rockets alone', () => {
    const piece = { model: 'p-47d', load: 'atgr' } as const
    expect(value('truck', piece, { kind: 'atgr', strafing: true })).toBe(9)
    expect(modifiers('truck', piece, { kind: 'atgr', strafing: true })).toEqual([{ id: 'atgr', by: 1 }])
  })
})
