import type { EscortType, FighterKind } from '../pack/types.ts'

export type AircraftType = FighterKind | EscortType | 'b24'

/**
 * Aircraft in plan view, nose up, in a square from -50 to 50: the right half of each, by absolute commands with
 * x y pairs only, so that the left half is its mirror image. Span to length as it really was.
 */
const RIGHT: Readonly<Record<AircraftType, readonly string[]>> = {
  // blunt radial nose, square wing tips
  fw190: [
    'M0 -43C6 -43 7.5 -38 7.5 -30L7 -10L4.5 14L2 38L0 43Z',
    'M6 -18L46 -9C49 -8 50 -6 50 -3.5C50 -.5 48 1.5 45 2L6 8Z',
    'M1 28L17 30C18.5 31 19 33 18.5 36L1 38.5Z',
  ],
  // two engines, long cabin, twin fins
  bf110: [
    'M0 -38C3.5 -38 4.5 -33 5 -26L5 2L3 24L1.5 37L0 38Z',
    'M4 -14L43 -7C48 -6 50 -3 50 -1C49 1 46 2.5 42 3L4 8Z',
    'M11 -28C12 -32 18 -32 19 -28L18.5 6L15 14L11.5 6Z',
    'M1 28L15 29L15 25L18.5 25L18.5 40L15 40L15 35L1 36Z',
  ],
  // slender nose, broad wing with round tips
  mc202: [
    'M0 -44C3 -43 4.5 -37 5 -28L5.5 -6L4 16L2 37L0 42Z',
    'M5 -20L36 -14C46 -11 50 -7 50 -4C49 0 44 3 36 4.5L5 8Z',
    'M1 27C9 27 17 30 17.5 33C17 36 9 37 1 37Z',
  ],
  // radial nose, narrow tapered wing, cabin far back
  iar80: [
    'M0 -42C8 -42 9 -37 9 -29L7 -8L4 16L2 40L0 43Z',
    'M6 -17L40 -11C47 -9 50 -6 50 -3C50 1 46 3 40 3.5L6 5Z',
    'M1 30L15 31.5C18 32.5 18 36 15 37L1 38.5Z',
  ],
  // engines as long as the nose, great tail
  ju88: [
    'M0 -36C5.5 -36 7 -31 7 -23L5 -4L3.5 18L2 34L0 37Z',
    'M1 -14L24 -11L46 -4C49 -3 50 -1 50 1C49 3 47 4 44 4L24 7.5L1 9.5Z',
    'M12 -35L20.5 -35L21.5 -18L20 5L16.5 13L13 5L11.5 -18Z',
    'M1 22L18 26C20.5 27 21.5 29 21 31L18 33L1 35Z',
  ],
  // no tail, swept wing
  me163: ['M0 -33C6 -31 9 -23 9 -12C9 2 6 17 2.5 27L0 30Z', 'M6 -17L45 7C49 10 50 13 50 16L45 18L6 13Z'],
  // straight taper, square tips, scoop behind the wing
  'p-51': [
    'M0 -43C3.5 -42 5 -36 5.5 -28L5.5 -2L4 16L2 38L0 43Z',
    'M5 -20L12 -17L48 -8L50 -6L50 0L48 2L12 7L5 9Z',
    'M1 27L18 29L19 31L19 36L1 37.5Z',
  ],
  'p-40': [
    'M0 -45C5 -44 6.5 -38 6.5 -30L6 -6L4 16L2 38L0 44Z',
    'M5 -18L38 -13C46 -11 50 -7 50 -4C49 0 45 2.5 38 3.5L5 8Z',
    'M1 28C9 28 17 30 18 33C17 37 9 38 1 38Z',
  ],
  spitfire: [
    'M0 -41C3.5 -40 4.5 -35 5 -28L5 -6L4 15L2 36L0 40Z',
    'M4 -19C15 -20 27 -19.5 35 -17.5C44 -15 49 -10 50 -7C48 -2 42 1.5 34 3.5C24 6 13 7 4 7Z',
    'M1 26C9 26 15 29 16 32C15 35 9 37 1 37Z',
  ],
  // twin booms, a pod between them
  'p-38': [
    'M0 -30C4 -29 5.5 -22 5.5 -14L4.5 6L2 15L0 17Z',
    'M3 -12L42 -6C47 -5 50 -3 50 0C49 2 46 3 42 3L3 8Z',
    'M14 -30C15 -35 21 -35 22 -30L21.5 2L19.5 36L16.5 36L14.5 2Z',
    'M0 27L18 27L24 28.5L24 33.5L18 35L0 35Z',
  ],
  // the long narrow wing, four engines, oval fins
  b24: [
    'M0 -31C2 -31 3.3 -29.4 3.6 -25.5L3.8 6.6L3 17L2 28.6C1.7 30.6 1 31.8 0 31.8Z',
    'M2 -10.3L47.6 -3.6C49.6 -3.2 50 -1.6 50 -1C50 0.2 49.4 0.8 47.6 1L27 4.2L2 7Z',
    'M10 -9C10 -13.5 10.6 -15.8 12.5 -15.8C14.4 -15.8 15 -13.5 15 -9L14.6 2L12.5 7.6L10.4 2Z',
    'M22.5 -6.4C22.5 -10.9 23.1 -13.2 25 -13.2C26.9 -13.2 27.5 -10.9 27.5 -6.4L27.1 4.6L25 10.2L22.9 4.6Z',
    'M1.5 22.4L12.8 23.2L12.8 28L1.5 28.6Z',
    'M13.9 20C14.7 20 15.2 21.4 15.3 25.4C15.2 29.6 14.7 31 13.9 31C13.2 31 12.7 30 12.6 25.4C12.7 21 13.2 20 13.9 20Z',
  ],
}

const mirrored = (path: string): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`)

export const SILHOUETTES: Readonly<Record<AircraftType, string>> = Object.fromEntries(
  Object.entries(RIGHT).map(([type, parts]) => [type, parts.map(part => part + mirrored(part)).join('')]),
) as Record<AircraftType, string>
