import { Refused } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { compile } from '../../pack/components.ts'
import { packOf, packs, standard } from '../../pack/index.ts'
import { FILE, SCENARIO } from '../kit/pack-faults.ts'

const components = compile(standard)

describe('components', () => {
  test('WL-3.2.b WL-3.3.a a variant is its card with the listed changes', () => {
    const card = components.model('b-17f')
    const variant = components.model('b-17e')
    expect(variant.name).toBe('B-17E')
    expect(variant.variant?.id).toBe('b-17e')
    expect(card.variant).toBeUndefined()
    expect(variant.firepower).toBe(1)
    expect(card.firepower).toBe(2)
    for (const key of [
      'class',
      'nation',
      'vp',
      'protection',
      'bombsight',
      'headOnWeakness',
      'silhouette',
    ] as const)
      expect(variant[key]).toEqual(card[key])
  })

  test('WL-3.3.1.a every altitude reads the band it lies in', () => {
    const [low, high] = [
      { from: 0, to: 11, speed: 4, turn: 6, climb: 1.5 },
      { from: 12, to: 19, speed: 5, turn: 3, climb: 'S' as const },
    ] as const
    const [first] = standard.aircraft
    if (!first) throw new Error('no card')
    const { variants: _, ...card } = first
    const model = compile({
      ...standard,
      aircraft: [{ ...card, id: 'x', bands: [low, high], bombs: [{ from: 0, to: 19, value: 8 }] }],
    }).model('x')
    expect([0, 11, 12, 19].map(altitude => model.speed[altitude])).toEqual([4, 4, 5, 5])
    expect([11, 12].map(altitude => model.turn[altitude])).toEqual([6, 3])
    expect([11, 12].map(altitude => model.climb[altitude])).toEqual([3, 0])
    expect(model.speed).toHaveLength(20)
  })

  test('WL-3.3.e WL-3.3.f strafing is as in the air unless the card says otherwise, and none for the unarmed', () => {
    expect(components.model('p-51d')).toMatchObject({ firepower: 2, strafing: 2 })
    expect(components.model('ju-87g')).toMatchObject({ firepower: 0, strafing: 2 })
    expect(components.model('c-47')).toMatchObject({ firepower: undefined, strafing: undefined })
  })

  test('what the pack does not hold is named', () => {
    expect(() => components.model('zeppelin')).toThrow("The pack has no aircraft 'zeppelin'")
    expect(() => components.surface('moon')).toThrow("The pack has no surface unit 'moon'")
    expect(() => components.scenario('wl-99')).toThrow("The pack has no scenario 'wl-99'")
    expect(components.surface('dd-1').kind).toBe('DD')
    expect(components.scenario(standard.scenarios[0]?.id ?? '').title).toBe(standard.scenarios[0]?.title)
  })
})

describe('packs', () => {
  test('the standard pack lies ready', () => {
    expect(packs.has('standard')).toBe(true)
    expect(packOf({ pack: 'standard' }).pack).toBe(standard)
    expect(packs.has('nobody')).toBe(false)
    expect(() => packOf({ pack: 'nobody' })).toThrow("No component pack 'nobody' is known here")
  })

  test('a scenario file is flown with the aircraft and tables of the standard pack', () => {
    const key = packs.register(FILE)
    expect(key).toMatch(/^my-scenarios@/)
    const { pack, scenario } = packOf({ pack: key })
    expect(pack.aircraft).toBe(standard.aircraft)
    expect(pack.tables).toBe(standard.tables)
    expect(pack.title).toBe('My scenarios')
    expect(pack.scenarios).toHaveLength(1)
    expect(scenario('my-own').title).toBe('My own battle')
  })

  test('a whole pack of one’s own replaces everything, and later changes to the data do not reach it', () => {
    const own = { ...JSON.parse(JSON.stringify(standard)), id: 'boxed' }
    const pack = packs.register(own)
    own.tables.tally.behind = 9
    expect(packOf({ pack }).pack.tables.tally.behind).toBe(-2)
  })

  test('a pack with faults is refused with the first of them, and so is the name of the standard pack', () => {
    expect(() => packs.register({ ...FILE, scenarios: [{ ...SCENARIO, bombing: 7 }] })).toThrow(
      new Refused('scenarios[0].bombing: expected true or false but found 7'),
    )
    expect(() => packs.register({ ...FILE, id: 'standard' })).toThrow(
      new Refused("id: 'standard' is the pack that comes with the game; choose another id"),
    )
    expect(packOf({ pack: 'standard' }).pack).toBe(standard)
  })
})
