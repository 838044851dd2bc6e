import { expect, test } from 'vitest'
import { facingLeft, families } from '../../pack/scenarios/order-of-battle.ts'

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
