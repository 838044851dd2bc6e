import { describe, expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import { isBox } from '../../rules/05-map/boxes.ts'
import { formation } from '../../rules/05-map/table.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign } from '../kit/table.ts'

const plan = (map: '5' | '6' | '7' | '8') => packOf({ pack: aCampaign().pack }).formation(map)
const named = (map: '5' | '6' | '7' | '8', spaces: readonly number[]) =>
  spaces.map(no => plan(map).spaces[no]?.id)

describe('spaces', () => {
  test('SR-MAP-08 a space is a cell with a Lethal Level, and nothing else is one', () => {
    expect(plan('5').spaces.every(({ level }) => level >= 1)).toBe(true)
    expect(plan('5').spaceAt(4, 4)).toBeUndefined()
    expect(plan('7').spaceAt(3, 0)).toBeUndefined()
    expect(plan('7').spaceAt(2, 2)).toBe(plan('7').spaceNamed('2.2'))
  })

  test('SR-MAP-10 SR-MAP-20 a bomber is in four spaces: before it, right, behind and left of it', () => {
    const { from, spaces } = plan('7').places[plan('7').placeNamed('X')] ?? { from: undefined, spaces: [] }
    expect(named('7', spaces)).toEqual(['2.2', '2.1', '1.1', '1.2'])
    expect(from && [from.nose, from.right, from.tail, from.left]).toEqual(spaces)
  })

  test('SR-MAP-10 a space holds none, one or more bombers', () => {
    const held = (id: string) =>
      plan('7').spaces[plan('7').spaceNamed(id)]?.places.map(no => plan('7').places[no]?.id)
    expect(held('3.1')).toEqual([])
    expect(held('0.0')).toEqual(['B1'])
    expect(held('1.1')?.sort()).toEqual(['B1', 'B2', 'B3', 'X'])
  })

  test('SR-MAP-11 an edge space has a side without a neighbour', () => {
    const edges = plan('5').spaces.filter(({ edge }) => !edge)
    expect(edges.map(({ id }) => id)).toEqual(['1.1', '1.2', '2.1', '2.2'])
  })

  test('SR-MAP-12 elements group spaces and bombers; some spaces are in none', () => {
    const { elements, spaces } = plan('7')
    expect(elements.map(one => one.spaces.length)).toEqual([9, 9])
    expect(spaces.filter(one => one.elements.length === 0).map(({ id }) => id)).toEqual(['3.1', '1.3'])
  })

  test('SR-MAP-13 Map 5 is one element', () => {
    expect(plan('5').elements).toHaveLength(1)
    expect(plan('5').spaces.every(({ elements }) => elements.join() === '0')).toBe(true)
  })

  test('SR-MAP-14 SR-Q-44 an overlap space is in two elements; so may a bomber be on Maps 6 and 7, not on Map 8', () => {
    for (const map of ['6', '7', '8'] as const) {
      const both = plan(map).spaces.filter(({ elements }) => elements.length === 2)
      expect(both.map(({ id }) => id)).toEqual(['2.2'])
    }
    const shared = (map: '6' | '7' | '8') => plan(map).places.filter(({ elements }) => elements.length === 2)
    expect([shared('6').length, shared('7').length, shared('8').length]).toEqual([1, 1, 0])
  })

  test('SR-MAP-17 the straight ways are printed on the map', () => {
    expect(plan('6').map.straight.nose).not.toEqual(plan('7').map.straight.nose)
  })
})

describe('beside the map', () => {
  test('SR-MAP-18 three stations, Fate Boxes, a Wounded Box, a track of twelve turns', () => {
    const { escorts, fate } = proofPack
    expect(Object.keys(escorts.stations)).toEqual(['above-trailing', 'forward', 'below-trailing'])
    expect(Object.keys(fate)).toHaveLength(7)
    expect(Math.max(...proofPack.situations.flatMap(({ limit }) => limit.map(({ is }) => is)))).toBe(12)
  })

  test('SR-MAP-19 a station is no box: no link and no adjacency leads a fighter there', () => {
    const { map, adjacent } = formation(aCampaign({ map: '7' }))
    expect(['above-trailing', 'forward', 'below-trailing'].some(isBox)).toBe(false)
    expect(map.links.every(({ to }) => isBox(to))).toBe(true)
    expect(adjacent('tail/high').every(isBox)).toBe(true)
  })
})
