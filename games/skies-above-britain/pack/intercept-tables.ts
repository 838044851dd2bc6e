import { die } from '@tallyho/engine'
import type { Tables } from './types.ts'

/** The Intercept tables: Lead, Ahead, flank of the same side, other flank, High, Low, Trailing. F costs Fuel, X cannot be done. */

export const ESCORT: Tables['escort'] = {
  // SAB-K-080 Easy against those in front.
  nose: {
    high: { '109': '6 5 8F 8F 9 6 10F', '110': '5 4 7F 7F 7 4 9F' },
    low: { '109': '9F 8F 10F 10F 12F 8 X', '110': '7F 6F 9F 9F 10F 6 X' },
  },
  // SAB-K-077 SAB-K-078
  flank: {
    high: { '109': '9 8F 6 9 9 5 6', '110': '8 5F 5 8 7 3 5' },
    low: { '109': 'X 11F 10F 11F 12F 8 9', '110': 'X 10F 8F 9F 10F 6 8' },
  },
  // SAB-K-080 Easy against those who trail.
  tail: {
    high: { '109': 'X 11F 8F 8F 9 6 5', '110': 'X 9F 6F 6F 7 4 4' },
    low: { '109': 'X X 11F 11F 12F 9 7', '110': 'X X 9F 9F 10F 7 6' },
  },
}

export const BOMBERS_TABLE: Tables['bombers'] = {
  nose: {
    high: { '109': '8 9 6 6 9 4 2', '110': '6 7 5 5 7 3 2', none: 4 },
    low: { '109': '9 10 8 8 11 9 3', '110': '7 8 6 6 9 5 2', none: 6 },
  },
  // SAB-K-081
  flank: {
    high: { '109': '4 6 8 4 10 5 3', '110': '2 4 8 3 8 4 2', none: 5 },
    low: { '109': '5 8 11 5 11 9 3', '110': '3 5 10 4 9 3 2', none: 7 },
  },
  // SAB-K-082 From behind even the High row costs Fuel.
  tail: {
    high: { '109': '2 3 6 6 9 5 9', '110': '2 2 5 5 7 4 7', none: 4 },
    low: { '109': '3 4 8 8 10 9 11', '110': '2 3 7 7 8 5 9', none: 6 },
  },
}

/** SAB-A-57 The other side. */
export const MISSED: Tables['missed'] = { nose: 'tail', tail: 'nose', port: 'starboard', starboard: 'port' }

export const CIRCLE: Tables['circle'] = {
  // SAB-K-086
  forms: { high: { section: 11, flight: 5, squadron: 3 }, low: { section: 12, flight: 6, squadron: 5 } },
  // SAB-K-089
  schwarms: 5,
}

/** SAB-K-090…095 */
export const SUPPRESSION: Tables['suppression'] = {
  heavy: [
    { upTo: 3, red: 12, blue: 9 },
    { upTo: 6, red: 10, blue: 6 },
    { upTo: 9, red: 9, blue: 5 },
    { upTo: 12, red: 8, blue: 4 },
  ],
  light: [
    { upTo: 3, red: 11, blue: 8 },
    { upTo: 6, red: 9, blue: 6 },
    { upTo: 9, red: 8, blue: 4 },
    { upTo: 12, red: 7, blue: 3 },
  ],
  circle: [
    { upTo: 3, red: 12, blue: 7 },
    { upTo: 6, red: 10, blue: 5 },
    { upTo: 9, red: 9, blue: 4 },
    { upTo: 12, red: 8, blue: 3 },
  ],
}

export const CRUISE: Tables['cruise'] = {
  // SAB-K-096 SAB-K-097
  a: { '109': { high: 11, flank: 8 }, '110': { high: 10, flank: 7 } },
  // SAB-K-098…101
  b: {
    heavy: die(['-1-5', 'nothing' as const], ['6-8', 'shift' as const], ['9-12', 'break' as const]),
    light: die(['-1-7', 'nothing' as const], ['8-12', 'shift' as const]),
  },
}

/** SAB-K-102…106 */
export const CHASE: Tables['chase'] = {
  number: {
    clear: { none: { red: 6, green: 0 }, light: { red: 6, green: 2 }, heavy: { red: 5, green: 4 } },
    haze: { none: { red: 8, green: 0 }, light: { red: 8, green: 2 }, heavy: { red: 7, green: 4 } },
    clouds: { none: { red: 10, green: 0 }, light: { red: 10, green: 1 }, heavy: { red: 9, green: 3 } },
  },
  place: die(['1-2', 'port' as const], ['3-10', 'tail' as const], ['11-12', 'starboard' as const]),
}

/** SAB-A-52 Nearest first. */
export const DISTANCE: Tables['distance'] = {
  nose: [['ahead'], ['lead'], ['high'], ['low'], ['port', 'starboard'], ['trailing']],
  port: [['port'], ['high'], ['low'], ['ahead'], ['trailing'], ['lead'], ['starboard']],
  starboard: [['starboard'], ['high'], ['low'], ['ahead'], ['trailing'], ['lead'], ['port']],
  tail: [['trailing'], ['high'], ['low'], ['port', 'starboard'], ['ahead'], ['lead']],
}
