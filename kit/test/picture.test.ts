import { expect, test } from 'vitest'
import { cover, dice } from '../index.ts'

test('a picture covers the whole canvas from its middle, whichever side is cut off', () => {
  const drawn = (width: number, height: number) => {
    let at: readonly unknown[] = []
    const context = {
      canvas: { width, height },
      drawImage: (_: unknown, ...where: readonly number[]) => {
        at = where
      },
    } as unknown as CanvasRenderingContext2D
    cover(context, { width: 200, height: 100 } as HTMLCanvasElement)
    return at
  }
  expect(drawn(200, 100)).toEqual([0, 0, 200, 100])
  expect(drawn(400, 100)).toEqual([0, -50, 400, 200])
  expect(drawn(100, 100)).toEqual([-50, 0, 200, 100])
})

test('a drawing made by chance is the same each time, and another for another seed', () => {
  const row = (seed: number) => Array.from({ length: 20 }, dice(seed))
  expect(row(7)).toEqual(row(7))
  expect(row(7)).not.toEqual(row(8))
  expect(row(7).every(number => number > 0 && number < 1)).toBe(true)
  expect(new Set(row(7)).size).toBe(20)
})
