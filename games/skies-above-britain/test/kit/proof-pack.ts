import { die, type Sourced } from '@tallyho/engine'
import { BOMBER_ICONS, DOGFIGHT_ICONS } from '../../pack/names.ts'
import type {
  AdvantageEvent,
  Attitude,
  BomberCard,
  DamageMarker,
  HeadOnCard,
  HitMarker,
  Pack,
  ReactionCard,
  TailedCard,
  VectorMarker,
} from '../../pack/types.ts'
import { TABLES_OF_PROOF } from './proof-tables.ts'

/**
 * The components that the proofs are reckoned with: a card for every icon and for every combination that an example needs, and the
 * charts that the text gives. Balance may move in the standard pack, the proofs stay. Card ids: `t-hit` is the Tailed card of a
 * Hurricane squadron with a Hit in every cell, `ts-hit` that of Spitfires; `x-` and `xs-` are Head-On & Tailing cards, `m-` and `l-`
 * medium and light Bomber Cards. Several icons are joined: `t-tight-turn-loose+hit` has `tight-turn:loose hit`.
 */

const proven: Sourced = { source: 'designed', ref: 'for the proofs' }

/** Cells with several icons that examples and rules speak of. */
const COMBINED = [
  'tight-turn:loose hit',
  'tight-turn:fuel hit low-ammo',
  'tight-turn hit',
  'slip hit',
  'slip tight-turn hit',
  'vanish hit',
  'hit hit',
  'damage split',
  'damage low-ammo',
  'damage hit',
  'damage damage',
  'collision damage',
  'loose hit',
]
const COMBINED_BOMBER = [
  'collision disruption:4',
  'damage damage',
  'disruption:1',
  'disruption:3',
  'disruption:4',
  'distress:1',
  'distress:2',
  'distress:3',
  'damage return-fire',
  'disruption:2 return-fire',
  'damage hit low-ammo',
  'hit lost-contact',
  'lost-contact return-fire',
  'hit return-fire',
  'jammed low-ammo',
  'disruption:1 lost-contact',
  'damage disruption:1',
]

const idOf = (cell: string) => (cell === '-' ? 'nothing' : cell.replaceAll(':', '-').replaceAll(' ', '--'))

const dogfightCells = ['-', ...DOGFIGHT_ICONS, ...COMBINED]
const bomberCells = ['-', ...BOMBER_ICONS, ...COMBINED_BOMBER]

const block = (cell: string) => ({
  section: { '109': cell, '110': cell },
  fighter: { '109': cell, '110': cell },
})
const tailed = (prefix: string): TailedCard[] =>
  dogfightCells.map(cell => ({ id: `${prefix}-${idOf(cell)}`, ...block(cell), ...proven }))
const headOn = (prefix: string): HeadOnCard[] =>
  dogfightCells
    .filter(cell => !/slip|tight/.test(cell))
    .map(cell => ({ id: `${prefix}-${idOf(cell)}`, 'head-on': block(cell), tailing: block(cell), ...proven }))

const row = (cell: string) => ({ nose: cell, flank: cell, tail: cell })
const bombers = (prefix: string): BomberCard[] =>
  bomberCells.map(cell => ({
    id: `${prefix}-${idOf(cell)}`,
    supported: row(cell),
    isolated: row(cell),
    alone: row(cell),
    ...proven,
  }))

/** Cards whose cells differ, so that a proof sees which of them was read. */
const sortedTailed = (prefix: string): TailedCard => ({
  id: `${prefix}-sorted`,
  section: { '109': 'hit', '110': 'jammed' },
  fighter: { '109': 'low-ammo', '110': 'vanish' },
  ...proven,
})
const sortedHeadOn = (prefix: string): HeadOnCard => ({
  id: `${prefix}-sorted`,
  'head-on': { section: { '109': 'hit', '110': 'jammed' }, fighter: { '109': 'low-ammo', '110': 'vanish' } },
  tailing: { section: { '109': 'damage', '110': 'reduce' }, fighter: { '109': 'split', '110': 'turn' } },
  ...proven,
})
const sortedBomber = (prefix: string): BomberCard => ({
  id: `${prefix}-sorted`,
  supported: { nose: 'hit', flank: 'jammed', tail: 'low-ammo' },
  isolated: { nose: 'damage', flank: 'dorsal', tail: 'return-fire' },
  alone: { nose: 'damage damage', flank: 'lost-contact', tail: 'hit-green' },
  ...proven,
})

const advantage = (id: string, number: 'rotte' | 'schwarm', attitude: Attitude, event?: AdvantageEvent) => ({
  id,
  number,
  attitude,
  ...(event && { event }),
  ...proven,
})
const plain = (prefix: string) =>
  (['head-on', 'tailed', 'tailing'] as const).flatMap(attitude => [
    advantage(`${prefix}-rotte-${attitude}`, 'rotte', attitude),
    advantage(`${prefix}-schwarm-${attitude}`, 'schwarm', attitude),
  ])

const reaction = (id: string, more: Partial<ReactionCard>): ReactionCard => ({
  id,
  clouds: 9,
  help: {},
  reduce: {},
  ...more,
  ...proven,
})

const hit = (id: string, type: HitMarker['type'], number: number, back: HitMarker['back']): HitMarker => ({
  id,
  count: 3,
  type,
  number,
  back,
  ...proven,
})

/** The same on both sides, unless the other is given. */
const damage = (
  id: string,
  hurricane: DamageMarker['hurricane'],
  spitfire: DamageMarker['spitfire'] = hurricane,
): DamageMarker => ({ id, count: 4, hurricane, spitfire, ...proven })

/** Two of a kind, for proofs that draw it twice: `t-hit` and `t-hit-b`. */
const twice = <T extends { readonly id: string }>(cards: readonly T[]): T[] => [
  ...cards,
  ...cards.map(card => ({ ...card, id: `${card.id}-b` })),
]

const vector = (icons: string, count = 3): VectorMarker => ({
  id: idOf(icons),
  count,
  icons,
  ...proven,
})

const victory = { german: 1, bomber: 1, tile: 1, loss: 1, won: 3, lost: -2 }

export const proof: Pack = {
  id: 'proof',
  game: 'skies-above-britain',
  title: 'For the proofs',
  cards: {
    tailed: {
      hurricane: twice([...tailed('t'), sortedTailed('t')]),
      spitfire: twice([...tailed('ts'), sortedTailed('ts')]),
    },
    headOn: {
      hurricane: twice([...headOn('x'), sortedHeadOn('x')]),
      spitfire: twice([...headOn('xs'), sortedHeadOn('xs')]),
    },
    raf: [
      ...twice(plain('raf')),
      advantage('raf-scatter', 'schwarm', 'tailing', 'scatter'),
      advantage('raf-fingers-off', 'rotte', 'tailing', 'fingers-off'),
      advantage('raf-where-are-you', 'schwarm', 'head-on', 'where-are-you'),
    ],
    luftwaffe: [
      ...twice(plain('lw')),
      advantage('lw-behind-you', 'rotte', 'tailed', 'behind-you'),
      advantage('lw-blast-em', 'rotte', 'head-on', 'blast-em'),
      advantage('lw-bounced', 'schwarm', 'head-on', 'bounced'),
      advantage('lw-fingers-off', 'rotte', 'tailed', 'fingers-off'),
      advantage('lw-hun-in-the-sun', 'rotte', 'head-on', 'hun-in-the-sun'),
      advantage('lw-madness', 'schwarm', 'tailed', 'madness'),
      advantage('lw-stay-on-them', 'schwarm', 'tailed', 'stay-on-them'),
      advantage('lw-stay-tight', 'schwarm', 'tailed', 'stay-tight'),
      advantage('lw-steady', 'schwarm', 'tailed', 'steady'),
      advantage('lw-where-are-you', 'schwarm', 'tailed', 'where-are-you'),
    ],
    medium: twice([...bombers('m'), sortedBomber('m')]),
    light: twice([...bombers('l'), sortedBomber('l')]),
    reaction: [
      reaction('r-nothing', {}),
      reaction('r-help-high', { help: { high: 1 } }),
      reaction('r-help-two', { help: { high: 1, port: 2 } }),
      // SAB-EX-32
      reaction('r-example', {
        help: { high: 1, port: 2 },
        reduce: { port: 'any' },
        shift: { from: 'high', to: 'starboard' },
        ambush: '110',
      }),
      reaction('r-reduce', { reduce: { high: 'any', low: '109' } }),
      reaction('r-shift', { shift: { from: 'lead', to: 'high' } }),
      reaction('r-ambush-109', { ambush: '109' }),
      reaction('r-ambush-110', { ambush: '110' }),
    ],
  },
  markers: {
    hits: [
      // SAB-EX-66
      hit('fuselage-9', 'fuselage', 9, 'hit'),
      hit('cockpit-11', 'cockpit', 11, 'hit-green'),
      hit('engine-7', 'engine', 7, 'jammed'),
      hit('wing-5', 'wing', 5, 'low-ammo'),
      hit('wing-3', 'wing', 3, 'lost-contact'),
      hit('fuel-tank-8', 'fuel-tank', 8, 'fuel-line'),
      hit('tail-6', 'tail', 6, 'mechanical-failure'),
    ],
    damage: [
      damage('wing', { type: 'wing' }),
      // SAB-EX-56
      damage('wing-9', { type: 'wing', effect: 'fallen', number: 9 }),
      damage('engine', { type: 'engine' }),
      // SAB-EX-60
      damage('engine-fallen', { type: 'engine', effect: 'fallen' }),
      damage('fuselage', { type: 'fuselage' }),
      damage('fuselage-fallen', { type: 'fuselage', effect: 'fallen' }),
      damage('cockpit', { type: 'cockpit', effect: 'cockpit' }),
      damage('blown-up', { type: 'fuselage', effect: 'destroyed', number: 6 }),
      damage('two-faced', { type: 'wing' }, { type: 'engine' }),
    ],
    inbound: [
      'raid',
      'flak:1 raid',
      'flak:2 raid',
      'raid messerschmitts',
      'messerschmitts',
      'new-trade',
      'straggler',
      'turn-point',
      'weather',
      'flak:2',
      'flak:2 turn-point',
    ].map(icons => vector(icons)),
    outbound: ['new-trade', 'messerschmitts', 'straggler', 'turn-point', 'weather', 'flak:2'].map(icons => ({
      ...vector(icons),
      id: `out-${idOf(icons)}`,
    })),
  },
  tables: TABLES_OF_PROOF,
  sources: Object.fromEntries(
    Object.keys(TABLES_OF_PROOF).map(name => [name, proven]),
  ) as unknown as Pack['sources'],
  layouts: [
    {
      id: 'vee',
      tiles: [
        [1, 0],
        [0, 1],
        [1, 1],
        [2, 1],
      ],
      ...proven,
    },
    {
      id: 'pair',
      tiles: [
        [0, 0],
        [0, 1],
      ],
      ...proven,
    },
    {
      id: 'column',
      tiles: [
        [0, 0],
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      ...proven,
    },
  ],
  chapters: ['chapter-1', 'chapter-2', 'chapter-3', 'chapter-4'].map((id, i) => ({
    id,
    title: `Chapter ${i + 1}`,
    from: '1940-07-10',
    to: '1940-08-07',
    patrols: i < 2 ? (6 as const) : (8 as const),
    escort: die(
      ['1-4', ['high 109 light']],
      ['5-8', ['high 109 heavy', 'port 110 light']],
      ['9-12', ['high 109 heavy', 'low 109 light', 'trailing 110 heavy']],
    ),
    bombers: die(
      ['1-4', { type: 'dornier' as const, layout: 'vee' }],
      ['5-8', { type: 'heinkel' as const, layout: 'column' }],
      ['9-10', { type: 'junkers' as const, layout: 'vee' }],
      ['11-12', { type: 'stuka' as const, layout: 'pair' }],
    ),
    visibility: die(['1-6', 'clear' as const], ['7-9', 'haze' as const], ['10-12', 'clouds' as const]),
    sun: die(
      ['1-3', 'none' as const],
      ['4-6', 'nose' as const],
      ['7-8', 'port' as const],
      ['9-10', 'starboard' as const],
      ['11-12', 'tail' as const],
    ),
    vectors: i === 3 ? [0, 2, 1, 0, 1, 0] : [1, 1, 1, 1, 1, 1],
    climb: die(
      ['1-4', { zone: 'coast' as const, altitude: 'low' as const, fuel: 1 }],
      ['5-8', { zone: 'middle' as const, altitude: 'high' as const, fuel: 1 }],
      ['9-12', { zone: 'deep' as const, altitude: 'high' as const, fuel: 0 }],
    ),
    pilots: {
      size: 16,
      limit: i === 3 ? 16 : 20,
      assignment: die(
        ['1-4', { green: 6, veteran: 2 }],
        ['5-8', { green: 4, veteran: 2 }],
        ['9-12', { green: 2, veteran: 4 }],
      ),
    },
    victory: { won: 12, lost: 4 },
    ...proven,
  })),
  scenarios: [
    {
      kind: 'dogfight',
      id: 'sab-1',
      number: 1,
      title: 'Proof 1',
      date: '1940-07-10',
      difficulty: 1,
      blurb: 'A dogfight for the proofs.',
      aircraft: 'spitfire',
      fighters: ['red-1'],
      green: [],
      veteran: [],
      sun: 'none',
      victory,
      fights: [{ by: 'set-up', unit: 'red-1', germans: [{ type: '109', strength: 2, attitude: 'tailed' }] }],
      ...proven,
    },
    {
      kind: 'dogfight',
      id: 'sab-4',
      number: 4,
      title: 'Proof 4',
      date: '1940-07-10',
      difficulty: 1,
      blurb: 'A dogfight with a card for the proofs.',
      aircraft: 'hurricane',
      fighters: ['red', 'blue'],
      green: ['red-3'],
      veteran: ['red-1'],
      sun: 'none',
      victory,
      fights: [
        { by: 'card', unit: 'red', deck: 'luftwaffe', type: '109', heavy: false },
        { by: 'card', unit: 'blue', deck: 'raf', type: '110', heavy: true },
      ],
      ...proven,
    },
    {
      kind: 'bombers',
      id: 'sab-6',
      number: 6,
      title: 'Proof 6',
      date: '1940-07-10',
      difficulty: 2,
      blurb: 'Bombers for the proofs.',
      aircraft: 'hurricane',
      fighters: ['red', 'blue'],
      green: [],
      veteran: [],
      victory,
      bombers: { type: 'dornier', layout: 'vee' },
      from: 'port',
      altitude: 'high',
      rounds: 4,
      arrivals: [{ after: 2, type: '109', cards: 1 }],
      ...proven,
    },
    {
      kind: 'intercept',
      id: 'sab-10',
      number: 10,
      title: 'Proof 10',
      date: '1940-07-10',
      difficulty: 3,
      blurb: 'An interception for the proofs.',
      aircraft: 'hurricane',
      fighters: ['red', 'yellow', 'blue', 'green'],
      green: [],
      veteran: [],
      victory,
      bombers: { type: 'heinkel', layout: 'vee' },
      escort: ['high 109 heavy'],
      position: 'port',
      altitude: 'high',
      visibility: 'clear',
      sun: 'none',
      fuel: 3,
      turns: 4,
      ...proven,
    },
    {
      kind: 'patrol',
      id: 'patrol',
      title: 'A patrol',
      date: '1940-08-18',
      difficulty: 3,
      blurb: 'One patrol for the proofs.',
      chapter: 'chapter-2',
      victory,
      ...proven,
    },
    {
      kind: 'campaign',
      id: 'campaign',
      title: 'Campaign',
      date: '1940-07-10',
      difficulty: 5,
      blurb: 'All chapters for the proofs.',
      chapters: ['chapter-1', 'chapter-2', 'chapter-3', 'chapter-4'],
      ...proven,
    },
    {
      kind: 'campaign',
      id: 'one-chapter',
      title: 'One chapter',
      date: '1940-07-10',
      difficulty: 4,
      blurb: 'One chapter for the proofs.',
      chapters: ['chapter-1'],
      ...proven,
    },
  ],
  pilots: {
    names: Array.from({ length: 60 }, (_, i) => `Pilot ${i + 1}`),
    ...proven,
  },
  optionals: {
    events: die(
      ['1', 'decoration' as const],
      ['2', 'rest-day' as const],
      ['3', 'bad-weather' as const],
      ['4-6', 'nothing' as const],
      ['7-9', 'big-wing' as const],
      ['10-12', 'new-men' as const],
    ),
    graduated: die(['1-6', { patrols: 0 }], ['7-12', { patrols: 4 }]),
    ...proven,
  },
}
