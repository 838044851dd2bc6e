import { expect, test } from 'vitest'
import { sheets } from '../../pack/aircraft/sheets.ts'
import { PUBLISHED } from '../../pack/aircraft/sources.ts'
import { above, below, families, side } from '../../pack/scenarios/frame.ts'

/** Charts of the pack as they are printed. */

test('WL-5.1.b WL-5.1.c WL-5.1.d WL-5.1.i a row of the order of battle says what there is to know of a unit', () => {
  const line = { model: 'a', size: 'squadron', count: 1, mission: 'sweep', facing: 'left' }
  const { units } = side`
    11 Group     britain    right  loose  losses 6 3
    54 Squadron  squadron   a  sweep  F9-G9 H3         net Middle Wallop  loads bomb atgr
    StG 2        2 flights  a  sweep  near bombers     maxLosses 2        flexible
    JG 7         squadron   a  sweep  turn 4 right 6 9
    KG 76        squadron   a  sweep  turn 3 D4-E4     facing right
    Kaga         squadron   a  sweep  turn 2 from 0`
  expect(units.map(({ name, ...rest }) => [name, rest])).toEqual([
    [
      '54 Squadron',
      { ...line, start: { squares: ['F9-G9', 'H3'] }, net: 'Middle Wallop', loads: ['bomb', 'atgr'] },
    ],
    [
      'StG 2',
      { ...line, size: 'flight', count: 2, start: { near: 'bombers' }, maxLosses: 2, flexible: true },
    ],
    ['JG 7', { ...line, start: { turn: 4, edge: 'right', altitudes: [6, 9] } }],
    ['KG 76', { ...line, start: { turn: 3, squares: ['D4-E4'] }, facing: 'right' }],
    ['Kaga', { ...line, start: { turn: 2, takeOffFrom: 0 } }],
  ])
})

test('WL-5.1.e WL-5.1.f WL-5.1.g WL-5.1.h WL-5.1.k the row above says it of the side', () => {
  const said = { doctrine: 'rigid', maxLosses: { squadron: 5, flight: 3 }, units: [] }
  expect(side`
    11 Group  britain  right  rigid  losses 5 3  gci 4 Kenley, Biggin Hill
    +  veteranFighters 1  experten 2  split all 4  flak dualFuse proximityFuse`).toEqual({
    ...said,
    nation: 'britain',
    name: '11 Group',
    edge: 'right',
    gci: { rating: 4, nets: ['Kenley', 'Biggin Hill'] },
    quality: { veteranFighters: 1, experten: 2 },
    splitLimit: { all: 4 },
    flak: { dualFuse: true, proximityFuse: true },
  })
  const { splitLimit } = side`KG 76  germany  left  rigid  losses 5 3  split ju-88 2`
  expect(splitLimit).toEqual({ models: { 'ju-88': 2 } })
})

test('WL-5.1.j WL-5.1.l sky and ground in words', () => {
  expect(above`coast  sun above  haze 3  contrails 15  broken A5-F5 J6  wispy K2`).toEqual({
    sun: 'above',
    haze: 3,
    contrails: 15,
    cloud: [
      { type: 'broken', squares: ['A5-F5', 'J6'] },
      { type: 'wispy', squares: ['K2'] },
    ],
    ground: 'coast',
  })
  expect(below`
    cl-2     HMS Welshman  P  deadInTheWater
    flak-h1  Guns          O  barrage O5
    balloon  O2`).toEqual({
    bombing: true,
    surface: [
      { type: 'cl-2', name: 'HMS Welshman', column: 'P', deadInTheWater: true },
      { type: 'flak-h1', name: 'Guns', column: 'O', barrage: 'O5' },
    ],
    balloons: [{ square: 'O2' }],
  })
})

test('a row that its form does not allow is named, with the place of the mistake', () => {
  expect(
    () => side`
      StG     germany   left    loose   losses 6 3
      StG 2   squadron  ju-87b  patrol  F9`,
  ).toThrow('StG: units.0.mission: Invalid type: Expected ("bombing" | ')
  expect(() => families`fighters magic`).toThrow('but found magic')
  expect(() => above`moon`).toThrow('moon: ground: ')
})

const CHARTS = {
  aircraft: `
    id      name   date     class          silhouette  engines  kg    build  nose
    b-1     B-1    1941-01  medium-bomber  twin        2        9000  bare   weak
    + b-1a  B-1A   1942-01  -              -           -        -     -      strong`,
  performance: `
    id    km/h  at    low  climb   circle  wing  ceiling
    b-1   400   5000  350  9 7 3   25 34   150   8000
    b-1a  410   -     -    6       -       -     -`,
  arms: `
    id    guns   turrets  bombs  most  sight  gear
    b-1   1x7.7  4x7.7    900    1800  V      rearView atgr:6 slow-torpedo:-1
    b-1a  none   -        -      -     T      torpedo:1`,
  sources: { 'b-1a': 'a guess' },
}

test('WL-3.3.a WL-3.2.b the sheet of an aircraft is read from its rows, and of a variant what differs', () => {
  expect(sheets('usa', CHARTS)).toEqual([
    {
      id: 'b-1',
      name: 'B-1',
      nation: 'usa',
      date: '1941-01',
      class: 'medium-bomber',
      silhouette: 'twin',
      bombsight: 'V',
      gear: { rearView: true, atgr: 6, torpedo: { modifier: -1, slow: true } },
      figures: {
        topSpeed: 400,
        topSpeedAt: 5000,
        seaLevelSpeed: 350,
        climb: [9, 7, 3],
        circle: [25, 34],
        wingLoading: 150,
        ceiling: 8000,
        guns: '1x7.7',
        defensiveGuns: '4x7.7',
        bombLoadKg: 900,
        greatestLoadKg: 1800,
        engines: 2,
        weightKg: 9000,
        build: 'bare',
        weakNose: true,
        source: PUBLISHED,
      },
      variants: [
        {
          id: 'b-1a',
          name: 'B-1A',
          date: '1942-01',
          bombsight: 'T',
          gear: { torpedo: { modifier: 1 } },
          figures: { topSpeed: 410, initialClimb: 6, guns: '', weakNose: false, source: 'a guess' },
        },
      ],
    },
  ])
})

test('a chart of aircraft says what is wrong with it', () => {
  const wrong = (changes: Partial<typeof CHARTS>) => () => sheets('usa', { ...CHARTS, ...changes })
  expect(wrong({ aircraft: CHARTS.aircraft.replace('1941-01', '1941') })).toThrow('b-1: date: ')
  expect(wrong({ performance: 'id  km/h\nb-2  400' })).toThrow('b-2 is not among the aircraft')
  expect(wrong({ arms: 'id  guns\nb-1  1x20  2x20' })).toThrow('b-1: more cells than headings')
  expect(wrong({ arms: 'id  gnus\nb-1  1x20' })).toThrow('b-1: gnus: ')
})
