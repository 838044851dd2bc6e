import { describe, expect, test } from 'vitest'
import { bombValueOf, strafingValue } from '../rules/bomb-values.ts'
import { bomb, bombingModifiers, bombTargets, TAKE_SEVEN } from '../rules/bombing.ts'
import type { Modifier } from '../rules/dice.ts'
import { fireFlak } from '../rules/direct-fire.ts'
import { surfaceAt } from '../rules/surface.ts'
import { lossVP } from '../rules/victory.ts'
import type { Attack, Battle, Unit } from '../state.ts'
import { PROOF_TABLES } from './charts.ts'
import {
  aBattle,
  factsOf,
  ids,
  type Layout,
  type Piece,
  pauseAfter,
  rolls,
  script,
  takes,
  unitNamed,
} from './table.ts'

const AIMED: Attack = {
  unit: 0,
  target: 0,
  kind: 'level',
  strafing: false,
  aimed: true,
  longRange: false,
  altitude: 0,
  weather: 0,
  sun: false,
  flak: 0,
}

/** One raider over a target in K, with its attack made. */
function attacked(
  type: string,
  piece: Partial<Piece> = {},
  attack: Partial<Attack> = {},
  layout: Partial<Layout> = {},
): { battle: Battle; unit: Unit; attack: Attack } {
  const battle = aBattle({
    units: [{ side: 'raider', model: 'he-111', mission: 'bombing', at: 'K4', ...piece }],
    bombing: true,
    surface: [{ type, name: type, column: 'K' }],
    ...layout,
  })
  const made = { ...AIMED, ...attack }
  battle.attacks.push(made)
  return { battle, unit: unitNamed(battle, 'rA'), attack: made }
}

function modifiers(...args: Parameters<typeof attacked>): Modifier[] {
  const { battle, unit, attack } = attacked(...args)
  return bombingModifiers(battle, unit, surfaceAt(battle, attack.target), attack)
}

const dice = (a: number, b: number) => [rolls('bombing.roll.1', a), rolls('bombing.roll.2', b)]

describe('modifiers of a bombing attack', () => {
  test('WL-15.4.g level bombing of a bridge at ground height has nothing but the bridge’s defence', () => {
    expect(modifiers('bridge')).toEqual([{ id: 'defence', by: -2 }])
  })

  test.each([
    ['dd', {}, -2],
    ['dd', { sun: true }, -1],
    ['cv', { sun: true }, 0],
    ['truck', { sun: true }, 0],
  ])('WL-15.4.b WL-14.1.3.a defence of %s, %j: %i', (type, attack, by) => {
    const defence = modifiers(type, {}, attack).find(({ id }) => id === 'defence')
    expect(defence?.by ?? 0).toBe(by)
  })

  test('WL-15.4.b WL-14.1.3.c dead in the water she has none', () => {
    const surface = [{ type: 'dd', name: 'Kelly', column: 'K', deadInTheWater: true as const }]
    expect(modifiers('dd', {}, {}, { surface })).toEqual([])
  })

  test.each([
    ['bb', true],
    ['cv', false],
  ])('WL-15.4.f WL-C-41 an armoured ship: %s %s', (type, armoured) => {
    const list = modifiers(type)
    expect(list.some(({ id, by }) => id === 'armoured' && by === -2)).toBe(armoured)
  })

  test.each([
    ['dive', 3],
    ['steep', 1],
    ['torpedo', 1],
    ['atgr', 1],
    ['strafing', 2],
    ['parafrag', 2],
    ['skip', 3],
    ['kamikaze', 2],
  ] as const)('WL-15.4.g each profile has its own: %s %i', (kind, by) => {
    expect(modifiers('truck', {}, { kind })).toEqual([{ id: kind, by }])
  })

  test.each([
    ['steep', 2],
    ['glide', 1],
    ['level', undefined],
  ] as const)('WL-15.4.h WL-15.3.3.c WL-15.3.4.c WL-C-40 the S sight betters %s to %s', (kind, by) => {
    expect(modifiers('truck', { model: 'ju-88' }, { kind })).toEqual(
      by === undefined ? [] : [{ id: kind, by }],
    )
  })

  test('WL-15.4.i WL-15.3.d no aim costs a point', () => {
    expect(modifiers('truck', {}, { aimed: false })).toEqual([{ id: 'no-aim', by: -1 }])
  })

  test.each([
    ['he-111', 0, undefined],
    ['he-111', 4, -1],
    ['he-111', 19, -3],
    ['b-17g', 3, 1],
    ['b-17g', 4, undefined],
    ['b-17g', 12, -1],
  ])('WL-15.4.j WL-C-47 the bombsight tells by altitude: %s at %i %s', (model, altitude, by) => {
    expect(modifiers('truck', { model }, { altitude })).toEqual(
      by === undefined ? [] : [{ id: 'bombsight', by }],
    )
  })

  test.each(['dive', 'steep', 'glide', 'parafrag', 'skip'] as const)('WL-15.4.j also in %s', kind => {
    expect(modifiers('truck', {}, { kind, altitude: 5 })).toContainEqual({ id: 'bombsight', by: -1 })
  })

  test.each(['torpedo', 'atgr', 'strafing', 'kamikaze'] as const)('WL-15.4.j no bombsight in %s', kind => {
    expect(modifiers('truck', {}, { kind, altitude: 5 }).some(({ id }) => id === 'bombsight')).toBe(false)
  })

  test('WL-15.4.k WL-4.7.c weather is taken off', () => {
    expect(modifiers('truck', {}, { weather: 3 })).toEqual([{ id: 'weather', by: -3 }])
  })

  test('WL-15.4.l flak on the way', () => {
    expect(modifiers('truck', {}, { flak: -2 })).toEqual([{ id: 'flak', by: -2 }])
  })

  test('WL-15.4.m WL-15.3.5.d the model’s torpedoes, and long range', () => {
    expect(modifiers('truck', { model: 'tbf' }, { kind: 'torpedo', longRange: true })).toEqual([
      { id: 'torpedo', by: 1 },
      { id: 'torpedo-model', by: -1 },
      { id: 'long-range', by: -2 },
    ])
  })

  test('WL-15.3.5.d they count in torpedo attacks alone', () => {
    expect(modifiers('truck', { model: 'tbf' })).toEqual([])
  })

  test.each<[string, Partial<Attack>, boolean]>([
    ['another torpedo attack', { unit: 1, kind: 'torpedo' }, true],
    ['one on another ship', { unit: 1, kind: 'torpedo', target: 1 }, false],
    ['bombs', { unit: 1, kind: 'level' }, false],
  ])('WL-15.5.1.a WL-15.4.m an anvil takes a second torpedo unit on the same ship: %s', (_, other, anvil) => {
    const { battle, unit, attack } = attacked('truck', {}, { kind: 'torpedo' })
    battle.attacks.push({ ...AIMED, ...other })
    const list = bombingModifiers(battle, unit, surfaceAt(battle, 0), attack)
    expect(list.some(({ id, by }) => id === 'anvil' && by === 2)).toBe(anvil)
  })

  test('WL-15.5.1.a alone there is no anvil', () => {
    expect(modifiers('truck', {}, { kind: 'torpedo' })).toEqual([{ id: 'torpedo', by: 1 }])
  })

  test('WL-15.5.1.a bombs on a ship under torpedo attack gain nothing', () => {
    const { battle, unit, attack } = attacked('truck')
    battle.attacks.push({ ...AIMED, unit: 1, kind: 'torpedo' })
    expect(bombingModifiers(battle, unit, surfaceAt(battle, 0), attack)).toEqual([])
  })

  test.each<[Partial<Piece>, Modifier[]]>([
    [{ disruptions: 1 }, [{ id: 'disrupted', by: -1 }]],
    [{ disruptions: 2, broken: true }, [{ id: 'broken', by: -2 }]],
    [{}, []],
  ])('WL-15.4.n disrupted or broken: %j', (piece, list) => {
    expect(modifiers('truck', piece)).toEqual(list)
  })
})

describe('bomb values', () => {
  const value = (...args: Parameters<typeof attacked>) => {
    const { battle, unit, attack } = attacked(...args)
    return bombValueOf(battle, unit, attack)
  }

  test.each([
    ['level', 10],
    ['dive', 10],
    ['skip', 10],
    ['torpedo', 20],
  ] as const)('WL-15.3.5.d WL-15.5.4.a the printed value, 20 for torpedoes: %s %i', (kind, expected) => {
    expect(value('dd', {}, { kind })).toBe(expected)
  })

  test.each([
    ['truck', 6],
    ['bunker', 3],
  ])('WL-15.3.6.d WL-14.0.d rockets have their own, halved against hard targets: %s %i', (type, expected) => {
    expect(value(type, { model: 'p-47d', load: 'atgr' }, { kind: 'atgr' })).toBe(expected)
  })

  test.each([
    ['truck', 10],
    ['bunker', 5],
    ['dd', 5],
  ])('WL-15.5.2.a WL-14.0.d parafrags are halved against hard targets and ships: %s %i', (type, expected) => {
    expect(value(type, { model: 'b-25' }, { kind: 'parafrag' })).toBe(expected)
  })

  test('WL-14.0.d bombs are not halved', () => {
    expect(value('bunker')).toBe(10)
  })

  test.each([
    [0, 22],
    [2, 18],
    [5, 12],
  ])(
    'WL-15.5.3.c a kamikaze adds 2 for each aircraft left, stragglers too: %i losses %i',
    (losses, expected) => {
      expect(value('cv', { losses, straggler: true, line_: { kamikaze: true } }, { kind: 'kamikaze' })).toBe(
        expected,
      )
    },
  )

  test.each<[string, string, Partial<Piece>, number]>([
    ['firepower', 'truck', { model: 'p-47d' }, 3],
    ['the first of two', 'airfield', { model: 'hs-129' }, 2],
    ['firepower 0', 'truck', { model: 'popgun' }, 1],
    ['gun pods', 'truck', { model: 'bf-109g-6', pod: 'gun' }, 4],
    ['hard target', 'bunker', { model: 'p-47d' }, 2],
    ['heavy gun, any target', 'airfield', { model: 'b-25' }, 4],
    ['anti-tank gun on trucks', 'truck', { model: 'hs-129' }, 4],
    ['anti-tank gun on a ship', 'dd', { model: 'hs-129' }, 4],
    ['anti-tank gun on hard tanks', 'tank', { model: 'hs-129' }, 2],
    ['anti-tank pods on trucks', 'truck', { model: 'hs-129', pod: 'at' }, 5],
    ['anti-tank pods on an airfield', 'airfield', { model: 'hs-129', pod: 'at' }, 2],
  ])(
    'WL-15.3.7.c WL-15.3.7.h WL-15.3.7.i WL-15.3.7.j WL-15.3.7.1.a WL-15.3.7.1.b strafing with %s',
    (_, type, piece, expected) => {
      const { battle, unit } = attacked(type, { mission: 'strafing', ...piece }, { kind: 'strafing' })
      expect(strafingValue(battle, unit, surfaceAt(battle, 0))).toBe(expected)
      expect(value(type, { mission: 'strafing', ...piece }, { kind: 'strafing' })).toBe(expected)
    },
  )

  test('WL-15.5.5.b guns with rockets: both values together, the modifier of the rockets alone', () => {
    const piece = { model: 'p-47d', load: 'atgr' } as const
    expect(value('truck', piece, { kind: 'atgr', strafing: true })).toBe(9)
    expect(modifiers('truck', piece, { kind: 'atgr', strafing: true })).toEqual([{ id: 'atgr', by: 1 }])
  })
})

describe('resolving attacks', () => {
  test.each([
    [2, 3, 5, 10, 1],
    [4, 4, 8, 25, 3],
    [5, 6, 11, 50, 5],
    [1, 1, 2, 0, 0],
  ])('WL-15.4.a WL-15.4.d %i + %i is %i: %i percent of 10 is %i', (a, b, total, percent, hits) => {
    const { battle, attack } = attacked('truck')
    const played = script(bomb(battle, attack), dice(a, b))
    expect(factsOf(played, 'bombing')).toMatchObject([{ dice: [a, b], total, percent, value: 10, hits }])
    expect(surfaceAt(battle, 0).hits).toBe(hits)
    expect(factsOf(played, 'damage')).toHaveLength(hits > 0 ? 1 : 0)
  })

  test.each([
    ['up', { kind: 'skip' } as Partial<Attack>, 'dd', { model: 'b-25' } as Partial<Piece>, 1],
    [
      'down',
      { weather: 3, flak: -2, aimed: false } as Partial<Attack>,
      'dd',
      { broken: true } as Partial<Piece>,
      -6,
    ],
  ])('WL-15.4.a all modifiers together are six at most: %s', (_, attack, type, piece, sum) => {
    const made = attacked(type, piece, attack)
    expect(factsOf(script(bomb(made.battle, made.attack), dice(6, 6)), 'bombing')).toMatchObject([
      { sum, total: 12 + sum },
    ])
  })

  test('WL-15.4.a six at most upward too', () => {
    const bombing = { ...PROOF_TABLES.bombing, profile: { ...PROOF_TABLES.bombing.profile, skip: 9 } }
    const made = attacked('truck', {}, { kind: 'skip' }, { tables: { ...PROOF_TABLES, bombing } })
    expect(factsOf(script(bomb(made.battle, made.attack), dice(1, 1)), 'bombing')).toMatchObject([
      { sum: 6, total: 8 },
    ])
  })

  test('WL-15.4.e by agreement a bomber may take 7', () => {
    const { battle, attack } = attacked('truck', {}, {}, { options: { [TAKE_SEVEN]: true } })
    expect(ids(pauseAfter(bomb(battle, attack)))).toEqual(['roll', 'seven'])
    const played = script(bomb(battle, attack), [takes('bombing.seven', 'seven')])
    expect(factsOf(played, 'bombing')).toMatchObject([{ dice: [], total: 7, percent: 10 }])
  })

  test('WL-15.4.e modified like a roll, and the dice are still there for who wants them', () => {
    const options = { [TAKE_SEVEN]: true }
    const seven = attacked('truck', {}, { kind: 'dive' }, { options })
    const played = script(bomb(seven.battle, seven.attack), [takes('bombing.seven', 'seven')])
    expect(factsOf(played, 'bombing')).toMatchObject([{ total: 10, percent: 25 }])
    const rolled = attacked('truck', {}, {}, { options })
    script(bomb(rolled.battle, rolled.attack), [takes('bombing.seven', 'roll'), ...dice(6, 6)])
    expect(surfaceAt(rolled.battle, 0).hits).toBe(5)
  })

  test('WL-15.4.e without that agreement nothing is asked', () => {
    const { battle, attack } = attacked('truck', {}, {}, { options: { [TAKE_SEVEN]: false } })
    expect(pauseAfter(bomb(battle, attack))).toMatchObject({ kind: 'chance', what: 'bombing.roll.1' })
  })

  test('WL-15.4.c WL-14.2.4.a the unit is judged as the flak of this phase has left it', () => {
    const { battle } = attacked('flak-h0', { mission: 'bombing' }, {}, {})
    script(fireFlak(battle), [
      takes('flak.fire', 'fire/0.0/rA'),
      rolls('flak.roll.1', 3),
      rolls('flak.roll.2', 3),
      rolls('cohesion.1', 2),
      rolls('cohesion.2', 2),
    ])
    const played = script(bombTargets(battle), dice(3, 3))
    expect(factsOf(played, 'bombing')).toMatchObject([{ modifiers: [{ id: 'disrupted', by: -1 }] }])
  })

  test('WL-14.2.6.a a unit shot down by flak makes no attack', () => {
    const { battle, unit } = attacked('truck')
    unit.at = 'destroyed'
    const played = script(bombTargets(battle))
    expect(surfaceAt(battle, 0).hits).toBe(0)
    expect(factsOf(played, 'bombs-lost')).toMatchObject([{ id: 'rA', name: 'truck' }])
  })

  test('WL-15.3.i one that has left the map since has made it', () => {
    const { battle, unit } = attacked('truck')
    unit.at = 'exited'
    script(bombTargets(battle), dice(6, 5))
    expect(surfaceAt(battle, 0).hits).toBe(5)
  })

  test('WL-15.5.3.d WL-Q-86 a kamikaze is gone after it, at no gain to the enemy but for its losses', () => {
    const { battle, unit } = attacked(
      'cv',
      { model: 'a6m5', losses: 1, line_: { kamikaze: true } },
      { kind: 'kamikaze' },
    )
    script(bombTargets(battle), dice(1, 1))
    expect(unit.at).toBe('expended')
    expect(lossVP(battle, 'defender')).toBe(1)
  })

  test('WL-15.5.3.d other bombers fly on', () => {
    const { battle, unit } = attacked('truck')
    script(bombTargets(battle), dice(1, 1))
    expect(unit.at).toBe('map')
  })

  test('WL-14.2.4.a after the bombs comes the air combat, and the attacks are over', () => {
    const { battle } = attacked('truck')
    expect(script(bombTargets(battle), dice(1, 1)).value).toBe('combats')
    expect(battle.attacks).toEqual([])
  })

  test('WL-15.4.a each side chooses the order of its own attacks, the raider first', () => {
    const battle = aBattle({
      units: [
        { side: 'defender', model: 'he-111', mission: 'bombing', at: 'L4' },
        { side: 'raider', model: 'he-111', mission: 'bombing', at: 'K4' },
        { side: 'raider', model: 'he-111', mission: 'bombing', at: 'K5' },
      ],
      bombing: true,
      surface: [
        { type: 'truck', name: 'Trucks', column: 'K' },
        { type: 'truck', name: 'Trucks', column: 'L', side: 'raider' },
      ],
    })
    battle.attacks.push({ ...AIMED, unit: 0, target: 1 }, { ...AIMED, unit: 1 }, { ...AIMED, unit: 2 })
    expect(ids(pauseAfter(bombTargets(battle)))).toEqual(['bomb/rA', 'bomb/rB'])
    const played = script(bombTargets(battle), [
      takes('bombing.next', 'bomb/rB'),
      ...dice(1, 1),
      ...dice(1, 1),
      ...dice(1, 1),
    ])
    expect(factsOf(played, 'bombing').map(({ id }) => id)).toEqual(['rB', 'rA', 'dA'])
  })

  test('WL-14.1.1.e the order matters: a ship crippled by the first is dead in the water for the second', () => {
    const battle = aBattle({
      units: [
        { side: 'raider', model: 'he-111', mission: 'bombing', at: 'K4' },
        { side: 'raider', model: 'he-111', mission: 'bombing', at: 'K5' },
      ],
      bombing: true,
      surface: [{ type: 'dd', name: 'Kelly', column: 'K' }],
    })
    battle.attacks.push({ ...AIMED, unit: 0, kind: 'torpedo' }, { ...AIMED, unit: 1 })
    const played = script(bombTargets(battle), [
      takes('bombing.next', 'bomb/rA'),
      ...dice(6, 6),
      ...dice(1, 1),
    ])
    expect(factsOf(played, 'bombing')[1]).toMatchObject({ modifiers: [] })
    expect(surfaceAt(battle, 0).deadInTheWater).toBe(true)
  })
})
