import { describe, expect, test } from 'vitest'
import { standard } from '../../pack/index.ts'
import { type DamageMarker, HIT_TYPES, type ProximityMarker } from '../../pack/types.ts'

const { hits, damage, proximity } = standard.markers

type Counted = { readonly count: number }
const inAll = (markers: readonly Counted[]) => markers.reduce((sum, { count }) => sum + count, 0)
const meanOf = <T extends Counted>(markers: readonly T[], of: (marker: T) => number) =>
  markers.reduce((sum, marker) => sum + marker.count * of(marker), 0) / inAll(markers)

/** d10 equal or higher triggers. */
const trigger = ({ catastrophe }: DamageMarker) => (catastrophe ? (11 - catastrophe.number) / 10 : 0)
const triggerOf = (effect: 'fallen' | 'destroyed') =>
  meanOf(damage, marker => (marker.catastrophe?.effect === effect ? trigger(marker) : 0))

describe('the cup of Hit markers', () => {
  test('SR-K-HIT-01 seven types, a Fuselage 3 and a Fuel 5 among them', () => {
    expect(new Set(hits.map(({ type }) => type))).toEqual(new Set(HIT_TYPES))
    const seen = hits.map(({ type, number }) => `${type} ${number}`)
    expect(seen).toEqual(expect.arrayContaining(['fuselage 3', 'fuel 5']))
    expect(inAll(hits)).toBeGreaterThanOrEqual(40)
  })

  test('SR-K-HIT-02 the back of every Veer and Hit marker is a Hit', () => {
    const backs = proximity.flatMap(marker =>
      marker.face === 'veer' || marker.face === 'hit' ? Array(marker.count).fill(marker.back) : [],
    )
    expect(backs).toHaveLength(9)
    for (const { type, number } of backs) {
      expect(HIT_TYPES).toContain(type)
      expect(number).toBeGreaterThanOrEqual(2)
      expect(number).toBeLessThanOrEqual(8)
    }
  })

  test('SR-K-HIT-03 numbers from 2 to 8, the vital parts higher', () => {
    const numbers = hits.map(({ number }) => number)
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([2, 8])
    const mean = (vital: boolean) =>
      meanOf(
        hits.filter(({ type }) => ['cockpit', 'engine', 'fuel'].includes(type) === vital),
        ({ number }) => number,
      )
    expect(mean(true)).toBeGreaterThan(mean(false) + 1)
  })
})

describe('the cup of Damage markers', () => {
  const has = (part: string, number: number, effect: string) =>
    damage.some(
      marker =>
        marker.part === part && marker.catastrophe?.number === number && marker.catastrophe.effect === effect,
    )

  test('SR-K-DMG-01 the markers of the examples', () => {
    expect(has('fuselage', 9, 'fallen')).toBe(true)
    expect(has('engine', 5, 'fallen')).toBe(true)
    expect(has('wing', 8, 'destroyed')).toBe(true)
  })

  test('SR-K-DMG-02 some have no Catastrophe Number', () => {
    expect(damage.filter(({ catastrophe }) => !catastrophe).length).toBeGreaterThan(0)
  })

  test('SR-K-DMG-03 totals of 4, 4 and 2 can arise', () => {
    const numbers = new Set(damage.map(marker => marker.damage))
    expect(numbers).toContain(4)
    expect(numbers).toContain(2)
  })

  test('SR-K-DMG-04 mostly no catastrophe is triggered', () => {
    expect(meanOf(damage, trigger)).toBeLessThan(0.5)
    expect(meanOf(damage, trigger)).toBeGreaterThan(0.1)
  })

  test('SR-K-DMG-05 Fallen more often than Destroyed; three or four markers make 10', () => {
    expect(triggerOf('fallen')).toBeGreaterThan(triggerOf('destroyed'))
    const mean = meanOf(damage, marker => marker.damage)
    expect(mean).toBeGreaterThanOrEqual(2.5)
    expect(mean).toBeLessThan(10 / 3)
    expect(inAll(damage)).toBeGreaterThanOrEqual(50)
  })
})

describe('the cup of Proximity markers', () => {
  const of = (face: ProximityMarker['face']) => proximity.filter(marker => marker.face === face)

  test('SR-K-PRX-01 all six faces, and an Impact? of 3', () => {
    for (const face of ['clear', 'clear-twice', 'escape', 'veer', 'hit', 'impact'] as const)
      expect(of(face).length, face).toBeGreaterThan(0)
    expect(proximity.some(marker => marker.face === 'impact' && marker.number === 3)).toBe(true)
  })

  test('SR-K-PRX-02 Escape costs 1 or 2 TP', () => {
    const costs = proximity.flatMap(marker => (marker.face === 'escape' ? [marker.tp] : []))
    expect(costs).toEqual([1, 2])
  })

  test('SR-K-PRX-03 forty markers; no collision is the most common; Impact? 2 to 5', () => {
    expect(inAll(proximity)).toBe(40)
    const faces = ['escape', 'veer', 'hit', 'impact'] as const
    for (const face of faces) expect(inAll(of('clear'))).toBeGreaterThan(inAll(of(face)))
    for (const marker of proximity)
      if (marker.face === 'impact') expect([2, 3, 4, 5]).toContain(marker.number)
  })

  test('every marker of the three cups has an id of its own', () => {
    const ids = [...hits, ...damage, ...proximity].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
