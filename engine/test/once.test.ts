import { expect, test } from 'vitest'
import { once, onceByNumber } from '../rules/once.ts'

test('a thing is made once for each key, and is the same ever after', () => {
  let made = 0
  const option = once((id: string) => ({ id, number: ++made }))
  expect(option('54')).toEqual({ id: '54', number: 1 })
  expect(option('65')).toEqual({ id: '65', number: 2 })
  expect(option('54')).toBe(option('54'))
  expect(made).toBe(2)
})

test('for numbers, as a callback too, nothing but the number counts', () => {
  const card = onceByNumber(number => ({ id: String(number) }))
  expect([7, 3, 7].map(card)).toEqual([{ id: '7' }, { id: '3' }, { id: '7' }])
  expect(card(7)).toBe(card(7))
})
