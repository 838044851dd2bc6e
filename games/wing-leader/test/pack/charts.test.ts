import { expect, test } from 'vitest'
import { sheets } from '../../pack/aircraft/sheets.ts'
import { PUBLISHED } from '../../pack/aircraft/sources.ts'
import { facingLeft, families } from '../../pack/scenarios/frame.ts'

/** Charts of the pack as they are printed. */

test('WL-5.1.b WL-5.1.c WL-5.1.d WL-5.1.i a row of the order of battle says what there is to know of a unit', () => {
  const line = { model: 'a', size: 'squadron', count: 1, mission: 'sweep', facing: 'left' }
  expect(facingLeft`
    54 Squadron  squadron   a  sweep  F9-G9 H3         net Middle Wallop  loads bomb atgr
    StG 2        2 flights  a  sweep  near bombers     maxLosses 2        flexible
    JG 7         squadron   a  sweep  turn 4 right 6 9
    KG 76        squadron   a  sweep  turn 3 D4-E4     facing right
    Kaga         squadron   a  sweep  turn 2 from 0`).toEqual([
    {
      ...line,
      name: '54 Squadron',
      start: { squares: ['F9-G9', 'H3'] },
      net: 'Middle Wallop',
      loads: ['bomb', 'atgr'],
    },
    {
      ...line,
      name: 'StG 2',
      size: 'flight',
      count: 2,
      start: { near: 'bombers' },
      maxLosses: 2,
      flexible: true,
    },
    { ...line, name: 'JG 7', start: { turn: 4, edge: 'right', altitudes: [6, 9] } },
    { ...line, name: 'KG 76', start: { turn: 3, squares: ['D4-E4'] }, facing: 'right' },
    { ...line, name: 'Kaga', start: { turn: 2, takeOffFrom: 0 } },
  ])
})

test('a row that its form does not allow is named, with the place of the mistake', () => {
  const fault = 'StG 2: mission: Invalid type: Expected ("bombing" | '
  expect(() => facingLeft`StG 2  squadron  ju-87b  patrol  F9`).toThrow(fault)
  expect(() => families`fighters magic`).toThrow('but found magic')
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
  stories: { 'b-1': 'None.' },
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
      background: 'None.',
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
  expect(wrong({ stories: { 'b-1': '' }, aircraft: CHARTS.aircraft.replace('1941-01', '1941') })).toThrow(
    'b-1: date: ',
  )
  expect(wrong({ performance: 'id  km/h\nb-2  400' })).toThrow('b-2 is not among the aircraft')
  expect(wrong({ arms: 'id  guns\nb-1  1x20  2x20' })).toThrow('b-1: more cells than headings')
  expect(wrong({ arms: 'id  gnus\nb-1  1x20' })).toThrow('b-1: gnus: ')
})
