import { describe, expect, test } from 'vitest'
import { ringsIn } from '../../board/map/areas.ts'
import { cornerPoint, cornersOf, dividingLines, sharedSides } from '../../board/map/borders.ts'
import {
  AREAS,
  arrowBetween,
  dividingPath,
  groundOf,
  heartOf,
  isInSpace,
  LETTERING,
  type Point,
  SPACE_IDS,
  type SpaceId,
  sheet,
  siteOf,
  TRACKS,
  VIEW,
} from '../../board/map/index.ts'
import { type Side, sideName, sidesOf } from '../../board/map/subdivision.ts'
import { isKnownTarget } from '../../board/map/targets.ts'
import { spaces, targets, tracks } from '../../pack/map.ts'

type Ring = readonly Point[]

const pairs = SPACE_IDS.flatMap((a, i) => SPACE_IDS.slice(i + 1).map((b): [SpaceId, SpaceId] => [a, b]))

function specOf(id: SpaceId) {
  const spec = spaces.find(space => space.id === id)
  if (spec === undefined) throw new Error(`the pack has no ${id}`)
  return spec
}

const areNeighbours = ([a, b]: [SpaceId, SpaceId]): boolean => specOf(a).neighbours.includes(b)

function firstOf(path: string): Point {
  const point = ringsIn(path)[0]?.[0]
  if (point === undefined) throw new Error(`no point in ${path}`)
  return point
}

const edges = (ring: Ring): [Point, Point][] =>
  ring.map((to, i): [Point, Point] => [ring.at(i - 1) ?? to, to])

const rings = new Map(SPACE_IDS.map(id => [id, ringsIn(AREAS[id] ?? '')]))

const sites = targets.map(target => ({ target, site: siteOf(target.id, target.space) }))

describe('borders', () => {
  test('the map has the spaces of the pack', () => {
    expect([...SPACE_IDS].sort()).toEqual(spaces.map(({ id }) => id).sort())
    expect(Object.keys(AREAS).sort()).toEqual([...SPACE_IDS].sort())
  })

  test('THD-2.3.a two spaces share a border line exactly where the pack makes them neighbours', () => {
    expect(pairs.filter(([a, b]) => sharedSides(a, b).length > 0)).toEqual(pairs.filter(areNeighbours))
  })

  test('THD-D-04 THD-2.3.b 1/11c meets 2/11a and 4/10a in exactly one corner', () => {
    for (const other of ['2/11a', '4/10a']) {
      expect(sharedSides('1/11c', other)).toEqual([])
      expect(cornersOf('1/11c').filter(corner => cornersOf(other).includes(corner))).toHaveLength(1)
    }
  })

  test('a line belongs to one or two spaces and runs through no other', () => {
    for (const side of SPACE_IDS.flatMap(sidesOf)) {
      const owners = SPACE_IDS.filter(id => sidesOf(id).some(other => sideName(other) === sideName(side)))
      expect(owners.length, sideName(side)).toBeLessThanOrEqual(2)
      const [a, b] = [cornerPoint(side.from), cornerPoint(side.to)]
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
      const others = SPACE_IDS.filter(id => !owners.includes(id) && isInSpace(middle, id))
      if (!side.coast) expect(others, sideName(side)).toEqual([])
    }
  })

  test('spaces run clockwise and have room', () => {
    for (const [id, [ring = []]] of rings) {
      const area = edges(ring).reduce((sum, [a, b]) => sum + (a.x * b.y - b.x * a.y) / 2, 0)
      expect(area, id).toBeGreaterThan(4000)
    }
  })

  test('no point of the map lies in two spaces', () => {
    const doubled: Point[] = []
    for (let x = 0; x < VIEW.width; x += 9)
      for (let y = 0; y < VIEW.height; y += 9)
        if (SPACE_IDS.filter(id => isInSpace({ x, y }, id)).length > 1) doubled.push({ x, y })
    expect(doubled).toEqual([])
  })

  test('THD-2.2.c what touches the coast is coastal, 6/11c excepted', () => {
    const wet = SPACE_IDS.filter(
      id => sidesOf(id).some(({ coast }) => coast) || areNeighbours([id, 'Thames Estuary']),
    )
    const coastal = spaces.filter(space => space.coastal).map(({ id }) => id)
    expect([...wet].sort()).toEqual([...coastal, '6/11c'].sort())
  })

  test('THD-2.2.e the Isle of Wight with the Poling net is part of 1/11b', () => {
    const [mainland, ...islands] = rings.get('1/11b') ?? []
    expect(islands.length).toBeGreaterThan(0)
    expect(isInSpace(siteOf('poling-radar', '1/11b'), '1/11b')).toBe(true)
    // It lies in none of the mainland: that ends farther north.
    expect(siteOf('poling-radar', '1/11b').y).toBeGreaterThan(
      Math.max(...(mainland ?? []).map(({ y }) => y)) - 1,
    )
  })
})

describe('dividing lines', () => {
  const limit = (id: SpaceId): string => String(specOf(id).beyondMe109)

  test('THD-2.6.c the Me109 limit is one unbroken line that parts the spaces within from those beyond', () => {
    const [line = [], ...more] = dividingLines(limit)
    expect(more).toEqual([])
    expect(line.slice(1).map(({ from }) => from)).toEqual(line.slice(0, -1).map(({ to }) => to))
    const names = line.map(sideName)
    const isOnLine = (side: Side): boolean => names.includes(sideName(side))
    const crossed = pairs.filter(([a, b]) => sharedSides(a, b).some(isOnLine))
    expect(crossed).toEqual(pairs.filter(pair => areNeighbours(pair) && limit(pair[0]) !== limit(pair[1])))
    expect(ringsIn(dividingPath(limit))).toEqual([
      [...line.map(({ from }) => from), line.at(-1)?.to ?? 'romsey'].map(cornerPoint),
    ])
  })

  test('THD-2.6.a one line from the northern edge to the Channel parts the Luftflotten, others the regions', () => {
    const [line = [], ...more] = dividingLines(id => String(specOf(id).region === 'lf3'))
    expect(more).toEqual([])
    expect([line[0]?.from, line.at(-1)?.to].sort()).toEqual(['bicester', 'shoreham'])
    const sides = dividingLines(id => specOf(id).region)
      .flat()
      .map(sideName)
    const parted = pairs.filter(
      pair => areNeighbours(pair) && specOf(pair[0]).region !== specOf(pair[1]).region,
    )
    expect([...sides].sort()).toEqual(parted.flatMap(([a, b]) => sharedSides(a, b).map(sideName)).sort())
  })
})

describe('what stands on the map', () => {
  test('everything is inside the frame', () => {
    const isOutside = ({ x, y }: Point): boolean => x < 0 || y < 0 || x > VIEW.width || y > VIEW.height
    const stops = Object.values(TRACKS).flatMap(track => track.spaces)
    expect([...stops, ...LETTERING, ...sites.map(({ site }) => site)].filter(isOutside)).toEqual([])
  })

  test('THD-2.4.a every space has ground to stand on, and its heart lies in it', () => {
    for (const id of SPACE_IDS) {
      expect(groundOf(id).length, id).toBeGreaterThan(10)
      expect(
        groundOf(id).every(place => isInSpace(place, id)),
        id,
      ).toBe(true)
      expect(isInSpace(heartOf(id), id), id).toBe(true)
      expect(groundOf(id)[0]).toEqual(heartOf(id))
    }
  })

  test('every target has a place of its own, in its space or within reach of it', () => {
    const steps = [0, 14, -14]
    for (const { target, site } of sites) {
      expect(isKnownTarget(target.id), target.id).toBe(true)
      const reach = steps.flatMap(dx => steps.map(dy => ({ x: site.x + dx, y: site.y + dy })))
      expect(
        reach.some(point => isInSpace(point, target.space)),
        target.id,
      ).toBe(true)
    }
    expect(new Set(sites.map(({ site: { x, y } }) => `${x} ${y}`)).size).toBe(sites.length)
  })

  test('a target that the map does not know stands in the middle of its space', () => {
    expect(siteOf('salisbury-city', '4/10b')).toEqual(heartOf('4/10b'))
    expect(isKnownTarget('salisbury-city')).toBe(false)
  })

  test('the sheet is one picture for each theme, with every space of the pack tinted in it', () => {
    const [day, night] = [sheet('standard', 'day'), sheet('standard', 'night')]
    expect(day).not.toBe(night)
    for (const picture of [day, night]) {
      expect(picture).toMatch(/^<svg [^>]*>.*<\/svg>$/)
      expect(picture).not.toMatch(/NaN|undefined/)
      for (const id of SPACE_IDS) expect(picture).toContain(AREAS[id])
    }
  })

  test('THD-2.7.a each coast track leads down to space 1 and points at its entry space', () => {
    expect(Object.keys(TRACKS)).toEqual(tracks.map(({ id }) => id))
    for (const { id, length, entry } of tracks) {
      const { spaces: steps = [], head = '' } = TRACKS[id] ?? {}
      expect(
        steps.map(({ number }) => number),
        id,
      ).toEqual([3, 2, 1].slice(-length))
      const [tip, last] = [firstOf(head), steps.at(-1) ?? firstOf(head)]
      const ahead = 25 / Math.hypot(tip.x - last.x, tip.y - last.y)
      const beyond = { x: tip.x + (tip.x - last.x) * ahead, y: tip.y + (tip.y - last.y) * ahead }
      expect(isInSpace(beyond, entry), `${id} points at ${entry}`).toBe(true)
      expect(
        steps.filter(step => spaces.some(space => isInSpace(step, space.id))),
        id,
      ).toEqual([])
    }
  })

  test('every movement and recovery arrow of the pack starts in its space and ends in the next', () => {
    const arrows = spaces.flatMap(({ id, arrow, arrowLondon, recovery }) =>
      [arrow, arrowLondon, recovery].flatMap(to => (to === undefined ? [] : [[id, to] as const])),
    )
    expect(arrows.length).toBeGreaterThan(0)
    for (const [from, to] of arrows) {
      const { shaft = '', head = '' } = arrowBetween(from, to) ?? {}
      expect(isInSpace(firstOf(shaft.replace('Q', 'L')), from), `${from} to ${to} starts`).toBe(true)
      expect(isInSpace(firstOf(head), to), `${from} to ${to} ends`).toBe(true)
    }
  })

  test('no arrow leads over a corner', () => {
    expect(arrowBetween('1/11c', '2/11a')).toBeUndefined()
  })
})
