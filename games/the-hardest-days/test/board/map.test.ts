import { describe, expect, test } from 'vitest'
import { cornerPoint, cornersOf, dividingLines, sharedSides } from '../../board/map/borders.ts'
import {
  arrowBetween,
  BOX_NAMES,
  CARTOUCHE,
  dividingPath,
  LETTERING,
  type Point,
  REGIONS,
  type Rect,
  type Site,
  SPACE_IDS,
  SPACES,
  type SpaceId,
  siteOf,
  TARGET,
  TRACK_RADIUS,
  TRACKS,
  VIEW,
} from '../../board/map/index.ts'
import { type Side, sideName, sidesOf } from '../../board/map/subdivision.ts'
import { isKnownTarget } from '../../board/map/targets.ts'
import { spaces, targets, tracks } from '../../pack/map.ts'
import type { TargetSpec } from '../../pack/types.ts'

type Named = readonly [name: string, rect: Rect]
type Ring = readonly Point[]

const pairs = SPACE_IDS.flatMap((a, i) => SPACE_IDS.slice(i + 1).map((b): [SpaceId, SpaceId] => [a, b]))

function specOf(id: SpaceId) {
  const spec = spaces.find(space => space.id === id)
  if (spec === undefined) throw new Error(`the pack has no ${id}`)
  return spec
}

function drawnOf(id: SpaceId) {
  const drawn = SPACES[id]
  if (drawn === undefined) throw new Error(`the map has no ${id}`)
  return drawn
}

const areNeighbours = ([a, b]: [SpaceId, SpaceId]): boolean => specOf(a).neighbours.includes(b)

/** The rings of a path of straight lines. */
const ringsIn = (path: string): Ring[] =>
  path
    .split('M')
    .filter(part => part !== '')
    .map(part =>
      part
        .replace('Z', '')
        .split('L')
        .map(pair => {
          const [x = Number.NaN, y = Number.NaN] = pair.split(/[ ,]/).map(Number)
          return { x, y }
        }),
    )

function firstOf(path: string): Point {
  const point = ringsIn(path)[0]?.[0]
  if (point === undefined) throw new Error(`no point in ${path}`)
  return point
}

const edges = (ring: Ring): [Point, Point][] =>
  ring.map((to, i): [Point, Point] => [ring.at(i - 1) ?? to, to])

const isIn = ({ x, y }: Point, ring: Ring): boolean =>
  edges(ring).filter(([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
    .length %
    2 ===
  1

const rings = new Map(SPACE_IDS.map(id => [id, ringsIn(drawnOf(id).area)]))
const isInSpace = (point: Point, id: SpaceId): boolean =>
  (rings.get(id) ?? []).some(ring => isIn(point, ring))

const overlap = ([, a]: Named, [, b]: Named): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const around = ({ x, y }: Point, radius: number): Rect => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})

function textRect({ x, y }: Point, anchor: 'start' | 'middle' | 'end', text: string, size: number): Rect {
  const width = text.length * size * 0.54
  return { x: x - { start: 0, middle: 0.5, end: 1 }[anchor] * width, y: y - size / 2, width, height: size }
}

const sites = targets.map(target => {
  const site = siteOf(target.id, target.space)
  if (site === undefined) throw new Error(`no site for ${target.id}`)
  return { target, site }
})

function nameOf({ id, name, net }: TargetSpec, site: Site): Named[] {
  if (site.name === undefined) return []
  const text = `${name} ${net ?? ''}`.trim()
  return [[`${id} name`, textRect(site.name, site.name.anchor, text, TARGET.fontSize)]]
}

const isAirfieldBox = (name: string): boolean => name === 'READY' || name === 'SCRAMBLE'

const boxes = spaces.flatMap(({ id, airfield }) =>
  BOX_NAMES.filter(name => airfield !== undefined || !isAirfieldBox(name)).map(
    (name): Named => [`${id} ${name}`, drawnOf(id).boxes[name]],
  ),
)

/** Everything that is written or laid on the map, and must be readable there. */
const things: readonly Named[] = [
  ...boxes,
  ['cartouche', CARTOUCHE],
  ...spaces.map(({ id }): Named => {
    const longest = id.split(' ').sort((a, b) => b.length - a.length)[0] ?? id
    return [`${id} label`, textRect(drawnOf(id).label, 'middle', longest, 17)]
  }),
  ...sites.flatMap(({ target, site }): Named[] => [
    [`${target.id} symbol`, around(site, TARGET.radius)],
    ...nameOf(target, site),
  ]),
  ...Object.entries(TRACKS).flatMap(([id, track]): Named[] => [
    ...track.spaces.map((space): Named => [`${id} ${space.number}`, around(space, TRACK_RADIUS)]),
    [`${id} label`, around(track.label, 16)],
  ]),
  ...Object.entries(REGIONS).flatMap(([id, { label, weather, chits }]): Named[] => [
    [`${id} weather`, weather],
    [`${id} name`, textRect(label, 'middle', id, 16)],
    ...chits.map((chit, i): Named => [`${id} chit ${i}`, chit]),
  ]),
]

describe('borders', () => {
  test('the map has the spaces of the pack', () => {
    expect([...SPACE_IDS].sort()).toEqual(spaces.map(({ id }) => id).sort())
    expect(Object.keys(SPACES).sort()).toEqual([...SPACE_IDS].sort())
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
    const poling = siteOf('poling-radar', '1/11b')
    const [mainland = [], ...islands] = rings.get('1/11b') ?? []
    expect(poling && isIn(poling, mainland)).toBe(false)
    expect(islands.filter(ring => poling && isIn(poling, ring))).toHaveLength(1)
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
    const isOutside = ([, { x, y, width, height }]: Named): boolean =>
      x < 0 || y < 0 || x + width > VIEW.width || y + height > VIEW.height
    const letters = LETTERING.map(
      (word): Named => [word.text, textRect(word, 'middle', word.text, word.size)],
    )
    expect([...things, ...letters].filter(isOutside)).toEqual([])
  })

  test('no box, symbol, name, label or track space covers another', () => {
    const covered = things.flatMap((a, i) =>
      things.slice(i + 1).flatMap(b => (overlap(a, b) ? [`${a[0]} / ${b[0]}`] : [])),
    )
    expect(covered).toEqual([])
  })

  test('THD-2.4.a THD-2.4.b boxes stand one above the other in their space, or at sea with a leader that ends in it', () => {
    for (const { id } of spaces) {
      const { leader, boxes: drawn } = drawnOf(id)
      const middle = { x: drawn.MED.x + drawn.MED.width / 2, y: drawn.MED.y + drawn.MED.height / 2 }
      const place = leader === undefined ? middle : ringsIn(leader)[0]?.at(-1)
      expect(place && isInSpace(place, id), id).toBe(true)
      expect(drawn.HIGH.y < drawn.MED.y && drawn.MED.y < drawn.LOW.y, id).toBe(true)
      expect(drawn.SCRAMBLE.y < drawn.READY.y, id).toBe(true)
    }
  })

  test('every target has a place of its own, in its space or within reach of it', () => {
    const steps = [0, 12, -12]
    for (const { target, site } of sites) {
      expect(isKnownTarget(target.id), target.id).toBe(true)
      const reach = steps.flatMap(dx => steps.map(dy => ({ x: site.x + dx, y: site.y + dy })))
      expect(
        reach.some(point => isInSpace(point, target.space)),
        target.id,
      ).toBe(true)
    }
  })

  test('every target has its name, except where one town has two: then the name stands beside both, once', () => {
    const nameless = sites.filter(({ site }) => site.name === undefined)
    expect(nameless.map(({ target }) => target.id)).toEqual(['southampton-industry'])
    for (const { target, site } of nameless) {
      const twin = sites.find(other => other.target.name === target.name && other.site.name !== undefined)
      expect(twin && Math.hypot(twin.site.x - site.x, twin.site.y - site.y)).toBeLessThan(30)
    }
  })

  test('a target that the map does not know stands below the boxes of its space', () => {
    const { frame } = drawnOf('4/10b')
    expect(siteOf('salisbury-city', '4/10b')?.y).toBe(frame.y + frame.height + TARGET.radius + 3)
    expect(isKnownTarget('salisbury-city')).toBe(false)
    expect(siteOf('salisbury-city', '9/9z')).toBeUndefined()
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
