import { die } from '@tallyho/engine'
import { FATE } from './fate.ts'
import {
  BOMBERS_TABLE,
  CHASE,
  CIRCLE,
  CRUISE,
  DISTANCE,
  ESCORT,
  MISSED,
  SUPPRESSION,
} from './intercept-tables.ts'
import { FUEL, TRACK } from './raid-track.ts'
import type { Altitude, Pack, Position, Tables } from './types.ts'

/** Where contact finds the squadron; with `same` it keeps its altitude. */
function place(altitude: Altitude | 'same', ...positions: readonly Position[]) {
  return { positions, altitude }
}

export const TABLES: Tables = {
  escort: ESCORT,
  bombers: BOMBERS_TABLE,
  missed: MISSED,
  circle: CIRCLE,
  suppression: SUPPRESSION,
  cruise: CRUISE,
  chase: CHASE,
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
  // SAB-K-109…111
  contact: {
    same: die(
      ['0-2', place('low', 'tail')],
      ['3-4', place('same', 'tail')],
      ['5-9', place('low', 'port', 'starboard')],
      ['10-11', place('high', 'port', 'starboard')],
      ['12-13', place('high', 'nose')],
    ),
    adjacent: die(
      ['-1-5', place('low', 'tail')],
      ['6-7', place('same', 'tail')],
      ['8-11', place('low', 'port', 'starboard')],
      ['12', place('high', 'port', 'starboard')],
    ),
  },
  fate: FATE,
  fuel: FUEL,
  track: TRACK,
  recovery: {
    green: die(['1-9', 'killed' as const], ['10-11', 'captured' as const], ['12', 'rescued' as const]),
    regular: die(['1-7', 'killed' as const], ['8-10', 'captured' as const], ['11-12', 'rescued' as const]),
    veteran: die(['1-6', 'killed' as const], ['7-9', 'captured' as const], ['10-12', 'rescued' as const]),
  },
  hospital: die(['1-2', 'discharged' as const], ['3-8', 'hospital' as const], ['9-12', 'returns' as const]),
  madness: die(['1-4', 'friendly-fire' as const], ['5-8', 'loose' as const], ['9-12', 'nothing' as const]),
  limits: {
    dornier: { wing: 4, engine: 3, fuselage: 5, cockpit: 2 },
    heinkel: { wing: 5, engine: 4, fuselage: 5, cockpit: 3 },
    junkers: { wing: 4, engine: 3, fuselage: 5, cockpit: 2 },
    stuka: { wing: 3, engine: 1, fuselage: 4, cockpit: 2 },
  },
  distance: DISTANCE,
}

export const SOURCES: Pack['sources'] = {
  escort: {
    source: 'constrained',
    ref: 'flank as printed (SAB-K-077 SAB-K-078); nose and tail SAB-K-080',
  },
  bombers: {
    source: 'constrained',
    ref: 'flank as printed (SAB-K-081); nose and tail SAB-K-082…085',
  },
  missed: { source: 'designed', ref: 'SAB-A-57' },
  circle: { source: 'constrained', ref: 'numbers as printed (SAB-K-086); schwarms SAB-K-087…089' },
  suppression: { source: 'constrained', ref: 'SAB-K-090…095 SAB-EX-26 SAB-EX-28' },
  cruise: { source: 'constrained', ref: 'SAB-K-096…101 SAB-EX-30 SAB-EX-31' },
  chase: { source: 'constrained', ref: 'SAB-K-102…106 SAB-EX-35…37; places as printed' },
  sun: { source: 'rulebook', ref: 'SAB-K-107 SAB-EX-55' },
  contact: { source: 'constrained', ref: 'SAB-K-109…111 SAB-EX-45' },
  fate: { source: 'constrained', ref: 'SAB-K-112…114 SAB-EX-46' },
  fuel: { source: 'constrained', ref: 'SAB-K-115…117 SAB-EX-48' },
  track: { source: 'constrained', ref: 'SAB-K-118…122 SAB-EX-38 SAB-EX-39' },
  recovery: { source: 'rulebook', ref: 'SAB-K-123…125 SAB-EX-49' },
  hospital: { source: 'constrained', ref: 'SAB-K-126 SAB-K-127 SAB-EX-47' },
  madness: { source: 'designed', ref: 'SAB-A-29 SAB-K-039' },
  limits: { source: 'constrained', ref: 'SAB-K-065 SAB-K-067 SAB-K-068 SAB-EX-60' },
  distance: { source: 'designed', ref: 'SAB-A-52 SAB-EX-31' },
}
