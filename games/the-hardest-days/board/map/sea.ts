import type { Rect } from './boxes.ts'
import { type LonLat, type Point, project } from './projection.ts'

export interface TrackSpace extends Point {
  readonly number: number
}

/** THD-2.7.a: one coast track. */
export interface Track {
  /** The highest number first, as a raid marker meets them. */
  readonly spaces: readonly TrackSpace[]
  /** From the first space to the entry space, and the arrow head at its end. */
  readonly path: string
  readonly head: string
  /** Where letter and radar nets are written. */
  readonly label: Point
}

export const TRACK_RADIUS = 17

interface Course {
  /** Where the arrow points at. */
  readonly tip: readonly [x: number, y: number]
  /** Track space 1, and the one farthest out. */
  readonly near: readonly [x: number, y: number]
  readonly far: readonly [x: number, y: number]
  readonly label: readonly [x: number, y: number]
  readonly length?: 2 | 3
}

const COURSES: Readonly<Record<string, Course>> = {
  'lf2-east-A': { tip: [1127, 183], near: [1222, 169], far: [1306, 150], label: [1352, 146] },
  'lf2-east-B': { tip: [1212, 312], near: [1266, 308], far: [1350, 296], label: [1350, 332] },
  'lf2-east-C': { tip: [1175, 475], near: [1257, 467], far: [1301, 456], label: [1348, 456], length: 2 },
  'lf2-south-A': { tip: [1076, 582], near: [1137, 634], far: [1164, 715], label: [1164, 750] },
  'lf2-south-B': { tip: [889, 667], near: [900, 707], far: [932, 780], label: [978, 784] },
  'lf2-south-C': { tip: [669, 702], near: [682, 736], far: [710, 808], label: [756, 812] },
  'lf3-A': { tip: [444, 699], near: [455, 736], far: [481, 808], label: [527, 812] },
  'lf3-B': { tip: [273, 742], near: [298, 776], far: [346, 850], label: [391, 854] },
  'lf3-C': { tip: [78, 757], near: [68, 792], far: [50, 864], label: [90, 872] },
}

/** A triangle whose point is at `tip`, seen from `from`. */
export function arrowHead(tip: Point, from: Point, size: number): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y)
  const [dx, dy] = [((tip.x - from.x) / length) * size, ((tip.y - from.y) / length) * size]
  const corner = (side: number): string =>
    `${(tip.x - dx - side * dy * 0.6).toFixed(1)} ${(tip.y - dy + side * dx * 0.6).toFixed(1)}`
  return `M${tip.x} ${tip.y}L${corner(1)}L${corner(-1)}Z`
}

function trackOf({ tip, near, far, label, length = 3 }: Course): Track {
  const spaces = Array.from({ length }, (_, i): TrackSpace => {
    const share = i / (length - 1)
    return {
      number: length - i,
      x: far[0] + (near[0] - far[0]) * share,
      y: far[1] + (near[1] - far[1]) * share,
    }
  })
  return {
    spaces,
    path: `M${far.join(' ')}L${near.join(' ')}L${tip.join(' ')}`,
    head: arrowHead({ x: tip[0], y: tip[1] }, { x: near[0], y: near[1] }, 14),
    label: { x: label[0], y: label[1] },
  }
}

/** By track id: `lf2-east-C`. */
export const TRACKS: Readonly<Record<string, Track>> = Object.fromEntries(
  Object.entries(COURSES).map(([id, course]) => [id, trackOf(course)]),
)

/** What stands at sea for one raid region. */
export interface RegionPlate {
  readonly label: Point
  readonly weather: Rect
  /** Room for the region chits drawn this segment. */
  readonly chits: readonly Rect[]
}

function regionPlate(x: number, y: number): RegionPlate {
  const chit = (n: number): Rect => ({ x: x + 48 + n * 32, y: y + 10, width: 30, height: 30 })
  return {
    label: { x: x + 72, y: y - 6 },
    weather: { x, y: y + 6, width: 44, height: 38 },
    chits: [chit(0), chit(1), chit(2)],
  }
}

/** By region id: `lf2-east`. */
export const REGIONS: Readonly<Record<string, RegionPlate>> = {
  'lf2-east': regionPlate(1240, 50),
  'lf2-south': regionPlate(738, 736),
  lf3: regionPlate(503, 728),
}

/** Title and key, in the free north-west. */
export const CARTOUCHE: Rect = { x: 18, y: 17, width: 488, height: 92 }

/** Words on the map, centred on their point. */
export interface Lettering extends Point {
  readonly text: string
  readonly kind: 'sea' | 'luftflotte' | 'place' | 'town'
  readonly size: number
  readonly angle?: number
  /** Extra room between letters. */
  readonly spacing?: number
  /** Where the town is whose name this is. */
  readonly dot?: Point
}

function town(text: string, ...place: LonLat): Lettering {
  const dot = project(place)
  return { text, kind: 'town', x: dot.x + 8 + text.length * 3, y: dot.y + 4, size: 12, dot }
}

export const LETTERING: readonly Lettering[] = [
  { text: 'English Channel', kind: 'sea', x: 570, y: 868, size: 24, spacing: 6 },
  { text: 'North Sea', kind: 'sea', x: 1310, y: 245, size: 22, spacing: 6 },
  { text: 'Strait of Dover', kind: 'sea', x: 1200, y: 613, size: 12, angle: -32 },
  { text: 'Luftflotte 2', kind: 'luftflotte', x: 1300, y: 750, size: 22 },
  { text: 'Brussels and the Pas de Calais', kind: 'place', x: 1300, y: 771, size: 12 },
  { text: 'Luftflotte 3', kind: 'luftflotte', x: 1075, y: 868, size: 22 },
  { text: 'Paris, Normandy and Brittany', kind: 'place', x: 1075, y: 888, size: 12 },
  town('Calais', 1.86, 50.95),
  town('Boulogne', 1.61, 50.72),
  town('Dieppe', 1.08, 49.92),
  town('Le Havre', 0.13, 49.51),
  town('Cherbourg', -1.62, 49.64),
]
