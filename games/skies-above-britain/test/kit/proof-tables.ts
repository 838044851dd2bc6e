import { die } from '@tallyho/engine'
import type { Tables } from '../../pack/types.ts'

const fateBox = {
  hurricane: die(['1-3', 'fire' as const], ['4-6', 'crashes' as const], ['7-12', 'hangar' as const]),
  // SAB-EX-46
  spitfire: die(['1-2', 'fire' as const], ['3-7', 'crashes' as const], ['8-12', 'hangar' as const]),
  crashes: die(['1-2', 'killed' as const], ['3-5', 'wounded' as const], ['6-12', 'bails-out' as const]),
  fire: die(['1-4', 'killed' as const], ['5-8', 'wounded' as const], ['9-12', 'bails-out' as const]),
  green: die(['1-6', 'killed' as const], ['7-9', 'wounded' as const], ['10-12', 'bails-out' as const]),
}

/** The charts of the proofs: what the text gives is exact, the rest is what an example needs. */
export const TABLES_OF_PROOF: Tables = {
  escort: {
    nose: {
      high: { '109': '6 5 8F 8F 9 6 10F', '110': '5 4 7F 7F 7 4 9F' },
      low: { '109': '9F 8F 10F 10F 12F 8 X', '110': '7F 6F 9F 9F 10F 6 X' },
    },
    // SAB-K-077
    flank: {
      high: { '109': '9 8F 6 9 9 5 6', '110': '8 5F 5 8 7 3 5' },
      low: { '109': 'X 11F 10F 11F 12F 8 9', '110': 'X 10F 8F 9F 10F 6 8' },
    },
    tail: {
      high: { '109': 'X 11F 8F 8F 9 6 5', '110': 'X 9F 6F 6F 7 4 4' },
      low: { '109': 'X X 11F 11F 12F 9 7', '110': 'X X 9F 9F 10F 7 6' },
    },
  },
  bombers: {
    nose: {
      high: { '109': '8 9 6 6 9 5 3', '110': '6 7 5 5 7 4 2', none: 4 },
      low: { '109': '9 10 8 8 11 9 3', '110': '7 8 6 6 9 6 2', none: 6 },
    },
    // SAB-K-081
    flank: {
      high: { '109': '4 6 8 4 10 5 3', '110': '2 4 8 3 8 4 2', none: 5 },
      low: { '109': '5 8 11 5 11 9 3', '110': '3 5 10 4 9 3 2', none: 7 },
    },
    tail: {
      high: { '109': '3 4 7 7 9 5 9', '110': '2 3 5 5 7 4 7', none: 5 },
      low: { '109': '3 5 9 9 11 9 10', '110': '2 4 7 7 9 6 8', none: 7 },
    },
  },
  // SAB-A-57
  missed: { nose: 'tail', tail: 'nose', port: 'starboard', starboard: 'port' },
  // SAB-K-086
  circle: {
    forms: { high: { section: 11, flight: 5, squadron: 3 }, low: { section: 12, flight: 6, squadron: 5 } },
    schwarms: 4,
  },
  suppression: {
    heavy: [
      { upTo: 3, red: 12, blue: 9 },
      { upTo: 6, red: 10, blue: 6 },
      { upTo: 12, red: 8, blue: 4 },
    ],
    light: [
      { upTo: 3, red: 11, blue: 8 },
      { upTo: 6, red: 9, blue: 6 },
      { upTo: 12, red: 7, blue: 3 },
    ],
    circle: [
      { upTo: 3, red: 12, blue: 7 },
      { upTo: 6, red: 10, blue: 5 },
      { upTo: 12, red: 8, blue: 3 },
    ],
  },
  cruise: {
    a: { '109': { high: 11, flank: 8 }, '110': { high: 10, flank: 7 } },
    b: {
      heavy: die(['0-5', 'nothing' as const], ['6-8', 'shift' as const], ['9-12', 'break' as const]),
      light: die(['0-7', 'nothing' as const], ['8-12', 'shift' as const]),
    },
  },
  chase: {
    number: {
      clear: {
        none: { red: 7, green: 0 },
        light: { red: 6, green: 2 },
        heavy: { red: 6, green: 4 },
      },
      haze: {
        none: { red: 9, green: 0 },
        light: { red: 8, green: 2 },
        heavy: { red: 7, green: 4 },
      },
      clouds: {
        none: { red: 11, green: 0 },
        light: { red: 10, green: 2 },
        heavy: { red: 9, green: 3 },
      },
    },
    place: die(['1-2', 'port' as const], ['3-10', 'tail' as const], ['11-12', 'starboard' as const]),
  },
  // SAB-K-107
  sun: {
    released: {
      nose: { even: 'port', odd: 'starboard' },
      port: { even: 'nose', odd: 'starboard' },
      starboard: { even: 'nose', odd: 'port' },
      tail: { even: 'nose', odd: 'starboard' },
    },
    appears: die(
      ['1-3', 'nose' as const],
      ['4-6', 'tail' as const],
      ['7-9', 'starboard' as const],
      ['10-12', 'port' as const],
    ),
  },
  contact: {
    same: die(
      ['0-3', { positions: ['tail' as const], altitude: 'low' as const }],
      ['4-6', { positions: ['tail' as const], altitude: 'same' as const }],
      // SAB-EX-45
      ['7-9', { positions: ['port' as const, 'starboard' as const], altitude: 'low' as const }],
      ['10-11', { positions: ['port' as const, 'starboard' as const], altitude: 'high' as const }],
      ['12-13', { positions: ['nose' as const], altitude: 'high' as const }],
    ),
    adjacent: die(
      ['0-6', { positions: ['tail' as const], altitude: 'low' as const }],
      ['7-10', { positions: ['port' as const, 'starboard' as const], altitude: 'low' as const }],
      ['11-12', { positions: ['nose' as const], altitude: 'low' as const }],
    ),
  },
  fate: {
    cockpit: fateBox,
    engine: fateBox,
    'fuel-tank': fateBox,
    wing: fateBox,
    fuselage: fateBox,
    tail: fateBox,
  },
  // SAB-EX-48 Empty is the last but one.
  fuel: { checks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 7, 10], full: { hurricane: 0, spitfire: 1 } },
  track: {
    inbound: [
      { zone: 'coast', channel: true, patrol: 11 },
      { zone: 'coast', exit109: 12 },
      { zone: 'middle', exit109: 11 },
      { zone: 'middle', exit109: 10 },
      { zone: 'deep', exit109: 9 },
      { zone: 'deep', exit109: 8 },
    ],
    turn: { zone: 'deep', exit109: 8, exit110: 12 },
    outbound: {
      deep: [
        { zone: 'deep', exit109: 7, exit110: 11 },
        { zone: 'middle', exit109: 7, exit110: 11 },
        // SAB-EX-38 SAB-EX-39
        { zone: 'coast', exit109: 8, patrol: 11 },
        { zone: 'coast', exit109: 6, exit110: 9, patrol: 10, channel: true },
      ],
      middle: [
        { zone: 'middle', exit109: 8, exit110: 11 },
        { zone: 'coast', exit109: 8, patrol: 11 },
        { zone: 'coast', exit109: 6, exit110: 9, patrol: 10, channel: true },
      ],
      coast: [
        { zone: 'coast', exit109: 8, patrol: 11 },
        { zone: 'coast', exit109: 6, exit110: 9, patrol: 10, channel: true },
      ],
    },
  },
  // SAB-K-123 SAB-K-124
  recovery: {
    green: die(['1-9', 'killed' as const], ['10-11', 'captured' as const], ['12', 'rescued' as const]),
    regular: die(['1-7', 'killed' as const], ['8-10', 'captured' as const], ['11-12', 'rescued' as const]),
    veteran: die(['1-6', 'killed' as const], ['7-9', 'captured' as const], ['10-12', 'rescued' as const]),
  },
  // SAB-EX-47
  hospital: die(['1-2', 'discharged' as const], ['3-8', 'hospital' as const], ['9-12', 'returns' as const]),
  // SAB-A-29
  madness: die(['1-4', 'friendly-fire' as const], ['5-8', 'loose' as const], ['9-12', 'nothing' as const]),
  // SAB-K-065
  limits: {
    dornier: { wing: 4, engine: 3, fuselage: 4, cockpit: 2 },
    heinkel: { wing: 5, engine: 3, fuselage: 5, cockpit: 2 },
    junkers: { wing: 4, engine: 2, fuselage: 4, cockpit: 2 },
    stuka: { wing: 2, engine: 1, fuselage: 3, cockpit: 1 },
  },
  // SAB-A-52
  distance: {
    nose: [['ahead'], ['lead'], ['high'], ['low'], ['port', 'starboard'], ['trailing']],
    port: [['port'], ['high'], ['low'], ['ahead'], ['trailing'], ['lead'], ['starboard']],
    starboard: [['starboard'], ['high'], ['low'], ['ahead'], ['trailing'], ['lead'], ['port']],
    tail: [['trailing'], ['high'], ['low'], ['port', 'starboard'], ['ahead'], ['lead']],
  },
}
