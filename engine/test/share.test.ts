import { expect, test } from 'vitest'
import { share } from '../kept/share.ts'

test('what did not change is the old object, what changed is new', () => {
  const before = { a: { x: 1 }, b: [{ y: 1 }, { y: 2 }], c: 1 }
  const now = { a: { x: 1 }, b: [{ y: 1 }, { y: 3 }], c: 1 }
  const next = share(before, now)
  expect(next).toEqual(now)
  expect(next.a).toBe(before.a)
  expect(next.b).not.toBe(before.b)
  expect(next.b[0]).toBe(before.b[0])
  expect(share(before, structuredClone(before))).toBe(before)
})

test('nothing of the new board itself is kept: rules go on changing it', () => {
  const now = { list: [{ n: 1 }], deep: { more: { n: 1 } } }
  const first = share<typeof now | undefined>(undefined, now)
  now.list[0] = { n: 2 }
  now.deep.more.n = 2
  expect(first).toEqual({ list: [{ n: 1 }], deep: { more: { n: 1 } } })
})

test('keys and items that went or came are noticed', () => {
  const before: { a?: number; b?: undefined } = { a: 1 }
  expect(share(before, {})).toEqual({})
  expect(Object.keys(share(before, { a: 1, b: undefined }))).toEqual(['a', 'b'])
  expect(share([1, 2], [1])).toEqual([1])
  expect(share<unknown>([1], { 0: 1 })).toEqual({ 0: 1 })
  expect(share<unknown>({ a: { b: 1 } }, { a: 2 })).toEqual({ a: 2 })
})
