import { expect, test } from 'vitest'
import { LEVELS } from '../../pack/types.ts'
import { levelOf } from '../../rules/01-general/fighters.ts'
import { patrolOf, tablesOf } from '../../rules/01-general/terms.ts'
import { fightCircle } from '../../rules/05-interception/circle.ts'
import { aPatrol, ids, pauseAfter } from '../kit/table.ts'

test('SAB-K-137 Green up to 3 patrols, Regular from 4, Veteran from 9', () => {
  const ends = { green: [0, 3], regular: [4, 8], veteran: [9, 30] }
  for (const level of LEVELS) for (const patrols of ends[level]) expect(levelOf({ patrols })).toBe(level)
})

test('SAB-K-087 as many boxes as schwarms, and a flank to each', () => {
  const campaign = aPatrol({ fly: 'red' })
  const offered = ids(pauseAfter(fightCircle(campaign, ['red'])))
  const { schwarms } = tablesOf(campaign).circle
  expect(offered).toEqual(
    Array.from({ length: schwarms }, (_, i) => [`box-${i}/head-on`, `box-${i}/tailing`, `flank-${i}`]).flat(),
  )
})

test('SAB-K-088 schwarms of four fly the same way round: one is tailed from its box and met head-on from the last', () => {
  const campaign = aPatrol({ fly: 'red' })
  const placed = 'circle.place box-3/head-on, circle.place box-0/tailing, circle.place flank-2'
  pauseAfter(fightCircle(campaign, ['red']), placed)
  expect(patrolOf(campaign).circle?.schwarms).toEqual([4, 4, 4, 4])
  const again = aPatrol({ fly: 'red' })
  const attacks =
    'circle.attacker red-1, draw.headOn x-damage, draw.headOn x-nothing, circle.attacker red-2, draw.headOn x-damage-b, draw.tailed t-nothing'
  pauseAfter(fightCircle(again, ['red']), `${placed}, ${attacks}`)
  expect(patrolOf(again).circle?.schwarms).toEqual([2, 4, 4, 4])
})
