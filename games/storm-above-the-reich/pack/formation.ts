import type { ElementNo, PlaceNo, SpaceNo } from '../state.ts'
import { type BoxId, type FormationMap, type Link, POSITIONS, type Position, type Vector } from './types.ts'

/** A formation map with its geometry reckoned out (SR-Q-50). */
export interface Formation {
  readonly map: FormationMap
  readonly spaces: readonly Space[]
  readonly places: readonly Place[]
  readonly elements: readonly ElementPlan[]
  /** The moves out of a box. */
  linksFrom(box: BoxId): readonly Link[]
  /** SR-Q-38 Boxes next to a box for escorts: along arrows, both ways, and along the way back from a break away. */
  adjacent(box: BoxId): readonly BoxId[]
  /** The space at a cell; undefined where there is none. */
  spaceAt(a: number, b: number): SpaceNo | undefined
  spaceNamed(id: string): SpaceNo
  placeNamed(bomber: string): PlaceNo
}

export interface Space {
  readonly no: SpaceNo
  readonly id: string
  readonly a: number
  readonly b: number
  readonly level: number
  readonly notes: FormationMap['spaces'][number]['notes']
  /** Elements it belongs to: none, one, or two in an overlap. */
  readonly elements: readonly ElementNo[]
  /** Places on its corners. */
  readonly places: readonly PlaceNo[]
  /** The place ahead of a fighter that came from a position. */
  readonly ahead: Readonly<Record<Position, PlaceNo | undefined>>
  /** Spaces that share an edge or a corner. */
  readonly near: readonly SpaceNo[]
  /** Spaces that share an edge. */
  readonly beside: readonly SpaceNo[]
  /** SR-MAP-11 On the border of the formation. */
  readonly edge: boolean
}

export interface Place {
  readonly no: PlaceNo
  readonly id: string
  readonly p: number
  readonly q: number
  readonly elements: readonly ElementNo[]
  /** The space a fighter is placed in, by the position it came from: front, right, rear, left. */
  readonly from: Readonly<Record<Position, SpaceNo>>
  readonly spaces: readonly SpaceNo[]
}

export interface ElementPlan {
  readonly no: ElementNo
  readonly id: string
  readonly name: string
  readonly spaces: readonly SpaceNo[]
  readonly places: readonly PlaceNo[]
  readonly diagram: string
  readonly centre: Vector
}

/** From a bomber's intersection to the cell that faces a position. */
export const FACING: Readonly<Record<Position, Vector>> = {
  nose: [0, 0],
  right: [0, -1],
  tail: [-1, -1],
  left: [-1, 0],
}

/** SR-Q-50 The way toward a position. */
export const TOWARD: Readonly<Record<Position, Vector>> = {
  nose: [1, 1],
  right: [1, -1],
  tail: [-1, -1],
  left: [-1, 1],
}

export const OPPOSITE: Readonly<Record<Position, Position>> = {
  nose: 'tail',
  right: 'left',
  tail: 'nose',
  left: 'right',
}

export function formationOf(map: FormationMap): Formation {
  const cells = new Map(map.spaces.map(({ a, b }, no) => [`${a}.${b}`, no]))
  const names = new Map(map.spaces.map(({ id }, no) => [id, no]))
  const bombers = new Map(map.bombers.map(({ id }, no) => [id, no]))
  const corners = new Map(map.bombers.map(({ p, q }, no) => [`${p}.${q}`, no]))
  const spaceAt = (a: number, b: number): SpaceNo | undefined => cells.get(`${a}.${b}`)
  const spaceNamed = (id: string): SpaceNo => known(names.get(id), `space '${id}'`, map)
  const placeNamed = (id: string): PlaceNo => known(bombers.get(id), `bomber '${id}'`, map)

  const elements = map.elements.map(({ id, name, spaces, bombers, diagram, centre }, no): ElementPlan => {
    return { no, id, name, spaces: spaces.map(spaceNamed), places: bombers.map(placeNamed), diagram, centre }
  })
  const placeAt = (a: number, b: number, position: Position): PlaceNo | undefined => {
    const [da, db] = FACING[position]
    return corners.get(`${a - da}.${b - db}`)
  }
  const spaces = map.spaces.map(({ id, a, b, level, notes }, no): Space => {
    const ahead = Object.fromEntries(
      POSITIONS.map(position => [position, placeAt(a, b, position)]),
    ) as Space['ahead']
    const beside = around(a, b, BESIDE, spaceAt)
    const near = around(a, b, NEAR, spaceAt)
    return {
      no,
      id,
      a,
      b,
      level,
      notes,
      elements: elements.filter(one => one.spaces.includes(no)).map(one => one.no),
      places: POSITIONS.map(position => ahead[position]).filter(place => place !== undefined),
      ahead,
      near,
      beside,
      edge: beside.length < BESIDE.length,
    }
  })
  const places = map.bombers.map(({ id, p, q }, no): Place => {
    const from = Object.fromEntries(
      POSITIONS.map(position => {
        const [da, db] = FACING[position]
        return [position, known(spaceAt(p + da, q + db), `space ${p + da}.${q + db} of ${id}`, map)]
      }),
    ) as Place['from']
    return {
      no,
      id,
      p,
      q,
      elements: elements.filter(one => one.places.includes(no)).map(one => one.no),
      from,
      spaces: POSITIONS.map(position => from[position]),
    }
  })

  const links = new Map<BoxId, Link[]>()
  for (const link of map.links) links.set(link.from, [...(links.get(link.from) ?? []), link])
  const adjacent = adjacencyOf(map)
  return {
    map,
    spaces,
    places,
    elements,
    linksFrom: box => links.get(box) ?? NO_LINKS,
    adjacent: box => adjacent.get(box) ?? NO_BOXES,
    spaceAt,
    spaceNamed,
    placeNamed,
  }
}

const NO_LINKS: readonly Link[] = []
const NO_BOXES: readonly BoxId[] = []

const BESIDE: readonly Vector[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
const NEAR: readonly Vector[] = [...BESIDE, ...POSITIONS.map(position => TOWARD[position])]

function around(
  a: number,
  b: number,
  ways: readonly Vector[],
  spaceAt: (a: number, b: number) => SpaceNo | undefined,
): SpaceNo[] {
  return ways.map(([da, db]) => spaceAt(a + da, b + db)).filter(space => space !== undefined)
}

function adjacencyOf({ links }: FormationMap): ReadonlyMap<BoxId, readonly BoxId[]> {
  const adjacent = new Map<BoxId, BoxId[]>()
  const join = (one: BoxId, other: BoxId) => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const boxes = adjacent.get(from) ?? []
      if (!boxes.includes(to)) adjacent.set(from, [...boxes, to])
    }
  }
  for (const { from, to, by } of links) if (by === 'arrow') join(from, to)
  for (const position of POSITIONS)
    for (const hand of ['high', 'low'] as const) {
      join(`${position}/return/${hand}`, `${position}/${hand}`)
      join(`${position}/evasive/${hand}`, `${position}/return/${hand}`)
    }
  return adjacent
}

function known<T>(found: T | undefined, what: string, { id }: FormationMap): T {
  if (found === undefined) throw new Error(`Map ${id} has no ${what}`)
  return found
}
