import { read } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { checkDie } from '../../pack/check-die.ts'
import { standard } from '../../pack/index.ts'
import { pages } from '../../pack/situations/page.ts'
import {
  type DieTable,
  MAP_IDS,
  type MapId,
  MISSION_TYPES,
  type MissionType,
  POSITIONS,
  type SituationPage,
} from '../../pack/types.ts'

const { maps: MAPS, situations: SITUATIONS } = standard
const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

const page = (map: MapId, type: MissionType): SituationPage => {
  const found = SITUATIONS.find(one => one.map === map && one.type === type)
  if (!found) throw new Error(`No page for ${map}, ${type}`)
  return found
}
const faults = (table: DieTable<unknown>) => {
  const found: { path: string; message: string }[] = []
  checkDie(table, [], found)
  return found
}
const mean = <T>(table: DieTable<T>, value: (is: T) => number) =>
  DICE.reduce((sum, die) => sum + value(read(table, die)), 0) / 10
const outbound7 = page('7', 'outbound')

describe('pages', () => {
  test('SR-K-SIT-01 one page for each map and type of mission', () => {
    expect(SITUATIONS.map(({ map, type }) => `${map} ${type}`)).toEqual(
      MAP_IDS.flatMap(map => MISSION_TYPES.map(type => `${map} ${type}`)),
    )
  })

  test('SR-K-SIT-02 damage, sun and anchoring may be none', () => {
    for (const { damage, sun, anchored } of SITUATIONS) {
      expect(damage.map(({ is }) => is)).toContainEqual([])
      expect(sun.map(({ is }) => is)).toContain('none')
      expect(anchored.map(({ is }) => is)).toContainEqual([])
    }
  })

  test('SR-K-SIT-03 limits up to 12, and starts with 1 or 2 TP', () => {
    for (const { limit, tp } of SITUATIONS) {
      for (const die of DICE) {
        expect(read(limit, die)).toBeGreaterThanOrEqual(5)
        expect(read(limit, die)).toBeLessThanOrEqual(12)
      }
      expect([1, 2].map(n => tp.some(({ is }) => is === n))).toEqual([true, true])
      expect(Math.max(...tp.map(({ is }) => is))).toBeLessThanOrEqual(5)
    }
    expect(read(outbound7.limit, 10)).toBe(12)
  })

  test('SR-K-SIT-04 die 2 for the limit of Map 7 Outbound is poor', () => {
    expect(read(outbound7.limit, 2)).toBe(6)
  })

  test('Map 7 Outbound reads as in the printed example', () => {
    expect(read(outbound7.damage, 1)).toHaveLength(2)
    expect(read(outbound7.anchored, 4)).toEqual(['tail/level', 'tail/low'])
    expect(['left/high', 'right/high']).toContain(read(outbound7.sun, 2))
    expect(outbound7.contrails && read(outbound7.contrails, 2)).toBe(false)
    expect(read(outbound7.tp, 6)).toBe(3)
  })

  test('SR-K-SIT-05 every die calls for one cell, and every bomber is on the map', () => {
    for (const { map, damage, anchored, sun, contrails, tp, limit } of SITUATIONS) {
      for (const table of [damage, anchored, sun, tp, limit, ...(contrails ? [contrails] : [])])
        expect(faults(table)).toEqual([])
      const bombers = MAPS.find(({ id }) => id === map)?.bombers.map(({ id }) => id)
      for (const { is } of damage) for (const id of is) expect(bombers).toContain(id)
    }
  })

  test('SR-K-SIT-06 fighters can always enter: never more than two Low boxes are anchored', () => {
    for (const { anchored } of SITUATIONS)
      for (const { is } of anchored) {
        expect(POSITIONS.filter(position => is.includes(`${position}/low`)).length).toBeLessThanOrEqual(2)
        expect(new Set(is).size).toBe(is.length)
      }
  })

  test('contrails are drawn over Maps 7 and 8 alone', () => {
    for (const { map, contrails } of SITUATIONS)
      expect(contrails !== undefined).toBe(map === '7' || map === '8')
    for (const { contrails } of SITUATIONS)
      if (contrails) expect(new Set(contrails.map(({ is }) => is)).size).toBe(2)
  })

  test('bombers are more battered the longer they fly, and the way home is the shortest chase', () => {
    for (const map of MAP_IDS) {
      const [out, near, home] = MISSION_TYPES.map(type => mean(page(map, type).damage, is => is.length))
      expect(out).toBeLessThan(near as number)
      expect(near).toBeLessThan(home as number)
      const limits = MISSION_TYPES.map(type => mean(page(map, type).limit, Number))
      expect(limits).toEqual([...limits].sort((a, b) => b - a))
    }
  })

  test('the larger the formation, the more often it is anchored', () => {
    const often = MAP_IDS.map(map =>
      MISSION_TYPES.reduce((sum, type) => sum + mean(page(map, type).anchored, is => (is.length ? 1 : 0)), 0),
    )
    expect(often).toEqual([...often].sort((a, b) => a - b))
  })

  test('a page without one of its lines is refused', () => {
    const text = { items: 'damage 1-10: -', source: 'designed', ref: 'this test' } as const
    expect(() => pages('5', { inbound: text, 'near-target': text, outbound: text })).toThrow(
      'Map 5, inbound: no line for anchored',
    )
  })
})

describe('flak', () => {
  const windows = (map: MapId) => page(map, 'near-target').flak ?? []

  test('SR-K-FLK-01 Map 7, window 7: two bombers, and the Nose approaches', () => {
    expect(windows('7')[6]).toEqual({ bombers: ['A1', 'A3'], hits: ['nose'] })
  })

  test('SR-K-FLK-02 Map 6, window 8: one bomber, and the Tail approaches', () => {
    expect(windows('6')[7]).toEqual({ bombers: ['C4'], hits: ['tail'] })
  })

  test('SR-K-FLK-03 some window damages two bombers and hits at the Nose and Oblique 2-4', () => {
    const found = MAP_IDS.flatMap(windows).filter(
      ({ bombers, hits }) => bombers.length === 2 && hits.join() === 'nose,right',
    )
    expect(found).not.toHaveLength(0)
  })

  test('SR-K-FLK-04 ten windows on each Near Target page, none on others; their bombers are on the map', () => {
    for (const { map, type, flak } of SITUATIONS) {
      expect(flak?.length).toBe(type === 'near-target' ? 10 : undefined)
      const bombers = MAPS.find(({ id }) => id === map)?.bombers.map(({ id }) => id)
      for (const window of flak ?? []) {
        for (const id of window.bombers) expect(bombers).toContain(id)
        expect(new Set(window.bombers).size).toBe(window.bombers.length)
        for (const position of window.hits) expect(POSITIONS).toContain(position)
      }
    }
  })

  test('flak grows heavier from map to map, and hits from every side', () => {
    const struck = MAP_IDS.map(map => windows(map).reduce((sum, { bombers }) => sum + bombers.length, 0))
    expect(struck).toEqual([...struck].sort((a, b) => a - b))
    for (const map of MAP_IDS)
      expect(new Set(windows(map).flatMap(({ hits }) => hits)).size).toBe(POSITIONS.length)
  })
})
