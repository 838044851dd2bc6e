import { constrained, designed } from './notation.ts'
import type { Place, SectorId, TargetId, TargetSpec, TargetType } from './types.ts'

// biome-ignore format: a chart, one target a row
const TARGETS: Readonly<Record<TargetType, readonly (readonly [TargetId, SectorId, Place, number?])[]>> = {
  radar: [
    //  name        sector   longitude, latitude  net
    ['Worth',       '4/10',   [-2.05, 50.60],     1],
    ['Ventnor',     '1/11',   [-1.20, 50.60],     2],
    ['Poling',      '1/11',   [-0.51, 50.84],     3],
    ['Pevensey',    '7/11',   [0.34, 50.83],      4],
    ['Rye',         '7/11',   [0.76, 50.96],      5],
    ['Swingate',    '6/11',   [1.34, 51.14],      6],
    ['Foreness',    '6/11',   [1.42, 51.39],      7],
    ['Canewdon',    '5/11',   [0.74, 51.62],      8],
    ['Bawdsey',     '4/11',   [1.40, 51.99],      9],
  ],
  airfield: [
    ['Exeter',        '1/10', [-3.41, 50.73]],
    ['Filton',        '3/10', [-2.59, 51.52]],
    ['Middle Wallop', '4/10', [-1.57, 51.15]],
    ['Tangmere',      '1/11', [-0.71, 50.85]],
    ['Kenley',        '2/11', [-0.10, 51.31]],
    ['Northolt',      '3/11', [-0.42, 51.55]],
    ['Debden',        '4/11', [0.27, 52.00]],
    ['North Weald',   '5/11', [0.16, 51.72]],
    ['Hornchurch',    '6/11', [0.22, 51.54]],
    ['Biggin Hill',   '7/11', [0.03, 51.33]],
    ['Duxford',       '2/12', [0.13, 52.09]],
    ['Wittering',     '3/12', [-0.48, 52.61]],
  ],
  port: [
    ['Plymouth',    '1/10',   [-4.14, 50.37]],
    ['Portland',    '4/10',   [-2.44, 50.55]],
    ['Weymouth',    '4/10',   [-2.46, 50.61]],
    ['Portsmouth',  '1/11',   [-1.11, 50.80]],
    ['Newhaven',    '2/11',   [0.05, 50.79]],
    ['Dover',       '6/11',   [1.31, 51.13]],
    ['Sheerness',   '6/11',   [0.76, 51.44]],
    ['Tilbury',     '6/11',   [0.36, 51.46]],
    ['Harwich',     '5/11',   [1.28, 51.95]],
  ],
  industry: [
    ['Yeovil',      '4/10',   [-2.63, 50.94]],
    ['Patchway',    '3/10',   [-2.57, 51.53]],
    ['Southampton', '1/11',   [-1.40, 50.91]],
    ['Weybridge',   '1/11',   [-0.46, 51.36]],
    ['Langley',     '3/11',   [-0.54, 51.51]],
    ['Rochester',   '6/11',   [0.50, 51.39]],
    ['Thameshaven', '6/11',   [0.49, 51.51]],
    ['Woolwich',    'London', [0.07, 51.49]],
  ],
  city: [
    ['London',      'London', [-0.13, 51.51]],
    ['Oxford',      '4/10',   [-1.26, 51.75]],
    ['Bournemouth', '4/10',   [-1.88, 50.72]],
    ['Bristol',     '3/10',   [-2.59, 51.45]],
    ['Brighton',    '2/11',   [-0.14, 50.82]],
    ['Southend',    '6/11',   [0.71, 51.54]],
    ['Canterbury',  '6/11',   [1.08, 51.28]],
    ['Ipswich',     '4/11',   [1.15, 52.06]],
    ['Norwich',     '3/12',   [1.30, 52.63]],
  ],
  headquarters: [
    ['Box',         '3/10',   [-2.25, 51.42]],
    ['Uxbridge',    '3/11',   [-0.47, 51.54]],
    ['Stanmore',    '3/11',   [-0.30, 51.62]],
  ],
  base: [
    ['Detling',        '7/11', [0.60, 51.30]],
    ['Eastchurch',     '6/11', [0.85, 51.39]],
    ['Chatham',        '6/11', [0.53, 51.39]],
    ['Ford',           '1/11', [-0.59, 50.81]],
    ['Thorney Island', '1/11', [-0.92, 50.81]],
    ['Gosport',        '1/11', [-1.17, 50.81]],
    ['Farnborough',    '1/11', [-0.77, 51.28]],
    ['Worthy Down',    '4/10', [-1.32, 51.11]],
    ['Andover',        '4/10', [-1.53, 51.21]],
    ['Brize Norton',   '4/10', [-1.58, 51.75]],
    ['Felixstowe',     '5/11', [1.33, 51.96]],
  ],
}

/** RE-10.25.d RE-10.25.e */
const COMMANDS: Readonly<Record<TargetId, 10 | 11 | 'all'>> = { Box: 10, Uxbridge: 11, Stanmore: 'all' }

/** What the text names; all else is a target of 1940. */
const NAMED: readonly TargetId[] = [
  ...['Worth', 'Poling', 'Rye', 'Biggin Hill', 'Hornchurch', 'Kenley', 'Middle Wallop', 'Dover', 'Weymouth'],
  ...['Southampton', 'London', 'Oxford', 'Box', 'Uxbridge', 'Stanmore'],
]

export const targets: readonly TargetSpec[] = (Object.keys(TARGETS) as TargetType[]).flatMap(type =>
  TARGETS[type].map(([id, sector, at, net]): TargetSpec => {
    const commands = COMMANDS[id]
    return {
      id,
      type,
      sector,
      at,
      ...(net !== undefined && { net }),
      ...(commands && { commands }),
      ...(NAMED.includes(id)
        ? constrained('RE-2.1.b name and type; its place is the true one')
        : designed('history: targets of August and September 1940')),
    }
  }),
)
