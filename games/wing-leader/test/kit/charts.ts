import type { Sourced } from '@tallyho/engine'
import { layOut } from '../../pack/index.ts'
import type { AircraftCard, Pack, ScenarioSpec, SurfaceType, Tables, UnitLine } from '../../pack/types.ts'

/** The components that the proofs are reckoned with: balance may move in the standard pack, the proofs stay. */

const PROOF: Sourced = { source: 'designed', ref: 'the proofs' }

type Changes = Partial<AircraftCard>

/** A fighter of 1940 with the same speed, turn and climb from the ground to the top, unless told otherwise. */
function fighter(id: string, name: string, ratings: string, changes: Changes = {}): AircraftCard {
  const [speed = 0, turn = 0, climb = 0] = ratings.split(' ').map(Number)
  return {
    id,
    name,
    class: 'fighter',
    nation: 'britain',
    date: '1940-01',
    vp: 1,
    bands: [{ from: 0, to: 19, speed, turn, climb: climb || 'S' }],
    bombs: [{ from: 0, to: 19, value: 5 }],
    firepower: 1,
    protection: [4],
    bombsight: 'T',
    abilities: {},
    silhouette: 'fighter',
    background: name,
    figures: { topSpeed: 500, topSpeedAt: 5000, engines: 1, source: 'the proofs' },
    ...PROOF,
    ...changes,
  }
}

const BOMBS: AircraftCard['bombs'] = [{ from: 0, to: 19, value: 10 }]
/** No load above altitude 12. */
const LOW_BOMBS: AircraftCard['bombs'] = [
  { from: 0, to: 12, value: 10 },
  { from: 13, to: 19, value: '-' },
]

const bomber = (id: string, name: string, ratings: string, changes: Changes): AircraftCard =>
  fighter(id, name, ratings, { class: 'medium-bomber', bombs: BOMBS, protection: [4, 5], vp: 2, ...changes })

const heavy = (id: string, name: string, ratings: string): AircraftCard =>
  bomber(id, name, ratings, {
    nation: 'usa',
    class: 'heavy-bomber',
    protection: [5, 6],
    defence: 1,
    vp: 3,
    bombsight: 'G',
  })

const [germany, usa] = [{ nation: 'germany' }, { nation: 'usa' }] as const

/** Speed, turn and climb; those that climb slowly have no third number. */
export const PROOF_CARDS: readonly AircraftCard[] = [
  fighter('spitfire-i', 'Spitfire I', '5 6 2'),
  fighter('hurricane-i', 'Hurricane I', '4 6 2.5'),
  // WL-EX-52
  fighter('spitfire-ix', 'Spitfire F Mk.IX', '6 6 1.5', {
    abilities: { dropTanks: true, gyro: true },
    firepower: 2,
  }),
  fighter('bf-109e', 'Bf 109E', '5 5 2', { ...germany, abilities: { dropTanks: true } }),
  // WL-EX-47 WL-EX-58
  fighter('bf-109g-6', 'Bf 109G-6', '6 5 1.5', {
    ...germany,
    abilities: { aar: true, gunPod: true, dropTanks: true },
    firepower: 2,
  }),
  fighter('fw-190a-8', 'Fw 190A-8', '6 5 2', {
    ...germany,
    abilities: { heavyGun: 4, atgr: 5, edge: true },
    firepower: 3,
  }),
  fighter('p-51b', 'P-51B', '7 6 1.5', {
    ...usa,
    abilities: { dropTanks: true, edge: true, rearView: true },
  }),
  fighter('p-47d', 'P-47D', '6 4 2', { ...usa, abilities: { dropTanks: true, atgr: 6 }, firepower: 3 }),
  fighter('f6f', 'F6F Hellcat', '6 6 2', { ...usa, abilities: { dropTanks: true, atgr: 6 }, firepower: 2 }),
  // WL-EX-77
  fighter('a6m5', 'A6M5', '5 7 2', {
    nation: 'japan',
    abilities: { dropTanks: true },
    protection: [3],
    bombs: [{ from: 0, to: 19, value: 7 }],
  }),
  fighter('unarmed', 'Unarmed', '5 4 2', { firepower: 'U' }),
  fighter('popgun', 'Popgun', '4 4 2', { firepower: 0 }),
  fighter('me-110', 'Bf 110', '4 4 2.5', {
    ...germany,
    abilities: { rearView: true },
    firepower: 3,
    vp: 1.5,
    defence: 0,
  }),
  fighter('me-262', 'Me 262', '9 3 1', {
    ...germany,
    abilities: { jet: true, highSpeed: true, aar: true, heavyGun: 5 },
    firepower: 4,
  }),
  fighter('me-163', 'Me 163', '8 4 1', {
    ...germany,
    abilities: { rocket: true },
    firepower: 4,
    throttle: { full: { speed: 9, turn: 3 }, none: { speed: 5, turn: 5 } },
  }),
  // Low and high: WL-3.3.1.a WL-3.3.d
  fighter('banded', 'Banded', '4 6 1.5', {
    bands: [
      { from: 0, to: 9, speed: 4, turn: 6, climb: 1.5 },
      { from: 10, to: 19, speed: 6, turn: 4, climb: 'S' },
    ],
    bombs: [
      { from: 0, to: 4, value: 8 },
      { from: 5, to: 9, value: 6 },
      { from: 10, to: 19, value: '-' },
    ],
  }),
  bomber('hs-129', 'Hs 129', '2 3', {
    ...germany,
    class: 'light-bomber',
    abilities: { atGun: 4, atPod: true },
    strafing: 2,
    protection: [4],
    vp: 1,
  }),
  bomber('ar-234', 'Ar 234', '8 3 2', { ...germany, class: 'light-bomber', abilities: { jet: true } }),
  bomber('he-111', 'He 111', '2 2', {
    ...germany,
    abilities: { torpedo: { modifier: 0 } },
    defence: 0,
    headOnWeakness: true,
  }),
  bomber('ju-88', 'Ju 88', '3 2 3', {
    ...germany,
    abilities: { speedBrakes: true },
    defence: 0,
    bombsight: 'S',
  }),
  bomber('ju-87', 'Ju 87', '1 3 3', {
    ...germany,
    class: 'dive-bomber',
    abilities: { diveBrakes: true },
    vp: 1,
    protection: [3],
    defence: 0,
  }),
  bomber('sb2c', 'SB2C', '3 3 2.5', {
    ...usa,
    class: 'dive-bomber',
    abilities: { diveBrakes: true },
    defence: 0,
  }),
  bomber('tbf', 'TBF', '2 3 3', {
    ...usa,
    class: 'torpedo-bomber',
    abilities: { torpedo: { modifier: -1, slow: true } },
    defence: 0,
  }),
  bomber('b-25', 'B-25', '3 2 3', {
    ...usa,
    abilities: { heavyGun: 4, maxLoad: 14 },
    defence: 1,
    firepower: 2,
    bombs: LOW_BOMBS,
  }),
  // WL-EX-24 WL-EX-47
  heavy('b-24h', 'B-24H', '4 1'),
  // WL-EX-49
  heavy('b-17g', 'B-17G', '3 1'),
  bomber('mosquito', 'Mosquito', '6 3 2', {
    class: 'light-bomber',
    abilities: { lowDrag: true },
    vp: 1.5,
    firepower: 'U',
  }),
  bomber('c-47', 'C-47', '1 1', { ...usa, class: 'transport', firepower: 'U', protection: [3] }),
  // WL-Q-30: light enough to climb in one move, but not with bombs above 12.
  bomber('pe-8', 'Pe-8', '3 2 1', { nation: 'ussr', bombs: LOW_BOMBS }),
]

type Gun = SurfaceType['flak'][number]
const gun = (type: Gun['type'], strength: Gun['strength'], channels: number): Gun => ({
  type,
  strength,
  channels,
})

function surface(
  id: string,
  name: string,
  kind: SurfaceType['kind'],
  rest: Partial<SurfaceType> = {},
): SurfaceType {
  return { id, name, kind, defence: 0, damage: 6, flak: [], vp: 4, ...PROOF, ...rest }
}

export const PROOF_SURFACE: readonly SurfaceType[] = [
  surface('dd', 'Destroyer', 'DD', { defence: -2, damage: 4, flak: [gun('L', 0, 1)] }),
  surface('bb', 'Battleship', 'BB', {
    defence: -1,
    armoured: true,
    damage: 12,
    vp: 10,
    flak: [gun('H', 1, 2), gun('L', 1, 2)],
  }),
  surface('cv', 'Carrier', 'CV', { defence: -1, damage: 8, vp: 8, flak: [gun('H', 0, 2)] }),
  surface('ca-old', 'Old cruiser', 'CA', { defence: -1, flak: [{ ...gun('H', 0, 1), lowAngle: true }] }),
  surface('airfield', 'Airfield', 'airfield', { damage: 10, flak: [gun('S', 0, 0)] }),
  surface('bunker', 'Bunker', 'bunker', { hard: true, defence: -1 }),
  surface('bridge', 'Bridge', 'bridge', { defence: -2, damage: 5 }),
  surface('tank', 'Tanks', 'tank', { defence: -1, hard: true }),
  surface('truck', 'Trucks', 'truck'),
  surface('flak-h1', 'Heavy flak', 'flak', { flak: [gun('H', 1, 2)], vp: 2 }),
  surface('flak-h0', 'Heavy flak', 'flak', { flak: [gun('H', 0, 2)], vp: 2 }),
  surface('flak-l0', 'Light flak', 'flak', { flak: [gun('L', 0, 1)], vp: 1 }),
  surface('flak-s0', 'Small arms', 'flak', { flak: [gun('S', 0, 0)], vp: 1 }),
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

const FORCE = {
  doctrine: 'loose',
  maxLosses: { squadron: 6, flight: 3 },
  quality: {},
  units: [],
} as const

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
  raider: { nation: 'germany', name: 'Raiders', edge: 'left', ...FORCE },
  defender: { nation: 'britain', name: 'Defenders', edge: 'right', ...FORCE },
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

function line(model: string, column: string, altitude: number, rest: Partial<UnitLine> = {}): UnitLine {
  return {
    name: model,
    model,
    size: 'squadron',
    count: 1,
    mission: 'bombing',
    facing: 'right',
    start: { squares: [`${column}${altitude}`] },
    ...rest,
  }
}

/** A raid on the coast with every kind of attack on surface units in it, to be played by anybody at random. */
export const RAID: ScenarioSpec = {
  ...PROOF_SCENARIO,
  id: 'raid',
  bombing: true,
  sky: { sun: 'above', haze: 3, ground: 'coast', cloud: [{ type: 'broken', squares: ['H6-J6'] }] },
  raider: {
    ...PROOF_SCENARIO.raider,
    units: [
      line('b-17g', 'D', 12, { count: 2 }),
      line('ju-87', 'D', 9, { count: 2 }),
      line('ju-88', 'C', 7, { size: 'flight' }),
      line('he-111', 'E', 1, { loads: ['torpedo'] }),
      line('tbf', 'E', 0, { loads: ['torpedo'], facing: 'right' }),
      line('p-47d', 'F', 4, { mission: 'strafing', loads: ['atgr', 'bomb'] }),
      line('b-25', 'E', 1, { mission: 'strafing', loads: ['parafrag'] }),
      line('b-25', 'F', 0, { skipTrained: true, size: 'flight' }),
      line('a6m5', 'D', 5, { kamikaze: true, size: 'flight' }),
      line('hs-129', 'F', 2, { mission: 'strafing', pods: 'at' }),
      line('mosquito', 'C', 10, { mission: 'recce' }),
      line('bf-109e', 'D', 13, { mission: 'escort', start: { near: 'bombers' } }),
      line('bf-109g-6', 'G', 14, { mission: 'sweep', count: 2 }),
    ],
  },
  defender: {
    ...PROOF_SCENARIO.defender,
    flak: { improvedFireDirection: true },
    units: [
      line('spitfire-i', 'P', 10, { mission: 'intercept', facing: 'left', count: 2 }),
      line('hurricane-i', 'N', 6, { mission: 'cap', facing: 'left' }),
    ],
  },
  surface: [
    { type: 'bb', name: 'Warspite', column: 'K' },
    { type: 'cv', name: 'Ark Royal', column: 'L' },
    { type: 'ca-old', name: 'Hawkins', column: 'M' },
    { type: 'dd', name: 'Kelly', column: 'L' },
    { type: 'airfield', name: 'Manston', column: 'O' },
    { type: 'truck', name: 'Convoy', column: 'P' },
    { type: 'tank', name: 'Tanks', column: 'P' },
    { type: 'flak-h1', name: 'Battery', column: 'O' },
    { type: 'flak-l0', name: 'Bofors', column: 'P' },
    { type: 'flak-h0', name: 'Raiders’ flak', column: 'C', side: 'raider' },
  ],
  balloons: [{ square: 'O2' }, { square: 'Q1' }],
}
