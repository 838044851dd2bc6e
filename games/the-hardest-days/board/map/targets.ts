import { PLATES } from './boxes.ts'
import { type LonLat, type Point, project } from './projection.ts'
import type { SpaceId } from './subdivision.ts'

/** Which side of its symbol a name is written on. */
type Side = 'left' | 'right' | 'above' | 'below' | 'below-left'

export interface Site extends Point {
  /** Where the name is written; `y` is its middle. */
  readonly name: Point & { readonly anchor: 'start' | 'middle' | 'end' }
}

/** Half the side of a target's symbol, and the size of its name. */
export const TARGET = { radius: 8, fontSize: 13 } as const

/**
 * Where targets stand, by town, or by target id where one town has several. A few are moved off the true place to keep
 * clear of the boxes or to stand in the space that owns them.
 */
const SITES: Readonly<Record<string, readonly [...LonLat, Side]>> = {
  // 12 Group, Suffolk, Essex
  duxford: [0.12, 52.035, 'left'],
  martlesham: [1.27, 52.03, 'left'],
  bawdsey: [1.4, 51.975, 'left'],
  debden: [0.27, 51.99, 'right'],
  'north-weald': [0.15, 51.7, 'right'],
  harwich: [1.25, 51.925, 'right'],
  canewdon: [0.76, 51.69, 'right'],
  hatfield: [-0.23, 51.76, 'right'],
  stanmore: [-0.27, 51.695, 'right'],
  uxbridge: [-0.5, 51.53, 'left'],
  northolt: [-0.42, 51.56, 'left'],
  // London and the Thames
  london: [-0.12, 51.555, 'right'],
  'london-docks': [-0.12, 51.515, 'right'],
  woolwich: [0.015, 51.44, 'left'],
  hornchurch: [0.31, 51.655, 'right'],
  thameshaven: [0.593, 51.492, 'below-left'],
  rochford: [0.71, 51.59, 'below'],
  sheerness: [0.685, 51.445, 'below'],
  rochester: [0.582, 51.365, 'right'],
  eastchurch: [0.87, 51.39, 'left'],
  // Kent
  manston: [1.34, 51.34, 'left'],
  ramsgate: [1.42, 51.33, 'right'],
  foreness: [1.42, 51.39, 'right'],
  canterbury: [1.08, 51.28, 'right'],
  'dover-port': [1.31, 51.12, 'right'],
  'dover-radar': [1.36, 51.16, 'right'],
  hawkinge: [1.1, 51.1, 'left'],
  lympne: [1.02, 51.08, 'left'],
  folkestone: [1.18, 51.07, 'right'],
  'west-malling': [0.49, 51.235, 'right'],
  'biggin-hill': [0.03, 51.368, 'right'],
  // Surrey, Sussex
  kenley: [-0.08, 51.33, 'left'],
  croydon: [-0.12, 51.375, 'left'],
  rye: [0.71, 50.945, 'left'],
  pevensey: [0.36, 50.82, 'right'],
  newhaven: [0.08, 50.785, 'left'],
  brighton: [-0.14, 50.83, 'right'],
  truleigh: [-0.235, 50.9, 'above'],
  weybridge: [-0.5, 51.365, 'left'],
  farnborough: [-0.78, 51.32, 'right'],
  odiham: [-0.95, 51.23, 'below'],
  tangmere: [-0.71, 50.82, 'right'],
  ford: [-0.59, 50.82, 'right'],
  // Solent, 10 Group
  gosport: [-1.2, 50.82, 'left'],
  portsmouth: [-1.08, 50.83, 'above'],
  'southampton-port': [-1.37, 50.92, 'right'],
  'southampton-industry': [-1.37, 50.97, 'right'],
  poling: [-1.2, 50.63, 'left'],
  worth: [-2.05, 50.61, 'right'],
  portland: [-2.44, 50.56, 'below'],
  warmwell: [-2.34, 50.69, 'right'],
  'middle-wallop': [-1.6, 51.14, 'left'],
  andover: [-1.34, 51.23, 'below'],
  reading: [-0.97, 51.45, 'left'],
}

const OFF = TARGET.radius + 3

function nameAt({ x, y }: Point, side: Side): Site['name'] {
  switch (side) {
    case 'left':
      return { x: x - OFF, y, anchor: 'end' }
    case 'right':
      return { x: x + OFF, y, anchor: 'start' }
    case 'above':
      return { x, y: y - OFF - 4, anchor: 'middle' }
    case 'below':
      return { x, y: y + OFF + 4, anchor: 'middle' }
    case 'below-left':
      return { x: x + OFF, y: y + OFF + 4, anchor: 'end' }
  }
}

const townOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('-')))

export const isKnownTarget = (id: string): boolean => id in SITES || townOf(id) in SITES

/** Where a target of a space is drawn. One that the map does not know stands below the boxes of its space. */
export function siteOf(id: string, space: SpaceId): Site | undefined {
  const known = SITES[id] ?? SITES[townOf(id)]
  if (known !== undefined) {
    const [lon, lat, side] = known
    const point = project([lon, lat])
    return { ...point, name: nameAt(point, side) }
  }
  const frame = PLATES[space]?.frame
  if (frame === undefined) return undefined
  const point = { x: frame.x + OFF, y: frame.y + frame.height + OFF }
  return { ...point, name: nameAt(point, 'right') }
}
