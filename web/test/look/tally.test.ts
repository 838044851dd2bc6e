import { expect, test } from 'vitest'
import type { Finding } from './judge.ts'
import { distinct, lowerable, lowered, type Row, tableOf, tallyOf, troubles } from './tally.ts'

const text = (key: string, px: number): Finding => ({ count: 'text', key, told: `${px} px`, px })
const row = (tally: Row['tally'], game = 'sample', size = '390x844'): Row => ({
  game,
  size,
  questions: 15,
  smallest: 8,
  tally,
  findings: [],
})

test('each thing is counted once, where it is smallest', () => {
  const covered: Finding = { count: 'covered', key: '.name', told: 'covered' }
  const found = distinct([text('.name', 9), text('.name', 7), text('.name', 8), text('.no', 5), covered])
  expect(found).toEqual([text('.name', 7), text('.no', 5), covered])
  expect(tallyOf(found)).toEqual({ text: 2, covered: 1 })
})

test('more than allowed is a fault, and less can be lowered', () => {
  expect(troubles(row({ text: 3 }), { text: 3 })).toEqual([])
  expect(troubles(row({ text: 4 }), { text: 3 })).toEqual([
    'sample 390x844: kinds of text too small to read: 4, allowed 3',
  ])
  expect(troubles(row({}), { text: 3 })).toEqual([])
  expect(lowerable(row({}), { text: 3 })).toEqual([
    'sample 390x844: kinds of text too small to read: 0, allowed 3',
  ])
  expect(lowerable(row({ text: 4 }), { text: 3 })).toEqual([])
  expect(troubles(row({ axe: 1 }), {})).toHaveLength(1)
})

test('an allowance goes down and never up', () => {
  const allowances = {
    quick: { sample: { '390x844': { text: 3, covered: 2, axe: 1 }, '1440x900': { text: 1 } } },
    full: { sample: { '390x844': { text: 9 } } },
  }
  expect(
    lowered(allowances, 'quick', [row({ text: 2, covered: 5, off: 4 }), row({ text: 1 }, 'new')]),
  ).toEqual({
    quick: { sample: { '390x844': { text: 2, covered: 2 }, '1440x900': { text: 1 } } },
    full: { sample: { '390x844': { text: 9 } } },
  })
})

test('the table has a line for each row, with what is allowed', () => {
  const [head, line] = tableOf([row({ text: 2 })], () => ({ text: 3, off: 1 }))
  expect(head).toMatch(/^game +size +asked +px +text +piece/)
  expect(line).toMatch(/^sample +390x844 +15 +8 +2\/3 +0 +0 +0\/1 +0/)
})
