import type { Sourced } from '@tallyho/engine'
import { combatLine, designed, ENDLESS, sends, steps } from '../../pack/notation.ts'
import { sources } from '../../pack/sources.ts'
import type {
  BritishType,
  CombatResult,
  DamageCell,
  GermanType,
  Letter,
  Luftflotte,
  Pack,
  Place,
  TargetCard,
} from '../../pack/types.ts'

/**
 * The components that the proofs are reckoned with: as many as every rule and worked example needs, with the charts that
 * the examples force. Balance may move in the standard pack, the proofs stay.
 */

const squadron = (id: string, sector: string, type: BritishType, letter: Letter, more = {}) => ({
  id,
  sector,
  type,
  letter,
  rating: (type === 'Spitfire' ? [4, 3] : type === 'Hurricane' ? [3, 2] : [2, 1]) as readonly [
    number,
    number,
  ],
  ...more,
})

const RATINGS: Readonly<Record<GermanType, readonly [number, number]>> = {
  'Me 109': [0, 1],
  'Me 110': [3, 4],
  'Do 17': [6, 7],
  'He 111': [6, 7],
  'Ju 87': [7, 8],
  'Ju 88': [5, 6],
}
const BOMBS: Readonly<Record<GermanType, readonly [number, number]>> = {
  'Me 109': [1, 0],
  'Me 110': [3, 1],
  'Do 17': [3, 2],
  'He 111': [5, 3],
  'Ju 87': [4, 2],
  'Ju 88': [4, 2],
}

const gruppe = (id: string, luftflotte: Luftflotte, type: GermanType, letter: Letter, more = {}) => ({
  id,
  luftflotte,
  type,
  letter,
  rating: RATINGS[type],
  bombing: BOMBS[type],
  ...more,
})

type Unsourced = Omit<TargetCard, keyof Sourced>

const card = (number: number, target: string, more: Partial<Unsourced>): Unsourced => ({
  card: number,
  target,
  depth: 'coast',
  luftflotte: 2,
  value: 2,
  range: 'in',
  nets: [],
  observers: [2, 1, 0],
  chart: sends('7/11 1 2 3 3, 6/11 0 1 2 2, 2/11 0 0 2 2'),
  ...more,
})

/** Rows A to I; D and G have the lines of the worked examples at die 2. */
const LINES: readonly (readonly string[])[] = [
  ['--- -DA', '--- DAL', '--D AAL', '--- ALL', '-D- LLH', 'D-- ALH'],
  ['--- -DA', '--D DAL', '-D- AAL', 'D-- ALL', '-DD ALH', 'DD- LLD'],
  ['--D -DA', '-DA DAL', 'D-A AAD', 'DA- ALD', 'AD- ADL', '-AD LAD'],
  ['-DA -DA', 'AA- ALD', 'DA- DAL', 'AD- AAL', 'DAL ADD', 'LDA DAA'],
  ['DA- -DA', 'ADA DAD', 'DLA AD-', 'ADL D-A', 'LAD DDA', 'LDA A-D'],
  ['DAA -D-', 'ADL DA-', 'LAD -DA', 'DLA AD-', 'ALA DD-', 'LAL -AD'],
  ['DLA -D-', 'DHA -LD', 'LAL D--', 'ALD -D-', 'LLA DA-', 'HAL -D-'],
  ['LAL ---', 'ALL -D-', 'LLA D--', 'LHA --D', 'HLA -D-', 'LLH ---'],
  ['LLA ---', 'LHL ---', 'HLL --D', 'LLH -D-', 'HLH ---', 'HHL ---'],
]

const cell = (to: DamageCell[0], side: DamageCell[1]): DamageCell => [to, side]
/** A row of the Combat Damage Chart, for -, D, A, L and H. */
const damage = (...cells: readonly DamageCell[]) =>
  Object.fromEntries((['-', 'D', 'A', 'L', 'H'] as const).map((result, i) => [result, cells[i]])) as Record<
    CombatResult,
    DamageCell
  >
const LOST = [cell('light-loss', 'full'), cell('heavy-loss', 'full')] as const
const REDUCED_LOST = [
  cell('light-loss', 'full'),
  cell('heavy-loss', 'full'),
  cell('heavy-loss', 'full'),
] as const

const fights = {
  /** Whoever stays goes on in the raid. */
  hunt: {
    full: damage(cell('stays', 'full'), cell('stays', 'reduced'), cell('inflight', 'reduced'), ...LOST),
    reduced: damage(cell('stays', 'reduced'), cell('inflight', 'reduced'), ...REDUCED_LOST),
  },
  bombs: {
    full: damage(cell('stays', 'full'), cell('stays', 'reduced'), cell('inflight', 'reduced'), ...LOST),
    reduced: damage(cell('stays', 'reduced'), cell('inflight', 'reduced'), ...REDUCED_LOST),
  },
  leaves: {
    full: damage(cell('inflight', 'full'), cell('inflight', 'reduced'), cell('inflight', 'reduced'), ...LOST),
    reduced: damage(cell('inflight', 'reduced'), cell('inflight', 'reduced'), ...REDUCED_LOST),
  },
}

const SEPT_11 = 31

const sector = (id: string, group: 10 | 11 | 12 | undefined, at: Place) => ({
  id,
  name: id,
  ...(group && { group }),
  at,
})

const OURS = designed('the proofs')
/** Components that are here for the proofs alone. */
function ours<T>(list: readonly T[]): (T & Sourced)[] {
  return list.map(one => ({ ...one, ...OURS }))
}

export const proof: Pack = {
  id: 'proof',
  game: 'raf-eagle',
  title: 'Charts of the proofs',
  sectors: ours([
    sector('3/10', 10, [-2.6, 51.52]),
    sector('4/10', 10, [-1.57, 51.15]),
    sector('1/10', 10, [-3.41, 50.73]),
    sector('1/11', 11, [-0.71, 50.85]),
    sector('2/11', 11, [-0.1, 51.31]),
    sector('3/11', 11, [-0.42, 51.55]),
    sector('4/11', 11, [0.27, 52]),
    sector('5/11', 11, [0.16, 51.72]),
    sector('6/11', 11, [0.22, 51.54]),
    sector('7/11', 11, [0.03, 51.33]),
    sector('2/12', 12, [0.13, 52.09]),
    sector('3/12', 12, [-0.48, 52.61]),
    sector('London', undefined, [-0.13, 51.51]),
  ]),
  targets: ours([
    { id: 'Worth', type: 'radar', sector: '4/10', net: 1, at: [-2.05, 50.6] },
    { id: 'Ventnor', type: 'radar', sector: '1/11', net: 2, at: [-1.2, 50.6] },
    { id: 'Poling', type: 'radar', sector: '1/11', net: 3, at: [-0.51, 50.84] },
    { id: 'Rye', type: 'radar', sector: '7/11', net: 4, at: [0.76, 50.96] },
    { id: 'Biggin Hill', type: 'airfield', sector: '7/11', at: [0.03, 51.33] },
    { id: 'Hornchurch', type: 'airfield', sector: '6/11', at: [0.22, 51.54] },
    { id: 'Kenley', type: 'airfield', sector: '2/11', at: [-0.1, 51.31] },
    { id: 'Middle Wallop', type: 'airfield', sector: '4/10', at: [-1.57, 51.15] },
    { id: 'Dover', type: 'port', sector: '7/11', at: [1.31, 51.13] },
    { id: 'Weymouth', type: 'port', sector: '4/10', at: [-2.46, 50.61] },
    { id: 'Southampton', type: 'industry', sector: '1/11', at: [-1.4, 50.91] },
    { id: 'London', type: 'city', sector: 'London', at: [-0.13, 51.51] },
    { id: 'Oxford', type: 'city', sector: '4/10', at: [-1.26, 51.75] },
    { id: 'Box', type: 'headquarters', sector: '4/10', commands: 10, at: [-2.25, 51.42] },
    { id: 'Uxbridge', type: 'headquarters', sector: '3/11', commands: 11, at: [-0.47, 51.54] },
    { id: 'Stanmore', type: 'headquarters', sector: '3/11', commands: 'all', at: [-0.3, 51.62] },
    { id: 'Detling', type: 'base', sector: '7/11', at: [0.6, 51.3] },
  ]),
  squadrons: ours([
    squadron('54', '6/11', 'Spitfire', 'A'),
    squadron('65', '6/11', 'Spitfire', 'B'),
    squadron('74', '6/11', 'Spitfire', 'C'),
    squadron('32', '7/11', 'Hurricane', 'A'),
    squadron('501', '7/11', 'Hurricane', 'B'),
    squadron('610', '7/11', 'Spitfire', 'C'),
    squadron('64', '2/11', 'Spitfire', 'A'),
    squadron('615', '2/11', 'Hurricane', 'B'),
    squadron('111', '2/11', 'Hurricane', 'C'),
    squadron('56', '5/11', 'Hurricane', 'A'),
    squadron('151', '5/11', 'Hurricane', 'B'),
    squadron('43', '1/11', 'Hurricane', 'A'),
    squadron('601', '1/11', 'Hurricane', 'B'),
    squadron('145', '1/11', 'Hurricane', 'C'),
    squadron('1', '3/11', 'Hurricane', 'A'),
    squadron('257', '3/11', 'Hurricane', 'B'),
    squadron('17', '4/11', 'Hurricane', 'A'),
    squadron('238', '4/10', 'Hurricane', 'A'),
    squadron('609', '4/10', 'Spitfire', 'B'),
    squadron('152', '4/10', 'Spitfire', 'C'),
    squadron('87', '3/10', 'Hurricane', 'A'),
    squadron('234', '1/10', 'Spitfire', 'B'),
    squadron('19', '2/12', 'Spitfire', 'A'),
    squadron('242', '3/12', 'Hurricane', 'B'),
    squadron('249', '4/10', 'Hurricane', 'B', { reinforcement: true }),
    squadron('RCAF', '3/11', 'Hurricane', 'C', { reinforcement: true }),
    squadron('310', '2/12', 'Hurricane', 'B', { reinforcement: true }),
    squadron('602', '1/11', 'Spitfire', 'A', { reinforcement: true }),
    squadron('616', '2/11', 'Spitfire', 'A', { reinforcement: true }),
    squadron('603', '6/11', 'Spitfire', 'B', { reinforcement: true }),
    squadron('303', '3/11', 'Hurricane', 'B', { reinforcement: true }),
    squadron('600', '6/11', 'Blenheim', 'A'),
    squadron('23', '3/12', 'Blenheim', 'B'),
    squadron('25', '5/11', 'Blenheim', 'C'),
    squadron('604', '4/10', 'Blenheim', 'A'),
    squadron('29', '2/12', 'Blenheim', 'B'),
    squadron('Ace', '6/11', 'Spitfire', 'A', { ace: true }),
  ]),
  gruppen: ours([
    gruppe('I/JG51', 2, 'Me 109', 'A'),
    gruppe('II/JG51', 2, 'Me 109', 'B'),
    gruppe('III/JG51', 2, 'Me 109', 'C'),
    gruppe('I/JG26', 2, 'Me 109', 'A'),
    gruppe('II/JG26', 2, 'Me 109', 'B'),
    gruppe('III/JG26', 2, 'Me 109', 'C'),
    gruppe('I/JG2', 3, 'Me 109', 'A'),
    gruppe('II/JG2', 3, 'Me 109', 'B'),
    gruppe('IV/JG51', 2, 'Me 109', 'B', { arrives: 10 }),
    gruppe('I/ZG26', 2, 'Me 110', 'A'),
    gruppe('II/ZG26', 2, 'Me 110', 'B'),
    gruppe('I/ZG2', 3, 'Me 110', 'C'),
    gruppe('EGr210', 2, 'Me 110', 'C', { elite: true }),
    gruppe('I/KG1', 2, 'He 111', 'A'),
    gruppe('II/KG1', 2, 'He 111', 'B'),
    gruppe('III/KG1', 2, 'He 111', 'C'),
    gruppe('I/KG2', 2, 'Do 17', 'A'),
    gruppe('II/KG2', 2, 'Do 17', 'B'),
    gruppe('III/KG2', 2, 'Do 17', 'C'),
    gruppe('I/KG4', 2, 'Ju 88', 'A'),
    gruppe('II/KG4', 2, 'Ju 88', 'B'),
    gruppe('I/LG1', 3, 'Ju 88', 'A'),
    gruppe('II/LG1', 3, 'Ju 88', 'B'),
    gruppe('I/SG77', 3, 'Ju 87', 'A'),
    gruppe('II/SG77', 3, 'Ju 87', 'B'),
    gruppe('III/SG77', 3, 'Ju 87', 'C'),
    gruppe('I/SG1', 2, 'Ju 87', 'A'),
    gruppe('I/KG55', 3, 'He 111', 'C'),
    gruppe('IV/LG1', 2, 'Ju 87', 'B', { arrives: 20 }),
  ]),
  targetCards: ours([
    card(1, 'Worth', {
      luftflotte: 3,
      nets: [1, 2],
      chart: sends('4/10 1 2 3 3, 3/10 0 0 1 1, 1/11 0 1 2 3, 1/10 0 0 0 1'),
    }),
    card(5, 'Poling', {
      luftflotte: 3,
      nets: [1, 2, 3],
      chart: sends('1/11 1 2 3 3, 2/11 0 0 2 2, 4/10 0 0 1 2'),
    }),
    card(8, 'Rye', { value: 1, nets: [4] }),
    card(12, 'Biggin Hill', {
      depth: 'inland',
      value: 3,
      nets: [4],
      secondary: 'Detling',
      chart: sends('7/11 1 2 3 3, 2/11 0 1 2 3, 6/11 0 0 2 2, 5/11 0 0 1 1'),
    }),
    card(13, 'Biggin Hill', {
      depth: 'inland',
      value: 2,
      nets: [4],
      chart: sends('7/11 1 2 3 3, 2/11 0 1 2 3'),
    }),
    card(14, 'Hornchurch', {
      depth: 'inland',
      value: 3,
      forward: true,
      chart: sends('6/11 1 2 3 4, 5/11 0 1 2 2, 4/11 0 0 1 1'),
    }),
    card(15, 'Kenley', {
      depth: 'deep',
      value: 3,
      secondary: 'Uxbridge',
      chart: sends('2/11 1 2 3 3, 3/11 0 1 2 2'),
    }),
    card(20, 'Weymouth', { luftflotte: 3, value: 1, chart: sends('4/10 1 1 2 3, 3/10 0 0 1 1') }),
    card(21, 'Southampton', {
      luftflotte: 3,
      depth: 'inland',
      value: 3,
      double: true,
      secondary: 'Box',
      chart: sends('1/11 1 2 3 3, 4/10 0 1 2 3'),
    }),
    card(34, 'Dover', {
      value: 3,
      nets: [4],
      chart: sends('6/11 0 1 3 3, 7/11 1 2 2 2, 5/11 0 1 2 2, 2/11 0 0 0 2, 3/11 0 0 0 2, 4/11 0 0 0 1'),
    }),
    card(37, 'Middle Wallop', {
      luftflotte: 3,
      depth: 'deep',
      range: 'edge',
      forward: true,
      value: 2,
      chart: sends('4/10 1 2 3 3, 1/11 0 0 1 2'),
    }),
    card(38, 'Oxford', {
      luftflotte: 3,
      depth: 'deep',
      range: 'beyond',
      far: true,
      chart: sends('4/10 0 1 2 3, 3/10 0 0 1 1'),
    }),
    card(45, 'London', {
      depth: 'deep',
      value: 3,
      double: true,
      secondary: 'Stanmore',
      chart: sends('6/11 1 2 3 4, 5/11 0 1 2 2, 7/11 0 1 2 3, 3/11 0 1 2 2'),
    }),
    card(46, 'London', { depth: 'deep', value: 2, chart: sends('6/11 1 2 3 4, 3/11 0 1 2 2') }),
  ]),
  raidEvents: ours([
    {
      card: 91,
      approach: { event: 'british-altitude', if: [{ warning: ['early', 'very-early'] }] },
      target: { event: 'big-wing' },
    },
    {
      card: 92,
      approach: { event: 'german-altitude', if: [{ warning: ['none', 'late'] }, { gruppenAtLeast: 9 }] },
      target: { event: 'blenheims' },
    },
    { card: 93, approach: { event: 'patrollers-hunt' }, target: { event: 'patrollers-escort' } },
    {
      card: 94,
      approach: { event: 'clouds-hunters', letter: 'A' },
      target: { event: 'clouds-squadrons', letter: 'A' },
    },
    { card: 95, approach: { event: 'clouds-raid', letter: 'B' }, target: { event: 'extended-attack' } },
    {
      card: 96,
      approach: { event: 'escort-rendezvous', letter: 'A' },
      target: { event: 'flak', letter: 'A' },
    },
    {
      card: 97,
      approach: { event: 'heavy-pursuit', letters: ['A', 'B'] },
      target: { event: 'coast-interception', warning: 'late' },
    },
    { card: 98, approach: { event: 'weather-changes' }, target: { event: 'late-interception' } },
    {
      card: 99,
      approach: { event: 'weather-improves', luftflotte: 2 },
      target: { event: 'navigational-error' },
    },
    {
      card: 100,
      approach: { event: 'weather-worsens', luftflotte: 3 },
      target: { event: 'non-essential', headquarters: false },
    },
    {
      card: 101,
      approach: { event: 'rendezvous', letter: 'C' },
      target: { event: 'non-essential', headquarters: true },
    },
    { card: 102, approach: { event: 'evade-hunters', letter: 'A' }, target: { event: 'turnaround' } },
    { card: 103, approach: { event: 'patrol-elsewhere', letter: 'A' }, target: { event: 'ultra' } },
    { card: 104, approach: { event: 'weather-east' } },
    { card: 105 },
    {
      card: 106,
      approach: {
        event: 'british-altitude',
        if: [
          { intelligence: ['accurate'] },
          { weather: ['broken'] },
          { depth: ['deep'] },
          { gruppenAtMost: 2 },
        ],
      },
    },
  ]),
  dayEvents: ours([
    dayCard(135, 1, { event: 'raid-on-industry' }),
    dayCard(136, 1, { event: 'haze' }),
    dayCard(137, 5, { event: 'haze' }),
    dayCard(138, 2, {
      event: 'priorities-by-date',
      rows: [
        { from: 0, to: { radar: 'high', port: 'high', airfield: 'medium', industry: 'low', city: 'low' } },
        { from: 14, to: { radar: 'low', port: 'medium', airfield: 'high', industry: 'low', city: 'medium' } },
        {
          from: 27,
          to: { radar: 'low', port: 'low', airfield: 'medium', industry: 'high', city: 'high' },
          terror: true,
        },
      ],
    }),
    dayCard(139, 3, {
      event: 'priorities-by-vp',
      rows: [
        { from: -34, to: 'free' },
        {
          from: -10,
          to: { radar: 'low', port: 'low', airfield: 'high', industry: 'medium', city: 'high' },
          terror: true,
        },
        { from: 5, to: { radar: 'high', port: 'medium', airfield: 'medium', industry: 'low', city: 'low' } },
      ],
    }),
    dayCard(149, 6, { event: 'lf3-to-lf2' }),
    dayCard(150, 2, { event: 'lf3-to-lf2' }, false),
  ]),
  strategies: ours([
    { card: 155, strategy: 'decoy' },
    { card: 156, strategy: 'major-raid' },
    { card: 157, strategy: 'coordination' },
    { card: 158, strategy: 'secondary-target' },
    { card: 159, strategy: 'pathfinders' },
    { card: 160, strategy: 'low-level' },
    { card: 161, strategy: 'pathfinders' },
    { card: 162, strategy: 'secondary-target' },
    { card: 163, strategy: 'decoy' },
    { card: 164, strategy: 'coordination' },
  ]),
  sources,
  tables: {
    raidPriority: {
      low: ['none', 'none', 'minor'],
      medium: ['none', 'minor', 'major'],
      high: ['minor', 'major', 'major'],
    },
    channelPatrol: steps([1, 0], [3, 1], [5, 2], [7, 3], [ENDLESS, 4]),
    detection: {
      track: (['none', 'late', 'sufficient', 'early', 'very-early'] as const).flatMap(warning =>
        (['poor', 'poor', 'limited', 'accurate'] as const).map(intelligence => ({ warning, intelligence })),
      ),
      size: steps([2, 0], [4, 1], [6, 2], [9, 3], [12, 4], [ENDLESS, 5]),
    },
    rendezvous: {
      check: [
        { gruppenAtLeast: 10 },
        { gruppenAtLeast: 7 },
        { otherRaid: true },
        { clouds: true },
        { depth: 'deep' },
        { never: true },
      ],
      failure: (['A', 'B', 'C'] as const).flatMap(letter =>
        (['reduced', 'leave'] as const).map(effect => ({ letter, effect })),
      ),
    },
    response: {
      date: steps([9, 0], [20, 1], [31, 2], [ENDLESS, 1]),
      type: { airfield: 2, radar: 1, industry: 1, port: 0, city: 1 },
      group: { 10: 0, 11: 1, 12: 0 },
      accurateWithBombers: 2,
      size: steps([5, 0], [9, 1], [ENDLESS, 2]),
      priority: steps([2, 'minimal'], [5, 'low'], [9, 'high'], [ENDLESS, 'all-out']),
      removed: {
        minimal: steps([1, 0], [2, 1], [4, 2], [6, 4], [8, 5], [10, 7], [ENDLESS, 8]),
        low: steps([2, 0], [4, 1], [6, 2], [8, 4], [10, 5], [ENDLESS, 6]),
        high: steps([3, 0], [5, 1], [8, 2], [10, 3], [ENDLESS, 4]),
        'all-out': steps([ENDLESS, 0]),
      },
    },
    tactics: {
      all: steps([0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [ENDLESS, 7]),
      hold: steps([2, 1], [4, 2], [6, 3], [8, 4], [10, 5], [ENDLESS, 6]),
      sweep: steps([0, 1], [1, 2], [2, 4], [3, 6], [4, 8], [ENDLESS, 10]),
      limited: steps([3, 1], [6, 2], [9, 3], [12, 4], [ENDLESS, 5]),
      poor: { minor: 1, major: 3 },
    },
    weather: [
      { 2: 'clear', 3: 'clear' },
      { 2: 'clear', 3: 'clear' },
      { 2: 'clear', 3: 'patchy' },
      { 2: 'patchy', 3: 'patchy' },
      { 2: 'patchy', 3: 'broken' },
      { 2: 'broken', 3: 'broken' },
    ],
    combat: {
      columns: [0, 1, 2].map(level => Array.from({ length: 16 }, (_, i) => Math.max(0, i - level))),
      rows: Array.from({ length: 16 }, (_, column) =>
        Array.from({ length: 8 }, (_row, row) => (row + 1) * (column + 1) - 1),
      ),
      lines: LINES.map(row => row.map(combatLine)),
    },
    damage: {
      german: { hunt: fights.hunt, bomber: fights.bombs, escort: fights.leaves },
      british: { hunt: fights.hunt, bomber: fights.leaves },
    },
    bombing: {
      columns: [1, 4, 8, 12, 16, 20, 24],
      results: [
        [0, 0, 0, 0, 1, 1, 1, 2],
        [0, 0, 0, 1, 1, 1, 2, 2],
        [0, 0, 1, 1, 1, 2, 2, 'H'],
        [0, 1, 1, 1, 2, 2, 'H', 'H'],
        [0, 1, 1, 2, 2, 'H', 'H', 'H'],
        [1, 1, 2, 2, 'H', 'H', 'H', 'H'],
      ],
    },
    strategies: [
      { from: -34, cards: 4 },
      { from: -9, cards: 3 },
      { from: -3, cards: 2 },
      { from: 0, cards: 2 },
      { from: 8, cards: 1 },
      { from: 20, cards: 0 },
    ],
    trackTop: { Spitfire: 20, Hurricane: 20, Blenheim: 6, fighter: 20, bomber: 20, pilots: 16 },
    sealion: Array.from({ length: 21 }, (_, i) => ({
      day: SEPT_11 + i,
      start: -12 + Math.floor(i / 4),
      cancel: 8,
    })),
    jabo: { rating: [2, 3], bombing: [2, 1] },
    night: {
      commit: {
        low: { low: [0, 4], medium: [2, 6], high: [4, 8] },
        medium: { low: [2, 6], medium: [4, 8], high: [6, 10] },
        high: { low: [4, 8], medium: [6, 10], high: [8, 12] },
      },
      patrol: [
        { from: 0, byDie: [0, 0, 1, 1, 2, 2] },
        { from: 20, byDie: [1, 1, 2, 2, 3, 4] },
        { from: 31, byDie: [2, 2, 3, 3, 4, 5] },
      ],
      sectors: ['6/11', '3/12', '5/11', '4/10', '2/12'],
      interception: [
        steps([6, 0], [ENDLESS, 1]),
        steps([4, 1], [ENDLESS, 2]),
        steps([5, 1], [9, 2], [ENDLESS, 3]),
        steps([4, 2], [9, 3], [ENDLESS, 4]),
        steps([4, 2], [9, 4], [ENDLESS, 5]),
      ],
      bombing: [
        steps([0, { vp: 0 }], [4, { vp: 0 }], [ENDLESS, { vp: 0, accident: true as const }]),
        steps([0, { vp: 0 }], [4, { vp: 0 }], [ENDLESS, { vp: 1 }]),
        steps([0, { vp: 0 }], [4, { vp: 0 }], [ENDLESS, { vp: 1, accident: true as const }]),
        steps([0, { vp: 0 }], [4, { vp: 1 }], [ENDLESS, { vp: 2 }]),
        steps([0, { vp: 0 }], [4, { vp: 1 }], [ENDLESS, { vp: 2, accident: true as const }]),
        steps([0, { vp: 0 }], [4, { vp: 1 }], [ENDLESS, { vp: 3 }]),
      ],
    },
  },
}

function dayCard(
  number: number,
  days: number,
  event: Pack['dayEvents'][number]['event'],
  reinforcement = true,
) {
  const low = event.event === 'raid-on-industry'
  return {
    card: number,
    days,
    replacements: { Spitfire: 2, Hurricane: 3, Blenheim: 1, fighter: low ? 1 : 3, bomber: low ? 1 : 2 },
    pilots: [
      { from: -34, points: 1 },
      { from: -5, points: 2 },
      { from: 5, points: 4 },
    ],
    reinforcement,
    repair: 4,
    event,
  }
}
