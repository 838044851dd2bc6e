import type { Sourced } from '@tallyho/engine'
import {
  type AerialRows,
  ALTITUDES,
  type AttackCard,
  type AttackDeck,
  type BailOut,
  type DieTable,
  type ElementSpec,
  ESCORT_TYPES,
  type EscortRoll,
  type EscortType,
  type Fate,
  type FateTable,
  type FateTables,
  FIGHTER_KINDS,
  type FighterKind,
  type FireCard,
  type FormationMap,
  HIT_TYPES,
  type HitType,
  type LevelNote,
  type Link,
  MAP_IDS,
  type MapId,
  MISSION_TYPES,
  type Pack,
  POSITIONS,
  type Position,
  type PositionBox,
  type Season,
  type SituationPage,
  type SpaceSpec,
  STATIONS,
  type Vector,
} from '../../pack/types.ts'

/** The components that the proofs are reckoned with: balance may move in the standard pack, the proofs stay. */

const PROOF: Sourced = { source: 'designed', ref: 'the proofs' }

/** `die(1, 'a', 8, 'b', 10, 'c')`: a up to 1, b up to 8, c up to 10. */
export function die<T>(...rows: readonly (number | T)[]): DieTable<T> {
  const table: { to: number; is: T }[] = []
  for (let i = 0; i < rows.length; i += 2) table.push({ to: rows[i] as number, is: rows[i + 1] as T })
  return table
}

/** `4 above-trailing, 10 exit`: the same in words. */
function dieOf<T extends string>(text: string): DieTable<T> {
  return text.split(', ').map(row => {
    const [to, is] = row.split(' ')
    return { to: Number(to), is: is as T }
  })
}

// ---- Maps ------------------------------------------------------------------------------------------------------

/** Every move costs what the parent game's board says, on every proof map. */
function links(highBombing: boolean): readonly Link[] {
  const all: Link[] = []
  const add = (from: Link['from'], to: Link['to'], by: Link['by'], tp: number, through: PositionBox[] = []) =>
    all.push({ from, to, by, tp, through })
  for (const position of POSITIONS) {
    add(`${position}/high`, `${position}/level`, 'arrow', 0)
    add(`${position}/level`, `${position}/high`, 'arrow', 0)
    add(`${position}/level`, `${position}/low`, 'arrow', 0)
    add(`${position}/low`, `${position}/level`, 'arrow', 0)
    add(`${position}/high`, `${position}/low`, 'note', 0, [`${position}/level`])
    add(`${position}/low`, `${position}/high`, 'note', 1, [`${position}/level`])
    add(`${position}/high`, `${position}/approach/high`, 'arrow', 0)
    add(`${position}/low`, `${position}/approach/low`, 'arrow', 0)
    if (position === 'nose' || position === 'tail') {
      add(`${position}/level`, `${position}/approach/level`, 'arrow', 0)
    } else {
      add(`${position}/level`, `${position}/approach/high`, 'arrow', 0)
      add(`${position}/level`, `${position}/approach/low`, 'arrow', 0)
    }
    for (const other of POSITIONS)
      for (const from of ALTITUDES)
        for (const to of ALTITUDES) {
          const tp = noteCost(position, other, from)
          if (tp !== undefined) add(`${position}/${from}`, `${other}/${to}`, 'note', tp)
        }
  }
  if (highBombing) {
    add('tail/high', 'high-bombing', 'arrow', 1)
    add('high-bombing', 'tail/high', 'arrow', 0)
  }
  return all
}

function noteCost(from: Position, to: Position, altitude: (typeof ALTITUDES)[number]): number | undefined {
  if (from === to) return undefined
  if (from === 'nose') return 0
  if (from === 'tail') return to === 'nose' ? 2 : 1
  if (to === 'nose') return altitude === 'low' ? 2 : 1
  return to === 'tail' ? 0 : undefined
}

function space(a: number, b: number, level: number, ...notes: LevelNote[]): SpaceSpec {
  return { id: `${a}.${b}`, a, b, level, notes, ...PROOF }
}

function block(from: number, to: number): [number, number][] {
  const cells: [number, number][] = []
  for (let a = from; a <= to; a++) for (let b = from; b <= to; b++) cells.push([a, b])
  return cells
}

/** `A1 3 3`: the bomber, and the corner at which it stands. */
function bombersAt(text: string): FormationMap['bombers'] {
  return text.split(', ').map(one => {
    const [id = '', p, q] = one.split(' ')
    return { id, p: Number(p), q: Number(q) }
  })
}

/** A square of spaces, with these bombers. */
function square(id: string, name: string, cells: [number, number][], bombers: string): ElementSpec {
  const spaces = cells.map(([a, b]) => `${a}.${b}`)
  const [a, b] = cells[0] ?? [0, 0]
  return {
    id,
    name,
    spaces,
    bombers: bombers.split(' '),
    diagram: 'square',
    centre: [a + 1, b + 1],
    ...PROOF,
  }
}

const AHEAD: Readonly<Record<Position, Vector>> = {
  nose: [-1, -1],
  right: [-1, 1],
  tail: [1, 1],
  left: [1, -1],
}

/** What Map 5 prints in its spaces; the others read 2. */
const PRINTED: Readonly<Record<string, [level: number, ...notes: LevelNote[]]>> = {
  '3.3': [2, { anchored: 'nose', by: 1 }],
  '2.2': [3, { when: 'high', by: 1 }],
  '1.1': [3],
  '1.2': [4, { when: 'low', by: 1 }],
  '2.1': [5, { when: 'high', by: 1 }],
}

/** One element; A2 and A3 share the space 1.1. */
const MAP5: FormationMap = {
  id: '5',
  name: 'Four by four',
  spaces: block(0, 3).map(([a, b]) => space(a, b, ...(PRINTED[`${a}.${b}`] ?? [2]))),
  bombers: bombersAt('A1 3 3, A2 2 1, A3 1 2'),
  elements: [square('a', 'Lead', block(0, 3), 'A1 A2 A3')],
  links: links(false),
  highBombing: false,
  rockets: false,
  straight: AHEAD,
  ...PROOF,
}

/**
 * Two elements of nine spaces that overlap at 2.2; 3.1 and 1.3 lie outside both. X stands at the overlap and is in both.
 */
function twoElements(id: MapId, shared: boolean, straight: FormationMap['straight']): FormationMap {
  const low = block(0, 2)
  const high = block(2, 4)
  return {
    id,
    name: 'Two elements',
    spaces: [
      ...low.map(([a, b]) => space(a, b, a === 2 && b === 2 ? 4 : 2)),
      ...high.slice(1).map(([a, b]) => space(a, b, 3)),
      space(3, 1, 1),
      space(1, 3, 1),
    ],
    bombers: bombersAt('B1 1 1, B2 2 1, B3 1 2, X 2 2, C1 4 4, C2 3 4, C3 4 3'),
    elements: [
      square('low', 'Low', low, 'B1 B2 B3 X'),
      square('high', 'High', high, shared ? 'C1 C2 C3 X' : 'C1 C2 C3'),
    ],
    links: links(true),
    highBombing: true,
    rockets: true,
    straight,
    ...PROOF,
  }
}

const MAPS: readonly FormationMap[] = [
  MAP5,
  twoElements('6', true, { nose: [-1, 0], right: [-1, 1], tail: [1, 0], left: [1, -1] }),
  twoElements('7', true, AHEAD),
  twoElements('8', false, AHEAD),
]

// ---- Mission set-up --------------------------------------------------------------------------------------------

/** `1 light spitfire, 8 light p-38 6, 10 none`: up to which die, strength, type, and the turn if there is one. */
function escortRolls(text: string): DieTable<EscortRoll> {
  return text.split(', ').map(row => {
    const [to, strength, type, turn] = row.split(' ')
    const comes = { strength, type, ...(turn ? { turn: Number(turn) } : {}) }
    return { to: Number(to), is: (type ? comes : 'none') as EscortRoll }
  })
}

/** SR-K-SET-01 The printed row, and the same row six times more. */
function season(
  id: string,
  name: string,
  theatre: Season['theatre'],
  missions: 6 | 10,
): Pack['seasons'][number] {
  return {
    id,
    name,
    theatre,
    history: 'For the proofs.',
    missions,
    experten: 4,
    greens: 2,
    map: die<MapId>(1, '7', 8, '6', 10, '5'),
    type: die(2, 'inbound', 4, 'near-target', 10, 'outbound'),
    rows: {
      inbound: {
        operations: die(3, 2, 9, 4, 10, 8),
        escort: escortRolls('1 light spitfire, 4 light p-38 8, 8 light p-38 6, 10 none'),
      },
      'near-target': {
        operations: die(3, 2, 9, 4, 10, 6),
        escort: escortRolls('1 light p-38, 4 light p-38 5, 8 light p-40 3, 10 none'),
      },
      outbound: {
        operations: die(3, 4, 9, 6, 10, 10),
        escort: escortRolls('1 light spitfire, 4 light p-38 3, 8 light p-40 5, 10 none'),
      },
    },
    menu: {
      auxiliaries: {
        bf110: { cost: 1, count: 1 },
        mc202: { cost: 1, count: 2 },
        iar80: { cost: 1, count: 3 },
        ju88: { cost: 1, count: 1 },
        me163: { cost: 1, count: 1 },
      },
      attachments: {
        armor: { cost: 1, count: 2 },
        cannon: { cost: 1, count: 3 },
        rockets: { cost: 1, count: 2 },
        cable: { cost: 1, count: 1 },
      },
      ...PROOF,
    },
    victory: { win: { vp: 20, pilots: 14 }, lose: { vp: 10, killed: 8 }, ...PROOF },
    erosion: die(4, 'none', 6, 'illness', 8, 'posting', 9, 'experience', 10, 'serviceability'),
    ...PROOF,
  }
}

const SEASONS: Pack['seasons'] = [
  season('1942', '1942', 'mediterranean', 6),
  season('1943-early', '1943 Early', 'mediterranean', 6),
  season('1943-late', '1943 Late', 'mediterranean', 6),
  season('1944-early', '1944 Early', 'reich', 10),
  season('1944-mid', '1944 Mid', 'reich', 10),
  season('1944-late', '1944 Late', 'reich', 10),
  season('1945', '1945', 'reich', 10),
]

function situation(map: MapId, type: SituationPage['type']): SituationPage {
  const first = map === '5' ? 'A1' : 'B1'
  const second = map === '5' ? 'A2' : 'C1'
  return {
    map,
    type,
    damage: die<readonly string[]>(1, [first, second], 10, []),
    anchored: die<readonly PositionBox[]>(3, [], 4, ['tail/level', 'tail/low'], 6, ['nose/low'], 10, []),
    sun: die<PositionBox | 'none'>(2, 'right/high', 4, 'tail/high', 10, 'none'),
    ...(map === '7' || map === '8' ? { contrails: die(5, false, 10, true) } : {}),
    tp: die(3, 1, 5, 2, 8, 3, 10, 5),
    limit: die(1, 5, 2, 6, 9, 8, 10, 12),
    ...(type === 'near-target' ? { flak: flak(first, second) } : {}),
    ...PROOF,
  }
}

/** A 7, an 8 and a 9 hit. */
function flak(first: string, second: string): NonNullable<SituationPage['flak']> {
  const miss = { bombers: [], hits: [] }
  return [
    ...Array<typeof miss>(6).fill(miss),
    { bombers: [first, second], hits: ['nose'] },
    { bombers: [first], hits: ['tail'] },
    { bombers: [first, second], hits: ['nose', 'right'] },
    miss,
  ]
}

// ---- Escorts and air combat ------------------------------------------------------------------------------------

/** `5 4 3 0`: up to a 5, four markers above, three forward, none below. */
function stationsBy(text: string): Pack['escorts']['setUp']['heavy'] {
  return text.split(', ').map(row => {
    const [to = 0, ...counts] = row.split(' ').map(Number)
    const placed = STATIONS.map((station, i) => [station, counts[i] ?? 0] as const)
    return { to, is: Object.fromEntries(placed.filter(([, count]) => count > 0)) }
  })
}

/** Die 1 to 10, from bad to good; a better answer shifts the row up. */
const LADDER = 'Dx Sx Dx S D S D B De R Be R Be'.split(' ')

function ladder(from: number): string {
  return LADDER.slice(from, from + 10).join(' ')
}

const COMBAT_ROWS = Object.fromEntries(
  FIGHTER_KINDS.map(kind => [
    kind,
    Object.fromEntries(
      ESCORT_TYPES.map(type => [
        type,
        kind === 'me163'
          ? { any: ladder(3) }
          : { 'no/no': ladder(0), 'no/yes': ladder(1), 'yes/no': ladder(2), 'yes/yes': ladder(3) },
      ]),
    ),
  ]),
) as Record<FighterKind, Record<EscortType, AerialRows>>

// ---- Fate ------------------------------------------------------------------------------------------------------

function fateTable(armor: boolean, ...fates: [rocket: string, twin: string, single: string]): FateTable {
  const [rocket, twin, single] = fates.map(fateColumn) as [DieTable<Fate>, DieTable<Fate>, DieTable<Fate>]
  const fire = armor ? bail(4, 8) : bail(4, 6)
  const explodes = armor ? bail(7, 9) : bail(7, 8)
  return { armor, fate: { rocket, twin, single }, bailOut: { fire, crashes: fire, explodes }, ...PROOF }
}

/** `1 4 9`: explodes up to 1, fire up to 4, crashes up to 9, lands above. */
function fateColumn(tops: string): DieTable<Fate> {
  const [explodes, fire, crashes] = tops.split(' ').map(Number) as [number, number, number]
  return die<Fate>(explodes, 'explodes', fire, 'fire', crashes, 'crashes', 10, 'lands')
}

function bail(no: number, wounded: number): DieTable<BailOut> {
  return die<BailOut>(no, 'no', wounded, 'wounded', 10, 'yes')
}

const FATE = Object.fromEntries(
  HIT_TYPES.map(type => {
    const armor = type === 'cockpit' || type === 'engine' || type === 'fuel'
    return [
      type,
      armor ? fateTable(true, '1 4 9', '1 4 6', '1 4 8') : fateTable(false, '2 4 7', '2 4 5', '1 4 6'),
    ]
  }),
) as unknown as FateTables

// ---- Cards -----------------------------------------------------------------------------------------------------

function attackCard(id: string, deck: AttackDeck, determined: string, evasive: string): AttackCard {
  const row = { determined, evasive }
  return {
    id,
    deck,
    rows: deck === 'oblique' ? { high: row, low: row } : { high: row, level: row, low: row },
    ...PROOF,
  }
}

/** Columns 5 to 0. */
const ATTACK_CARDS: readonly AttackCard[] = [
  // SR-K-ATK-02 at (1, Level)
  attackCard('nose-1', 'nose', 'DHH2 DH2 DH2 DH2 DH2 D2', 'HC2 HC2 HC2 HC2 HC2 C2'),
  attackCard('nose-2', 'nose', 'H3 H3 - - D3 D3', 'H3 - - - 3 3'),
  attackCard('nose-3', 'nose', 'DHN DHN DN DN DN DN', 'HJ HJ J J J J'),
  attackCard('tail-1', 'tail', 'DDHHR DDHHR DDHR DDHR DDR DDR', 'DHR DHR DH D D D'),
  attackCard('tail-2', 'tail', 'DHH1 DHH1 DH1 DH1 D1 D1', 'H1 H1 H1 1 1 1'),
  attackCard('tail-3', 'tail', 'C C C C C C', '- - - - - -'),
  // SR-K-ATK-01 at (0, Low, Determined)
  attackCard('oblique-1', 'oblique', 'DH1 DH1 DH1 D1 D1 D1', 'H1 H1 1 1 1 1'),
  attackCard('oblique-2', 'oblique', 'H3 H3 H3 3 3 3', '2 2 2 2 2 2'),
]

/** Hits by Lethal Level 0 to 5, Determined and Evasive. One card for each event; Slow Climb has two numbers more. */
const FIRE_CARDS: readonly FireCard[] = [
  fireCard('achtung', '001112', '000111'),
  fireCard('bounced', '001112', '000111'),
  fireCard('confused', '001112', '000111'),
  fireCard('debris', '011011', '001011'),
  fireCard('fall-away', '011112', '001111'),
  fireCard('friendly-fire', '001111', '000011'),
  fireCard('hard-roll', '001122', '000111'),
  fireCard('into-the-sun', '001111', '000111'),
  fireCard('power-bleed', '001112', '000111'),
  fireCard('slow-climb', '000112', '000011', 2, 1),
  fireCard('strafe', '001111', '000111'),
]

function fireCard(
  event: FireCard['event'],
  hits: string,
  evading: string,
  climb = 0,
  climbRoll = 0,
): FireCard {
  const [determined, evasive] = [hits, evading].map(cells => [...cells].map(Number))
  return { id: `fire-${event}`, event, determined, evasive, climb, climbRoll, ...PROOF } as FireCard
}

// ---- The pack --------------------------------------------------------------------------------------------------

const NAMES = 'ABCDEFGHIJKLMNOPQR'.split('')

/** Numbers 2 to 10 on a 3 x 3 block, red from the rear, black from the front; 10 lies outside. */
const SQUARE = '-1,-1 0,-1 1,-1 -1,0 0,0 1,0 0,1 1,1 2,2'
  .split(' ')
  .map(cell => cell.split(',').map(Number)) as unknown as readonly Vector[]

export const proofPack: Pack = {
  game: 'storm-above-the-reich',
  id: 'proof',
  title: 'For the proofs',
  version: '1',
  maps: MAPS,
  seasons: SEASONS,
  situations: MAP_IDS.flatMap(map => MISSION_TYPES.map(type => situation(map, type))),
  operations: {
    blocks: { bf110: 6, mc202: 8, iar80: 6, ju88: 6, me163: 4 },
    carries: {
      fw190: { may: ['armor', 'cannon', 'rockets', 'cable'], most: 2 },
      bf110: { may: ['cannon', 'rockets'], most: 2 },
      mc202: { may: [], most: 0 },
      iar80: { may: ['cannon'], most: 1 },
      ju88: { may: ['cannon', 'rockets'], most: 2 },
      me163: { may: [], most: 0 },
    },
    lethal: {
      fw190: { determined: 0, evasive: 0 },
      bf110: { determined: 1, evasive: 0 },
      mc202: { determined: 0, evasive: 0 },
      iar80: { determined: 0, evasive: 0 },
      ju88: { determined: 2, evasive: 1 },
      me163: { determined: -1, evasive: -2 },
    },
    ...PROOF,
  },
  escorts: {
    setUp: {
      heavy: stationsBy('2 7 0 0, 5 4 3 0, 8 0 3 4, 10 0 4 3'),
      light: stationsBy('2 5 0 0, 5 0 3 2, 8 0 2 3, 10 0 0 5'),
    },
    stations: {
      'above-trailing': dieOf('1 forward, 3 tail/high, 4 tail/return/high, 5 least, 10 most'),
      forward: dieOf('4 above-trailing, 7 nose/level, 10 below-trailing'),
      'below-trailing': dieOf(
        '1 exit, 2 forward, 5 tail/low, 6 left/level, 7 right/level, 10 above-trailing',
      ),
    },
    markers: {
      numbers: {
        'p-51': [2, 3, 3, 4, 4, 4, 5],
        'p-40': [1, 1, 2, 2, 2, 3, 3],
        spitfire: [1, 2, 2, 3, 3, 4, 4],
        'p-38': [1, 2, 2, 3, 3, 3, 4],
      },
      ...PROOF,
    },
    ...PROOF,
  },
  combat: { rows: COMBAT_ROWS, bailOut: bail(4, 6), ...PROOF },
  fate: FATE,
  blast: {
    cable: {
      good: die(6, 'none', 14, 'proximity', 20, 'none'),
      loose: die(5, 'none', 15, 'proximity', 20, 'none'),
      kaputt: die(4, 'none', 16, 'proximity', 20, 'none'),
      ...PROOF,
    },
    diagrams: [{ id: 'square', red: SQUARE, black: [...SQUARE].reverse(), ...PROOF }],
    effect: die<number | 'destroyed'>(4, 0, 6, 1, 7, 2, 8, 3, 9, 'destroyed'),
    ...PROOF,
  },
  markers: {
    hits: ['fuselage-3', 'fuel-5', 'wing-4', 'engine-6', 'cockpit-6', 'rudder-3'].map(id => {
      const [type, number] = id.split('-')
      return { id, type: type as HitType, number: Number(number), count: 4, ...PROOF }
    }),
    damage: [
      { id: 'tailplane-2', part: 'tailplane', damage: 2, count: 6, ...PROOF },
      { id: 'spar-4', part: 'spar', damage: 4, count: 6, ...PROOF },
      damage('hull-9', 'fuselage', 9, 'fallen', 3),
      damage('motor-5', 'engine', 5, 'fallen', 4),
      damage('wingtip-8', 'wing', 8, 'destroyed', 4),
    ],
    proximity: [
      { id: 'clear', face: 'clear', count: 8, ...PROOF },
      { id: 'clear-twice', face: 'clear-twice', count: 4, ...PROOF },
      { id: 'escape-1', face: 'escape', tp: 1, count: 4, ...PROOF },
      { id: 'veer-wing-4', face: 'veer', back: { type: 'wing', number: 4 }, count: 3, ...PROOF },
      { id: 'hit-fuel-5', face: 'hit', back: { type: 'fuel', number: 5 }, count: 3, ...PROOF },
      { id: 'impact-3', face: 'impact', number: 3, count: 4, ...PROOF },
    ],
  },
  attackCards: ATTACK_CARDS,
  fireCards: FIRE_CARDS,
  roster: {
    pilots: NAMES.map(letter => ({ name: `${letter}rnold`, replacement: `${letter}ecker` })),
    ...PROOF,
  },
  training: { map: '5', fighters: 2, limit: 5, ...PROOF },
}

function damage(id: string, part: string, number: number, effect: 'fallen' | 'destroyed', points: number) {
  return { id, part, catastrophe: { number, effect }, damage: points, count: 4, ...PROOF }
}
