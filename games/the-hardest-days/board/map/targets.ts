import { PLATES } from './boxes.ts'
import { type LonLat, type Point, project } from './projection.ts'
import type { SpaceId } from './subdivision.ts'

/** Which side of its symbol a name is written on; `none` beside a symbol of the same town that has the name. */
type Side =
  | 'left'
  | 'right'
  | 'above'
  | 'below'
  | 'above-left'
  | 'above-right'
  | 'below-left'
  | 'below-right'
  | 'none'

export interface Site extends Point {
  /** Where the name is written; `y` is its middle. */
  readonly name?: Point & { readonly anchor: 'start' | 'middle' | 'end' }
}

/** Half the side of a target's symbol, and the size of its name. */
export const TARGET = { radius: 8, fontSize: 14.6 } as const

/**
 * Where targets stand, by town, or by target id where one town has several. A few are moved off the true place to keep
 * clear of the boxes or to stand in the space that owns them.
 */
const SITES: Readonly<Record<string, readonly [...LonLat, Side]>> = {
  // 12 Group, Suffolk, Essex
  duxford: [0.119, 52.02, 'left'],
  martlesham: [1.271, 52.02, 'left'],
  bawdsey: [1.399, 51.984, 'right'],
  debden: [0.27, 51.99, 'right'],
  'north-weald': [0.133, 51.71, 'left'],
  harwich: [1.251, 51.925, 'right'],
  canewdon: [0.76, 51.69, 'right'],
  hatfield: [-0.23, 51.76, 'right'],
  stanmore: [-0.27, 51.695, 'below'],
  uxbridge: [-0.5, 51.527, 'left'],
  northolt: [-0.42, 51.563, 'left'],
  // London and the Thames
  london: [-0.12, 51.555, 'right'],
  'london-docks': [-0.12, 51.515, 'right'],
  woolwich: [0.015, 51.44, 'left'],
  hornchurch: [0.308, 51.682, 'right'],
  thameshaven: [0.593, 51.457, 'left'],
  rochford: [0.71, 51.591, 'above-right'],
  sheerness: [0.672, 51.444, 'below'],
  rochester: [0.583, 51.358, 'left'],
  eastchurch: [0.87, 51.39, 'left'],
  // Kent
  manston: [1.341, 51.335, 'left'],
  ramsgate: [1.42, 51.33, 'right'],
  foreness: [1.42, 51.39, 'right'],
  canterbury: [1.08, 51.28, 'right'],
  'dover-port': [1.31, 51.12, 'left'],
  'dover-radar': [1.36, 51.161, 'left'],
  hawkinge: [1.1, 51.1, 'left'],
  lympne: [1.02, 51.08, 'left'],
  folkestone: [1.196, 51.079, 'right'],
  'west-malling': [0.494, 51.236, 'right'],
  'biggin-hill': [0.03, 51.368, 'right'],
  // Surrey, Sussex
  kenley: [-0.081, 51.342, 'left'],
  croydon: [-0.12, 51.382, 'left'],
  rye: [0.71, 50.945, 'right'],
  pevensey: [0.345, 50.822, 'right'],
  newhaven: [0.08, 50.785, 'right'],
  brighton: [-0.14, 50.83, 'right'],
  truleigh: [-0.236, 50.869, 'below'],
  weybridge: [-0.5, 51.365, 'above'],
  farnborough: [-0.78, 51.32, 'left'],
  odiham: [-0.948, 51.275, 'right'],
  tangmere: [-0.709, 50.776, 'left'],
  ford: [-0.59, 50.82, 'right'],
  // Solent, 10 Group
  gosport: [-1.199, 50.829, 'above'],
  portsmouth: [-1.081, 50.819, 'below'],
  'southampton-port': [-1.313, 50.939, 'right'],
  'southampton-industry': [-1.399, 50.939, 'none'],
  poling: [-1.2, 50.63, 'left'],
  worth: [-2.049, 50.611, 'right'],
  portland: [-2.44, 50.56, 'below'],
  warmwell: [-2.341, 50.69, 'right'],
  'middle-wallop': [-1.6, 51.139, 'right'],
  andover: [-1.341, 51.23, 'left'],
  reading: [-0.97, 51.45, 'left'],
}

const OFF = TARGET.radius + 3

function nameAt({ x, y }: Point, side: Exclude<Side, 'none'>): NonNullable<Site['name']> {
  if (side === 'left') return { x: x - OFF, y, anchor: 'end' }
  if (side === 'right') return { x: x + OFF, y, anchor: 'start' }
  const row = side.startsWith('above') ? y - OFF - 5 : y + OFF + 5
  if (side.endsWith('-left')) return { x: x + OFF, y: row, anchor: 'end' }
  if (side.endsWith('-right')) return { x: x - OFF, y: row, anchor: 'start' }
  return { x, y: row, anchor: 'middle' }
}

const townOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('-')))

export const isKnownTarget = (id: string): boolean => id in SITES || townOf(id) in SITES

/** Where a target of a space is drawn. One that the map does not know stands below the boxes of its space. */
export function siteOf(id: string, space: SpaceId): Site | undefined {
  const known = SITES[id] ?? SITES[townOf(id)]
  if (known !== undefined) {
    const [lon, lat, side] = known
    const point = project([lon, lat])
    return side === 'none' ? point : { ...point, name: nameAt(point, side) }
  }
  const frame = PLATES[space]?.frame
  if (frame === undefined) return undefined
  const point = { x: frame.x + OFF, y: frame.y + frame.height + OFF }
  return { ...point, name: nameAt(point, 'right') }
}
