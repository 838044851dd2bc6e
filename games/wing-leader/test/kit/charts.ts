import type { Sourced } from '@tallyho/engine'
import { layOut } from '../../pack/index.ts'
import type {
  Abilities,
  AircraftCard,
  AircraftClass,
  Nation,
  Pack,
  Ratings,
  ScenarioSpec,
  SurfaceType,
  Tables,
} from '../../pack/types.ts'

/** The components that the proofs are reckoned with: balance may move in the standard pack, the proofs stay. */

const PROOF: Sourced = { source: 'designed', ref: 'the proofs' }

type Changes = Partial<Ratings> & { readonly nation?: Nation; readonly class?: AircraftClass }

/** One band from the ground to the top unless told otherwise. */
function card(
  id: string,
  name: string,
  speed: number,
  turn: number,
  climb: number | 'S',
  abilities: Abilities,
  changes: Changes = {},
): AircraftCard {
  const bombed = changes.class !== undefined && changes.class !== 'fighter'
  return {
    id,
    name,
    class: 'fighter',
    nation: 'britain',
    date: '1940-01',
    vp: 1,
    bands: [{ from: 0, to: 19, speed, turn, climb }],
    bombs: [{ from: 0, to: 19, value: bombed ? 10 : 5 }],
    firepower: 1,
    protection: [4],
    bombsight: 'T',
    abilities,
    silhouette: 'fighter',
    background: name,
    figures: { topSpeed: 500, topSpeedAt: 5000, engines: 1, source: 'the proofs' },
    ...PROOF,
    ...changes,
  }
}

const bomber = (changes: Changes): Changes => ({
  class: 'medium-bomber',
  firepower: 1,
  protection: [4, 5],
  vp: 2,
  ...changes,
})

export const PROOF_CARDS: readonly AircraftCard[] = [
  card('spitfire-i', 'Spitfire I', 5, 6, 2, {}),
  card('hurricane-i', 'Hurricane I', 4, 6, 2.5, {}),
  // WL-EX-52
  card('spitfire-ix', 'Spitfire F Mk.IX', 6, 6, 1.5, { dropTanks: true, gyro: true }, { firepower: 2 }),
  card('bf-109e', 'Bf 109E', 5, 5, 2, { dropTanks: true }, { nation: 'germany' }),
  // WL-EX-47 WL-EX-58
  card(
    'bf-109g-6',
    'Bf 109G-6',
    6,
    5,
    1.5,
    { aar: true, gunPod: true, dropTanks: true },
    { nation: 'germany', firepower: 2 },
  ),
  card(
    'fw-190a-8',
    'Fw 190A-8',
    6,
    5,
    2,
    { heavyGun: 4, atgr: 5, edge: true },
    { nation: 'germany', firepower: 3 },
  ),
  card('p-51b', 'P-51B', 7, 6, 1.5, { dropTanks: true, edge: true, rearView: true }, { nation: 'usa' }),
  card('p-47d', 'P-47D', 6, 4, 2, { dropTanks: true, atgr: 6 }, { nation: 'usa', firepower: 3 }),
  card('f6f', 'F6F Hellcat', 6, 6, 2, { dropTanks: true, atgr: 6 }, { nation: 'usa', firepower: 2 }),
  // WL-EX-77
  card(
    'a6m5',
    'A6M5',
    5,
    7,
    2,
    { dropTanks: true },
    { nation: 'japan', protection: [3], bombs: [{ from: 0, to: 19, value: 7 }] },
  ),
  card('unarmed', 'Unarmed', 5, 4, 2, {}, { firepower: 'U' }),
  card(
    'me-110',
    'Bf 110',
    4,
    4,
    2.5,
    { rearView: true },
    { nation: 'germany', firepower: 3, vp: 1.5, defence: 0 },
  ),
  card(
    'hs-129',
    'Hs 129',
    2,
    3,
    'S',
    { atGun: 4, atPod: true },
    { nation: 'germany', strafing: 2, class: 'light-bomber' },
  ),
  card(
    'me-262',
    'Me 262',
    9,
    3,
    1,
    { jet: true, highSpeed: true, aar: true, heavyGun: 5 },
    { nation: 'germany', firepower: 4 },
  ),
  card('ar-234', 'Ar 234', 8, 3, 2, { jet: true }, bomber({ nation: 'germany', class: 'light-bomber' })),
  card(
    'me-163',
    'Me 163',
    8,
    4,
    1,
    { rocket: true },
    {
      nation: 'germany',
      firepower: 4,
      throttle: { full: { speed: 9, turn: 3 }, none: { speed: 5, turn: 5 } },
    },
  ),
  card(
    'he-111',
    'He 111',
    2,
    2,
    'S',
    { torpedo: { modifier: 0 } },
    bomber({ nation: 'germany', defence: 0, headOnWeakness: true }),
  ),
  card(
    'ju-88',
    'Ju 88',
    3,
    2,
    3,
    { speedBrakes: true },
    bomber({ nation: 'germany', defence: 0, bombsight: 'S' }),
  ),
  card(
    'ju-87',
    'Ju 87',
    1,
    3,
    3,
    { diveBrakes: true },
    bomber({ nation: 'germany', class: 'dive-bomber', vp: 1, protection: [3], defence: 0 }),
  ),
  card(
    'sb2c',
    'SB2C',
    3,
    3,
    2.5,
    { diveBrakes: true },
    bomber({ nation: 'usa', class: 'dive-bomber', defence: 0 }),
  ),
  card(
    'tbf',
    'TBF',
    2,
    3,
    3,
    { torpedo: { modifier: -1, slow: true } },
    bomber({ nation: 'usa', class: 'torpedo-bomber', defence: 0 }),
  ),
  card(
    'b-25',
    'B-25',
    3,
    2,
    3,
    { heavyGun: 4, maxLoad: 14 },
    bomber({
      nation: 'usa',
      defence: 1,
      firepower: 2,
      bombs: [
        { from: 0, to: 12, value: 10 },
        { from: 13, to: 19, value: '-' },
      ],
    }),
  ),
  // WL-EX-24 WL-EX-47
  card(
    'b-24h',
    'B-24H',
    4,
    1,
    'S',
    {},
    bomber({ nation: 'usa', class: 'heavy-bomber', protection: [5, 6], defence: 1, vp: 3, bombsight: 'G' }),
  ),
  // WL-EX-49
  card(
    'b-17g',
    'B-17G',
    3,
    1,
    'S',
    {},
    bomber({ nation: 'usa', class: 'heavy-bomber', protection: [5, 6], defence: 1, vp: 3, bombsight: 'G' }),
  ),
  card(
    'mosquito',
    'Mosquito',
    6,
    3,
    2,
    { lowDrag: true },
    bomber({ class: 'light-bomber', vp: 1.5, firepower: 'U' }),
  ),
  card(
    'c-47',
    'C-47',
    1,
    1,
    'S',
    {},
    bomber({ nation: 'usa', class: 'transport', firepower: 'U', protection: [3] }),
  ),
  // Low and high: WL-3.3.1.a WL-3.3.d
  card(
    'banded',
    'Banded',
    4,
    6,
    1.5,
    {},
    {
      bands: [
        { from: 0, to: 9, speed: 4, turn: 6, climb: 1.5 },
        { from: 10, to: 19, speed: 6, turn: 4, climb: 'S' },
      ],
      bombs: [
        { from: 0, to: 4, value: 8 },
        { from: 5, to: 9, value: 6 },
        { from: 10, to: 19, value: '-' },
      ],
    },
  ),
  // WL-Q-30: light enough to climb in one move, but not with bombs above 12.
  card(
    'pe-8',
    'Pe-8',
    3,
    2,
    1,
    {},
    bomber({
      nation: 'ussr',
      bombs: [
        { from: 0, to: 12, value: 10 },
        { from: 13, to: 19, value: '-' },
      ],
    }),
  ),
  card('popgun', 'Popgun', 4, 4, 2, {}, { firepower: 0 }),
]

function surface(
  id: string,
  name: string,
  kind: SurfaceType['kind'],
  rest: Partial<SurfaceType> = {},
): SurfaceType {
  return { id, name, kind, defence: 0, damage: 6, flak: [], vp: 4, ...PROOF, ...rest }
}

export const PROOF_SURFACE: readonly SurfaceType[] = [
  surface('dd', 'Destroyer', 'DD', {
    defence: -2,
    damage: 4,
    flak: [{ type: 'L', strength: 0, channels: 1 }],
  }),
  surface('bb', 'Battleship', 'BB', {
    defence: -1,
    armoured: true,
    damage: 12,
    vp: 10,
    flak: [
      { type: 'H', strength: 1, channels: 2 },
      { type: 'L', strength: 1, channels: 2 },
    ],
  }),
  surface('cv', 'Carrier', 'CV', {
    defence: -1,
    damage: 8,
    vp: 8,
    flak: [{ type: 'H', strength: 0, channels: 2 }],
  }),
  surface('ca-old', 'Old cruiser', 'CA', {
    defence: -1,
    flak: [{ type: 'H', strength: 0, channels: 1, lowAngle: true }],
  }),
  surface('airfield', 'Airfield', 'airfield', {
    damage: 10,
    flak: [{ type: 'S', strength: 0, channels: 0 }],
  }),
  surface('bunker', 'Bunker', 'bunker', { hard: true, defence: -1 }),
  surface('bridge', 'Bridge', 'bridge', { defence: -2, damage: 5 }),
  surface('tank', 'Tanks', 'tank', { defence: -1, hard: true }),
  surface('truck', 'Trucks', 'truck'),
  surface('flak-h1', 'Heavy flak', 'flak', { flak: [{ type: 'H', strength: 1, channels: 2 }], vp: 2 }),
  surface('flak-h0', 'Heavy flak', 'flak', { flak: [{ type: 'H', strength: 0, channels: 2 }], vp: 2 }),
  surface('flak-l0', 'Light flak', 'flak', { flak: [{ type: 'L', strength: 0, channels: 1 }], vp: 1 }),
  surface('flak-s0', 'Small arms', 'flak', { flak: [{ type: 'S', strength: 0, channels: 0 }], vp: 1 }),
  // WL-EX-75
  surface('light-tank', 'Light tanks', 'tank'),
  surface('cvl', 'Light carrier', 'CVL', { defence: -1 }),
  surface('cve', 'Escort carrier', 'CVE', { defence: -1 }),
  surface('train', 'Train', 'train'),
]

/** One hit from total plus column 6, two from 11, three from 15: keeps WL-C-18 and WL-C-19. */
function hits(total: number, column: number): number {
  const reach = total + column
  return reach >= 15 ? 3 : reach >= 11 ? 2 : reach >= 6 ? 1 : 0
}

const TOTALS = Array.from({ length: 17 }, (_, i) => i)

export const PROOF_TABLES: Tables = {
  tally: { behind: -2, inTheSun: -1, radioCall: 1, contrails: 1, ...PROOF },
  weather: { wispy: 1, broken: 2, dense: 3, haze: 1, ...PROOF },
  reaction: {
    late: 6,
    successful: 9,
    modifiers: { highSpeed: -2, veteran: 1, green: -1, perSquare: 0, alerted: 0 },
    ...PROOF,
  },
  airCombat: {
    rows: TOTALS.map(total => ({
      total,
      hits: [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(column => hits(total, column)),
    })),
    modifiers: {
      bounceAttacker: 2,
      bounceDefender: -2,
      evasionAttacker: -2,
      evasionDefender: -3,
      lufberyDefender: 1,
      gyro: 1,
      turningDefence: 2,
    },
    ...PROOF,
  },
  cohesion: {
    rows: [
      { total: 2, fighter: 2, bomber: 2, flak: 2 },
      { total: 4, fighter: 1, bomber: 1, flak: 1 },
      { total: 6, fighter: 1, bomber: 0, flak: 1 },
      { total: 8, fighter: 0, bomber: 0, flak: 0 },
    ],
    modifiers: { lowAmmo: -1, depletedAmmo: -3, perLoss: -1, veteran: 1, green: -1, leader: 1, bounced: -1 },
    ...PROOF,
  },
  flak: {
    rows: [
      { total: 2, barrage: '-', direct: '-', bomb: 0 },
      { total: 7, barrage: '-', direct: 'C', bomb: 0 },
      { total: 8, barrage: 'C', direct: 1, bomb: -1 },
      { total: 10, barrage: 1, direct: 2, bomb: -1 },
      { total: 12, barrage: 2, direct: 'd6', bomb: -2 },
    ],
    modifiers: {
      strength: 1,
      support: 1,
      speed: [
        { from: 0, to: 2, by: 1 },
        { from: 3, to: 5, by: 0 },
        { from: 6, to: 99, by: -1 },
      ],
      altitude: [
        { from: 0, to: 4, by: 0 },
        { from: 5, to: 11, by: 1 },
        { from: 12, to: 19, by: -1 },
      ],
      improvedFireDirection: 1,
      proximityFuse: 2,
    },
    ...PROOF,
  },
  bombing: {
    rows: [
      { total: -4, percent: 0 },
      { total: 5, percent: 10 },
      { total: 8, percent: 25 },
      { total: 11, percent: 50 },
      { total: 14, percent: 100 },
    ],
    profile: {
      level: 0,
      dive: 3,
      steep: 1,
      glide: 0,
      torpedo: 1,
      atgr: 1,
      strafing: 2,
      parafrag: 2,
      skip: 3,
      kamikaze: 2,
    },
    swedish: { steep: 2, glide: 1 },
    modifiers: { armoured: -2, noAim: -1, longRange: -2, anvil: 2, disrupted: -1, broken: -2 },
    ...PROOF,
  },
  altitude: {
    rows: [
      { from: 0, to: 3, T: 0, S: 0, V: 0, G: 1 },
      { from: 4, to: 9, T: -1, S: -1, V: 0, G: 0 },
      { from: 10, to: 19, T: -3, S: -3, V: -2, G: -1 },
    ],
    ...PROOF,
  },
}

/** A blank scenario for a board that a test lays out itself. */
export const PROOF_SCENARIO: ScenarioSpec = {
  id: 'proof',
  title: 'The proofs',
  date: '1940-01-01',
  place: 'nowhere',
  difficulty: 1,
  families: [],
  background: '',
  advice: '',
  aftermath: '',
  setsUpFirst: 'raider',
  raider: {
    nation: 'germany',
    name: 'Raiders',
    edge: 'left',
    doctrine: 'loose',
    maxLosses: { squadron: 6, flight: 3 },
    quality: {},
    units: [],
  },
  defender: {
    nation: 'britain',
    name: 'Defenders',
    edge: 'right',
    doctrine: 'loose',
    maxLosses: { squadron: 6, flight: 3 },
    quality: {},
    units: [],
  },
  sky: { cloud: [], ground: 'land' },
  bombing: false,
  surface: [],
  balloons: [],
  special: [],
  victory: {
    levels: [
      { atLeast: 6, level: 'raider-decisive' },
      { atLeast: 1, level: 'raider-victory' },
      { atLeast: 0, level: 'draw' },
      { atLeast: -5, level: 'defender-victory' },
    ],
    otherwise: 'defender-decisive',
    lastTurn: 15,
  },
  ...PROOF,
}

let packsMade = 0

/** Lays out the proof pack with one scenario, under a new id, unchecked: a proof may need half a battle. */
export function proofPack(scenario: ScenarioSpec, tables: Tables = PROOF_TABLES): string {
  packsMade += 1
  const pack: Pack = {
    game: 'wing-leader',
    id: `proof-${packsMade}`,
    title: 'Charts of the proofs',
    version: '1',
    tables,
    aircraft: PROOF_CARDS,
    surface: PROOF_SURFACE,
    scenarios: [scenario],
  }
  return layOut(pack)
}
