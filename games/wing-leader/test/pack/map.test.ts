import { expect, test } from 'vitest'
import { COLUMNS, isBehind, LEFT, squareAt, squareNamed } from '../../rules/01-words/geometry.ts'
import { isInSunArc } from '../../rules/04-sky.ts'
import { battleOf } from '../kit/table.ts'

test('WL-C-02 two squares off there is a place both behind a unit that faces left and in its Right Upper arc', () => {
  const battle = battleOf('', { sky: 'sun right-upper' })
  const viewer = squareNamed('M9')
  const both: string[] = []
  for (let column = 0; column < COLUMNS; column++)
    for (let altitude = 0; altitude < 20; altitude++) {
      const dx = column - 12
      const dy = altitude - 9
      if (Math.max(Math.abs(dx), Math.abs(dy)) !== 2) continue
      const square = squareAt(column, altitude)
      if (isBehind(viewer, LEFT, square) && isInSunArc(battle, viewer, square)) both.push(`${dx},${dy}`)
    }
  expect(both).toEqual(['2,1', '2,2'])
})
