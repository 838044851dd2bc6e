import type { Point } from './projection.ts'

export interface TrackSpace extends Point {
  readonly number: number
}

/** THD-2.7.a: one coast track. */
export interface Track {
  /** The highest number first, as a raid marker meets them. */
  readonly spaces: readonly TrackSpace[]
  /** Where its arrow points at. */
  readonly tip: Point
  /** From the first space to the entry space, and the arrow head at its end. */
  readonly path: string
  readonly head: string
}

interface Course {
  readonly tip: readonly [x: number, y: number]
  /** Track space 1, and the one farthest out. */
  readonly near: readonly [x: number, y: number]
  readonly far: readonly [x: number, y: number]
  readonly length?: 2 | 3
}

const COURSES: Readonly<Record<string, Course>> = {
  'lf2-east-A': { tip: [884, 166], near: [930, 160], far: [1016, 148] },
  'lf2-east-B': { tip: [938, 290], near: [966, 286], far: [1024, 276] },
  'lf2-east-C': { tip: [912, 430], near: [966, 434], far: [1010, 438], length: 2 },
  'lf2-south-A': { tip: [818, 532], near: [850, 592], far: [904, 704] },
  'lf2-south-B': { tip: [696, 606], near: [712, 660], far: [744, 766] },
  'lf2-south-C': { tip: [506, 652], near: [522, 694], far: [545, 758] },
  'lf3-A': { tip: [338, 652], near: [355, 698], far: [379, 760] },
  'lf3-B': { tip: [202, 696], near: [220, 726], far: [245, 764] },
  'lf3-C': { tip: [68, 706], near: [82, 736], far: [95, 764] },
}

/** A triangle whose point is at `tip`, seen from `from`. */
export function arrowHead(tip: Point, from: Point, size: number): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y)
  const [dx, dy] = [((tip.x - from.x) / length) * size, ((tip.y - from.y) / length) * size]
  const corner = (side: number): string =>
    `${(tip.x - dx - side * dy * 0.45).toFixed(1)} ${(tip.y - dy + side * dx * 0.45).toFixed(1)}`
  return `M${tip.x} ${tip.y}L${corner(1)}L${corner(-1)}Z`
}

function trackOf({ tip: [x, y], near, far, length = 3 }: Course): Track {
  const tip = { x, y }
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
    tip,
    path: `M${far.join(' ')}L${near.join(' ')}L${x} ${y}`,
    head: arrowHead(tip, { x: near[0], y: near[1] }, 13),
  }
}

/** By track id: `lf2-east-C`. */
export const TRACKS: Readonly<Record<string, Track>> = Object.fromEntries(
  Object.entries(COURSES).map(([id, course]) => [id, trackOf(course)]),
)

/** Where the plate of a raid region wants to stand, at sea: by region id. */
export const REGIONS: Readonly<Record<string, Point>> = {
  'lf2-east': { x: 985, y: 62 },
  'lf2-south': { x: 810, y: 788 },
  lf3: { x: 470, y: 718 },
}

/** Where a Luftflotte's plate wants to stand: by its number. */
export const LUFTFLOTTEN: Readonly<Record<2 | 3, Point>> = {
  2: { x: 992, y: 668 },
  3: { x: 464, y: 796 },
}

/** Words printed on the sheet where there is room for them, centred on their point. */
export interface Lettering extends Point {
  readonly text: string
  readonly kind: 'sea' | 'county' | 'range'
  /** Size of its letters to that of a name. */
  readonly size: number
  readonly angle?: number
}

export const LETTERING: readonly Lettering[] = [
  { text: 'English Channel', kind: 'sea', x: 640, y: 752, size: 1.8 },
  { text: 'North Sea', kind: 'sea', x: 996, y: 222, size: 1.6 },
  { text: 'Strait of Dover', kind: 'sea', x: 936, y: 570, size: 1.1, angle: -33 },
  { text: 'Me 109 range', kind: 'range', x: 742, y: 120, size: 1.1 },
  { text: 'ESSEX', kind: 'county', x: 640, y: 176, size: 1.25 },
  { text: 'SUFFOLK', kind: 'county', x: 784, y: 62, size: 1.25 },
  { text: 'SURREY', kind: 'county', x: 284, y: 486, size: 1.25 },
  { text: 'SUSSEX', kind: 'county', x: 456, y: 566, size: 1.25 },
  { text: 'BUCKS', kind: 'county', x: 300, y: 226, size: 1.25 },
  { text: 'HERTS', kind: 'county', x: 454, y: 190, size: 1.25 },
  { text: 'WILTS', kind: 'county', x: 68, y: 360, size: 1.25 },
  { text: 'BERKS', kind: 'county', x: 204, y: 352, size: 1.25 },
  { text: 'KENT', kind: 'county', x: 790, y: 462, size: 1.25 },
]
