import { describe, expect, test } from 'vitest'
import { compile } from '../../pack/components.ts'
import { standard } from '../../pack/index.ts'
import {
  AIRCRAFT,
  BOMBERS,
  type Catastrophe,
  DAMAGE_TYPES,
  type DamageSide,
  HIT_TYPES,
  type HitType,
  RETURN_FIRE,
} from '../../pack/types.ts'
import { mean } from '../kit/pack-words.ts'

const { markers, tables } = standard
const { hits, damage, inbound, outbound } = markers
const one = <T extends { readonly count: number }>(all: readonly T[]) =>
  all.flatMap(marker => Array<T>(marker.count).fill(marker))
const numbersOf = (type: HitType) =>
  one(hits).flatMap(marker => (marker.type === type ? [marker.number] : []))

describe('Hit markers', () => {
  test('SAB-K-057 Fuselage 9', () => {
    expect(hits.some(({ type, number }) => type === 'fuselage' && number === 9)).toBe(true)
  })

  test('SAB-K-058 every type has its Fate Box, every Fate Box its type', () => {
    expect(new Set(hits.map(({ type }) => type))).toEqual(new Set(HIT_TYPES))
    expect(Object.keys(tables.fate).sort()).toEqual([...HIT_TYPES].sort())
  })

  test('SAB-K-059 the backs cover all of Return Fire', () => {
    expect(new Set(hits.map(({ back }) => back))).toEqual(new Set(RETURN_FIRE))
  })

  test('SAB-K-060 30 to 40 markers with numbers from 2 to 12', () => {
    expect(one(hits).length).toBeGreaterThanOrEqual(30)
    expect(one(hits).length).toBeLessThanOrEqual(40)
    for (const { number } of hits) expect(number >= 2 && number <= 12).toBe(true)
  })

  test('SAB-K-061 cockpit and engine are graver than wing', () => {
    for (const type of ['cockpit', 'engine'] as const)
      expect(mean(numbersOf(type))).toBeGreaterThan(mean(numbersOf('wing')))
  })
})

describe('Damage markers', () => {
  const sides = damage.flatMap(marker => AIRCRAFT.map(aircraft => marker[aircraft]))
  const chance = ({ effect, number }: DamageSide, wanted: readonly Catastrophe[]) =>
    effect && wanted.includes(effect) ? (number === undefined ? 1 : (13 - number) / 12) : 0

  test('SAB-K-062 a Wing whose number is 8 or more', () => {
    expect(sides.some(({ type, number = 0 }) => type === 'wing' && number >= 8)).toBe(true)
  })

  test('SAB-K-063 an Engine that shows Fallen', () => {
    expect(sides.some(({ type, effect }) => type === 'engine' && effect === 'fallen')).toBe(true)
  })

  test('SAB-K-064 wing, engine, fuselage and cockpit, on both sides', () => {
    for (const aircraft of AIRCRAFT)
      expect(new Set(damage.map(marker => marker[aircraft].type))).toEqual(new Set(DAMAGE_TYPES))
  })

  test('SAB-K-065 Engines: three for a Dornier, one for a Stuka, two or more for the others', () => {
    const { dornier, stuka, heinkel, junkers } = tables.limits
    expect([dornier.engine, stuka.engine]).toEqual([3, 1])
    for (const { engine } of [heinkel, junkers]) expect(engine).toBeGreaterThanOrEqual(2)
  })

  test('SAB-K-066 some effects are automatic, some have a number', () => {
    const effects = sides.filter(({ effect }) => effect)
    expect(effects.some(({ number }) => number === undefined)).toBe(true)
    expect(effects.some(({ number }) => number !== undefined)).toBe(true)
  })

  test('SAB-K-067 a Wing or a Fuselage bears so much and no more; Dorsal markers are not in the cup', () => {
    for (const type of BOMBERS)
      for (const part of ['wing', 'fuselage'] as const) expect(tables.limits[type][part]).toBeLessThan(6)
    expect(Object.keys(compile(standard).cups.damage).join()).not.toContain('dorsal')
  })

  test('SAB-K-068 a Heinkel bears most, a Stuka least; the Hurricane side does no less', () => {
    const borne = (type: (typeof BOMBERS)[number]) => DAMAGE_TYPES.map(part => tables.limits[type][part])
    for (const type of BOMBERS)
      for (const [i, limit] of borne(type).entries()) {
        expect(limit).toBeLessThanOrEqual(borne('heinkel')[i] ?? 0)
        expect(limit).toBeGreaterThanOrEqual(borne('stuka')[i] ?? 9)
      }
    for (const wanted of [['destroyed', 'cockpit'], ['fallen']] as const) {
      const [hurricane = 0, spitfire = 1] = AIRCRAFT.map(aircraft =>
        mean(one(damage).map(marker => chance(marker[aircraft], wanted))),
      )
      expect(hurricane).toBeGreaterThanOrEqual(spitfire)
    }
  })
})

describe('Vector markers', () => {
  const iconsOf = (all: typeof inbound) => one(all).map(({ icons }) => icons.split(' '))

  test('SAB-K-069 Flak above Raid', () => {
    expect(iconsOf(inbound).some(([top = '', below]) => top.startsWith('flak') && below === 'raid')).toBe(
      true,
    )
  })

  test('SAB-K-070 a Flak 2', () => {
    expect(iconsOf([...inbound, ...outbound]).flat()).toContain('flak:2')
  })

  test('SAB-K-071 several Raids: one is seen, another drops its bombs', () => {
    expect(
      iconsOf(inbound)
        .flat()
        .filter(icon => icon === 'raid').length,
    ).toBeGreaterThan(6)
  })

  test('SAB-K-072 a space may hold several markers', () => {
    for (const { vectors } of standard.chapters) expect(Math.max(...vectors)).toBeGreaterThan(1)
  })

  test('SAB-K-073 nearly always the raid is seen by the middle of the row', () => {
    const blind = iconsOf(inbound).filter(icons => !icons.includes('raid') && !icons.includes('new-trade'))
    const unseen = (draws: number) =>
      Array.from({ length: draws }, (_, i) => (blind.length - i) / (one(inbound).length - i)).reduce(
        (a, b) => a * b,
      )
    for (const { vectors } of standard.chapters) {
      const markers = vectors.slice(0, 4).reduce((sum, count) => sum + count, 0)
      expect(unseen(markers)).toBeLessThan(0.1)
    }
  })

  test('SAB-K-074 SAB-K-076 outbound: one icon each, New Trade among them, Raid never', () => {
    for (const icons of iconsOf(outbound)) expect(icons).toHaveLength(1)
    expect(iconsOf(outbound).flat()).toContain('new-trade')
    expect(iconsOf(outbound).flat()).not.toContain('raid')
  })

  test('SAB-K-075 enough for the longest row home', () => {
    const rows = Object.values(tables.track.outbound).map(row => row.length)
    expect(one(outbound).length).toBeGreaterThanOrEqual(Math.max(...rows))
  })
})
