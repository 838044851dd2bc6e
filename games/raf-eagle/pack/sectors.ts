import type { Sourced } from '@tallyho/engine'
import { constrained, rulebook } from './notation.ts'
import type { Place, SectorId, SectorSpec } from './types.ts'

/**
 * The sectors of the map, by their stations. The text names their numbers and Hornchurch (6/11), Middle Wallop (4/10) and,
 * by their squadrons, five more; the others are the stations of 1940.
 */
// biome-ignore format: a chart, one sector a row
const SECTORS: readonly (readonly [SectorId, string, SectorSpec['group'], Place])[] = [
  // id      station          group     longitude, latitude
  ['1/10',   'Exeter',        10,        [-3.41, 50.73]],
  ['3/10',   'Filton',        10,        [-2.59, 51.52]],
  ['4/10',   'Middle Wallop', 10,        [-1.57, 51.15]],
  ['1/11',   'Tangmere',      11,        [-0.71, 50.85]],
  ['2/11',   'Kenley',        11,        [-0.10, 51.31]],
  ['3/11',   'Northolt',      11,        [-0.42, 51.55]],
  ['4/11',   'Debden',        11,        [0.27, 52.00]],
  ['5/11',   'North Weald',   11,        [0.16, 51.72]],
  ['6/11',   'Hornchurch',    11,        [0.22, 51.54]],
  ['7/11',   'Biggin Hill',   11,        [0.03, 51.33]],
  ['2/12',   'Duxford',       12,        [0.13, 52.09]],
  ['3/12',   'Wittering',     12,        [-0.48, 52.61]],
  ['London', 'London',        undefined, [-0.13, 51.51]],
]

const KNOWN: Readonly<Record<SectorId, Sourced>> = {
  '6/11': rulebook('RE-EX-34 Hornchurch is 6/11'),
  '4/10': rulebook('RE-19.4.a Middle Wallop is in 4/10'),
  London: rulebook('RE-2.1.a a sector without number and airfield'),
}
const NUMBERED = constrained('RE-2.1.a its number; the station is that of its squadrons in 1940')

export const sectors: readonly SectorSpec[] = SECTORS.map(([id, name, group, at]) => ({
  id,
  name,
  ...(group && { group }),
  at,
  ...(KNOWN[id] ?? NUMBERED),
}))
