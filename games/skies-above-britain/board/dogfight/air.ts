import type { Size } from '@tallyho/kit'
import type { Attitude } from '../../pack/types.ts'
import type { Dogfight, German } from '../../state.ts'
import type { Maneuver } from '../../vocabulary/dogfight.ts'

/** Where everything is in the air of a dogfight, in pixels of the scene. The RAF flies up and to the left. */

export interface At {
  readonly x: number
  readonly y: number
}

export interface Flight extends At {
  /** Degrees; 0 flies up the page. */
  readonly heading: number
  readonly bank: number
}

/** The room of the scene, and who is in it. */
export interface Air extends Size {
  /** All Germans are behind us: on a phone our own fly higher then, and leave the foot to them. */
  readonly behind?: boolean
}

export type Way = Maneuver | 'none' | 'let-go'

export const HEADING = -32

/** Narrower than this it is a phone's: tags are short, and paths have names alone. */
const NARROW = 520

export function isNarrow({ width }: Size): boolean {
  return width < NARROW
}

/** Span of our own aircraft. */
export function spanOf({ width, height }: Size): number {
  return Math.max(48, Math.min(width * 0.118, height * 0.165, 128))
}

/** A point of the scene, by shares of it. */
function at({ width, height }: Size, x: number, y: number): At {
  return { x: Math.round(x * width), y: Math.round(y * height) }
}

/** Offsets in spans, x to the right wing and y to the tail, turned into the heading. */
export function turned(heading: number, span: number, [x, y]: readonly [number, number]): At {
  const turn = (heading * Math.PI) / 180
  return {
    x: span * (x * Math.cos(turn) - y * Math.sin(turn)),
    y: span * (x * Math.sin(turn) + y * Math.cos(turn)),
  }
}

/** SAB-FRM-06 A vic: the leader in front; a fourth flies behind him (SAB-FRM-09). */
const VIC: readonly (readonly [number, number])[] = [
  [0, -0.42],
  [1.02, 0.5],
  [-1.02, 0.5],
  [0.1, 1.75],
]
const BANKS = [-14, -18, -10, -14]
/** Where aircraft are small beside their tags they fly wider apart. */
const APART = { narrow: 1.5, small: 1.25, wide: 1 } as const
const SMALL = 860

function apart(size: Size): number {
  return APART[isNarrow(size) ? 'narrow' : size.width < SMALL ? 'small' : 'wide']
}

/** Where our own fly: the middle of the scene; on a phone a little aside, to leave room for signs. */
export function middleOf(size: Air): At {
  if (!isNarrow(size)) return at(size, 0.5, 0.46)
  return size.behind ? at(size, 0.42, 0.36) : at(size, 0.41, 0.45)
}

export function ownFlight(size: Air, count: number, i: number): Flight {
  const { x, y } = middleOf(size)
  const span = spanOf(size) * apart(size)
  const off = count === 1 ? { x: 0, y: 0 } : turned(HEADING, span, VIC[i] ?? [0, 0])
  return { x: x + off.x, y: y + off.y, heading: HEADING + i * 2, bank: BANKS[i] ?? -14 }
}

type Shares = readonly (readonly [number, number])[]

/** SAB-DOG-10 Where Germans are by their attitude: nose to nose ahead, behind on our tail, before our guns; the more groups, the wider apart. */
const ZONES: Readonly<Record<Attitude, readonly Shares[]>> = {
  'head-on': [
    [[0.17, 0.19]],
    [
      [0.14, 0.19],
      [0.5, 0.17],
    ],
    [
      [0.1, 0.19],
      [0.42, 0.16],
      [0.74, 0.18],
    ],
  ],
  tailing: [
    [[0.6, 0.17]],
    [
      [0.42, 0.17],
      [0.86, 0.19],
    ],
    [
      [0.18, 0.18],
      [0.52, 0.16],
      [0.9, 0.19],
    ],
  ],
  tailed: [
    [[0.65, 0.85]],
    [
      [0.38, 0.87],
      [0.8, 0.85],
    ],
    [
      [0.24, 0.88],
      [0.57, 0.88],
      [0.9, 0.86],
    ],
  ],
}
/** On a phone their names stand over or under them. */
const NARROW_ZONES: Readonly<Record<Attitude, readonly Shares[]>> = {
  'head-on': [
    [[0.18, 0.14]],
    [
      [0.18, 0.14],
      [0.6, 0.12],
    ],
    [
      [0.16, 0.14],
      [0.5, 0.1],
      [0.84, 0.14],
    ],
  ],
  tailing: [
    [[0.6, 0.13]],
    [
      [0.2, 0.14],
      [0.66, 0.13],
    ],
    [
      [0.16, 0.14],
      [0.5, 0.1],
      [0.84, 0.14],
    ],
  ],
  tailed: [
    [[0.66, 0.83]],
    [
      [0.36, 0.86],
      [0.8, 0.83],
    ],
    [
      [0.17, 0.88],
      [0.5, 0.84],
      [0.83, 0.88],
    ],
  ],
}

const FACING: Readonly<Record<Attitude, readonly [heading: number, bank: number]>> = {
  'head-on': [150, 16],
  tailing: [-24, 12],
  tailed: [-38, -20],
}

/** The place of one marker among those of its attitude. */
export function germanFlight(size: Size, { germans }: Pick<Dogfight, 'germans'>, german: German): Flight {
  const alike = germans.filter(({ attitude }) => attitude === german.attitude)
  return zoneFlight(size, german.attitude, alike.indexOf(german), alike.length)
}

export function zoneFlight(size: Size, attitude: Attitude, i: number, of = 1): Flight {
  const all = (isNarrow(size) ? NARROW_ZONES : ZONES)[attitude]
  const zones = all[Math.min(of, all.length) - 1] ?? []
  const [x, y] = zones[i % zones.length] ?? [0.5, 0.5]
  const [heading, bank] = FACING[attitude]
  // More than three of an attitude stand a little behind one another.
  const back = Math.floor(i / zones.length) * 0.09
  return { ...at(size, x, y + back), heading, bank }
}

/** Aircraft of several groups are drawn smaller, so that they stay clear of each other and of their names. */
export function groupSpan(size: Size, { germans }: Pick<Dogfight, 'germans'>, german: German): number {
  const alike = germans.filter(({ attitude }) => attitude === german.attitude).length
  const shrunk = alike > 2 ? 0.62 : alike > 1 ? 0.8 : 1
  return spanOf(size) * (german.strength > 2 ? 0.74 : 0.86) * shrunk
}

/** Where whoever is shot down ends: open ground to the side, clear of our own in the middle and of their tags. */
const CRASHES: Readonly<Record<Attitude | 'ours', readonly [number, number]>> = {
  'head-on': [0.1, 0.56],
  tailing: [0.91, 0.54],
  tailed: [0.91, 0.92],
  ours: [0.82, 0.72],
}

export function crashAt(size: Size, of: Attitude | 'ours', i: number): At {
  const [x, y] = CRASHES[of]
  const inward = x < 0.5 ? 0.055 : -0.055
  return at(size, x + (i % 3) * inward, Math.min(0.94, y + (i % 2) * 0.06))
}

/** SAB-DOG-09 A schwarm flies as the fingers of a hand, a rotte as two of them. */
const FINGERS: readonly (readonly [number, number])[] = [
  [-0.1, -0.45],
  [-1.05, 0.15],
  [0.9, 0.05],
  [1.75, 0.75],
]
const ROTTE: readonly (readonly [number, number])[] = [
  [-0.5, -0.3],
  [0.55, 0.35],
]

/** Each aircraft of a marker, from its middle. */
export function fingers(strength: number, heading: number, span: number): readonly At[] {
  if (strength <= 1) return [{ x: 0, y: 0 }]
  const places = strength === 2 ? ROTTE : FINGERS.slice(0, strength)
  const all = places.map(place => turned(heading, span, place))
  const middle = {
    x: (Math.min(...all.map(({ x }) => x)) + Math.max(...all.map(({ x }) => x))) / 2,
    y: (Math.min(...all.map(({ y }) => y)) + Math.max(...all.map(({ y }) => y))) / 2,
  }
  return all.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }))
}

/** Where the name of a way stands. */
const SIGNS: Readonly<Record<Way, readonly [number, number]>> = {
  evade: [0.89, 0.41],
  slip: [0.89, 0.66],
  turn: [0.1, 0.62],
  none: [0.22, 0.2],
  'let-go': [0.17, 0.42],
}
const NARROW_SIGNS: Readonly<Record<Way, readonly [number, number]>> = {
  evade: [0.9, 0.14],
  slip: [0.92, 0.54],
  turn: [0.12, 0.61],
  none: [0.12, 0.12],
  'let-go': [0.12, 0.4],
}

/** Below our own, where they fly higher. */
const LOW_TURN = [0.12, 0.8] as const

export function signAt(size: Air, way: Way): At {
  if (size.behind && isNarrow(size) && way === 'turn') return at(size, ...LOW_TURN)
  const [x, y] = (isNarrow(size) ? NARROW_SIGNS : SIGNS)[way]
  return at(size, x, y)
}
