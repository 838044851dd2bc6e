import { copy, packKey } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { packOf, packs, standard } from '../../pack/index.ts'

const components = packOf({ pack: 'standard' })

test('things are found by id, and what is not there is named', () => {
  expect(components.space('London').name).toBe('London')
  expect(components.target('dover-radar').net).toBe(6)
  expect(components.track('lf3-C').entry).toBe('4/10a')
  expect(components.squadron('19').home).toBe('2/12a')
  expect(components.group('KGr806').type).toBe('Ju88')
  expect(components.scenario('1940-08-18').title).toBe('The Hardest Day')
  expect(components.sizeChit('16A*').minor).toBe(4)
  expect(components.eventChit('E10').approach).toEqual({ event: 'low-altitude' })
  expect(components.trackOrder('lf3-A')).toBe(6)
  expect(() => components.space('Norwich')).toThrow("The pack has no space 'Norwich'")
  expect(() => components.neighbours('Norwich')).toThrow("The pack has no space 'Norwich'")
  expect(() => components.distance('Norwich', 'London')).toThrow("The pack has no space 'Norwich'")
  expect(() => components.target('x')).toThrow("The pack has no target 'x'")
  expect(() => components.squadron('x')).toThrow("The pack has no squadron 'x'")
  expect(() => components.group('x')).toThrow("The pack has no group 'x'")
  expect(() => components.sizeChit('x')).toThrow("The pack has no raid size chit 'x'")
  expect(() => components.eventChit('x')).toThrow("The pack has no event chit 'x'")
})

test('distance is the fewest moves', () => {
  expect(components.distance('London', 'London')).toBe(0)
  expect(components.distance('London', '6/11c')).toBe(1)
  expect(components.distance('6/11b', 'London')).toBe(2)
  expect(components.distance('4/11a', '4/10b')).toBe(5)
  for (const a of standard.spaces)
    for (const b of standard.spaces)
      expect(components.distance(a.id, b.id)).toBe(components.distance(b.id, a.id))
  expect(components.distance('London', 'Norwich')).toBe(Number.POSITIVE_INFINITY)
})

test('tables are read at every edge', () => {
  expect([6, 7, 8, 9, 12, 13].map(components.groupResult)).toEqual(['none', 'D', 'A', 'L', 'L', 'H'])
  expect([3, 4, 7, 8, 9, 10].map(components.squadronResult)).toEqual(['H', 'L', 'L', 'A', 'D', 'none'])
  expect([-5, 40].map(components.groupResult)).toEqual(['none', 'H'])
  expect([-5, 40].map(components.squadronResult)).toEqual(['H', 'none'])
  expect([3, 4, 5, 14, 15].map(total => components.detection(total).warning)).toEqual([
    'none',
    'none',
    'late',
    'very-early',
    'very-early',
  ])
  expect([-2, 0, 1, 4, 5, 8, 9, 13, 14, 18, 19, 23, 24, 28, 29, 60].map(components.bombColumn)).toEqual([
    -1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6,
  ])
  expect(components.bombPoints(-1, 'clear')).toBe(0)
  expect([0, 1, 2, 3, 4, 5, 6].map(column => components.bombPoints(column, 'patchy'))).toEqual([
    0, 0, 1, 1, 2, 2, 3,
  ])
})

test('a die has six faces', () => {
  expect(components.crossingTrack('1940-08-13', 'lf3', 1)).toBe('lf3-A')
  expect(components.crossingTrack('1940-08-13', 'lf3', 6)).toBe('lf3-C')
  expect(() => components.crossingTrack('1940-08-13', 'lf3', 7)).toThrow(
    'The Coast Crossing Table has no entry for a die of 7',
  )
  expect(() => components.forceList('A', 0)).toThrow('The Raid Force Chart has no entry for a die of 0')
  expect(() => components.forceList('Z', 1)).toThrow('The Raid Force Chart has no entry for a die of 1')
  expect(components.targetOf('1940-08-13', 'lf3-C', 1)).toBe('portland-port')
  expect(() => components.targetOf('1940-08-13', 'lf3-C', 7)).toThrow(
    'The Raid Target Chart has no entry for a die of 7',
  )
})

test('airfields and nets are found by place and number', () => {
  expect(components.airfieldTarget('7/11b')).toBe('biggin-hill-airfield')
  expect(components.airfieldTarget('London')).toBeUndefined()
  expect(components.nets.get(9)).toBe('bawdsey-radar')
  expect(components.nets.size).toBe(9)
})

test('a pack that nobody loaded is named', () => {
  expect(() => packOf({ pack: 'boxed' })).toThrow(
    "No component pack 'boxed' is known here: load its file first",
  )
  expect(packs.has('boxed')).toBe(false)
  expect(packs.has('standard')).toBe(true)
  expect(packs.standard).toBe(standard)
  expect(packs.check(standard)).toEqual([])
})

test('a player brings his own pack, and corrects it', () => {
  const own = { ...copy(standard), id: 'own-pack', title: 'Mine' }
  const pack = packs.register(own)
  expect(pack).toMatch(/^own-pack@/)
  expect(packs.has(pack)).toBe(true)
  expect(packOf({ pack }).pack.title).toBe('Mine')
  own.title = 'Changed behind the back'
  expect(packOf({ pack }).pack.title).toBe('Mine')
  expect(packOf({ pack: 'standard' }).pack).toBe(standard)
  const second = packs.register({ ...own, title: 'Second printing' })
  expect(packOf({ pack: second }).pack.title).toBe('Second printing')
  expect(packOf({ pack }).pack.title).toBe('Mine')
})

test('a pack with a fault, or under the id of the standard pack, is not registered', () => {
  const faulty = { ...standard, id: 'faulty', title: 5 }
  expect(() => packs.register(faulty)).toThrow('title: expected a text but found 5')
  expect(packs.has(packKey(faulty))).toBe(false)
  expect(() => packs.register(standard)).toThrow(
    "id: 'standard' is the pack that comes with the game; choose another id",
  )
})
