import { expect, test } from 'vitest'
import { isHighSpeed } from '../../rules/03-aircraft/ratings.ts'
import { testRuns } from '../kit/run-lines.ts'
import { begun, DOWN, does, flies, LEFT } from '../kit/runs.ts'

testRuns({
  'WL-15.3.2.b WL-Q-81 from the next column: one step into the target column, level or descending, then straight down':
    'sb2c J4: dive >0,7 0 >6 ?break-off',
  'WL-15.3.2.b bombs fall at altitude 1 or 0':
    'sb2c K3: dive 6 ?break-off 6 ?drop,break-off 6 ?drop,break-off >',
  'WL-15.3.2.c four squares of dive aim': ['sb2c K4: dive 6 6 6 unaimed', 'sb2c K5: dive 6 6 6 6 aimed'],
  'WL-15.3.2.c the descending step into the column counts as well': 'sb2c J5: dive 7 6 6 6 aimed',
  'WL-15.3.2.d a steep dive is not at high speed': 'sb2c K3: steep 6 =deeds.pointedDown:false',
  'WL-15.3.3.b a steep dive drops at any altitude from 1 up, once it has dived':
    'ju-88 K3: steep ?break-off 6 ?drop,break-off 6 ?drop,break-off >',
  'WL-15.3.3.b from the next column it first moves over the target': 'ju-88 J6: steep >0,7 0 >6',
  'WL-15.3.3.c three squares of dive aim': ['ju-88 K8: steep 6 6 unaimed', 'ju-88 K8: steep 6 6 6 aimed'],
  'WL-15.3.4.b WL-15.3.4.c glide bombing: one level down for each column, and the bombs fall on entering the target column, aimed':
    'p-47d I4: glide >7 7 ?break-off unaimed 7 ?drop,break-off aimed >',
  'WL-15.3.4.b glide bombing: from the right it comes down to the left': 'p-47d M4 facing:4: glide >5',
})

test('WL-15.3.2.d a move that ends straight down is at high speed, until the nose comes up', () => {
  const { battle, unit } = begun('dive', { model: 'sb2c', at: 'K3' })
  flies(battle, unit, DOWN, DOWN)
  expect(isHighSpeed(battle, unit)).toBe(true)
  does(battle, unit, 'drop', ['bombing.home home/left'])
  flies(battle, unit, DOWN)
  expect(unit.deeds.pointedDown).toBe(true)
  flies(battle, unit, LEFT)
  expect(isHighSpeed(battle, unit)).toBe(false)
})
