import type { AircraftType } from '../silhouettes.ts'

/** How each aircraft is painted: its colours, glazing, propellers and national marks, in the square of its outline. */
export interface Paint {
  readonly tone: 'luftwaffe' | 'sand' | 'usaaf'
  readonly camouflage: string
  readonly glass: string
  /** Middle and half the width of each. */
  readonly propellers: readonly (readonly [x: number, y: number, wide: number])[]
  readonly mark: 'cross' | 'yellow-cross' | 'star' | 'roundel'
  readonly at: readonly [x: number, y: number, size: number]
  /** Joints of the skin. */
  readonly lines?: string
  /** A band round the tail, or a coloured nose. */
  readonly band?: string
}

const SPLINTER =
  'M-52 -8L-35 -16L-23 2L-40 12ZM-18 -20L-6 -18L-11 11L-25 6ZM10 -18L25 -16L17 9L7 10ZM34 -13L54 -6L49 9L31 6ZM-5 11L6 17L3 31L-4 25ZM8 24L22 28L12 40Z'
const BLOTCHES =
  'M-46 -12C-40 -16 -34 -12 -36 -6S-44 2 -48 -3ZM-24 -16C-18 -20 -12 -14 -16 -6S-26 0 -28 -6ZM10 -14C18 -20 24 -12 20 -4S8 2 8 -6ZM32 -12C40 -14 46 -8 42 -1S30 2 30 -5ZM-5 12C2 8 6 16 3 24S-6 24 -5 12ZM8 28C14 26 18 30 14 34S6 34 8 28Z'
const PLAIN = ''

export const PAINT: Readonly<Record<AircraftType, Paint>> = {
  fw190: {
    tone: 'luftwaffe',
    camouflage: SPLINTER,
    glass: 'M-3.4 -9C-3.6 -15 -1.8 -17 0 -17S3.6 -15 3.4 -9L2.4 4H-2.4Z',
    propellers: [[0, -45, 21]],
    mark: 'cross',
    at: [34.5, -4, 5.2],
    lines: 'M26 1.2L46 -2.4M-26 1.2L-46 -2.4M15 -17V-23M-15 -17V-23M-7.600 -33H7.600M0 28V42',
    band: 'M-3.3 20H3.3L2.7 26H-2.7Z',
  },
  bf110: {
    tone: 'luftwaffe',
    camouflage: SPLINTER,
    glass: 'M-2.8 -22H2.8L2.4 4H-2.4Z',
    propellers: [
      [-15, -31, 10],
      [15, -31, 10],
    ],
    mark: 'cross',
    at: [34, -3, 5],
    lines: 'M24 3.400L44 0.600M-24 3.400L-44 0.600M11.500 -20H18.500M-11.500 -20H-18.500',
  },
  mc202: {
    tone: 'sand',
    camouflage: BLOTCHES,
    glass: 'M-2.6 -11C-2.6 -15 2.6 -15 2.6 -11V2H-2.6Z',
    propellers: [[0, -44, 15]],
    mark: 'cross',
    at: [33, -6, 4.6],
    band: 'M-3.2 19H3.2L2.800 25H-2.800Z',
  },
  iar80: {
    tone: 'luftwaffe',
    camouflage: BLOTCHES,
    glass: 'M-2.8 -4C-2.8 -8 2.8 -8 2.8 -4V10H-2.800Z',
    propellers: [[0, -42.5, 17]],
    mark: 'yellow-cross',
    at: [33, -5, 5],
    lines: 'M-8.500 -31H8.500',
  },
  ju88: {
    tone: 'luftwaffe',
    camouflage: SPLINTER,
    glass: 'M0 -35C4.400 -35 6 -30 6 -24L4.600 -10H-4.600L-6 -24C-6 -30 -4.400 -35 0 -35Z',
    propellers: [
      [-16.5, -36, 9],
      [16.5, -36, 9],
    ],
    mark: 'cross',
    at: [36, -1, 4.4],
    lines: 'M12 -24H21M-12 -24H-21',
  },
  me163: {
    tone: 'luftwaffe',
    camouflage: SPLINTER,
    glass: 'M-3.600 -16C-3.600 -21 3.600 -21 3.600 -16V-5H-3.600Z',
    propellers: [],
    mark: 'cross',
    at: [33, 5, 4.4],
    lines: 'M28 15L46 17M-28 15L-46 17',
  },
  'p-51': {
    tone: 'usaaf',
    camouflage: PLAIN,
    glass: 'M-2.800 -10C-2.800 -15 2.800 -15 2.800 -10L2.200 6H-2.200Z',
    propellers: [[0, -43, 18]],
    mark: 'star',
    at: [-34, -3.5, 5],
    lines: 'M24 4.400L47 1M-24 4.400L-47 1M-5 -28H5',
    band: 'M-5.400 -34L5.400 -34L3.600 -42H-3.600Z',
  },
  'p-40': {
    tone: 'usaaf',
    camouflage: PLAIN,
    glass: 'M-2.800 -8C-2.800 -12 2.800 -12 2.800 -8L2.400 7H-2.400Z',
    propellers: [[0, -45, 17]],
    mark: 'star',
    at: [-33, -4.5, 5],
    lines: 'M24 5L44 2M-24 5L-44 2M-6 -29H6',
  },
  spitfire: {
    tone: 'usaaf',
    camouflage: BLOTCHES,
    glass: 'M-2.600 -9C-2.600 -13 2.600 -13 2.600 -9V3H-2.600Z',
    propellers: [[0, -42, 15]],
    mark: 'roundel',
    at: [31, -7, 6.4],
  },
  'p-38': {
    tone: 'usaaf',
    camouflage: PLAIN,
    glass: 'M-3 -14C-2.600 -18 2.600 -18 3 -14L2.400 -2H-2.400Z',
    propellers: [
      [-18, -35, 11],
      [18, -35, 11],
    ],
    mark: 'star',
    at: [-36, -1.5, 4.6],
    lines: 'M28 4L44 2M-28 4L-44 2M15 -20H21M-15 -20H-21',
  },
  b24: {
    tone: 'usaaf',
    camouflage: PLAIN,
    glass:
      'M-2.600 -27.600C-2 -30.600 2 -30.600 2.600 -27.600L2 -26H-2ZM-2.900 -21.800L-2.200 -23.600H2.200L2.900 -21.800L2.300 -19.400H-2.300ZM-1.900 -15.600A1.900 1.900 0 1 0 1.900 -15.600A1.900 1.900 0 1 0 -1.900 -15.600ZM-1.500 29.400C-1.300 31 -0.800 31.800 0 31.800S1.300 31 1.500 29.400Z',
    propellers: [
      [-25, -13.8, 5.6],
      [-12.5, -16.4, 5.6],
      [12.5, -16.4, 5.6],
      [25, -13.8, 5.6],
    ],
    mark: 'star',
    at: [-36, -1.6, 3.2],
    lines:
      'M4 3.200L28 1.200L28 4M28 1.200L47 -0.600M19 2V5M38 -4.800V0.100M-4 3.200L-28 1.200L-28 4M-28 1.200L-47 -0.600M-19 2V5M2 26.300H12.600M-2 26.300H-12.600M10.200 -12.800H14.800M-10.200 -12.800H-14.800M22.700 -10.200H27.300M-22.700 -10.200H-27.300M-3.700 -3H3.700M-3.600 8H3.600M0 -23.600V-19.400',
  },
}
