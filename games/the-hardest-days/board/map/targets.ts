import { heartOf } from './areas.ts'
import { type LonLat, type Point, project } from './projection.ts'
import type { SpaceId } from './subdivision.ts'

/**
 * Where targets stand on the sheet, by town, or by target id where one town has several. A few are moved off the true place to
 * stand clear of each other, or in the space that owns them.
 */
const SITES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  // 12 Group, Suffolk, Essex
  duxford: [523, 92],
  martlesham: [855, 84],
  bawdsey: [888, 112],
  debden: [572, 112],
  'north-weald': [528, 229],
  harwich: [868, 150],
  canewdon: [716, 246],
  hatfield: [421, 212],
  stanmore: [412, 252],
  uxbridge: [326, 302],
  northolt: [359, 300],
  // London and the Thames
  london: [440, 312],
  'london-docks': [478, 330],
  woolwich: [511, 351],
  hornchurch: [549, 312],
  thameshaven: [620, 358],
  rochford: [700, 296],
  sheerness: [708, 370],
  rochester: [644, 392],
  // Kent
  manston: [873, 403],
  ramsgate: [898, 416],
  foreness: [892, 377],
  canterbury: [838, 450],
  'dover-port': [876, 502],
  'dover-radar': [880, 476],
  hawkinge: [805, 513],
  folkestone: [838, 522],
  'west-malling': [668, 452],
  'biggin-hill': [505, 404],
  // Surrey, Sussex
  kenley: [470, 425],
  croydon: [466, 390],
  rye: [718, 574],
  pevensey: [632, 614],
  newhaven: [501, 642],
  truleigh: [420, 606],
  weybridge: [340, 400],
  farnborough: [290, 430],
  odiham: [236, 452],
  tangmere: [292, 626],
  // Solent, 10 Group
  gosport: [208, 620],
  portsmouth: [220, 642],
  'southampton-port': [162, 604],
  'southampton-industry': [142, 600],
  poling: [170, 690],
  worth: [70, 704],
  portland: [24, 706],
  warmwell: [34, 668],
  'middle-wallop': [121, 496],
  andover: [176, 430],
}

/** Towns that a player's own pack may name. */
const TOWNS: Readonly<Record<string, LonLat>> = {
  brighton: [-0.14, 50.83],
  eastchurch: [0.87, 51.39],
  ford: [-0.59, 50.82],
  lympne: [1.02, 51.08],
  reading: [-0.97, 51.45],
}

const townOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('-')))

const knownSite = (id: string): Point | undefined => {
  const at = SITES[id] ?? SITES[townOf(id)]
  const town = TOWNS[townOf(id)]
  return at ? { x: at[0], y: at[1] } : town && project(town)
}

export const isKnownTarget = (id: string): boolean => knownSite(id) !== undefined

/** Where a target of a space is drawn. One that the map does not know stands in the middle of its space. */
export const siteOf = (id: string, space: SpaceId): Point => knownSite(id) ?? heartOf(space)
