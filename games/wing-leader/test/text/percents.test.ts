import { expect, test } from 'vitest'
import { percents } from '../../text/chances.ts'

test.each([[[1, 1, 4]], [[10, 21, 5]], [[15, 20, 1]]])(
  'chances that are all there is make a hundred: %j',
  ways => {
    const all = ways.reduce((sum, one) => sum + one)
    const said = percents(ways.map(one => one / all))
    expect(said.reduce((sum, one) => sum + Number.parseInt(one, 10), 0)).toBe(100)
  },
)
