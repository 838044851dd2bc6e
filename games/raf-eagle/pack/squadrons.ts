import { constrained, designed } from './notation.ts'
import type { BritishType, Letter, SectorId, Sides, SquadronId, SquadronSpec } from './types.ts'

const RATINGS: Readonly<Record<BritishType, Sides>> = {
  Spitfire: [4, 3],
  Hurricane: [3, 2],
  Blenheim: [2, 1],
}

type Kind = 'reinforcement' | 'ace'

/** RE-2.21.a Fighter Command in the south in the middle of August 1940; reinforcements by where they came to fight. */
// biome-ignore format: a chart, one squadron a row
const SQUADRONS: readonly (readonly [SquadronId, SectorId, BritishType, Letter, Kind?])[] = [
  ['43',   '1/11', 'Hurricane', 'A'],
  ['145',  '1/11', 'Hurricane', 'B'],
  ['601',  '1/11', 'Hurricane', 'C'],
  ['64',   '2/11', 'Spitfire',  'A'],
  ['111',  '2/11', 'Hurricane', 'B'],
  ['615',  '2/11', 'Hurricane', 'C'],
  ['1',    '3/11', 'Hurricane', 'A'],
  ['257',  '3/11', 'Hurricane', 'B'],
  ['17',   '4/11', 'Hurricane', 'C'],
  ['85',   '4/11', 'Hurricane', 'A'],
  ['56',   '5/11', 'Hurricane', 'B'],
  ['151',  '5/11', 'Hurricane', 'C'],
  ['54',   '6/11', 'Spitfire',  'A'],
  ['65',   '6/11', 'Spitfire',  'B'],
  ['74',   '6/11', 'Spitfire',  'C'],
  ['32',   '7/11', 'Hurricane', 'A'],
  ['501',  '7/11', 'Hurricane', 'B'],
  ['610',  '7/11', 'Spitfire',  'C'],
  ['87',   '1/10', 'Hurricane', 'A'],
  ['213',  '1/10', 'Hurricane', 'C'],
  ['234',  '1/10', 'Spitfire',  'B'],
  ['92',   '3/10', 'Spitfire',  'A'],
  ['238',  '4/10', 'Hurricane', 'B'],
  ['609',  '4/10', 'Spitfire',  'C'],
  ['152',  '4/10', 'Spitfire',  'A'],
  ['19',   '2/12', 'Spitfire',  'B'],
  ['242',  '3/12', 'Hurricane', 'C'],

  ['607',  '1/11', 'Hurricane', 'A', 'reinforcement'],
  ['602',  '1/11', 'Spitfire',  'B', 'reinforcement'],
  ['253',  '2/11', 'Hurricane', 'A', 'reinforcement'],
  ['616',  '2/11', 'Spitfire',  'B', 'reinforcement'],
  ['RCAF', '3/11', 'Hurricane', 'C', 'reinforcement'],
  ['303',  '3/11', 'Hurricane', 'B', 'reinforcement'],
  ['73',   '4/11', 'Hurricane', 'B', 'reinforcement'],
  ['46',   '5/11', 'Hurricane', 'A', 'reinforcement'],
  ['41',   '6/11', 'Spitfire',  'B', 'reinforcement'],
  ['603',  '6/11', 'Spitfire',  'C', 'reinforcement'],
  ['79',   '7/11', 'Hurricane', 'C', 'reinforcement'],
  ['72',   '7/11', 'Spitfire',  'A', 'reinforcement'],
  ['249',  '4/10', 'Hurricane', 'C', 'reinforcement'],
  ['310',  '2/12', 'Hurricane', 'A', 'reinforcement'],
  ['66',   '3/12', 'Spitfire',  'C', 'reinforcement'],

  ['600',  '6/11', 'Blenheim',  'A'],
  ['23',   '3/12', 'Blenheim',  'B'],
  ['25',   '5/11', 'Blenheim',  'C'],
  ['604',  '4/10', 'Blenheim',  'A'],
  ['29',   '2/12', 'Blenheim',  'B'],

  ['ACE-S', '6/11', 'Spitfire',  'A', 'ace'],
  ['ACE-H', '7/11', 'Hurricane', 'B', 'ace'],
]

/** RE-17.2.e RE-EX-01 */
const NAMED: readonly SquadronId[] = ['54', '249', 'RCAF', '310', '602', '616', '603']

export const squadrons: readonly SquadronSpec[] = SQUADRONS.map(([id, sector, type, letter, kind]) => ({
  id,
  sector,
  type,
  letter,
  rating: RATINGS[type],
  ...(kind && { [kind]: true as const }),
  ...(NAMED.includes(id)
    ? constrained('RE-17.2.e RE-EX-01 name, sector and type; RE-EX-32 RE-EX-33 ratings')
    : designed('history: order of battle of August 1940; RE-EX-32 RE-EX-33 ratings')),
}))
