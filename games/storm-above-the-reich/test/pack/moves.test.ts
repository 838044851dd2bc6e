import { describe, expect, test } from 'vitest'
import { formationOf } from '../../pack/formation.ts'
import { standard } from '../../pack/index.ts'
import { ALTITUDES, type Link, MAP_IDS, type MapId, POSITIONS } from '../../pack/types.ts'
import { BOXES } from '../../rules/05-map/boxes.ts'

const formations = standard.maps.map(formationOf)
const linksOf = (id: MapId): readonly Link[] => standard.maps.find(map => map.id === id)?.links ?? []
const link = (id: MapId, from: string, to: string) =>
  linksOf(id).find(one => one.from === from && one.to === to)

describe('boxes and moves', () => {
  test('SR-K-MAP-12 every map has all boxes, Map 5 no High Bombing Box', () => {
    const kinds = (kind: string) => BOXES.filter(box => box.kind === kind).length
    expect(['position', 'approach', 'return', 'evasive', 'dogfight', 'high-bombing'].map(kinds)).toEqual([
      12, 10, 8, 8, 1, 1,
    ])
    for (const { map, adjacent } of formations)
      for (const { id, kind } of BOXES) {
        const joined = kind === 'high-bombing' ? map.highBombing : kind !== 'dogfight'
        expect(adjacent(id).length > 0, `${map.id} ${id}`).toBe(joined)
      }
  })

  test('SR-K-MAP-13 arrows lead to the Approach Boxes of the position', () => {
    for (const id of MAP_IDS) {
      for (const position of POSITIONS)
        for (const hand of ['high', 'low'] as const)
          expect(link(id, `${position}/${hand}`, `${position}/approach/${hand}`)?.by).toBe('arrow')
      for (const flank of ['right', 'left'])
        for (const hand of ['high', 'low'])
          expect(link(id, `${flank}/level`, `${flank}/approach/${hand}`)?.by).toBe('arrow')
      for (const end of ['nose', 'tail']) {
        expect(link(id, `${end}/level`, `${end}/approach/level`)?.by).toBe('arrow')
        expect(link(id, `${end}/level`, `${end}/approach/high`)).toBeUndefined()
      }
    }
  })

  test('SR-K-MAP-14 what moves cost', () => {
    for (const id of MAP_IDS)
      for (const flank of ['right', 'left']) {
        expect(link(id, `${flank}/low`, `${flank}/high`)).toMatchObject({
          tp: 1,
          by: 'note',
          through: [`${flank}/level`],
        })
        expect(link(id, `${flank}/level`, 'nose/level')).toMatchObject({ tp: 1, by: 'note', through: [] })
      }
    for (const position of POSITIONS) {
      expect(link('5', `${position}/low`, `${position}/level`)).toMatchObject({ tp: 0, by: 'arrow' })
      expect(link('5', `${position}/low`, `${position}/approach/low`)).toMatchObject({ tp: 0, by: 'arrow' })
    }
  })

  test('positions are left and reached as on the board of the parent game; the way round a wide formation is longer', () => {
    const tp = (id: MapId, from: string, to: string) => link(id, from, to)?.tp
    for (const height of ALTITUDES) {
      expect(tp('5', `tail/${height}`, 'nose/high')).toBe(2)
      expect(tp('8', `tail/${height}`, 'nose/high')).toBe(3)
      expect(tp('6', `tail/${height}`, 'left/low')).toBe(1)
      expect(tp('7', `nose/${height}`, 'right/level')).toBe(0)
      expect(tp('7', `right/${height}`, 'tail/low')).toBe(0)
      expect(tp('5', `right/${height}`, 'left/low')).toBeUndefined()
    }
    expect([tp('6', 'left/low', 'nose/low'), tp('7', 'left/low', 'nose/low')]).toEqual([2, 3])
    expect([tp('5', 'nose/low', 'tail/high'), tp('5', 'nose/low', 'tail/level')]).toEqual([1, undefined])
    expect([
      tp('5', 'right/level', 'right/approach/high'),
      tp('5', 'right/level', 'right/approach/low'),
    ]).toEqual([1, 0])
    expect(link('5', 'tail/high', 'tail/low')).toMatchObject({ tp: 0, by: 'note', through: ['tail/level'] })
  })

  test('a cable is carried up from Tail High for 1 TP and back for none', () => {
    for (const id of ['6', '7', '8'] as const) {
      const high = linksOf(id).filter(({ from, to }) => [from, to].includes('high-bombing'))
      expect(high).toEqual([
        { from: 'tail/high', to: 'high-bombing', by: 'arrow', tp: 1, through: [] },
        { from: 'high-bombing', to: 'tail/high', by: 'arrow', tp: 0, through: [] },
      ])
    }
  })

  test('SR-K-MAP-15 SR-K-MAP-16 no move starts in a Return or an Approach Box', () => {
    for (const { linksFrom } of formations)
      for (const { id, kind } of BOXES)
        if (kind !== 'position' && kind !== 'high-bombing') expect(linksFrom(id)).toEqual([])
  })

  test('SR-K-MAP-17 without TP a fighter that enters reaches an Approach Box', () => {
    for (const { linksFrom } of formations)
      for (const position of POSITIONS) {
        const free = linksFrom(`${position}/low`).filter(({ tp }) => tp === 0)
        expect(free.map(({ to }) => to)).toContain(`${position}/approach/low`)
      }
  })

  test('SR-K-MAP-18 what escorts find next to each other', () => {
    for (const { adjacent } of formations) {
      expect(adjacent('nose/level')).toContain('nose/approach/level')
      for (const position of POSITIONS) {
        expect(adjacent(`${position}/level`)).toContain(`${position}/low`)
        expect(adjacent(`${position}/return/low`)).toContain(`${position}/low`)
        expect(adjacent(`${position}/low`)).not.toContain(`${position}/high`)
      }
    }
  })
})
