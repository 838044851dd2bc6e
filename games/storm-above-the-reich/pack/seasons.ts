import type { Sourced } from '@tallyho/engine'
import { die, topOf } from '@tallyho/engine'
import { MENUS } from './operations.ts'
import {
  type DieTable,
  type Erosion,
  type EscortRoll,
  type EscortType,
  type MapId,
  MISSION_TYPES,
  type MissionRow,
  type MissionType,
  type Pack,
  type Season,
  type VictoryRow,
} from './types.ts'

/**
 * The Mission Set-Up Table, one row for each season, as it is printed. The heads of the columns hold for all rows:
 *   Map 1 | 2-8 | 9-10      OP 1-3 | 4-9 | 10      Escort 1 | 2-4 | 5-8 | 9-10
 * Escort: H Heavy or L Light, the turn of exit or arrival, m P-51, k P-40, s Spitfire, t P-38.
 */

interface Row extends Sourced {
  readonly id: keyof typeof MENUS
  readonly name: string
  readonly theatre: Season['theatre']
  readonly missions: Pack['seasons'][number]['missions']
  readonly experten: number
  readonly greens: number
  readonly map: string
  /** Dice for the type, then OP, then escort. */
  readonly types: Readonly<Record<MissionType, readonly [dice: string, op: string, escort: string]>>
  readonly victory: VictoryRow
  readonly erosion: DieTable<Erosion>
  readonly history: string
}

const DESIGNED: Sourced = { source: 'designed', ref: 'SR-K-SET-01…06: grows from the printed 1943 Early row' }
const GOALS: Sourced = {
  source: 'designed',
  ref: 'SR-K-VIC-01: set by measured play, to be won and lost about as often as 1943 Early',
}

const ROWS: readonly Row[] = [
  {
    id: '1942',
    name: '1942',
    theatre: 'mediterranean',
    missions: 6,
    experten: 5,
    greens: 0,
    map: '6 5 5',
    types: {
      inbound: ['1-2', '2 2 4', 'Lk L4k none none'],
      'near-target': ['3-5', '1 3 4', 'Lk L3k none none'],
      outbound: ['6-10', '2 4 6', 'Ls L5k none none'],
    },
    victory: { win: { vp: 18, pilots: 14 }, lose: { vp: 12, killed: 6 }, ...GOALS },
    erosion: wear('1-6', '7-8', '9', '', '10'),
    history:
      'A handful of Liberators meant for China stops in Egypt, bombs Ploesti in June and stays to hit Tobruk, Benghazi, Navarino and the convoys that feed the Afrika Korps. They come in loose flights, mostly alone: few escorts reach so far across the sea. Nobody on your side has yet worked out how to bring down a four-engined bomber.',
    ...DESIGNED,
  },
  {
    id: '1943-early',
    name: '1943 Early',
    theatre: 'mediterranean',
    missions: 6,
    experten: 4,
    greens: 0,
    map: '7 6 5',
    types: {
      inbound: ['1-2', '2 4 8', 'Ls L8t L6t none'],
      'near-target': ['3-4', '2 4 6', 'Lt L5t L3k none'],
      outbound: ['5-10', '4 6 10', 'Ls L3t L5k none'],
    },
    victory: {
      win: { vp: 20, pilots: 14 },
      lose: { vp: 10, killed: 8 },
      source: 'designed',
      ref: 'SR-K-VIC-01; what players tell of a 1943 Early short campaign',
    },
    erosion: wear('1-5', '6-7', '8', '9', '10'),
    history:
      'Two groups of Liberators now fly from the desert against Naples, Palermo and Messina while Tunisia is lost behind you. They have learnt to stay together: the javelin down, ten bombers stepped so that their guns overlap. Lightnings and Kittyhawks see them part of the way. Your Italian allies rise beside you.',
    source: 'rulebook',
    ref: 'p4, p6; die 1 is Map 7 (SR-Q-02)',
  },
  {
    id: '1943-late',
    name: '1943 Late',
    theatre: 'mediterranean',
    missions: 6,
    experten: 4,
    greens: 2,
    map: '5 6 7',
    types: {
      inbound: ['1-3', '3 5 9', 'Ht L9t L7s none'],
      'near-target': ['4-6', '3 5 8', 'Lt L7t L5t none'],
      outbound: ['7-10', '4 7 11', 'Ht L3t L4s none'],
    },
    victory: { win: { vp: 25, pilots: 14 }, lose: { vp: 15, killed: 8 }, ...GOALS },
    erosion: wear('1-5', '6', '7-8', '9', '10'),
    history:
      'Sicily falls, Italy changes sides, and on the first of August Liberators at tree-top height burn the refineries of Ploesti and leave nearly a third of their number behind. Wiener Neustadt and Foggia follow, and by December the Fifteenth Air Force has fields in Apulia. Infantry rockets are slung under your wings.',
    ...DESIGNED,
  },
  {
    id: '1944-early',
    name: '1944 Early',
    theatre: 'reich',
    missions: 10,
    experten: 4,
    greens: 3,
    map: '6 7 8',
    types: {
      inbound: ['1-4', '4 7 11', 'Hm H8t L8t none'],
      'near-target': ['5-7', '4 6 10', 'Ht L8t L6t none'],
      outbound: ['8-10', '5 8 12', 'Hm H3t L3t none'],
    },
    victory: { win: { vp: 58, pilots: 14 }, lose: { vp: 37, killed: 11 }, ...GOALS },
    erosion: wear('1-4', '5-6', '7-8', '9', '10'),
    history:
      'In one week of February the bombers go for the aircraft factories from England and Italy at once: Gotha, Steyr, Regensburg. Sprawling boxes of new Liberators with a turret in the nose replace the javelin. Lightnings stay longer than you like, and the first Mustangs reach the target.',
    ...DESIGNED,
  },
  {
    id: '1944-mid',
    name: '1944 Mid',
    theatre: 'reich',
    missions: 10,
    experten: 4,
    greens: 5,
    map: '8 7 8',
    types: {
      inbound: ['1-3', '5 8 12', 'Hm H9m L9t none'],
      'near-target': ['4-7', '5 7 11', 'Hm H8t L8t none'],
      outbound: ['8-10', '6 9 13', 'Hm H3m L2t none'],
    },
    victory: { win: { vp: 62, pilots: 14 }, lose: { vp: 41, killed: 12 }, ...GOALS },
    erosion: wear('1-3', '4-5', '6-7', '8-9', '10'),
    history:
      'Oil is the target: Ploesti again and again until Romania falls out of the war in August, then Leuna, Brüx and Vienna. Armoured assault fighters form up in a wedge behind the boxes while lighter ones try to hold off the Mustangs. Romanian squadrons fight beside you until the last weeks.',
    ...DESIGNED,
  },
  {
    id: '1944-late',
    name: '1944 Late',
    theatre: 'reich',
    missions: 10,
    experten: 3,
    greens: 7,
    map: '7 8 8',
    types: {
      inbound: ['1-4', '5 9 14', 'Hm H10m L10m none'],
      'near-target': ['5-7', '5 8 13', 'Hm H9m L9m none'],
      outbound: ['8-10', '7 10 15', 'Hm H2m L2m none'],
    },
    victory: { win: { vp: 70, pilots: 13 }, lose: { vp: 43, killed: 13 }, ...GOALS },
    erosion: wear('1-3', '4', '5-6', '7-8', '9-10'),
    history:
      'At the end of September one wedge of assault fighters tears a lost Liberator group to pieces near Kassel; such a day does not come twice. Mustangs are everywhere, petrol is rationed by the flight, and the new pilots have a third of the hours of their enemies. Rocket fighters climb from Brandis to guard what is left of Leuna.',
    ...DESIGNED,
  },
  {
    id: '1945',
    name: '1945',
    theatre: 'reich',
    missions: 10,
    experten: 3,
    greens: 9,
    map: '8 8 8',
    types: {
      inbound: ['1-3', '6 9 15', 'Hm Hm H11m L10m'],
      'near-target': ['4-6', '6 9 14', 'Hm Hm H10m L9m'],
      outbound: ['7-10', '7 11 16', 'Hm Hm H2m L2m'],
    },
    victory: { win: { vp: 52, pilots: 12 }, lose: { vp: 34, killed: 16 }, ...GOALS },
    erosion: wear('1-2', '3', '4-5', '6-7', '8-10'),
    history:
      'A thousand bombers and nearly as many escorts on a fine day. Fields are shot up as you take off and again as you land, aircraft stand in the woods without fuel, schoolboys sit in the cockpits. You may still choose one box of Liberators and go through it.',
    ...DESIGNED,
  },
]

/** SR-CAM-13 Dice for none, illness, posting, experience and serviceability. */
function wear(...dice: readonly [string, string, string, string, string]): DieTable<Erosion> {
  const kinds: readonly Erosion[] = ['none', 'illness', 'posting', 'experience', 'serviceability']
  const rows = kinds.map((kind, i): [string, Erosion] => [dice[i] ?? '', kind])
  return die(...rows.filter(([range]) => range !== ''))
}

const COLUMNS = { map: ['1', '2-8', '9-10'], op: ['1-3', '4-9', '10'], escort: ['1', '2-4', '5-8', '9-10'] }

function under<T>(heads: readonly string[], cells: string, reading: (cell: string) => T): DieTable<T> {
  const words = cells.split(' ')
  return heads.map((head, i) => ({ to: topOf(head), is: reading(words[i] ?? '') }))
}

const TYPES: Readonly<Record<string, EscortType>> = { m: 'p-51', k: 'p-40', s: 'spitfire', t: 'p-38' }

/** `L8t`: Light, turn 8, P-38. */
function escortRoll(cell: string): EscortRoll {
  const [, strength, turn, letter] = /^([HL])(\d*)([mkst])$/.exec(cell) ?? []
  const type = TYPES[letter ?? '']
  if (type === undefined) return 'none'
  return { strength: strength === 'H' ? 'heavy' : 'light', type, ...(turn ? { turn: Number(turn) } : {}) }
}

function missionRow([, op, escort]: readonly [string, string, string]): MissionRow {
  return { operations: under(COLUMNS.op, op, Number), escort: under(COLUMNS.escort, escort, escortRoll) }
}

export const SEASONS: Pack['seasons'] = ROWS.map(({ types, map, ...row }) => ({
  ...row,
  map: under(COLUMNS.map, map, cell => cell as MapId),
  type: MISSION_TYPES.map(type => ({ to: topOf(types[type][0]), is: type })),
  rows: {
    inbound: missionRow(types.inbound),
    'near-target': missionRow(types['near-target']),
    outbound: missionRow(types.outbound),
  },
  menu: MENUS[row.id],
}))
