import type { EscortType, FighterKind } from '../pack/types.ts'

type AircraftType = FighterKind | EscortType | 'b24'

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
    'M0 -30C4 -30.5 5.5 -26 5.5 -20L5.5 8L4 24L2.5 30L0 31.5Z',
    'M5 -10L25 -7.5L47.5 -2.5C49.5 -2 50 -1 50 .2C50 1.4 49.5 2 47.5 2.2L25 5L5 6.5Z',
    'M10.5 -14C10.5 -17.5 15.5 -17.5 15.5 -14L15.5 2L13 8L10.5 2Z',
    'M22.5 -12C22.5 -15.5 27.5 -15.5 27.5 -12L27.5 2L25 7L22.5 2Z',
    'M1 21L15 21.5L15 27L1 28Z',
    'M14 17.5C15 16 18 16 18.5 18L18.5 29C18 31 15 31 14 29.5Z',
  ],
}

const mirrored = (path: string): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`)

export const SILHOUETTES: Readonly<Record<AircraftType, string>> = Object.fromEntries(
  Object.entries(RIGHT).map(([type, parts]) => [type, parts.map(part => part + mirrored(part)).join('')]),
) as Record<AircraftType, string>
