import { describe, expect, test } from 'vitest'
import { TARGET_TYPES } from '../../pack/types.ts'
import { chartEntries, components, pack, space, spaceIds, target, track, wayOf } from '../kit/pack-words.ts'

describe('the map', () => {
  test('THD-2.2.a spaces are named by sector, fighter group and letter', () => {
    const numbered = spaceIds.filter(id => id !== 'London' && id !== 'Thames Estuary')
    expect(numbered).toHaveLength(21)
    for (const id of numbered) expect(id).toMatch(/^[1-7]\/1[012][abc]$/)
  })

  test('THD-2.2.b London and the Thames Estuary have no sector number', () => {
    expect(spaceIds.filter(id => !/\d/.test(id)).sort()).toEqual(['London', 'Thames Estuary'])
  })

  test('THD-2.2.c 6/11c touches the Estuary and yet is not coastal', () => {
    expect(space('6/11c').neighbours).toContain('Thames Estuary')
    expect(space('6/11c').coastal).toBe(false)
    expect(pack.spaces.filter(({ coastal }) => coastal).map(({ id }) => id)).toEqual([
      '4/11a',
      '5/11a',
      'Thames Estuary',
      '6/11a',
      '6/11b',
      '7/11c',
      '7/11a',
      '2/11a',
      '1/11a',
      '1/11b',
      '4/10a',
    ])
  })

  test('THD-2.2.d the Thames Estuary is coastal', () => {
    expect(space('Thames Estuary').coastal).toBe(true)
  })

  test('THD-2.2.e Poling radar net stands in 1/11b, a coastal space', () => {
    expect(target('poling-radar')).toMatchObject({ type: 'radar', space: '1/11b' })
    expect(space('1/11b').coastal).toBe(true)
  })

  test('THD-2.2.f THD-D-17 LF2 South B points at 7/11a and lists nets 4 and 5', () => {
    expect(track('lf2-south-B')).toMatchObject({ entry: '7/11a', nets: [4, 5], letter: 'B' })
  })

  test('THD-2.2.g 4/10b is a space like any other', () => {
    expect(Object.keys(space('4/10b')).sort()).toEqual(
      ['airfield', 'beyondMe109', 'coastal', 'id', 'name', 'neighbours', 'ref', 'region', 'source'].sort(),
    )
  })

  test('THD-EX-01 THD-2.3.b 1/11c is adjacent neither to 2/11a nor to 4/10a', () => {
    expect(components.neighbours('1/11c')).not.toContain('2/11a')
    expect(components.neighbours('1/11c')).not.toContain('4/10a')
    expect(components.distance('1/11c', '2/11a')).toBe(2)
    expect(components.distance('1/11c', '4/10a')).toBe(2)
  })

  test('THD-EX-02 6/11c holds the airfield Hornchurch', () => {
    expect(space('6/11c').airfield).toBe('Hornchurch')
    expect(components.airfieldTarget('6/11c')).toBe('hornchurch-airfield')
  })

  test('THD-2.3.a THD-D-02 borders have two sides and the map hangs together', () => {
    for (const { id, neighbours } of pack.spaces) {
      expect(neighbours).not.toContain(id)
      for (const other of neighbours) expect(space(other).neighbours).toContain(id)
      for (const other of spaceIds) expect(components.distance(id, other)).toBeLessThan(spaceIds.length)
    }
    expect([...space('3/11a').neighbours].sort()).toEqual(['1/11c', '3/11b', '4/10c', 'London'])
    expect(space('6/11b').neighbours).toEqual(expect.arrayContaining(['6/11c', '7/11a']))
    expect(space('6/11b').neighbours).not.toContain('7/11b')
  })

  test('THD-D-03 London is adjacent to 6/11c, not to 6/11b', () => {
    expect(space('London').neighbours).toContain('6/11c')
    expect(space('London').neighbours).not.toContain('6/11b')
  })

  test('THD-D-04 the corner contacts of 1/11c have a common neighbour on either side', () => {
    const between = (a: string, b: string) =>
      space(a).neighbours.filter(id => space(b).neighbours.includes(id))
    expect(between('1/11c', '2/11a').sort()).toEqual(['1/11a', '2/11b'])
    expect(between('1/11c', '4/10a').sort()).toEqual(['1/11b', '4/10c'])
  })

  test('THD-2.6.a THD-D-05 every space lies in one of three regions; LF2 and LF3 meet along one line', () => {
    const inRegion = (region: string) => pack.spaces.filter(s => s.region === region).map(({ id }) => id)
    expect(inRegion('lf2-east')).toHaveLength(11)
    expect(inRegion('lf2-south')).toEqual(['3/11a', '7/11c', '7/11a', '7/11b', '2/11a', '2/11b'])
    expect(inRegion('lf3')).toEqual(['1/11a', '1/11b', '1/11c', '4/10a', '4/10b', '4/10c'])
    expect(space('London').region).toBe('lf2-east')
    expect(space('Thames Estuary').region).toBe('lf2-east')
  })

  test('THD-D-06 THD-D-28 3/11a has an airfield, and a squadron at home there', () => {
    expect(space('3/11a').airfield).toBe('Northolt')
    expect(pack.squadrons.filter(({ home, provisional }) => home === '3/11a' && !provisional)).toHaveLength(1)
  })

  test('THD-D-07 every squadron has an airfield at home, and no space has two', () => {
    for (const { home } of pack.squadrons) expect(space(home).airfield).toBeDefined()
    const airfields = pack.targets.filter(({ type }) => type === 'airfield')
    expect(new Set(airfields.map(({ space }) => space)).size).toBe(airfields.length)
    for (const { space: id, name } of airfields) expect(space(id).airfield).toBe(name)
    expect(airfields).toHaveLength(pack.spaces.filter(({ airfield }) => airfield !== undefined).length)
  })

  test('THD-D-08 every track ends in a coastal space of its own region', () => {
    for (const { entry, region } of pack.tracks) {
      expect(space(entry).coastal).toBe(true)
      expect(space(entry).region).toBe(region)
    }
  })

  test('THD-D-09 inland spaces have a coastal neighbour or an arrow to a space that has', () => {
    for (const { id, coastal, recovery } of pack.spaces) {
      if (coastal) continue
      const touches = (at: string) => space(at).neighbours.some(n => space(n).coastal)
      expect([id, touches(id) ? undefined : touches(recovery ?? id)]).toEqual([
        id,
        touches(id) ? undefined : true,
      ])
      expect(recovery !== undefined).toBe(!touches(id))
    }
  })
})

describe('targets, arrows and tracks', () => {
  test('THD-D-10 LF2 East C has targets in 6/11a and outside it', () => {
    const where = pack.targetChart.rows['1940-08-13']['lf2-east-C'].map(id => target(id).space)
    expect(where.filter(id => id === '6/11a')).toHaveLength(3)
    expect(where.filter(id => id === '6/11b')).toHaveLength(3)
  })

  test('THD-2.5.a THD-D-11 all six types of target occur, and every radar net has its own number', () => {
    expect(new Set(pack.targets.map(({ type }) => type))).toEqual(new Set(TARGET_TYPES))
    for (const { name, type, net } of pack.targets) {
      expect(name).not.toBe('')
      expect(net !== undefined).toBe(type === 'radar')
    }
    expect([...components.nets.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(components.nets.get(2)).toBe('poling-radar')
  })

  test('targets of every type can be rolled for', () => {
    const bombed = new Set([...chartEntries()].map(entry => entry.target.type))
    expect(bombed).toEqual(new Set(TARGET_TYPES))
  })

  test('THD-D-12 a headquarters can be rolled for', () => {
    const hit = [...chartEntries()].filter(entry => entry.target.type === 'headquarters')
    expect(new Set(hit.map(entry => entry.target.id))).toEqual(
      new Set(['uxbridge-headquarters', 'stanmore-headquarters']),
    )
  })

  test('THD-D-13 THD-D-57 every target of the chart is reached by arrows, without a circle', () => {
    for (const { entry, target } of chartEntries()) {
      const way = wayOf(entry, target.space)
      expect(way.at(-1)).toBe(target.space)
      expect(new Set(way).size).toBe(way.length)
    }
    expect(wayOf('6/11a', 'London')).toEqual(['6/11a', '6/11b', '6/11c', 'London'])
    expect(wayOf('6/11b', '7/11b')).toEqual(['6/11b', '7/11a', '7/11b'])
  })

  test('THD-D-14 arrows cross one border', () => {
    for (const { neighbours, arrow, arrowLondon, recovery } of pack.spaces)
      for (const to of [arrow, arrowLondon, recovery]) if (to !== undefined) expect(neighbours).toContain(to)
    expect(space('6/11b')).toMatchObject({ arrow: '7/11a', arrowLondon: '6/11c' })
    expect(pack.spaces.filter(({ arrowLondon }) => arrowLondon !== undefined)).toHaveLength(1)
  })

  test('THD-D-15 from every target the way home ends at the coast', () => {
    for (const start of pack.targets) {
      let at = space(start.space)
      let moves = 0
      while (!at.coastal && moves++ < 9) {
        const coast = at.neighbours.find(id => space(id).coastal)
        at = space(coast ?? (at.recovery as string))
      }
      expect(at.coastal).toBe(true)
      expect(moves).toBeLessThanOrEqual(2)
    }
  })

  test('THD-2.7.a THD-D-16 nine tracks, three to a region, from north-east to south-west', () => {
    expect(pack.tracks.map(({ id }) => id)).toEqual([
      'lf2-east-A',
      'lf2-east-B',
      'lf2-east-C',
      'lf2-south-A',
      'lf2-south-B',
      'lf2-south-C',
      'lf3-A',
      'lf3-B',
      'lf3-C',
    ])
    expect(pack.tracks.map(({ id }) => components.trackOrder(id))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(pack.tracks.map(({ entry }) => entry)).size).toBe(9)
  })

  test('THD-D-18 each net is listed with a track', () => {
    const listed = new Set(pack.tracks.flatMap(({ nets }) => nets))
    for (const net of components.nets.keys()) expect(listed).toContain(net)
  })

  test('THD-D-19 only LF2 East C is short, and it points at 6/11a', () => {
    expect(pack.tracks.filter(({ length }) => length === 2).map(({ id, entry }) => [id, entry])).toEqual([
      ['lf2-east-C', '6/11a'],
    ])
  })

  test('THD-2.6.c THD-D-20 seven spaces lie beyond the Me109 range, none of them an entry', () => {
    expect(
      pack.spaces
        .filter(({ beyondMe109 }) => beyondMe109)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['2/12a', '3/11a', '3/11b', '4/10b', '4/10c', '4/11a', '4/11b'])
    for (const { entry } of pack.tracks) expect(space(entry).beyondMe109).toBe(false)
  })

  test('THD-D-21 some targets lie beyond the line, and the way home crosses it back', () => {
    const beyond = [...chartEntries()].filter(entry => space(entry.target.space).beyondMe109)
    expect(beyond.length).toBeGreaterThan(10)
    for (const { coastal, beyondMe109, id } of pack.spaces)
      if (coastal && beyondMe109) expect(id).toBe('4/11a')
  })
})
