/**
 * Aircraft from the side, nose to the right, in a box from -50 to 50: drawings of our own. Each is a body, what is
 * glazed, lines for struts and panel gaps, and the propellers as x, upper and lower end.
 */
export interface Silhouette {
  readonly body: string
  readonly glass?: string
  /** Engines on the wing, over the body. */
  readonly engines?: string
  readonly lines?: string
  readonly props?: readonly (readonly [x: number, top: number, bottom: number])[]
  /** Size beside a single-engined fighter. */
  readonly size: number
}

const FIN = 'L-43 -18C-46 -20 -49 -18 -49.500 -12L-48.500 1'
const TAILPLANE = 'M-33 -4.500L-49 -3.200V-1.500L-33 -1.500Z'

const SHAPES = {
  // slim cowling, low canopy
  'single-inline': {
    body: `M50 -1C49 -4.500 45 -6.500 40 -7.500L16 -10L-14 -9.500L-37 -5.500${FIN}C-45 2.500 -41 2.500 -38 2L-12 7.500L6 9.500L24 9.500L41 6.500C46 5 49.500 2.500 50 -1Z${TAILPLANE}`,
    glass: 'M17 -10L10.500 -16L-1 -16.500L-11 -9.500Z',
    lines: 'M22 5.500C12 8.500 -6 8.500 -14 5.500M26 -3H38M4 -16V-10',
    props: [[46.5, -18, 15]],
    size: 1,
  },
  // blunt cowling, bubble canopy
  'single-radial': {
    body: `M50 0C49.500 -3 47 -4.500 45.500 -5V-10.500C40 -12.500 31 -12.500 26 -11.500L12 -11L-14 -9L-37 -5.500${FIN}C-45 2.500 -41 3 -38 2.500L-10 9L8 11L26 12L40 11.500C44 11 45.500 9 45.500 5C47.500 4 49.500 3 50 0Z${TAILPLANE}`,
    glass: 'M14 -11L9 -17.500C4 -19 -4 -18.500 -10 -15L-17 -9Z',
    lines: 'M27 -11.500V12M20 6.500C10 9.500 -8 9.500 -15 6.500M5 -18V-11',
    props: [[47, -19, 19]],
    size: 1,
  },
  // two wings, struts, wheels in the wind
  biplane: {
    body: `M48 -1C47 -4 45 -6 43.500 -6.500V-9.500C38 -11 30 -10.500 25 -9.500L4 -8.500L-4 -10L-12 -8L-37 -4.500L-42 -16C-46 -18 -49 -16 -49 -11L-48 1C-44 2.500 -40 2 -37 1.500L-10 7L24 9.500L40 9C43 8.500 43.500 6 43.500 3C46 2.500 48 1.500 48 -1ZM34 -23.500L4 -22C2 -21.800 2 -20 4 -20L34 -20.500C37 -20.700 37 -23.300 34 -23.500ZM28 6.500L-4 8C-6 8.200 -6 10 -4 10L28 9.500C31 9.300 31 6.700 28 6.500ZM21 17.500A5 5 0 1 0 31 17.500A5 5 0 1 0 21 17.500Z${TAILPLANE}`,
    glass: 'M5 -8.500L2 -13H0L-3 -9.500Z',
    lines: 'M29 -21L22 8M10 -21L3 8.500M24 -21L16 -9M26 9V17',
    props: [[46, -17, 16]],
    size: 0.92,
  },
  // a stepped windscreen over a round nose
  twin: {
    body: 'M50 1C49 -4 45 -7 39 -8L33 -8.500L10 -10L-16 -8.500L-36 -5L-42 -20C-46 -22 -49.500 -20 -50 -14L-49 0C-46 2.500 -41 2.500 -38 2L-10 8.500L14 10.500L38 8C45 7 50 5 50 1ZM-33 -4.500L-49.500 -3V-1.200L-33 -1Z',
    engines:
      'M32 -4C35 -4 36.500 -2 36.500 1C36.500 5.500 34 8 30 8.500L-2 10C-8 10 -12 7 -14 3C-8 -1 20 -5 32 -4Z',
    glass:
      'M34 -8.500L28 -14L12 -14.500L6 -9.800ZM-2 -9.500A4.500 4.500 0 0 1 7 -9.800ZM49 -2C48 -4.500 45 -6.500 42 -7.300V-3Z',
    lines: 'M27 -4V8.500M-14 3C-4 7 20 7 36 2M20 -14.300V-9.300',
    props: [[38, -17, 19]],
    size: 1.2,
  },
  // long glazed nose, an engine on the wing
  'twin-glazed': {
    body: 'M50 1C50 -4 44 -8.500 36 -9.500L8 -10.500L-16 -8.500L-36 -5L-42 -19C-46 -21 -49.500 -19 -50 -13L-49 0C-46 2.500 -41 2.500 -38 2L-10 8.500L14 10.500L38 8.500C45 7.500 50 5 50 1ZM-33 -4.500L-49.500 -3V-1.200L-33 -1Z',
    engines:
      'M33 -5C35 -5 36.500 -3 36.500 0C36.500 4 34 7 30 7.500L-2 9.500C-8 9.500 -12 6 -14 2C-8 -2 20 -6 33 -5Z',
    glass:
      'M49.500 -1C48 -6 42 -8.500 36 -9.500L33 -6.500C40 -5 46 -3 49.500 -1ZM28 -10L23 -15.500L4 -15.500L-4 -10Z',
    lines: 'M28 -5V8M-14 2C-4 6 20 6 36 1M14 -15.500V-10',
    props: [[38, -17, 18]],
    size: 1.2,
  },
  // the same with fins at the ends of the tailplane
  'twin-tail': {
    body: 'M50 0C49 -5 43 -8.500 36 -9L8 -10L-16 -8L-37 -4C-36 -11 -39 -17 -43 -17.500C-47 -17 -50 -10 -50 -4C-50 3 -47 9 -43 9C-40 9 -38 6 -37 3L-10 8.500L14 10L38 8C45 7 49.500 4 50 0Z',
    engines:
      'M33 -5C35 -5 36.500 -3 36.500 0C36.500 4 34 7 30 7.500L-2 9.500C-8 9.500 -12 6 -14 2C-8 -2 20 -6 33 -5Z',
    glass: 'M27 -9.500L21 -15L-8 -14.500L-16 -8.500Z',
    lines: 'M28 -5V8M-14 2C-4 6 20 6 36 1M10 -15V-10M-2 -14.800V-10M-43 -17V9',
    props: [[38, -17, 18]],
    size: 1.12,
  },
  // slim and clean, engines far forward
  'twin-fast': {
    body: 'M50 0C49 -4 43 -7.500 35 -8L6 -9L-18 -7L-36 -4L-43 -21C-46 -22.500 -49 -20 -49 -14L-49.500 0C-46 2 -41 2 -38 1.500L-10 6.500L16 8.500L38 7C45 6 49.500 3.500 50 0ZM-33 -4L-49 -2.800V-1L-33 -0.800Z',
    engines: 'M37 -3C40 -3 41 -1 41 1.500C41 5 38 7 33 7.500L0 9.500C-6 9.500 -10 7 -12 3C-4 -1 22 -4 37 -3Z',
    glass: 'M49 -2C46 -5 40 -7.500 35 -8L34 -5C41 -4 46 -3 49 -2ZM26 -8.500L20 -13.500L6 -13.500L0 -9Z',
    lines: 'M31 -3.200V7.500M-12 3C0 7 24 6.500 40 2',
    props: [[42.5, -15, 18]],
    size: 1.12,
  },
  // two booms and a pod between
  'twin-boom': {
    body: 'M44 -2C43 -5 38 -6.500 32 -6.500L-36 -3L-41 -15C-44 -17 -48 -14 -49 -7C-49 2 -47 9 -43 10C-40 8 -38 4 -37 2L4 7L32 6.500C40 6 44 2 44 -2ZM38 -8C36 -12 28 -14.500 20 -14L-2 -11L-12 -6L10 -5Z',
    glass: 'M24 -14L18 -19.500L6 -19.500L-3 -11.500Z',
    lines: 'M20 5C10 7.500 -2 7 -8 5M6 -7C-2 -8 -8 -7 -12 -5.500M32 -6.500V6.500',
    props: [[45, -18, 15]],
    size: 1.08,
  },
  // one engine in the nose, one on each wing, wheels in the wind
  'three-engine': {
    body: 'M48 0C48 -5 45 -8 42 -9L34 -12L26 -14L0 -14.500L-36 -8L-42 -22C-46 -24 -49.500 -22 -50 -15L-49 0C-46 3 -41 3 -38 2.500L-6 10L20 11L40 8C45 7 48 5 48 0ZM-33 -5L-49.500 -3.500V-1.500L-33 -1ZM10 20A5.500 5.500 0 1 0 21 20A5.500 5.500 0 1 0 10 20Z',
    engines: 'M24 -2C27 -2 28.500 0 28.500 3C28.500 7 26 9 22 9.500L2 10C-4 10 -8 7 -10 4C-4 0 14 -3 24 -2Z',
    glass: 'M36 -11.500L31 -15.500L22 -17L18 -14.200Z',
    lines: 'M43 -8.500V7.500M16 10V20M8 -10H-28M-10 4C0 7 18 7 28 4',
    props: [
      [49, -16, 15],
      [30.5, -13, 18],
    ],
    size: 1.2,
  },
  // the long body and great fin of a heavy bomber
  'four-engine': {
    body: 'M50 -1C49 -5 45 -7.500 39 -8.500L30 -9.500L-8 -9.500L-22 -10L-33 -17L-42 -26C-46 -28 -49 -25 -49 -19L-50 -3C-50 1 -47 2.500 -43 2L-12 8L14 9.500L38 7C45 6 50 3 50 -1ZM-31 -4L-49 -3V-1L-31 -0.500ZM-2 9A4 3.500 0 0 0 6 9Z',
    engines:
      'M25 -3C27.500 -3 29 -1 29 1.500C29 5 27 6.500 23 7L8 8C3 8 0 6 -1 3.500C4 0 16 -3.500 25 -3ZM37 0C39.500 0 41 1.500 41 4C41 7 39 8.500 35 9L20 10C15 10 12 8 11 5.500C16 2.500 28 -0.500 37 0Z',
    glass:
      'M49.500 -3C47 -6 43 -8 39 -8.500L38 -5.500C42 -5 46 -4 49.500 -3ZM30 -9.500L26 -13.500L14 -13.500L10 -9.500ZM6 -9.500A3.500 3.500 0 0 1 13 -9.500Z',
    lines: 'M-1 3.500C10 6 24 5 29 2M11 5.500C20 8 36 7.500 41 4.500M20 -13.500V-9.500',
    props: [
      [30.5, -10, 13],
      [42.5, -7, 16],
    ],
    size: 1.4,
  },
  // deep body, fins at the ends of the tailplane
  'four-engine-twin-tail': {
    body: 'M50 -2C49 -6 44 -8.500 38 -9.500L-12 -9.500L-38 -6C-37 -14 -40 -20 -44 -20.500C-48 -20 -50.500 -12 -50.500 -5C-50.500 3 -48 8 -44 8.500C-41 8 -39 5 -38 3L-14 9.500L16 10.500L38 8C45 6.500 50 3 50 -2Z',
    engines:
      'M25 -6C27.500 -6 29 -4 29 -1.500C29 2 27 3.500 23 4L8 5C3 5 0 3 -1 0.500C4 -3 16 -6.500 25 -6ZM37 -3C39.500 -3 41 -1.500 41 1C41 4 39 5.500 35 6L20 7C15 7 12 5 11 2.500C16 -0.500 28 -3.500 37 -3Z',
    glass:
      'M49.500 -4C47 -7 42 -9 38 -9.500L37 -6C42 -6 46 -5 49.500 -4ZM31 -9.500L27 -13.500L15 -13.500L11 -9.500ZM-6 -9.500A4 4 0 0 1 2 -9.500Z',
    lines: 'M-1 0.500C10 3 24 2 29 -1M11 2.500C20 5 36 4.500 41 1.500M-44 -20V8',
    props: [
      [30.5, -13, 10],
      [42.5, -10, 13],
    ],
    size: 1.4,
  },
  // no propeller: a pipe under the wing
  jet: {
    body: 'M50 1C46 -3 38 -6.500 30 -7.500L14 -9L-12 -8.500L-36 -5L-44 -20C-47 -21.500 -49.500 -19 -49.500 -14L-49 0C-45 2 -41 2 -38 1.500L-10 7L14 8L36 5C43 4 48 3 50 1ZM-32 -10.500L-47 -9.500V-8L-32 -8.500Z',
    engines:
      'M27 4C29 4.500 29.500 6 29.500 8.500C29.500 11 29 12.500 27 13L-6 12C-12 11.500 -16 10 -18 8.500C-12 5 14 3 27 4Z',
    glass: 'M18 -8.500L12 -14.500L0 -15L-9 -8.500Z',
    lines: 'M24 3.800V13M-18 8.500H-12M6 -15V-9',
    size: 1.05,
  },
  // the same with the long nose of a bomber
  'jet-bomber': {
    body: 'M50 1C49 -3 44 -6.500 36 -7L-10 -7.500L-36 -4.500L-44 -21C-47 -22.500 -49.500 -20 -49.500 -14L-49 0C-45 2 -41 2 -38 1.500L-10 6.500L14 7.500L36 6C44 5.500 49 4 50 1ZM-32 -5L-48 -4V-2.200L-32 -2Z',
    engines:
      'M22 3C24 3.500 24.500 5 24.500 7.500C24.500 10 24 11.500 22 12L-8 11C-14 10.500 -18 9 -20 7.500C-14 4 10 2 22 3Z',
    glass:
      'M49.500 -1C47 -4.500 42 -6.800 36 -7L32 -10.500L24 -10.500L20 -7L34 -3.500C40 -2.500 46 -1.500 49.500 -1Z',
    lines: 'M19 2.800V12M-20 7.500H-14',
    size: 1.15,
  },
  // a rocket-driven egg with a great fin
  rocket: {
    body: 'M48 2C46 -5 36 -11 24 -13L4 -14L-20 -8L-30 -24C-34 -26 -38 -24 -38.500 -18L-40 -4C-44 -3 -46 0 -45 3C-38 9 -20 13 4 13.500C26 13 42 9 48 2ZM48 2L53 1.500V2.500Z',
    glass: 'M28 -12.500L20 -19L6 -19.500L-8 -12Z',
    lines: 'M18 6C4 10 -18 9 -30 4M-40 -4C-39 -1 -39 2 -41 5M14 -19.500V-13.500',
    size: 0.85,
  },
  // cranked wing, long canopy, trousered wheels
  stuka: {
    body: 'M49 -2C48 -5.500 45 -7 40 -8L20 -10L-16 -8L-37 -5L-40 -17C-44 -18 -48.500 -17 -49 -12L-48.500 1C-45 2.500 -41 2.500 -38 2L-12 7L8 9L26 9L41 5.500C46 4 49 1.500 49 -2ZM20 3L12 12L15 22C16 25 22 25 24 22L27 11L30 4ZM-33 -4.500L-49 -3.200V-1.500L-33 -1.500Z',
    glass: 'M22 -10L16 -16L-8 -15.500L-18 -8.500Z',
    lines: 'M28 4C18 12 2 11 -6 7M10 -16V-10M-1 -15.700V-9.500M19 23V12M26 -3H38',
    props: [[46, -18, 14]],
    size: 1.05,
  },
  // cranked wing and a long blunt nose
  'gull-wing': {
    body: `M50 0C49.500 -3 47 -4.500 45.500 -5V-10C40 -12 31 -12 26 -11L-2 -10L-20 -8.500L-38 -5.500${FIN}C-45 2.500 -41 3 -38 2.500L-14 8L4 10L26 11.500L40 11C44 10.500 45.500 8.500 45.500 5C47.500 4 49.500 3 50 0Z${TAILPLANE}`,
    glass: 'M-2 -10L-7 -16.500L-18 -16L-26 -7.500Z',
    lines: 'M27 -11V11.500M24 6C18 14 6 14 2 9C-2 6 -8 6 -12 7M-12 -16V-9',
    props: [[47, -20, 20]],
    size: 1.02,
  },
  // radial nose, long canopy over crew and gunner
  'dive-bomber': {
    body: `M50 0C49.500 -3 47 -4.500 45.500 -5V-10C40 -12 31 -12 26 -11L16 -11L-18 -9L-37 -5.500${FIN}C-45 2.500 -41 3 -38 2.500L-10 9L8 11L26 12L40 11.500C44 11 45.500 9 45.500 5C47.500 4 49.500 3 50 0Z${TAILPLANE}`,
    glass: 'M19 -11L13 -17.500L-16 -16L-22 -8.500Z',
    lines: 'M27 -11V12M20 6.500C10 9.500 -8 9.500 -15 6.500M8 -17.300V-10.500M0 -17V-10M-8 -16.500V-9.500',
    props: [[47, -19, 19]],
    size: 1.05,
  },
  // a deep belly for the weapon, a turret at the end of the canopy
  'torpedo-bomber': {
    body: `M50 -2C49.500 -5 47 -6 45.500 -6.500V-11C40 -13 31 -13 26 -12L16 -12L-14 -10L-37 -6L-43 -20C-46 -22 -49 -20 -49.500 -13L-48.500 1C-45 2.500 -41 3 -38 3L-22 6L-16 12L10 14L26 13L40 10.500C44 10 45.500 8 45.500 3C47.500 2.500 49.500 1 50 -2Z${TAILPLANE}`,
    glass: 'M20 -12L14 -18.500L-8 -18C-12 -20 -18 -18 -18.500 -13L-20 -8.800Z',
    lines: 'M27 -12V13M20 6.500C10 9.500 -8 9.500 -15 6.500M8 -18.300V-11M-2 -18V-11M-22 6H4',
    props: [[47, -20, 17]],
    size: 1.12,
  },
  // round nose without guns, a row of windows
  transport: {
    body: 'M50 0C49 -5 44 -8.500 37 -10L26 -12L-10 -11.500L-24 -10L-38 -18L-44 -24C-47 -26 -49.500 -23 -49.500 -17L-50 -3C-50 1 -47 2 -43 1.500L-12 8.500L14 10L36 8C45 7 50 5 50 0ZM-31 -5L-49 -4V-2L-31 -1.500Z',
    engines: 'M32 -3C34.500 -3 36 -1 36 2C36 6 33 8.500 29 9L0 10C-6 10 -10 7 -12 4C-4 0 20 -4 32 -3Z',
    glass:
      'M38 -9.500L34 -13L28 -13.500L26 -11.800ZM18 -8.500H21V-5.500H18ZM10 -8.500H13V-5.500H10ZM2 -8.500H5V-5.500H2ZM-6 -8.500H-3V-5.500H-6ZM-14 -8.500H-11V-5.500H-14Z',
    lines: 'M27 -3V9M-12 4C0 7 24 7 36 2',
    props: [[37.5, -15, 19]],
    size: 1.25,
  },
} as const satisfies Readonly<Record<string, Silhouette>>

export type SilhouetteKey = keyof typeof SHAPES

export const SILHOUETTES: Readonly<Record<SilhouetteKey, Silhouette>> = SHAPES

/** Aircraft that look unlike the rest of their family, by how their ids begin. */
const SINGULAR: readonly (readonly [start: string, key: SilhouetteKey])[] = [
  ['ju-87', 'stuka'],
  ['mosquito', 'twin-fast'],
  ['me-410', 'twin-fast'],
  ['ar-234', 'jet-bomber'],
  ['c-47', 'transport'],
  ['g4m', 'twin-glazed'],
]

/** The drawing of a model; a key of a player's own that is not known here flies as a plain fighter. */
export function shapeKeyOf(id: string, key: string): SilhouetteKey {
  const singular = SINGULAR.find(([start]) => id.startsWith(start))
  if (singular) return singular[1]
  return Object.hasOwn(SHAPES, key) ? (key as SilhouetteKey) : 'single-inline'
}
