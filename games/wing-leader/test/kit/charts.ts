import type { Sourced } from '@tallyho/engine'
import { gearOf } from '../../pack/aircraft/sheets.ts'
import { filledIn, recordsOf } from '../../pack/chart.ts'
import { layOut } from '../../pack/index.ts'
import { above, below, side } from '../../pack/scenarios/frame.ts'
import { aircraftCard } from '../../pack/schema-aircraft.ts'
import type { AircraftCard, Pack, ScenarioSpec, SurfaceType, Tables } from '../../pack/types.ts'

/** The components that the proofs are reckoned with: balance may move in the standard pack, the proofs stay. */

const PROOF: Sourced = { source: 'designed', ref: 'the proofs' }

/**
 * Each flies with the same speed, turn and climb from the ground to the top, has guns and takes hits by its firepower and
 * protection, and fires back by its defence. Bombers carry twice the bombs of fighters.
 */
const CARDS = `
  id           name              nation   class           flies    guns  takes  vp   back  sight  gear
  spitfire-i   Spitfire I        britain  fighter         5 6 2    1     4      1    -     T      -
  hurricane-i  Hurricane I       britain  fighter         4 6 2.5  1     4      1    -     T      -
  spitfire-ix  Spitfire F Mk.IX  britain  fighter         6 6 1.5  2     4      1    -     T      dropTanks gyro
  bf-109e      Bf 109E           germany  fighter         5 5 2    1     4      1    -     T      dropTanks
  bf-109g-6    Bf 109G-6         germany  fighter         6 5 1.5  2     4      1    -     T      aar gunPod dropTanks
  fw-190a-8    Fw 190A-8         germany  fighter         6 5 2    3     4      1    -     T      heavyGun:4 atgr:5 edge
  p-51b        P-51B             usa      fighter         7 6 1.5  1     4      1    -     T      dropTanks edge rearView
  p-47d        P-47D             usa      fighter         6 4 2    3     4      1    -     T      dropTanks atgr:6
  f6f          F6F Hellcat       usa      fighter         6 6 2    2     4      1    -     T      dropTanks atgr:6
  a6m5         A6M5              japan    fighter         5 7 2    1     3      1    -     T      dropTanks
  unarmed      Unarmed           britain  fighter         5 4 2    U     4      1    -     T      -
  popgun       Popgun            britain  fighter         4 4 2    0     4      1    -     T      -
  me-110       Bf 110            germany  fighter         4 4 2.5  3     4      1.5  0     T      rearView
  me-262       Me 262            germany  fighter         9 3 1    4     4      1    -     T      jet highSpeed aar heavyGun:5
  me-163       Me 163            germany  fighter         8 4 1    4     4      1    -     T      rocket
  banded       Banded            britain  fighter         4 6 1.5  1     4      1    -     T      -
  hs-129       Hs 129            germany  light-bomber    2 3 S    1     4      1    -     T      atGun:4 atPod
  ar-234       Ar 234            germany  light-bomber    8 3 2    1     4-5    2    -     T      jet
  he-111       He 111            germany  medium-bomber   2 2 S    1     4-5    2    0     T      torpedo:0
  ju-88        Ju 88             germany  medium-bomber   3 2 3    1     4-5    2    0     S      speedBrakes
  ju-87        Ju 87             germany  dive-bomber     1 3 3    1     3      1    0     T      diveBrakes
  sb2c         SB2C              usa      dive-bomber     3 3 2.5  1     4-5    2    0     T      diveBrakes
  tbf          TBF               usa      torpedo-bomber  2 3 3    1     4-5    2    0     T      slow-torpedo:-1
  b-25         B-25              usa      medium-bomber   3 2 3    2     4-5    2    1     T      heavyGun:4 maxLoad:14
  b-24h        B-24H             usa      heavy-bomber    4 1 S    1     5-6    3    1     G      -
  b-17g        B-17G             usa      heavy-bomber    3 1 S    1     5-6    3    1     G      -
  mosquito     Mosquito          britain  light-bomber    6 3 2    U     4-5    1.5  -     T      lowDrag
  c-47         C-47              usa      transport       1 1 S    U     3      2    -     T      -
  pe-8         Pe-8              ussr     medium-bomber   3 2 1    1     4-5    2    -     T      -`

const bombs = (value: number): AircraftCard['bombs'] => [{ from: 0, to: 19, value }]
/** No load above altitude 12. */
const LOW_BOMBS: AircraftCard['bombs'] = [
  { from: 0, to: 12, value: 10 },
  { from: 13, to: 19, value: '-' },
]

/** What the chart has no column for. */
const SPECIAL: Readonly<Record<string, Partial<AircraftCard>>> = {
  // WL-EX-77
  a6m5: { bombs: bombs(7) },
  'me-163': { throttle: { full: { speed: 9, turn: 3 }, none: { speed: 5, turn: 5 } } },
  // Low and high: WL-3.3.1.a WL-3.3.d
  banded: {
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
  'hs-129': { strafing: 2 },
  'he-111': { headOnWeakness: true },
  'b-25': { bombs: LOW_BOMBS },
  // WL-Q-30: light enough to climb in one move, but not with bombs above 12.
  'pe-8': { bombs: LOW_BOMBS },
}

/** The values of WL-EX-24, WL-EX-47, WL-EX-49, WL-EX-52 and WL-EX-58 are on the cards of those aircraft. */
export const PROOF_CARDS: readonly AircraftCard[] = recordsOf(CARDS).map(row => {
  const [speed, turn, climb] = numbersIn(row.flies)
  return filledIn(aircraftCard, row.id, {
    id: row.id,
    name: row.name,
    class: row.class,
    nation: row.nation,
    date: '1940-01',
    vp: Number(row.vp),
    bands: [{ from: 0, to: 19, speed, turn, climb }],
    bombs: bombs(row.class === 'fighter' ? 5 : 10),
    firepower: numbersIn(row.guns)[0],
    protection: numbersIn(row.takes),
    ...(row.back && { defence: Number(row.back) }),
    bombsight: row.sight,
    abilities: gearOf(row.gear),
    silhouette: 'fighter',
    background: row.name,
    figures: { topSpeed: 500, topSpeedAt: 5000, engines: 1, source: 'the proofs' },
    ...PROOF,
    ...SPECIAL[row.id],
  })
})

/** `5 6 S`, `4-5` */
function numbersIn(cell = ''): (number | string)[] {
  return cell.split(/[ -]/).map(word => (Number.isNaN(Number(word)) ? word : Number(word)))
}

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
  surface('tank', 'Tanks', 'tank', { defence: -1 }),
  surface('truck', 'Trucks', 'truck'),
  surface('flak-h1', 'Heavy flak', 'flak', { flak: [gun('H', 1, 2)], vp: 2 }),
  surface('flak-h0', 'Heavy flak', 'flak', { flak: [gun('H', 0, 2)], vp: 2 }),
  surface('flak-l0', 'Light flak', 'flak', { flak: [gun('L', 0, 1)], vp: 1 }),
  surface('flak-s0', 'Small arms', 'flak', { flak: [gun('S', 0, 0)], vp: 1 }),
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

/** A raid on the coast with every kind of attack on surface units in it, to be played by anybody at random. */
export const RAID: ScenarioSpec = {
  ...PROOF_SCENARIO,
  id: 'raid',
  sky: above`coast  sun above  haze 3  broken H6-J6`,
  raider: side`
    Raiders    germany      left       loose     losses 6 3
    b-17g      2 squadrons  b-17g      bombing   D12
    ju-87      2 squadrons  ju-87      bombing   D9
    ju-88      flight       ju-88      bombing   C7
    he-111     squadron     he-111     bombing   E1            loads torpedo
    tbf        squadron     tbf        bombing   E0            loads torpedo
    p-47d      squadron     p-47d      strafing  F4            loads atgr bomb
    b-25       squadron     b-25       strafing  E1            loads parafrag
    b-25       flight       b-25       bombing   F0            skipTrained
    a6m5       flight       a6m5       bombing   D5            kamikaze
    hs-129     squadron     hs-129     strafing  F2            pods at
    mosquito   squadron     mosquito   recce     C10
    bf-109e    squadron     bf-109e    escort    near bombers
    bf-109g-6  2 squadrons  bf-109g-6  sweep     G14`,
  defender: side`
    Defenders    britain      right        loose      losses 6 3  flak improvedFireDirection
    spitfire-i   2 squadrons  spitfire-i   intercept  P10
    hurricane-i  squadron     hurricane-i  cap        N6`,
  ...below`
    bb        Warspite       K
    cv        Ark Royal      L
    ca-old    Hawkins        M
    dd        Kelly          L
    airfield  Manston        O
    truck     Convoy         P
    tank      Tanks          P
    flak-h1   Battery        O
    flak-l0   Bofors         P
    flak-h0   Raiders’ flak  C  side raider
    balloon  O2
    balloon  Q1`,
}
