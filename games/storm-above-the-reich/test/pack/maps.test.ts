import { describe, expect, test } from 'vitest'
import { type Formation, formationOf, OPPOSITE, type Space, TOWARD } from '../../pack/formation.ts'
import { standard } from '../../pack/index.ts'
import { readChart } from '../../pack/maps/chart.ts'
import { type LevelNote, MAP_IDS, type MapId, POSITIONS, type Position } from '../../pack/types.ts'

const formations = standard.maps.map(formationOf)
const formation = (id: MapId): Formation => formations[MAP_IDS.indexOf(id)] as Formation
const spaces = (...ids: readonly MapId[]): Space[] => ids.flatMap(id => [...formation(id).spaces])
const everySpace = spaces(...MAP_IDS)

const notes = ({ notes }: Space) => notes.map(sign).join('')
const sign = (note: LevelNote) => ('when' in note ? `${note.when}+${note.by}` : `${note.anchored}+${note.by}`)
const mean = (id: MapId) =>
  formation(id).spaces.reduce((sum, { level }) => sum + level, 0) / formation(id).spaces.length

describe('bombers and spaces', () => {
  test('SR-K-MAP-01 every bomber occupies exactly four spaces', () => {
    for (const { places, spaces } of formations)
      for (const { no, spaces: own } of places) {
        expect(new Set(own).size).toBe(4)
        expect(spaces.filter(space => space.places.includes(no)).map(space => space.no)).toEqual(
          [...own].sort((a, b) => a - b),
        )
      }
  })

  test('SR-K-MAP-02 a straight pass crosses an intersection, past the one bomber ahead', () => {
    for (const id of ['5', '7', '8'] as const)
      for (const position of POSITIONS) {
        const [a, b] = formation(id).map.straight[position]
        expect([a, b]).toEqual(TOWARD[OPPOSITE[position]])
        for (const { ahead, a: column, b: row } of formation(id).spaces) {
          const place = formation(id).places.find(({ no }) => no === ahead[position])
          // The corner between the space and the next one along the vector.
          if (place) expect([place.p, place.q]).toEqual([column + (a + 1) / 2, row + (b + 1) / 2])
        }
      }
  })

  test('SR-K-MAP-02 a roll crosses a line, to the side of the target that it rolls to', () => {
    for (const { places, spaces, spaceAt } of formations)
      for (const { from } of places)
        for (const position of POSITIONS)
          for (const toward of POSITIONS) {
            if (toward === position || toward === OPPOSITE[position]) continue
            const { a, b } = spaces[from[position]] as Space
            const [va, vb] = TOWARD[OPPOSITE[position]]
            const [da, db] = TOWARD[toward]
            expect(spaceAt(a + (va + da) / 2, b + (vb + db) / 2)).toBe(from[toward])
            expect(spaces[from[position]]?.beside).toContain(from[toward])
          }
  })

  test('SR-K-MAP-03 one straight step from the side of a bomber ends on its other side, on every map', () => {
    for (const { map, places, spaces, spaceAt } of formations)
      for (const { from } of places)
        for (const flank of ['right', 'left'] as const) {
          const { a, b } = spaces[from[flank]] as Space
          const [da, db] = map.straight[flank]
          expect(spaceAt(a + da, b + db)).toBe(from[OPPOSITE[flank]])
        }
  })

  test('SR-MAP-17 on Map 6 passes from nose and tail follow the slant of the javelin, past the target', () => {
    const { map, places, spaces, spaceAt } = formation('6')
    expect(map.straight).toEqual({ nose: [-1, 0], right: [-1, 1], tail: [1, 0], left: [1, -1] })
    for (const { from } of places) {
      const front = spaces[from.nose] as Space
      expect(spaceAt(front.a - 1, front.b)).toBe(from.left)
      const rear = spaces[from.tail] as Space
      expect(spaceAt(rear.a + 1, rear.b)).toBe(from.right)
    }
    const passed = (da: number, db: number) => {
      let steps = 0
      for (const { from } of places) {
        let { a, b } = spaces[from.nose] as Space
        for (; spaceAt(a + da, b + db) !== undefined; steps++) [a, b] = [a + da, b + db]
      }
      return steps
    }
    expect(passed(-1, 0)).toBeGreaterThan(passed(-1, -1))
  })

  test('SR-K-MAP-04 an edge space with one bomber reads 2, and 3 if the Nose is anchored; also in front of a bomber', () => {
    for (const id of ['6', '7'] as const) {
      const found = spaces(id).filter(
        space => space.edge && space.places.length === 1 && space.level === 2 && notes(space) === 'nose+1',
      )
      expect(found.filter(({ ahead }) => ahead.nose !== undefined)).not.toHaveLength(0)
    }
  })

  test('SR-K-MAP-05 an overlap space reads 4', () => {
    for (const id of ['7', '8'] as const)
      expect(spaces(id).filter(space => space.elements.length === 2 && space.level === 4)).not.toHaveLength(0)
  })

  test('SR-K-MAP-06 the spaces that the rulebook shows exist', () => {
    const count = (is: (space: Space) => boolean) => everySpace.filter(is).length
    expect(count(space => space.level === 3 && space.edge && space.places.length === 2)).toBeGreaterThan(0)
    expect(count(space => space.level === 4 && notes(space) === 'low+1')).toBeGreaterThan(0)
    expect(count(space => space.level === 5 && notes(space) === 'high+1')).toBeGreaterThan(0)
    expect(count(space => space.level === 2 && notes(space) === 'high+1')).toBeGreaterThan(0)
    const isBeside = ({ ahead }: Space) => ahead.right !== undefined || ahead.left !== undefined
    expect(count(space => space.level === 3 && notes(space) === 'high+1' && isBeside(space))).toBeGreaterThan(
      0,
    )
    const isShared = ({ ahead, places }: Space) => ahead.nose !== undefined && places.length === 2
    expect(count(space => space.level === 3 && isShared(space))).toBeGreaterThan(0)
  })

  test('SR-K-MAP-07 a three-bomber element and a two-bomber space where there is a High Bombing Box', () => {
    const found = formations.filter(
      ({ map, elements, spaces }) =>
        map.highBombing &&
        elements.some(({ places }) => places.length === 3) &&
        spaces.some(({ places }) => places.length === 2),
    )
    expect(found.map(({ map }) => map.id)).toEqual(['7', '8'])
  })

  test('SR-K-MAP-08 some spaces have no bomber, and some lie outside every element', () => {
    for (const id of MAP_IDS)
      expect(spaces(id).filter(({ places }) => places.length === 0)).not.toHaveLength(0)
    for (const id of ['6', '7'] as const)
      expect(spaces(id).filter(({ elements }) => elements.length === 0)).toHaveLength(4)
  })

  test('SR-K-MAP-19 printed levels run from 1 to 5', () => {
    expect([...new Set(everySpace.map(({ level }) => level))].sort()).toEqual([1, 2, 3, 4, 5])
  })

  test('a level is at least the bombers that a space touches, and no more than two above', () => {
    for (const { level, places, id } of everySpace) {
      expect(level, id).toBeGreaterThanOrEqual(Math.max(1, places.length))
      expect(level, id).toBeLessThanOrEqual(places.length + 2)
    }
  })

  test('SR-K-MAP-11 each map is more lethal than the one before', () => {
    const means = MAP_IDS.map(mean)
    expect(means).toEqual([...means].sort((a, b) => a - b))
    expect(means[3]).toBeGreaterThan(2 * (means[0] as number))
  })

  test('on Map 8 the chin turrets make the front of a bomber worse than its rear', () => {
    const levels = (id: MapId, position: Position) =>
      formation(id).places.reduce((sum, { from }) => sum + (spaces(id)[from[position]] as Space).level, 0)
    expect(levels('8', 'nose')).toBeGreaterThan(levels('8', 'tail'))
    const margin = (id: MapId) => (levels(id, 'nose') - levels(id, 'tail')) / formation(id).places.length
    for (const id of ['5', '6', '7'] as const) expect(margin('8')).toBeGreaterThan(margin(id))
  })
})

describe('elements', () => {
  test('Map 5 has one element; only there no rockets are fired and nothing flies above', () => {
    expect(formation('5').elements).toHaveLength(1)
    expect(formation('5').elements[0]?.spaces).toHaveLength(formation('5').spaces.length)
    expect(formations.map(({ map }) => map.rockets)).toEqual([false, true, true, true])
    expect(formations.map(({ map }) => map.highBombing)).toEqual([false, true, true, true])
  })

  test('Map 6 has ten bombers in elements that overlap, two of them shared', () => {
    const { places, spaces, elements } = formation('6')
    expect(places).toHaveLength(10)
    expect(elements.length).toBeGreaterThan(1)
    expect(spaces.filter(space => space.elements.length === 2)).toHaveLength(4)
    expect(places.filter(place => place.elements.length === 2).map(({ id }) => id)).toEqual(['B1', 'C1'])
  })

  test('SR-K-MAP-09 Map 7: six elements of nine spaces and 3 to 5 bombers, some of them shared', () => {
    const { elements, places, spaces } = formation('7')
    expect(elements).toHaveLength(6)
    for (const element of elements) expect(element.spaces).toHaveLength(9)
    expect([...new Set(elements.map(element => element.places.length))].sort()).toEqual([3, 4, 5])
    expect(places.filter(place => place.elements.length === 2)).toHaveLength(4)
    expect(spaces.filter(space => space.elements.length > 0).length).toBeLessThan(54)
  })

  test('SR-K-MAP-10 Map 8: seven elements, exactly four overlaps, no bomber in two', () => {
    const { elements, places, spaces } = formation('8')
    expect(elements).toHaveLength(7)
    expect(spaces.filter(space => space.elements.length === 2)).toHaveLength(4)
    for (const element of elements) expect(element.spaces).toHaveLength(9)
    expect(spaces.filter(space => space.elements.length > 0)).toHaveLength(59)
    for (const place of places) expect(place.elements).toHaveLength(1)
    expect(places).toHaveLength(24)
  })

  test('SR-K-MAP-20 an element of five holds four bombers whole at the most; shapes differ', () => {
    const { elements, places } = formation('7')
    const whole = (element: (typeof elements)[number]) =>
      element.places.filter(no => places[no]?.spaces.every(space => element.spaces.includes(space)))
    const five = elements.filter(element => element.places.length === 5)
    expect(five).not.toHaveLength(0)
    for (const element of five) expect(whole(element).length).toBeLessThan(5)
    expect(new Set(elements.map(({ diagram }) => diagram)).size).toBeGreaterThan(1)
  })

  test('every bomber is in an element, no space in three, and shared bombers touch both of theirs', () => {
    for (const { places, spaces, elements } of formations) {
      for (const space of spaces) expect(space.elements.length).toBeLessThanOrEqual(2)
      for (const place of places) {
        expect(place.elements.length).toBeGreaterThan(0)
        for (const no of place.elements)
          expect(place.spaces.some(space => elements[no]?.spaces.includes(space))).toBe(true)
      }
    }
  })
})

describe('as drawn', () => {
  test('elements and formations are of one piece, without holes', () => {
    for (const { spaces, elements, spaceAt } of formations) {
      for (const { spaces: own } of [...elements, { spaces: spaces.map(({ no }) => no) }]) {
        const reached = [own[0] as number]
        for (const no of reached)
          for (const next of (spaces[no] as Space).beside)
            if (own.includes(next) && !reached.includes(next)) reached.push(next)
        expect(reached).toHaveLength(own.length)
      }
      const last = Math.max(...spaces.flatMap(({ a, b }) => [a, b]))
      for (let a = 0; a <= last; a++)
        for (let b = 0; b <= last; b++)
          if (spaceAt(a, b) === undefined) {
            const sides = [spaceAt(a + 1, b), spaceAt(a - 1, b), spaceAt(a, b + 1), spaceAt(a, b - 1)]
            expect(sides).toContain(undefined)
          }
    }
  })

  test('Maps 5, 7 and 8 are the same on both sides', () => {
    for (const id of ['5', '7', '8'] as const) {
      const { spaces, spaceAt, places } = formation(id)
      for (const { a, b, level } of spaces) expect(spaces[spaceAt(b, a) ?? -1]?.level).toBe(level)
      for (const { p, q } of places) expect(places.some(other => other.p === q && other.q === p)).toBe(true)
    }
  })

  test('the chart of Map 6 reads as printed', () => {
    const { spaces, placeNamed, places, spaceNamed } = formation('6')
    const tip = spaces[spaceNamed('6.5')] as Space
    expect([tip.level, notes(tip)]).toEqual([2, 'nose+1'])
    expect(tip.ahead.nose).toBe(placeNamed('A1'))
    expect(places[placeNamed('A1')]).toMatchObject({ p: 6, q: 5 })
    expect(spaces[spaceNamed('1.2')]).toMatchObject({ level: 5, notes: [{ when: 'low', by: 1 }] })
  })

  test('every sign of a chart is a note, and nothing else is', () => {
    const { spaces } = readChart(0, '3^=_NRTL')
    expect(spaces[0]?.notes.map(sign)).toEqual([
      'high+1',
      'level+1',
      'low+1',
      'nose+1',
      'right+1',
      'tail+1',
      'left+1',
    ])
    expect(() => readChart(0, '3?')).toThrow("A chart has no sign '?'")
  })

  test('what the rulebook describes says so', () => {
    const sample = formation('7').map.spaces.find(({ id }) => id === '6.6')
    expect(sample).toMatchObject({ source: 'constrained', ref: 'SR-K-MAP-06 5, 6 if High' })
    for (const { map } of formations)
      for (const { source, ref } of [map, ...map.spaces, ...map.elements])
        expect([source, ref.length > 0]).toEqual([
          expect.stringMatching(/rulebook|constrained|designed/),
          true,
        ])
  })
})
