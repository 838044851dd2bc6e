import { expect, test } from 'vitest'
import { chooseSome } from '../rules/02-choices.ts'
import { lights, offers, script } from './kit/table.ts'

const choose = (count: number) => chooseSome('night-fighter', 'squadron', ['600', '25', '23'], count)

test('RE-18.3.c RE-14.24.a units are chosen one after the other, none of them twice', () => {
  expect(offers(choose(2))).toEqual(['600', '25', '23'])
  expect(offers(choose(2), 'night-fighter 25')).toEqual(['600', '23'])
  expect(script(choose(2), 'night-fighter 25 600').value).toEqual(['25', '600'])
})

test('RE-18.3.c RE-14.24.a where all are wanted nobody is asked', () => {
  expect(script(choose(3)).value).toEqual(['600', '25', '23'])
  expect(script(choose(0)).value).toEqual([])
})

test('RE-18.3.c units to choose from are lit where they lie, by their side', () => {
  expect(lights(choose(2))).toEqual(['squadron:600', 'squadron:25', 'squadron:23'])
  expect(lights(chooseSome('night-intercepted', 'gruppe', ['I/KG1', 'I/KG2'], 1))).toEqual([
    'gruppe:I/KG1',
    'gruppe:I/KG2',
  ])
})
