import type { Faces, Letter, SpaceId, SquadronId, SquadronSpec, SquadronType } from './types.ts'

/** THD-2.18.a, THD-2.20.a: ratings by type; a high British rating is good, THD-D-25 the reduced face lower. */
const RATINGS: Readonly<Record<SquadronType, Faces>> = {
  Spitfire: { full: 4, reduced: 3 },
  Hurricane: { full: 3, reduced: 2 },
}

const TYPES: Readonly<Record<'S' | 'H', SquadronType>> = { S: 'Spitfire', H: 'Hurricane' }

type Row = readonly [SquadronId, 'S' | 'H', SpaceId, Letter, string]

/** THD-2.21.a home space, THD-2.22.a selector letter (THD-D-26 spread over types and sectors). */
// biome-ignore format: a chart, one counter a row
const STANDARD: readonly Row[] = [
  ['43',  'H', '1/11a', 'A', 'history: Tangmere'],
  ['601', 'H', '1/11a', 'B', 'history: Tangmere to 19 Aug'],
  ['111', 'H', '2/11b', 'C', 'history: Croydon'],
  ['615', 'H', '2/11b', 'A', 'history: Kenley'],
  ['1',   'H', '3/11a', 'B', 'history: Northolt'],
  ['17',  'H', '4/11b', 'A', 'history: Debden'],
  ['85',  'H', '4/11b', 'B', 'history: Debden to 19 Aug'],
  ['257', 'H', '4/11b', 'C', 'history: Debden from 15 Aug'],
  ['56',  'H', '5/11b', 'C', 'history: North Weald'],
  ['151', 'H', '5/11b', 'A', 'history: North Weald'],
  ['54',  'S', '6/11c', 'B', 'THD-EX-03 type and home; rating and letter designed'],
  ['65',  'S', '6/11c', 'C', 'history: Hornchurch'],
  ['32',  'H', '7/11b', 'B', 'history: Biggin Hill'],
  ['501', 'H', '7/11b', 'C', 'history: Gravesend'],
  ['610', 'S', '7/11b', 'A', 'history: Biggin Hill'],
  ['152', 'S', '4/10a', 'A', 'history: Warmwell'],
  ['234', 'S', '4/10b', 'B', 'history: Middle Wallop from 14 Aug'],
  ['609', 'S', '4/10b', 'C', 'history: Middle Wallop'],
  ['19',  'S', '2/12a', 'B', 'history: Fowlmere, satellite of Duxford'],
]

/** THD-2.23.a: asterisked counters, in play only on the days that name them. */
// biome-ignore format: a chart, one counter a row
const PROVISIONAL: readonly Row[] = [
  ['602',  'S', '1/11a', 'C', 'history: Westhampnett from 13 Aug'],
  ['64',   'S', '2/11b', 'B', 'history: Kenley to 19 Aug'],
  ['616',  'S', '2/11b', 'B', 'history: Kenley 19 Aug to 3 Sep'],
  ['RCAF', 'H', '3/11a', 'C', 'THD-2.21.a exists; history: No. 1 RCAF, Northolt'],
  ['303',  'H', '3/11a', 'A', 'history: Northolt, operational 31 Aug'],
  ['266',  'S', '6/11c', 'A', 'history: Hornchurch, mid-Aug'],
  ['87',   'H', '4/10a', 'B', 'history: Exeter, over Portland by way of Warmwell'],
  ['213',  'H', '4/10a', 'C', 'history: Exeter, over Portland by way of Warmwell'],
  ['249',  'H', '4/10b', 'B', 'history: Boscombe Down 14 Aug to 1 Sep'],
  ['310',  'H', '2/12a', 'A', 'history: Duxford, operational 18 Aug'],
]

function counter([id, type, home, letter, ref]: Row, provisional: boolean): SquadronSpec {
  return {
    id,
    type: TYPES[type],
    home,
    letter,
    combat: RATINGS[TYPES[type]],
    provisional,
    source: ref.startsWith('THD') ? 'constrained' : 'designed',
    ref,
  }
}

export const squadrons: readonly SquadronSpec[] = [
  ...STANDARD.map(row => counter(row, false)),
  ...PROVISIONAL.map(row => counter(row, true)),
]
