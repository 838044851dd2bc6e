import type { Tables } from './types.ts'

/**
 * SAB-K-118…122 The Raid Track. 109s turn back when their red lamps light, sooner the longer the raid lasts; 110s stay longer. At the
 * coast and over the Channel other 109s sweep, and whoever bails out there comes down in the sea.
 */
export const TRACK: Tables['track'] = {
  inbound: [
    { zone: 'coast', patrol: 12, channel: true },
    { zone: 'coast' },
    { zone: 'middle', exit109: 12 },
    { zone: 'middle', exit109: 12 },
    { zone: 'deep', exit109: 11 },
    { zone: 'deep', exit109: 10 },
  ],
  turn: { zone: 'deep', exit109: 10, exit110: 12 },
  outbound: {
    deep: [
      { zone: 'deep', exit109: 9, exit110: 12 },
      { zone: 'middle', exit109: 8, exit110: 11 },
      { zone: 'middle', exit109: 8, exit110: 11 },
      { zone: 'coast', exit109: 7, exit110: 10, patrol: 12 },
      { zone: 'coast', exit109: 6, exit110: 9, patrol: 11, channel: true },
    ],
    middle: [
      { zone: 'middle', exit109: 9, exit110: 12 },
      { zone: 'middle', exit109: 9, exit110: 11 },
      // SAB-K-118 SAB-EX-38 SAB-EX-39
      { zone: 'coast', exit109: 8, exit110: 11, patrol: 12 },
      { zone: 'coast', exit109: 7, exit110: 10, patrol: 11, channel: true },
    ],
    coast: [
      { zone: 'coast', exit109: 10, patrol: 12 },
      { zone: 'coast', exit109: 9, exit110: 12, patrol: 12 },
      { zone: 'coast', exit109: 8, exit110: 11, patrol: 11, channel: true },
    ],
  },
}

/** SAB-K-115…117 Nobody checks until Low; then Empty and Vapor. A Spitfire starts a space further on. */
export const FUEL: Tables['fuel'] = {
  checks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 6],
  full: { hurricane: 0, spitfire: 1 },
}
