import type { ScenarioSpec } from '../types.ts'
import { fromHistory, ladder } from './frame.ts'

export const wewak: ScenarioSpec = {
  id: 'wl-18',
  title: 'Parafrags at Wewak',
  date: '1943-08-17',
  place: 'Wewak, New Guinea',
  difficulty: 3,
  families: [
    'fighters',
    'escort',
    'weather',
    'drop-tanks',
    'take-off',
    'surface',
    'flak',
    'strafing',
    'parafrag',
  ],
  background: `The Japanese Fourth Air Army has crowded its aircraft on four strips around Wewak, out of \
reach, it thinks, of escorted bombers. But the Americans have built a secret field at Tsili Tsili, and the \
Lightnings can now go all the way. Low over the trees come B-25s with eight machine guns in their noses \
and small bombs on parachutes in their bays. At Boram sixty aircraft stand wing to wing, some with engines \
running and crews beside them.`,
  advice: `A strafer may bomb once and strafe twice. Parachute bombs are dropped in level flight at \
altitude 0 or 1, and the guns may fire in the same pass. Americans: hit the fields before more fighters \
are off the ground; a field with heavy damage launches nothing. Japanese: you have one patrol in the air. \
Use it on the bombers, and let those that take off climb away before they turn back.`,
  aftermath: `About fifty aircraft were destroyed and as many damaged, most of them on the ground, and the \
raids of the next days finished the rest. The Fourth Air Army never recovered. American losses were \
trifling.`,
  setsUpFirst: 'defender',
  raider: {
    nation: 'usa',
    name: '5th Air Force',
    edge: 'left',
    doctrine: 'loose',
    maxLosses: { squadron: 5, flight: 3 },
    quality: { veteranFighters: 1, veteranBombers: 1, experten: 1 },
    units: [
      {
        name: '3rd Bomb Group',
        model: 'b-25d-strafer',
        size: 'squadron',
        count: 2,
        mission: 'strafing',
        facing: 'right',
        start: { squares: ['C1-E1'] },
        loads: ['parafrag'],
      },
      {
        name: '38th Bomb Group',
        model: 'b-25d-strafer',
        size: 'flight',
        count: 1,
        mission: 'strafing',
        facing: 'right',
        start: { squares: ['B1-C1'] },
        loads: ['parafrag'],
      },
      {
        name: '80th Fighter Squadron',
        model: 'p-38f',
        size: 'squadron',
        count: 1,
        mission: 'escort',
        facing: 'right',
        start: { near: 'bombers' },
        dropTanks: true,
      },
      {
        name: '475th Fighter Group',
        model: 'p-38f',
        size: 'squadron',
        count: 1,
        mission: 'sweep',
        facing: 'right',
        start: { squares: ['E6-F6'] },
        dropTanks: true,
      },
    ],
  },
  defender: {
    nation: 'japan',
    name: '4th Air Army',
    edge: 'right',
    doctrine: 'loose',
    maxLosses: { squadron: 6, flight: 3 },
    quality: { veteranFighters: 1, greenFighters: 1, experten: 1 },
    units: [
      {
        name: '24th Sentai, patrol',
        model: 'ki-43-ii',
        size: 'flight',
        count: 1,
        mission: 'cap',
        facing: 'left',
        start: { squares: ['P5-R5'] },
        net: 'none',
      },
      {
        name: '68th Sentai',
        model: 'ki-61',
        size: 'flight',
        count: 1,
        mission: 'intercept',
        facing: 'left',
        start: { turn: 2, takeOffFrom: 1 },
        net: 'none',
      },
      {
        name: '59th Sentai',
        model: 'ki-43-ii',
        size: 'squadron',
        count: 1,
        mission: 'intercept',
        facing: 'left',
        start: { turn: 3, takeOffFrom: 0 },
        net: 'none',
      },
      {
        name: '78th Sentai',
        model: 'ki-61',
        size: 'squadron',
        count: 1,
        mission: 'intercept',
        facing: 'left',
        start: { turn: 4, takeOffFrom: 1 },
        net: 'none',
      },
    ],
  },
  sky: { sun: 'right-upper', cloud: [{ type: 'broken', squares: ['F4-K4', 'T4-Z4'] }], ground: 'coast' },
  bombing: true,
  surface: [
    { type: 'airfield-2', name: 'Boram', column: 'N' },
    { type: 'airfield-2', name: 'Wewak', column: 'R' },
    { type: 'flak-l0', name: 'Flak at Boram', column: 'N' },
    { type: 'flak-l0', name: 'Flak at Wewak', column: 'R' },
    { type: 'truck-1', name: 'Fuel trucks', column: 'O' },
  ],
  balloons: [],
  special: [
    'The B-25s carry parachute bombs.',
    'The Japanese have no radios that work. Their fighters take off on turns 2, 3 and 4.',
    'The Lightnings carry drop tanks.',
  ],
  victory: { ...ladder(14, 3, -2), lastTurn: 11 },
  ...fromHistory(
    '17 August 1943; two of the four strips are on the map; the later marks of P-38 are shown as P-38F',
  ),
}
