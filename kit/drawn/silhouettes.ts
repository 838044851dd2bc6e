export type AircraftType =
  | 'Spitfire'
  | 'Hurricane'
  | 'Blenheim'
  | 'Me109'
  | 'Me110'
  | 'Do17'
  | 'He111'
  | 'Ju87'
  | 'Ju88'

/**
 * Aircraft in plan view, nose up, in a square from -50 to 50: the right half of each, by absolute commands with
 * x y pairs only, so that the left half is its mirror image. Proportions of span to length are the real ones.
 */
const RIGHT: Readonly<Record<AircraftType, readonly string[]>> = {
  // elliptical wing, slim fuselage, rounded tail
  Spitfire: [
    'M0 -42C3 -41 4 -36 4.5 -30L5 -8L4 14L2 36L0 41Z',
    'M4 -19C14 -20 26 -20 34 -18C43 -15.5 49 -11 50 -8C49 -4 43 0 34 3C24 6 12 7 4 7Z',
    'M1 27C8 27 14 29 15.5 32C14 35 8 37 1 37Z',
  ],
  // thick wing with round tips, humped fuselage
  Hurricane: [
    'M0 -40C4 -39 5 -34 5.5 -28L6 -6L5 14L2.5 34L0 40Z',
    'M5 -18L37 -14.5C45 -13.5 50 -10 50 -6.5C50 -3 46 0 38 1.5L5 7Z',
    'M1 25L11 27C15 28 16 30 16 31.5C16 34 14 35 10 35.5L1 36Z',
  ],
  // two radial engines, blunt nose, long tapered wing
  Blenheim: [
    'M0 -36C5 -36 6 -30 6 -22L5 0L3 22L1.5 36L0 37Z',
    'M5 -16L20 -14L46 -5C49 -4 50 -2 50 0C49 2.5 47 3.5 44 4L20 9L5 9Z',
    'M12 -29C13 -33 20 -33 21 -29L20.5 -8L16.5 5L12.5 -8Z',
    'M1 25L16 27C18 28 19 30 18.5 32L16 34L1 35Z',
  ],
  // straight taper, square tips, narrow nose
  Me109: [
    'M0 -46C3 -45 4.5 -40 5 -34L5 -6L4 16L2 38L0 44Z',
    'M4 -17L45 -9.5L50 -8L50 -1L46 0L4 6Z',
    'M1 29L15 31.5L16.5 33L16.5 37L1 38.5Z',
  ],
  // two engines, long cabin, twin fins
  Me110: [
    'M0 -38C3 -38 4 -33 4.5 -26L4.5 4L3 24L1.5 37L0 38Z',
    'M4 -15L42 -8C47 -7 50 -4.5 50 -2C50 0 47 2 42 2.5L4 7Z',
    'M10.5 -26C11 -30 18 -30 18.5 -26L18 6L14.5 14L11 6Z',
    'M1 29L15 30L15 26L18 26L18 40L15 40L15 35L1 36Z',
  ],
  // pencil fuselage behind a bulbous nose, broad rounded wing, twin fins
  Do17: [
    'M0 -44C5 -44 6 -38 6 -31L4.5 -16L4 4L2 24L1.5 42L0 43Z',
    'M1 -17L30 -15C42 -13.5 50 -8 50 -3C50 3 42 8 30 9.5L1 11Z',
    'M11 -25C12 -29 19 -29 20 -25L19.5 6L15.5 17L11.5 6Z',
    'M1 33L17 33C17 29 21 29 21 34L21 40C21 44 17 44 17 40L1 40Z',
  ],
  // great elliptical wing with a notch at the root, glazed nose, oval tail
  He111: [
    'M0 -33C5 -32 6 -25 6 -18L5.5 4L4 22L2 38L0 41Z',
    'M5 -15L18 -14C36 -12 50 -3 50 3C48 8 34 12 20 11L14 8L5 11Z',
    'M10 -22C11 -26 17 -26 18 -22L18 2L14 9L10 2Z',
    'M1 25C10 25 18 28 19 31.5C18 35 10 37.5 1 37.5Z',
  ],
  // cranked wing, spats ahead of it, square tail
  Ju87: [
    'M0 -40C3 -39 5 -34 5.5 -28L6 -6L4.5 16L3 36L0 40Z',
    'M5 -14L19 -16L47 -9L50 -6L49.5 -1L46 2L19 8L5 5Z',
    'M13 -22C14 -26 19 -26 20 -22L19.5 -8L13.5 -8Z',
    'M1 26L17 26.5L18.5 28L18.5 35L17 36L1 37Z',
  ],
  // engines as long as the nose, narrow pointed wing, large tail
  Ju88: [
    'M0 -38C5 -38 6.5 -32 6.5 -24L5 -4L4 18L2 36L0 39Z',
    'M1 -14.5L24 -11L46 -4C49 -3 50 -1 50 0C49 2 47 3 44 3.5L24 7L1 9.5Z',
    'M12.5 -36L20.5 -36L21 -18L20 6L16.5 14L13 6L12 -18Z',
    'M1 23L19 27C21 28 22 30 21.5 32L19 34L1 36Z',
  ],
}

const mirrored = (path: string): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`)

export const SILHOUETTES: Readonly<Record<AircraftType, string>> = Object.fromEntries(
  Object.entries(RIGHT).map(([type, parts]) => [type, parts.map(part => part + mirrored(part)).join('')]),
) as Record<AircraftType, string>
