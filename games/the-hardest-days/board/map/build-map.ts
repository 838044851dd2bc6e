/**
 * Makes coast.generated.ts, and the kit's file of the same name, from Natural Earth's land at 1:10 million:
 * `npx tsx games/the-hardest-days/board/map/build-map.ts`, after a change of projection.ts or subdivision.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoIdentity, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { type Point, project, VIEW } from './projection.ts'
import { COAST, type CoastCorner, SPACE_IDS, sideName, sidesOf } from './subdivision.ts'

/** Land is drawn a little beyond the frame, so that its outline does not show along the edge. */
const MARGIN = 30
/** Detail smaller than this, in map units, is left out. */
const TOLERANCE = 0.35
/** The same in degrees, for maps that are drawn by another projection. */
const TOLERANCE_IN_DEGREES = 0.006

type Topology = Parameters<typeof feature>[0]
type Position = number[]
type Ring = readonly Position[]

const toPoint = ([lon = 0, lat = 0]: Position): Point => project([lon, lat])

const isNear = ([lon = 0, lat = 0]: Position): boolean => lon > -2.9 && lon < 3 && lat > 49.3 && lat < 52.5

function outlinesOf(file: string, isWanted: (at: Position) => boolean): readonly Ring[] {
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const land = topology.objects.land
  if (land === undefined) throw new Error(`${file} has no land`)
  const found = feature(topology, land)
  const polygons = ('features' in found ? found.features : [found]).flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates]
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  })
  return polygons.flatMap(rings => rings.slice(0, 1)).filter(ring => ring.some(isWanted))
}

/** The smallest ring that passes there: an island before the mainland near it. */
function outlineAt(outlines: readonly Ring[], name: string, [lon, lat]: readonly [number, number]): Ring {
  const isThere = ([x = 0, y = 0]: Position): boolean => Math.abs(x - lon) < 0.05 && Math.abs(y - lat) < 0.05
  const [ring] = outlines.filter(outline => outline.some(isThere)).sort((a, b) => a.length - b.length)
  if (ring === undefined) throw new Error(`${name} is not in the atlas`)
  return ring
}

const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function offLine(p: Point, a: Point, b: Point): number {
  const length = gap(a, b)
  return length === 0 ? gap(p, a) : Math.abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / length
}

/** Douglas-Peucker. */
function simplify(points: readonly Point[], tolerance = TOLERANCE): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 3) return points
  let worst = 0
  let at = 0
  for (const [i, point] of points.entries()) {
    const off = offLine(point, first, last)
    if (off > worst) {
      worst = off
      at = i
    }
  }
  if (worst <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(at), tolerance),
  ]
}

const ATLAS = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
const outlines = outlinesOf(ATLAS, isNear)
const britain = outlineAt(outlines, 'Britain', [1.42, 51.39])
const wight = outlineAt(outlines, 'the Isle of Wight', [-1.3, 50.58])
const hayling = outlineAt(outlines, 'Hayling Island', [-0.98, 50.8])
const france = outlines.filter(ring => ring !== britain && ring.some(([, lat = 0]) => lat < 50))
const england = outlines.filter(ring => !france.includes(ring))

/** Index of the point of the British shore nearest to each corner. */
const landfall = Object.fromEntries(
  Object.entries(COAST).map(([name, place]) => {
    const corner = project(place)
    const far = (i: number): number => gap(toPoint(britain[i] ?? []), corner)
    const [nearest] = [...britain.keys()].sort((a, b) => far(a) - far(b))
    return [name, nearest ?? 0]
  }),
) as Record<CoastCorner, number>

/** A ring with less detail, but with all corners of spaces, so that spaces and land have the same shore. */
function thinned(ring: Ring): readonly Point[] {
  const corners = ring === britain ? Object.values(landfall) : []
  const stops = [...new Set([0, ...corners, ring.length - 1])].sort((a, b) => a - b)
  return stops.slice(1).flatMap((stop, i) => {
    const line = simplify(ring.slice(stops[i], stop + 1).map(toPoint))
    return i === 0 ? line : line.slice(1)
  })
}

/** All land around: more than The Hardest Days shows. */
const wide = outlinesOf(ATLAS, ([lon = 0, lat = 0]) => lon > -6 && lon < 3.6 && lat > 48.6 && lat < 53.6)
const [britishRings, frenchRings] = [
  wide.filter(ring => ring.every(([lon = 0, lat = 0]) => lat > 49.9 && lon < 2)),
  wide.filter(ring => !ring.every(([lon = 0, lat = 0]) => lat > 49.9 && lon < 2)),
]

const toFrame = geoPath(
  geoIdentity().clipExtent([
    [-MARGIN, -MARGIN],
    [VIEW.width + MARGIN, VIEW.height + MARGIN],
  ]),
).digits(1)

const landPath = (rings: readonly Ring[]): string =>
  rings
    .map(ring => toFrame({ type: 'Polygon', coordinates: [thinned(ring).map(({ x, y }) => [x, y])] }) ?? '')
    .join('')

/** The shore between two corners, in the order of their names. */
function shore(from: CoastCorner, to: CoastCorner): string {
  const [a, b] = [landfall[from], landfall[to]]
  const line = simplify(britain.slice(Math.min(a, b), Math.max(a, b) + 1).map(toPoint))
  const named = from < to === a < b ? line : line.toReversed()
  return named.map(({ x, y }) => `${x} ${y}`).join('L')
}

const isOnCoast = (corner: string): corner is CoastCorner => corner in COAST

const shores: Record<string, string> = {}
for (const side of SPACE_IDS.flatMap(sidesOf)) {
  const { from, to, coast } = side
  if (coast && isOnCoast(from) && isOnCoast(to)) shores[sideName(side)] = shore(from, to)
}

const landfalls = Object.fromEntries(
  Object.entries(landfall).map(([name, i]) => [name, toPoint(britain[i] ?? [])]),
)

writeFileSync(
  new URL('coast.generated.ts', import.meta.url),
  `// Made by build-map.ts from Natural Earth (public domain). Do not edit.
import type { Point } from './projection.ts'
import type { CoastCorner } from './subdivision.ts'

export const LAND = ${JSON.stringify(landPath(england))}

export const FRANCE = ${JSON.stringify(landPath(france))}

export const WIGHT = ${JSON.stringify(landPath([wight]))}

export const HAYLING = ${JSON.stringify(landPath([hayling]))}

/** Where the corners on the coast stand. */
export const LANDFALLS: Readonly<Record<CoastCorner, Point>> = ${JSON.stringify(landfalls, undefined, 2)}

/** The coast between two corners, by the name of the side and in the order of its corners' names. */
export const SHORES: Readonly<Record<string, string>> = ${JSON.stringify(shores, undefined, 2)}
`,
)

/** The shores of southern Britain and of France in degrees: one string for each, `lon lat lon lat …`. */
const inDegrees = geoPath(
  geoIdentity().clipExtent([
    [-6, 48.6],
    [3.6, 53.6],
  ]),
).digits(3)

function shoresOf(rings: readonly Ring[]): readonly string[] {
  return rings
    .map(ring =>
      simplify(
        ring.map(([x = 0, y = 0]) => ({ x, y })),
        TOLERANCE_IN_DEGREES,
      ),
    )
    .filter(ring => ring.length > 5)
    .flatMap(ring =>
      (inDegrees({ type: 'Polygon', coordinates: [ring.map(({ x, y }) => [x, y])] }) ?? '').split('M'),
    )
    .filter(line => line !== '')
    .map(line => line.replace('Z', '').replaceAll(/[L,]/g, ' '))
}

writeFileSync(
  new URL('../../../../kit/drawn/coast.generated.ts', import.meta.url),
  `// Made by games/the-hardest-days/board/map/build-map.ts from Natural Earth (public domain). Do not edit.

/** Shores in degrees, each ring as \`lon lat lon lat …\`. */
export const BRITAIN: readonly string[] = ${JSON.stringify(shoresOf(britishRings), undefined, 2)}

export const FRANCE: readonly string[] = ${JSON.stringify(shoresOf(frenchRings), undefined, 2)}
`,
)
