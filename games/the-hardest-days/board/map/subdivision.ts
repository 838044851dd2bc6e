import type { LonLat } from './projection.ts'

/** `6/11c`, `London`, `Thames Estuary`. */
export type SpaceId = string

/**
 * The corners of the spaces. Those of COAST stand on the shore: the build moves each to the nearest point of
 * the real coastline. Where two spaces touch without being adjacent (THD-2.3.b), four spaces share one corner.
 */
export const COAST = {
  abbotsbury: [-2.62, 50.66],
  milford: [-1.6, 50.725],
  emsworth: [-0.915, 50.84],
  shoreham: [-0.3, 50.82],
  beachy: [0.25, 50.74],
  camber: [0.82, 50.94],
  abbotsCliff: [1.23, 51.09],
  foreland: [1.449, 51.382],
  seasalter: [1.08, 51.37],
  shoebury: [0.84, 51.547],
  foulness: [0.94, 51.66],
  naze: [1.29, 51.86],
  manningtree: [1.067, 51.953],
  minsmere: [1.63, 52.24],
} as const satisfies Record<string, LonLat>

const INLAND = {
  // the western and northern edge
  yeovil: [-2.62, 51.04],
  bath: [-2.5, 51.52],
  cirencester: [-1.95, 51.78],
  swindon: [-1.55, 51.72],
  banbury: [-1.25, 51.98],
  bicester: [-0.95, 51.92],
  dunstable: [-0.5, 51.93],
  biggleswade: [-0.36, 52.0],
  huntingdon: [-0.3, 52.27],
  newmarket: [0.24, 52.28],
  bury: [0.8, 52.26],
  halesworth: [1.5, 52.27],
  // 10 Group
  stockbridge: [-1.56, 51.08],
  andover: [-1.4, 51.26],
  lambourn: [-1.45, 51.55],
  /** Corner only: 4/10a and 1/11c, 4/10c and 1/11b. */
  romsey: [-1.36, 51.04],
  newForest: [-1.5, 50.89],
  // 11 Group west of London
  basingstoke: [-1.12, 51.25],
  bracknell: [-0.84, 51.39],
  wycombe: [-0.84, 51.66],
  petersfield: [-0.95, 51.06],
  /** Corner only: 1/11c and London, 3/11a and 2/11b. */
  staines: [-0.46, 51.4],
  /** Corner only: 1/11c and 2/11a, 1/11a and 2/11b. */
  horsham: [-0.42, 51.09],
  // around London
  harrow: [-0.35, 51.63],
  enfield: [0, 51.69],
  chigwell: [0.13, 51.64],
  woolwich: [0.14, 51.45],
  bromley: [-0.02, 51.4],
  warlingham: [-0.02, 51.25],
  /** Corner only: 7/11b and 2/11a, 7/11a and 2/11b. */
  crowborough: [0.07, 51.09],
  // north-east
  royston: [0.16, 51.995],
  stortford: [0.14, 51.89],
  /** Corner only: 4/11b and 5/11a, 4/11a and 5/11b. */
  halstead: [0.68, 51.95],
  chelmsford: [0.6, 51.725],
  // Thames and Kent
  crouch: [0.76, 51.66],
  wickford: [0.65, 51.63],
  hockley: [0.78, 51.6],
  canvey: [0.66, 51.5],
  /** Corner only: 6/11c and 7/11a, 6/11b and 7/11b. */
  gravesend: [0.5, 51.38],
  malling: [0.42, 51.18],
  maidstone: [0.62, 51.28],
  charing: [0.86, 51.25],
  ashford: [0.9, 51.15],
  // at sea
  nore: [1.2, 51.5],
  kentishFlats: [1.2, 51.41],
  gunfleet: [1.6, 51.78],
  kentishKnock: [1.62, 51.48],
} as const satisfies Record<string, LonLat>

export type CoastCorner = keyof typeof COAST
export type Corner = CoastCorner | keyof typeof INLAND

export const CORNERS: Readonly<Record<Corner, LonLat>> = { ...COAST, ...INLAND }

/** One side of a space, from corner to corner: a straight line, or the coast between the two. */
export interface Side {
  readonly from: Corner
  readonly to: Corner
  readonly coast: boolean
}

/** The corners of each space, clockwise; `~` between two of them: along the coast. */
// biome-ignore format: one space a row
const RINGS: Readonly<Record<SpaceId, readonly (Corner | '~')[]>> = {
  '4/10a': ['abbotsbury', 'yeovil', 'stockbridge', 'romsey', 'newForest', 'milford', '~'],
  '4/10b': ['yeovil', 'bath', 'cirencester', 'swindon', 'lambourn', 'andover', 'stockbridge'],
  '4/10c': ['stockbridge', 'andover', 'lambourn', 'swindon', 'banbury', 'bicester', 'wycombe', 'bracknell', 'basingstoke', 'romsey'],
  '1/11a': ['emsworth', 'petersfield', 'horsham', 'shoreham', '~'],
  '1/11b': ['milford', 'newForest', 'romsey', 'petersfield', 'emsworth', '~'],
  '1/11c': ['romsey', 'basingstoke', 'bracknell', 'staines', 'horsham', 'petersfield'],
  '2/11a': ['shoreham', 'horsham', 'crowborough', 'beachy', '~'],
  '2/11b': ['horsham', 'staines', 'bromley', 'warlingham', 'crowborough'],
  '3/11a': ['bracknell', 'wycombe', 'bicester', 'dunstable', 'harrow', 'staines'],
  '3/11b': ['harrow', 'dunstable', 'biggleswade', 'royston', 'stortford', 'enfield'],
  '4/11a': ['manningtree', 'halstead', 'bury', 'halesworth', 'minsmere', '~'],
  '4/11b': ['stortford', 'royston', 'newmarket', 'bury', 'halstead'],
  '5/11a': ['foulness', 'crouch', 'chelmsford', 'halstead', 'manningtree', '~', 'naze', '~'],
  '5/11b': ['chigwell', 'enfield', 'stortford', 'halstead', 'chelmsford'],
  '6/11a': ['seasalter', '~', 'foreland', '~', 'abbotsCliff', 'ashford', 'charing'],
  '6/11b': ['gravesend', 'canvey', 'wickford', 'hockley', 'shoebury', 'nore', 'kentishFlats', 'seasalter', 'charing', 'maidstone'],
  '6/11c': ['woolwich', 'chigwell', 'chelmsford', 'crouch', 'foulness', '~', 'shoebury', 'hockley', 'wickford', 'canvey', 'gravesend'],
  '7/11a': ['beachy', 'crowborough', 'malling', 'gravesend', 'maidstone', 'charing', 'ashford', 'camber', '~'],
  '7/11b': ['crowborough', 'warlingham', 'bromley', 'woolwich', 'gravesend', 'malling'],
  '7/11c': ['camber', 'ashford', 'abbotsCliff', '~'],
  '2/12a': ['royston', 'biggleswade', 'huntingdon', 'newmarket'],
  London: ['staines', 'harrow', 'enfield', 'chigwell', 'woolwich', 'bromley'],
  'Thames Estuary': ['shoebury', '~', 'foulness', '~', 'naze', 'gunfleet', 'kentishKnock', 'foreland', '~', 'seasalter', 'kentishFlats', 'nore'],
}

export const SPACE_IDS: readonly SpaceId[] = Object.keys(RINGS)

export function sidesOf(space: SpaceId): readonly Side[] {
  const ring = RINGS[space] ?? []
  const sides: Side[] = []
  const first = ring[0]
  let from: Corner | undefined
  let coast = false
  for (const step of first === undefined ? [] : [...ring, first]) {
    if (step === '~') {
      coast = true
      continue
    }
    if (from !== undefined) sides.push({ from, to: step, coast })
    from = step
    coast = false
  }
  return sides
}

/** The same for both spaces that share the side. */
export const sideName = ({ from, to, coast }: Side): string => [from, to].sort().join(coast ? '~' : '-')
