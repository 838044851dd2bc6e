import type { Letter, Region, SpaceId, SpaceSpec, TargetSpec, TargetType, TrackSpec } from './types.ts'

/**
 * The map of south-east England. THD-2.2.a a space is a sector, its fighter group and a letter; THD-2.2.b
 * London and the Thames Estuary have no number. THD-2.2.c what touches water is coastal, except 6/11c;
 * THD-2.2.d the Estuary is coastal too. THD-2.2.e the Isle of Wight is in 1/11b. THD-2.2.g 4/10b has no rule of
 * its own. THD-2.3.a neighbours share a border; THD-2.3.b 1/11c meets 2/11a and 4/10a in a corner only.
 * THD-2.6.a every space lies in one of three regions.
 */

/** THD-2.6.c, THD-D-20: spaces on the far side of the Me109 range limit. */
const BEYOND_ME109: readonly SpaceId[] = ['3/11a', '3/11b', '4/11a', '4/11b', '4/10b', '4/10c', '2/12a']

/** THD-9.4.b, THD-9.4.c: where a raid goes on if its target is not adjacent; `London` only for that target. */
const ARROWS: Readonly<Record<SpaceId, { readonly to: SpaceId; readonly London?: SpaceId }>> = {
  '6/11a': { to: '6/11b' },
  '6/11b': { to: '7/11a', London: '6/11c' },
  '6/11c': { to: 'London' },
  'Thames Estuary': { to: '6/11c' },
  '7/11c': { to: '7/11a' },
  '7/11a': { to: '7/11b' },
  '7/11b': { to: 'London' },
  '2/11a': { to: '2/11b' },
  '2/11b': { to: 'London' },
  '1/11a': { to: '1/11c' },
  '1/11b': { to: '1/11c' },
  '1/11c': { to: '3/11a' },
  '4/10a': { to: '4/10c' },
  '5/11a': { to: '5/11b' },
  '5/11b': { to: 'London' },
  '4/11a': { to: '4/11b' },
}

/** THD-9.6.a: the way home from spaces without a coastal neighbour. */
const RECOVERY: Readonly<Record<SpaceId, SpaceId>> = {
  '3/11a': '1/11c',
  '3/11b': '5/11b',
  London: '6/11c',
  '2/12a': '4/11b',
}

/** What the rules text fixes about a space; all else about it is designed. */
const FIXED: Readonly<Record<SpaceId, string>> = {
  '1/11b': 'THD-2.2.e Isle of Wight, coastal',
  '1/11c': 'THD-EX-01 corners, THD-EX-07 neighbour of 3/11a',
  '2/11a': 'THD-EX-01 corner with 1/11c',
  '3/11a': 'THD-EX-07 neighbours, THD-D-06 airfield',
  '3/11b': 'THD-EX-07 neighbour of 3/11a',
  '4/10a': 'THD-EX-01 corner with 1/11c',
  '4/10b': 'THD-2.2.g id',
  '4/10c': 'THD-EX-07 neighbour of 3/11a',
  '6/11a': 'THD-7.4.a entry of LF2 East C',
  '6/11b': 'THD-9.4.c two arrows, THD-EX-22 Rochford',
  '6/11c': 'THD-2.2.c not coastal, THD-EX-02 Hornchurch',
  '7/11a': 'THD-2.2.f entry of LF2 South B',
  '7/11b': 'THD-EX-15 not adjacent to 6/11b',
  London: 'THD-2.2.b, THD-EX-07, THD-D-03',
  'Thames Estuary': 'THD-2.2.b, THD-2.2.d',
}

const EAST: Region = 'lf2-east'
const SOUTH: Region = 'lf2-south'
const LF3: Region = 'lf3'

// biome-ignore format: a chart, one space a row
const SPACES: readonly [SpaceId, string, string, 'coast' | 'inland', Region, string][] = [
  // id              covers                        airfield         coast     region neighbours
  ['4/11a',          'Suffolk',                    'Martlesham',    'coast',  EAST,  '4/11b, 5/11a'],
  ['4/11b',          'North Essex',                'Debden',        'inland', EAST,  '4/11a, 3/11b, 5/11b, 2/12a'],
  ['2/12a',          'Cambridge',                  'Duxford',       'inland', EAST,  '4/11b, 3/11b'],
  ['5/11a',          'Essex coast',                '',              'coast',  EAST,  '4/11a, 5/11b, 6/11c, Thames Estuary'],
  ['5/11b',          'West Essex',                 'North Weald',   'inland', EAST,  '5/11a, 4/11b, 3/11b, 6/11c, London'],
  ['Thames Estuary', 'Thames Estuary',             '',              'coast',  EAST,  '5/11a, 6/11a, 6/11b, 6/11c'],
  ['6/11a',          'East Kent',                  'Manston',       'coast',  EAST,  '6/11b, 7/11a, 7/11c, Thames Estuary'],
  ['6/11b',          'Medway',                     'Rochford',      'coast',  EAST,  '6/11a, 6/11c, 7/11a, Thames Estuary'],
  ['6/11c',          'Lower Thames',               'Hornchurch',    'inland', EAST,  '5/11a, 5/11b, 6/11b, 7/11b, London, Thames Estuary'],
  ['London',         'London',                     '',              'inland', EAST,  '3/11a, 3/11b, 5/11b, 6/11c, 7/11b, 2/11b'],
  ['3/11b',          'Hertford',                   '',              'inland', EAST,  '3/11a, 4/11b, 5/11b, London, 2/12a'],
  ['3/11a',          'Middlesex',                  'Northolt',      'inland', SOUTH, '3/11b, 1/11c, 4/10c, London'],
  ['7/11c',          'Folkestone',                 'Hawkinge',      'coast',  SOUTH, '6/11a, 7/11a'],
  ['7/11a',          'Weald',                      'West Malling',  'coast',  SOUTH, '2/11a, 6/11a, 6/11b, 7/11b, 7/11c'],
  ['7/11b',          'North Downs',                'Biggin Hill',   'inland', SOUTH, '7/11a, 2/11b, 6/11c, London'],
  ['2/11a',          'Brighton',                   '',              'coast',  SOUTH, '1/11a, 2/11b, 7/11a'],
  ['2/11b',          'East Surrey',                'Kenley',        'inland', SOUTH, '2/11a, 1/11c, 7/11b, London'],
  ['1/11a',          'West Sussex',                'Tangmere',      'coast',  LF3,   '1/11b, 1/11c, 2/11a'],
  ['1/11b',          'Solent',                     'Gosport',       'coast',  LF3,   '1/11a, 1/11c, 4/10a'],
  ['1/11c',          'Hampshire',                  'Odiham',        'inland', LF3,   '1/11a, 1/11b, 2/11b, 3/11a, 4/10c'],
  ['4/10a',          'Dorset',                     'Warmwell',      'coast',  LF3,   '4/10b, 4/10c, 1/11b'],
  ['4/10b',          'Wiltshire',                  'Middle Wallop', 'inland', LF3,   '4/10a, 4/10c'],
  ['4/10c',          'Berkshire',                  'Andover',       'inland', LF3,   '4/10a, 4/10b, 1/11c, 3/11a'],
]

export const spaces: readonly SpaceSpec[] = SPACES.map(([id, name, airfield, coast, region, neighbours]) => {
  const arrow = ARROWS[id]
  const recovery = RECOVERY[id]
  const fixed = FIXED[id]
  return {
    id,
    name,
    ...(airfield && { airfield }),
    coastal: coast === 'coast',
    region,
    neighbours: neighbours.split(', '),
    ...(arrow && { arrow: arrow.to }),
    ...(arrow?.London && { arrowLondon: arrow.London }),
    ...(recovery && { recovery }),
    beyondMe109: BEYOND_ME109.includes(id),
    source: fixed ? 'constrained' : 'designed',
    ref: fixed ?? 'history: sectors of 10, 11 and 12 Group, Aug 1940',
  }
})

/** THD-2.5.a: targets by type; a radar net is followed by its number. `*` marks what the rules text names. */
const TARGETS: Readonly<Record<TargetType, string>> = {
  airfield: `
    Martlesham 4/11a, Debden 4/11b, Duxford 2/12a, North Weald 5/11b, Hornchurch 6/11c*, Rochford 6/11b*,
    Manston 6/11a, Hawkinge 7/11c, West Malling 7/11a, Biggin Hill 7/11b, Kenley 2/11b, Northolt 3/11a,
    Tangmere 1/11a, Gosport 1/11b, Odiham 1/11c, Warmwell 4/10a, Middle Wallop 4/10b, Andover 4/10c`,
  port: `
    Harwich 5/11a, Thameshaven 6/11c, Sheerness 6/11b, Ramsgate 6/11a, Dover 6/11a*, Folkestone 7/11c,
    Newhaven 2/11a, Portsmouth 1/11b, Southampton 1/11b, Portland 4/10a, London Docks London`,
  radar: `
    Worth #1 4/10a, Poling #2 1/11b*, Truleigh #3 2/11a, Pevensey #4 7/11a, Rye #5 7/11a, Dover #6 6/11a,
    Foreness #7 6/11a, Canewdon #8 5/11a, Bawdsey #9 4/11a`,
  industry: `
    Hatfield 3/11b, Rochester 6/11b*, Canterbury 6/11a*, Woolwich London, Croydon 2/11b, Weybridge 1/11c,
    Farnborough 1/11c, Southampton 1/11b`,
  city: 'London London*',
  headquarters: 'Stanmore 3/11b, Uxbridge 3/11a',
}

function target(type: TargetType, entry: string): TargetSpec {
  const named = entry.endsWith('*')
  const words = entry.replace('*', '').split(' ')
  const space = words.pop() as string
  const net = words.at(-1)?.startsWith('#') ? Number(words.pop()?.slice(1)) : undefined
  const name = words.join(' ')
  return {
    id: `${name.toLowerCase().replaceAll(' ', '-')}-${type}`,
    name,
    type,
    space,
    ...(net !== undefined && { net }),
    source: named ? 'constrained' : 'designed',
    ref: named ? (FIXED_TARGETS[name] as string) : 'history: targets of Aug and Sep 1940',
  }
}

const FIXED_TARGETS: Readonly<Record<string, string>> = {
  Hornchurch: 'THD-EX-02 name and space',
  Rochford: 'THD-EX-22 name, type and space',
  Dover: 'THD-EX-22 name and type',
  Poling: 'THD-2.2.e name, type and space',
  Rochester: 'THD-EX-22 name and type',
  Canterbury: 'THD-EX-22 name and type',
  London: 'THD-9.4.c, THD-EX-16 a target',
}

export const targets: readonly TargetSpec[] = (Object.keys(TARGETS) as TargetType[]).flatMap(type =>
  TARGETS[type]
    .trim()
    .split(/,\s+/)
    .map(entry => target(type, entry)),
)

/** THD-2.7.a, THD-D-16: the nine coast tracks from north-east to south-west. THD-2.2.f LF2 South B. */
// biome-ignore format: a chart, one track a row
const TRACKS: readonly [Region, Letter, 2 | 3, SpaceId, readonly number[], string][] = [
  // region letter spaces entry            nets    fixed by
  [EAST,  'A', 3, '5/11a',          [8, 9], ''],
  [EAST,  'B', 3, 'Thames Estuary', [7, 8], ''],
  [EAST,  'C', 2, '6/11a',          [6, 7], 'THD-7.4.a length and entry; nets designed'],
  [SOUTH, 'A', 3, '7/11c',          [5, 6], ''],
  [SOUTH, 'B', 3, '7/11a',          [4, 5], 'THD-2.2.f'],
  [SOUTH, 'C', 3, '2/11a',          [3, 4], ''],
  [LF3,   'A', 3, '1/11a',          [2, 3], ''],
  [LF3,   'B', 3, '1/11b',          [1, 2], ''],
  [LF3,   'C', 3, '4/10a',          [1],    ''],
]

export const tracks: readonly TrackSpec[] = TRACKS.map(([region, letter, length, entry, nets, fixed]) => ({
  id: `${region}-${letter}`,
  region,
  letter,
  length,
  entry,
  nets,
  source: region === SOUTH && letter === 'B' ? 'rulebook' : 'constrained',
  ref: fixed || 'THD-7.4.a length, THD-D-16 order; entry and nets designed',
}))
